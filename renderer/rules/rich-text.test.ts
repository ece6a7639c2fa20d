// Cards and suits inside messages come out where they were put in.
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import { rules } from '../games/magic-trick/rules.ts';
import { screens } from '../games/registry.ts';
import { rules as trickTakingRules } from '../games/trick-taking/rules.ts';
import { chapterIn, chapterOfPhase, type GameRules } from './contract.ts';
import { factsOfCodes, piecesOf } from './rich-text.tsx';

const say = sayIn(english, 'en-GB');
const facts = factsOfCodes(rules.codes);

test('codes stand between the texts around them', () => {
  const said = say('magic-trick.rules.sort.example', facts);
  expect(piecesOf(said)).toEqual([
    { code: 'B2' },
    { text: ' and ' },
    { code: 'R2' },
    { text: ' are equal in rank, so the sorter was free to put ' },
    { code: 'R2' },
    { text: ' first.' },
  ]);
  expect(piecesOf('no card')).toEqual([{ text: 'no card' }]);
});

test.for(GAMES_WITH_WORDS)('%s: every message of the rules can be said with the codes alone', (id) => {
  const rules: GameRules<string> = screens[id].rules;
  const own = factsOfCodes(rules.codes);
  for (const { title, blocks } of Object.values(rules.chapters)) {
    expect(say(title)).not.toBe('');
    const texts = blocks.flatMap((block) => {
      if (block.kind === 'points') return block.texts;
      if (block.kind === 'case') return [block.ask, block.answer];
      return block.kind === 'option' ? [] : [block.text];
    });
    for (const text of texts) {
      const pieces = piecesOf(say(text, own));
      expect(pieces.every((piece) => 'text' in piece || rules.codes.includes(piece.code))).toBe(true);
    }
  }
});

test('a phase leads to its chapter, anything else to the first one', () => {
  expect(chapterOfPhase(rules, 'hand.trick.sleeving')).toBe('sleeve');
  expect(chapterOfPhase(rules, 'over')).toBe('end');
  expect(chapterOfPhase(rules, 'hand.trick.turnOver')).toBe('about');
  expect(chapterOfPhase(rules, 'toString')).toBe('about');
  expect(chapterIn(rules, 'what-if')).toBe('what-if');
  expect(chapterIn(rules, 'no-such-chapter')).toBe('about');
});

test('two phases with the same last part may have chapters of their own', () => {
  expect(chapterOfPhase(trickTakingRules, 'trick.turns')).toBe('trick');
  expect(chapterOfPhase(trickTakingRules, 'ultimate.turns')).toBe('ultimate');
  expect(chapterOfPhase(trickTakingRules, 'ultimate.challenge')).toBe('challenge');
});
