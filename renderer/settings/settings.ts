// How the person wants to see the table: from the address, else as last chosen, else as their system says.
import { z } from 'zod';
import type { Drawing, Motion } from '../stage/contract.ts';
import type { Memory } from './memory.ts';

export const MOTIONS = ['off', 'fades', 'brisk', 'normal', 'slow'] as const satisfies readonly Motion[];
export const TEXT_PERCENTS = [100, 125, 150] as const;

const settingsSchema = z.object({
  motion: z.enum(MOTIONS),
  /** Size of all text, in percent. */
  text: z.literal(TEXT_PERCENTS),
});
export type Settings = z.infer<typeof settingsSchema>;

const KEY = 'parlor.settings';

/** The settings to begin with. `query` is the address's, such as `?motion=off`. */
export function readSettings(memory: Memory, query: URLSearchParams, prefersStill: boolean): Settings {
  const kept = settingsSchema.partial().safeParse(memory.read(KEY));
  const wanted = z.enum(MOTIONS).safeParse(query.get('motion'));
  const chosen = kept.success ? kept.data : {};
  return {
    motion: wanted.success ? wanted.data : (chosen.motion ?? (prefersStill ? 'fades' : 'normal')),
    text: chosen.text ?? 100,
  };
}

export function keepSettings(memory: Memory, settings: Settings): void {
  memory.keep(KEY, settings);
}

/** What shall draw: `?renderer=webgl` or `canvas`; anything else leaves it to the stage. */
export function drawingIn(query: URLSearchParams): Drawing {
  const wanted = query.get('renderer');
  return wanted === 'webgl' || wanted === 'canvas' ? wanted : 'auto';
}
