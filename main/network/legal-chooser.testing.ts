// For tests: plays any seat of any game legally, by the views and events that its client was sent and nothing else.
import { bots } from '../../engine/bots/registry.ts';
import type { BotPlayer } from '../../engine/bots/bot.ts';
import type { AnyEvent, AnyMove } from '../../engine/core/game.ts';
import type { View } from '../../engine/core/view.ts';
import { isGameId } from '../../engine/games/registry.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';

export type ViewMessage = Extract<ToClient, { type: 'view' }>;

/** Chooses moves by what it has been shown. */
export interface Chooser {
  /** Takes note of a view; every one that its client is sent, in order. */
  see(message: ViewMessage): void;
  /** A move that answers the question of the last view. */
  choose(): unknown;
}

/** The view in a message, which the host has made by the game's own `viewFor`. */
export function viewIn({ view }: ViewMessage): View {
  return view as unknown as View;
}

/** Makes some legal move, as the bot `random` does. @param seed the same one makes the same moves of the same views */
export function legalChooser(seed = 1): Chooser {
  let player: BotPlayer<View, AnyEvent, AnyMove> | null = null;
  return {
    see(message) {
      const view = viewIn(message);
      if (typeof view.viewer !== 'number') {
        player = null;
        return;
      }
      // With `past` comes the whole game so far: what was remembered before is told again in it.
      if (player === null || message.past) player = seated(view.game, view.viewer, seed);
      player.see(view, (message.past ?? message.events) as AnyEvent[]);
    },
    choose() {
      if (player === null) throw new Error('A watcher has no move to choose.');
      return player.choose({ steps: 1, shouldStop: () => true });
    },
  };
}

function seated(game: string, seat: number, seed: number): BotPlayer<View, AnyEvent, AnyMove> {
  const kind = isGameId(game) ? bots[game].find(({ id }) => id === 'random') : undefined;
  if (!kind) throw new Error(`Nobody plays "${game}" by chance.`);
  return kind.seat({ seat, seed });
}
