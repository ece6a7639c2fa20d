// Reads the arguments after a verb: switches, flags with a value, and the rest.
import { CommandError } from './environment.ts';

/** The arguments of one call, sorted. */
export interface Arguments<Flag extends string, Switch extends string> {
  /** Flags that were given a value. */
  readonly values: Readonly<Partial<Record<Flag, string>>>;
  readonly switches: ReadonlySet<Switch>;
  /** What is no flag, such as a file or `-`. */
  readonly rest: readonly string[];
}

/**
 * Sorts arguments: `--flag value`, `--flag=value`, `--switch`, anything else.
 * @throws CommandError naming the flag that is unknown, given twice or without its value
 */
export function parseArguments<Flag extends string, Switch extends string>(
  args: readonly string[],
  known: { readonly flags: readonly Flag[]; readonly switches: readonly Switch[] },
): Arguments<Flag, Switch> {
  const values: Partial<Record<Flag, string>> = {};
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
    const flag = known.flags.find((each) => `--${each}` === name);
    const toggle = known.switches.find((each) => `--${each}` === name);
    if (flag !== undefined) {
      if (values[flag] !== undefined) throw new CommandError(`${name} is given twice; give it once.`);
      const value = equals < 0 ? left.shift() : arg.slice(equals + 1);
      if (value === undefined || (equals < 0 && value.startsWith('--'))) {
        throw new CommandError(`${name} needs a value, such as ${name} VALUE.`);
      }
      values[flag] = value;
    } else if (toggle !== undefined && equals < 0) {
      switches.add(toggle);
    } else if (toggle !== undefined) {
      throw new CommandError(`${name} takes no value; leave out what follows the "=".`);
    } else {
      const all = [...known.flags, ...known.switches].map((each) => `--${each}`);
      const choice = all.length === 0 ? 'this command takes none' : `choose among ${all.join(', ')}`;
      throw new CommandError(`${name} is no flag of this command; ${choice}.`);
    }
  }
  return { values, switches, rest };
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
