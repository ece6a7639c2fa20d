// Test code: the moments of Magicians that look most different, as the stage is given them.
import { CODES, groupIn, isSupport } from '../../../engine/games/magicians/cards.ts';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import { inputOf } from '../parts/played.testing.ts';
import type { Draft } from './draft.ts';
import { theatreTarget } from './draft.ts';
import { type Moment, play } from './played.testing.ts';

const SEEDS = ['a', 'b', 'c'] as const;

/** What a draft looks like with the host's word about the move that it stands for. */
function drafted({ view, consider }: Moment, draft: Draft, partial: object): StageInput {
  const said = consider(partial);
  if (said.refusal) return inputOf(view, { draft });
  const { lacks, next, preview } = said;
  return inputOf(view, { draft, judged: { draft, lacks, next, preview } });
}

/** By name, what seat 0 sees at a table of so many. */
export function situations(seats: number): [string, StageInput][] {
  const all = SEEDS.flatMap((seed) => play({ seats, viewer: 0, seed, moves: 260 }));
  const watched = play({ seats, viewer: 'watcher', seed: 'a', moves: 60 });
  const asks = (what: string): Moment[] => all.filter(({ view }) => view.question?.asks === what);
  const plain = (name: string, found: readonly Moment[]): [string, StageInput][] =>
    found.slice(-1).map(({ view }) => [name, inputOf(view)]);
  const playing = (name: string, wanted: (view: MagiciansView) => MagiciansView['plays']) => {
    const moment = all.findLast(({ view }) => wanted(view).length > 0);
    const way = moment && wanted(moment.view)[0];
    if (!moment || !way) return [];
    const draft = { kind: 'play', card: way.card } as const;
    const at = way.targets[0]?.target;
    const input = drafted(moment, draft, { type: way.move, card: way.card });
    const large: [string, StageInput][] =
      at === undefined ? [] : [[`${name}, shown large`, { ...input, zoomed: theatreTarget(at) }]];
    return [[name, input] as [string, StageInput], ...large];
  };
  const free = ({ plays }: MagiciansView) => plays.filter(({ refusal }) => refusal === null);
  const discarding = asks('discard').slice(-1);
  const last = all.at(-1)!;
  const crowd = crowded(asks('support').at(-1) ?? last);
  return [
    ...plain('exchanging', asks('mulligan')),
    ...plain('supporting', asks('support')),
    ...plain('performing', asks('trick')),
    ...plain('drawing', asks('draw')),
    ...plain('spying', asks('take')),
    ...plain(
      'waiting',
      all.filter(({ view }) => view.turn !== null && view.turn !== 0 && !view.question),
    ),
    ...playing('putting into a place', (view) =>
      free(view).filter(({ move, replaces }) => move === 'support' && replaces.length === 0),
    ),
    ...playing('replacing', (view) => free(view).filter(({ replaces }) => replaces.length > 0)),
    ...playing('aiming at a card', (view) =>
      free(view).filter(({ targets }) => targets.some(({ on }) => on)),
    ),
    ...playing('aiming at somebody', (view) =>
      free(view).filter(({ targets }) => targets.some(({ on }) => on === null)),
    ),
    ...plain('discarding', discarding),
    ...discarding.map((moment): [string, StageInput] => {
      const card = String(moment.view.question?.choices.find(({ at }) => at !== null)?.at);
      const draft = { kind: 'discard', cards: [card] } as const;
      return ['discarding one', drafted(moment, draft, { type: 'discard', cards: [card] })];
    }),
    ['crowded', inputOf(crowd)],
    ['crowded, the own theatre shown large', inputOf(crowd, { zoomed: theatreTarget(0) })],
    ['crowded, another shown large', inputOf(crowd, { zoomed: theatreTarget(1) })],
    ...plain('watching', watched),
    ['crowded, for all to see', inputOf(seenByAll(crowd), { isForAll: true })],
    [
      'crowded, for all to see, one shown large',
      inputOf(seenByAll(crowd), { isForAll: true, zoomed: theatreTarget(1) }),
    ],
    ['at the end', inputOf({ ...last.view })],
  ];
}

/** The same, when nobody's hand is seen. */
function seenByAll(view: MagiciansView): MagiciansView {
  return { ...view, viewer: 'watcher', hand: [] };
}

/** As many cards in two theatres as anybody may ever have there, and ten in the own hand; names as long as they get. */
export function crowded({ view }: Moment): MagiciansView {
  const tricks = CODES.filter((code) => groupIn(code) === 'trick');
  const support = CODES.filter((code) => isSupport(groupIn(code)));
  const hand = CODES.filter((code) => groupIn(code) === 'sabotage').slice(0, 10);
  const crowdedSeats = 2;
  return {
    ...view,
    hand,
    discard: ['double-cross'],
    plays: [],
    seats: view.seats.map((seat, at) => ({
      ...seat,
      most: 7,
      score: -10,
      income: 58,
      cards: 10,
      tricks: at < crowdedSeats ? tricks.filter((_, index) => index % 4 === at) : [],
      support: at < crowdedSeats ? support.filter((_, index) => index % 8 < 6 && index % 2 === at) : [],
    })),
  };
}
