// What the table shows of a view: as it is, or as it would be after what is being composed.
import type { Choice } from '../../../engine/core/question.ts';
import type { TrickTakingView, TrickView, TurnPreview } from '../../../engine/games/trick-taking/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Draft } from './draft.ts';

export interface Shown {
  readonly trick: TrickView;
  /** Whose the winning stack is; null: nobody's. */
  readonly winning: number | null;
  /** The viewer's hand. */
  readonly hand: readonly string[];
  /** The cards that have a place in the own hand: those that are in it, and behind them what would come back to it. */
  readonly held: readonly string[];
  /** Cards of the own hand that are being played, or of the own Repertoire that are being chosen, in order. */
  readonly drafted: readonly string[];
  /** What would go back to a hand. */
  readonly returning: TurnPreview['returned'];
  /** What is shown has not happened. */
  readonly isPreview: boolean;
  /** The leader has still to choose what the hat shows (Sleight of Hand). */
  readonly awaitsHat: boolean;
  /** What may be pointed at now and why other things may not, by card. */
  readonly choices: ReadonlyMap<string, Choice>;
  /** Those are choices for what is composed already. */
  readonly isGoingOn: boolean;
  /** A card of the hand takes the place of what is composed: nothing may be added to it. */
  readonly isExchanged: boolean;
}

/** What is shown for a view and what is composed over it. */
export function shownOf(view: TrickTakingView, { draft: given, judged }: StageInput): Shown {
  const draft = given as Draft | null;
  // While the host considers a draft, its word about the one before goes on being shown.
  const preview =
    draft && draft.kind !== 'repertoire' ? ((judged?.preview ?? null) as TurnPreview | null) : null;
  const drafted = draft === null ? [] : draftedIn(draft);
  const isGoingOn = drafted.length > 0;
  const isJudged = judged !== null && judged.draft === given;
  const mayFollow = isJudged && (preview?.more ?? 0) > 0;
  const isExchanged =
    (draft?.kind === 'turn' && draft.plays.length === 1 && !mayFollow) || draft?.kind === 'lead';
  const asked = (view.question?.choices ?? []).filter(({ at }) => !drafted.includes(String(at)));
  const next = [...(isGoingOn && !isExchanged ? [] : asked), ...(isGoingOn && isJudged ? judged.next : [])];
  const hand = preview?.hand ?? view.hand;
  return {
    trick: preview?.trick ?? view.trick,
    winning: preview ? preview.winning : view.winning,
    hand,
    held: [...view.hand, ...hand.filter((card) => !view.hand.includes(card))],
    drafted,
    returning: preview?.returned ?? [],
    isPreview: preview !== null,
    // A lead lacks nothing else.
    awaitsHat: draft?.kind === 'lead' && (judged?.lacks ?? null) !== null,
    choices: new Map(next.flatMap((choice) => (typeof choice.at === 'string' ? [[choice.at, choice]] : []))),
    isGoingOn,
    isExchanged,
  };
}

function draftedIn(draft: Draft): readonly string[] {
  switch (draft.kind) {
    case 'turn':
      return draft.plays.map(({ card }) => card);
    case 'lead':
      return [draft.card];
    case 'repertoire':
      return draft.cards;
    default:
      return draft satisfies never;
  }
}
