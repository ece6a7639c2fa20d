// English: what the screens say at a table of Trick-Taking.

export const trickTakingTable = {
  'table.trick-taking.progress': 'Trick {number} of 7',
  'table.trick-taking.progress.choosing': 'Seven tricks done',
  'table.trick-taking.progress.ultimate': 'The Ultimate Trick',

  'table.trick-taking.play': 'Play',
  'table.trick-taking.lead': 'Lead',
  'table.trick-taking.lead.high': 'Lead: high wins',
  'table.trick-taking.lead.low': 'Lead: low wins',
  'table.trick-taking.effect.on': 'Use its effect',
  'table.trick-taking.effect.off': 'Without its effect',
  'table.trick-taking.back': 'Step back',
  'table.trick-taking.pass': 'Pass',
  'table.trick-taking.take': 'Take',
  'table.trick-taking.hand': '{count, plural, one {Take this card} other {Take these #}} as my hand',
  'table.trick-taking.hand.clear': 'Start again',

  'table.trick-taking.preview.winning':
    '{who, select, you {Then you are} nobody {Then nobody is} other {Then {name} is}} winning{who, select, nobody {} other { with the {card}, rank {rank, number}}}.',
  'table.trick-taking.preview.takes':
    '{who, select, you {You win the trick} nobody {Nobody wins the trick} other {{name} wins the trick}}{who, select, nobody {} other { with the {card}, rank {rank, number}}}.',
  'table.trick-taking.preview.hat': 'The hat turns: {hat}.',
  'table.trick-taking.preview.returned':
    'The {card} goes back {whose, select, own {to your hand} other {to {name}}}.',
  'table.trick-taking.preview.more':
    '{count, plural, one {One more card may follow} other {Up to # more may follow}}.',
  'table.trick-taking.preview.aim.L':
    'Point at a card to lift{must, select, yes {} other {, or play it as it is}}.',
  'table.trick-taking.preview.aim.S':
    'Point at a card to lower{must, select, yes {} other {, or play it as it is}}.',
  'table.trick-taking.preview.aim.V':
    'Point at a card to make it vanish{must, select, yes {} other {, or play it as it is}}.',
  'table.trick-taking.preview.lead': 'You lead the {card}: {hat}.',
  'table.trick-taking.preview.lead-choose': 'You lead the {card}: choose what the hat shows.',
  'table.trick-taking.preview.take': 'Take the {card}?',
  'table.trick-taking.preview.hand': '{count, number} of {most, number} for your Ultimate hand.',

  'table.trick-taking.happens.played': '{name} plays the {cards}.',
  'table.trick-taking.happens.led': '{name} leads the {card}.',
  'table.trick-taking.happens.hat': 'The hat turns over.',
  'table.trick-taking.happens.returned': 'The {card} goes back to {name}.',
  'table.trick-taking.happens.escaped': '{name} takes the {card}.',
  'table.trick-taking.happens.taken': '{name} wins the trick.',
  'table.trick-taking.happens.dealt': '{name} gets the Top Hat.',
  'table.trick-taking.happens.choosing': 'The seven tricks are done.',
  'table.trick-taking.happens.chose': '{name} has chosen.',
  'table.trick-taking.happens.ultimate-led': 'The Ultimate Trick Card is the {card}.',
  'table.trick-taking.happens.winning': '{name} is winning now.',
  'table.trick-taking.happens.passed': '{name} passes.',

  'table.trick-taking.list.choose':
    'Your Repertoire: choose 1 to 7 cards as your hand for the Ultimate Trick; each press takes a card or puts it back',
  'table.trick-taking.list.hand': 'Your hand',
  'table.trick-taking.list.trick': 'The trick',
  'table.trick-taking.list.preview': 'The trick as it would be',
  'table.trick-taking.list.seats': 'The players; choose one to look through the Repertoire',
  'table.trick-taking.card': '{card}, {line}',
  'table.trick-taking.card.used': '{card}, chosen with its effect',
  'table.trick-taking.card.used-on': '{card}, chosen with its effect on the {on}',
  'table.trick-taking.card.chosen': '{card}, chosen',
  'table.trick-taking.card.unused': '{card}, chosen without its effect',
  'table.trick-taking.hand.empty': 'no card',
  'table.trick-taking.trick.empty': 'No card lies in the trick.',
  'table.trick-taking.trick.top':
    '{owner}: {card}{count, plural, =0 {} other { over {beneath}}}, rank {rank, number}, {match, select, lead {leads} effect {matches by effect} colour {matches by colour} illusion {matches as an Illusion} other {does not match}}{wins, select, yes {, winning} other {}}',
  'table.trick-taking.trick.beneath': '{card}, under the {top} of {owner}',
  'table.trick-taking.trick.nobody': 'The Ultimate Trick Card',
  'table.trick-taking.trick.hat': 'The Top Hat of {name} shows: {hat}',
  'table.trick-taking.trick.count': '{count, number} of 7 cards in the trick',
  'table.trick-taking.trick.escapes': 'Escapes still to take a card, in this order: {escapes}',
  'table.trick-taking.trick.escape': '{card} of {name}',
  'table.trick-taking.seat':
    '{name}: {cards, plural, one {one card} other {# cards}} in hand, {deck, number} in the deck, {won, number} in the Repertoire',
  'table.trick-taking.seat.hat': 'holds the Top Hat',
  'table.trick-taking.seat.winning': 'is winning',
  'table.trick-taking.seat.chose': 'has chosen',
  'table.trick-taking.seat.out': 'is not in the Ultimate Trick',

  'table.trick-taking.log.tricks': 'The seven tricks',
  'table.trick-taking.log.trick': 'Trick {number}',
  'table.trick-taking.log.ultimate': 'The Ultimate Trick',
  'table.trick-taking.log.rounds': 'The two rounds',
  'table.trick-taking.log.challenge': 'The challenge',

  'table.trick-taking.last-trick.which': 'Trick {number}: the {card} led, and {name} won.',
  'table.trick-taking.last-trick.leads': 'leads',
  'table.trick-taking.last-trick.under': 'under {effect} {rank}',
  'table.trick-taking.last-trick.escaped': '{effect} {rank} took it',

  'table.trick-taking.taken.title': 'Repertoires',
  'table.trick-taking.taken.whose': 'Whose Repertoire?',
  'table.trick-taking.taken.nothing': 'No card in this Repertoire.',
  'table.trick-taking.taken.rule': 'Repertoires are open: everybody may look through them at any time.',
  'table.trick-taking.taken.count': '{count, plural, one {One card} other {# cards}}',
  'table.trick-taking.taken.by-effect': 'By effect',
  'table.trick-taking.taken.by-colour': 'By colour',
  'table.trick-taking.standing': 'Cards won',
} as const;
