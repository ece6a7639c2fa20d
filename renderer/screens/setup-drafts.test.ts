// The page for a new table: whoever has been seated goes along to another game, its rules of the house stay with it.
import { expect, test } from 'vitest';
import { words } from '../../engine/games/words.ts';
import { chosen, filledOf, firstDrafts, refilled } from './setup-drafts.ts';
import { formsFor, withName } from './setup-form.ts';

const names = {
  you: 'Alex',
  person: (seat: number) => `Player ${seat}`,
  bot: (seat: number) => `Bot ${seat}`,
};
const five = formsFor(words['magic-trick'], names);
const four = formsFor(words['trick-taking'], names);
const sitting = (seats: readonly { sitter: string; name: string }[]) =>
  seats.map(({ sitter, name }) => `${sitter} ${name}`);

test('a game that is only looked at keeps the company that is remembered of it', () => {
  const two = four.withSeats(four.first(), 2);
  const looked = chosen(firstDrafts('magic-trick', five.first()), 'trick-taking', two, four.withCompany);
  expect(filledOf(looked)).toEqual(two);
});

test('who was seated goes along, bots make room for people, and all are there again at the larger game', () => {
  const seated = withName(five.withSitter(five.withSeats(five.first(), 5), 4, 'person'), 4, 'Bob');
  const first = refilled(firstDrafts('magic-trick', five.first()), seated);
  const small = chosen(first, 'trick-taking', four.first(), four.withCompany);
  expect(sitting(filledOf(small).seats)).toEqual([
    'person Alex',
    'steady Bot 1',
    'steady Bot 2',
    'person Bob',
  ]);
  expect(filledOf(small).options).toEqual(four.first().options);
  expect(filledOf(chosen(small, 'magic-trick', five.first(), five.withCompany))).toEqual(seated);
});

test('five people are as many as sit down at a game of four', () => {
  const people = five.withSeats(five.first(), 5).seats.map(({ name }) => ({ sitter: 'person', name }));
  expect(four.withCompany(four.first(), people).seats).toEqual(people.slice(0, 4));
});

test('two at a table get a third where a game takes three at least', () => {
  const pair = four.withSeats(four.first(), 2);
  const seats = sitting(five.withCompany(five.first(), pair.seats).seats);
  expect(seats).toEqual(['person Alex', 'steady Bot 1', 'steady Bot 2']);
});

test('rules of the house stay with their game', () => {
  const phantom = { ...four.first(), options: { phantomShuffle: true, sleightOfHand: false } };
  const changed = refilled(firstDrafts('trick-taking', four.first()), phantom);
  const other = chosen(changed, 'magic-trick', five.first(), five.withCompany);
  expect(filledOf(other)).toEqual(five.first());
  expect(filledOf(chosen(other, 'trick-taking', four.first(), four.withCompany))).toEqual(phantom);
});
