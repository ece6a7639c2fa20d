// SAM as lists of words: what keyboard and screen reader have instead of the picture.
import { cardWords, describe, placeWords, throwWords } from '../../../engine/games/sam/describe.ts';
import { type SamView, type Sign, SIGNS } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Composing } from '../intent.ts';
import type { Group } from '../screen.ts';
import { arrangedIn, stillInHand } from './arrange-way.ts';
import { centreItems } from './dom-centre.ts';
import { fact, fieldGroup, type ItemOf } from './dom-fields.ts';
import { handTarget, placeTarget, throwTarget } from './draft.ts';
import { composed, intents, isChosen } from './intents.ts';
import { attackerIn } from './striking.ts';
import { throws } from './other-ways.ts';
import { targetName } from './target-words.ts';
import { type Composed, ownAt } from './way.ts';

/** What is asked, the own field, what an attacker reaches, the middle of the table, then everybody else clockwise. */
export function groups(
  say: Say,
  view: SamView,
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
  const fields = clockwise.map((seat) => fieldGroup(say, view, seat, names, own, itemOf));
  const ownField = fields.filter(({ id }) => id === 'own');
  return [
    ...throwing(say, view, itemOf),
    ...hand(say, view, own, itemOf),
    ...ownField,
    ...reached(say, view, own, names, itemOf),
    { id: 'centre', label: say('table.sam.list.centre'), items: centreItems(say, view, names, itemOf) },
    ...fields.filter(({ id }) => id !== 'own'),
  ];
}

/** The list that holds what is asked, where that is not the first one. */
export function listAsked({ question }: SamView): string | null {
  switch (question?.asks) {
    case 'target':
      return 'reach';
    case undefined:
    case 'throw':
    case 'arrange':
      return null;
    default:
      return 'own';
  }
}

function throwing(say: Say, view: SamView, itemOf: ItemOf): Group[] {
  const all = throws(view);
  if (all.length === 0) return [];
  const items = all.map((what) => {
    const isSign = (SIGNS as readonly string[]).includes(what);
    return itemOf(throwTarget(what), throwWords(say, isSign ? (what as Sign) : Number(what)));
  });
  return [{ id: 'throw', label: say('table.sam.list.throw'), items }];
}

/** The cards that are still to be laid. */
function hand(say: Say, view: SamView, composing: Composed, itemOf: ItemOf): Group[] {
  if (view.hand.length === 0) return [];
  const { held } = arrangedIn(composing);
  const items = stillInHand(view, composing).map((code) => {
    const card = cardWords(say, code);
    return itemOf(handTarget(code), code === held ? say('table.sam.hand.held', { card }) : card);
  });
  const empty = fact('hand:none', say('table.sam.hand.empty'));
  return [{ id: 'hand', label: say('table.sam.list.hand'), items: items.length > 0 ? items : [empty] }];
}

/** What may be attacked: by the attacker that is picked, or that has paid. */
function reached(
  say: Say,
  view: SamView,
  { draft }: Composed,
  names: readonly string[],
  itemOf: ItemOf,
): Group[] {
  const card =
    view.question?.asks === 'target' && view.attack ? ownAt(view, view.attack.with) : attackerIn(view, draft);
  if (!card) return [];
  const items = card.reach.map(({ seat, at }) => {
    const facts = {
      card: targetName(say, view, { seat, place: at }),
      name: names[seat] ?? '',
      place: placeWords(say, at),
    };
    return itemOf(placeTarget(seat, at), say('table.sam.reach', facts));
  });
  return [{ id: 'reach', label: say('table.sam.list.reach', { card: cardWords(say, card.card) }), items }];
}
