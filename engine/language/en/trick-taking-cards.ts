// English: what stands on the cards of Trick-Taking.

export const trickTakingCards = {
  'trick-taking.effect.C.word': 'Conjure',
  'trick-taking.effect.E.word': 'Escape',
  'trick-taking.effect.I.word': 'Illusion',
  'trick-taking.effect.L.word': 'Levitate',
  'trick-taking.effect.M.word': 'Metamorphosis',
  'trick-taking.effect.S.word': 'Saw',
  'trick-taking.effect.V.word': 'Vanish',
  'trick-taking.effect.C.line': 'Play up to two more cards.',
  'trick-taking.effect.E.line': 'Take any card at the trick’s end.',
  'trick-taking.effect.I.line': 'Counts as the lead’s colour.',
  'trick-taking.effect.L.line': 'Under a card: its rank rises.',
  'trick-taking.effect.M.line': 'Turn the hat over.',
  'trick-taking.effect.S.line': 'Under a card: its rank falls.',
  'trick-taking.effect.V.line': 'Send a card back to a hand.',
} as const;
