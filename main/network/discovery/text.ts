// What is said of a table in its TXT record: made within the limits of DNS, and read as what a stranger sent.
import { z } from 'zod';
import { idSchema, MOST_SEATS, nameSchema } from '../../../engine/protocol/fields.ts';
import type { Announcement } from '../contract.ts';

/** A string of a record holds 255 bytes with its key; these keep all of them together well below 1,200. */
const MOST_NAME_BYTES = 96;
const MOST_HOST_BYTES = 63;
const MOST_WORD_BYTES = 64;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The beginning of a text that takes at most so many bytes, without half a character at its end. */
export function cut(text: string, most: number): string {
  if (bytesOf(text) <= most) return text;
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    if (bytesOf(kept) + bytesOf(segment) > most) break;
    kept += segment;
  }
  return kept;
}

/** The strings of a table's TXT record. @param host the machine's name, as people know it */
export function textOf(announcement: Announcement, host: string): Buffer[] {
  const { id, game, names, free, begun, program, protocol } = announcement;
  const said: readonly (readonly [key: string, value: string])[] = [
    ['id', cut(id, MOST_WORD_BYTES)],
    ['game', cut(game, MOST_WORD_BYTES)],
    ['host', cut(host, MOST_HOST_BYTES)],
    ['free', String(free)],
    ['begun', begun ? '1' : '0'],
    ['program', cut(program, MOST_WORD_BYTES)],
    ['protocol', String(protocol)],
    ...names.slice(0, MOST_SEATS).map((name) => ['name', cut(name, MOST_NAME_BYTES)] as const),
  ];
  // A key may stand once only, so names are numbered.
  let count = 0;
  return said.map(([key, value]) => Buffer.from(`${key === 'name' ? `name${count++}` : key}=${value}`));
}

const MOST_PROGRAM_CHARACTERS = 32;
const whole = (most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(most));

/** What may be believed of a record: every value is limited and cleaned like what a guest says of itself. */
const textSchema = z.object({
  id: idSchema.regex(/^[\x21-\x7e]+$/),
  game: z.string().regex(/^[a-z][a-z-]{0,31}$/),
  // A machine's name may be longer than a person's; the rest of it is left out.
  host: z.preprocess((given) => (typeof given === 'string' ? given.slice(0, 40) : given), nameSchema),
  names: z.array(nameSchema).max(MOST_SEATS),
  free: whole(MOST_SEATS),
  begun: z.enum(['0', '1']).transform((value) => value === '1'),
  program: z.string().regex(new RegExp(`^[\\w.+-]{1,${MOST_PROGRAM_CHARACTERS}}$`)),
  protocol: whole(65_535),
});
export type Text = z.infer<typeof textSchema>;

/** Reads a TXT record; null when it is none of ours, or not as ours are. */
export function readText(strings: readonly (string | Buffer)[]): Text | null {
  const said = new Map<string, string>();
  for (const string of strings) {
    const text = string.toString();
    const at = text.indexOf('=');
    const key = text.slice(0, Math.max(0, at)).toLowerCase();
    // Of a key that stands twice the first counts (RFC 6763, 6.4).
    if (at > 0 && !said.has(key)) said.set(key, text.slice(at + 1));
  }
  const names = Array.from({ length: MOST_SEATS }, (_, index) => said.get(`name${index}`)).filter(
    (name) => name !== undefined,
  );
  return textSchema.safeParse({ ...Object.fromEntries(said), names }).data ?? null;
}
