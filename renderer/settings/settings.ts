// How the person wants to see the table: from the address, else as last chosen, else as their system says.
import { z } from 'zod';
import type { Drawing, Motion } from '../stage/contract.ts';
import type { Memory } from './memory.ts';

const MOTIONS = ['off', 'fades', 'brisk', 'normal', 'slow'] as const satisfies readonly Motion[];
export const SPEEDS = ['off', 'brisk', 'normal', 'slow'] as const satisfies readonly Motion[];
/** Whether what would fly only fades: as the system says, always, never. */
export const STILLS = ['system', 'yes', 'no'] as const;
export const TEXT_PERCENTS = [100, 125, 150] as const;

/** How long the table waits before it shows what a bot did. */
export const PACES = ['quick', 'steady', 'slow'] as const;
/** The faces of the house, or one plain face for everything (`data-reading` of the root element says which). */
export const READINGS = ['house', 'plain'] as const;
export const DRAWINGS = ['auto', 'webgl', 'canvas'] as const satisfies readonly Drawing[];

const chosenSchema = z.object({
  /** How fast things move, where they may. */
  speed: z.enum(SPEEDS),
  still: z.enum(STILLS),
  /** Size of all text, in percent. */
  text: z.literal(TEXT_PERCENTS),
  reading: z.enum(READINGS),
  renderer: z.enum(DRAWINGS),
  pace: z.enum(PACES),
});
/** What somebody chooses, and what is remembered. */
export type Chosen = z.infer<typeof chosenSchema>;

/** What was chosen, what the system wishes, and what comes of both. */
export interface Settings extends Chosen {
  /** The system asks for less motion. */
  readonly systemStill: boolean;
  /** How things move: of speed, stillness and the system's wish. */
  readonly motion: Motion;
}

const KEY = 'parlor.settings';

/** The settings to begin with. `query` is the address's, such as `?motion=off&renderer=canvas`. */
export function readSettings(memory: Memory, query: URLSearchParams, systemStill: boolean): Settings {
  const { shape } = chosenSchema;
  const record = z.record(z.string(), z.unknown()).safeParse(memory.read(KEY));
  const kept: Readonly<Record<string, unknown>> = record.success ? record.data : {};
  /** The address first, then what was kept; a value that is none falls back alone. */
  const first = <Value>(schema: z.ZodType<Value>, name: keyof Chosen, usual: Value): Value => {
    const given = query.get(name);
    const found = [given, given === null ? null : Number(given), kept[name]].map((value) =>
      schema.safeParse(value),
    );
    return found.find(({ success }) => success)?.data ?? usual;
  };
  const remembered: Chosen = {
    speed: first(shape.speed, 'speed', 'normal'),
    still: first(shape.still, 'still', 'system'),
    text: first(shape.text, 'text', 100),
    reading: first(shape.reading, 'reading', 'house'),
    renderer: first(shape.renderer, 'renderer', 'auto'),
    pace: first(shape.pace, 'pace', 'steady'),
  };
  return settled({ ...remembered, ...ofMotion(query.get('motion')) }, systemStill);
}

/** `?motion=` names the motion itself, whatever the system says. */
function ofMotion(given: string | null): Partial<Chosen> {
  const parsed = z.enum(MOTIONS).safeParse(given);
  if (!parsed.success) return {};
  return parsed.data === 'fades' ? { still: 'yes' } : { speed: parsed.data, still: 'no' };
}

function settled(chosen: Chosen, systemStill: boolean): Settings {
  const isStill = chosen.still === 'system' ? systemStill : chosen.still === 'yes';
  return { ...chosen, systemStill, motion: isStill && chosen.speed !== 'off' ? 'fades' : chosen.speed };
}

/** The settings after somebody chose something else. */
export function withChosen(settings: Settings, changed: Partial<Chosen>): Settings {
  return settled({ ...settings, ...changed }, settings.systemStill);
}

/** The settings after the system's wish for less motion came or went. */
export function withSystemStill(settings: Settings, systemStill: boolean): Settings {
  return settled(settings, systemStill);
}

/** Remembers what was chosen, and not what the system wished. */
export function keepSettings(memory: Memory, settings: Settings): void {
  memory.keep(KEY, chosenSchema.parse(settings));
}
