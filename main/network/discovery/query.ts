// What a question of somebody's asks for, and what they know already.
import type { DecodedPacket } from 'dns-packet';
import { isSameName, LIFE_SECONDS } from './records.ts';

export interface Query {
  asks(name: string): boolean;
  /** Whether they have heard where this leads, by an answer that still holds for long enough (RFC 6762, 7.1). */
  knows(name: string): boolean;
  /** They are about to take a name, and have to be told at once that it is taken. */
  readonly isProbe: boolean;
}

export function readQuery({ questions = [], answers = [], authorities = [] }: DecodedPacket): Query {
  return {
    asks: (name) => questions.some((question) => isSameName(question.name, name)),
    knows: (name) =>
      answers.some(
        (known) =>
          known.type === 'PTR' && isSameName(known.data, name) && (known.ttl ?? 0) >= LIFE_SECONDS / 2,
      ),
    isProbe: authorities.length > 0,
  };
}
