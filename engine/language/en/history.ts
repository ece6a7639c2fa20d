// English: the page of finished games, what they say together, and names in them.

export const history = {
  'history.title': 'Statistics',
  'history.home': 'Statistics',
  'history.back': 'Back to the wall',
  'history.loading': 'Counting …',
  'history.lost': 'The table cannot be reached just now: try again in a moment.',
  'history.unread':
    '{count, plural, one {One more game} other {# more games}} of an older version of the program {count, plural, one {is} other {are}} being counted …',
  'history.empty':
    'When a game is finished, it is told of here: who won what and when, in which streaks, and how people do against the bots. Each game can be watched again from here.',
  'history.empty.filter': 'No such game has been finished yet: choose another game or name.',

  'history.filter': 'Which games',
  'history.filter.game': 'Game',
  'history.filter.game.every': 'Every game',
  'history.filter.name': 'With',
  'history.filter.name.every': 'Everybody',

  'history.somebody': 'Somebody',
  'history.of': '{wins, number} of {games, number}',
  'history.number': '{value, number, ::.#}',

  'history.figure.games': '{count, plural, one {finished game} other {finished games}}',
  'history.figure.won': 'won by {name}',
  'history.figure.streak.won': '{count, plural, one {game won just now} other {games won in a row just now}}',
  'history.figure.streak.lost':
    '{count, plural, one {game since the last win} other {games since the last win}}',
  'history.figure.longest':
    '{count, plural, one {win was the longest streak} other {wins were the longest streak}}',
  'history.figure.people': '{count, plural, one {person} other {people}} at the tables',
  'history.figure.best': 'points at best, by {name}',
  'history.figure.best.cards': 'cards left at best, by {name}',
  'history.forgotten':
    '{count, plural, one {One seat was played} other {# seats were played}} under names that are forgotten: counted in the games, and under no name.',

  'history.players': 'Who won',
  'history.players.player': 'Player',
  'history.players.won': 'Won',
  'history.players.last': 'Last games',
  'history.players.streak': 'Now',
  'history.players.longest': 'Longest streaks',
  'history.players.mean': 'Score, in the mean',
  'history.players.best': 'Best score',
  'history.players.all': 'Show all {count, number} players',
  'history.players.few': 'Show those who played most',
  'history.streak.won': '{count, number} won',
  'history.streak.lost': '{count, number} lost',
  'history.longest': '{won, number} won, {lost, number} lost',
  'history.strip': 'The last games, the newest at the end: {runs}',
  'history.share.help':
    'Each bar is the share of games won. The bracket below its end shows where that share would probably lie after very many games; the dotted mark is what everybody would win if all were equally good.',
  'history.share.likely':
    '{share, number, ::percent}, probably {low, number, ::percent} to {high, number, ::percent}',
  'history.share.words':
    'Won {wins, number} of {games, number}, {share, number, ::percent}; probably {low, number, ::percent} to {high, number, ::percent}. Equal players would have won {even, number, ::percent}.',

  'history.course': 'In the course of time',
  'history.course.words':
    'Games won, added up over {unit, select, day {days} week {weeks} month {months} other {years}}. In the end: {wins}.',
  'history.course.wins': '{name} {wins, number}',
  'history.course.axis':
    'Games won so far, by {unit, select, day {day} week {week} month {month} other {year}}',
  'history.course.table': 'The same as a table',
  'history.course.from.day': '{at, date, ::dMMM}',
  'history.course.from.week': '{at, date, ::dMMM}',
  'history.course.from.month': '{at, date, ::MMMyy}',
  'history.course.from.year': '{at, date, ::y}',
  'history.course.period': '{unit, select, day {Day} week {Week from} month {Month} other {Year}}',
  'history.course.played': 'Games played',

  'history.bots': 'Against the bots',
  'history.bots.against': '{game}, {bot} bots',

  'history.sizes': 'By the number of players',
  'history.sizes.at': '{players, number} players',

  'history.meetings': 'One against the other',
  'history.meetings.help':
    'Read along a row: in how many games its player won and the player above did not, and the other way round.',
  'history.meetings.corner': 'Player',
  'history.meetings.cell': '{ahead, number} : {behind, number}',
  'history.meetings.cell.words':
    '{one} {ahead, number}, {other} {behind, number}, of {games, plural, one {# game} other {# games}}',
  'history.meetings.pair':
    'In {games, plural, one {# game} other {# games}} together, {one} won {ahead, plural, =0 {none} other {#}} without {other}, and {other} won {behind, plural, =0 {none} other {#}} without {one}.',

  'history.bygame': 'Game by game',
  'history.bygame.game': 'Game',
  'history.bygame.games': 'Finished',
  'history.bygame.moves': 'Moves, in the mean',
  'history.bygame.minutes': 'Usually takes',
  'history.bygame.best': 'Best score',
  'history.minutes': '{minutes, plural, =0 {under a minute} one {# minute} other {# minutes}}',
  'history.hours': '{hours, number} h {minutes, number} min',
  'history.best.points': '{score, number} points, {name}',
  'history.best.cards': '{score, number} cards left, {name}',

  'history.list': 'Finished games',
  'history.list.more': 'Show more',
  'history.list.count': '{shown, number} of {count, plural, one {# game} other {# games}}',
  'history.row.when': '{at, date, medium}, {at, time, short}',
  'history.row.won': '{count, plural, =0 {Nobody won} other {{names} won}}',
  'history.row.score': '{name} {score, number}',
  'history.row.with': 'with {names}',
  'history.row.watch': 'Watch it again',

  'history.files': 'Take it along',
  'history.files.help':
    'These games as a file: for a spreadsheet, one row for each player of a game, or for programs.',
  'history.files.csv': 'Save as CSV',
  'history.files.json': 'Save as JSON',
  'history.files.saved': 'Saved as “{file}”.',

  'history.names': 'Names',
  'history.names.open': 'Merge or forget names',
  'history.names.help': 'For somebody who played under two names, or who wants to be in no list.',
  'history.merge.title': 'Merge two names',
  'history.merge.from': 'The games of',
  'history.merge.into': 'become games of',
  'history.merge.choose': 'Choose a name',
  'history.merge.help':
    'All finished games of the first name are told under the second from then on, in this list and in replays. No move changes. It cannot be undone.',
  'history.merge.do': 'Merge the names',
  'history.merge.sure': 'Tell all games of “{name}” under “{into}”, for good?',
  'history.merge.yes': 'Merge them for good',
  'history.merge.no': 'Keep both',
  'history.merge.done': '{name} is {into} in all finished games now.',
  'history.forget.title': 'Forget a name',
  'history.forget.name': 'Forget',
  'history.forget.help':
    'The name is taken out of all finished games on this computer, in this list and in replays; the games stay, played by “Somebody”. It cannot be undone. Files that were saved keep the name, and so do the backups of the last days.',
  'history.forget.do': 'Forget this name',
  'history.forget.sure': 'Forget “{name}” for good, in all finished games?',
  'history.forget.yes': 'Forget it for good',
  'history.forget.no': 'Keep it',
  'history.forget.done': 'That name is forgotten.',
  'history.names.close': 'Close',
} as const;
