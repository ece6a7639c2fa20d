// What is at hand in the bar, in its order.
import type { Ref } from 'preact';
import type { View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import type { GameScreen } from '../games/screen.ts';
import type { BarTool } from './bar.tsx';

export interface BarFacts {
  /** The game is over, and its end was put away. */
  readonly hasEnded: boolean;
  /** Whether there is a score to look at yet; null in a game without points. */
  readonly hasScore: boolean | null;
  /** What the standing is called where it is not about points; null where it is. */
  readonly standing: string | null;
  /** What came about last, such as a trick; null in a game without such a thing. */
  readonly last: LastTool | null;
  /** There is an aid to look at. */
  readonly hasAid: boolean;
  /** Takes back; null where nobody can. */
  readonly undo: BarTool | null;
  /** How the table is hosted, and how many things wait for its host; null where somebody else hosts it. */
  readonly network: { readonly isOpen: boolean; readonly waiting: number } | null;
  readonly isLogOpen: boolean;
  readonly logButton: Ref<HTMLButtonElement>;
  readonly onEnd: () => void;
  readonly onScore: () => void;
  readonly onLast: () => void;
  readonly onAid: () => void;
  readonly onLog: () => void;
  readonly onNetwork: () => void;
  readonly onRules: () => void;
  readonly onHow: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

/** The tool that shows what came about last. */
export interface LastTool {
  readonly label: string;
  /** Why there is nothing to look at; null where there is. */
  readonly whyNot: string | null;
  /** Not where it lies on the table as well. */
  readonly isAtHand: boolean;
}

/** What a game shows of what came about last; null where it shows nothing. `hasTrick`: whether one was taken. */
export function lastTool(
  say: Say,
  { last, lastTrick }: Pick<GameScreen<View>, 'last' | 'lastTrick'>,
  view: View,
  hasTrick: boolean,
): LastTool | null {
  if (last) return { label: last.title(say), whyNot: last.whyNot(say, view), isAtHand: false };
  if (!lastTrick) return null;
  return {
    label: say('table.bar.last-trick'),
    whyNot: hasTrick ? null : say('table.bar.last-trick.none'),
    isAtHand: true,
  };
}

export function toolsOfBar(say: Say, facts: BarFacts): BarTool[] {
  const end: BarTool = {
    icon: 'end',
    label: say('table.bar.end'),
    isAtHand: true,
    onPress: facts.onEnd,
  };
  const score: BarTool = {
    icon: 'points',
    label: facts.standing ?? say('table.bar.score'),
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
    // Before all others: when its words become more, nothing else moves.
    ...(facts.undo === null ? [] : [facts.undo]),
    ...(facts.hasEnded ? [end] : []),
    ...(facts.hasScore === null ? [] : [score]),
    ...(facts.hasAid ? [aid] : []),
    ...(facts.last === null ? [] : [{ icon: 'last-trick' as const, ...facts.last, onPress: facts.onLast }]),
    {
      icon: 'log',
      label: say('table.bar.log'),
      isAtHand: true,
      folds: { isOpen: facts.isLogOpen, id: 'log' },
      buttonRef: facts.logButton,
      onPress: facts.onLog,
    },
    ...(facts.network === null ? [] : [networkTool(say, facts.network, facts.onNetwork)]),
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

function networkTool(
  say: Say,
  { isOpen, waiting }: NonNullable<BarFacts['network']>,
  onPress: () => void,
): BarTool {
  const how = say(isOpen ? 'hosting.bar.open' : 'hosting.bar.closed');
  return {
    icon: 'network',
    label: say('hosting.bar'),
    help: waiting > 0 ? say('hosting.bar.waiting', { count: waiting }) : how,
    ...(waiting > 0 && { badge: say('table.number', { value: waiting }) }),
    ...(isOpen && { isOn: true }),
    onPress,
  };
}
