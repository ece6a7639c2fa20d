// English: what the screens say at a table of Trick-Taking.

export const trickTakingTable = {
  'table.trick-taking.progress': 'Trick {number} of 7',
  'table.trick-taking.progress.choosing': 'Seven tricks done',
  'table.trick-taking.progress.round': 'Round {round} of 2',
  'table.trick-taking.progress.ultimate': 'The Ultimate Trick',

  'table.trick-taking.play': 'Play',
  'table.trick-taking.plain': 'Play without its effect',
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
    'Not played yet{plain, select, yes {, and without its effect} other {}}: {who, select, you {you} nobody {nobody} other {{name}}} would be winning{who, select, nobody {} other { with the {with}}}.',
  'table.trick-taking.preview.takes':
    'Not played yet{plain, select, yes {, and without its effect} other {}}: {who, select, you {you} nobody {nobody} other {{name}}} would win the trick{who, select, nobody {} other { with the {with}}}.',
  'table.trick-taking.preview.no-match': 'Your {card} matches neither {effect} nor {colour}.',
  'table.trick-taking.preview.hat': 'The hat would turn: {hat}.',
  'table.trick-taking.preview.returned':
    'The {card} would go back {whose, select, own {to your hand} other {to {name}}}.',
  'table.trick-taking.preview.more':
    '{count, plural, one {One more card may follow} other {Up to # more may follow}}.',
  'table.trick-taking.preview.aim.L': 'Not played yet: point at the card that the {card} is to lift.',
  'table.trick-taking.preview.aim.S': 'Not played yet: point at the card that the {card} is to lower.',
  'table.trick-taking.preview.aim.V': 'Not played yet: point at the card that the {card} makes vanish.',
  'table.trick-taking.preview.lead': 'Not played yet: you would lead the {card}, {hat}.',
  'table.trick-taking.preview.lead-choose': 'Not played yet: choose what the hat shows for the {card}.',
  'table.trick-taking.preview.take': 'Take the {card}?',
  'table.trick-taking.preview.hand': '{count, number} of {most, number} for your Ultimate hand.',

  'table.trick-taking.hat.lies':
    '{hat}: the {face, select, high {highest} other {lowest}} card that matches the lead wins. A Metamorphosis turns the hat.',
  'table.trick-taking.hat.to-come':
    'The rank of the lead lays the hat: 0 to 3 {high}, {sleight, select, yes {5 to 7 {low}, and with a 4 the leader chooses} other {4 to 7 {low}}}.',

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
  'table.trick-taking.card.aiming': '{card}, chosen; its effect is still to be aimed at a card of the trick',
  'table.trick-taking.card.chosen': '{card}, chosen',
  'table.trick-taking.card.unused': '{card}, chosen without its effect',
  'table.trick-taking.hand.empty': 'no card',
  'table.trick-taking.trick.empty': 'No card lies in the trick.',
  'table.trick-taking.trick.top':
    '{owner}: {card}{count, plural, =0 {} other { over {beneath}}}, rank {rank, number}, {match, select, lead {leads} ultimate {leads and cannot win} effect {matches by effect} colour {matches by colour} illusion {matches as an Illusion} other {does not match}}{wins, select, yes {, winning} other {}}',
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
  'table.trick-taking.end.won-with': 'Won with the {with}: {hat}.',
  'table.trick-taking.standing': 'Cards won in the seven tricks',
} as const;
