// What is remembered of new tables: the game that was opened last, who opened it, and of each game its form.
import { z } from 'zod';
import { MOST_ID_CHARACTERS, MOST_NAME_CHARACTERS, MOST_SEATS } from '../protocol/fields.ts';
import { isKept, type Entry, type Step } from './entry.ts';

const lastGameSchema = z.object({ game: z.string().max(MOST_ID_CHARACTERS).catch('') });
const nameSchema = z.object({ name: z.string().max(MOST_NAME_CHARACTERS).catch('') });

/** A seat of a form. An empty sitter is somebody whom the game has none of; an empty name is filled in when it is needed. */
const seatSchema = z.object({
  sitter: z.string().max(MOST_ID_CHARACTERS).catch(''),
  name: z.string().max(MOST_NAME_CHARACTERS).catch(''),
});
const NOBODY = { sitter: '', name: '' };
const optionSchema = z.union([z.string(), z.number(), z.boolean()]);

const formSchema = z.object({
  /** One entry a seat; none where they are not known. */
  seats: z
    .array(seatSchema.catch(NOBODY))
    .catch([])
    .transform((seats) => seats.slice(0, MOST_SEATS)),
  /** By key what was chosen; what a game does not offer is for the game's form to leave out. */
  options: z.record(z.string(), z.unknown()).catch({}).transform(plainOptions),
  /** It is opened to the network, also without a seat that is free. */
  gathers: z.boolean().catch(false),
});
/** A form for a new table, as it is remembered. */
export type KeptForm = z.infer<typeof formSchema>;

function plainOptions(options: Readonly<Record<string, unknown>>) {
  const plain = Object.entries(options).flatMap(([key, value]) => {
    const parsed = optionSchema.safeParse(value);
    return parsed.success ? [[key, parsed.data] as const] : [];
  });
  return Object.fromEntries(plain);
}

/** Before, the value alone was kept. */
const named =
  (field: string): Step =>
  (kept) =>
    isKept(kept) ? kept : { [field]: kept };

/** The game that was opened last; empty when none was. */
export const lastGameEntry: Entry<z.infer<typeof lastGameSchema>> = {
  key: 'parlor.setup.game',
  version: 2,
  schema: lastGameSchema,
  steps: [named('game')],
};

/** The name of whoever opened a table last; empty when it is not known. */
export const nameEntry: Entry<z.infer<typeof nameSchema>> = {
  key: 'parlor.setup.name',
  version: 2,
  schema: nameSchema,
  steps: [named('name')],
};

/** The form of a game's last table. */
export function formEntry(game: string): Entry<KeptForm> {
  return { key: `parlor.setup.form.${game}`, version: 2, schema: formSchema, steps: [withPeople] };
}

/** When there could be only one person, they were called `you`. */
function withPeople(kept: unknown): ReturnType<Step> {
  if (!isKept(kept)) return {};
  const { seats } = kept;
  if (!Array.isArray(seats)) return kept;
  const people = seats.map((seat: unknown) =>
    isKept(seat) && seat['sitter'] === 'you' ? { ...seat, sitter: 'person' } : seat,
  );
  return { ...kept, seats: people };
}
