// Law 6: a bot's choice is a function of the views and events its seat has received, its seed and its budget; never of the state.
import { pick } from '../chance/random.ts';
import type { Budget, BotKind, BotPlayer } from '../bots/bot.ts';
import type { AnyEvent, AnyHappening, AnyMove, AnyState } from '../core/game.ts';
import { allSeats, type Seat } from '../core/seat.ts';
import type { View } from '../core/view.ts';
import { firstDifference } from './difference.ts';
import { begin, type Figures, type Playing, type Trial } from './trial.ts';

/** A kind of bot with its types hidden: it is only ever shown views of its own game. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyBotKind = BotKind<any, any, any>;

const BUDGET: Budget = { steps: 12, shouldStop: () => false };

interface Seen {
  readonly view: View;
  readonly events: readonly AnyEvent[];
}
interface Seated {
  readonly kind: AnyBotKind;
  readonly seed: number;
  readonly player: BotPlayer<View, AnyEvent, AnyMove>;
  readonly seen: Seen[];
}

/** Checks law 6 on one game that bots of all `kinds` play against each other. @throws LawBroken */
export function checkLaw6(trial: Trial, kinds: readonly AnyBotKind[]): Figures {
  const { game } = trial;
  const playing = begin(trial);
  const { session, random, broken } = playing;
  const figures = { choices: 0, rebuilt: 0 };
  const seated = allSeats(trial.seats).map((seat): Seated => {
    const kind = kinds[(seat + trial.number) % kinds.length] as AnyBotKind;
    const seed = random.below(1_000_000);
    return { kind, seed, player: kind.seat({ seat, seed }), seen: [] };
  });
  const show = (happenings: readonly AnyHappening[]): void => {
    for (const [seat, bot] of seated.entries()) {
      const view = game.viewFor(session.state, seat) as View;
      const seen = frozen({ view, events: game.eventsFor(happenings, seat) as AnyEvent[] });
      bot.seen.push(seen);
      bot.player.see(seen.view, seen.events);
    }
  };
  show(session.opening);
  for (;;) {
    const awaiting = game.awaiting(session.state) as Seat[];
    if (awaiting.length === 0 || playing.isEnough()) return figures;
    const seat = pick(awaiting, random);
    const bot = seated[seat] as Seated;
    const move = bot.player.choose(BUDGET);
    figures.choices += 1;
    const refusal = session.explain(seat, move);
    if (refusal)
      broken(
        'legal',
        `the bot "${bot.kind.id}" chooses ${JSON.stringify(move)} for seat ${seat}, refused: ${refusal.code}`,
      );
    if (playing.isExamined()) {
      checkRebuilt(playing, seat, bot, move);
      checkRedealt(trial, playing, seat, bot, move);
      checkSampled(trial, playing, seat, bot);
      figures.rebuilt += 1;
    }
    const accepted = session.accept(seat, move);
    if (accepted.refusal)
      return broken('accepted', `the move ${JSON.stringify(move)} is explained and refused`);
    show(accepted.happenings);
  }
}

/** A new player that is shown the same, and was never asked before, chooses the same: what a restart does. */
function checkRebuilt(playing: Playing, seat: Seat, bot: Seated, move: AnyMove): void {
  const again = choiceOf(bot, seat, bot.seen);
  if (firstDifference(again, move))
    playing.broken(
      'rebuilt',
      `the bot "${bot.kind.id}" chose ${JSON.stringify(move)} and, shown the same again, ${JSON.stringify(again)}`,
    );
}

/** Where only hidden things differ, the choice is the same. */
function checkRedealt(trial: Trial, playing: Playing, seat: Seat, bot: Seated, move: AnyMove): void {
  const { session, random } = playing;
  const other = trial.module.redeal(session.state, seat, random) as AnyState;
  const last = { view: trial.game.viewFor(other, seat) as View, events: bot.seen.at(-1)?.events ?? [] };
  const again = choiceOf(bot, seat, [...bot.seen.slice(0, -1), last]);
  if (firstDifference(again, move))
    playing.broken(
      'redealt',
      `the bot "${bot.kind.id}" chose ${JSON.stringify(move)} and, with other hidden cards, ${JSON.stringify(again)}`,
    );
}

/** What a search looks into in place of the state could lie behind the view: it gives this very view again. */
function checkSampled(trial: Trial, playing: Playing, seat: Seat, bot: Seated): void {
  const { session, random } = playing;
  const view = trial.game.viewFor(session.state, seat) as View;
  const heard = bot.seen.flatMap(({ events }) => events);
  const sampled = trial.game.viewFor(trial.game.sampleHidden(view, heard, random), seat) as View;
  const difference = firstDifference(view, sampled);
  if (difference)
    playing.broken('sampled', `a state sampled for seat ${seat} gives another view, at "${difference}"`);
}

function choiceOf(bot: Seated, seat: Seat, seen: readonly Seen[]): AnyMove {
  const player = bot.kind.seat({ seat, seed: bot.seed });
  for (const { view, events } of seen) player.see(view, events);
  return player.choose(BUDGET);
}

/** Makes what a bot is shown unchangeable: one that writes into it fails, and so does a game whose views are parts of its state. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}
