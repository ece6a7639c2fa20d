// English: what the screens around a game say.

export const table = {
  'table.link.lost':
    'The table cannot be reached; trying again. Nothing is lost: if the program was ended, start it once more.',
  'table.link.closed':
    'The program was started anew and does not know this page: open the address that it printed. Nothing is lost.',
  'table.trouble.dismiss': 'Close',
  'table.trouble.stage':
    'The picture of the table cannot be drawn here; play with the keyboard, or choose another browser.',

  'table.setup.title': 'A new table',
  'table.setup.which': 'Which game?',
  'table.setup.game': 'Tonight’s game',
  'table.setup.length': '{min} to {max} minutes',
  'table.setup.seats': 'How many players?',
  'table.setup.seat': 'Seat {number}',
  'table.setup.name': 'Name at seat {number}',
  'table.setup.kind': 'Who sits at seat {number}?',
  'table.setup.kind.bot': 'Bot, {kind}',
  'table.setup.watch': 'You sit nowhere and watch the bots.',
  'table.setup.options': 'Rules of the house',
  'table.setup.number.range': 'a whole number, {min, number} to {max, number}',
  'table.setup.number.wrong': 'Please write a whole number from {min, number} to {max, number}, in figures.',
  'table.setup.open': 'Open the table',
  'table.setup.back': 'Back',
  'table.setup.you': 'Alex',
  'table.setup.bot.0': 'Horace',
  'table.setup.bot.1': 'Beatrix',
  'table.setup.bot.2': 'Cornelius',
  'table.setup.bot.3': 'Dorothea',
  'table.setup.bot.4': 'Ignatius',
  'table.setup.bot.5': 'Philippa',
  'table.setup.bot.6': 'Leopold',

  'table.bar.home': 'Home',
  'table.bar.log': 'Log',
  'table.bar.score': 'Points',
  'table.bar.settings': 'Settings',
  'table.loading': 'The table is being laid …',
  'table.watching': 'Watching',
  'table.log.title': 'What happened',
  'table.log.empty': 'Nothing yet.',
  'table.close': 'Close',
  'table.number': '{value, number}',

  'table.dom.label': 'The table, for keyboard and screen reader',
  'table.dom.help': 'Move inside a list with the arrow keys, between lists with Tab, and choose with Enter.',
  'table.dom.news': 'News',

  'table.score.continue': 'Continue',

  'table.end.title': 'Curtain',
  'table.end.home': 'Home',
  'table.end.look': 'Look at the table',
  'table.end.place': 'Place',
  'table.end.place.number': '{place, number}.',
} as const;
