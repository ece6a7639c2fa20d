// The bar holds what a game has: points only with hands, an aid only where there is one.
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { type BarFacts, toolsOfBar } from './bar-tools.ts';

const say = sayIn(english, 'en-GB');
const nothing = (): void => undefined;

function toolsOf(facts: Partial<BarFacts>): ReturnType<typeof toolsOfBar> {
  return toolsOfBar(say, {
    hasEnded: false,
    hasScore: false,
    hasAid: false,
    lastTrick: false,
    isLogOpen: false,
    logButton: null,
    onEnd: nothing,
    onScore: nothing,
    onLastTrick: nothing,
    onAid: nothing,
    onLog: nothing,
    onRules: nothing,
    onHow: nothing,
    onSettings: nothing,
    onLeave: nothing,
    ...facts,
  });
}

const icons = (facts: Partial<BarFacts>): string[] => toolsOf(facts).map(({ icon }) => icon);

test.for([
  ['a game of hands', {}, ['points', 'last-trick']],
  ['a game without hands', { hasScore: null, hasAid: true }, ['aid', 'last-trick']],
  [
    'a game whose points are counted all along',
    { hasScore: true, hasAid: true, lastTrick: null },
    ['points', 'aid'],
  ],
  ['a game without tricks', { lastTrick: null }, ['points']],
  ['a game that is over, its end put away', { hasEnded: true }, ['end', 'points', 'last-trick']],
] as const)('%s', ([, facts, first]) => {
  expect(icons(facts)).toEqual([...first, 'log', 'rules', 'how', 'settings', 'leave']);
});

test('what cannot be used yet says why', () => {
  const whyNot = toolsOf({}).flatMap((tool) => tool.whyNot ?? []);
  expect(whyNot).toEqual(['no hand has been finished yet', 'no trick has been taken yet']);
  expect(toolsOf({ hasScore: true, lastTrick: true }).flatMap((tool) => tool.whyNot ?? [])).toEqual([]);
});
