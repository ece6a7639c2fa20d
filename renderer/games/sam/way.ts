// How one kind of question of SAM is answered by pointing, and what all kinds have in common.
import type { Seat } from '../../../engine/core/seat.ts';
import { type OwnCardView, type Place, PLACES, type SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Target } from '../../stage/contract.ts';
import { type Action, type Composing, type Intent, NOTHING_COMPOSED } from '../intent.ts';
import { compose, type Pointed, pointedAt } from '../parts/composing.ts';
import { type Draft, placeTarget } from './draft.ts';

export type Composed = Composing<Draft>;

/** A place of the table that is pointed at. */
export interface Spot {
  readonly seat: Seat;
  readonly place: Place;
  readonly isOwn: boolean;
}

/** Something that is pointed at: as its target says it, and as a place where it is one. */
export interface Pointing extends Pointed {
  readonly target: Target;
  readonly spot: Spot | null;
}

export interface Way {
  /** Null where pointing there answers nothing: then it is only looked at. */
  readonly point: (view: SamView, composing: Composed, pointing: Pointing) => Intent;
  /** The second of two quick presses, after the first went to `point`. */
  readonly twice: (view: SamView, composing: Composed, pointing: Pointing) => Intent;
  /** Picks something up to carry it somewhere, or says why not; null where it is nothing to be carried. */
  readonly lift: (view: SamView, composing: Composed, pointing: Pointing) => Intent;
  /** Lets go of what is carried over something; null where it is put back. */
  readonly drop: (view: SamView, composing: Composed, carried: Pointing, pointing: Pointing) => Intent;
  /** Asks what would come of a target that is looked at, or (null) of none any more; null where nothing is to be asked. */
  readonly aim: (view: SamView, composing: Composed, pointing: Pointing | null) => Intent;
  /** Puts everything down; null when nothing is composed. */
  readonly back: (view: SamView, composing: Composed) => Intent;
  /** Whether a target is part of what is composed. */
  readonly isChosen: (view: SamView, composing: Composed, pointing: Pointing) => boolean;
  /** What a key means that stands for an answer; left out where none does. */
  readonly key?: (view: SamView, composing: Composed, pressed: string) => Intent;
  readonly actions: (say: Say, view: SamView, composing: Composed) => readonly Action[];
  /** What would come of what is composed; empty where the question says enough. */
  readonly preview: (say: Say, view: SamView, composing: Composed, names: readonly string[]) => string;
}

export const nothing = NOTHING_COMPOSED as Composed;

/** A way in which nothing is carried, aimed at or chosen, of which `way` tells the rest. */
export function simpleWay(way: Pick<Way, 'point' | 'actions'> & Partial<Way>): Way {
  return {
    twice: () => null,
    lift: () => null,
    drop: () => null,
    aim: () => null,
    back: (_view, composing) => (isNothing(composing) ? null : compose(nothing)),
    isChosen: () => false,
    preview: () => '',
    ...way,
  };
}

/** Whether nothing is composed. */
export function isNothing({ draft, selected }: Composed): boolean {
  return draft === null && selected === null;
}

/** The place that `1:B3` names, as questions and targets say it; null for anything else. */
export function spotOf({ viewer }: Pick<SamView, 'viewer'>, at: string): Spot | null {
  const [seat = '', place = ''] = at.split(':');
  if (!/^\d$/u.test(seat) || !(PLACES as readonly string[]).includes(place)) return null;
  return { seat: Number(seat), place: place as Place, isOwn: Number(seat) === viewer };
}

/** The place that a draft aims at; null for none. */
export function aimedAt(view: Pick<SamView, 'viewer'>, aim: Target | null): Spot | null {
  return aim === null ? null : spotOf(view, pointedAt(aim).at);
}

/** The viewer's own card at a place. */
export function ownAt({ own }: Pick<SamView, 'own'>, place: Place): OwnCardView | undefined {
  return own.find(({ at }) => at === place);
}

/** The target that a place of the table is pointed at by. */
export function targetOf({ seat, place }: Spot): Target {
  return placeTarget(seat, place);
}

/** Whether an own card reaches a place of another, or would if it were face up. */
export function isInReach(view: SamView, from: Place, { seat, place }: Spot): boolean {
  return ownAt(view, from)?.reach.some((one) => one.seat === seat && one.at === place) ?? false;
}

/** The button that puts everything down. */
export function putDown(say: Say): Action {
  return { id: 'back', words: say('table.sam.back'), intent: compose(nothing), isMain: false };
}
