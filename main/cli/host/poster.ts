// What the terminal shows of a table at first: what is played, by which address and code it is reached, and the QR code.
import encodeQR from 'qr';
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Company, Hosting } from '../../../engine/protocol/network.ts';

/** Black on white whatever the colours of the terminal are; a scanner may not know a code that is inverted. */
const ON_PAPER = '\u001B[97;40m';
const PLAIN_AGAIN = '\u001B[0m';

export interface PosterStyle {
  readonly say: Say;
  /** A QR code is drawn. */
  readonly qr: boolean;
  /** The terminal knows colours. */
  readonly colours: boolean;
}

/** The lines about a table that has just been opened, or whose addresses have changed. */
export function posterLines(
  { table, game, seats, begun }: Company,
  hosting: Hosting,
  style: PosterStyle,
): string[] {
  const { say } = style;
  const title = say(`${game}.title` as MessageKey);
  const { network } = hosting;
  if (!network) return [`${title}, table ${table}, is not open to the network.`];
  const { code, addresses, invitation } = network;
  const lines = [`${title}: ${begun ? 'the game goes on' : 'waits for its guests'}. Join code ${code}`];
  for (const { url, through, isVirtual } of addresses) {
    lines.push(`  ${url}  (${through}${isVirtual ? ', of a program on this machine' : ''})`);
  }
  if (addresses.length === 0) {
    lines.push('  This machine is in no network; connect it to one, and its address appears here by itself.');
  } else if (style.qr) {
    lines.push('', ...qrLines(invitation, style.colours), '');
  }
  for (const [seat, { name, at }] of seats.entries()) {
    if (at !== 'screen') continue;
    lines.push(
      `  Seat ${seat + 1} (${name}) is played at a screen, and here is none: go on with the table in the program's window (npm start).`,
    );
  }
  lines.push(`  Kept as table ${table}`);
  return lines;
}

/** A QR code of half blocks. */
function qrLines(text: string, colours: boolean): string[] {
  const lines = encodeQR(text, 'ascii', { ecc: 'low' }).trimEnd().split('\n');
  return colours
    ? lines.map((line) => `  ${ON_PAPER}${line}${PLAIN_AGAIN}`)
    : lines.map((line) => `  ${line}`);
}
