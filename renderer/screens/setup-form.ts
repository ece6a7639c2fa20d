// What the form for a new table holds, and what is sent of it. Pure.
import type { OptionInfo } from '../../engine/core/game.ts';
import { asCompared, MOST_NAME_CHARACTERS } from '../../engine/protocol/fields.ts';
import type { SeatRequest } from '../../engine/protocol/to-table.ts';
import type { KeptForm } from '../../engine/settings/tables.ts';
import { defaultOf, isOffered } from './options.ts';

/** Who sits at a seat: a person, whoever comes over the network, or a kind of bot. */
export type Sitter = string;
export const PERSON = 'person';
export const OPEN = 'open';
/** How many sit at a first table, where the game lets them. */
const USUAL_SEATS = 4;

/** `gathers`: it is opened to the network, also without a seat that is free. */
export type SetupForm = Omit<KeptForm, 'gathers'> & Partial<Pick<KeptForm, 'gathers'>>;

/** What a game offers; of its kinds of bots the first is the default. */
export interface Offer {
  readonly seats: { readonly min: number; readonly max: number };
  readonly optionInfo: readonly OptionInfo[];
  readonly botKinds: readonly string[];
}

/** Names for seats whose own is missing. */
export interface DefaultNames {
  /** The person who is there anyway. */
  readonly you: string;
  /** Another person, at each seat a different one. */
  readonly person: (seat: number) => string;
  /** A bot; seats near to one another have different ones. */
  readonly bot: (seat: number) => string;
}

/** Two seats whose names cannot be told apart. */
export interface SameName {
  readonly name: string;
  readonly seats: readonly [number, number];
}

/** A form and how it changes, for one game's offer. */
export interface Forms {
  /** A person at the first seat, bots of the default kind at the others. */
  first(): SetupForm;
  /** The form as it was kept, made to fit what the game takes today; what was not kept is as in the first form. */
  fitting(kept: SetupForm): SetupForm;
  /** With so many seats: those at the end go, new ones are bots. */
  withSeats(form: SetupForm, count: number): SetupForm;
  /** With these who sat at a table of another game: where they are too many bots go first, where too few bots come. */
  withCompany(form: SetupForm, company: SetupForm['seats']): SetupForm;
  /** Somebody else at a seat; people may sit at as many as they are. */
  withSitter(form: SetupForm, seat: number, sitter: Sitter): SetupForm;
  /** With a person at one seat at least: at the first one, if there was none. */
  withSomebody(form: SetupForm): SetupForm;
  /** Opened to the network, or not: then bots of the default kind take the seats that were left open. */
  withNetwork(form: SetupForm, gathers: boolean): SetupForm;
  /** With every bot's seat left open for guests. */
  withBotsAway(form: SetupForm): SetupForm;
  /** The first two seats that would be called the same; null when everybody can be told apart. */
  sameName(form: SetupForm): SameName | null;
  /** The key of the first option whose value cannot be had; null when all can. */
  wrongOption(form: SetupForm): string | null;
  /** The seats as the host wants them; a name left empty takes a default that nobody else has. */
  requests(form: SetupForm): SeatRequest[];
}

type SeatForm = SetupForm['seats'][number];

