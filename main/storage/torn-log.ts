// Looks at the write-ahead log that a killed program has left: SQLite reads it up to the first thing that is wrong in it, and
// says nothing of what it passes over.
import { existsSync, readFileSync } from 'node:fs';

/** Where SQLite's file format keeps what is asked of a log: bytes. */
const LOG = { header: 32, summed: 24, frame: 24, salts: 16, sums: 24 } as const;
const FRAME = { pages: 4, salts: 8, sums: 16, summed: 8 } as const;
/** The order of bytes in which a log was summed up. */
const LITTLE = 0x377f0682;
const BIG = 0x377f0683;

/**
 * Whether something that had been acknowledged is lost in a log. Of a log that breaks off where its program ended only the last
 * commit may be there in part; where there are two after the place that is wrong, the first of them had been kept.
 * @param file the log itself
 */
export function isLogTorn(file: string): boolean {
  if (!existsSync(file)) return false;
  const log = readFileSync(file);
  if (log.length <= LOG.header) return false;
  const magic = log.readUInt32BE(0);
  if (magic !== LITTLE && magic !== BIG) return true;
  const isLittle = magic === LITTLE;
  const first = summedUp(log, 0, LOG.summed, [0, 0], isLittle);
  if (!isSum(log, LOG.sums, first)) return true;

  const size = pageSizeIn(log);
  let sums = first;
  let isWrong = false;
  let commits = 0;
  for (let at: number = LOG.header; at + LOG.frame + size <= log.length; at += LOG.frame + size) {
    const isOfLog = log.compare(log, LOG.salts, LOG.sums, at + FRAME.salts, at + FRAME.sums) === 0;
    if (!isWrong) {
      const ofHead = summedUp(log, at, FRAME.summed, sums, isLittle);
      sums = summedUp(log, at + LOG.frame, size, ofHead, isLittle);
      isWrong = !isOfLog || !isSum(log, at + FRAME.sums, sums);
    }
    if (isWrong && isOfLog && log.readUInt32BE(at + FRAME.pages) > 0) commits += 1;
  }
  return commits > 1;
}

type Sums = readonly [one: number, other: number];

function pageSizeIn(log: Buffer): number {
  return log.readUInt32BE(8);
}

function isSum(log: Buffer, at: number, [one, other]: Sums): boolean {
  return log.readUInt32BE(at) === one && log.readUInt32BE(at + 4) === other;
}

/** SQLite's own sums over a part of a log. */
function summedUp(log: Buffer, from: number, length: number, [one, other]: Sums, isLittle: boolean): Sums {
  const read = (at: number): number => (isLittle ? log.readUInt32LE(at) : log.readUInt32BE(at));
  let [left, right] = [one, other];
  for (let at = from; at < from + length; at += 8) {
    left = (left + read(at) + right) >>> 0;
    right = (right + read(at + 4) + left) >>> 0;
  }
  return [left, right];
}
