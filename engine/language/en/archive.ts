// English: all kept games, files of them, and what is told of them.

export const archive = {
  'archive.title': 'All games',
  'archive.home': 'All games',
  'archive.back': 'Back to the wall',
  'archive.which': 'Which games',
  'archive.which.unfinished': 'To go on with',
  'archive.which.finished': 'Finished',
  'archive.which.deleted': 'Deleted',
  'archive.game': 'Game',
  'archive.game.every': 'Every game',
  'archive.find': 'Find a name or title',
  'archive.loading': 'Looking through the archive …',
  'archive.count': '{count, plural, =0 {No game} one {# game} other {# games}}',
  'archive.count.part': '{shown, number} of {count, plural, one {# game} other {# games}}',
  'archive.more': 'Show more',
  'archive.unreadable':
    '{count, plural, one {One more game was} other {# more games were}} kept by another version of the program and cannot be read here. Nothing of it was changed.',
  'archive.empty.unfinished': 'No game waits to be gone on with. Begin one at home, or add a file of one.',
  'archive.empty.finished':
    'No game has been finished yet. Finished games are listed here, to be watched again.',
  'archive.empty.deleted': 'Nothing was deleted.',
  'archive.empty.found': 'No game is called or played by anything like that: look for something else.',
  'archive.deleted.help': 'Deleted games can be brought back for 30 days; then they are gone.',
  'archive.lost': 'The table cannot be reached just now: try again in a moment.',

  'archive.end.watch': 'Watch it again',

  'archive.row': '{game} with {names}',
  'archive.row.alone': '{game}',
  'archive.row.titled': '“{title}”',
  'archive.row.moves': '{moves, plural, =0 {No move} one {# move} other {# moves}}',
  'archive.row.winners': '{count, plural, =0 {Nobody won} other {{names} won}}',
  'archive.row.deleted': 'Deleted {ago}',
  'archive.row.only.other-rules':
    'It was played by other rules than this version of the program has, so it can only be watched.',
  'archive.row.only.sight': 'It is what one seat saw of a game, so it can only be watched.',
  'archive.ago':
    '{unit, select, minutes {{count, plural, =0 {just now} one {a minute ago} other {# minutes ago}}} hours {{count, plural, one {an hour ago} other {# hours ago}}} days {{count, plural, one {yesterday} other {# days ago}}} months {{count, plural, one {a month ago} other {# months ago}}} other {{count, plural, one {a year ago} other {# years ago}}}}',

  'archive.act.continue': 'Continue',
  'archive.act.watch': 'Watch',
  'archive.act.restore': 'Bring back',
  'archive.act.more': 'More',
  'archive.act.of': '{act}: {what}',
  'archive.act.rename': 'Rename',
  'archive.act.copy': 'Copy',
  'archive.act.save': 'Save as a file',
  'archive.act.save.seen': 'Save what {name} saw',
  'archive.act.save.watched': 'Save what everybody saw',
  'archive.act.delete': 'Delete',
  'archive.copy-of': 'Copy of {title}',
  'archive.copied': 'Copied: the copy stands where this game does.',

  'archive.rename.label': 'What shall this game be called?',
  'archive.rename.keep': 'Save the name',
  'archive.rename.cancel': 'Cancel',

  'archive.delete.title': 'Delete a table that is open?',
  'archive.delete.hosted':
    'Guests can come to this table. When it is deleted they are sent away; it can be brought back for 30 days.',
  'archive.delete.yes': 'Delete it',
  'archive.delete.no': 'Keep it',
  'archive.deleted': 'Deleted: {what}.',
  'archive.deleted.more': 'Deleted: {what}, and {count, plural, one {one game} other {# games}} before it.',
  'archive.deleted.undo': 'Bring it back',
  'archive.notices': 'What you should know',
  'archive.dismiss': 'Put away',
  'archive.dismiss.all': 'Put all {count, number} away',

  'archive.import': 'Add a file',
  'archive.import.drop': 'Let go to add the game in this file',
  'archive.import.coming': 'Reading “{file}” … {part, number, ::percent}',
  'archive.import.kept': 'Added: the game in “{file}”.',
  'archive.import.known': 'The game in “{file}” is here already.',
  'archive.import.watch': 'Watch it',
  'archive.import.continue': 'Go on with it',
} as const;
