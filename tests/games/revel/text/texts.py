"""Card texts: the rulebook's wordings and the family around them, each in the form in which it prints."""

EFFECTS = """
To Play: Spend 1 Passion.
To Play: Discard 1 card from your hand.
To Play: Play 1 stance card from your hand.
To Overpower: Discard 1 card.
To Draw Cards: Spend 1 Passion.
To Play A Strike Spell: Spend 1 Passion and discard 1 card.
To Skip A Play: Lose 1 Passion.
To Play 1 Of Your Other Stances: Spend 1 Passion.
This Spell's Power Is: Draw 1 card.
This Spell's Power Is: Discard your stance.
Her Power Is: Gain 1 Passion.
Their Power Is: Spend 2 Passion to draw 1 card.
Celosia's Power Is: Play 1 strike spell card from your hand.
On Play: Draw 1 card.
On Play: You may draw 1 card.
On Play: Choose any 1 other spell.
On Play: Choose 1 spell that would be winning if it had +1 Power. Add a +1 to it.
On Play: Add 2 +1s to this spell.
On Play: Discard the opposing spell.
On Play: Discard any 1 spell. Choose 1 of the cards discarded this way. Its player draws it back.
On Play: Move up to 2 +1s from this spell to another of your spells.
On Play: Draw 1 card for each of your stitched spells.
On Play: Choose 1 spell. Its player may discard 1 spell.
On Play: Your opponent discards 1 card from their hand.
On Play: Your opponent discards 1 card from their hand and loses 1 Stamina.
On Play: Draw 1 card and your opponent loses 1 Passion.
On Play: Your opponent discards 1 card from their hand, or loses 1 Stamina.
On Play: Your opponent passes the turn, or gain 1 Passion.
On Play: Each player discards 1 card from their hand.
On Play: Your opponent may discard 1 card from their hand. If they don't, draw 2 cards.
On Play: You may discard 1 card to draw 1 card or gain 1 Passion.
On Play: Reveal your opponent's hand.
On Play: Reveal your next 3 draws. Draw 1 of those cards.
On Play: Discard your opponent's next draw. If it was a strike spell card, gain 1 Passion.
On Play: This spell has +2 Power until the turn ends.
On Play: Your opponent can't overpower this turn.
On Play: Put any 1 spell on top of your deck.
On Play: Put 1 spell card from any discards onto an empty side of yours.
On Play: Move this spell to an empty side of yours.
On Play: Shuffle all stance cards in your discards into your deck.
On Play: Play up to 1 stance card from your discards. If you do, draw 1 card.
On Play: If you control no stance, gain 2 Passion. Otherwise, draw 1 card.
On Play: Remove all +1s from any 1 opposing spell.
On Play: Discard each opposing spell with 2 or less Power.
On Play: Discard 1 opposing shield spell without +1s.
On Play: Choose 1: draw 1 card; gain 2 Passion; or add a +1 to any 1 of your spells.
If Playing This Overpowers: Draw 1 card.
If Playing This Overpowers A Spell: Gain Passion equal to the Power or Resistance that spell had.
If Playing This Overpowers A Spell: If it had 3 or more Power, draw 1 card.
When Your Turn Begins: Stash 1 card from your hand.
When You Draw: Gain 1 Passion for each play you have.
When Your Opponent Draws: Gain 1 Passion if it is your opponent's turn.
When You Skip A Play: Gain 1 Passion.
When You Use A Power: Add a +1 to this spell.
When You Stitch: Draw 1 card.
When You Play A Strike Spell: Add a +1 to it.
When You Play A Card: Gain 1 Passion.
When Your Opponent Overpowers: Gain 1 Passion.
When A Player Overpowers: Draw 1 card.
When This Spell Is Discarded: Discard the spell chosen above.
When This Stance Is Discarded: Stash 1 card from your hand.
When This Spell Leaves The Field: Draw 1 card.
When Another Spell Enters The Field: Gain 1 Passion.
When 1 Of Your Spells Is Discarded: Gain 1 Passion.
When A Card Is Discarded: Gain 1 Passion.
When A Card Is Discarded From Your Opponent's Hand: Gain 1 Passion.
When You Discard This Card From Your Hand: Draw 1 card.
When This Card Is Discarded From Your Hand: Draw 1 card.
When A Spell Loses Power: Draw 1 card.
When A +1 Is Added To This Spell: Gain 1 Passion.
When You Gain Passion: Add a +1 to this spell.
When You Lose Stamina: Draw 1 card.
When You Would Draw: Gain 1 Passion.
When You Would Draw: Gain 1 Passion instead.
When You Would Gain Passion: Draw 1 card instead.
When Your Opponent Would Draw: Stop the draw.
When This Spell Would Be Discarded: Spend 2 Passion to stop the discard.
When A Player Tries To Overpower: Stop it.
When Your Opponent Tries To Overpower: If this card is in your hand, discard it to stop the overpower.
You can gain, lose and spend Passion.
Your strike spells have +1 Power.
Your other strike spells have +1 Power.
Each of your Familiars has +1 Power.
The opposing spell has -2 Power.
This spell has +1 Power for each of your stitched spells.
This spell has +1 Power for each Passion you have.
You can't play cards.
Players can't gain Passion.
Your opponent can't overpower.
Your shield spells can't be discarded.
Your opponent's spells can't be drawn.
This spell can't be overpowered.
You are allotted 1 more play each turn.
Your opponent is allotted 1 less play each turn.
You may use each of your Powers twice each turn.
While this card is in your discards, your strike spells have +1 Power.
While you control a stance, your shield spells have +1 Resistance.
While you have more Stamina than your opponent, this spell has +2 Power.
While this spell is not winning, it can't be discarded.
While you are winning in 3 or more spell spaces, your opponent can't draw.
On Play: Discard 1 spell with 2 or more +1s and 3 or less Power.
On Play: Discard any 1 spell with a +1 and a flames icon and draw 1 card.
On Play: Draw 1 card with a flames icon and 2 or less Power from your discards.
On Play: If you control a stance and you have 3 or more Passion, draw 1 card.
On Play: If you control a stance or you have 3 or more Passion, draw 1 card. Otherwise, gain 1 Passion.
On Play: Draw 1 card if this spell is unopposed and it is your turn.
On Play: Draw 1 card unless you control a stance.
On Play: Unless it is your turn, draw 1 card. Otherwise, gain 1 Passion.
On Play: If this spell is opposed, draw 1 card.
On Play: If this spell doesn't have a +1, add a +1 to it.
On Play: If your spells don't have 5 or more Power, draw 1 card.
On Play: If this spell has more +1s than the opposing spell, draw 1 card.
On Play: Spend 1 Passion or discard 1 card to draw 2 cards.
On Play: Spend any amount of Passion.
On Play: Lose any number of plays.
On Play: Remove any number of +1s from this spell.
On Play: Move any number of +1s from this spell to another of your spells.
On Play: Move a +1 from this spell to another of your spells for each Passion you have.
On Play: Move +1s from this spell to another of your spells equal to the Power of the opposing spell.
On Play: Remove +1s from the opposing spell equal to the Power of this spell.
On Play: Gain Passion equal to twice the Power of this spell.
On Play: Draw cards equal to 3 times the Power of this spell.
If Playing This Overpowers A Spell: Add +1s to this spell equal to twice the Power that spell had.
When This Spell Overpowers: Draw 1 card.
When This Spell Overpowers A Spell: Gain Passion equal to the Power that spell had.
When This Spell Overpowers Another Spell: Draw 1 card.
When This Spell Tries To Overpower: Spend 1 Passion to stop the overpower.
When This Spell Is Overpowered: Draw 1 card.
When Your Opponent Overpowers This Spell: Draw 1 card.
When Your Opponent Tries To Overpower This Spell: Discard 1 card to stop the overpower.
When Your Stance Is Discarded: Draw 1 card.
When Your Opponent's Stance Leaves The Field: Draw 1 card.
When You Discard Your Stance: Draw 1 card.
When You Add A +1 To A Spell: Gain 1 Passion.
When Your Opponent Removes A +1 From 1 Of Your Spells: Gain 1 Passion.
When You Would Draw: You may gain 1 Passion instead.
When You Would Draw: Draw 2 cards or gain 1 Passion instead.
When You Would Lose Stamina: Spend 2 Passion to draw 1 card instead.
When You Would Lose Stamina: You may spend 2 Passion to draw 1 card instead.
When Your Opponent Would Stitch: Stop the stitch.
When Your Opponent Would Use A Power: Spend 1 Passion to stop the use.
When You Would Skip A Play: Gain 1 Passion instead.
When This Spell Would Leave The Field: Remove a +1 from this spell to stop it.
When A Card Would Enter The Field: Stop it.
When A +1 Would Be Added To A Spell: Stop it.
When Your Opponent Would Remove A +1 From 1 Of Your Spells: Stop it.
When This Spell Would Lose Power: Stop the loss.
When Your Opponent Tries To Overpower: If this card is in your hand and you have 2 or more Passion, stop the overpower.
While you control a stance and it is your turn, this spell has +2 Power.
While this spell is unopposed, it has +3 Power.
While this spell has a +1, it can't be overpowered.
On Play: Discard 1 card for each of your stitched spells.
On Play: Your opponent discards 1 card from their hand for each of your winning spells.
On Play: Discard up to 2 opposing spells for each Passion you have.
On Play: Draw 1 spell card from your discards for each Passion you have.
On Play: Discard 1 spell. Add a +1 to this spell for each +1 it had.
On Play: Discard 1 spell. Add +1s to this spell equal to the number of +1s it had.
On Play: Spend any amount of Passion. Add a +1 to this spell for each Passion spent this way.
On Play: Lose all your Passion. Draw cards equal to the Passion lost this way.
On Play: Remove any number of +1s from this spell. Gain 1 Passion for each +1 removed this way.
On Play: Reveal your next 3 draws. Draw 1 of them and stash the rest.
On Play: Discard any 1 spell that is not winning.
On Play: Discard all spells that are not stitched.
On Play: Discard any 1 spell without Power.
On Play: Discard any 1 spell with less Power than this spell.
On Play: Discard any 1 spell with a +1 and more Power than this spell.
Your strike spells have +1 Power. Your shield spells have +1 Resistance.
This spell has +2 Power. It can't be discarded.
This spell has +1 Power and +1 Resistance.
Your spells have -1 Resistance and +2 Power for each Passion you have.
While this spell is unopposed, it has +1 Power and +1 Resistance. It can't be discarded or drawn.
On Play: Any 1 spell has +1 Power and +2 Resistance until the turn ends.
On Play: If it is your turn, your opponent can't draw or discard cards this turn.
This spell can't be discarded or overpowered.
Your opponent can't draw or discard cards.
You can't gain or spend Passion.
You can't draw or overpower.
Players can't overpower spells. Players can't discard spells.
On Play: Draw 1 card for every 2 Passion you have.
On Play: Draw 2 cards for every 2 of your spells.
On Play: Discard 1 card for every 3 cards in your opponent's hand.
On Play: Add a +1 to this spell for every 2 +1s on your other spells.
On Play: Spend any amount of Passion. Gain 1 play for every 2 Passion spent this way.
This spell has +1 Power for every 2 spell spaces you are winning in.
On Play: Gain Passion equal to the total Power of your spells.
On Play: Discard any 2 spells. Gain Passion equal to the total Power those spells had.
When You Gain 2 Or More Passion: Draw 1 card.
When Your Opponent Spends 3 Or More Passion: Draw 1 card.
When You Would Lose 2 Or More Stamina: Stop the loss.
Only 1 copy of this card per deck.
Only up to 5 copies of this card per deck.
""".strip().split("\n")

