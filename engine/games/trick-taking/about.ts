// What one may know of Trick-Taking before it is played; pulls in no rules.

/** How many can play. */
export const seats = { min: 2, max: 4 } as const;

/** About how long a game takes, in minutes. */
export const minutes = { min: 20, max: 40 } as const;

/** The ids of its kinds of bots, the default for an empty seat first. */
export const botKinds = ['steady', 'random'] as const;

/** What the scores of its result count, of which more is better; null where they only say who won. */
export const scores = null;
