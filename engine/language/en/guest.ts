// English: what is said to guests, who play from a device of their own, and of them.

export const guest = {
  'guest.news.lost': '{name} lost the connection.',
  'guest.news.back': '{name} is back.',
  'guest.news.stands-in': 'A bot plays for {name} until they come back.',
  'guest.news.returns': '{name} is back and plays on.',
  'guest.news.sits': '{name} plays at seat {number} now.',
  'guest.news.watchers':
    '{count, plural, =0 {Nobody watches any more.} one {One person watches.} other {# people watch.}}',
} as const;
