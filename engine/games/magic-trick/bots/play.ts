// Which card to play: towards the bid, or before there is one, towards the bids that promise most.
import type { Budget } from '../../../bots/bot.ts';
import type { Random } from '../../../chance/random.ts';
import { bitsIn } from '../bits.ts';
import { rankOf, suitOf } from '../cards.ts';
import { winningPosition } from '../rules.ts';
import { bidsByRank, pointsOfBids } from './bid.ts';
import type { Mind } from './mind.ts';
import { NO_BID, playable } from './position.ts';
import { indexOfHighest, meansOf, purseOf, type Purse } from './rounds.ts';
import { steer } from './steer.ts';

/** Deals on which each card is tried. */
const ROUNDS = 32;
/** Deals on which each later bid is tried, to know what to play for. */
const BID_ROUNDS = 16;
/** Bids that are played for while none is made: two keep the hand open. */
const BIDS_PLAYED_FOR = 2;

/** The slot to play. Without any budget it is the one of the rule of thumb. */
export function choosePlay(mind: Mind, budget: Budget, random: Random): number {
  const { position, playouts, deal } = mind;
  const { me, trick } = position;
  const bits = playable(position, me, position.held[me]!, trick.length > 0 ? suitOf(trick[0]!) : -1);
  const slots = bitsIn(bits);
  if (slots.length === 1) return slots[0]!;
  const hasBid = position.bids[me] !== NO_BID;
  // Without a bid a third of the steps is for finding an aim, the rest for reaching it.
  const aiming = hasBid ? 0 : Math.floor(budget.steps / 3);
  const bids = hasBid ? [null] : likelyBids(mind, bits, purseOf(budget, aiming), random);
  const thumb = byRuleOfThumb(mind, bits, bids[0] ?? null);
  // The rule's choice comes first: it stays the choice where nothing is better.
  const ordered = [thumb, ...slots.filter((slot) => slot !== thumb)];
  const choices = ordered.flatMap((slot) => bids.filter((bid) => bid !== slot).map((bid) => ({ slot, bid })));
  const values = meansOf(choices.length, ROUNDS, purseOf(budget, budget.steps - aiming), () => {
    const rows = deal(random);
    return (choice) => playouts.run(rows, choices[choice]!.slot, choices[choice]!.bid, random);
  });
  return choices[indexOfHighest(values)]!.slot;
}

/** The slots that promise most as a bid; only such as leave another card to play now. */
function likelyBids(mind: Mind, bits: number, purse: Purse, random: Random): number[] {
  const slots = bidsByRank(mind).filter((slot) => (bits & ~(1 << slot)) !== 0);
  const points = pointsOfBids(mind, slots, BID_ROUNDS, purse, random);
  return slots
    .map((slot, index) => ({ slot, points: points[index]! }))
    .sort((one, other) => other.points - one.points)
    .slice(0, BIDS_PLAYED_FOR)
    .map(({ slot }) => slot);
}

function byRuleOfThumb({ position, guess }: Mind, bits: number, laterBid: number | null): number {
  const { me, seats, trick, suits, taken, bids } = position;
  const best = trick.length > 0 ? trick[winningPosition(trick)]! : null;
  const bid = laterBid === null ? bids[me]! : guess[laterBid]!;
  return steer({
    bits: laterBid === null ? bits : bits & ~(1 << laterBid),
    suits: suits[me]!,
    guess,
    led: trick.length > 0 ? suitOf(trick[0]!) : -1,
    bestSuit: best === null ? -1 : suitOf(best),
    bestRank: best === null ? -1 : rankOf(best),
    last: trick.length === seats - 1,
    wanted: taken[me]! + 0.5 <= bid,
  });
}
