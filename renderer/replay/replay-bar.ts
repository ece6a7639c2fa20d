// What is at hand in the bar of a replay, in its order.
import type { Ref } from 'preact';
import type { Say } from '../../engine/language/say.ts';
import type { BarTool } from '../table/bar.tsx';
import { type LastTool, toolsOfBar } from '../table/bar-tools.ts';
import type { Sides } from './use-sides.ts';

export interface ReplayBarFacts {
  /** As at a table. */
  readonly hasScore: boolean | null;
  readonly standing: string | null;
  readonly last: LastTool | null;
  /** What is folded out. */
  readonly sides: Sides;
  /** Everybody's cards lie open. */
  readonly hasCards: boolean;
  /** A new game can be begun from here. */
  readonly mayBranch: boolean;
  /** Here the game is over. */
  readonly isOver: boolean;
  readonly logButton: Ref<HTMLButtonElement>;
  readonly onScore: () => void;
  readonly onLast: () => void;
  readonly onLog: () => void;
  readonly onCards: () => void;
  readonly onBranch: () => void;
  readonly onSave: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

const NOTHING = (): void => undefined;

export function toolsOfReplay(say: Say, facts: ReplayBarFacts): BarTool[] {
  const { sides } = facts;
  const table = toolsOfBar(say, {
    ...facts,
    hasEnded: false,
    hasAid: false,
    undo: null,
    network: null,
    isLogOpen: sides.log,
    onEnd: NOTHING,
    onAid: NOTHING,
    onNetwork: NOTHING,
    onHow: NOTHING,
  }).filter(({ icon }) => icon !== 'how');
  const cards: BarTool = {
    icon: 'cards',
    label: say('replay.open.tool'),
    help: say('replay.open'),
    isAtHand: true,
    folds: { isOpen: sides.cards, id: 'open-cards' },
    onPress: facts.onCards,
  };
  const branch: BarTool = {
    icon: 'play-on',
    label: say('replay.branch.tool'),
    help: say('replay.branch'),
    whyNot: facts.isOver ? say('replay.branch.over') : null,
    onPress: facts.onBranch,
  };
  const save: BarTool = {
    icon: 'save',
    label: say('replay.save.tool'),
    help: say('replay.save'),
    onPress: facts.onSave,
  };
  return table.flatMap((tool): BarTool[] => {
    switch (tool.icon) {
      case 'log':
        return [...(facts.hasCards ? [cards] : []), tool, ...(facts.mayBranch ? [branch] : []), save];
      case 'leave':
        return [{ ...tool, help: say('replay.back.help') }];
      default:
        return [tool];
    }
  });
}
