// Packets whose names lead from one place to the next without end: legal to read, and far too long to.

/** Of an honest packet, however many tables, services and machines it tells of. */
const MOST_RECORDS = 512;
/** A name ends with at most one pointer to the rest of it; who puts names together from others may add a few. */
const MOST_POINTERS_IN_A_ROW = 8;
const HEADER_BYTES = 12;
const COUNTS_AT = 4;
/** A pointer begins with two bits that are set; the other 14 say where the name goes on (RFC 1035, 4.1.4). */
const POINTER = 0xc0;

/**
 * Whether to decode a packet would take long: a name of pointers only has no length, so nothing else ends it before
 * thousands of them, for each of thousands of records. Looks at each byte once.
 */
export function isWinding(bytes: Buffer): boolean {
  if (bytes.length < HEADER_BYTES) return false;
  let records = 0;
  for (let at = COUNTS_AT; at < HEADER_BYTES; at += 2) records += bytes.readUInt16BE(at);
  if (records > MOST_RECORDS) return true;
  /** By place, how many pointers a reader follows from there before anything else comes; text that looks so does no harm. */
  const rows = new Uint8Array(bytes.length);
  for (let at = HEADER_BYTES; at + 1 < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < POINTER) continue;
    const target = bytes.readUInt16BE(at) & ~(POINTER << 8);
    // Only backwards: the decoder takes no other.
    const row = 1 + (target < at ? (rows[target] ?? 0) : 0);
    if (row > MOST_POINTERS_IN_A_ROW) return true;
    rows[at] = row;
  }
  return false;
}
