// The door of the screen of SAM.
import { SUITS, type SamView } from '../../../engine/games/sam/types.ts';
import type { GameScreen } from '../screen.ts';
import { groups, listAsked } from './dom-table.ts';
import { explain } from './explain.ts';
import { steps } from './frames.ts';
import { happening, making } from './happens.ts';
import { scenes } from './how-it-goes.tsx';
import { intents } from './intents.ts';
import { lasted } from './lasted.ts';
import { lastBattle } from './last-battle.tsx';
import { cardsIn, detailsOf, headings } from './log.ts';
import { isStalling } from './order-words.ts';
import { PlayerAid } from './player-aid.tsx';
import { rules } from './rules.ts';
import { standings } from './standings.ts';
import { Picture } from './svg-cards.tsx';
import { taken } from './taken.ts';
import { wonBy } from './won-by.ts';

export const sam: GameScreen<SamView> = {
  id: 'sam',
  intents,
  steps,
  groups,
  happening,
  making,
  progress: (say, { set, alternating, stall }) =>
    say('table.sam.progress', {
      set,
      alternating: alternating ? 'yes' : 'no',
      left: isStalling(stall) ? stall.limit - stall.quiet : 0,
    }),
  hands: null,
  standing: null,
  standings,
  lasted,
  wonBy,
  listAsked,
  turnOf: ({ turn }) => turn,
  explain,
  options: ({ options }) => ({ ...options }),
  rules,
  scenes,
  log: { headings, cardsIn, detailsOf },
  lastTrick: null,
  last: lastBattle,
  taken,
  codeNamedBy: (key) => SUITS.find((suit) => key === `sam.suit.${suit}`) ?? null,
  Picture,
  Aid: PlayerAid,
};
