// What a thing on the table is, for whoever points at it for nothing else.
import { placeWords } from '../../../engine/games/sam/describe.ts';
import type { SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Target } from '../../stage/contract.ts';
import type { Composing } from '../intent.ts';
import { pointedAt } from '../parts/composing.ts';
import { cardLine } from './card-lines.ts';
import { DECK_TARGET, fieldTarget, STALL_TARGET } from './draft.ts';
import { stallWords } from './order-words.ts';
import { DOWN } from './replay.ts';
import { ownAt, type Spot, spotOf } from './way.ts';

/** A card, a place, the deck, quiet turns and one's own idle ones; empty for everything else. */
export function explain(say: Say, view: SamView, _composing: Composing, target: Target): string {
  if (target === DECK_TARGET) return say('table.sam.explain.deck', { count: view.deck });
  if (target === STALL_TARGET) return stallWords(say, view);
  const { viewer, seats } = view;
  if (viewer !== 'watcher' && target === fieldTarget(viewer))
    return say('table.sam.explain.idle', { idle: seats[viewer]?.idle ?? 0 });
  const { kind, at } = pointedAt(target);
  if (kind === 'hand') return cardLine(say, at);
  const spot = kind === 'place' ? spotOf(view, at) : null;
  return spot ? placeLine(say, view, spot) : '';
}

function placeLine(say: Say, view: SamView, { seat, place, isOwn }: Spot): string {
  const there = isOwn ? ownAt(view, place)?.card : view.seats[seat]?.field[place];
  const facts = { place: placeWords(say, place) };
  if (there === DOWN) return say('table.sam.explain.down', facts);
  if (typeof there === 'string') return cardLine(say, there);
  return say(
    view.question?.asks === 'arrange' ? 'table.sam.explain.to-fill' : 'table.sam.explain.empty',
    facts,
  );
}
