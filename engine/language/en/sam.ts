// English: the words of SAM: names, phases, questions, options. What happens and refusals are in `sam-happens.ts`.

export const sam = {
  'sam.title': 'SAM',
  'sam.subtitle': 'Magic cards are expensive and dumb',
  'sam.tagline': 'Six cards in two rows, points that are never enough: who has the last card standing?',

  'sam.card': '{rank} of {suit}',
  'sam.the-card': 'the {card}',
  'sam.rank.2': '2',
  'sam.rank.3': '3',
  'sam.rank.4': '4',
  'sam.rank.5': '5',
  'sam.rank.6': '6',
  'sam.rank.7': '7',
  'sam.rank.8': '8',
  'sam.rank.9': '9',
  'sam.rank.T': '10',
  'sam.rank.J': 'Jack',
  'sam.rank.Q': 'Queen',
  'sam.rank.K': 'King',
  'sam.rank.A': 'Ace',
  'sam.suit.c': 'Clubs',
  'sam.suit.d': 'Diamonds',
  'sam.suit.h': 'Hearts',
  'sam.suit.s': 'Spades',

  // Left and right as everybody sees it: the table draws no field the other way round.
  'sam.place.F1': 'front left',
  'sam.place.F2': 'front middle',
  'sam.place.F3': 'front right',
  'sam.place.B1': 'back left',
  'sam.place.B2': 'back middle',
  'sam.place.B3': 'back right',

  'sam.sign.rock': 'rock',
  'sam.sign.paper': 'paper',
  'sam.sign.scissors': 'scissors',
  'sam.fingers': '{count, plural, one {one finger} other {# fingers}}',
  'sam.coin.heads': 'heads',
  'sam.coin.tails': 'tails',

  // How a real value comes about: the face value, then what changes it, then what it makes.
  'sam.sum': '{sum} = {value, number}',
  'sam.sum.face': '{face, number}',
  'sam.sum.suit': '{before} {how, select, less {−} other {+}} {size, number} (Diamond)',
  'sam.sum.faceCards': '{before} {how, select, less {−} other {+}} {size, number} (higher face card)',
  'sam.sum.twos':
    '{before} {how, select, less {−} other {+}} {size, number} ({size, plural, =2 {a two} =4 {two twos} other {three twos}})',

  'sam.phase.arranging': 'Arranging',
  'sam.phase.ordering': 'Order of play',
  'sam.phase.summon': 'Summon or Swap',
  'sam.phase.declaring': 'Attack',
  'sam.phase.paying': 'Attack: paying',
  'sam.phase.targeting': 'Attack: the target',
  'sam.phase.defending': 'Attack: the defence',
  'sam.phase.challenge': 'Challenge',
  'sam.phase.hearts': 'A new card',
  'sam.phase.movement': 'Movement',
  'sam.phase.over': 'The end',

  'sam.move.arrange': 'arranging the six cards',
  'sam.move.flip': 'flipping a card',
  'sam.move.swap': 'swapping a face-down card',
  'sam.move.attack': 'attacking',
  'sam.move.pay': 'paying with face-up cards',
  'sam.move.stop': 'stopping the attack',
  'sam.move.target': 'naming the target',
  'sam.move.boost': 'adding twos',
  'sam.move.throw': 'throwing',
  'sam.move.place': 'choosing a place for the new card',
  'sam.move.move': 'moving a face-down card',
  'sam.move.done': 'going on',

  'sam.question.arrange':
    'Lay your six cards in two rows, unseen by the others. Cards attack from front row to front row; only Spades attack from front to back, or from back to front.',
  'sam.question.summon':
    'You have {points, plural, =0 {no Summon point} one {one Summon point} other {# Summon points}}: {can, select, both {flip a card, or swap one that lies face down} flip {flip another card} swap {no card can be flipped for that, but one that lies face down can be swapped} other {no card can be flipped for that, so go on}}{go, select, yes {, or go on} other {}}.',
  'sam.question.attack':
    'Attack with one of your face-up cards{twos, select, yes {, with or without twos to help it} other {}}{go, select, yes {, or go on} other {}}.',
  'sam.question.no-attack':
    '{question} {why, select, first {In the very first turn of the game nobody attacks.} none {With no card face up there is no attack.} other {None of your face-up cards reaches a target, so there is no attack.}}',
  'sam.question.must-act':
    '{question} You did not summon, swap or attack in your last three turns: {asks, select, attack {now you must attack} other {in this one you must do one of them}}.',
  'sam.question.pay':
    'You drew the {drawn}: {points, plural, one {one point} other {# points}} of the {cost, number} that attacking with the {card} costs. Flip down cards that bring {missing, number} more, or stop the attack.',
  'sam.question.target':
    'The attack of your {card} is paid for: name its target. {count, plural, one {One card is in reach.} other {# cards are in reach.}}',
  'sam.question.boost':
    '{name} attacks {down, select, yes {your face-down card ({place})} other {your {target}}} with the {card}{twos, plural, =0 {} other {, helped by {helping}}}: add face-up twos, or none.',
  'sam.question.throw.rps':
    '{again, select, yes {Equal again} other {Equal values}}: throw rock, paper or scissors against {name}, {thrown, select, yes {who has thrown unseen} other {both unseen}}. {mine, select, yes {Win, and the {target} is destroyed; lose, and your {card} is flipped down.} other {Win, and the {card} is flipped down; lose, and your {target} is destroyed.}}',
  'sam.question.throw.odds-evens':
    '{again, select, yes {Equal again} other {Equal values}}{thrown, select, yes {, and {name} has thrown unseen} other {}}: show one to five fingers, unseen. {mine, select, yes {Odd is yours and destroys the {target}; even is for {name} and flips your {card} down.} other {Even is yours and flips the {card} down; odd is for {name} and destroys your {target}.}}',
  'sam.question.place': 'Your Heart has survived and brings a new card: choose an empty place for it.',
  'sam.question.move':
    '{can, select, move {Move a face-down card to an empty place} exchange {Exchange two of your face-down cards} other {Move a face-down card to an empty place, or exchange two of them}}, or end your turn.',

  'sam.waiting.arrange':
    '{count, plural, one {{names} is arranging six cards.} other {{names} are arranging their cards.}}',
  'sam.waiting.summon':
    '{names} has {points, plural, =0 {no Summon point} one {one Summon point} other {# Summon points}} and may flip or swap cards.',
  'sam.waiting.attack': '{names} may attack.',
  'sam.waiting.must-act':
    '{question} After three turns without a summon, a swap or an attack this one must have one.',
  'sam.waiting.pay':
    '{names} drew the {drawn}: {points, number} of the {cost, number} points that attacking with the {card} costs, and may flip cards down to pay.',
  'sam.waiting.target': '{names} attacks with the {card} and is to name the target.',
  'sam.waiting.boost':
    '{name} attacks {down, select, yes {the face-down card of {names} ({place})} other {the {target} of {names}}} with the {card}{twos, plural, =0 {} other {, helped by {helping}}}. {names} may add twos.',
  'sam.waiting.throw':
    'The values are equal, so a challenge decides between {attacker} and {defender}. {count, plural, one {{names} is still to throw.} other {Both are to throw.}}',
  'sam.waiting.place': 'The Heart of {names} has survived: {names} chooses an empty place for a new card.',
  'sam.waiting.move': '{names} may move face-down cards.',

  'sam.result.last-one-in': '{names} wins: nobody else has a card left.',
  'sam.result.stall.cards':
    '{names} wins after too many quiet turns without a destroyed card: {score, plural, one {one card} other {# cards}} left, the most.',
  'sam.result.stall.sum':
    '{names} wins after too many quiet turns without a destroyed card: of those with {score, plural, one {one card} other {# cards}} left by the highest sum of face values{known, select, yes {, {sum, number}} other {}}.',
  'sam.result.stall.shared':
    '{names} share the victory after too many quiet turns without a destroyed card: {score, plural, one {one card} other {# cards}} each, and the same sum of face values{known, select, yes {, {sum, number}} other {}}.',

  'sam.option.challenge': 'Challenge',
  'sam.option.challenge.help': 'What decides a battle between equal values.',
  'sam.option.challenge.rps': 'rock, paper, scissors',
  'sam.option.challenge.odds-evens': 'odds and evens',
  'sam.option.challenge.coin': 'a coin',
  'sam.option.stall': 'Quiet turns',
  'sam.option.stall.help':
    'So many turns in a row of each player still in, in which no card is destroyed, end the game: the cards left are counted.',
} as const;
