// Arranging: a card of the hand is put in a place, or changes with what lies there; all six are sent at once.
import { isTwo, parseCard, suitOf } from '../../../engine/games/sam/cards.ts';
import { cardWords, placeWords } from '../../../engine/games/sam/describe.ts';
import { type Move, type Place, PLACES, type SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { compose, making } from '../parts/composing.ts';
import type { Draft } from './draft.ts';
import { type Composed, nothing, type Pointing, simpleWay } from './way.ts';

type Laid = Extract<Draft, { kind: 'arrange' }>['at'];

export const arrangeWay = simpleWay({
  point(view, composing, pointing) {
    const { at, held } = arrangedIn(composing);
    const place = ownPlace(pointing);
    if (place !== null) {
      const there = at[place];
      if (held !== null && held !== there) return put(composing, held, place);
      if (there === undefined) return null;
      // Picked up first; pressed once more it goes back to the hand.
      return held === there ? laying(without(at, there)) : holding(at, there);
    }
    if (!isInHand(view, pointing)) return null;
    const from = held === null ? null : placeOf(at, held);
    // A card that lies in its place changes with the one of the hand.
    if (from !== null) return laying({ ...at, [from]: pointing.at });
    return held === pointing.at ? laying(at) : holding(at, pointing.at);
  },
  twice(view, composing, pointing) {
    const { at } = arrangedIn(composing);
    const place = ownPlace(pointing);
    if (place !== null) return at[place] === undefined ? null : laying(without(at, at[place]));
    const free = PLACES.find((each) => at[each] === undefined);
    return isInHand(view, pointing) && free !== undefined ? laying({ ...at, [free]: pointing.at }) : null;
  },
  lift(view, composing, pointing) {
    const { at } = arrangedIn(composing);
    const place = ownPlace(pointing);
    const card = place === null ? (isInHand(view, pointing) ? pointing.at : undefined) : at[place];
    return card === undefined ? null : holding(at, card);
  },
  drop(view, composing, _carried, pointing) {
    const { at, held } = arrangedIn(composing);
    if (held === null) return null;
    const place = ownPlace(pointing);
    if (place !== null) return at[place] === held ? null : put(composing, held, place);
    return isInHand(view, pointing) && placeOf(at, held) !== null
      ? arrangeWay.point(view, composing, pointing)
      : null;
  },
  back(_view, composing) {
    const { at, held } = arrangedIn(composing);
    return held === null ? null : laying(at);
  },
  isChosen(_view, composing, pointing) {
    const { at, held } = arrangedIn(composing);
    if (held === null) return false;
    const place = ownPlace(pointing);
    return place === null ? pointing.kind === 'hand' && pointing.at === held : at[place] === held;
  },
  actions(say, view, composing) {
    const { at, held } = arrangedIn(composing);
    const laid = Object.keys(at).length;
    const actions: Action[] = [];
    if (laid === PLACES.length) {
      const intent = making(arrangement(at));
      actions.push({ id: 'arrange', words: say('table.sam.ready'), intent, isMain: true });
    } else {
      const intent = laying(arrangedForMe(view.hand, at));
      actions.push({ id: 'fill', words: say('table.sam.fill', { laid }), intent, isMain: false });
    }
    if (held !== null)
      actions.push({ id: 'back', words: say('table.sam.back'), intent: laying(at), isMain: false });
    else if (laid > 0)
      actions.push({
        id: 'clear',
        words: say('table.sam.clear'),
        intent: compose(nothing),
        isMain: false,
        isLesser: true,
      });
    return actions;
  },
  preview: (say, view, composing) => arrangingWords(say, view, composing),
});

/** What lies where so far, and what is held. */
export function arrangedIn({ draft }: Composed): { readonly at: Laid; readonly held: string | null } {
  return draft?.kind === 'arrange' ? draft : { at: {}, held: null };
}

/** The cards of the hand that lie nowhere yet, in their order. */
export function stillInHand({ hand }: SamView, composing: Composed): readonly string[] {
  const laid = Object.values(arrangedIn(composing).at);
  return hand.filter((card) => !laid.includes(card));
}

/**
 * The rest of a hand in the places that are still empty, as a beginner may do well: Spades, which reach over a row from behind,
 * and twos, which help from anywhere, go to the back; the others to the front, from where they attack.
 */
export function arrangedForMe(hand: readonly string[], at: Laid): Laid {
  const rest = hand.filter((card) => !Object.values(at).includes(card));
  const isForTheBack = (code: string): boolean => suitOf(parseCard(code)) === 's' || isTwo(parseCard(code));
  const inOrder = [...rest.filter((code) => !isForTheBack(code)), ...rest.filter(isForTheBack)];
  const free = PLACES.filter((place) => at[place] === undefined);
  return { ...at, ...Object.fromEntries(free.map((place, index) => [place, inOrder[index]!])) };
}

function arrangement(at: Laid): Move {
  const cards = PLACES.map((place) => at[place]!);
  return { type: 'arrange', front: cards.slice(0, 3), back: cards.slice(3) };
}

function ownPlace({ spot }: Pointing): Place | null {
  return spot?.isOwn ? spot.place : null;
}

function isInHand({ hand }: SamView, { kind, at }: Pointing): boolean {
  return kind === 'hand' && hand.includes(at);
}

function placeOf(at: Laid, card: string): Place | null {
  return PLACES.find((place) => at[place] === card) ?? null;
}

function without(at: Laid, card: string): Laid {
  return Object.fromEntries(Object.entries(at).filter(([, code]) => code !== card));
}

function holding(at: Laid, held: string): NonNullable<Intent> {
  return compose({ draft: { kind: 'arrange', at, held }, selected: null });
}

function laying(at: Laid): NonNullable<Intent> {
  if (Object.keys(at).length === 0) return compose(nothing);
  return compose({ draft: { kind: 'arrange', at, held: null }, selected: null });
}

/** Puts a card in a place; what lies there goes to where it came from. */
function put(composing: Composed, card: string, place: Place): Intent {
  const { at } = arrangedIn(composing);
  const from = placeOf(at, card);
  const there = at[place];
  const rest = without(at, card);
  if (from === null || there === undefined) return laying({ ...rest, [place]: card });
  return laying({ ...rest, [place]: card, [from]: there });
}

function arrangingWords(say: Say, view: SamView, composing: Composed): string {
  const { at, held } = arrangedIn(composing);
  if (held !== null) {
    const from = placeOf(at, held);
    return from === null
      ? say('table.sam.preview.held', { card: cardWords(say, held) })
      : say('table.sam.preview.held.placed', { card: cardWords(say, held), place: placeWords(say, from) });
  }
  const missing = stillInHand(view, composing).length;
  if (missing === view.hand.length) return '';
  return missing === 0 ? say('table.sam.preview.arranged') : say('table.sam.preview.arranging', { missing });
}
