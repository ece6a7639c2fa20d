// English: who has won Magicians, below a picture of who that is.

export const magiciansEnd = {
  'table.magicians.end.winner': '{name}, the {identity}',
  'table.magicians.end.goal': '{name}, the {identity}. The last Prestige Phase brought {earned, number} PP.',
} as const;
