// English: home, a wall of playbills, and the box office beside them.

export const home = {
  'table.title': 'Parlor Tricks',
  'table.subtitle': 'Card games about stage magic',

  'home.bills': 'The games',
  'home.tonight': 'Tonight',
  'home.players': '{min} to {max} players',
  'home.minutes': '{min} to {max} minutes',
  'home.play': 'Play now',
  'home.play.people':
    '{people}, with {bots, plural, =0 {no bots} one {the bot {names}} other {the bots {names}}}',
  'home.set': 'Set the table',

  'home.cast': 'The company',

  'home.go-on': 'Go on: {what}',
  'home.tables': 'Go on where you left off',
  'home.tables.empty': 'No game waits for you. Press “{play}”, and the first hand is dealt.',
  'home.tables.connecting': 'Looking for the table …',
  'home.tables.lost': 'The box office is shut: the table cannot be reached. It is tried again all the time.',
  'home.tables.all': 'All {count, number} tables to go on with',
  'home.table.continue': 'Continue',
  'home.table.over': 'Finished',
  'home.table.gathers': 'Waiting for guests',
  'home.table.moves': '{moves, plural, =0 {No move yet} one {# move so far} other {# moves so far}}',
  'home.table.when': '{at, date, medium} at {at, time, short}',
} as const;
