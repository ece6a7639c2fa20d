// For tests: a screen that several people share, and the watcher beside it whose view is what a curtain may show.
import type { Seat } from '../../engine/core/seat.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { asView } from './player.testing.ts';
import { moveFor, type Recorder } from './table.testing.ts';
import type { Table } from './table.ts';

export type ViewMessage = Extract<ToClient, { type: 'view' }>;

/** The views that a recorder was sent. */
export function viewsOf(player: Recorder): ViewMessage[] {
  return player.heard.flatMap((message) => (message.type === 'view' ? [message] : []));
}

/** Says that the person of a seat is at the screen. */
export function lift(table: Table, player: Recorder, seat: Seat): Promise<void> {
  return table.lift({ type: 'lift', id: `lift-${seat}`, table: table.id, seat }, player);
}

/**
 * Does the next thing for one of these screens: lifts a curtain that is down, or answers what is asked; false when
 * there is nothing to do at any.
 */
export async function step(table: Table, screens: readonly Recorder[]): Promise<boolean> {
  for (const screen of screens) {
    const { curtain, view } = screen.view();
    if (curtain !== null) {
      await lift(table, screen, curtain);
      return true;
    }
    if (asView(view).question !== null) {
      await table.accept(moveFor(table, screen), screen);
      return true;
    }
  }
  return false;
}

/** Plays on until `done`, or until there is nothing more to do. */
export async function playOn(table: Table, screens: readonly Recorder[], done: () => boolean): Promise<void> {
  while (!done() && (await step(table, screens)));
}
