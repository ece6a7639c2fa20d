// The questions of SAM that one press answers: what is thrown in a challenge, and where the new card of a Heart goes.
import { refuse } from '../../../engine/core/refusal.ts';
import { placeWords } from '../../../engine/games/sam/describe.ts';
import { type Move, type Place, type SamView, type Sign, SIGNS } from '../../../engine/games/sam/types.ts';
import type { Choice } from '../../../engine/core/question.ts';
import type { Action, Intent } from '../intent.ts';
import { making, refusalOf, whyNot } from '../parts/composing.ts';
import { ownAt, simpleWay } from './way.ts';

/** Both throw unseen, and nothing tells one sign from another: one press is enough. */
export const throwWay = simpleWay({
  point: (view, _composing, { kind, at }) => (kind === 'throw' ? throwing(view, at) : null),
  // R, P and S, or 1 to 5.
  key(view, _composing, pressed) {
    const sign = SIGNS.find((each) => each.startsWith(pressed.toLowerCase()));
    return pressed.length === 1 ? throwing(view, sign ?? pressed) : null;
  },
  actions: (say, view) =>
    throws(view).map((what): Action => ({
      id: `throw-${what}`,
      words: isSign(what)
        ? say(`table.sam.throw.${what}`)
        : say('table.sam.throw.fingers', { count: Number(what) }),
      intent: throwing(view, what)!,
      isMain: false,
    })),
});

/** What may be thrown, as the question says it. */
export function throws({ question }: SamView): readonly string[] {
  return (question?.choices ?? []).filter(({ move }) => move === 'throw').map(({ at }) => String(at));
}

function isSign(what: string): what is Sign {
  return (SIGNS as readonly string[]).includes(what);
}

function throwing(view: SamView, what: string): Intent {
  if (!throws(view).includes(what)) return null;
  const move: Move = isSign(what) ? { type: 'throw', sign: what } : { type: 'throw', fingers: Number(what) };
  return making(move);
}

/** The place of the new card, which is drawn when it is named. */
export const heartWay = simpleWay({
  point(view, _composing, { spot }) {
    if (!spot?.isOwn) return null;
    const refusal = refusalOf(view, 'place', spot.place);
    if (refusal === null) return placing(spot.place);
    const card = ownAt(view, spot.place);
    if (!card) return null;
    return whyNot(refusal ?? refuse('occupied', { at: card.at, card: card.card, up: card.up }));
  },
  actions(say, view) {
    const [place, ...others] = placesFor(view);
    if (place === undefined || others.length > 0) return [];
    const words = say('table.sam.place-it', { place: placeWords(say, place) });
    return [{ id: 'place', words, intent: placing(place), isMain: true }];
  },
});

function placesFor({ question }: SamView): readonly Place[] {
  const choices: readonly Choice[] = question?.choices ?? [];
  const free = choices.filter(({ move, refusal }) => move === 'place' && refusal === null);
  return free.map(({ at }) => at as Place);
}

function placing(at: Place): NonNullable<Intent> {
  return making<Move>({ type: 'place', at });
}
