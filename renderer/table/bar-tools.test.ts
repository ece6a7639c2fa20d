// The bar holds what a game has: points only with hands, an aid only where there is one.
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import type { View } from '../../engine/core/view.ts';
import { type BarFacts, lastTool, toolsOfBar } from './bar-tools.ts';

const say = sayIn(english, 'en-GB');
const nothing = (): void => undefined;

function toolsOf(facts: Partial<BarFacts>): ReturnType<typeof toolsOfBar> {
  return toolsOfBar(say, {
    hasEnded: false,
    hasScore: false,
    hasAid: false,
    undo: null,
    network: null,
    standing: null,
    last: { label: 'Last trick', whyNot: 'no trick has been taken yet', isAtHand: true },
    isLogOpen: false,
    logButton: null,
    onEnd: nothing,
    onScore: nothing,
    onLast: nothing,
    onAid: nothing,
    onLog: nothing,
    onNetwork: nothing,
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
    { hasScore: true, hasAid: true, last: null },
    ['points', 'aid'],
  ],
  ['a game without tricks', { last: null }, ['points']],
  ['a game that is over, its end put away', { hasEnded: true }, ['end', 'points', 'last-trick']],
] as const)('%s', ([, facts, first]) => {
  expect(icons(facts)).toEqual([...first, 'log', 'rules', 'how', 'settings', 'leave']);
});

test('what cannot be used yet says why', () => {
  const whyNot = toolsOf({}).flatMap((tool) => tool.whyNot ?? []);
  expect(whyNot).toEqual(['no hand has been finished yet', 'no trick has been taken yet']);
  const last = { label: 'Last trick', whyNot: null, isAtHand: true };
  expect(toolsOf({ hasScore: true, last }).flatMap((tool) => tool.whyNot ?? [])).toEqual([]);
});

test('a standing that is not about points has a name of its own', () => {
  expect(toolsOf({ hasScore: true, standing: 'Standing' })[0]?.label).toBe('Standing');
});

test('what came about last is called as its game says, or is the last trick', () => {
  const view = {} as View;
  const last = { title: () => 'Last battle', whyNot: () => 'none yet', Last: () => null };
  const noTrick = { lastTrick: null };
  expect(lastTool(say, { ...noTrick, last }, view, false)).toEqual({
    label: 'Last battle',
    whyNot: 'none yet',
    isAtHand: false,
  });
  expect(lastTool(say, { lastTrick: () => null }, view, true)).toEqual({
    label: 'Last trick',
    whyNot: null,
    isAtHand: true,
  });
  expect(lastTool(say, noTrick, view, false)).toBeNull();
});

test('the host sees how the table is hosted, and how many things wait', () => {
  const toolOf = (network: BarFacts['network']) =>
    toolsOf({ network }).find(({ icon }) => icon === 'network');
  expect(toolOf(null)).toBeUndefined();
  expect(toolOf({ isOpen: false, waiting: 0 })).toMatchObject({ help: 'not open to the network' });
  expect(toolOf({ isOpen: true, waiting: 0 })).toMatchObject({ help: 'open to the network', isOn: true });
  expect(toolOf({ isOpen: true, waiting: 2 })).toMatchObject({ help: '2 things wait for you', badge: '2' });
});
