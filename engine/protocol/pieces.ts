// A text in pieces that a message can hold.
import { MOST_PIECE_CHARACTERS } from './kept.ts';

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
