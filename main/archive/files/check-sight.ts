// Looks at the sight in a file. Its moves cannot be made again; but it must have the form of this game, and words for all of it.
import type { AnyEvent } from '../../../engine/core/game.ts';
import { SetupError } from '../../../engine/core/errors.ts';
import type { View } from '../../../engine/core/view.ts';
import { JOURNAL_FORMAT } from '../../../engine/journal/journal.ts';
import { openHeader } from '../../../engine/journal/replay.ts';
import { readSteps, type Sight } from '../../../engine/journal/sight.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { viewOf, type AnyGame } from '../../../engine/session/session.ts';
import type { Trouble } from '../../table/trouble.ts';
import { damagedAt, type CheckedFile } from './checked.ts';
import { wrongIn } from './check-people.ts';
import { isTime } from './check-times.ts';

const say = sayIn(english, 'en-GB');

/** Looks step by step. */
export function* checkingSight(game: AnyGame, sight: Sight): Generator<void, CheckedFile | Trouble, void> {
  const { header, steps, undone } = sight;
  for (const [seat, record] of header.seats.entries()) {
    const part = wrongIn(record);
    if (part) return damagedAt(`header.seats[${seat}].${part}`);
  }
  const seats = header.seats.length;
  const names = header.seats.map(({ name }) => name);
  if (header.eyes !== 'watcher' && header.eyes >= seats) return damagedAt('header.eyes');
  let like: View;
  try {
    like = exampleOf(game, sight);
  } catch (error) {
    if (error instanceof SetupError) return damagedAt(`header.${error.place}`);
    throw error;
  }
  if (steps.length > game.mostMoves + 1) return damagedAt(`steps[${game.mostMoves + 1}]`);
  if (!isTime(header.since)) return damagedAt('header.since');
  let before = -1;
  let heard = 0;
  let index = -1;
  for (const step of readSteps(steps)) {
    yield;
    index += 1;
    const isFirst = index === 0;
    const isPlaced = isFirst
      ? step.n === 0 && step.seat === null
      : step.n > before && isSeat(step.seat, seats);
    if (!isPlaced || !isTime(step.at)) return damagedAt(`steps[${index}]`);
    before = step.n;
    heard += step.events.length;
    const view = step.view as unknown as View;
    if (!isLike(view, like, game) || !canBeSaid(game, view, step.events, names)) {
      return damagedAt(`steps[${index}]`);
    }
  }
  const wrong = undone.findIndex(
    ({ at, seat, moves, events }) =>
      at > heard || !isSeat(seat, seats) || moves < 1 || !canBeSaid(game, like, events, names),
  );
  return wrong < 0 ? { kind: 'sight', sight } : damagedAt(`undone[${wrong}]`);
}

function isSeat(seat: number | null, seats: number): boolean {
  return seat !== null && seat >= 0 && seat < seats;
}

/** What those eyes see at the beginning of some game with these seats and options. @throws SetupError naming the place */
function exampleOf(game: AnyGame, { header: { seats, options, rulesVersion, eyes } }: Sight): View {
  const header = {
    format: JOURNAL_FORMAT,
    game: game.id,
    rulesVersion,
    seats,
    options,
    seed: 'example',
    setup: {},
    decks: [],
  } as const;
  return viewOf(openHeader(game, { ...header, seats: [...seats], setup: {}, decks: [] }, 'compiled'), eyes);
}

/** Whether a view has the fields of another of the same game and eyes, and so has each of its seats. */
function isLike(view: View, like: View, game: AnyGame): boolean {
  return (
    hasFieldsOf(view, like) &&
    view.game === like.game &&
    view.viewer === like.viewer &&
    game.compiled.phases.includes(view.phase) &&
    view.seats.length === like.seats.length &&
    view.seats.every((seat, index) => hasFieldsOf(seat, like.seats[index]))
  );
}

/** Whether a value has every field of another, and in each the same kind of thing; nothing may stand for anything. */
function hasFieldsOf(value: unknown, like: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(like as object).every(
    ([key, known]: [string, unknown]) =>
      Object.hasOwn(fields, key) &&
      (kindOf(fields[key]) === kindOf(known) || (isNone(fields[key]) && key !== 'seats') || isNone(known)),
  );
}

function isNone(value: unknown): boolean {
  return value === null || value === undefined;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Whether the program finds words for it: what it cannot say it could not show either. */
function canBeSaid(
  game: AnyGame,
  view: View,
  events: readonly { readonly type: string }[],
  names: readonly string[],
): boolean {
  try {
    const said: unknown[] = [
      game.describe.phase(say, view),
      game.describe.question(say, view, names),
      ...events.map((event) => game.describe.event(say, event as AnyEvent, names, view.viewer)),
    ];
    return said.every((sentence) => typeof sentence === 'string');
  } catch {
    return false;
  }
}
