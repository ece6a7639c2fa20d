// The rules of SAM as they are read leave nothing out: every phase, every ruling, every option; and their battles are true.
import { expect, test } from 'vitest';
import { better, parseCard, sidesOf, type Fighter } from '../../../engine/games/sam/cards.ts';
import type { Side } from '../../../engine/games/sam/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { chapterOfPhase } from '../../rules/contract.ts';
import { factsOfCodes, piecesOf } from '../../rules/rich-text.tsx';
import { scenes } from './how-it-goes.tsx';
import { BATTLES, sumOf } from './rules-examples.ts';
import { rules } from './rules.ts';

const say = sayIn(english, 'en-GB');

/** SAM-R1 to SAM-R18. */
const RULINGS = 18;

test('every ruling is a "what if"', () => {
  const cases = rules.chapters['what-if']!.blocks.filter(({ kind }) => kind === 'case');
  expect(cases).toHaveLength(RULINGS);
});

test.for([
  ['arranging', 'start'],
  ['ordering', 'order'],
  ['turn.summon', 'summon'],
  ['turn.attack.declaring', 'attack'],
  ['turn.attack.paying', 'paying'],
  ['turn.attack.targeting', 'reach'],
  ['turn.attack.defending', 'battle'],
  ['turn.attack.challenge', 'challenge'],
  ['turn.attack.hearts', 'hearts'],
  ['turn.movement', 'movement'],
  ['over', 'end'],
] as const)('the phase %s leads to the chapter %s', ([phase, chapter]) => {
  expect(chapterOfPhase(rules, phase)).toBe(chapter);
});

test('every option is told of among the rules of the house', () => {
  const told = rules.chapters['house']!.blocks.flatMap((block) =>
    block.kind === 'option' ? [block.option] : [],
  );
  expect(told).toEqual(['challenge', 'stall']);
});

test('cards and suits stand in the texts by their codes', () => {
  const codes = (key: Parameters<typeof say>[0]): string[] =>
    piecesOf(say(key, factsOfCodes(rules.codes))).flatMap((piece) => ('code' in piece ? [piece.code] : []));
  expect(codes('sam.rules.summon.chain')).toEqual(['9d', '7c', '2h', '3s']);
  expect(codes('sam.rules.cards.h')).toEqual(['h']);
});

test('the scenes say what they show, in two sentences at most', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(5);
  expect(scenes.length).toBeLessThanOrEqual(7);
  for (const { title, text } of scenes) {
    expect(say(title)).not.toBe('');
    expect(say(text).match(/[.?!]/g)?.length).toBeLessThanOrEqual(2);
  }
});

test.for([
  ['jackOnQueen', 'attacker'],
  ['kingOnJack', null],
  ['kingOnQueen', 'attacker'],
  ['hidden', 'defender'],
  ['five', 'defender'],
] as const)('the battle %s is fought as it is told: %s', ([name, winner]) => {
  const battle = BATTLES[name];
  const fighter = (side: Side): Fighter => ({
    seat: side === 'attacker' ? 0 : 1,
    at: 0,
    card: parseCard(battle[side].code),
    twos: battle[side].twos.map((_, index) => index + 1),
  });
  const [attacker, defender] = sidesOf(fighter('attacker'), fighter('defender'));
  expect(attacker).toMatchObject(sumOf(battle.attacker, 'attacker'));
  expect(defender).toMatchObject(sumOf(battle.defender, 'defender'));
  expect(better(attacker, defender)).toBe(winner);
});
