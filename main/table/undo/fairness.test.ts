// Tests of what is fair to take back: a table of who moved how, and who has to agree.
import { describe, expect, test } from 'vitest';
import type { SeatRecord } from '../../../engine/journal/journal.ts';
import { wayBack, type WeighedMove } from './fairness.ts';

/** Seats such as `ppb`: people and bots. */
const seated = (who: string): SeatRecord[] =>
  Array.from(who, (each) => ({ name: '', kind: each === 'p' ? 'person' : 'bot', bot: null }));
/** Moves such as `0q 1! b2q`: by seat, quiet or not; `b` for one that a bot made. */
const moves = (text: string): WeighedMove[] =>
  text
    .split(' ')
    .filter((each) => each !== '')
    .map((each) => ({
      seat: Number(each.replace(/\D/g, '')),
      isPersons: !each.startsWith('b'),
      isQuiet: each.endsWith('q'),
    }));

const rows: readonly (readonly [string, string, string, number, string])[] = [
  ['nothing was decided', '', 'ppp', 0, 'none'],
  ['only others decided', '1q 2q', 'ppp', 0, 'none'],
  ['the newest move, quiet', '1! 0q', 'ppp', 0, 'takes 1 of 2, free'],
  ['the newest move, told', '1q 0!', 'ppp', 0, 'takes 1 of 2, asks 1 2'],
  ['only the newest of several of one seat', '0! 0q', 'ppp', 0, 'takes 1 of 2, free'],
  ['a person has moved since, quietly', '0q 1q', 'ppp', 0, 'takes 2 of 2, asks 1 2'],
  ['a bot has moved since, quietly', '0q b2q', 'ppb', 0, 'takes 2 of 2, free'],
  ['a bot has moved since and told something', '0q b2!', 'ppb', 0, 'takes 2 of 2, asks 1'],
  ['told, and a bot has moved since', '0! b2q', 'ppb', 0, 'takes 2 of 2, asks 1'],
  ['of people alone with bots, whatever was told', '0! b1! b2!', 'pbb', 0, 'takes 3 of 3, free'],
  ['a person who was a bot when it moved', '0q b1q', 'pp', 0, 'takes 2 of 2, free'],
  ['a bot now, and a person when it moved', '0q 1q', 'ppb', 0, 'takes 2 of 2, asks 1'],
  ['the person who moved since is gone for a bot', '0q 1q 2q', 'pbp', 0, 'takes 3 of 3, asks 2'],
  ['what a bot decided at the own seat', 'b0q', 'pp', 0, 'takes 1 of 1, free'],
  ['of the last seat', '0q 2!', 'ppp', 2, 'takes 1 of 2, asks 0 1'],
];

describe('one may take back', () => {
  test.for(rows)('%s', ([, made, who, seat, expected]) => {
    const way = wayBack(moves(made), seated(who), seat);
    const whole = moves(made).length;
    if (!way) return expect('none').toBe(expected);
    const asks = way.mustAgree.length === 0 ? 'free' : `asks ${way.mustAgree.join(' ')}`;
    expect(`takes ${way.moves} of ${whole}, ${asks}`).toBe(expected);
    expect(way.left + way.moves).toBe(whole);
  });
});
