// Sends a file to a window, in pieces that a message can hold.
import { MOST_PIECE_CHARACTERS } from '../engine/protocol/kept.ts';
import type { Client } from './table/client.ts';

const FIRST_HALF = /[\uD800-\uDBFF]$/;

/** A text in pieces of at most `most` characters; none ends within a character. One empty piece for an empty text. */
export function piecesOf(text: string, most = MOST_PIECE_CHARACTERS): string[] {
  const pieces: string[] = [];
  let from = 0;
  do {
    const piece = text.slice(from, from + most);
    // What is carried as UTF-8 loses half a character.
    const isCut = from + most < text.length && FIRST_HALF.test(piece);
    pieces.push(isCut ? piece.slice(0, -1) : piece);
    from += pieces.at(-1)!.length;
  } while (from < text.length);
  return pieces;
}

/** Answers the request `id` with a file. */
export function sendFile(client: Client, id: string, name: string, text: string): void {
  const pieces = piecesOf(text);
  for (const [piece, part] of pieces.entries()) {
    client.send({ type: 'exported', id, name, piece, pieces: pieces.length, text: part });
  }
}