INSTRUCTIONS = """
Play 1 card from your hand.
Draw 3 cards.
Discard your stance.
Discard 2 cards to draw 3 cards.
Discard your stance, or draw 1 card.
Discard 1 strike spell card from your hand, or draw 1 card.
Your opponent discards 1 card from their hand.
Your opponent discards 1 stance card from their hand.
Stash 1 card from your hand.
Choose 1 spell.
Draw 1 spell card from your discards.
Discard your stance. Draw 1 card.
Gain 1 Passion and draw 1 card.
Discard the opposing stance.
If you control 5 spells, draw 1 card.
Gain 1 Passion if you played a strike spell this turn.
Stash 2 strike spell cards from your hand.
Spend 1 Passion to add a +1 to this spell.
Spend 1 Passion and discard 2 cards to draw 3 cards.
Spend 2 Passion to draw 1 card, or gain 1 Passion.
Choose 1: draw 1 card; or choose 1 opposing spell and discard it.
You may discard your stance.
Play 1 strike spell card from your hand. Draw 1 card.
Choose 1 strike spell card from your hand and stash it.
Choose 1 strike spell card from your hand. Reveal it. Draw 1 card.
Choose 2 cards from your hand and stash them.
Choose any 1 card on your side of the field.
Discard 1 Familiar.
Discard 1 spell card from your hand.
Gain Passion equal to the Power of any 1 spell.
Draw 1 card. Pass the turn.
Discard your hand.
Shuffle your deck.
Draw 2 cards. Stash 1 card from your hand.
Draw 1 stance card from your discards.
Draw any 1 spell.
Draw any 1 of your spells.
Use 1 of your Powers.
Stash your next draw.
Reveal 1 card from your hand until your next turn.
Play 1 stance card from your discards.
Check for overpower for this spell.
Lose 2 Stamina. Draw 2 cards.
Add 1 mark counter to your Passion card.
Gain 2 Passion. Draw 1 card.
Draw 1 card for each Passion you have.
Spend all your Passion.
Choose 1 marker.
Choose 1 Stamina marker.
Discard all cards on your side of the field.
Draw 1 Stamina marker.
This spell can't be discarded this turn.
This spell has +2 Power until the turn ends.
Play 1 card from your hand. If you played a card this way, draw 1 card.
Choose any number of spells. Discard the spells chosen this way.
""".strip().split("\n")

