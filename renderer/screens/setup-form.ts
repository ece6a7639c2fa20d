// What the form for a new table holds, and what is sent of it. Pure.
import { z } from 'zod';
import type { OptionInfo } from '../../engine/core/game.ts';
import type { SeatRequest } from '../../engine/protocol/to-table.ts';

/** Who sits at a seat: you, or a kind of bot. */
export type Sitter = string;
export const YOU = 'you';
const MOST_NAME_CHARACTERS = 40;
/** How many sit at a first table, where the game lets them. */
const USUAL_SEATS = 4;

export type OptionValue = string | number | boolean;

export const setupSchema = z.object({
  /** One entry a seat. */
  seats: z.array(z.object({ sitter: z.string(), name: z.string().max(MOST_NAME_CHARACTERS) })).min(1),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type SetupForm = z.infer<typeof setupSchema>;

/** What a game offers; of its kinds of bots the first is the default. */
export interface Offer {
  readonly seats: { readonly min: number; readonly max: number };
  readonly optionInfo: readonly OptionInfo[];
  readonly botKinds: readonly string[];
}

/** Names for seats whose own is missing: yours, and one for a bot at each seat. */
export interface DefaultNames {
  readonly you: string;
  readonly bot: (seat: number) => string;
}

/** A form and how it changes, for one game's offer. */
export interface Forms {
  /** You at the first seat, bots of the default kind at the others. */
  first(): SetupForm;
  /** The form as it was kept, made to fit what the game takes today. */
  fitting(kept: unknown): SetupForm;
  /** With so many seats: those at the end go, new ones are bots. */
  withSeats(form: SetupForm, count: number): SetupForm;
  /** Somebody else at a seat. You sit at one seat only, so a bot takes the one you leave. */
  withSitter(form: SetupForm, seat: number, sitter: Sitter): SetupForm;
  /** The seats as the host wants them; a name left empty takes the seat's default. */
  requests(form: SetupForm): SeatRequest[];
}

export function formsFor({ seats: range, optionInfo, botKinds }: Offer, names: DefaultNames): Forms {
  const usualBot = botKinds[0] ?? YOU;
  const within = (count: number): number => Math.min(range.max, Math.max(range.min, count));
  const isOffered = (sitter: Sitter): boolean => sitter === YOU || botKinds.includes(sitter);

  /** A bot keeps its name when it becomes another kind; a person's name does not become a bot's. */
  const newSeat = (seat: number, sitter: Sitter, before?: { sitter: Sitter; name: string }) => {
    const staysBot = before !== undefined && before.sitter !== YOU && sitter !== YOU;
    if (staysBot) return { sitter, name: before.name };
    return { sitter, name: sitter === YOU ? names.you : names.bot(seat) };
  };
  const withSeats = (form: SetupForm, count: number): SetupForm => ({
    ...form,
    seats: Array.from({ length: count }, (_, seat) => form.seats[seat] ?? newSeat(seat, usualBot)),
  });
  const first = (): SetupForm => ({
    seats: Array.from({ length: within(USUAL_SEATS) }, (_, seat) => newSeat(seat, seat ? usualBot : YOU)),
    options: Object.fromEntries(optionInfo.map((option) => [option.key, valuesOf(option)[0] ?? false])),
  });

  return {
    first,
    fitting(kept) {
      const parsed = setupSchema.safeParse(kept);
      const fresh = first();
      if (!parsed.success) return fresh;
      const { options } = parsed.data;
      // A kind of bot may have gone since.
      const seats = parsed.data.seats.map((seat) =>
        isOffered(seat.sitter) ? seat : { ...seat, sitter: usualBot },
      );
      const fits = (option: OptionInfo): boolean => valuesOf(option).includes(options[option.key] ?? '');
      const values = optionInfo.map((option) => [
        option.key,
        (fits(option) ? options : fresh.options)[option.key],
      ]);
      return withSeats(
        { seats, options: Object.fromEntries(values) as SetupForm['options'] },
        within(seats.length),
      );
    },
    withSeats,
    withSitter: (form, seat, sitter) => ({
      ...form,
      seats: form.seats.map((before, index) => {
        if (index === seat) return before.sitter === sitter ? before : newSeat(seat, sitter, before);
        return sitter === YOU && before.sitter === YOU ? newSeat(index, usualBot) : before;
      }),
    }),
    requests: (form) =>
      form.seats.map(({ sitter, name }, seat): SeatRequest => {
        const given = name.trim().slice(0, MOST_NAME_CHARACTERS);
        return sitter === YOU
          ? { kind: 'person', name: given || names.you }
          : { kind: 'bot', name: given || names.bot(seat), bot: sitter };
      }),
  };
}

export function withName(form: SetupForm, seat: number, name: string): SetupForm {
  const seats = form.seats.map((before, index) => (index === seat ? { ...before, name } : before));
  return { ...form, seats };
}

/** The values an option offers, the default first. */
export function valuesOf({ values }: OptionInfo): readonly OptionValue[] {
  if (Array.isArray(values)) return values as readonly OptionValue[];
  const { min, max, default: first } = values as { min: number; max: number; default: number };
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return [first, ...all.filter((value) => value !== first)];
}
