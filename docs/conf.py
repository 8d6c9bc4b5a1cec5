"""How `bin/docs` makes a site of this folder: its pages as they are, and a reference made from the docstrings."""

import importlib
import re
import sys

project = "Coven"
extensions = ["sphinx.ext.autodoc", "myst_parser"]
exclude_patterns = ["conftest.py"]
suppress_warnings = ["misc.highlighting_failure"]  # card text has no colours
smartquotes = False  # an apostrophe in code is an apostrophe

html_theme = "furo"
html_title = "Coven"
html_static_path = ["style"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_copyright = False

myst_heading_anchors = 3

default_role = "py:obj"  # what a docstring has in backticks is code, and a link if the reference has it
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
autodoc_preserve_defaults = True


def setup(app):
    app.connect("autodoc-process-docstring", documented_where_it_is_defined)
    app.connect("autodoc-process-signature", without_a_signature)
    app.connect("doctree-read", without_guessing)
    app.connect("doctree-read", without_blank_ends)
    app.connect("source-read", without_links_out_of_the_site)


def documented_where_it_is_defined(app, what, name, obj, options, lines):
    """A value that a package passes on, such as `coven.kernel.Path`, has its docstring in the module it comes from."""
    from sphinx.pycode import ModuleAnalyzer

    if what == "data":
        package, _, own = name.rpartition(".")
        importlib.import_module(package)
        for module in [each for each in sys.modules if each.startswith(f"{package}.")]:
            told = ModuleAnalyzer.for_module(module).find_attr_docs()
            lines[:] = told.get(("", own), lines)


def without_a_signature(app, what, name, obj, options, signature, returned):
    """Nobody makes an instance of a protocol, so there is nothing to say about how."""
    return ("", None) if getattr(obj, "_is_protocol", False) else None


def without_guessing(app, doctree):
    """A type is a link if the reference has that very type: `random.Random` is Python's, not a computer player."""
    from sphinx.addnodes import pending_xref

    for link in doctree.findall(pending_xref):
        if link.get("refspecific") is False:
            del link["refspecific"]


def without_blank_ends(app, doctree):
    """The blank line that ends an example on a page needn't be seen."""
    from docutils.nodes import Text, literal_block

    for block in doctree.findall(literal_block):
        if block.rawsource == block.astext():
            block.rawsource = block.rawsource.rstrip()
            block[:] = [Text(block.rawsource)]


def without_links_out_of_the_site(app, page, source):
    """A link to a file beside this folder, such as the benchmarks' results, is its words alone."""
    source[0] = re.sub(r"\[([^\]]+)\]\(\.\./[^)]*\)", r"\1", source[0])
