// A series of moves: each next one goes out for the question that follows at once, and for no other.
import { describe, expect, test } from 'vitest';
import { NOTHING_COMPOSED } from '../games/intent.ts';
import { refuse } from '../../engine/core/refusal.ts';
import type { Choice, Question } from '../../engine/core/question.ts';
import { composedFirst } from './eyes.ts';
import { wentOn, withoutSeries } from './series.ts';
import type { TableState, Told } from './state.ts';
import { event, moment, plainWays, shownAll, tableAsking } from './table.testing.ts';
import { answered, composed, openQuestion, refused, toldAnew, viewed } from './table.ts';

const skip = { type: 'skip' };
const play = { type: 'play', card: 'hat-trick' };
const draft = { draft: 'hat-trick', selected: null };
const newId = () => 'next';

/** Seat 0 has composed a card and answered `q1` by skipping; the card is to follow. */
const begun = (following: readonly { type: string }[] = [play]): TableState =>
  answered(composed(tableAsking('q1'), draft), 'm1', skip, following);

/** What the host says next. */
function told(question: Partial<Question> | null, version = 2): Told {
  const plain = moment(version, question && 'q2');
  const { view } = plain;
  return { ...plain, view: { ...view, question: view.question && { ...view.question, ...question } } };
}

const next = (table: TableState, after: Told, events = [event('skipped')]): TableState =>
  wentOn(table, viewed(table, after, events, plainWays), newId);

describe('the next move', () => {
  test('is on its way as soon as the next question is known, with what follows it', () => {
    expect(next(begun([play, skip]), told({})).pending).toEqual({
      id: 'next',
      seat: 0,
      question: 'q2',
      move: play,
      accepted: false,
      following: [skip],
    });
  });

  test('leaves its question to nobody and in silence, and what is composed where it is', () => {
    const shown = shownAll(next(begun(), told({})));
    expect(openQuestion(shown)).toBeNull();
    expect(shown.shown.view.question?.id).toBe('q2');
    expect(shown.composing).toEqual(draft);
    expect(shown.sayings.filter(({ what }) => what.kind === 'question')).toHaveLength(0);
  });

  test('keeps what is composed in sight until all of it was seen, however fast the host is', () => {
    const second = next(begun(), told({}));
    const done = viewed(second, { ...moment(3, 'q3') }, [event('played')], plainWays);
    const shown = shownAll({ ...done, waiting: done.waiting.slice(0, 1) });
    expect(shown.shown.view.question?.id).toBe('q2');
    expect(shown.composing).toEqual(draft);
    expect(shownAll(done).composing).toEqual(NOTHING_COMPOSED);
  });

  test('waits while the question before it is still asked', () => {
    const waiting = next(begun(), { ...moment(2, 'q1') });
    expect(waiting.pending?.id).toBe('m1');
    expect(next(waiting, told({}, 3)).pending?.move).toBe(play);
  });
});

const choice = (at: Choice['at'], isRefused: boolean, move = 'play'): Choice => ({
  move,
  at,
  refusal: isRefused ? refuse('ladder') : null,
});

test('what a question did not take is remembered for that question, until it is answered', () => {
  const table = next(begun([play, skip]), told({ moves: ['draw'] }));
  expect(table.unmade).toEqual({ seat: 0, question: 'q2', moves: [play, skip] });
  const ways = { ...plainWays, begin: (_: unknown, unmade: unknown) => ({ draft: unmade, selected: null }) };
  expect(composedFirst(table, table.latest, ways)).toMatchObject({ draft: [play, skip] });
  // Another's question, and another question, begin with nothing of it.
  const other = { ...table.latest, view: { ...table.latest.view, viewer: 1 } };
  expect(composedFirst(table, other, ways)).toMatchObject({ draft: [] });
  expect(composedFirst(table, { ...moment(3, 'q3') }, ways)).toMatchObject({ draft: [] });
  expect(answered(shownAll(table), 'm2', { type: 'draw' }).unmade).toBeNull();
  // Other eyes find nothing of it.
  const eyes = { ...moment(2, 'q2'), view: { ...moment(2, 'q2').view, viewer: 1 } };
  expect(toldAnew(table, eyes, [], [], plainWays).unmade).toBeNull();
});

describe('the rest is given up', () => {
  test.for<[string, Told]>([
    ['where nobody is asked', told(null)],
    ['where the question does not take it', told({ moves: ['draw'] })],
    ['where the question says that it may not be', told({ choices: [choice('hat-trick', true)] })],
    ['where a bare button says so', told({ choices: [choice(null, true)] })],
    ['where something came in between', told({}, 3)],
    ['where somebody else is asked', { ...told({}), view: { ...told({}).view, viewer: 1 } }],
  ])('%s', ([, after]) => {
    const table = next(begun(), after);
    expect(table.pending).toBeNull();
  });

  test('but not because of what is said of other cards and moves', () => {
    const choices = [choice('hat-trick', false), choice('water-tank', true), choice(null, true, 'skip')];
    expect(next(begun(), told({ choices })).pending?.move).toBe(play);
  });

  test('where something is to be read first', () => {
    expect(next(begun(), told({}), [event('scored')]).pending).toBeNull();
  });

  test('after a cut, while the first move is sent again', () => {
    const cut = withoutSeries(begun());
    expect(cut.pending).toMatchObject({ id: 'm1', following: [] });
    expect(next(cut, told({})).pending).toBeNull();
    const anew = toldAnew(begun(), { ...moment(1, 'q1') }, [], [], plainWays);
    expect(anew.pending).toMatchObject({ id: 'm1', following: [] });
  });

  test('by a refusal; the question is open then, and is said once', () => {
    const second = shownAll(next(begun([play, skip]), told({})));
    const back = refused(second, 'next', refuse('ladder'));
    expect(back.pending).toBeNull();
    expect(openQuestion(back)).toBe('q2');
    expect(back.sayings.slice(-2).map(({ what }) => what.kind)).toEqual(['question', 'refusal']);
  });

  test('by a refusal that comes before its question is in sight', () => {
    const back = shownAll(refused(next(begun([play, skip]), told({})), 'next', refuse('ladder')));
    expect(openQuestion(back)).toBe('q2');
    expect(back.composing).toEqual(NOTHING_COMPOSED);
    expect(back.sayings.at(-1)?.what.kind).toBe('question');
  });
});
