// Options of a game, as a call gives them.
import { SetupError } from '../../engine/core/errors.ts';
import type { OptionInfo } from '../../engine/core/game.ts';
import type { AnyGame } from '../../engine/session/session.ts';
import { parseJson } from './parse-json.ts';

/** The options as they were given; the game itself says which it takes. @throws SetupError */
export function optionsFrom(text: string | undefined, { optionInfo }: AnyGame): Record<string, unknown> {
  if (text === undefined) return {};
  const value = parseJson(text, '--options');
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  const example = Object.fromEntries(optionInfo.slice(0, 1).map((option) => [option.key, usualOf(option)]));
  throw new SetupError('--options', `must be a JSON object, such as ${JSON.stringify(example)}.`);
}

const usualOf = ({ values }: OptionInfo): unknown => ('min' in values ? values.default : values[0]);
