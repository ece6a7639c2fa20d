// English: a game once more.

export const replay = {
  'replay.title': 'Replay',
} as const;
