// What is said of a replay: where one is, whose eyes, what happened in a step, why it ends.
import { english, type MessageKey } from '../../engine/language/catalogue.ts';
import type { Say } from '../../engine/language/say.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { TroubleCode } from '../../engine/protocol/trouble.ts';
import type { Eyes } from '../../engine/protocol/kept.ts';
import { partAt, type Mark } from './marks.ts';
import { lastStep, type Reel } from './reel.ts';

/** Which move it is, and in which hand, trick or turn. */
export function positionWords(
  say: Say,
  reel: Pick<Reel, 'total'>,
  marks: readonly Mark[],
  at: number,
): string {
  const last = lastStep(reel);
  if (at === 0) return say('replay.position.beginning', { last });
  return say('replay.position', { at, last, part: partWords(say, marks, at) });
}

function partWords(say: Say, marks: readonly Mark[], at: number): string {
  const { larger, smaller } = partAt(marks, at);
  if (larger && smaller) {
    return say('replay.position.parts', { larger: larger.words, smaller: smaller.words });
  }
  const part = (larger ?? smaller)?.words;
  return part === undefined ? '' : say('replay.position.part', { part });
}

/** Whose eyes, as a choice. */
export function eyesWords(say: Say, eyes: Eyes, names: readonly string[]): string {
  if (eyes === 'watcher' || eyes === 'open') return say(`replay.eyes.${eyes}`);
  return say('replay.eyes.seat', { name: names[eyes] ?? '' });
}

/** Up to which move it can be followed, and why; null where it is whole. */
export function endsWords(say: Say, { ends, total }: Pick<Reel, 'ends' | 'total'>): string | null {
  if (ends === null) return null;
  const why = Object.hasOwn(english, `trouble.${ends.code}` satisfies string)
    ? troubleSentence(say, { code: ends.code as TroubleCode, facts: ends.facts })
    : say('replay.ends.unknown');
  return say('replay.ends', { moves: lastStep({ total }), why });
}

/** So many letters stand in one line of a usual window, or in two of a phone. */
const CAPTION = 64;

/**
 * What happened, in its order and without a gap, until the line is full: its last sentence may run out of the room, because
 * who takes a trick is worth more than a whole sentence about a smaller thing.
 */
export function captionOf(lines: readonly string[]): string {
  return lines.reduce((caption, line) => {
    if (caption === '') return line;
    return caption.length < CAPTION - 1 ? `${caption} ${line}` : caption;
  }, '');
}

/** Every speed has a word. */
export function speedWords(say: Say, speed: string): string {
  return say(`replay.speed.${speed}` as MessageKey);
}
