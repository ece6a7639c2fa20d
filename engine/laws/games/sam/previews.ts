// What SAM shows before a move is made, against the page: what a flip leaves, what an attack costs, how a battle would go.
import type { Consideration } from '../../../core/question.ts';
import type { Seat } from '../../../core/seat.ts';
import type {
  AttackPreview,
  BattlePreview,
  Move,
  PaymentPreview,
  SamView,
  State,
} from '../../../games/sam/types.ts';
import { firstDifference } from '../../difference.ts';
import type { GamePromise } from '../../module.ts';
import { begin, nextRandomMove, type Playing } from '../../trial.ts';
import {
  ALL_PLACES,
  attackCostOf,
  code,
  faceOf,
  isTwo,
  lyingAt,
  placeOf,
  placesWhere,
  summonCostOf,
} from './cards.ts';
import { inReach } from './reach.ts';
import { payable, refusedByThePage } from './second-reading.ts';
import { battleByThePage } from './values.ts';

/** One state in so many is looked at. */
const ONE_IN = 3;
const FACES = Array.from({ length: 13 }, (_, index) => index + 2);
const EACH_TWO = 2;

export const previewsAreByThePage: GamePromise = {
  says: 'what is shown before a flip, an attack, a payment and a battle is what the page says of it',

  check(trial) {
    const playing = begin(trial);
    let previews = 0;
    for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
      if (playing.random.below(ONE_IN) === 0) previews += checkPreviews(playing, next.seat);
      playing.session.accept(next.seat, next.move);
    }
    return { games: 1, previews };
  },
};

/** What who is asked is shown; answers how many things. */
function checkPreviews(playing: Playing, seat: Seat): number {
  const state = playing.session.state as State;
  switch (state.phase) {
    case 'turn.summon':
      return checkFlips(playing, state, seat);
    case 'turn.attack.declaring':
      return checkAttacks(playing, state, seat);
    case 'turn.attack.paying':
      return compare(playing, seat, { type: 'pay', flip: [] }, {
        missing: state.attack!.cost - state.attack!.points,
      } satisfies PaymentPreview);
    case 'turn.attack.targeting': {
      const targets = inReach(state, seat, state.attack!.with);
      for (const { seat: other, place } of targets)
        compare(
          playing,
          seat,
          { type: 'target', seat: other, at: ALL_PLACES[place]! },
          battlePreview(state, other, place),
        );
      return targets.length;
    }
    default:
      return 0;
  }
}

function checkFlips({ session, broken }: Playing, state: State, seat: Seat): number {
  const { own } = session.game.viewFor(state, seat) as SamView;
  for (const { at, leaves, flip } of own) {
    const move: Move = { type: 'flip', at };
    const { card, up } = lyingAt(state, seat, placeOf(at))!;
    const refused = refusedByThePage(state, seat, move);
    const left = refused === null ? state.points + (up ? faceOf(card) : -summonCostOf(card)) : null;
    if ((flip?.code ?? null) !== refused || leaves !== left)
      broken('previews', `${at} of seat ${seat} is told to leave ${leaves}, and leaves ${left}`);
  }
  return own.length;
}

function checkAttacks(playing: Playing, state: State, seat: Seat): number {
  const attackers = placesWhere(state, seat, ({ up }) => up).filter(
    (place) => inReach(state, seat, place).length > 0,
  );
  for (const place of attackers) {
    const cost = attackCostOf(lyingAt(state, seat, place)!.card);
    const paying = payable({ ...state, attack: attackOf(place) }, seat);
    compare(playing, seat, { type: 'attack', with: ALL_PLACES[place]!, boosts: [] }, {
      cost,
      reachedBy: FACES.filter((face) => face >= cost).length,
      canAdd: paying.reduce((sum, each) => sum + faceOf(lyingAt(state, seat, each)!.card), 0),
      reach: inReach(state, seat, place).map((target) => ({
        seat: target.seat,
        at: ALL_PLACES[target.place]!,
      })),
    } satisfies AttackPreview);
  }
  return attackers.length;
}

/** An attack with nobody's help. */
function attackOf(place: number): NonNullable<State['attack']> {
  const nowhere = { targetSeat: -1, targetAt: -1, helpers: [] };
  return { with: place, boosts: [], drawn: -1, points: 0, cost: 0, paid: [], ...nowhere };
}

/** The battle with a target, as far as whoever attacks can know it: of a face-down card only that twos could help it. */
function battlePreview(state: State, other: Seat, place: number): BattlePreview {
  const attack = { ...state.attack!, targetSeat: other, targetAt: place, helpers: [] };
  const { attacker, defender, winner } = battleByThePage({ ...state, attack }, false);
  const twos = placesWhere(state, other, ({ card, up }) => up && isTwo(card)).filter((two) => two !== place);
  const mayAdd = EACH_TWO * twos.length;
  const named = (side: typeof attacker): NonNullable<BattlePreview['defender']> => ({
    ...side,
    at: ALL_PLACES[side.at]!,
    card: code(side.card),
    twos: side.twos.map((two) => ALL_PLACES[two]!),
  });
  if (lyingAt(state, other, place)!.up)
    return { attacker: named(attacker), defender: named(defender), mayAdd, outcome: winner ?? 'challenge' };
  const alone = { ...attacker, faceCards: 0, value: attacker.value - attacker.faceCards };
  return { attacker: named(alone), defender: null, mayAdd, outcome: null };
}

function compare({ session, broken }: Playing, seat: Seat, partial: Move, preview: object): number {
  const answer = session.game.consider(session.state, seat, partial) as Consideration;
  const told = answer.refusal === null ? answer.preview : answer.refusal;
  const difference = firstDifference(told, preview);
  if (difference)
    broken(
      'previews',
      `what ${JSON.stringify(partial)} would meet is told otherwise by the page, at "${difference}"`,
    );
  return 1;
}
