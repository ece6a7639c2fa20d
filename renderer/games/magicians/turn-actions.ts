// The buttons of the own turn: where the card in hand may go without pointing, the next phase, and playing nothing.
import { effectIn } from '../../../engine/games/magicians/cards.ts';
import { cardWords, phaseWords } from '../../../engine/games/magicians/describe.ts';
import type { MagiciansView, Move } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action } from '../intent.ts';
import { compose, making } from '../parts/composing.ts';
import { DECK_TARGET, type Draft } from './draft.ts';
import { type Placing, placingsOf, put } from './placing.ts';
import { hasNothingToDraw, nextPhase, playingNothing, presentPhase } from './series.ts';
import { type Composed, putDown } from './way.ts';

const SKIP: Move = { type: 'skip' };

export function turnActions(say: Say, view: MagiciansView, composing: Composed): readonly Action[] {
  const { draft, selected } = composing;
  if (draft?.kind === 'play') return [...placing(say, view, draft), putDown(say)];
  if (view.question?.asks === 'draw') return drawing(say, view);
  if (selected === null) return leaving(say, view);
  return [confirming(say, view, selected), putDown(say, 'not')];
}

/** Where the card may go: buttons for what is one press anyway, or for the target that is aimed at. */
function placing(say: Say, view: MagiciansView, { card, at }: PlayDraft): Action[] {
  const placings = placingsOf(view, card);
  const byMove = new Map<string, Placing[]>();
  for (const each of placings) byMove.set(each.way.move, [...(byMove.get(each.way.move) ?? []), each]);
  const single = [...byMove.values()].flatMap((all) => {
    const aimed = byMove.size === 1 ? all.filter(({ target }) => target === at) : [];
    return all.length === 1 ? all : aimed;
  });
  return single.map((each) => ({
    id: byMove.size === 1 ? 'play' : `play-${each.way.move}`,
    words: placingWords(say, each, byMove.size > 1),
    intent: put(view, each),
    isMain: byMove.size === 1,
  }));
}

type PlayDraft = Extract<Draft, { kind: 'play' }>;

function placingWords(say: Say, { way, move }: Placing, isOneOfTwo: boolean): string {
  if (move.type === 'support' && move.replace !== undefined) {
    return say('table.magicians.play.replacing', { card: cardWords(say, move.replace) });
  }
  if (move.type === 'sabotage' && move.on !== undefined) {
    const isTheft = effectIn(move.card)?.does === 'steal';
    return say(isTheft ? 'table.magicians.play.steal' : 'table.magicians.play.on', {
      card: cardWords(say, move.on),
    });
  }
  if (!isOneOfTwo) return say('table.magicians.play', { card: cardWords(say, way.card) });
  return say(move.type === 'trick' ? 'table.magicians.play.trick' : 'table.magicians.play.support');
}

/** In Intermission. */
function drawing(say: Say, view: MagiciansView): Action[] {
  const skip = { id: 'skip', intent: making(SKIP) };
  if (hasNothingToDraw(view)) return [{ ...skip, words: say('table.magicians.go-on'), isMain: true }];
  return [
    { id: 'draw', words: say('table.magicians.draw'), intent: making({ type: 'draw' }), isMain: true },
    { ...skip, words: say('table.magicians.draw.not'), isMain: false },
  ];
}

/** Playing nothing, and going on phase by phase. Neither shines while a card can be played, and what loses every play is asked for twice. */
function leaving(say: Say, view: MagiciansView): Action[] {
  const possible = view.plays.filter(({ refusal }) => refusal === null);
  const isLast = possible.length > 0 && possible.every(({ phase }) => phase === presentPhase(view));
  const canPlay = possible.length > 0;
  const next = nextPhase(view);
  const end: Action = {
    id: 'nothing',
    words: nothingWords(say, view),
    intent: canPlay ? compose({ draft: null, selected: DECK_TARGET }) : playingNothing(view),
    isMain: !canPlay,
  };
  // Where nothing can be played the phases are left at once; and the last step would do the same as that, but for the card.
  if (next === null || !canPlay) return [end];
  const step: Action = {
    id: 'skip',
    words: say('table.magicians.skip', { phase: phaseWords(say, next, 'short') }),
    intent: isLast ? compose({ draft: null, selected: SKIP_TARGET }) : making(SKIP),
    isMain: false,
    isLesser: true,
  };
  return [end, step];
}

/** What is selected while it is asked once more whether a phase is to be left. */
export const SKIP_TARGET = 'skip';

function confirming(say: Say, view: MagiciansView, selected: string): Action {
  if (selected === DECK_TARGET) {
    return {
      id: 'nothing',
      words: nothingWords(say, view),
      intent: playingNothing(view),
      isMain: true,
      isConfirming: true,
    };
  }
  const next = nextPhase(view);
  return {
    id: 'skip',
    words: say('table.magicians.skip', { phase: next === null ? '' : phaseWords(say, next, 'short') }),
    intent: making(SKIP),
    isMain: true,
    isConfirming: true,
  };
}

function nothingWords(say: Say, view: MagiciansView): string {
  return say(hasNothingToDraw(view) ? 'table.magicians.nothing' : 'table.magicians.nothing.draw');
}
