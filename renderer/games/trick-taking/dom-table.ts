// Trick-Taking as lists of words: what keyboard and screen reader have instead of the picture.
import { effectLetter } from '../../../engine/games/trick-taking/cards.ts';
import { cardWords, describe } from '../../../engine/games/trick-taking/describe.ts';
import type { Play, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Composing } from '../intent.ts';
import type { Group, Item } from '../screen.ts';
import { chooseTarget, handTarget, isAiming, pileTarget } from './draft.ts';
import { fact, type ItemOf, trickItems } from './dom-trick.ts';
import { composed, intents, isChosen } from './intents.ts';
import { playsIn, previewOf } from './turn-way.ts';
import type { Composed } from './way.ts';

/** The Repertoire to choose from, the own hand, the trick, then everybody from the viewer clockwise. */
export function groups(
  say: Say,
  view: TrickTakingView,
  names: readonly string[],
  composing: Composing,
): readonly Group[] {
  const own = composed(composing);
  const itemOf: ItemOf = (target, words) => {
    const intent = intents.point(view, composing, target);
    const whyNot = intent?.kind === 'why-not' ? describe.refusal(say, intent.refusal) : null;
    return { target, words, isChoice: intent !== null, whyNot, isSelected: isChosen(view, own, target) };
  };
  const isPreviewed = previewOf(own) !== null && playsIn(own).length > 0;
  return [
    ...toChoose(say, view, itemOf),
    ...ownHand(say, view, own, itemOf),
    {
      id: 'trick',
      label: say(isPreviewed ? 'table.trick-taking.list.preview' : 'table.trick-taking.list.trick'),
      items: trickItems(say, view, names, isPreviewed ? previewOf(own)!.trick : view.trick, itemOf),
    },
    { id: 'seats', label: say('table.trick-taking.list.seats'), items: players(say, view, names, itemOf) },
  ];
}

function toChoose(say: Say, view: TrickTakingView, itemOf: ItemOf): Group[] {
  if (view.question?.asks !== 'repertoire') return [];
  const codes = view.question.choices.map(({ at }) => String(at));
  const items = codes.map((code) => itemOf(chooseTarget(code), withLine(say, code)));
  return [{ id: 'choose', label: say('table.trick-taking.list.choose'), items }];
}

function ownHand(say: Say, view: TrickTakingView, composing: Composed, itemOf: ItemOf): Group[] {
  if (view.viewer === 'watcher' || view.question?.asks === 'repertoire') return [];
  const plays = playsIn(composing);
  // What a Vanish of this very turn brings back can be played in it as well.
  const back = plays.length > 0 ? (previewOf(composing)?.hand ?? []) : [];
  const codes = [...view.hand, ...back.filter((code) => !view.hand.includes(code))];
  const items = codes.map((code) => {
    const play = plays.find(({ card }) => card === code);
    return itemOf(handTarget(code), play ? chosenWords(say, play) : withLine(say, code));
  });
  const empty = fact('hand:none', say('table.trick-taking.hand.empty'));
  return [
    { id: 'hand', label: say('table.trick-taking.list.hand'), items: items.length > 0 ? items : [empty] },
  ];
}

/** A card and what its effect does. */
function withLine(say: Say, code: string): string {
  return say('table.trick-taking.card', {
    card: cardWords(say, code),
    line: say(`trick-taking.effect.${effectLetter(code)}.line`),
  });
}

/** A card of the turn that is composed. */
function chosenWords(say: Say, play: Play): string {
  const { card: code, effect, on } = play;
  const card = cardWords(say, code);
  if (on !== undefined) return say('table.trick-taking.card.used-on', { card, on: cardWords(say, on) });
  if (isAiming(play)) return say('table.trick-taking.card.aiming', { card });
  if (effect) return say('table.trick-taking.card.used', { card });
  return say(
    effectLetter(code) === 'E' ? 'table.trick-taking.card.chosen' : 'table.trick-taking.card.unused',
    { card },
  );
}

function players(say: Say, view: TrickTakingView, names: readonly string[], itemOf: ItemOf): Item[] {
  const count = view.seats.length;
  const first = view.viewer === 'watcher' ? 0 : view.viewer;
  return view.seats.map((_, index) => {
    const seat = (first + index) % count;
    return itemOf(pileTarget(seat), seatWords(say, view, seat, names[seat] ?? ''));
  });
}

function seatWords(say: Say, view: TrickTakingView, seat: number, name: string): string {
  const { cards, deck, repertoire, chose, inUltimate } = view.seats[seat]!;
  const isChoosing = view.phase === 'ultimate.choosing';
  const isUltimate = view.ultimateCard !== null;
  const notes = [
    seat === view.holder ? say('table.trick-taking.seat.hat') : '',
    seat === view.winning ? say('table.trick-taking.seat.winning') : '',
    isChoosing && chose ? say('table.trick-taking.seat.chose') : '',
    isUltimate && !inUltimate ? say('table.trick-taking.seat.out') : '',
  ];
  const facts = say('table.trick-taking.seat', { name, cards, deck, won: repertoire.length });
  return [facts, ...notes.filter((note) => note !== '')].join('; ');
}
