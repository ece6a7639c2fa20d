// English: taking back.

export const undo = {
  'undo.bar': 'Take back',
  'undo.bar.help': 'your last decision',
  'undo.bar.asks': 'Ask to take back',
  'undo.bar.asks.help': 'your last decision, if the others agree',
  'undo.curtain': '{asks, select, true {Ask to take back} other {Take back}} the last move of {name}',
  'undo.bar.key': 'Ctrl+Z',
  'undo.bar.none': 'there is nothing of yours to take back now',
  'undo.bar.asked': 'somebody asks already',
  'undo.bar.waits': 'one moment',

  'undo.slip': 'Taking back',
  'undo.asked':
    '{name} would like to take back {moves, plural, =1 {the last move} other {the last {moves, number} moves}}.',
  'undo.waits': 'Waiting for {names}.',
  'undo.agree': 'Agree',
  /** After the name of who does. */
  'undo.agrees-here': 'agrees',
  'undo.disagree': 'Do not agree',
  'undo.disagrees-here': 'does not agree',
  'undo.by': '{name} {does}',
  'undo.withdraw': 'Never mind',
  'undo.close': 'Put this away',

  'undo.agrees': '{name} agrees.',
  'undo.taken-back':
    '{name} took back {moves, plural, one {{moves, number} move} other {{moves, number} moves}}.',
  'undo.refused': '{by} does not agree: everything stays as it is.',
  'undo.withdrawn': '{name} does not ask to take back any more.',
  'undo.overtaken': '{by} has moved on: everything stays as it is.',

  'undo.log': '{name} took back {moves, plural, one {{moves, number} move} other {{moves, number} moves}}',
  'undo.log.line': 'Taken back:',
} as const;
