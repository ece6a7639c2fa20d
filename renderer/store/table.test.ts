// The table's changes: one answer a question, nothing asked before it is shown, old views ignored.
import { describe, expect, test } from 'vitest';
import { refuse } from '../../engine/core/refusal.ts';
import { event, moment, plainWays, shownAll, tableAsking } from './table.testing.ts';
import {
  accepted,
  answered,
  begun,
  composed,
  considered,
  explainedHere,
  hasRead,
  joined,
  openQuestion,
  proposed,
  quieted,
  refused,
  refusedHere,
  rested,
  toldAnew,
  unanswered,
  viewed,
} from './table.ts';

const play = { type: 'play', slot: 3 };

describe('answering', () => {
  test('takes one move for a question; a second changes nothing', () => {
    const once = answered(tableAsking('q1'), 'm1', play);
    expect(once.pending).toMatchObject({ id: 'm1', seat: 0, question: 'q1', move: play, accepted: false });
    expect(answered(once, 'm2', play)).toBe(once);
  });

  test('changes nothing while nothing is asked', () => {
    const table = tableAsking(null);
    expect(answered(table, 'm1', play)).toBe(table);
  });

  test('opens the next question after the next view', () => {
    const once = accepted(answered(tableAsking('q1'), 'm1', play), 'm1');
    const next = shownAll(viewed(once, moment(2, 'q2'), [event('played')], plainWays));
    expect(next.pending).toBeNull();
    expect(openQuestion(next)).toBe('q2');
  });

  test('keeps the answer while others decide and the question stays', () => {
    const once = answered(tableAsking('q1'), 'm1', play);
    const other = shownAll(viewed(once, moment(2, 'q1'), [], plainWays));
    expect(openQuestion(other)).toBeNull();
    expect(other.pending?.id).toBe('m1');
  });

  test('opens the question again when the host refuses, and says why', () => {
    const refusal = refuse('must-follow-suit', { suit: 'G', holds: 2 });
    const back = refused(answered(tableAsking('q1'), 'm1', play), 'm1', refusal);
    expect(openQuestion(back)).toBe('q1');
    expect(back.whyNot).toBe(refusal);
    expect(back.sayings.at(-1)?.what).toEqual({ kind: 'refusal', refusal });
  });

  test('ignores answers to moves that are not its own', () => {
    const once = answered(tableAsking('q1'), 'm1', play);
    expect(accepted(once, 'm9')).toBe(once);
    expect(refused(once, 'm9', refuse('stale'))).toBe(once);
  });

  test('is not possible before the question has been shown', () => {
    const coming = viewed(tableAsking(null), moment(2, 'q2'), [], plainWays);
    expect(openQuestion(coming)).toBeNull();
    expect(openQuestion(shownAll(coming))).toBe('q2');
  });

  test('is not possible on a question that is shown but no longer asked', () => {
    const gone = viewed(tableAsking('q1'), moment(2, null), [], plainWays);
    expect(openQuestion(gone)).toBeNull();
  });
});

describe('views', () => {
  test('that are older than the newest change nothing', () => {
    const table = viewed(tableAsking('q1'), moment(5, 'q5'), [], plainWays);
    expect(viewed(table, moment(4, 'q4'), [], plainWays)).toBe(table);
  });

  test('are shown one after another, their events told as each begins', () => {
    const one = viewed(tableAsking(null), moment(2, null), [event('played')], plainWays);
    const two = viewed(one, moment(3, 'q3'), [event('passed')], plainWays);
    const [first] = two.waiting;
    if (!first) throw new Error('Nothing waits.');
    const begins = begun(two, first);
    expect(begins.log).toEqual([event('played')]);
    expect(begins.shown.version).toBe(1);
    expect(rested(begins, first, plainWays).shown.version).toBe(2);
    expect(shownAll(two).log).toEqual([event('played'), event('passed')]);
  });

  test('wait while a score is read', () => {
    const scored = viewed(tableAsking(null), moment(2, null), [event('scored')], plainWays);
    const next = viewed(scored, moment(3, 'q3'), [event('dealt')], plainWays);
    const reading = shownAll(next);
    expect(reading.reading).toBe(reading.shown.view);
    expect(reading.shown.version).toBe(2);
    expect(openQuestion(reading)).toBeNull();
    expect(openQuestion(shownAll(hasRead(reading)))).toBe('q3');
  });

  test('that ask anew say so, those that ask the same do not', () => {
    const asked = shownAll(viewed(tableAsking(null), moment(2, 'q2'), [], plainWays));
    expect(asked.sayings.map(({ what }) => what.kind)).toEqual(['question']);
    const still = shownAll(viewed(asked, moment(3, 'q2'), [event('arranged')], plainWays));
    expect(still.sayings.map(({ what }) => what.kind)).toEqual(['question', 'event']);
  });

  test('that ask the same keep what is composed', () => {
    const composing = { draft: ['K0', 'R0'], selected: null };
    const table = composed(tableAsking('q1'), composing);
    const same = shownAll(viewed(table, moment(2, 'q1'), [], plainWays));
    expect(same.composing).toBe(composing);
    const other = shownAll(viewed(table, moment(2, 'q2'), [], plainWays));
    expect(other.composing.draft).toBeNull();
  });
});

