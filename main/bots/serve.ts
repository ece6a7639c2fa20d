// The worker's side: keeps the bots' memories and lets them choose.
import type { BotKind, BotPlayer } from '../../engine/bots/bot.ts';
import type { AnyEvent, AnyMove } from '../../engine/core/game.ts';
import type { View } from '../../engine/core/view.ts';
import { logged } from '../problem.ts';
import type { FromWorker, ToWorker } from './talk.ts';

/** By game, the kinds of bots. */
export type BotKinds = Readonly<Record<string, readonly BotKind[]>>;

/**
 * Answers what a worker is told.
 * @param clock milliseconds that never go back
 */
export function serveBots(kinds: BotKinds, clock: () => number, say: (message: FromWorker) => void) {
  const players = new Map<string, BotPlayer<View, AnyEvent, AnyMove>>();
  return (message: ToWorker): void => {
    switch (message.type) {
      case 'seat': {
        const { key, game, bot, seat, seed } = message;
        const kind = kinds[game]?.find(({ id }) => id === bot);
        if (!kind) throw new Error(`There is no bot "${bot}" for ${game}.`);
        players.set(key, kind.seat({ seat, seed }));
        return;
      }
      case 'see':
        players.get(message.key)?.see(message.view, message.events);
        return;
      case 'forget':
        players.delete(message.key);
        return;
      case 'choose': {
        const { key, request, steps, ms } = message;
        say({ type: 'begun', request });
        const until = clock() + ms;
        try {
          const player = players.get(key);
          if (!player) throw new Error('This bot was never seated.');
          say({ type: 'chose', request, move: player.choose({ steps, shouldStop: () => clock() >= until }) });
        } catch (error) {
          say({ type: 'failed', request, what: logged(error) });
        }
      }
    }
  };
}
