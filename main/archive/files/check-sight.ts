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

const say = sayIn(english, 'en-GB');

export function checkedSight(game: AnyGame, sight: Sight): CheckedFile | Trouble {
  const { header, steps, undone } = sight;
  for (const [seat, record] of header.seats.entries()) {
    const part = wrongIn(record);
    if (part) return damagedAt(`header.seats[${seat}].${part}`);
  }
  const seats = header.seats.length;
  if (header.eyes !== 'watcher' && header.eyes >= seats) return damagedAt('header.eyes');
  let like: View;
  try {
    like = exampleOf(game, sight);
  } catch (error) {
    if (error instanceof SetupError) return damagedAt(`header.${error.place}`);
    throw error;
  }
  let before = -1;
  let heard = 0;
  for (const [index, step] of [...readSteps(steps)].entries()) {
    const isFirst = index === 0;
    const isPlaced = isFirst
      ? step.n === 0 && step.seat === null
      : step.n > before && isSeat(step.seat, seats);
    if (!isPlaced) return damagedAt(`steps[${index}]`);
    before = step.n;
    heard += step.events.length;
    const view = step.view as unknown as View;
    if (
      !isLike(view, like, game) ||
      !canBeSaid(
        game,
        view,
        step.events,
        header.seats.map(({ name }) => name),
      )
    ) {
      return damagedAt(`steps[${index}]`);
    }
  }
  const wrong = undone.findIndex(({ at, seat, moves }) => at > heard || !isSeat(seat, seats) || moves < 1);
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

/** Whether a view has the fields of another of the same game and eyes. */
function isLike(view: View, like: View, game: AnyGame): boolean {
  const keys = Object.keys(like) as (keyof View)[];
  return (
    view.game === like.game &&
    view.viewer === like.viewer &&
    game.compiled.phases.includes(view.phase) &&
    Array.isArray(view.seats) &&
    view.seats.length === like.seats.length &&
    keys.every(
      (key) =>
        key in view && (kindOf(view[key]) === kindOf(like[key]) || isNone(view[key]) || isNone(like[key])),
    )
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
