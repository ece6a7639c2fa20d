// English: what the screens say at a table of SAM: buttons, what would come of what is composed, the table in words.

export const samTable = {
  'table.sam.progress':
    '{alternating, select, yes {In turns} other {{set, plural, =0 {Before the first set} other {Set #}}}}{left, plural, =0 {} one {, the end after one more quiet turn} other {, the end after # more quiet turns}}',

  'table.sam.back': 'Put down',
  'table.sam.not': 'Step back',
  'table.sam.clear': 'Choose again',
  'table.sam.ready': 'Ready',
  'table.sam.fill': '{laid, plural, =0 {Arrange for me} other {Arrange the rest for me}}',
  'table.sam.flip.up': 'Flip up',
  'table.sam.flip.down': 'Flip down',
  'table.sam.flip.up.costs':
    'Flip up: {change, plural, =0 {free} other {costs {change, number}, leaves {leaves, number}}}',
  'table.sam.flip.down.brings': 'Flip down: brings {change, number}, makes {leaves, number}',
  'table.sam.swap': 'Swap for a new card',
  // Summon points that are left are lost with it.
  'table.sam.done.attack':
    'On to Attack{lost, plural, =0 {} one {, one point is lost} other {, # points are lost}}',
  'table.sam.done.movement':
    'On to Movement{lost, plural, =0 {} one {, one point is lost} other {, # points are lost}}',
  'table.sam.done.end':
    'End the turn{lost, plural, =0 {} one {, one point is lost} other {, # points are lost}}',
  'table.sam.end': 'End the turn',
  'table.sam.attack': 'Draw for the attack',
  'table.sam.strike': 'Attack the {target}',
  'table.sam.vain': 'Attack all the same',
  'table.sam.pay': 'Pay {points, number}',
  'table.sam.pay.strike': 'Pay {points, number} and attack the {target}',
  'table.sam.pay.only': 'Pay {points, number} only',
  'table.sam.stop': 'Stop the attack',
  'table.sam.boost':
    '{count, plural, one {Add the {card} (+{adds, number})} other {Add # twos (+{adds, number})}}',
  'table.sam.boost.none': 'No help',
  'table.sam.move': 'Move it there',
  'table.sam.place-it': 'Lay it {place}',
  'table.sam.throw.rock': 'Rock',
  'table.sam.throw.paper': 'Paper',
  'table.sam.throw.scissors': 'Scissors',
  'table.sam.throw.fingers': '{count, number}',

  'table.sam.nothing': 'nothing',
  'table.sam.face-down': 'face-down card',
  'table.sam.target': 'the {card} of {name} ({place})',
  'table.sam.target.own': 'your {card}',

  'table.sam.preview.held': '{card}: choose its place. Pressed twice it goes to the next empty one.',
  'table.sam.preview.held.placed':
    '{card}, {place}: choose another place, or a card to exchange it with. Press it again to take it back into the hand.',
  'table.sam.preview.arranging':
    '{missing, plural, one {One card is} other {# cards are}} still to be laid. What lies in a place can be moved or taken back.',
  'table.sam.preview.arranged':
    'All six lie face down. Change them as you like, and press “Ready” when you are done.',
  'table.sam.preview.up':
    '{card}: flipping it up {cost, plural, =0 {costs nothing: {points, plural, one {your one point stays} other {your # points stay}}} other {costs # and leaves {leaves, number} of your {points, number}}}.',
  'table.sam.preview.down':
    '{card}: flipping it down brings {gain, number}, which makes {leaves, plural, one {one point} other {# points}}.',
  'table.sam.preview.swap': 'It can also be swapped for a new card, instead of any flip.',
  'table.sam.preview.swap-it':
    '{card} goes to the discards, and a new card takes its place. That ends Summon.',
  'table.sam.preview.reaches':
    'To attack with it, which costs {cost, number}, put it onto {count, plural, one {the card} other {one of the # cards}} in its reach.',
  'table.sam.preview.carried':
    '{card}: {swap, select, yes {over the discards it is swapped, over} other {over}} another place of yours it is moved there, which ends your turn.',
  'table.sam.preview.reaches.nothing': 'From there it reaches no card of another.',
  'table.sam.preview.strike-later':
    '{carried, select, yes {Let go to attack: } other {}}Summon is left{lost, plural, =0 {} one {, and your one point is lost} other {, and your # points are lost}}.',
  'table.sam.preview.vain':
    '{why, select, unpaid {No draw reaches the cost of {cost, number}, and no face-up card could pay the rest: the attack of the {card} must come to nothing, and only count against idling.} other {The attack on the {target} must fail: the {card} would be flipped down, and only count against idling.}}{asked, select, yes { Attack all the same?} other {}}',
  'table.sam.preview.move-later':
    '{card} goes to {place}{swapped, select, yes {, and {other} to where it lay} other {}}, which ends your turn. {passed, select, both {Summon and Attack are passed over{lost, plural, =0 {} one {, and your one point is lost} other {, and your # points are lost}}.} summon {The rest of Summon is passed over{lost, plural, =0 {} one {, and your one point is lost} other {, and your # points are lost}}.} attack {Attack is passed over.} other {}}',
  'table.sam.preview.end':
    'End your turn? {phase, select, summon {You summon and move nothing more{attacks, select, yes {, and do not attack} other {}}{lost, plural, =0 {} one {; your one point is lost} other {; your # points are lost}}.} attack {You do not attack, and move nothing.} other {You move nothing.}}',
  'table.sam.preview.attack':
    '{card} attacks{twos, plural, =0 {} one {, a two helps it} other {, # twos help it}}. It costs {cost, number}: {reached, plural, =0 {no draw is enough} one {only an Ace is enough} =13 {any draw is enough} other {# of the 13 values are enough}}{rest, select, none {, and no face-up card could pay the rest} some {, and face-up cards could pay up to {adds, number} more} other {}}. Point at a target, or draw first.',
  'table.sam.preview.stop': 'Stop the attack? It comes to nothing, and the card that was drawn is lost.',
  // With the target that the attack was put onto, which is told after it.
  'table.sam.preview.pay.aimed':
    'Drawn {drawn, number}{worth, plural, =0 {} other {, paid {worth, number}}}, and it costs {cost, number}: {is, select, missing {{missing, number} more needed} much {one card is too much} met {enough} other {to be paid}}.',
  'table.sam.preview.pay':
    'Drawn {drawn, number}, paid {worth, number} with {cards}: {sum, plural, one {one point} other {# points}}, and it costs {cost, number}. {is, select, missing {{missing, plural, one {One more point is} other {# more points are}} needed.} much {One of them is too much: press it again to leave it out.} met {That is enough.} other {}}',
  'table.sam.preview.target': 'Attack on {target}.',
  'table.sam.preview.battle':
    'Attack {attack}, defence {defence}: {outcome, select, attacker {{target} is destroyed} defender {the attack on {target} fails} other {equal, so a challenge decides about {target}}}.',
  'table.sam.preview.battle.down': 'Attack {attack} on {target}: its value is not known.',
  'table.sam.preview.others': 'Another card in reach may fall.',
  'table.sam.preview.may-add':
    '{who, select, you {You could add {adds, number} more} other {{name} could add {adds, number}}} with face-up twos.',
  'table.sam.preview.move':
    '{card} ({place}): choose an empty place, or another face-down card to exchange it with. That ends your turn.',
} as const;
