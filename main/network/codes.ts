// Join codes: short enough to be called across a room, and the same however somebody types them.
import { sameSecret, type RandomBytes } from '../listener/secrets.ts';

/** No two look or sound like one another in most hands, and no vowels, so that a code is never a word. */
const ALPHABET = '23456789CDFHJKMNPQRTVWXY';
const CHARACTERS = 6;
const HALF = CHARACTERS / 2;
/** Far more than a code needs, so that the remainder favours no code by more than one part in 2^100. */
const BYTES = 16;

/** What is not in the alphabet and is read for something that is. */
const READ_AS: Readonly<Record<string, string>> = { B: '8', G: '6', O: 'Q', 0: 'Q', S: '5', U: 'V', Z: '2' };
/** Spaces and every kind of dash and dot between the halves. */
const BETWEEN = /[\s\p{Pd}._·•]/gu;

/** A new code as it is shown, such as `KM4-7QX`; some 190 million are possible. */
export function newCode(randomBytes: RandomBytes): string {
  let rest = BigInt(`0x${Buffer.from(randomBytes(BYTES)).toString('hex')}`);
  const base = BigInt(ALPHABET.length);
  const characters = Array.from({ length: CHARACTERS }, () => {
    const character = ALPHABET.charAt(Number(rest % base));
    rest /= base;
    return character;
  });
  return `${characters.slice(0, HALF).join('')}-${characters.slice(HALF).join('')}`;
}

/** Whether what somebody typed is this code: case, spaces and hyphens say nothing, and look-alikes are the same. */
export function sameCode(typed: string, code: string): boolean {
  return sameSecret(plain(typed), plain(code));
}

/** Also full-width letters and digits, as some keyboards write them. */
function plain(typed: string): string {
  const bare = typed.normalize('NFKC').toUpperCase().replace(BETWEEN, '');
  return bare.replace(/[BGO0SUZ]/g, (character) => READ_AS[character] ?? character);
}
