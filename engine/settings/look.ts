// The settings: how somebody wants to see the table. Each field has its default, which also stands in for nonsense.
import { z } from 'zod';
import type { Entry } from './entry.ts';

/** How fast things move. */
export const SPEEDS = ['off', 'brisk', 'normal', 'slow'] as const;
/** Whether what would fly only fades: as the system says, always, never. */
export const STILLS = ['system', 'yes', 'no'] as const;
export const TEXT_PERCENTS = [100, 125, 150] as const;
/** How long the table waits before it shows what a bot did. */
export const PACES = ['quick', 'steady', 'slow'] as const;
/** The faces of the house, or one plain face for everything (`data-reading` of the root element says which). */
export const READINGS = ['house', 'plain'] as const;
export const DRAWINGS = ['auto', 'webgl', 'canvas'] as const;

/** By name what each setting may be; without the defaults. */
export const choices = {
  /** How fast things move, where they may. */
  speed: z.enum(SPEEDS),
  still: z.enum(STILLS),
  /** Size of all text, in percent. */
  text: z.literal(TEXT_PERCENTS),
  reading: z.enum(READINGS),
  renderer: z.enum(DRAWINGS),
  pace: z.enum(PACES),
};

const chosenSchema = z.object({
  speed: choices.speed.catch('normal'),
  still: choices.still.catch('system'),
  text: choices.text.catch(100),
  reading: choices.reading.catch('house'),
  renderer: choices.renderer.catch('auto'),
  pace: choices.pace.catch('steady'),
});
/** What somebody chooses, and what is remembered. */
export type Chosen = z.infer<typeof chosenSchema>;

export const lookEntry: Entry<Chosen> = {
  key: 'parlor.settings',
  version: 1,
  schema: chosenSchema,
  steps: [],
};
