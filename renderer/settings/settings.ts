// How the person wants to see the table: from the address, else as last chosen, else as their system says.
import { z } from 'zod';
import type { Drawing, Motion } from '../stage/contract.ts';
import type { Memory } from './memory.ts';

export const MOTIONS = ['off', 'fades', 'brisk', 'normal', 'slow'] as const satisfies readonly Motion[];
export const TEXT_PERCENTS = [100, 125, 150] as const;

/** How long the table waits before it shows what a bot did. */
export const PACES = ['quick', 'steady', 'slow'] as const;
/** The faces of the house, or one plain face for everything (`data-reading` of the root element says which). */
export const READINGS = ['house', 'plain'] as const;
export const DRAWINGS = ['auto', 'webgl', 'canvas'] as const satisfies readonly Drawing[];

const settingsSchema = z.object({
  motion: z.enum(MOTIONS),
  /** Size of all text, in percent. */
  text: z.literal(TEXT_PERCENTS),
  reading: z.enum(READINGS),
  renderer: z.enum(DRAWINGS),
  pace: z.enum(PACES),
});
export type Settings = z.infer<typeof settingsSchema>;

const KEY = 'parlor.settings';

/** The settings to begin with. `query` is the address's, such as `?motion=off&renderer=canvas`. */
export function readSettings(memory: Memory, query: URLSearchParams, prefersStill: boolean): Settings {
  const { shape } = settingsSchema;
  const record = z.record(z.string(), z.unknown()).safeParse(memory.read(KEY));
  const kept = record.success ? record.data : {};
  /** The address first, then what was kept; a value that is none falls back alone. */
  const first = <Value>(schema: z.ZodType<Value>, name: keyof Settings, usual: Value): Value => {
    const found = [query.get(name), kept[name]].map((value) => schema.safeParse(value));
    return found.find(({ success }) => success)?.data ?? usual;
  };
  return {
    motion: first(shape.motion, 'motion', prefersStill ? 'fades' : 'normal'),
    text: first(shape.text, 'text', 100),
    reading: first(shape.reading, 'reading', 'house'),
    renderer: first(shape.renderer, 'renderer', 'auto'),
    pace: first(shape.pace, 'pace', 'steady'),
  };
}

export function keepSettings(memory: Memory, settings: Settings): void {
  memory.keep(KEY, settings);
}
