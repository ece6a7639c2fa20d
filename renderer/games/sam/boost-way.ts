// Defending: face-up twos come to help the card that is attacked, or none does.
import { cardWords } from '../../../engine/games/sam/describe.ts';
import type { Considered, Move, Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { compose, consider, making, refusalOf, whyNot } from '../parts/composing.ts';
import { battleWords } from './battle-words.ts';
import { type Composed, nothing, ownAt, type Pointing, simpleWay } from './way.ts';

export const boostWay = simpleWay({
  point(view, composing, pointing) {
    const place = helpingPlace(view, pointing);
    if (place === null) return null;
    const refusal = refusalOf(view, 'boost', place);
    if (refusal) return whyNot(refusal);
    const twos = boostIn(composing);
    return change(composing, twos.includes(place) ? twos.filter((at) => at !== place) : [...twos, place]);
  },
  twice(view, composing, pointing) {
    const place = helpingPlace(view, pointing);
    if (place === null) return null;
    const twos = boostIn(composing);
    return boosting(twos.includes(place) ? twos : [...twos, place]);
  },
  lift(view, composing, pointing) {
    const place = helpingPlace(view, pointing);
    if (place === null) return null;
    const twos = boostIn(composing);
    return twos.includes(place) ? compose(composing) : change(composing, [...twos, place]);
  },
  // Onto the card that is attacked, it stays chosen: the answer is a button, because several may come.
  drop: (view, composing, _carried, { spot }) =>
    spot?.isOwn === true && spot.place === view.attack?.target?.at ? compose(composing) : null,
  isChosen: (_view, composing, { spot }) => spot?.isOwn === true && boostIn(composing).includes(spot.place),
  actions(say, view, composing) {
    const twos = boostIn(composing);
    const only = onlyTwo(view);
    const chosen = twos.length === 0 && only !== null ? [only] : twos;
    const helps: Action[] =
      chosen.length === 0
        ? []
        : [
            {
              id: 'boost',
              words: helpWords(say, view, chosen),
              intent: boosting(chosen),
              isMain: twos.length > 0,
            },
          ];
    return [
      ...helps,
      { id: 'no-boost', words: say('table.sam.boost.none'), intent: boosting([]), isMain: false },
    ];
  },
  preview(say, view, composing, names) {
    const { attack } = view;
    if (boostIn(composing).length === 0 || !attack?.target) return '';
    const { seat, at: place } = attack.target;
    return battleWords(say, view, composing, { seat, place, isOwn: true }, names);
  },
});

/** The places of the twos that are to help. */
export function boostIn({ draft }: Composed): readonly Place[] {
  return draft?.kind === 'boost' ? draft.with : [];
}

function helpingPlace(view: SamView, { spot }: Pointing): Place | null {
  return spot?.isOwn && refusalOf(view, 'boost', spot.place) !== undefined ? spot.place : null;
}

/** The one two that could help; null where there are several. */
function onlyTwo(view: SamView): Place | null {
  const places = view.own.filter(({ at }) => refusalOf(view, 'boost', at) === null);
  return places.length === 1 ? places[0]!.at : null;
}

function change(before: Composed, twos: readonly Place[]): Intent {
  if (twos.length === 0) return compose(nothing);
  const partial: Considered = { type: 'boost', with: twos };
  return consider(before, { kind: 'boost', with: twos }, partial);
}

function boosting(twos: readonly Place[]): NonNullable<Intent> {
  return making<Move>({ type: 'boost', with: twos });
}

function helpWords(say: Say, view: SamView, twos: readonly Place[]): string {
  const card = ownAt(view, twos[0]!)?.card;
  return say('table.sam.boost', {
    count: twos.length,
    card: card === undefined ? '' : cardWords(say, card),
    adds: 2 * twos.length,
  });
}
