// English: the player aid of SAM, which is looked at in the middle of a game.

export const samAid = {
  'sam.aid.turn': 'A turn',
  'sam.aid.turn.summon':
    'Flip up cards for 5 points; one that is flipped down adds its face value. Each once up and once down a turn. Or swap one face-down card for a new one instead.',
  'sam.aid.turn.attack':
    'With one face-up card: draw a card for points. Too few? Flip face-up cards down to pay, or stop. Then name the target. There is no attack in the very first turn of the game.',
  'sam.aid.turn.movement':
    'Exchange two of your face-down cards, or move one to an empty place. Face-up cards never move.',
  'sam.aid.turn.optional': 'Every one of the three may be left out.',
  'sam.aid.turn.lost': 'Points that are left are lost.',
  'sam.aid.turn.pay': 'The attacker and the twos that help it cannot pay.',
  'sam.aid.turn.goal': 'Without a card you are out. The last one in wins.',

  'sam.aid.values': 'What a card is worth',
  'sam.aid.values.numbers': 'Numbers are worth what they say. These are the face cards:',
  'sam.aid.values.card': '{rank} {value, number}',
  'sam.aid.costs.cost': 'Cost',
  'sam.aid.costs.summon': 'flip up',
  'sam.aid.costs.attack': 'attack',
  'sam.aid.costs.real': 'Real value',
  'sam.aid.costs.attacking': 'attacking',
  'sam.aid.costs.defending': 'defending',
  'sam.aid.costs.amount':
    '{how, select, less {face − {size, number}} more {face + {size, number}} other {face}}',
  'sam.aid.costs.label': 'Costs and values by suit',
  'sam.aid.costs.down': 'Flipping down always adds the face value, whatever the suit.',

  'sam.aid.reach': 'Reach',
  'sam.aid.reach.theirs.back': 'their back row',
  'sam.aid.reach.theirs.front': 'their front row',
  'sam.aid.reach.yours.front': 'your front row',
  'sam.aid.reach.yours.back': 'your back row',
  'sam.aid.reach.label':
    'Clubs, Diamonds and Hearts reach from your front row to their front row. Spades reach from your front row to their back row, and from your back row to their front row.',
  'sam.aid.reach.most': '{clubs}, {diamonds} and {hearts}: from your front row to a front row.',
  'sam.aid.reach.spades':
    '{spades}: over exactly one row, so only from your front row to a back row, or from your back row to a front row.',
  'sam.aid.reach.holes': 'An empty place opens nothing behind it, and columns do not matter.',
  'sam.aid.reach.collapse':
    'When a front or back row is empty, the field collapses: all of it is front row. Only a Heart that brings its owner back to four cards ends that.',

  'sam.aid.battle': 'A battle, in this order',
  'sam.aid.battle.face': 'Start with the face values.',
  'sam.aid.battle.diamond': '{diamonds}: + {size, number} defending, − {size, number} attacking.',
  'sam.aid.battle.faces':
    'Two of J, Q, K, A against each other: the higher one so far loses {size, number}. Equal: no change.',
  'sam.aid.battle.twos': 'Each two that helps: + {size, number}.',
  'sam.aid.battle.higher': 'Attacker higher',
  'sam.aid.battle.higher.then': 'The target is destroyed. Its twos are flipped down.',
  'sam.aid.battle.lower': 'Attacker lower',
  'sam.aid.battle.lower.then':
    'It is flipped down, and its twos with it. A target that lay face down stays face up.',
  'sam.aid.battle.equal': 'Equal',
  'sam.aid.battle.equal.then': 'A challenge between the two players decides as if higher or lower.',

  'sam.aid.twos': 'Twos',
  'sam.aid.twos.up': 'They help another card of yours, never themselves, and must be face up before.',
  'sam.aid.twos.when':
    'Attacking, name them with the attacker. Defending, add them when the target is named.',
  'sam.aid.twos.sum': 'Several add up.',

  'sam.aid.hearts': 'Hearts',
  'sam.aid.hearts.destroyed': 'Attacked face down and destroyed: a new card takes its place, face down.',
  'sam.aid.hearts.survived': 'Attacked face down and alive: a new card goes to an empty place you choose.',
  'sam.aid.hearts.not': 'Face up, or swapped, it brings nothing.',

  'sam.aid.order': 'Whose turn, and how long',
  'sam.aid.order.set': 'In each set everybody draws: the highest face value moves first, and so on down.',
  'sam.aid.order.two': 'When two are left they finish the set, draw once more and then alternate.',
  'sam.aid.order.idle':
    'After three turns of your own in a row without a flip up, a swap or an attack, the next one must have one.',
  'sam.aid.order.stall':
    'Too many quiet turns in a row, in which no card is destroyed, end the game: most cards win, then the highest sum of face values.',
} as const;