test('what is composed without the host is said aloud when it changes, and putting it down is not', () => {
  const first = { draft: 'one', selected: null };
  const one = composed(tableAsking('q1'), first);
  const again = composed(one, first);
  const chosen = composed(again, { ...first, selected: 'end' });
  const down = composed(chosen, { draft: null, selected: null });
  const said = down.sayings.flatMap(({ what }) => (what.kind === 'composed' ? [what.composing] : []));
  expect(said).toEqual([first, { draft: 'one', selected: 'end' }]);
});

describe('a draft that the host is asked about', () => {
  const composing = (draft: string) => ({ draft, selected: null });
  const proposal = (draft: string, before: string) => ({
    partial: { type: 'arrange' },
    composing: composing(draft),
    ifRefused: composing(before),
  });
  const start = composed(tableAsking('q1'), composing('as it came'));
  const allowed = { refusal: null, lacks: null, next: [], preview: null };
  const refusal = refuse('not-ascending');

  test('is shown at once and stands when the host allows it, with what may come next', () => {
    const asked = proposed(start, 'c1', proposal('first', 'as it came'));
    expect(asked.composing.draft).toBe('first');
    const next = [{ move: 'arrange', at: 'K0', refusal: null }];
    const stands = considered(asked, 'c1', { refusal: null, lacks: refusal, next, preview: null });
    const judged = { draft: 'first', lacks: refusal, next, preview: null };
    expect(stands.composing).toEqual({ draft: 'first', selected: null, judged });
    expect(stands.considering).toBeNull();
  });

  test('is taken back with the reason when the host refuses it', () => {
    const asked = proposed(start, 'c1', proposal('first', 'as it came'));
    const back = considered(asked, 'c1', { refusal });
    expect(back.composing.draft).toBe('as it came');
    expect(back.whyNot).toBe(refusal);
  });

  test('is taken back to the last draft that was judged', () => {
    const one = considered(proposed(start, 'c1', proposal('first', 'as it came')), 'c1', allowed);
    const two = proposed(one, 'c2', proposal('second', 'first'));
    const three = proposed(two, 'c3', proposal('third', 'second'));
    expect(considered(three, 'c3', { refusal }).composing.draft).toBe('first');
  });

  test('is not touched by an answer about an older one', () => {
    const two = proposed(
      proposed(start, 'c1', proposal('first', 'as it came')),
      'c2',
      proposal('second', 'first'),
    );
    expect(considered(two, 'c1', { refusal })).toBe(two);
  });

  test('is forgotten when another draft or another question takes its place', () => {
    const asked = proposed(start, 'c1', proposal('first', 'as it came'));
    const other = composed(asked, composing('other'));
    expect(considered(other, 'c1', { refusal })).toBe(other);
    const gone = viewed(asked, moment(2, 'q2'), [], plainWays);
    expect(considered(gone, 'c1', { refusal })).toBe(gone);
  });

  test('survives a new selection and a view that asks the same', () => {
    const asked = proposed(start, 'c1', proposal('first', 'as it came'));
    const selected = composed(asked, { ...asked.composing, selected: 'sort:K0' });
    const same = shownAll(viewed(selected, moment(2, 'q1'), [], plainWays));
    expect(considered(same, 'c1', { refusal }).composing.draft).toBe('as it came');
  });

  test('leaves the last word in sight until the next one comes, and says each aloud', () => {
    const one = considered(proposed(start, 'c1', proposal('first', 'as it came')), 'c1', {
      ...allowed,
      preview: { rank: 3 },
    });
    const asked = proposed(one, 'c2', proposal('second', 'first'));
    expect(asked.composing).toMatchObject({ draft: 'second', judged: { draft: 'first' } });
    const two = considered(asked, 'c2', { ...allowed, preview: { rank: 5 } });
    expect(two.composing.judged).toMatchObject({ draft: 'second', preview: { rank: 5 } });
    const said = two.sayings.flatMap(({ what }) => (what.kind === 'judged' ? [what.composing.judged] : []));
    expect(said).toMatchObject([{ preview: { rank: 3 } }, { preview: { rank: 5 } }]);
    // Refused, the draft before comes back with what was said of it.
    const refusedThird = considered(proposed(two, 'c3', proposal('third', 'second')), 'c3', { refusal });
    expect(refusedThird.composing.judged).toBe(two.composing.judged);
  });

  test('leaves nothing when it is put away', () => {
    const one = considered(proposed(start, 'c1', proposal('first', 'as it came')), 'c1', allowed);
    expect(composed(one, { ...one.composing, draft: null }).composing).toEqual({
      draft: null,
      selected: null,
    });
    const asked = proposed(one, 'c2', proposal('second', 'first'));
    expect(considered(composed(asked, { draft: null, selected: null }), 'c2', allowed).composing).toEqual({
      draft: null,
      selected: null,
    });
  });

  test('stays as it is while its move is on its way', () => {
    const sent = answered(start, 'm1', play);
    expect(composed(sent, { draft: null, selected: null })).toBe(sent);
    expect(refused(sent, 'm1', refusal).composing.draft).toBe('as it came');
  });

  test('is possible only while a question is open', () => {
    const sent = answered(start, 'm1', play);
    expect(proposed(sent, 'c1', proposal('first', 'as it came'))).toBe(sent);
  });
});