ALTERNATES = {
    "On Play: Add a +1 to this spell and the opposing spell, then draw 1 card.": (
        "On Play: Add a +1 to this spell, add a +1 to the opposing spell and draw 1 card."
    ),
    "On Play: Draw 1 card and discard 1 card and 1 spell.": "On Play: Draw 1 card, discard 1 card and discard 1 spell.",
    "To Play This Card: Spend 1 Passion.": "To Play: Spend 1 Passion.",
    "Each Time You Play This Card: Draw 1 card.": "On Play: Draw 1 card.",
    "When You Play This Card: Draw 1 card.": "On Play: Draw 1 card.",
    "Each Time A Card Is Discarded: Gain 1 Passion.": "When A Card Is Discarded: Gain 1 Passion.",
    "When This Card Is Discarded From Your Hand: You draw 1 card.": (
        "When This Card Is Discarded From Your Hand: Draw 1 card."
    ),
    "When Your Opponent Tries To Draw: Stop it.": "When Your Opponent Would Draw: Stop it.",
    "When You Would Draw: Prevent the draw.": "When You Would Draw: Stop the draw.",
    "On Play: Discard your stance or draw 1 card.": "On Play: Discard your stance, or draw 1 card.",
    "On Play: Choose 1: discard your stance, or spend 2 Passion to draw 1 card.": (
        "On Play: Choose 1: discard your stance; or spend 2 Passion to draw 1 card."
    ),
    "On Play: Choose 1 spell. Its player draws it.": "On Play: Choose 1 spell. Its player draws it back.",
    "On Play: Choose 1 strike spell card in your discards and draw it.": (
        "On Play: Choose 1 strike spell card from your discards and draw it back."
    ),
    "On Play: Remove 1 +1 from this spell.": "On Play: Remove a +1 from this spell.",
    "On Play: Choose any number of spells. Discard each spell chosen this way.": (
        "On Play: Choose any number of spells. Discard the spells chosen this way."
    ),
    "On Play: Draw 1 card for each spell you control.": "On Play: Draw 1 card for each of your spells.",
    "On Play: Discard 1 spell with Power 3 or less.": "On Play: Discard 1 spell with 3 or less Power.",
    "On Play: Draw 1 card from your discards with a flames icon.": (
        "On Play: Draw 1 card with a flames icon from your discards."
    ),
    "On Play: Draw 1 card, then discard 1 card.": "On Play: Draw 1 card and discard 1 card.",
    "On Play: Draw 1 card and then discard 1 card.": "On Play: Draw 1 card and discard 1 card.",
    "On Play: Draw 1 card. Then discard 1 card.": "On Play: Draw 1 card. Discard 1 card.",
    "On Play: Draw 1 card, gain 1 Passion, and discard 1 card.": (
        "On Play: Draw 1 card, gain 1 Passion and discard 1 card."
    ),
    "On Play: Draw 1 card, gain 1 Passion, or discard 1 card.": (
        "On Play: Draw 1 card, or gain 1 Passion, or discard 1 card."
    ),
    "On Play: Draw 1 card, gain 1 Passion or discard 1 card.": (
        "On Play: Draw 1 card, or gain 1 Passion, or discard 1 card."
    ),
    "On Play: Your opponent may discard 1 card. If they don't, they lose 1 Stamina and discard 2 cards.": (
        "On Play: Your opponent may discard 1 card. If they don't, your opponent loses 1 Stamina and discards 2 cards."
    ),
    "When Your Opponent Overpowers: They discard 1 card or lose 1 Stamina.": (
        "When Your Opponent Overpowers: Your opponent discards 1 card, or loses 1 Stamina."
    ),
    "On Play: Your opponent loses 1 Stamina unless they discard 1 card.": (
        "On Play: Your opponent may discard 1 card. If they don't, your opponent loses 1 Stamina."
    ),
    "On Play: Lose 1 Stamina unless you spend 1 Passion.": (
        "On Play: You may spend 1 Passion. If you don't, lose 1 Stamina."
    ),
    "On Play: Draw 1 card unless you played a card this turn.": (
        "On Play: Draw 1 card if you didn't play a card this turn."
    ),
    "On Play: If this spell isn't winning, draw 1 card.": "On Play: If this spell is not winning, draw 1 card.",
    "On Play: If this spell isn't unopposed, draw 1 card.": "On Play: If this spell is opposed, draw 1 card.",
    "On Play: If this spell is not opposed, draw 1 card.": "On Play: If this spell is unopposed, draw 1 card.",
    "On Play: If you don't control a stance, draw 1 card.": "On Play: If you control no stance, draw 1 card.",
    "On Play: If you have Passion, draw 1 card.": "On Play: If you have 1 or more Passion, draw 1 card.",
    "On Play: If your hand is empty, draw 1 card.": "On Play: If you have no cards in your hand, draw 1 card.",
    "On Play: If you have less Passion than your opponent, draw 1 card.": (
        "On Play: If your opponent has more Passion than you, draw 1 card."
    ),
    "On Play: If you have fewer cards in your hand than your opponent, draw 1 card.": (
        "On Play: If your opponent has more cards in their hand than you, draw 1 card."
    ),
    "On Play: If you control fewer spells than your opponent, draw 1 card.": (
        "On Play: If your opponent controls more spells than you, draw 1 card."
    ),
    "On Play: If this spell has less Power than the opposing spell, draw 1 card.": (
        "On Play: If the opposing spell has more Power than this spell, draw 1 card."
    ),
    "On Play: Choose up to 2 spells. Add a +1 to each of them.": "On Play: Choose up to 2 spells. Add a +1 to them.",
    "On Play: Choose 1 spell. It gains +2 Power until the end of the turn.": (
        "On Play: Choose 1 spell. It has +2 Power until the turn ends."
    ),
    "On Play: Until your next turn, your opponent can't overpower.": (
        "On Play: Your opponent can't overpower until your next turn."
    ),
    "On Play: Your opponent can't use their Powers this turn.": "On Play: Your opponent can't use Powers this turn.",
    "Opposing spells have -1 Power.": "All opposing spells have -1 Power.",
    "While you control a stance, while it is your turn, this spell has +2 Power.": (
        "While you control a stance and it is your turn, this spell has +2 Power."
    ),
    "When 1 Of Your Stances Is Discarded: Draw 1 card.": "When Your Stance Is Discarded: Draw 1 card.",
    "When A Player Adds A +1 To A Spell: Draw 1 card.": "When A +1 Is Added To A Spell: Draw 1 card.",
    "When A Player Overpowers This Spell: Draw 1 card.": "When This Spell Is Overpowered: Draw 1 card.",
    "When This Spell Would Overpower A Spell: Stop it.": "When This Spell Tries To Overpower A Spell: Stop it.",
    "Each Time This Spell Overpowers Another Spell, If That Overpower Check Occurred As Part Of Playing This Card: "
    "Draw 1 card.": "If Playing This Overpowers A Spell: Draw 1 card.",
    "Each Time This Spell Overpowers, If The Check For Overpower Was Caused By Playing (Or Stitching) This Card: "
    "Draw 1 card.": "If Playing This Overpowers: Draw 1 card.",
    "The First Time You Use This Power During Each Of Your Turns: Draw 1 card.": "Its Power Is: Draw 1 card.",
    "On Play: Choose 2 cards from your hand. Stash 1 of them and discard the other.": (
        "On Play: Choose 2 cards from your hand. Stash 1 of them and discard the rest."
    ),
    "On Play: Discard any 1 spell that isn't winning.": "On Play: Discard any 1 spell that is not winning.",
    "Your strike spells have +1 Power and your shield spells have +1 Resistance.": (
        "Your strike spells have +1 Power. Your shield spells have +1 Resistance."
    ),
    "This spell has +1 Power. This spell has +1 Resistance.": "This spell has +1 Power and +1 Resistance.",
    "This spell can't be discarded. This spell can't be overpowered.": "This spell can't be discarded or overpowered.",
    "On Play: Draw 1 card for every 2 spells you control.": "On Play: Draw 1 card for every 2 of your spells.",
    "On Play: Gain Passion equal to the Power of your spells.": (
        "On Play: Gain Passion equal to the total Power of your spells."
    ),
    "On Play: Choose 1 spell. If its Power is 3 or more, draw 1 card.": (
        "On Play: Choose 1 spell. If it has 3 or more Power, draw 1 card."
    ),
    "On Play: If this spell's Power is 3 or more, draw 1 card.": (
        "On Play: If this spell has 3 or more Power, draw 1 card."
    ),
    "On Play: Discard 1 spell. If that spell's Resistance was 2 or less, draw 1 card.": (
        "On Play: Discard 1 spell. If that spell had 2 or less Resistance, draw 1 card."
    ),
    "On Play: If the total Power of your spells is 10 or more, draw 1 card.": (
        "On Play: If your spells have 10 or more Power, draw 1 card."
    ),
    "While this spell's Power is exactly 3, it can't be discarded.": (
        "While this spell has exactly 3 Power, it can't be discarded."
    ),
    "This spell has +1 Power. While its Power is 3 or more, it can't be discarded.": (
        "This spell has +1 Power. While it has 3 or more Power, it can't be discarded."
    ),
    "When Your Turn Ends: Gain Passion equal to this spell's Power.": (
        "When Your Turn Ends: Gain Passion equal to the Power of this spell."
    ),
}
"""Wordings that are understood but never printed."""
