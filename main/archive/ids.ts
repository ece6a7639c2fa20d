// Names tables that come in otherwise than by being opened.

const ID_BYTES = 12;

/** A new id for a table. */
export function newId(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(ID_BYTES)).toString('hex');
}
