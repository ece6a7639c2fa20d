// English: what is written on Trick-Taking's table.

export const trickTakingStage = {
  'trick-taking.stage.chosen': '{count} of {most}',
} as const;
