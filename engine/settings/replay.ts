// What is remembered of replays: how fast they go.
import { z } from 'zod';
import type { Entry } from './entry.ts';

export const REPLAY_SPEEDS = ['slow', 'steady', 'quick', 'at-once'] as const;
/** How fast a replay goes. */
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

const replaySchema = z.object({ speed: z.enum(REPLAY_SPEEDS).catch('steady') });

export const replayEntry: Entry<z.infer<typeof replaySchema>> = {
  key: 'parlor.replay',
  version: 1,
  schema: replaySchema,
  steps: [],
};
