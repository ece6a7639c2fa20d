// What the table says about what may be done: cards that can be played, places and people they can go to, what may be chosen.
import type { Seat } from '../../../engine/core/seat.ts';
import { groupIn, isSupport } from '../../../engine/games/magicians/cards.ts';
import type { MagiciansView, PlayPreview } from '../../../engine/games/magicians/types.ts';
import type { StageInput, Target } from '../../stage/contract.ts';
import {
  DECK_TARGET,
  discardPlace,
  type Draft,
  handTarget,
  playTarget,
  spiedTarget,
  supportPlace,
  theatreTarget,
  trickPlace,
  waysOf,
} from './draft.ts';

/** How a card of the own hand looks: may be played now, or later in this turn, or not; chosen; or nothing is said of it. */
export type Readiness = 'now' | 'later' | 'not' | 'chosen' | 'plain';

export interface Shown {
  /** Where what is composed may go, or what may be added to it. */
  readonly targets: ReadonlySet<Target>;
  /** Which of them is looked at, or was pressed once; null for none. */
  readonly aimed: Target | null;
  /** What is chosen already, to be discarded. */
  readonly chosen: ReadonlySet<string>;
  /** By card of the own hand. */
  readonly readiness: (card: string) => Readiness;
  /** How the table would be after what is composed; null where nobody has said. */
  readonly preview: PlayPreview | null;
  /** Whose cards the present choice is among where they lie in play; null for none. */
  readonly choosesIn: Seat | null;
}

/** What is shown for a view and what is composed over it. */
export function shownOf(view: MagiciansView, input: StageInput): Shown {
  const draft = input.draft as Draft | null;
  const judged = input.judged !== null && input.judged.draft === input.draft ? input.judged : null;
  const asks = view.question?.asks ?? null;
  const preview = draft?.kind === 'play' ? ((judged?.preview ?? null) as PlayPreview | null) : null;
  const chosen = new Set(draft?.kind === 'discard' ? draft.cards : []);
  if (asks === 'discard') {
    const choices =
      (draft?.kind === 'discard' && judged ? judged.next : null) ?? view.question?.choices ?? [];
    const free = choices
      .filter(({ at, refusal }) => typeof at === 'string' && refusal === null && !chosen.has(at))
      .map(({ at }) => String(at));
    const isOfHand = view.demand?.of === 'hand';
    const target = isOfHand ? handTarget : playTarget;
    const isFree = new Set(free);
    return {
      targets: new Set(free.map(target)),
      aimed: null,
      chosen,
      readiness: (card) =>
        !isOfHand ? 'plain' : chosen.has(card) ? 'chosen' : isFree.has(card) ? 'now' : 'plain',
      preview,
      choosesIn: isOfHand ? null : (view.demand?.seat ?? null),
    };
  }
  const targets = new Set(draft === null ? openTargets(view) : targetsOf(view, draft));
  const isPlaying = PLAYING.has(asks ?? '');
  const present = PHASE_OF[asks ?? ''];
  const readiness = (card: string): Readiness => {
    if (draft?.kind === 'play' && draft.card === card) return 'chosen';
    if (!isPlaying) return 'plain';
    const ways = view.plays.filter((way) => way.card === card && way.refusal === null);
    if (ways.length === 0) return 'not';
    return ways.some(({ phase }) => phase === present) ? 'now' : 'later';
  };
  const replaces = [...targets].some((target) => target.startsWith('play:') && isOwn(view, target));
  return {
    targets,
    aimed: (draft?.kind === 'play' ? draft.at : null) ?? null,
    chosen,
    readiness,
    preview,
    choosesIn: replaces && view.viewer !== 'watcher' ? view.viewer : null,
  };
}

/** Questions that are answered with a card of the hand, and the phase in which each is asked. */
const PHASE_OF: Readonly<Record<string, string>> = {
  support: 'management',
  sabotage: 'dirtyTrick',
  trick: 'newTrick',
};
const PLAYING: ReadonlySet<string> = new Set(Object.keys(PHASE_OF));

/** What can be pointed at without having chosen a card before. */
function openTargets({ question, spied }: MagiciansView): Target[] {
  const choices = (question?.choices ?? []).filter(({ refusal }) => refusal === null);
  if (question?.asks === 'draw') return choices.some(({ move }) => move === 'draw') ? [DECK_TARGET] : [];
  return question?.asks === 'take' ? (spied ?? []).map(spiedTarget) : [];
}

/** Where a card that is about to be played may go. */
function targetsOf(view: MagiciansView, draft: Draft): Target[] {
  return waysOf(draft, view.plays).flatMap(({ move, replaces, targets }): Target[] => {
    if (move === 'trick') return [trickPlace];
    if (move === 'support') return replaces.length > 0 ? replaces.map(playTarget) : [supportPlace];
    if (targets.length === 0) return [discardPlace];
    return targets.map(({ target, on }) => (on === null ? theatreTarget(target) : playTarget(on)));
  });
}

function isOwn({ seats, viewer }: MagiciansView, target: Target): boolean {
  if (viewer === 'watcher') return false;
  const card = target.slice(target.indexOf(':') + 1);
  return seats[viewer]?.support.includes(card) === true || seats[viewer]?.tricks.includes(card) === true;
}

/** The places of Support on a stage, from the left. */
export const SUPPORT_PLACES = ['assistant', 'helper', 'stage', 'prop', 'trait'] as const;
export type SupportPlace = (typeof SUPPORT_PLACES)[number];

/** Support cards by place, each in the order in which they came. */
export function byPlace(support: readonly string[]): Readonly<Record<SupportPlace, readonly string[]>> {
  const of = (place: SupportPlace): string[] =>
    support.filter((card) => isSupport(groupIn(card)) && groupIn(card) === place);
  return {
    assistant: of('assistant'),
    helper: of('helper'),
    stage: of('stage'),
    prop: of('prop'),
    trait: of('trait'),
  };
}
