// Law 1: every legal move is accepted, every other well-formed move is refused and changes nothing, and the ways to find a legal move agree.
import { canonical } from '../core/canonical.ts';
import { clone } from '../core/clone.ts';
import type { AnyMove, AnyState } from '../core/game.ts';
import type { Consideration } from '../core/question.ts';
import type { Seat } from '../core/seat.ts';
import type { View } from '../core/view.ts';
import { firstDifference } from './difference.ts';
import { playRandomly, type Figures, type Playing, type Trial } from './trial.ts';

/** Above this many legal moves the list is not taken to its end. */
const MOST_LISTED = 150;
/** No more moves are drawn than this; those so rare that it may miss them are not asked for. */
const MOST_DRAWN = 20_000;
/** Chances of missing a move by accident are below e to the minus this. */
const CERTAINTY = 20;

/** Checks law 1 on one random game. @throws LawBroken */
export function checkLaw1(trial: Trial): Figures {
  const figures = { states: 0, legal: 0, refused: 0, drawn: 0, considered: 0, pointed: 0 };
  const checkState = (playing: Playing): void => {
    figures.states += 1;
    for (let seat = 0; seat < trial.seats; seat += 1) checkSeat(trial, playing, seat, figures);
  };
  const played = playRandomly(trial, (playing) => {
    if (playing.isExamined()) checkState(playing);
  });
  checkState(played);
  return figures;
}

interface Counts extends Figures {
  legal: number;
  refused: number;
  drawn: number;
  considered: number;
  pointed: number;
}

function checkSeat(trial: Trial, playing: Playing, seat: Seat, figures: Counts): void {
  const { game } = trial;
  const { session, broken, random } = playing;
  const state = session.state;
  const before = clone(state);
  // One copy for all refused moves: each must leave it as it was.
  const tried = clone(state);
  const asked = (game.awaiting(state) as Seat[]).includes(seat);
  const { moves, complete } = listed(game.legalMoves(state, seat));
  if (asked !== moves.size > 0)
    broken('asked', `seat ${seat} is ${asked ? '' : 'not '}asked and has ${moves.size} legal moves`);

  for (const move of moves.values()) {
    figures.legal += 1;
    const refusal = session.explain(seat, move);
    if (refusal) broken('legal', `legal move ${told(seat, move)} is refused: ${refusal.code}`);
    const considered = game.consider(state, seat, move) as Consideration;
    if (considered.refusal || considered.lacks)
      broken('considered', `the legal move ${told(seat, move)} is not called complete`);
    if (!game.compiled.apply(clone(state), seat, move))
      broken('chart', `the chart does not take the legal move ${told(seat, move)}`);
  }
  if (asked) {
    figures.drawn += checkDrawn(trial, playing, seat, complete ? moves : null);
    checkChoices(trial, playing, seat, moves, complete);
  }

  for (const move of trial.module.attempts(state, seat, random) as Iterable<AnyMove>) {
    const parsed = game.parseMove(move);
    if (parsed.refusal)
      broken('well-formed', `the attempt ${told(seat, move)} is malformed, which tries nothing`);
    const refusal = session.explain(seat, move);
    // A move that the list did not come to is legal when `explain` says so.
    if (!refusal && (!complete || moves.has(canonical(parsed.move)))) continue;
    if (!refusal) broken('illegal', `${told(seat, move)} is not among the legal moves and would be accepted`);
    figures.refused += 1;
    if (!session.accept(seat, move).refusal)
      broken('illegal', `${told(seat, move)} is explained away and accepted`);
    checkChart(playing, tried, before, seat, move);
  }

  for (const partial of trial.module.partials(state, seat, random) as Iterable<AnyMove>) {
    const answer = game.consider(state, seat, partial) as Consideration;
    figures.pointed += checkNext(trial, playing, seat, partial, answer);
    const refusal = session.explain(seat, partial);
    if (answer.refusal || answer.lacks) {
      if (!refusal) broken('considered', `${told(seat, partial)} could be made and is called incomplete`);
      continue;
    }
    figures.considered += 1;
    if (refusal) broken('considered', `${told(seat, partial)} is called complete and would be refused`);
  }

  const difference = firstDifference(before, state);
  if (difference)
    broken('unchanged', `refused moves of seat ${seat} have changed the state at "${difference}"`);
}

