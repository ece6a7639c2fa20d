// For tests: evenings whose host is killed and started again.
import type { Random } from '../../engine/chance/random.ts';
import { disagreements } from './agree.ts';
import { openEvening, until, type EveningParts } from './evening.ts';
import type { Direction, Verdict } from './proxy.ts';
import { hostBeside } from './rounds.ts';

/** When the host is killed: at a message of one device. */
interface KillMoment {
  readonly name: string;
  readonly way: Direction;
  readonly type: string;
  /** What becomes of the message. */
  readonly verdict: Verdict;
}

const KILL_MOMENTS: readonly KillMoment[] = [
  { name: 'before it has a move', way: 'up', type: 'move', verdict: 'cut before' },
  { name: 'right after a move was sent to it', way: 'up', type: 'move', verdict: 'pass' },
  {
    name: 'when it has kept a move, before it is heard',
    way: 'down',
    type: 'accepted',
    verdict: 'cut before',
  },
  { name: 'when it has acknowledged a move', way: 'down', type: 'accepted', verdict: 'pass' },
  { name: 'while it tells of a move', way: 'down', type: 'view', verdict: 'cut amid' },
];

export interface Kill {
  readonly moment: KillMoment;
  /** How many moves of the device go through before. */
  readonly after: number;
  /** Which of the devices, counted on past the last. */
  readonly device: number;
}

/** So many kills, each moment as often as the others. */
export function killMoments(count: number, random: Random): Kill[] {
  const first = random.below(KILL_MOMENTS.length);
  return Array.from({ length: count }, (_, index) => ({
    moment: KILL_MOMENTS[(first + index) % KILL_MOMENTS.length] as KillMoment,
    after: random.below(3),
    device: random.below(60),
  }));
}

export interface KilledParts extends Omit<EveningParts, 'startHost'> {
  readonly kills: readonly Kill[];
  readonly toTheEnd: boolean;
}

export interface KilledResult {
  readonly wrong: readonly string[];
  readonly kills: number;
  readonly moves: number;
}

/** Plays an evening with kills, and compares what everybody was shown with what the disk has. */
export async function playKilled(parts: KilledParts): Promise<KilledResult> {
  const start = hostBeside(`killed ${parts.seed}`);
  let running: Awaited<ReturnType<typeof start>> | null = null;
  const evening = await openEvening({
    ...parts,
    async startHost(folder) {
      running = await start(folder);
      return running;
    },
  });
  let kills = 0;
  try {
    await evening.begin();
    for (const { moment, after, device } of parts.kills) {
      if (evening.isOver()) break;
      const proxy = evening.proxies[device % parts.devices];
      if (!proxy) throw new Error('There are no devices.');
      let rest = after;
      let isDead = false;
      proxy.rule = (way, { type }) => {
        if (way === 'up' && type === 'move' && rest > 0) rest -= 1;
        else if (!isDead && rest === 0 && way === moment.way && type === moment.type) {
          isDead = true;
          void running?.kill();
          return moment.verdict;
        }
        return 'pass';
      };
      await until(
        () => isDead || evening.isOver(),
        () => `Nobody came to "${moment.name}".`,
      );
      if (!isDead) break;
      kills += 1;
      await evening.restart();
    }
    await (parts.toTheEnd ? evening.over() : evening.rest());
    const kept = await evening.end();
    return {
      wrong: disagreements(kept, evening.devices),
      kills,
      moves: kept.entries.filter(({ kind }) => kind === 'move').length,
    };
  } finally {
    await evening.close();
  }
}
