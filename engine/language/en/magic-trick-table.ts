// English: what the screens say at a table of Magic Trick.

export const magicTrickTable = {
  'table.magic-trick.progress': 'Hand {hand} of {hands}',
  'table.magic-trick.accept': 'Accept this order',
  'table.magic-trick.pass': 'Not now',
  'table.magic-trick.row.own': 'Your row',
  'table.magic-trick.row.own-unsorted': 'Your cards, not yet in order',
  'table.magic-trick.row.sort': 'The row of {owner} to sort; choose two cards of equal rank to exchange them',
  'table.magic-trick.place': 'place {place}: {card}',
  'table.magic-trick.place.unknown': '{suit}, rank hidden',
  'table.magic-trick.centre': 'The centre',
  'table.magic-trick.centre.empty': 'No card has been played to this trick.',
  'table.magic-trick.centre.card': '{name} played the {card}',
  'table.magic-trick.centre.winning': '{name} played the {card}, which takes the trick as it lies',
  'table.magic-trick.centre.removed': 'Out of this hand: the {card}',
  'table.magic-trick.centre.dropped': 'Out of the whole game: {suits}',
  'table.magic-trick.centre.trick': 'Trick {number} of {count}',
  'table.magic-trick.seat.facts':
    '{tricks, plural, =0 {no trick} one {one trick} other {# tricks}}, {score, plural, one {# point} other {# points}}, {sleeve, select, none {nothing up the sleeve} other {{card} up the sleeve}}',
  'table.magic-trick.seat.dealer': 'dealer',

  'table.magic-trick.score.title': 'Hand {hand}: how it came about',
  'table.magic-trick.score.player': 'Player',
  'table.magic-trick.score.tricks': 'Tricks',
  'table.magic-trick.score.bid': 'Sleeve',
  'table.magic-trick.score.suits': 'Suits taken',
  'table.magic-trick.score.for-bid': 'Bid',
  'table.magic-trick.score.prestige': 'Prestige',
  'table.magic-trick.score.points': 'Points',
  'table.magic-trick.score.total': 'Total',
  'table.magic-trick.score.signed': '{points, number, ::sign-always}',
  'table.magic-trick.score.no-prestige': '–',
} as const;
