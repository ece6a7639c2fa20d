// Test code: the moments of Trick-Taking that look most different, as the stage is given them.
import { CODES } from '../../../engine/games/trick-taking/cards.ts';
import type { LyingView, StackView, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import { composing, inputOf } from './drawn.testing.ts';
import { type Moment, play } from './played.testing.ts';

const SEEDS = ['a', 'b', 'c', 'd'] as const;

/** How many cards the largest stack of a trick has, and how many cards it has in all. */
const fullness = ({ view: { trick } }: Moment): number =>
  3 * Math.max(0, ...trick.stacks.map(({ cards }) => cards.length)) + trick.count;

/** The moment of which there is most, among those that are as wanted. */
function fullest(
  moments: readonly Moment[],
  wanted: (view: TrickTakingView) => boolean,
  much: (moment: Moment) => number = fullness,
): Moment[] {
  const all = moments.filter(({ view }) => wanted(view)).toSorted((one, other) => much(other) - much(one));
  return all.slice(0, 1);
}

/** By name, what seat 0 sees at a table of so many. */
export function situations(seats: number): [string, StageInput][] {
  const all = SEEDS.flatMap((seed) => play({ seats, viewer: 0, seed }));
  const watched = SEEDS.flatMap((seed) => play({ seats, viewer: 'watcher', seed }));
  const asks =
    (what: string) =>
    ({ question }: TrickTakingView): boolean =>
      question?.asks === what;
  const holds =
    (effects: RegExp) =>
    (view: TrickTakingView): boolean =>
      asks('turn')(view) && view.trick.count < 7 && view.hand.some((card) => effects.test(card));
  const plain = (name: string, found: readonly Moment[]): [string, StageInput][] =>
    found.map(({ view }) => [name, inputOf(view)]);
  const aimed = fullest(all, holds(/^[LS]/));
  const vanishing = fullest(all, (view) => holds(/^V/)(view) && view.trick.stacks.length > 2);
  const cardOf = ({ view }: Moment, effects: RegExp): string =>
    view.hand.find((card) => effects.test(card)) ?? '';
  const choosing = fullest(all, asks('repertoire'), ({ view }) => view.seats[0]?.repertoire.length ?? 0);
  return [
    ...plain('leading', fullest(all, asks('lead'))),
    ...plain(
      'waiting for a lead',
      fullest(all, (view) => view.phase === 'trick.leading' && !view.question),
    ),
    ...plain('taking a turn', fullest(all, asks('turn'))),
    ...plain(
      'holding most',
      fullest(all, asks('turn'), ({ view }) => view.hand.length),
    ),
    ...aimed.map((moment): [string, StageInput] => [
      'aiming',
      composing(moment, { type: 'turn', plays: [{ card: cardOf(moment, /^[LS]/), effect: true }] }),
    ]),
    ...vanishing.map((moment): [string, StageInput] => {
      const on = moment.view.trick.stacks.at(-1)?.cards[0]?.card ?? '';
      const plays = [{ card: cardOf(moment, /^V/), effect: true, on }];
      return ['sending back', composing(moment, { type: 'turn', plays })];
    }),
    ...plain('escaping', fullest(all, asks('escape'))),
    ...choosing.flatMap((moment): [string, StageInput][] =>
      [0, 5].map((count) => {
        const cards = moment.view.seats[0]?.repertoire.slice(0, count) ?? [];
        return [`choosing ${count}`, composing(moment, { type: 'repertoire', cards })];
      }),
    ),
    ...plain(
      'the Ultimate Trick',
      fullest(all, ({ phase }) => phase.startsWith('ultimate.turns')),
    ),
    ...plain('the challenge', fullest(all, asks('challenge'))),
    ...plain('the largest Ultimate Trick', fullest(all, asks('challenge')).map(withMostCards)),
    ...plain(
      'watching',
      fullest(watched, () => true),
    ),
    ...[
      ...fullest(watched, ({ phase, trick }) => phase === 'trick.leading' && trick.stacks.length === 0),
      ...fullest(watched, ({ phase }) => phase.startsWith('trick')),
      ...fullest(watched, ({ phase }) => phase.startsWith('ultimate')),
    ].map(({ view }): [string, StageInput] => [
      `for all to see, watching: ${view.phase}`,
      inputOf(view, { isForAll: true }),
    ]),
    ...plain('over', all.filter(({ view }) => view.result !== null).slice(0, 1)),
  ];
}

/** Cards of an Ultimate hand, of which each lies in the trick at most. */
const HAND = 7;

/** A moment in which everybody has played all seven cards of the Ultimate hand, some of them under others. */
function withMostCards(moment: Moment): Moment {
  const { view } = moment;
  const seats = view.seats.length;
  const lead = view.trick.stacks[0]?.cards.at(0)?.card ?? '';
  const codes = CODES.filter((code) => code !== lead);
  const lying = (card: string, by: number | null): LyingView => ({ card, by, used: true });
  const stacks: StackView[] = [{ owner: null, cards: [lying(lead, null)], rank: 3, match: null }];
  for (const [index, code] of codes.slice(0, HAND * seats).entries()) {
    const owner = index % seats;
    const under = index % 4 === 3 ? stacks[(index * 7) % stacks.length] : undefined;
    if (under)
      stacks[stacks.indexOf(under)] = { ...under, cards: [...under.cards, lying(code, owner)], rank: -9 };
    else stacks.push({ owner, cards: [lying(code, owner)], rank: 12, match: 'colour' });
  }
  const trick = { ...view.trick, stacks, count: HAND * seats + 1, winning: 1 };
  const lie = new Set(stacks.flatMap(({ cards }) => cards.map(({ card }) => card)));
  const seated = view.seats.map((seat) => ({
    ...seat,
    cards: 0,
    repertoire: seat.repertoire.filter((card) => !lie.has(card)),
  }));
  return { ...moment, view: { ...view, seats: seated, hand: [], barred: [], trick, question: null } };
}
