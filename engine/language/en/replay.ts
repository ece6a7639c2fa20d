// English: a game once more.

export const replay = {
  'replay.title': 'Replay',
  'replay.loading': 'The replay is being fetched …',
  'replay.lost': 'The host cannot be heard; the replay goes on when it can.',
  'replay.again': 'Try again',
  'replay.back': 'Leave the replay',
  'replay.back.help': 'Leads back to where you came from.',
  'replay.progress': 'Replay · {progress}',
  'replay.progress.titled': 'Replay · {progress} · {title}',

  'replay.deck': 'Replay',
  'replay.position': 'Move {at, number} of {last, number}{part}',
  'replay.position.beginning':
    'The beginning, before {last, plural, =0 {any move} one {# move} other {# moves}}',
  'replay.position.part': ': {part}',
  'replay.position.parts': ': {larger}, {smaller}',
  'replay.position.short': '{at, number} / {last, number}',
  'replay.slider': 'Where in the game',

  'replay.to-beginning': 'To the beginning',
  'replay.step-back': 'One move back',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.step-on': 'One move on',
  'replay.to-end': 'To the end',
  'replay.waits': 'The rest is being fetched …',
  'replay.cut': 'The rest could not be fetched. {why}',
  'replay.ends':
    '{moves, plural, =0 {Followed to the beginning and no further} other {Followed to move # and no further}}: {why}',
  'replay.unshowable':
    'What this file holds cannot be shown {at, plural, =0 {at all} other {from move # on}}: it is no position of the game. Ask for the file once more where it comes from.',
  'replay.ends.unknown': 'what comes then cannot be read.',

  'replay.speed': 'Speed',
  'replay.speed.slow': 'Slow',
  'replay.speed.steady': 'Steady',
  'replay.speed.quick': 'Quick',
  'replay.speed.at-once': 'At once',

  'replay.jump.larger': 'Go to a part of the game',
  'replay.jump.smaller': 'Go to a part of this part',
  'replay.jump.none': 'Go to …',
  'replay.jump.line': 'Go to where this happened',
  'replay.log.how': 'how',

  'replay.eyes': 'Through whose eyes',
  'replay.eyes.seat': '{name}’s eyes',
  'replay.eyes.watcher': 'A watcher’s eyes',
  'replay.eyes.open': 'All cards open',

  'replay.open': 'Everybody’s cards',
  'replay.open.tool': 'Cards',
  'replay.open.none': 'no cards',

  'replay.branch': 'Play on from here',
  'replay.branch.tool': 'Play on',
  'replay.branch.over': 'The game is over here: go back to an earlier move.',
  'replay.branch.about':
    'A new table that stands after move {at, number}. It counts as a game of its own; the one that you look at stays as it is.',
  'replay.branch.about.beginning':
    'A new table with the same deal. It counts as a game of its own; the one that you look at stays as it is.',
  'replay.branch.known':
    'The cards lie as they lay in that game: whoever has seen the replay knows what others hold and what is to come.',
  'replay.branch.open': 'Open the table',

  'replay.save': 'Save as a file',
  'replay.save.tool': 'Save',
  'replay.save.what': 'What shall be in it?',
  'replay.save.all': 'The whole game',
  'replay.save.all.about':
    'Everybody’s cards and every move. Whoever opens the file can look at it through any eyes and play on from any move.',
  'replay.save.seat': 'What {name} saw',
  'replay.save.watcher': 'What a watcher saw',
  'replay.save.seen.about': 'No card is in it that these eyes did not see.',
  'replay.save.unfinished': 'The game is not over, so the file holds only what these eyes saw of it.',
  'replay.save.do': 'Save',
  'replay.save.busy': 'The file is being made …',
} as const;
