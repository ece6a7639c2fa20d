// What the form for a new table holds, and what is sent of it. Pure.
import { z } from 'zod';
import type { OptionInfo } from '../../engine/core/game.ts';
import type { SeatRequest } from '../../engine/protocol/to-table.ts';

export const BOT_KINDS = ['steady', 'random'] as const;
/** Who sits at a seat: you, or a kind of bot. */
export const SITTERS = ['you', ...BOT_KINDS] as const;
export type Sitter = (typeof SITTERS)[number];
const MOST_NAME_CHARACTERS = 40;

export type OptionValue = string | number | boolean;

export const setupSchema = z.object({
  /** One entry a seat. */
  seats: z.array(z.object({ sitter: z.enum(SITTERS), name: z.string().max(MOST_NAME_CHARACTERS) })),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type SetupForm = z.infer<typeof setupSchema>;

/** Names for seats whose own is missing: yours, and one for a bot at each seat. */
export interface DefaultNames {
  readonly you: string;
  readonly bot: (seat: number) => string;
}

/** A first form: you at the first seat, steady bots at the others. */
export function firstForm(seats: number, options: readonly OptionInfo[], names: DefaultNames): SetupForm {
  return {
    seats: Array.from({ length: seats }, (_, seat) => newSeat(seat, seat === 0 ? 'you' : 'steady', names)),
    options: Object.fromEntries(options.map((option) => [option.key, valuesOf(option)[0] ?? false])),
  };
}

/** The form as it was kept, made to fit what the game takes today. */
export function fittingForm(kept: unknown, first: SetupForm, options: readonly OptionInfo[]): SetupForm {
  const parsed = setupSchema.safeParse(kept);
  if (!parsed.success) return first;
  const { seats } = parsed.data;
  const wanted = parsed.data.options;
  const fits = (option: OptionInfo): boolean =>
    valuesOf(option).some((value) => value === wanted[option.key]);
  return {
    seats: seats.length > 0 ? seats : first.seats,
    options: Object.fromEntries(
      options.map((option) => {
        const value = fits(option) ? wanted[option.key] : first.options[option.key];
        return [option.key, value ?? false];
      }),
    ),
  };
}

/** With so many seats: those at the end go, new ones are steady bots. */
export function withSeats(form: SetupForm, count: number, names: DefaultNames): SetupForm {
  const seats = Array.from(
    { length: count },
    (_, seat) => form.seats[seat] ?? newSeat(seat, 'steady', names),
  );
  return { ...form, seats };
}

/** Somebody else at a seat. You sit at one seat only, so a steady bot takes the one you leave. */
export function withSitter(form: SetupForm, seat: number, sitter: Sitter, names: DefaultNames): SetupForm {
  const changed = form.seats.map((before, index) => {
    if (index === seat) return before.sitter === sitter ? before : newSeat(seat, sitter, names, before);
    return sitter === 'you' && before.sitter === 'you' ? newSeat(index, 'steady', names) : before;
  });
  return { ...form, seats: changed };
}

export function withName(form: SetupForm, seat: number, name: string): SetupForm {
  const seats = form.seats.map((before, index) => (index === seat ? { ...before, name } : before));
  return { ...form, seats };
}

/** The seats as the host wants them; a name left empty takes the seat's default. */
export function seatRequests(form: SetupForm, names: DefaultNames): SeatRequest[] {
  return form.seats.map(({ sitter, name }, seat): SeatRequest => {
    const given = name.trim().slice(0, MOST_NAME_CHARACTERS);
    return sitter === 'you'
      ? { kind: 'person', name: given || names.you }
      : { kind: 'bot', name: given || names.bot(seat), bot: sitter };
  });
}

/** The values an option offers, the default first. */
export function valuesOf({ values }: OptionInfo): readonly OptionValue[] {
  if (Array.isArray(values)) return values as readonly OptionValue[];
  const { min, max, default: first } = values as { min: number; max: number; default: number };
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return [first, ...all.filter((value) => value !== first)];
}

/** A bot keeps its name when it becomes another kind; a person's name does not become a bot's. */
function newSeat(
  seat: number,
  sitter: Sitter,
  names: DefaultNames,
  before?: { sitter: Sitter; name: string },
) {
  const staysBot = before !== undefined && before.sitter !== 'you' && sitter !== 'you';
  if (staysBot) return { sitter, name: before.name };
  return { sitter, name: sitter === 'you' ? names.you : names.bot(seat) };
}
