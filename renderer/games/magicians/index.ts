// The door of the screen of Magicians.
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { GameScreen } from '../screen.ts';
import { groups, listAsked } from './dom-table.ts';
import { explain } from './explain.ts';
import { steps } from './frames.ts';
import { happening, making } from './happens.ts';
import { scenes } from './how-it-goes.tsx';
import { intents } from './intents.ts';
import { cardsIn, headings } from './log.ts';
import { PlayerAid } from './player-aid.tsx';
import { rules } from './rules.ts';
import { standings } from './standings.ts';
import { Picture } from './svg-cards.tsx';
import { taken } from './taken.ts';
import { wonBy } from './won-by.ts';

export const magicians: GameScreen<MagiciansView> = {
  id: 'magicians',
  intents,
  steps,
  groups,
  happening,
  making,
  progress: (say, { turnNumber, options }) =>
    say('table.magicians.progress', { turn: turnNumber, goal: options.goal }),
  hands: null,
  standing: null,
  standings,
  wonBy,
  listAsked,
  refusesAtLength: true,
  turnOf: ({ turn }) => turn,
  explain,
  options: ({ options }) => ({ ...options }),
  rules,
  scenes,
  log: { headings, cardsIn },
  lastTrick: null,
  taken,
  // Kinds of cards and phases are words of the trade, and are read as words.
  codeNamedBy: () => null,
  Picture,
  Aid: PlayerAid,
};