export function formsFor({ seats: range, optionInfo, botKinds }: Offer, names: DefaultNames): Forms {
  const usualBot = botKinds[0] ?? PERSON;
  const within = (count: number): number => Math.min(range.max, Math.max(range.min, count));
  const isBot = (sitter: Sitter): boolean => botKinds.includes(sitter);
  const canSit = (sitter: Sitter): boolean => sitter === PERSON || sitter === OPEN || isBot(sitter);

  /** A name for `sitter` at a seat that none of `others` has. */
  const freeName = (seat: number, sitter: Sitter, others: readonly string[]): string => {
    const taken = new Set(others.map(asCompared));
    const offered =
      sitter === PERSON
        ? [names.you, names.person(seat)]
        : Array.from({ length: range.max + 1 }, (_, step) => names.bot(seat + step));
    return offered.find((name) => !taken.has(asCompared(name))) ?? names.person(seat);
  };
  const withSeats = (form: SetupForm, count: number): SetupForm => {
    const seats: SeatForm[] = form.seats.slice(0, count);
    for (let seat = seats.length; seat < count; seat += 1) {
      seats.push({ sitter: usualBot, name: freeName(seat, usualBot, seats.map(nameOf)) });
    }
    return { ...form, seats };
  };
  const first = (): SetupForm => {
    const options = Object.fromEntries(optionInfo.map((option) => [option.key, defaultOf(option)]));
    return withSeats({ seats: [{ sitter: PERSON, name: names.you }], options }, within(USUAL_SEATS));
  };
  /** By seat what everybody will be called: what was written first, then defaults for what was left empty. */
  const finalNames = (form: SetupForm): string[] => {
    const given = form.seats.map(({ name }) => name.trim().slice(0, MOST_NAME_CHARACTERS));
    form.seats.forEach(({ sitter }, seat) => {
      if (sitter === OPEN) given[seat] = '';
      else given[seat] ||= freeName(seat, sitter, given);
    });
    return given;
  };

  /** A kind of bot may have gone since, or be none of this game's. */
  const asOffered = (seat: SeatForm): SeatForm =>
    canSit(seat.sitter) ? seat : { ...seat, sitter: usualBot };

  const withSitter: Forms['withSitter'] = (form, seat, sitter) => {
    const before = form.seats[seat];
    if (!before || before.sitter === sitter) return form;
    // A bot keeps its name when it becomes another kind; a person's name does not become a bot's.
    const staysBot = isBot(before.sitter) && isBot(sitter);
    const others = form.seats.filter((_, index) => index !== seat).map(nameOf);
    const name = sitter === OPEN ? '' : staysBot ? before.name : freeName(seat, sitter, others);
    return { ...form, seats: form.seats.with(seat, { sitter, name }) };
  };

  /** `sitter` at every seat where `leaves` says that whoever sat there goes. */
  const replaced = (form: SetupForm, leaves: (sitter: Sitter) => boolean, sitter: Sitter): SetupForm =>
    form.seats.reduce(
      (changed, before, seat) => (leaves(before.sitter) ? withSitter(changed, seat, sitter) : changed),
      form,
    );

  return {
    first,
    fitting({ seats: kept, options, gathers }) {
      const fresh = first();
      const seats = kept.length === 0 ? fresh.seats : kept.map(asOffered);
      const values = optionInfo.map((option) => [
        option.key,
        (isOffered(option, options[option.key]) ? options : fresh.options)[option.key],
      ]);
      const fitted = { seats, options: Object.fromEntries(values) as SetupForm['options'] };
      return withSeats(gathers ? { ...fitted, gathers } : fitted, within(seats.length));
    },
    withSeats,
    withCompany(form, company) {
      const seats = company.map(asOffered);
      while (seats.length > range.max) {
        const lastBot = seats.findLastIndex(({ sitter }) => sitter !== PERSON);
        seats.splice(lastBot < 0 ? seats.length - 1 : lastBot, 1);
      }
      return withSeats({ ...form, seats }, within(seats.length));
    },
    withSitter,
    withSomebody: (form) =>
      form.seats.some(({ sitter }) => sitter === PERSON) ? form : withSitter(form, 0, PERSON),
    withNetwork(form, gathers) {
      const { gathers: _, ...rest } = form;
      return gathers ? { ...form, gathers } : replaced(rest, (sitter) => sitter === OPEN, usualBot);
    },
    withBotsAway: (form) => replaced(form, isBot, OPEN),
    sameName(form) {
      const final = finalNames(form);
      const compared = final.map(asCompared);
      const second = compared.findIndex((name, seat) => name !== '' && compared.indexOf(name) < seat);
      if (second < 0) return null;
      const firstOf = compared.indexOf(compared[second] ?? '');
      return { name: final[second] ?? '', seats: [firstOf, second] };
    },
    wrongOption: ({ options }) =>
      optionInfo.find((option) => !isOffered(option, options[option.key]))?.key ?? null,
    requests(form) {
      const final = finalNames(form);
      return form.seats.map(({ sitter }, seat): SeatRequest => {
        const name = final[seat] ?? '';
        if (sitter === OPEN) return { kind: 'open' };
        return sitter === PERSON ? { kind: 'person', name } : { kind: 'bot', name, bot: sitter };
      });
    },
  };
}

const nameOf = ({ name }: SeatForm): string => name;

/** Whether the table waits for guests before it begins: somebody wants that, or a seat is open. */
export function isForNetwork({ gathers = false, seats }: SetupForm): boolean {
  return gathers || seats.some(({ sitter }) => sitter === OPEN);
}

export function withName(form: SetupForm, seat: number, name: string): SetupForm {
  const seats = form.seats.map((before, index) => (index === seat ? { ...before, name } : before));
  return { ...form, seats };
}
