// English: what happens in SAM, and why a move is refused.

export const samHappens = {
  'sam.event.dealt': 'Six cards each are dealt, to be laid face down in two rows of three.',
  'sam.event.arranged': '{name} has arranged the cards.',
  'sam.event.reshuffled':
    '{count, plural, one {The deck is empty: the one discard is the new one.} other {The deck is empty: the # discards are shuffled into a new one.}}',
  'sam.event.ordered': 'Set {set, number}: {draws}. The order of play is {order}.',
  'sam.event.ordered-first': '{draws}: {name} moves first, and from here on the two alternate.',
  'sam.event.ordered-last':
    'Two are left and draw a last time. {draws}: {name} moves first, and from here on the two alternate.',
  'sam.event.draw': '{name} draws {card}',
  'sam.event.draw-too': '{name} {card}',
  'sam.event.draws-again': '{before}; a tie, so again {draws}',
  'sam.event.turn': 'It is the turn of {name}.',
  'sam.event.flipped-up':
    '{name} flips up {card} for {cost, plural, =0 {nothing} one {one point} other {# points}}; {points, plural, one {# is left} other {# are left}}.',
  'sam.event.flipped-down':
    '{name} flips down {card} for {gain, plural, one {one point} other {# points}}, which makes {points, number}.',
  'sam.event.swapped':
    '{name} swaps a face-down card ({place}): {card} goes to the discards, and {known, select, yes {{fresh}} other {a new card}} takes its place.',
  'sam.event.points-lost':
    '{lost, plural, one {One unused Summon point of {name} is lost.} other {# unused Summon points of {name} are lost.}}',
  'sam.event.done-attack': '{name} does not attack.',
  'sam.event.declared':
    '{name} attacks with {card}{twos, plural, =0 {} other {, helped by {helping},}} and draws {drawn}: {points, plural, one {one point} other {# points}}, and it costs {cost, number}.',
  'sam.event.paid':
    '{name} flips down {cards} to pay: {points, plural, one {one point} other {# points}}, and it costs {cost, number}.',
  'sam.event.fizzled.stopped': '{name} stops the attack with {card}: it comes to nothing.',
  'sam.event.fizzled.cannot-pay':
    'The attack of {name} with {card} comes to nothing: no face-up cards could pay for it.',
  'sam.event.targeted':
    'The target is {down, select, yes {a face-down card of {target} ({place})} other {{card} of {target}}}.',
  'sam.event.boosted': '{name} adds {cards} in defence.',
  'sam.event.boosted-none': '{name} adds no two.',
  'sam.event.turned-up': 'The target is turned up: {name} has {card} there.',
  'sam.event.fought.attacker':
    '{attacker} attacks with {attack}; {defender} defends with {defence}: the attack succeeds.',
  'sam.event.fought.defender':
    '{attacker} attacks with {attack}; {defender} defends with {defence}: the attack fails.',
  'sam.event.fought.equal':
    '{attacker} attacks with {attack}; {defender} defends with {defence}: equal, so {by, select, coin {a coin} other {a challenge}} decides.',
  'sam.event.fought.side': '{card}, {sum}',
  'sam.event.threw': '{attacker} throws {attack}, {defender} {defence}: {outcome}.',
  'sam.event.threw.signs': '{winner} wins the challenge',
  'sam.event.threw.fingers':
    '{sum, number} is {parity, select, odd {odd} other {even}}, and {winner} wins the challenge',
  'sam.event.threw.again': 'the same, so again',
  'sam.event.coin':
    'The coin shows {face}, which is for {winner}: {side, select, attacker {the attack succeeds} other {the attack fails}}.',
  'sam.event.destroyed': '{name} loses {card}.',
  'sam.event.fell': '{name} has to flip down {cards}.',
  'sam.event.heart-replaced':
    'A Heart is replaced: {name} has {known, select, yes {{fresh}} other {a new card}} face down in its place.',
  'sam.event.placed': '{name} lays {known, select, yes {{fresh}} other {a new card}} face down ({place}).',
  'sam.event.collapsed': 'A row of {name} is empty: the field has collapsed, and all of it is front row.',
  'sam.event.rose': '{name} has four cards again: the field has two rows as before.',
  'sam.event.moved':
    '{name} {swapped, select, yes {exchanges two face-down cards ({from}, {to})} other {moves a face-down card ({from} to {to})}}.',
  'sam.event.out': '{name} has no card left and is out.',

  'sam.refusal.first-turn': 'In the very first turn of the game nobody attacks: go on without.',
  'sam.refusal.not-your-cards.strange': 'The {card} is none of your six cards: lay only those.',
  'sam.refusal.not-your-cards.twice': 'The {card} lies in two places: lay each card once.',
  'sam.refusal.not-your-cards.unfinished': 'All six cards have to lie in their places: fill both rows.',
  'sam.refusal.not-your-cards.of-another': 'Each of the six cards that were dealt has to be laid, once.',
  'sam.refusal.empty-place': 'No card lies there ({place}): choose a place of yours with a card.',
  'sam.refusal.empty-place.of-another': 'No card lies there.',
  'sam.refusal.flipped-before':
    'The {card} was flipped {direction, select, up {up} other {down}} in this turn before, and a card may be flipped {direction, select, up {up} other {down}} only once a turn: choose another.',
  'sam.refusal.flipped-before.of-another': 'In a turn a card may be flipped up once and down once.',
  'sam.refusal.too-dear':
    'Flipping up the {card} costs {cost, plural, one {one point} other {# points}}, and you have {points, number}: {can, select, both {flip down a face-up card first, or swap this one} flip {flip down a face-up card first} swap {it can only be swapped} other {choose another card, or leave Summon}}.',
  'sam.refusal.too-dear.of-another': 'That card costs more Summon points than there are.',
  'sam.refusal.flipped-already':
    'You have flipped a card in this turn, and a swap is instead of any flip: go on flipping, or leave Summon.',
  'sam.refusal.flipped-already.of-another': 'Whoever has flipped a card cannot swap one in the same turn.',
  'sam.refusal.face-up':
    'The {card} lies face up, and only face-down cards are swapped or moved: choose one of these.',
  'sam.refusal.face-up.of-another': 'Only face-down cards are swapped or moved.',
  'sam.refusal.idle.summon':
    'You did not summon, swap or attack in your last three turns, and in this one you could not attack: flip a card up or swap one first.',
  'sam.refusal.idle.attack':
    'You did not summon, swap or attack in your last three turns: now declare an attack.',
  'sam.refusal.idle.of-another':
    'After three turns without a summon, a swap or an attack the next turn must have one.',
  'sam.refusal.face-down': 'The {card} lies face down, and only face-up cards attack: choose one of these.',
  'sam.refusal.face-down.of-another': 'Only face-up cards attack.',
  'sam.refusal.no-target.spade':
    'A Spade attacks only over exactly one row, and there the {card} finds no card of another: attack with another card.',
  'sam.refusal.no-target.back':
    'The {card} lies in your back row, from where only Spades attack: attack with another card.',
  'sam.refusal.no-target.of-another': 'That card has no target in reach.',
  'sam.refusal.bad-boost.no-two':
    'No two lies face up there ({place}): only a two that is face up before the battle can help.',
  'sam.refusal.bad-boost.itself':
    'The card that fights ({place}) cannot help itself: name other twos, or none.',
  'sam.refusal.bad-boost.twice': 'One place is named twice ({place}): each two helps once.',
  'sam.refusal.bad-boost.of-another': 'Only other twos that lie face up can help, each once.',
  'sam.refusal.bad-payment.attacker': 'That card ({place}) is attacking and cannot pay: flip down another.',
  'sam.refusal.bad-payment.helps':
    'That two ({place}) helps in the attack and cannot pay: flip down another card.',
  'sam.refusal.bad-payment.flipped-before':
    'That card ({place}) was flipped down in this turn before, and may be only once: flip down another.',
  'sam.refusal.bad-payment.face-down':
    'That card ({place}) lies face down, and only flipping a face-up card down pays: choose another.',
  'sam.refusal.bad-payment.empty': 'No card lies there ({place}): pay with face-up cards.',
  'sam.refusal.bad-payment.twice': 'One place is named twice ({place}): each card pays once.',
  'sam.refusal.bad-payment.needless':
    'That card ({place}) is of no use: with others the cost is reached without it, or not even with it; flip down another.',
  'sam.refusal.bad-payment.too-little':
    '{missing, plural, one {One point is missing} other {# points are missing}}{worth, plural, =0 {} other {, and these cards bring {worth, number}}}: choose {worth, plural, =0 {} other {more }}cards to flip down, or stop the attack.',
  'sam.refusal.bad-payment.too-much':
    '{missing, plural, one {Only one point is missing} other {Only # points are missing}}, and these cards bring {worth, number}: leave out one that is not needed.',
  'sam.refusal.bad-payment.of-another':
    'A payment is made with face-up cards, and with no more of them than are needed.',
  'sam.refusal.out-of-reach.nobody': 'Nobody sits there: name a card of another player.',
  'sam.refusal.out-of-reach.own': 'That card is your own: name one of another player.',
  'sam.refusal.out-of-reach.empty': 'No card lies there ({on}): name a place with a card.',
  'sam.refusal.out-of-reach.row':
    'Your {card} attacks {spade, select, yes {over exactly one row: from a front row to a back row, or from a back row to a front row} other {front rows only, and that card ({on}) lies in a back row}}: name a card in reach.',
  'sam.refusal.out-of-reach.of-another': 'That card is not in reach of the attacker.',
  'sam.refusal.occupied': 'The {card} lies there ({place}): choose an empty place for the new card.',
  'sam.refusal.occupied.of-another': 'A new card needs an empty place.',
  'sam.refusal.same-place': 'The card lies there already ({place}): choose another place.',
  'sam.refusal.same-place.missing': 'Choose the place to which the card is to go.',
  'sam.refusal.same-place.of-another': 'A card moves to another place than its own.',
} as const;
