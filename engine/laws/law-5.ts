// Law 5, noninterference: two states that differ only in what a viewer may not know look and sound the same to that viewer.
import { chanceOf } from '../chance/chance.ts';
import type { AnyMove, AnyState } from '../core/game.ts';
import { allSeats, WATCHER, type Seat, type Viewer } from '../core/seat.ts';
import type { View } from '../core/view.ts';
import { english } from '../language/catalogue.ts';
import { sayIn, type Say } from '../language/say.ts';
import { firstState } from '../session/session.ts';
import { firstDifference } from './difference.ts';
import { heardOf, withDeal, type Heard } from './hearing.ts';
import { misplaced } from './law-4.ts';
import type { Redealt } from './module.ts';
import { begin, playRandomly, setupOf, type Figures, type Playing, type Trial } from './trial.ts';

/** So many legal moves of a seat are compared, in their order; a sorted row has too many to compare all. */
const MOST_LISTED = 60;

interface Counts extends Figures {
  redeals: number;
  differing: number;
  attempts: number;
  considered: number;
  moves: number;
  deals: number;
}

/** What every comparison of one viewer in one state needs. */
interface Eyes {
  readonly trial: Trial;
  readonly playing: Playing;
  readonly viewer: Viewer;
  readonly say: Say;
  readonly counts: Counts;
}

/** Checks law 5 on one random game. @throws LawBroken; how many re-deals differed is for the caller to judge over many games */
export function checkLaw5(trial: Trial): Figures {
  const counts: Counts = { redeals: 0, differing: 0, attempts: 0, considered: 0, moves: 0, deals: 0 };
  const say = sayIn(english, 'en');
  const viewers: readonly Viewer[] = [...allSeats(trial.seats), WATCHER];
  const opening = begin(trial);
  for (const viewer of viewers) checkOpening({ trial, playing: opening, viewer, say, counts });
  playRandomly(trial, (playing, next) => {
    if (!playing.isExamined()) return;
    for (const viewer of viewers) {
      const eyes = { trial, playing, viewer, say, counts };
      checkState(eyes);
      checkMove(eyes, next);
    }
  });
  return counts;
}

/** What a viewer sees now, and can find out by asking. */
function checkState(eyes: Eyes): void {
  const { trial, playing, viewer, say, counts } = eyes;
  const { module, game } = trial;
  const { state } = playing.session;
  const redealt = module.redeal(state, viewer, playing.random) as AnyState;
  const lost = misplaced(module, redealt, module.deckOf(state));
  if (lost) playing.broken('redeal', `the re-deal for ${viewer} loses cards: ${lost}`);
  counts.redeals += 1;
  if (firstDifference(state, redealt)) counts.differing += 1;
  // What is to come is as hidden as what lies face down.
  const other = { ...redealt, chance: chanceOf(`other/${playing.random.below(1_000_000)}`) };
  const names = allSeats(trial.seats).map((seat) => `Seat ${seat}`);
  const same: Same = (aspect, of) => compare(eyes, aspect, of(state), of(other));

  // The question is compared before the view that holds it, so that a leak is named where it is.
  same('question', (each) => (game.viewFor(each, viewer) as View).question);
  same('view', (each) => game.viewFor(each, viewer));
  same('words', (each) => {
    const view = game.viewFor(each, viewer) as View;
    return [game.describe.phase(say, view), game.describe.question(say, view, names)];
  });
  if (viewer !== WATCHER) checkSeat(eyes, viewer, same);
}

type Same = (aspect: string, of: (state: AnyState) => unknown) => void;

/** What a seat can find out by asking: which moves are legal, why others are not, what may come next. */
function checkSeat({ trial, playing, counts }: Eyes, seat: Seat, same: Same): void {
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
function checkMove(eyes: Eyes, next: { readonly seat: Seat; readonly move: AnyMove }): void {
  const { trial, playing, viewer, say, counts } = eyes;
  const before = playing.session.state;
  const moved = (from: AnyState, move: AnyMove): Heard =>
    heardOf(trial.game, viewer, say, from, (state, tell) => {
      if (!trial.game.compiled.apply(state, next.seat, move, tell))
        playing.broken(
          'redeal',
          `the re-deal for ${viewer} does not take ${JSON.stringify(move)} of seat ${next.seat}`,
        );
    });
  const real = moved(before, next.move);
  const redealt = trial.module.redealBefore(before, viewer, playing.random, {
    ...next,
    after: real.state,
  }) as Redealt<AnyState, AnyMove>;
  counts.moves += 1;
  compareHeard(eyes, real, moved(redealt.state, redealt.move));
  checkDeal(eyes, before, real, (from) => moved(from, next.move));
}

/** What a viewer hears and sees of the first deal. */
function checkOpening(eyes: Eyes): void {
  const { trial, viewer, say } = eyes;
  const before = firstState(setupOf(trial));
  const opened = (from: AnyState): Heard =>
    heardOf(trial.game, viewer, say, from, (state, tell) => trial.game.compiled.start(state, tell));
  checkDeal(eyes, before, opened(before), opened);
}

/** Where cards were dealt on the way: what a viewer hears when they fall differently where the viewer may not know. */
function checkDeal(eyes: Eyes, before: AnyState, real: Heard, again: (from: AnyState) => Heard): void {
  const { trial, playing, viewer, counts } = eyes;
  if (real.state.chance.shuffles === before.chance.shuffles) return;
  const redealt = trial.module.redeal(real.state, viewer, playing.random) as AnyState;
  const deal = trial.module.newestDeal(redealt);
  if (!deal) return;
  counts.deals += 1;
  compareHeard(eyes, real, again(withDeal(before, real.state.chance.shuffles - 1, deal)));
}

function compareHeard(eyes: Eyes, one: Heard, other: Heard): void {
  compare(eyes, 'events', one.events, other.events);
  compare(eyes, 'log lines', one.lines, other.lines);
  compare(eyes, 'question', one.view.question, other.view.question);
  compare(eyes, 'view', one.view, other.view);
}

/** Byte for byte: an order of keys or a list can tell something too. */
function compare({ playing, viewer }: Eyes, aspect: string, one: unknown, other: unknown): void {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  const place = firstDifference(one, other) ?? 'the order of keys';
  const who = viewer === WATCHER ? 'a watcher' : `seat ${viewer}`;
  playing.broken(aspect, `${who} can tell two deals apart by the ${aspect}, at "${place}"`);
}

function first<T>(items: Iterable<T>, count: number): T[] {
  const found: T[] = [];
  for (const item of items) if (found.push(item) === count) break;
  return found;
}
