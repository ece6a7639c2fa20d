// What an option of a game offers in a form: a few values, or a whole number within a range. Pure.
import type { OptionInfo } from '../../engine/core/game.ts';

export type OptionValue = string | number | boolean;

/** A whole number that can be chosen, both ends included. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** The range of an option that is a whole number; null for one that offers a few values. */
export function rangeOf({ values }: OptionInfo): NumberRange | null {
  return Array.isArray(values) ? null : (values as NumberRange);
}

/** The values on offer, the default first; none where a number is chosen. */
export function choicesOf({ values }: OptionInfo): readonly OptionValue[] {
  return Array.isArray(values) ? (values as readonly OptionValue[]) : [];
}

export function defaultOf(option: OptionInfo): OptionValue {
  return rangeOf(option)?.default ?? choicesOf(option)[0] ?? false;
}

/** Whether the option can have this value. */
export function isOffered(option: OptionInfo, value: OptionValue | undefined): boolean {
  const range = rangeOf(option);
  if (value === undefined) return false;
  if (!range) return choicesOf(option).includes(value);
  return typeof value === 'number' && Number.isInteger(value) && value >= range.min && value <= range.max;
}

/** What was typed for a whole number: that number, or the text as it is where it is none. */
export function typedNumber(text: string): number | string {
  return /^\d{1,9}$/u.test(text.trim()) ? Number(text) : text;
}
