// The rules of Magicians as they are read leave nothing out: every phase, every ruling, every option.
import { expect, test } from 'vitest';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { chapterOfPhase } from '../../rules/contract.ts';
import { factsOfCodes, piecesOf } from '../../rules/rich-text.tsx';
import { scenes } from './how-it-goes.tsx';
import { rules } from './rules.ts';

const say = sayIn(english, 'en-GB');

/** MG-R1 to MG-R16. */
const RULINGS = 16;

test('every ruling is a "what if"', () => {
  const cases = rules.chapters['what-if']!.blocks.filter(({ kind }) => kind === 'case');
  expect(cases).toHaveLength(RULINGS);
});

test.for([
  ['mulligan', 'start'],
  ['turn.draw', 'draw'],
  ['turn.management', 'management'],
  ['turn.dirtyTrick.choosing', 'dirty-trick'],
  ['turn.dirtyTrick.spying', 'dirty-trick'],
  ['turn.dirtyTrick.settling', 'limits'],
  ['turn.newTrick.playing', 'new-trick'],
  ['turn.newTrick.trimming', 'new-trick'],
  ['turn.intermission', 'intermission'],
  ['turn.prestige', 'prestige'],
  ['turn.finale', 'finale'],
  ['over', 'end'],
] as const)('the phase %s leads to the chapter %s', ([phase, chapter]) => {
  expect(chapterOfPhase(rules, phase)).toBe(chapter);
});

test('every option is told of among the rules of the house', () => {
  const told = rules.chapters['house']!.blocks.flatMap((block) =>
    block.kind === 'option' ? [block.option] : [],
  );
  expect(told).toEqual(['goal', 'mulligan', 'floor', 'stage']);
});

test('cards stand in the texts by their codes', () => {
  const said = say('magicians.rules.management.stage', factsOfCodes(rules.codes));
  expect(piecesOf(said).filter((piece) => 'code' in piece)).toEqual([
    { code: 'theatre' },
    { code: 'great_hall' },
  ]);
});

test('the scenes say what they show, in two sentences at most', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(5);
  expect(scenes.length).toBeLessThanOrEqual(7);
  for (const { title, text } of scenes) {
    expect(say(title)).not.toBe('');
    expect(say(text).match(/[.?!]/g)?.length).toBeLessThanOrEqual(2);
  }
});
