// The door of Magic Trick's screen.
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { GameScreen } from '../screen.ts';
import { groups } from './dom-table.ts';
import { steps } from './frames.ts';
import { happening, making } from './happens.ts';
import { scenes } from './how-it-goes.tsx';
import { intents } from './intents.ts';
import { lastTrick } from './last-trick.ts';
import { cardsIn, handsScored, headings } from './log.ts';
import { opened } from './opened.ts';
import { Picture } from './rules-figures.tsx';
import { rules } from './rules.ts';
import { handOfScore, Score } from './score.tsx';
import { taken } from './taken.ts';

const SUIT_WORD = 'magic-trick.suit.';

/** A word for a suit names that suit. */
function codeNamedBy(key: MessageKey): string | null {
  return key.startsWith(SUIT_WORD) ? key.slice(SUIT_WORD.length) : null;
}

export const magicTrick: GameScreen<MagicTrickView> = {
  id: 'magic-trick',
  opened,
  intents,
  steps,
  groups,
  happening,
  making,
  progress: (say, { hand, hands }) => say('table.magic-trick.progress', { hand, hands }),
  hands: {
    hasScore: ({ lastHand }) => lastHand !== null,
    scored: handsScored,
    title: (say, view) => say('table.magic-trick.score.title', { hand: handOfScore(view) }),
    Score,
  },
  standing: null,
  options: ({ options }) => ({ ...options }),
  rules,
  scenes,
  log: { headings, cardsIn },
  lastTrick,
  taken,
  codeNamedBy,
  Picture,
};
