// Law 5, noninterference: two states that differ only in what a viewer may not know look and sound the same to that viewer.
import { chanceOf } from '../chance/chance.ts';
import { clone } from '../core/clone.ts';
import type { AnyHappening, AnyMove, AnyState } from '../core/game.ts';
import { allSeats, WATCHER, type Seat, type Viewer } from '../core/seat.ts';
import type { View } from '../core/view.ts';
import { english } from '../language/catalogue.ts';
import { sayIn, type Say } from '../language/say.ts';
import { firstDifference } from './difference.ts';
import { misplaced } from './law-4.ts';
import type { NextMove, Redealt } from './module.ts';
import { playRandomly, type Figures, type Playing, type Trial } from './trial.ts';

/** So many legal moves of a seat are compared, in their order; a sorted row has too many to compare all. */
const MOST_LISTED = 60;

interface Counts extends Figures {
  redeals: number;
  differing: number;
  attempts: number;
  considered: number;
  moves: number;
}

/** Checks law 5 on one random game. @throws LawBroken; how many re-deals differed is for the caller to judge over many games */
export function checkLaw5(trial: Trial): Figures {
  const counts: Counts = { redeals: 0, differing: 0, attempts: 0, considered: 0, moves: 0 };
  const say = sayIn(english, 'en');
  playRandomly(trial, (playing, next) => {
    if (!playing.isExamined()) return;
    for (const viewer of [...allSeats(trial.seats), WATCHER] as Viewer[])
      checkViewer(trial, playing, viewer, next, say, counts);
  });
  return counts;
}

function checkViewer(
  trial: Trial,
  playing: Playing,
  viewer: Viewer,
  next: NextMove<AnyMove>,
  say: Say,
  counts: Counts,
): void {
  const { module, game } = trial;
  const { session, random, broken } = playing;
  const state = session.state;
  const redealt = module.redeal(state, viewer, random, next) as Redealt<AnyState, AnyMove>;
  const lost = misplaced(module, redealt.state, module.deckOf(state));
  if (lost) broken('redeal', `the re-deal for ${viewer} loses cards: ${lost}`);
  counts.redeals += 1;
  if (firstDifference(state, redealt.state)) counts.differing += 1;

  const same = (aspect: string, of: (state: AnyState) => unknown): void =>
    compare(playing, viewer, aspect, of(state), of(other));
  // What is to come is as hidden as what lies face down.
  const other = { ...redealt.state, chance: chanceOf(`other/${random.below(1_000_000)}`) };
  const names = allSeats(trial.seats).map((seat) => `Seat ${seat}`);

  // The question is compared before the view that holds it, so that a leak is named where it is.
  same('question', (each) => (game.viewFor(each, viewer) as View).question);
  same('view', (each) => game.viewFor(each, viewer));
  same('words', (each) => {
    const view = game.viewFor(each, viewer) as View;
    return [game.describe.phase(say, view), game.describe.question(say, view, names)];
  });
  if (viewer !== WATCHER) checkSeat(trial, playing, viewer, same, counts);
  checkMove(trial, playing, viewer, next, redealt, say, counts);
}

type Same = (aspect: string, of: (state: AnyState) => unknown) => void;

/** What a seat can find out by asking: which moves are legal, why others are not, what may come next. */
function checkSeat(trial: Trial, playing: Playing, seat: Seat, same: Same, counts: Counts): void {
  const { module, game } = trial;
  const { session, random } = playing;
  same('legal moves', (each) => first(game.legalMoves(each, seat), MOST_LISTED));
  for (const move of module.attempts(session.state, seat, random) as Iterable<AnyMove>) {
    counts.attempts += 1;
    same('explanation', (each) => [move, game.explain(each, seat, move)]);
  }
  for (const partial of module.partials(session.state, seat, random)) {
    counts.considered += 1;
    same('consideration', (each) => [partial, game.consider(each, seat, partial)]);
  }
}

/** What a viewer hears of the next move, and sees after it, in both deals; both go on with the same chance. */
function checkMove(
  trial: Trial,
  playing: Playing,
  viewer: Viewer,
  next: NextMove<AnyMove>,
  redealt: Redealt<AnyState, AnyMove>,
  say: Say,
  counts: Counts,
): void {
  const { game } = trial;
  counts.moves += 1;
  const names = allSeats(trial.seats).map((seat) => `Seat ${seat}`);
  const make = (before: AnyState, move: AnyMove) => {
    const state = clone(before);
    const happenings: AnyHappening[] = [];
    if (!game.compiled.apply(state, next.seat, move, (happening: AnyHappening) => happenings.push(happening)))
      playing.broken(
        'redeal',
        `the re-deal for ${viewer} does not take ${JSON.stringify(move)} of seat ${next.seat}`,
      );
    const events = game.eventsFor(happenings, viewer);
    const lines = events.map((event: unknown) => game.describe.event(say, event as never, names, viewer));
    return { events, lines, view: game.viewFor(state, viewer) as View };
  };
  const [one, other] = [make(playing.session.state, next.move), make(redealt.state, redealt.move)];
  compare(playing, viewer, 'events', one.events, other.events);
  compare(playing, viewer, 'log lines', one.lines, other.lines);
  compare(playing, viewer, 'question', one.view.question, other.view.question);
  compare(playing, viewer, 'view', one.view, other.view);
}

/** Byte for byte: an order of keys or a list can tell something too. */
function compare(playing: Playing, viewer: Viewer, aspect: string, one: unknown, other: unknown): void {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  const place = firstDifference(one, other) ?? 'the order of keys';
  playing.broken(
    aspect,
    `${viewer === WATCHER ? 'a watcher' : `seat ${viewer}`} can tell two deals apart by the ${aspect}, at "${place}"`,
  );
}

function first<T>(items: Iterable<T>, count: number): T[] {
  const found: T[] = [];
  for (const item of items) if (found.push(item) === count) break;
  return found;
}
