// Views, events and refusals of Magic Trick as sentences. Pulls in no rules, so that a renderer can speak.
import type { Describe, Hearer } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { allOf } from '../../language/lists.ts';
import { sharedRefusal } from '../../language/refusals.ts';
import type { Say } from '../../language/say.ts';
import { type Event, type MagicTrickView, type Move, type Suit, TRUMP_SUIT } from './types.ts';

/** A suit by its letter, such as "green". */
export function suitWord(say: Say, suit: string): string {
  return say(`magic-trick.suit.${suit as Suit}`);
}

/** A card by its code, such as "green 5". */
export function cardWords(say: Say, code: string): string {
  return say('magic-trick.card', { suit: suitWord(say, code[0]!), rank: code.slice(1) });
}

function phase(say: Say, view: MagicTrickView): string {
  const last = view.phase.split('.').at(-1);
  switch (last) {
    case 'sorting':
    case 'playing':
    case 'sleeving':
    case 'scoring':
    case 'over':
      return say(`magic-trick.phase.${last}`);
    default:
      return say('magic-trick.phase.dealing');
  }
}

function question(say: Say, view: MagicTrickView, names: readonly string[]): string {
  if (view.result) return result(say, view.result, names);
  if (view.question) return ownQuestion(say, view, names);
  const waiting = allOf(
    say,
    view.awaiting.map((seat) => names[seat]!),
  );
  if (view.phase.endsWith('sorting'))
    return say('magic-trick.waiting.sorting', { names: waiting, count: view.awaiting.length });
  return say(
    view.phase.endsWith('sleeving') ? 'magic-trick.waiting.sleeving' : 'magic-trick.waiting.playing',
    { names: waiting },
  );
}

function ownQuestion(say: Say, view: MagicTrickView, names: readonly string[]): string {
  switch (view.question?.asks) {
    case 'arrange':
      return say('magic-trick.question.arrange', { owner: names[view.toSort?.owner ?? 0]! });
    case 'sleeve':
      return say('magic-trick.question.sleeve');
    default: {
      const led = view.trick[0]?.card[0];
      const trump = suitWord(say, TRUMP_SUIT);
      if (led === undefined) return say('magic-trick.question.lead', { trump });
      const mustFollow =
        view.question?.choices.some((choice) => choice.refusal?.code === 'must-follow-suit') ||
        view.rows[view.viewer as Seat]!.some((slot) => slot.at === 'row' && slot.suit === led);
      return say(mustFollow ? 'magic-trick.question.follow' : 'magic-trick.question.free', {
        suit: suitWord(say, led),
        trump,
      });
    }
  }
}

function event(say: Say, happened: Event, names: readonly string[]): string {
  const name = (seat: Seat): string => names[seat]!;
  const card = (code: string): string => cardWords(say, code);
  switch (happened.type) {
    case 'dealt':
      return say('magic-trick.event.dealt', {
        hand: happened.hand,
        dealer: name(happened.dealer),
        removed: happened.removed ?? 'none',
        card: happened.removed ? card(happened.removed) : '',
      });
    case 'arranged':
      return say('magic-trick.event.arranged', {
        sorter: name(happened.sorter),
        owner: name(happened.owner),
      });
    case 'sorted':
      return say('magic-trick.event.sorted');
    case 'played':
      return say('magic-trick.event.played', { name: name(happened.seat), card: card(happened.card) });
    case 'sleeved':
      return say(happened.atEnd ? 'magic-trick.event.sleeved-at-end' : 'magic-trick.event.sleeved', {
        name: name(happened.seat),
        card: card(happened.card),
      });
    case 'passed':
      return say('magic-trick.event.passed', { name: name(happened.seat) });
    case 'trick-taken':
      return say('magic-trick.event.trick-taken', {
        name: name(happened.seat),
        cards: allOf(say, happened.cards.map(card)),
      });
    case 'scored': {
      const parts = happened.points.map((points, seat) =>
        say('magic-trick.event.scored-one', { name: name(seat), points, total: happened.totals[seat]! }),
      );
      return say('magic-trick.event.scored', { hand: happened.hand, points: allOf(say, parts) });
    }
    case 'ended':
      return result(say, happened, names);
  }
}

function refusal(say: Say, refused: Refusal, hearer: Hearer = 'mover'): string {
  const shared = sharedRefusal(say, refused, (type) => say(`magic-trick.move.${type as Move['type']}`));
  if (shared !== null) return shared;
  const { code, facts } = refused;
  const card = (fact: string): string => cardWords(say, String(facts[fact]));
  const place = Number(facts['slot']) + 1;
  switch (code) {
    case 'empty-slot':
      return say('magic-trick.refusal.empty-slot', { place });
    case 'must-follow-suit':
      return say('magic-trick.refusal.must-follow-suit', {
        suit: suitWord(say, String(facts['suit'])),
        holds: Number(facts['holds']),
      });
    case 'sleeve-filled':
      return say('magic-trick.refusal.sleeve-filled', { card: card('card') });
    case 'play-first':
      return say('magic-trick.refusal.play-first');
    case 'not-the-row': {
      const needed = Number(facts['needed']);
      // Only the sorter knows the cards of the row.
      if (hearer === 'others') return say('magic-trick.refusal.not-the-row-of-another', { needed });
      const cards = facts['cards'];
      const words = Array.isArray(cards) ? cards.map((each) => cardWords(say, String(each))) : [];
      return say('magic-trick.refusal.not-the-row', { needed, cards: allOf(say, words) });
    }
    case 'not-ascending':
      if (hearer === 'others') return say('magic-trick.refusal.not-ascending-of-another', { place });
      return say('magic-trick.refusal.not-ascending', { card: card('card'), before: card('before'), place });
    // These two come from no rule: a table says them where pressing a card can mean nothing.
    case 'no-equal':
      return say('magic-trick.refusal.no-equal', { rank: String(facts['rank']) });
    case 'rows-first':
      return say('magic-trick.refusal.rows-first');
    default:
      return say('refusal.unknown', { code });
  }
}

function result(
  say: Say,
  ended: { winners: readonly Seat[]; scores: readonly number[]; reason: string },
  names: readonly string[],
): string {
  const key = ended.reason as 'highest-total' | 'most-prestige' | 'fewest-tricks-met' | 'shared';
  return say(`magic-trick.result.${key}`, {
    names: allOf(
      say,
      ended.winners.map((seat) => names[seat]!),
    ),
    score: ended.scores[ended.winners[0]!]!,
  });
}

export const describe: Describe<MagicTrickView, Event> = {
  phase,
  question,
  event,
  refusal,
  card: cardWords,
  result,
};
