// The door of Trick-Taking's screen.
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { GameScreen } from '../screen.ts';
import { groups } from './dom-table.ts';
import { steps } from './frames.ts';
import { happening, making } from './happens.ts';
import { explain } from './explain.ts';
import { scenes } from './how-it-goes.tsx';
import { intents } from './intents.ts';
import { lastTrick } from './last-trick.ts';
import { cardsIn, headings, standing } from './log.ts';
import { PlayerAid } from './player-aid.tsx';
import { Picture } from './rules-figures.tsx';
import { rules } from './rules.ts';
import { taken } from './taken.ts';
import { wonWith } from './won-with.ts';

const COLOUR_WORD = 'trick-taking.colour.';

/** A word for a colour names that colour. */
function codeNamedBy(key: MessageKey): string | null {
  return key.startsWith(COLOUR_WORD) ? key.slice(COLOUR_WORD.length) : null;
}

/** Where that is not the first list. */
const LISTS: Readonly<Record<string, string>> = { escape: 'trick' };

/** Tricks before the Ultimate Trick. */
const TRICKS = 7;

function progress(say: Say, { trickNumber, ultimateCard, phase, turnsLeft, seats }: TrickTakingView): string {
  if (phase === 'ultimate.choosing') return say('table.trick-taking.progress.choosing');
  if (phase === 'ultimate.turns') {
    const players = seats.filter(({ inUltimate }) => inUltimate).length;
    return say('table.trick-taking.progress.round', { round: turnsLeft > players ? 1 : 2 });
  }
  return ultimateCard !== null || trickNumber > TRICKS
    ? say('table.trick-taking.progress.ultimate')
    : say('table.trick-taking.progress', { number: trickNumber });
}

export const trickTaking: GameScreen<TrickTakingView> = {
  id: 'trick-taking',
  intents,
  steps,
  groups,
  happening,
  making,
  progress,
  hands: null,
  standing,
  wonWith,
  listAsked: ({ question }) => LISTS[question?.asks ?? ''] ?? null,
  explain,
  options: ({ options }) => ({ ...options }),
  rules,
  scenes,
  log: { headings, cardsIn },
  lastTrick,
  taken,
  codeNamedBy,
  Picture,
  Aid: PlayerAid,
};
