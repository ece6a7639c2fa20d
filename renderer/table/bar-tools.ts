// What is at hand in the bar, in its order.
import type { Ref } from 'preact';
import type { Say } from '../../engine/language/say.ts';
import type { BarTool } from './bar.tsx';

export interface BarFacts {
  /** The game is over, and its end was put away. */
  readonly hasEnded: boolean;
  /** Whether there is a score to look at yet; null in a game without points. */
  readonly hasScore: boolean | null;
  /** Whether a trick has been taken; null in a game without tricks. */
  readonly lastTrick: boolean | null;
  /** There is an aid to look at. */
  readonly hasAid: boolean;
  readonly isLogOpen: boolean;
  readonly logButton: Ref<HTMLButtonElement>;
  readonly onEnd: () => void;
  readonly onScore: () => void;
  readonly onLastTrick: () => void;
  readonly onAid: () => void;
  readonly onLog: () => void;
  readonly onRules: () => void;
  readonly onHow: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

export function toolsOfBar(say: Say, facts: BarFacts): BarTool[] {
  const lastTrick: BarTool = {
    icon: 'last-trick',
    label: say('table.bar.last-trick'),
    whyNot: facts.lastTrick ? null : say('table.bar.last-trick.none'),
    isAtHand: true,
    onPress: facts.onLastTrick,
  };
  const end: BarTool = {
    icon: 'end',
    label: say('table.bar.end'),
    isAtHand: true,
    onPress: facts.onEnd,
  };
  const score: BarTool = {
    icon: 'points',
    label: say('table.bar.score'),
    whyNot: facts.hasScore ? null : say('table.bar.score.none'),
    isAtHand: true,
    onPress: facts.onScore,
  };
  const aid: BarTool = {
    icon: 'aid',
    label: say('table.bar.aid'),
    help: say('table.bar.aid.help'),
    isAtHand: true,
    onPress: facts.onAid,
  };
  return [
    ...(facts.hasEnded ? [end] : []),
    ...(facts.hasScore === null ? [] : [score]),
    ...(facts.hasAid ? [aid] : []),
    ...(facts.lastTrick === null ? [] : [lastTrick]),
    {
      icon: 'log',
      label: say('table.bar.log'),
      isAtHand: true,
      folds: { isOpen: facts.isLogOpen, id: 'log' },
      buttonRef: facts.logButton,
      onPress: facts.onLog,
    },
    { icon: 'rules', label: say('table.bar.rules'), onPress: facts.onRules },
    { icon: 'how', label: say('table.bar.how'), onPress: facts.onHow },
    { icon: 'settings', label: say('table.bar.settings'), onPress: facts.onSettings },
    {
      icon: 'leave',
      label: say('table.bar.leave'),
      help: say('table.bar.leave.help'),
      onPress: facts.onLeave,
    },
  ];
}
