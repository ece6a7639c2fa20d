// Sends a file to a window, in pieces that a message can hold.
import { piecesOf } from '../engine/protocol/pieces.ts';
import type { Client } from './table/client.ts';

/** Answers the request `id` with a file. */
export function sendFile(client: Client, id: string, name: string, text: string): void {
  const pieces = piecesOf(text);
  for (const [piece, part] of pieces.entries()) {
    client.send({ type: 'exported', id, name, piece, pieces: pieces.length, text: part });
  }
}
