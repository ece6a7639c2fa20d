// Magicians as lists of words: what keyboard and screen reader have instead of the picture.
import { cardWords, describe, phaseWords } from '../../../engine/games/magicians/describe.ts';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Composing } from '../intent.ts';
import type { Group, Item } from '../screen.ts';
import { cardLine } from './card-lines.ts';
import { centreItems, phaseItems } from './dom-centre.ts';
import { fact, type ItemOf, stageItems } from './dom-stages.ts';
import { whereItems } from './dom-where.ts';
import { handTarget, spiedTarget } from './draft.ts';
import { composed, intents, isChosen } from './intents.ts';
import { excessWords } from './outcome-words.ts';
import { cardIn } from './play-way.ts';
import { placingsOf } from './placing.ts';
import { presentPhase } from './series.ts';
import type { Composed } from './way.ts';

/** What is asked, where a picked up card may go, the own stage, the others clockwise, then the middle of the table. */
export function groups(
  say: Say,
  view: MagiciansView,
  names: readonly string[],
  composing: Composing,
): readonly Group[] {
  const own = composed(composing);
  const itemOf: ItemOf = (target, words) => {
    const intent = intents.point(view, composing, target);
    const whyNot = intent?.kind === 'why-not' ? describe.refusal(say, intent.refusal) : null;
    return { target, words, isChoice: intent !== null, whyNot, isSelected: isChosen(view, own, target) };
  };
  const { viewer, seats } = view;
  const first = viewer === 'watcher' ? 0 : viewer;
  const clockwise = seats.map((_, index) => (first + index) % seats.length);
  const stages = clockwise.map((seat): Group => ({
    id: seat === viewer ? 'own' : `stage-${seat}`,
    label: stageLabel(say, view, seat, names),
    items: stageItems(say, view, seat, names, itemOf),
  }));
  const ownStage = stages.filter(({ id }) => id === 'own');
  return [
    ...spied(say, view, names, itemOf),
    ...ownHand(say, view, own, itemOf),
    ...where(say, view, own, names, itemOf),
    ...ownStage,
    { id: 'centre', label: say('table.magicians.list.centre'), items: centreItems(say, view, names, itemOf) },
    ...(view.phases.length > 0
      ? [{ id: 'phases', label: say('table.magicians.list.phases'), items: phaseItems(say, view, itemOf) }]
      : []),
    ...stages.filter(({ id }) => id !== 'own'),
  ];
}

/** The list that holds what is asked, where that is not the first one. */
export function listAsked({ question, demand }: MagiciansView): string | null {
  switch (question?.asks) {
    case 'discard':
      return demand?.of === 'hand' ? 'hand' : 'own';
    case 'draw':
      return 'centre';
    default:
      return null;
  }
}

function stageLabel(
  say: Say,
  { viewer, demand, question }: MagiciansView,
  seat: number,
  names: readonly string[],
): string {
  if (seat !== viewer) return say('table.magicians.list.stage', { name: names[seat] ?? '' });
  return question?.asks === 'discard' && demand && demand.of !== 'hand'
    ? say('table.magicians.list.own.discard', { what: excessWords(say, demand.of, demand.count) })
    : say('table.magicians.list.own');
}

function spied(say: Say, view: MagiciansView, names: readonly string[], itemOf: ItemOf): Group[] {
  if (view.spied === null) return [];
  const name = names[view.sabotage?.target ?? -1] ?? '';
  const items = view.spied.map((code) => itemOf(spiedTarget(code), cardLine(say, code)));
  return [{ id: 'spied', label: say('table.magicians.list.spied', { name }), items }];
}

function ownHand(say: Say, view: MagiciansView, composing: Composed, itemOf: ItemOf): Group[] {
  if (view.viewer === 'watcher') return [];
  const items = view.hand.map((code) => itemOf(handTarget(code), handWords(say, view, composing, code)));
  const { question, demand } = view;
  const label =
    question?.asks === 'discard' && demand?.of === 'hand'
      ? say('table.magicians.list.hand.discard', { count: demand.count })
      : say('table.magicians.list.hand');
  const empty = fact('hand:none', say('table.magicians.hand.empty'));
  return [{ id: 'hand', label, items: items.length > 0 ? items : [empty] }];
}

/** A card of the hand, and what is done with it, or that it leads on to a later phase. */
function handWords(say: Say, view: MagiciansView, composing: Composed, code: string): string {
  return cardLine(say, code, noteOf(say, view, composing, code));
}

function noteOf(say: Say, view: MagiciansView, composing: Composed, code: string): string {
  if (cardIn(composing) === code) return say('table.magicians.hand.picked');
  if (composing.draft?.kind === 'discard' && composing.draft.cards.includes(code)) {
    return say('table.magicians.hand.chosen');
  }
  const phases = placingsOf(view, code).map(({ way }) => way.phase);
  const [phase] = phases;
  if (phase === undefined || phases.includes(presentPhase(view) as typeof phase)) return '';
  return say('table.magicians.hand.later', { phase: phaseWords(say, phase) });
}

function where(
  say: Say,
  view: MagiciansView,
  composing: Composed,
  names: readonly string[],
  itemOf: ItemOf,
): Group[] {
  const code = cardIn(composing);
  if (code === null) return [];
  const items: Item[] = whereItems(say, view, code, names, itemOf);
  return [{ id: 'where', label: say('table.magicians.list.where', { card: cardWords(say, code) }), items }];
}