describe('coming back after a cut', () => {
  test('sends again what the host has not answered', () => {
    const once = answered(tableAsking('q1'), 'm1', play);
    const back = toldAnew(once, moment(1, 'q1'), [], [], plainWays);
    expect(unanswered(back)).toMatchObject({ id: 'm1', question: 'q1', move: play });
  });

  test('sends nothing again that was accepted or that the table has moved past', () => {
    const once = answered(tableAsking('q1'), 'm1', play);
    expect(unanswered(toldAnew(accepted(once, 'm1'), moment(1, 'q1'), [], [], plainWays))).toBeNull();
    expect(unanswered(toldAnew(once, moment(2, 'q2'), [], [], plainWays))).toBeNull();
  });

  test('shows first what still waits, then what was missed, and each once', () => {
    const busy = viewed(tableAsking(null), moment(2, null), [event('played')], plainWays);
    const [running] = busy.waiting;
    if (!running) throw new Error('Nothing waits.');
    const past = [event('played'), event('passed'), event('dealt')];
    const back = toldAnew(begun(busy, running), moment(4, 'q4'), past, [], plainWays);
    const rest = shownAll(rested(back, running, plainWays));
    expect(rest.shown.version).toBe(4);
    expect(rest.log).toEqual(past);
    expect(openQuestion(rest)).toBe('q4');
  });

  test('changes nothing to be shown when nothing was missed', () => {
    const scored = viewed(tableAsking(null), moment(2, null), [event('scored')], plainWays);
    const back = toldAnew(scored, moment(2, null), [event('scored')], [], plainWays);
    expect(back.waiting).toBe(scored.waiting);
    expect(shownAll(back).log).toEqual([event('scored')]);
  });

  test('lets a score be read that was missed', () => {
    const back = toldAnew(tableAsking('q1'), moment(4, 'q4'), [event('scored')], [], plainWays);
    expect(shownAll(back).reading).not.toBeNull();
  });

  test('takes the host’s word when it tells less than before', () => {
    const ahead = shownAll(viewed(tableAsking('q1'), moment(5, 'q5'), [event('played')], plainWays));
    const back = shownAll(toldAnew(ahead, moment(4, 'q4'), [], [], plainWays));
    expect(back.shown.version).toBe(4);
    expect(back.log).toEqual([]);
    expect(openQuestion(back)).toBe('q4');
  });
});

test('a table just opened shows its deal', () => {
  const fresh = joined('t1', moment(0, 'q1'), [], [event('dealt')], plainWays);
  expect(openQuestion(fresh)).toBeNull();
  expect(shownAll(fresh).log).toEqual([event('dealt')]);
  expect(openQuestion(shownAll(fresh))).toBe('q1');
});

test('what something means is told, and goes with the next refusal or move', () => {
  const table = explainedHere(refusedHere(tableAsking('q1'), refuse('play-first')), 'hat');
  expect(table).toMatchObject({ explained: 'hat', whyNot: null });
  expect(table.sayings.at(-1)?.what).toMatchObject({ kind: 'explained', target: 'hat' });
  expect(refusedHere(table, refuse('play-first')).explained).toBeNull();
  expect(answered(table, 'm1', play).explained).toBeNull();
  expect(quieted(table).explained).toBeNull();
  expect(quieted(tableAsking('q1'))).toMatchObject({ explained: null, whyNot: null });
});

test('a refusal here is told and goes with the next move', () => {
  const table = refusedHere(tableAsking('q1'), refuse('play-first'));
  expect(table.whyNot?.code).toBe('play-first');
  expect(answered(table, 'm1', play).whyNot).toBeNull();
});
