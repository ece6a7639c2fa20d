// Reads the arguments after a verb: switches, flags with a value, and the rest.
import { CommandError } from './environment.ts';

/** The arguments of one call, sorted. */
export interface Arguments<Flag extends string, Switch extends string, List extends string = never> {
  /** Flags that were given a value. */
  readonly values: Readonly<Partial<Record<Flag, string>>>;
  /** Flags that may be given several times, each with its values in order. */
  readonly lists: Readonly<Record<List, readonly string[]>>;
  readonly switches: ReadonlySet<Switch>;
  /** What is no flag, such as a file or `-`. */
  readonly rest: readonly string[];
}

/**
 * Sorts arguments: `--flag value`, `--flag=value`, `--switch`, anything else.
 * @throws CommandError naming the flag that is unknown, given twice or without its value
 */
export function parseArguments<Flag extends string, Switch extends string, List extends string = never>(
  args: readonly string[],
  known: {
    readonly flags: readonly Flag[];
    readonly switches: readonly Switch[];
    readonly lists?: readonly List[];
  },
): Arguments<Flag, Switch, List> {
  const { flags, switches: toggles, lists: repeated = [] } = known;
  const values: Partial<Record<Flag, string>> = {};
  const lists = Object.fromEntries(repeated.map((each) => [each, [] as string[]])) as Record<List, string[]>;
  const switches = new Set<Switch>();
  const rest: string[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (!arg.startsWith('-') || arg === '-') {
      rest.push(arg);
      continue;
    }
    const equals = arg.indexOf('=');
    const name = equals < 0 ? arg : arg.slice(0, equals);
    const flag = flags.find((each) => `--${each}` === name);
    const list = repeated.find((each) => `--${each}` === name);
    const toggle = toggles.find((each) => `--${each}` === name);
    if (flag !== undefined || list !== undefined) {
      if (flag !== undefined && values[flag] !== undefined) {
        throw new CommandError(`${name} is given twice; give it once.`);
      }
      const value = equals < 0 ? left.shift() : arg.slice(equals + 1);
      if (value === undefined || (equals < 0 && value.startsWith('--'))) {
        throw new CommandError(`${name} needs a value, such as ${name} VALUE.`);
      }
      if (flag !== undefined) values[flag] = value;
      else if (list !== undefined) lists[list].push(value);
    } else if (toggle !== undefined && equals < 0) {
      switches.add(toggle);
    } else if (toggle !== undefined) {
      throw new CommandError(`${name} takes no value; leave out what follows the "=".`);
    } else {
      const all = [...flags, ...repeated, ...toggles].map((each) => `--${each}`);
      const choice = all.length === 0 ? 'this command takes none' : `choose among ${all.join(', ')}`;
      throw new CommandError(`${name} is no flag of this command; ${choice}.`);
    }
  }
  return { values, lists, switches, rest };
}

/** The one argument that is no flag. @throws CommandError saying `what` is missing, or what is too much */
export function onlyArgument(rest: readonly string[], what: string): string {
  const [first, second] = rest;
  if (first === undefined) throw new CommandError(`${what} is missing; see --help.`);
  if (second !== undefined)
    throw new CommandError(`"${second}" is one argument too many; give ${what} only.`);
  return first;
}

/** A whole number from 1 on. @throws CommandError naming the flag */
export function positive(flag: string, text: string): number {
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value >= 1) return value;
  throw new CommandError(`${flag} must be a whole number from 1 on, not "${text}".`);
}

/** A whole number from 0 to `most`. @throws CommandError naming the flag */
export function whole(flag: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value <= most) return value;
  throw new CommandError(`${flag} must be a whole number from 0 to ${most}, not "${text}".`);
}
