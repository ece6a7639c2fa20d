// For tests: the moments at which a link is cut, in the words of the protocol, and a proxy that cuts at them one after the other.
import type { Random } from '../../engine/chance/random.ts';
import type { Direction, Proxy, Verdict } from './proxy.ts';

/** A frame at which something is done. */
interface Blow {
  readonly way: Direction;
  readonly type: string;
  readonly verdict: Verdict;
}

const up = (type: string, verdict: Verdict): Blow => ({ way: 'up', type, verdict });
const down = (type: string, verdict: Verdict): Blow => ({ way: 'down', type, verdict });

/** Between two moves; with more than one blow each next one falls on the way back. */
export const MOMENTS_OF_PLAY = {
  'before the host has anything of a move': [up('move', 'cut before')],
  'in the middle of a move': [up('move', 'cut amid')],
  'after a move was sent': [up('move', 'cut after')],
  'after the host has a move, before it says so': [down('accepted', 'cut before')],
  'in the middle of the acknowledgement': [down('accepted', 'cut amid')],
  'after the acknowledgement, before the view': [down('accepted', 'cut after')],
  'in the middle of a view': [down('view', 'cut amid')],
  'after a view': [down('view', 'cut after')],
  'during a question about a move': [up('consider', 'cut after')],
  'before the answer to such a question': [down('considered', 'cut before')],
  'with a move on its way and again after hello': [up('move', 'cut after'), up('hello', 'cut after')],
  'and again before the welcome': [up('move', 'cut before'), down('welcome', 'cut before')],
  'and again in the middle of the way back': [up('move', 'cut amid'), up('knock', 'cut amid')],
  'and again after the knock': [down('accepted', 'cut before'), up('knock', 'cut after')],
  'and again before it is told that one is let in': [up('move', 'cut after'), down('guest', 'cut before')],
  'and again in the middle of the whole view': [down('accepted', 'cut before'), down('view', 'cut amid')],
  'and again after the whole view': [up('move', 'cut before'), down('view', 'cut after')],
  'and again when the move is sent once more': [up('move', 'cut before'), up('move', 'cut after')],
  'a move that comes twice': [up('move', 'twice')],
  'a move that comes twice, and its first answer does not': [
    up('move', 'twice'),
    down('accepted', 'cut before'),
  ],
  'three times on the way back': [
    down('view', 'cut before'),
    up('hello', 'cut before'),
    down('company', 'cut amid'),
    down('view', 'cut before'),
  ],
} as const satisfies Readonly<Record<string, readonly Blow[]>>;

/** While one comes in. */
export const MOMENTS_OF_COMING = {
  'before the knock': [up('knock', 'cut before')],
  'after the knock': [up('knock', 'cut after')],
  'before it is told who is there': [down('company', 'cut before')],
  'before one asks for a seat': [up('ask', 'cut before')],
  'in the middle of asking': [up('ask', 'cut amid')],
  'after one has asked': [up('ask', 'cut after')],
  'before one hears that one is seated': [down('guest', 'cut before'), down('guest', 'cut before')],
  'before one has the pass': [down('pass', 'cut before')],
  'in the middle of the pass': [down('pass', 'cut amid')],
  'after one has the pass': [down('pass', 'cut after')],
} as const satisfies Readonly<Record<string, readonly Blow[]>>;

export type MomentOfPlay = keyof typeof MOMENTS_OF_PLAY;
export type MomentOfComing = keyof typeof MOMENTS_OF_COMING;

/** A moment, and where its blows fall. */
export interface Moment {
  readonly name: string;
  readonly blows: readonly Blow[];
}

/** What a disturbance has done so far. */
export interface Disturbance {
  /** The names of the moments whose last blow has fallen. */
  readonly done: readonly string[];
  /** Whether that is so of all. */
  isDone(): boolean;
}

/**
 * Has a proxy cut at moments, one after the other.
 * @param between how many moves of this device go through undisturbed before the next moment
 */
export function disturb(proxy: Proxy, moments: readonly Moment[], between: () => number): Disturbance {
  const done: string[] = [];
  const left = [...moments];
  let current = left.shift();
  let blows = [...(current?.blows ?? [])];
  let rest = between();
  proxy.rule = (way, { type }) => {
    if (!current) return 'pass';
    if (rest > 0) {
      if (way === 'up' && type === 'move') rest -= 1;
      return 'pass';
    }
    const [blow] = blows;
    if (!blow || blow.way !== way || blow.type !== type) return 'pass';
    blows.shift();
    if (blows.length === 0) {
      done.push(current.name);
      current = left.shift();
      blows = [...(current?.blows ?? [])];
      rest = between();
    }
    return blow.verdict;
  };
  return { done, isDone: () => current === undefined };
}

/** So many moments of play, all equally often as far as that goes, in an order that a seed gives. */
export function momentsOfPlay(count: number, random: Random): Moment[] {
  const names = Object.keys(MOMENTS_OF_PLAY) as MomentOfPlay[];
  const moments: Moment[] = [];
  let bag: MomentOfPlay[] = [];
  while (moments.length < count) {
    if (bag.length === 0) bag = [...names];
    const [name] = bag.splice(random.below(bag.length), 1);
    if (name) moments.push({ name, blows: MOMENTS_OF_PLAY[name] });
  }
  return moments;
}
