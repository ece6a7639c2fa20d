// Test code: a host that answers for one game which played itself, page by page.
import type { Seat } from '../../engine/core/seat.ts';
import type { GameId } from '../../engine/games/registry.ts';
import type { Eyes, Undone } from '../../engine/protocol/kept.ts';
import { type Asking, NotAnswered } from '../client/asking.ts';
import type { Message } from '../connection/messages.ts';
import { playGame } from '../games/parts/played.testing.ts';

interface Told {
  readonly game: GameId;
  readonly seats: number;
  readonly moves: number;
  /** Whose eyes there are; those of all where it is left out. */
  readonly choices?: readonly Eyes[];
  readonly undone?: readonly Undone[];
  readonly ends?: Message<'steps'>['ends'];
}

export interface ReplayHost {
  readonly ask: Asking['ask'];
  /** What was asked for, oldest first. */
  readonly asked: { readonly eyes: Eyes; readonly from: number; readonly count: number }[];
  /** What the next question is refused with; null: the host cannot be heard. Nothing where it is undefined. */
  refusal: NotAnswered | undefined;
  /** The first event, and what the game looks like after each step, through some eyes. */
  stepsOf(eyes: Eyes): ReturnType<typeof playGame>;
}

/** Steps of a game as the messages have them. */
export function replayHost({ game, seats, moves, choices, undone = [], ends = null }: Told): ReplayHost {
  const offered = choices ?? [...Array.from({ length: seats }, (_, seat) => seat), 'watcher', 'open'];
  const played = new Map<Eyes, ReturnType<typeof playGame>>();
  const stepsOf = (eyes: Eyes): ReturnType<typeof playGame> => {
    const known =
      played.get(eyes) ??
      playGame({
        game,
        seats,
        moves,
        viewer: (typeof eyes === 'number' ? eyes : 'watcher') as Seat,
        seed: 'replay',
        options: {},
      });
    played.set(eyes, known);
    return known;
  };
  const host: ReplayHost = {
    asked: [],
    refusal: undefined,
    stepsOf,
    ask: (async (question: { type: string; table: string; eyes: Eyes; from: number; count: number }) => {
      const { eyes, from, count } = question;
      host.asked.push({ eyes, from, count });
      const { refusal } = host;
      host.refusal = undefined;
      if (refusal) throw refusal;
      if (!offered.includes(eyes)) throw new NotAnswered({ code: 'game-not-over', facts: {} });
      const all = stepsOf(eyes);
      const answer: Message<'steps'> = {
        type: 'steps',
        id: 'q',
        table: question.table,
        game,
        title: '',
        seats: Array.from({ length: seats }, (_, seat) => ({
          name: `Player ${seat + 1}`,
          kind: seat === 0 ? ('person' as const) : ('bot' as const),
          bot: seat === 0 ? null : 'random',
        })),
        options: {},
        eyes,
        choices: [...offered],
        isOver: choices === undefined,
        mayBranch: choices === undefined,
        total: all.length,
        from,
        steps: all.slice(from, from + count).map(({ view, events }, index) => ({
          n: from + index,
          at: 0,
          seat: null,
          view: { ...view },
          events: events.map((event) => ({ ...event })),
          ...(eyes === 'open' && { open: Array.from({ length: seats }, () => ['G5']) }),
        })),
        undone: [...undone],
        ends,
      };
      return answer;
    }) as Asking['ask'],
  };
  return host;
}

/** Lets everything happen that was promised. */
export async function allAnswered(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
