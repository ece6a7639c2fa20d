// Ids that nobody else uses. Guests come over plain http, where `crypto.randomUUID` does not exist.

const ID_BYTES = 12;

/** A new id of 24 hexadecimal digits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
