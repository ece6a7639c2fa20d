// English: what is said where taken cards are looked through.

export const takenTricks = {
  'table.taken.last': 'Last trick',
  'table.taken.own': 'You: {count, number}',
  'table.taken.of': '{name}: {count, number}',
  'table.taken.times': '× {count, number}',
  'table.taken.arranged': 'Arranged',
  'table.magic-trick.last-trick.which': 'Hand {hand}, trick {number}: {suit} was led.',
  'table.magic-trick.taken.title': 'Taken tricks',
  'table.magic-trick.taken.whose': 'Whose tricks?',
  'table.magic-trick.taken.nothing': 'No trick in this hand yet.',
  'table.magic-trick.taken.count':
    '{count, plural, one {One trick} other {# tricks}}, {suits, plural, one {one suit} other {# suits}}:',
  'table.magic-trick.taken.number': 'Trick {number, number}',
  'table.magic-trick.taken.own':
    'Rule of the house: you look through your own tricks only. The log tells of every trick.',
  'table.magic-trick.taken.all':
    'Rule of the house: everybody looks through everybody’s tricks. The log tells of them, too.',
  'table.magic-trick.taken.none':
    'Rule of the house: nobody looks through taken tricks. The log tells of every trick.',
} as const;
