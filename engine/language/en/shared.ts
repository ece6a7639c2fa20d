// English: what every game says.

export const shared = {
  'refusal.malformed': 'This is not a move of this game: {place} {problem}.',
  'refusal.game-over': 'The game is over: no more moves can be made.',
  'refusal.not-your-turn': 'It is not your turn: wait until you are asked.',
  'refusal.wrong-move': 'That cannot be done now, only {possible}.',
  'refusal.wrong-move.nothing': 'That cannot be done now.',
  'refusal.stale': 'The table has moved on: look again and choose anew.',
  'refusal.unknown': 'That is not possible now ({code}).',
  'bot-kind.steady': 'steady',
  'bot-kind.random': 'random',
  'list.next': '{before}, {next}',
  'list.all': '{before} and {last}',
  'list.any': '{before} or {last}',
} as const;
