"""Parse trees of card grammars: their parts."""

from __future__ import annotations

from lark import Token, Tree

Node = Tree[Token]


def first_token(node: Node | Token) -> Token:
    while isinstance(node, Tree):
        node = node.children[0]
    return node


def last_token(node: Node | Token) -> Token:
    while isinstance(node, Tree):
        node = node.children[-1]
    return node


def subtrees(node: Node) -> list[Node]:
    return [child for child in node.children if isinstance(child, Tree)]


def tokens(node: Node) -> list[Token]:
    return [child for child in node.children if isinstance(child, Token)]
