// English: SAM's table in words, what things on it are, its log, its last battle and how it stands.

export const samLists = {
  'table.sam.list.throw': 'What you throw',
  'table.sam.list.hand': 'Your cards: choose one, then its place',
  'table.sam.list.own': 'Your field',
  'table.sam.list.reach': 'What the {card} can attack',
  'table.sam.list.centre': 'The middle of the table',
  'table.sam.list.field': 'The field of {name}',

  'table.sam.reach': '{card} of {name} ({place})',
  'table.sam.hand.held': '{card}; picked up',
  'table.sam.hand.empty': 'all six are laid',
  'table.sam.place': '{place}: {what}',
  'table.sam.place.empty': 'empty',
  'table.sam.place.up': '{card}, face up',
  'table.sam.place.down': '{card}, face down',
  'table.sam.place.noted': '{what}; {note}',
  'table.sam.note.attacks': 'attacks',
  'table.sam.note.helps': 'helps the attack',
  'table.sam.note.attacked': 'is attacked',
  'table.sam.note.too-dear': 'flipping it up costs {cost, number}, which is too dear',
  'table.sam.note.flipped': 'cannot be flipped again in this turn',
  'table.sam.note.up': 'flipping it up leaves {leaves, plural, one {one point} other {# points}}',
  'table.sam.note.down': 'flipping it down makes {leaves, plural, one {one point} other {# points}}',
  'table.sam.note.reach':
    'attacking costs {cost, number}, {count, plural, =0 {and nothing is in reach} one {one card is in reach} other {# cards are in reach}}',

  'table.sam.seat': '{name}: {cards, plural, one {one card} other {# cards}}',
  'table.sam.seat.out': '{name}: out, with no card left',
  'table.sam.seat.turn': 'it is their turn',
  'table.sam.seat.points': '{points, plural, one {one Summon point} other {# Summon points}}',
  'table.sam.seat.must-act': 'must summon, swap or attack in this turn',
  'table.sam.seat.idle':
    '{idle, plural, one {one idle turn} other {# idle turns in a row}} (no summon, swap or attack), after {most, number} the next turn must have one',
  'table.sam.seat.collapsed': 'collapsed: every place counts as front row',
  'table.sam.seat.arranging': 'still arranging',

  'table.sam.centre.attack':
    '{name} attacks with the {card}{twos, plural, =0 {} other {, helped by {helping},}} and drew the {drawn}: {points, plural, one {one point} other {# points}}, and it costs {cost, number}{aimed, select, yes {; the target is {target}} other {}}',
  'table.sam.centre.challenge':
    'Challenge of {attacker}, who attacks, and {defender}: {by, select, rps {rock, paper, scissors} other {odds and evens}}{count, plural, =0 {} other {; {thrown} has thrown}}{rounds, plural, =0 {} one {; equal once already} other {; equal # times already}}',
  'table.sam.centre.draw': '{name} {card}',
  'table.sam.centre.draws': 'Drawn for it: {draws}',
  'table.sam.centre.deck': 'Deck: {count, plural, =0 {empty} one {one card} other {# cards}}',
  'table.sam.centre.discard':
    'Discards: {count, plural, =0 {none} one {one card, {top}} other {# cards, {top} on top}}',
  'table.sam.order': '{alternating, select, yes {In turns} other {Order of set {set, number}}}: {players}',
  'table.sam.order.player': '{name}{is, select, now { (now)} out { (out)} other {}}',
  'table.sam.stall':
    '{quiet, plural, one {One quiet turn} other {# quiet turns in a row}}: no card was destroyed. After {left, plural, one {one more} other {# more}} the game ends; then most cards win, then the highest sum of face values.',

  'table.sam.card':
    '{card}: worth {face, number}, costs {summon, number} to flip up and {attack, number} to attack with.',
  'table.sam.does.c': 'A Club costs 2 less to flip up and 2 more to attack with.',
  'table.sam.does.d': 'A Diamond is worth 2 more in defence and 2 less in attack.',
  'table.sam.does.h': 'A Heart that is attacked while it lies face down brings a new card.',
  'table.sam.does.s': 'A Spade attacks over exactly one row: from front to back, or from back to front.',
  'table.sam.does.two': 'Face up, a two adds 2 to another card of its owner in battle.',
  'table.sam.does.face': 'Of two face cards in battle the higher one loses 2.',
  'table.sam.explain.deck':
    '{count, plural, =0 {The deck is empty} one {One card is left in the deck} other {# cards are left in the deck}}; when there are none, the discards are shuffled into a new one.',
  'table.sam.explain.idle':
    '{idle, plural, =0 {You have had no idle turn} one {You have had one idle turn} other {You have had # idle turns in a row}}: no summon, no swap, no attack. After three in a row the next turn must have one.',
  'table.sam.explain.down': 'A face-down card ({place}): only its owner may look at it.',
  'table.sam.explain.empty': 'No card lies there ({place}).',
  'table.sam.explain.to-fill': 'Still empty ({place}): choose a card of your hand first.',

  'table.sam.happening.fought':
    'The {attack} of {attacker} against the {defence} of {defender}: their real values are counted.',
  'table.sam.happening.coin': 'The values are equal: a coin decides.',

  'table.sam.making.arrange': '{name} has laid six cards.',
  'table.sam.making.flip': '{name} flips {up, select, yes {up} other {down}} {card}.',
  'table.sam.making.swap': '{name} swaps {card} for a new card.',
  'table.sam.making.attack': '{name} attacks with {card} and draws.',
  'table.sam.making.pay': '{name} pays with {cards}.',
  'table.sam.making.stop': '{name} stops the attack.',
  'table.sam.making.target': '{name} attacks {target}.',
  'table.sam.making.boost': '{name} adds {cards}.',
  'table.sam.making.boost.none': '{name} adds no two.',
  'table.sam.making.throw': '{name} throws {what}.',
  'table.sam.making.place': '{name} lays a new card ({place}).',
  'table.sam.making.move': '{name} moves {card} ({place}).',
  'table.sam.making.done':
    '{phase, select, summon {{name} leaves Summon.} attack {{name} does not attack.} other {{name} ends the turn.}}',

  'table.sam.log.setup': 'The beginning',
  'table.sam.log.set': 'Set {number, number}',
  'table.sam.log.alternating': 'In turns',
  'table.sam.log.turn': 'Turn {number, number}',
  'table.sam.log.side': '{whose}: {lines}',
  'table.sam.log.value': '{what} {value, number}',
  'table.sam.log.change': '{what} {value, number, ::sign-always}',

  'table.sam.battle.title': 'Last battle',
  'table.sam.battle.none': 'there is no battle to look at now',
  'table.sam.battle.whose': '{card} of {name}',
  'table.sam.battle.attacker': 'attacks',
  'table.sam.battle.defender': 'defends',
  'table.sam.battle.card': '{card} ({place}){down, select, yes {, which lay face down} other {}}',
  'table.sam.battle.face': 'Face value',
  'table.sam.battle.suit': 'Diamond, {more, select, yes {defending} other {attacking}}',
  'table.sam.battle.faceCards': 'Higher of two face cards',
  'table.sam.battle.twos': '{count, plural, one {A two helps} other {# twos help}} ({places})',
  'table.sam.battle.value': 'Real value',
  'table.sam.battle.line':
    'Last battle: {attacker}, {attack}, against {defender}, {defence}. {outcome, select, attacker {The attack succeeded} defender {The attack failed} other {Equal so far}}{by, select, none {} coin {, by a coin} other {, by a challenge}}.',
  'table.sam.battle.verdict':
    '{by, select, none {{outcome, select, attacker {{attack, number} is more than {defence, number}} other {{attack, number} is less than {defence, number}}}} other {{attack, number} against {defence, number} is equal{outcome, select, attacker {, and {by, select, coin {the coin was} other {the challenge went}} for the attacker} defender {, and {by, select, coin {the coin was} other {the challenge went}} for the defender} other {, so {by, select, coin {a coin} other {a challenge}} decides}}}}{outcome, select, attacker {: the {defender} of {owner} is destroyed.} defender {: the {defender} stays, and the {attacker} is flipped down{twos, plural, =0 {} one { with its two} other { with its twos}}.} other {.}}',

  'table.sam.taken.title': 'Last battle and discards',
  'table.sam.taken.whose': 'What to look at?',
  'table.sam.taken.nothing': 'Nothing has been discarded.',
  'table.sam.taken.discard': 'Discards ({count, number})',
  'table.sam.taken.summary':
    '{count, plural, one {One card.} other {# cards.}} When the deck is empty, they are shuffled into a new one.',
  'table.sam.taken.by.newest': 'The newest first',
  'table.sam.taken.by.suits': 'By suit',
  'table.sam.taken.newest': 'The newest first',

  'table.sam.standings.title': 'Standing',
  'table.sam.standings.goal': 'Who has no card left is out; the last one in wins.',
  'table.sam.standings.cards': 'Cards',
  'table.sam.standings.order': 'This set',
  'table.sam.standings.out': 'out',
  'table.sam.standings.player':
    '{is, select, now {moves now} moved {has moved} later {moves {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}} other {}}{idle, plural, =0 {} one {, one idle turn} other {, # idle turns}}',

  'table.sam.end.lasted': 'In the game',
  'table.sam.end.to-the-end': 'to the end',
  'table.sam.end.out': 'to turn {turn, number}',
  'table.sam.end.won': '{name}: the {card} destroyed the last card of {loser}, the {last}.',
} as const;
