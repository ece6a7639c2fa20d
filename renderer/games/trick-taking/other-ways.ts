// The questions of Trick-Taking that one choice answers: what to lead, and what an Escape takes.
import { HATS, type Hat, type Move } from '../../../engine/games/trick-taking/types.ts';
import { cardWords, hatWords } from '../../../engine/games/trick-taking/describe.ts';
import type { Action } from '../intent.ts';
import { compose, consider, judgedNow, whyNot } from '../parts/composing.ts';
import { trickTarget } from './draft.ts';
import { type Composed, nothing, refusalOf, send, stepBack, type Way } from './way.ts';

/** A card of the hand leads; with Sleight of Hand it may have to be said what the hat shows. */
export const leadWay: Way = {
  point(view, composing, { kind, at }) {
    // Also where it lies already, as it would lead.
    if (leadIn(composing) === at) return compose(nothing);
    if (kind !== 'hand') return null;
    const refusal = refusalOf(view, at);
    if (refusal) return whyNot(refusal);
    if (refusal === undefined) return null;
    return consider(composing, { kind: 'lead', card: at }, leadOf(at));
  },
  back: (_view, composing) => (leadIn(composing) === null ? null : compose(nothing)),
  confirm(_view, composing) {
    const card = leadIn(composing);
    if (card === null) return null;
    // Which face the hat shows is chosen by a button of its own: until then nothing changes.
    return needsHat(composing) ? compose(composing) : send(composing, leadOf(card));
  },
  isChosen: (composing, { kind, at }) => kind === 'hand' && leadIn(composing) === at,
  confirmsByTarget: true,
  actions(say, view, composing) {
    const card = leadIn(composing);
    if (card === null) return [];
    const faces = HATS.map((hat): Action => ({
      id: `lead-${hat}`,
      words: say(`table.trick-taking.lead.${hat}`),
      intent: { kind: 'move', move: leadOf(card, hat) },
      isMain: true,
    }));
    const intent = send(composing, leadOf(card));
    const lead: readonly Action[] = needsHat(composing)
      ? faces
      : [{ id: 'play', words: say('table.trick-taking.lead'), intent, isMain: true }];
    return [...lead, ...stepBack(say, leadWay.back(view, composing))];
  },
  preview(say, _view, composing) {
    const { judged } = composing;
    const card = leadIn(composing);
    if (card === null || !judged) return '';
    const hat = (judged.preview as { readonly trick?: { readonly hat: Hat } } | null)?.trick?.hat;
    return needsHat(composing) || hat === undefined
      ? say('table.trick-taking.preview.lead-choose', { card: cardWords(say, card) })
      : say('table.trick-taking.preview.lead', { card: cardWords(say, card), hat: hatWords(say, hat) });
  },
};

/** An Escape takes a card of the trick: chosen first, so that a slip of the finger takes nothing. */
export const escapeWay: Way = {
  point(view, composing, { kind, at }) {
    if (kind !== 'trick') return null;
    if (takenIn(composing) === at) return compose(nothing);
    const refusal = refusalOf(view, at);
    if (refusal) return whyNot(refusal);
    return refusal === undefined ? null : compose({ draft: null, selected: trickTarget(at) });
  },
  back: (_view, composing) => (takenIn(composing) === null ? null : compose(nothing)),
  confirm(_view, composing) {
    const take = takenIn(composing);
    return take === null ? null : send(composing, escapeOf(take));
  },
  isChosen: (composing, { kind, at }) => kind === 'trick' && takenIn(composing) === at,
  confirmsByTarget: true,
  actions(say, view, composing) {
    const intent = escapeWay.confirm(view, composing);
    if (!intent) return [];
    return [
      { id: 'escape', words: say('table.trick-taking.take'), intent, isMain: true },
      ...stepBack(say, escapeWay.back(view, composing)),
    ];
  },
  preview(say, _view, composing) {
    const take = takenIn(composing);
    return take === null ? '' : say('table.trick-taking.preview.take', { card: cardWords(say, take) });
  },
};

function leadIn({ draft }: Composed): string | null {
  return draft?.kind === 'lead' ? draft.card : null;
}

function leadOf(card: string, hat?: Hat): Move {
  return hat ? { type: 'lead', card, hat } : { type: 'lead', card };
}

/** Whether the host waits for the hat's face. */
function needsHat(composing: Composed): boolean {
  const lacks = judgedNow(composing)?.lacks;
  return lacks?.code === 'malformed' && lacks.facts['place'] === 'hat';
}

function takenIn({ selected }: Composed): string | null {
  const start = trickTarget('');
  return selected?.startsWith(start) ? selected.slice(start.length) : null;
}

function escapeOf(take: string): Move {
  return { type: 'escape', take };
}
