// How the person wants to see the table: from the address, else as last chosen, else as their system says.
import { z } from 'zod';
import { keptOf, readEntry } from '../../engine/settings/entry.ts';
import { choices, lookEntry, SPEEDS, type Chosen } from '../../engine/settings/look.ts';
import type { Motion } from '../stage/contract.ts';
import type { Memory } from './memory.ts';

const MOTIONS = [...SPEEDS, 'fades'] as const satisfies readonly Motion[];

/** What holds now, what was chosen and what the address says instead, and what the system wishes. */
export interface Settings extends Chosen {
  /** What was chosen, and is remembered. */
  readonly chosen: Chosen;
  /** What the address of this page says; it goes before what was chosen, and is not remembered. */
  readonly given: Partial<Chosen>;
  /** The system asks for less motion. */
  readonly systemStill: boolean;
  /** How things move: of speed, stillness and the system's wish. */
  readonly motion: Motion;
}

/** The settings to begin with. `query` is the address's, such as `?motion=off&renderer=canvas`. */
export function readSettings(memory: Memory, query: URLSearchParams, systemStill: boolean): Settings {
  return settled(readEntry(lookEntry, memory.read(lookEntry.key)), givenBy(query), systemStill);
}

/** What an address says; a value that is none is left alone. */
function givenBy(query: URLSearchParams): Partial<Chosen> {
  const given = Object.entries(choices).flatMap(([name, schema]) => {
    const said = query.get(name);
    const found = [said, Number(said)].map((value) => schema.safeParse(value)).find(({ success }) => success);
    return said !== null && found ? [[name, found.data] as const] : [];
  });
  return { ...Object.fromEntries(given), ...ofMotion(query.get('motion')) };
}

/** `?motion=` names the motion itself, whatever the system says. */
function ofMotion(given: string | null): Partial<Chosen> {
  const parsed = z.enum(MOTIONS).safeParse(given);
  if (!parsed.success) return {};
  return parsed.data === 'fades' ? { still: 'yes' } : { speed: parsed.data, still: 'no' };
}

function settled(chosen: Chosen, given: Partial<Chosen>, systemStill: boolean): Settings {
  const now = { ...chosen, ...given };
  const isStill = now.still === 'system' ? systemStill : now.still === 'yes';
  const motion = isStill && now.speed !== 'off' ? 'fades' : now.speed;
  return { ...now, chosen, given, systemStill, motion };
}

/** The settings after somebody chose something else; from then on the address says nothing about that. */
export function withChosen(settings: Settings, changed: Partial<Chosen>): Settings {
  const given = Object.fromEntries(Object.entries(settings.given).filter(([name]) => !(name in changed)));
  return settled({ ...settings.chosen, ...changed }, given, settings.systemStill);
}

/** The settings after the system's wish for less motion came or went. */
export function withSystemStill(settings: Settings, systemStill: boolean): Settings {
  return settled(settings.chosen, settings.given, systemStill);
}

/** The settings after something else was remembered, perhaps by another window; the same where nothing of it is new. */
export function withRemembered(settings: Settings, memory: Memory): Settings {
  const chosen = readEntry(lookEntry, memory.read(lookEntry.key));
  return isSame(chosen, settings.chosen) ? settings : settled(chosen, settings.given, settings.systemStill);
}

/** Remembers what was chosen, and neither what the address says nor what the system wishes. */
export function keepSettings(memory: Memory, { chosen }: Settings): void {
  const before = memory.read(lookEntry.key);
  // Whoever has chosen nothing is left to the defaults of whatever version comes.
  if (isSame(chosen, readEntry(lookEntry, before))) return;
  memory.keep(lookEntry.key, keptOf(lookEntry, chosen, before));
}

function isSame(one: Chosen, other: Chosen): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof Chosen] === value);
}
