// The door of Magic Trick's screen.
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { GameScreen } from '../screen.ts';
import { groups } from './dom-table.ts';
import { steps } from './frames.ts';
import { intents } from './intents.ts';
import { handOfScore, Score } from './score.tsx';

export const magicTrick: GameScreen<MagicTrickView> = {
  id: 'magic-trick',
  intents,
  steps,
  groups,
  progress: (say, { hand, hands }) => say('table.magic-trick.progress', { hand, hands }),
  hasScore: ({ lastHand }) => lastHand !== null,
  scoreTitle: (say, view) => say('table.magic-trick.score.title', { hand: handOfScore(view) }),
  Score,
};
