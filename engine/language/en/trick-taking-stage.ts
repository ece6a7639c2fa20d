// English: what is written on Trick-Taking's table.

export const trickTakingStage = {
  // The rank of a stack, as the printed one and what lies beneath: 4−2.
  'trick-taking.stage.sum': '{printed, number} {way, select, more {+} other {−}} {change, number}',
  'trick-taking.stage.chosen': '{count} of {most}',
  'trick-taking.stage.hand': 'Hand',
  'trick-taking.stage.deck': 'Deck',
  'trick-taking.stage.repertoire': 'Repertoire',
  // On the Ultimate Trick Card, which leads.
  'trick-taking.stage.cannot-win': 'cannot win',
} as const;