/** What a question lets a seat point at begins a legal move; what it refuses begins none. */
function checkChoices(
  trial: Trial,
  { session, broken }: Playing,
  seat: Seat,
  legal: ReadonlyMap<string, AnyMove>,
  complete: boolean,
): void {
  const view = trial.game.viewFor(session.state, seat) as View;
  for (const choice of view.question?.choices ?? []) {
    const { move: type, at } = choice;
    const found = [...legal.values()].find(
      (move) => move.type === type && (trial.module.begins(choice, move) as boolean),
    );
    if (found && choice.refusal)
      broken('choices', `the question refuses ${type} at ${at}, and ${told(seat, found)} is legal`);
    if (complete && !found && !choice.refusal)
      broken(
        'choices',
        `the question offers ${type} at ${at} to seat ${seat}, with which no legal move begins`,
      );
  }
}

/** What may come next in a partial move can be pointed at, and nothing else can; answers how many things were. */
function checkNext(
  { game, module }: Trial,
  { session, broken }: Playing,
  seat: Seat,
  partial: AnyMove,
  answer: Consideration,
): number {
  if (answer.refusal) return 0;
  for (const choice of answer.next) {
    const further = module.goesOn(partial, choice, answer, session.state);
    const { refusal } = game.consider(session.state, seat, further) as Consideration;
    if ((refusal === null) !== (choice.refusal === null))
      broken(
        'next',
        `after ${told(seat, partial)}, "${choice.at}" is ${choice.refusal?.code ?? 'on offer'}, and ${told(seat, further)} is ${refusal?.code ?? 'possible'}`,
      );
  }
  return answer.next.length;
}

/** The chart's own guards refuse what `explain` refuses, and leave the state that they are tried on as it was. */
function checkChart(playing: Playing, tried: AnyState, before: AnyState, seat: Seat, move: AnyMove): void {
  const { game } = playing.session;
  if (game.compiled.apply(tried, seat, move))
    playing.broken('chart', `the chart takes the refused move ${told(seat, move)}`);
  if (firstDifference(tried, before))
    playing.broken('unchanged', `the chart changes the state for the refused move ${told(seat, move)}`);
}

/** Draws enough random moves to meet every legal one that is not too rare, where they can be listed; answers how many. */
function checkDrawn(
  trial: Trial,
  playing: Playing,
  seat: Seat,
  legal: ReadonlyMap<string, AnyMove> | null,
): number {
  const { game, module } = trial;
  const { session, broken, random } = playing;
  const { state } = session;
  const types = (game.compiled.moveTypes(state.phase) as string[]).length;
  const missing = new Map<string, number>();
  for (const [key, move] of legal ?? [])
    missing.set(
      key,
      ((module.leastChance?.(state, seat, move) as number | undefined) ?? 1 / legal!.size) / types,
    );
  // The chance of a move, times the draws: from here on it is not missed by accident.
  const enough = CERTAINTY + Math.log(missing.size);
  const draws = legal ? Math.min(MOST_DRAWN, Math.ceil(enough / Math.min(...missing.values()))) : 10;
  for (let i = 0; i < draws; i += 1) {
    const move = game.randomMove(state, seat, random) as AnyMove;
    const key = canonical(move);
    if (legal ? !legal.has(key) : session.explain(seat, move))
      broken('random', `the random move ${told(seat, move)} is not legal`);
    missing.delete(key);
  }
  for (const [key, chance] of missing)
    if (chance * draws >= enough) broken('random', `seat ${seat} never draws the legal move ${key}`);
  return draws;
}

function listed(moves: Iterable<AnyMove>): { moves: Map<string, AnyMove>; complete: boolean } {
  const found = new Map<string, AnyMove>();
  let count = 0;
  for (const move of moves) {
    if (count === MOST_LISTED) return { moves: found, complete: false };
    count += 1;
    found.set(canonical(move), move);
  }
  if (found.size < count) throw new Error('A legal move is listed twice.');
  return { moves: found, complete: true };
}

function told(seat: Seat, move: AnyMove): string {
  return `${JSON.stringify(move)} of seat ${seat}`;
}
