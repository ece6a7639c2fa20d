// English: the rules reader, "How it goes", the last trick and the bar, the same for every game.

export const rules = {
  'table.bar.label': 'At hand',
  'table.bar.phase': 'What the rules say of this phase',
  'table.bar.last-trick': 'Last trick',
  'table.bar.last-trick.none': 'no trick has been taken yet',
  'table.bar.score.none': 'no hand has been finished yet',
  'table.bar.rules': 'Rules',
  'table.bar.how': 'How it goes',
  'table.bar.leave': 'Leave',
  'table.bar.leave.help': 'the table is kept as it stands',
  'table.bar.more': 'More',

  'table.leave.title': 'Leave the table?',
  'table.leave.kept': 'It is kept as it stands, and you find it again on the first page.',
  'table.leave.draft': 'Only what you have put together and not yet accepted is put back as it was.',
  'table.leave.yes': 'Leave',
  'table.leave.no': 'Stay',

  'table.log.before': 'Before the first hand',
  'table.log.newest': 'To the newest',

  'table.last-trick.title': 'The last trick',
  'table.last-trick.which': 'Hand {hand}, trick {number}: {suit} was led.',
  'table.last-trick.leads': 'leads',
  'table.last-trick.takes': 'takes it',
  'table.last-trick.leads-and-takes': 'leads and takes it',

  'table.rules.title': 'The rules of {game}',
  'table.rules.contents': 'Chapters',
  'table.rules.here': 'At this table',
  'table.rules.here.players': '{count, plural, one {# player} other {# players}}',
  'table.rules.here.option': '{option}: {value}',
  'table.rules.usual': '{value} (usual)',
  'table.rules.back': 'Back',
  'table.rules.close': 'Back to the table',
  'table.rules.next': 'Next: {chapter}',
  'table.rules.before': 'Before: {chapter}',
  'table.rules.how': 'How it goes, in one minute',

  'table.how.title': 'How {game} goes',
  'table.how.step': 'Scene {number} of {count}',
  'table.how.next': 'Next',
  'table.how.back': 'Back',
  'table.how.skip': 'Skip',
  'table.how.done': 'Done',
  'table.how.play': 'Play now',
  'table.how.rules': 'Read the rules',

  'table.end.change': 'Change the table',
  'table.end.same-again': 'Play again',
} as const;
