// Attends to one table without a person: does what is to be done when it is due, and closes the table when its game is over.
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import type { TroubleMessage } from '../../../engine/protocol/trouble.ts';
import type { Reception } from '../../table/reception.ts';
import { dutiesOf, isVisited, type Manners } from './duties.ts';
import { createRests } from './rests.ts';
import { openWindow, type Wanted, type Window } from './window.ts';

/** A table as its host without a person has it. */
export interface Attended {
  readonly window: Window;
  /** Kept when the table is closed: its game is over and everybody has gone, or it cannot be gone on with. */
  readonly closed: Promise<void>;
  /** Stops attending; the table stays as it is. */
  stop(): void;
}

export interface AttendParts {
  readonly reception: Pick<Reception, 'receive'>;
  readonly program: string;
  readonly clock: () => number;
  /** How this host deals with guests at a table of that game. */
  readonly mannersAt: (game: string) => Manners;
  /** How long a lost guest is waited for, in milliseconds; null leaves it as it is. */
  readonly graceMs: number | null;
  readonly onTold: (message: ToClient, window: Window) => void;
  /** Something that had to be done could not be. */
  readonly onTrouble: (trouble: TroubleMessage, window: Window) => void;
}

/** After these the window is out of the table, which is read from the disk anew when somebody comes back. */
const OUT: readonly TroubleMessage['code'][] = ['table-failed', 'move-not-kept'];
/** A duty rests so long before it is done again, whether or not it could be done: milliseconds. */
const PAUSE_MS = 1000;
const PAUSE_BEFORE_REJOINING_MS = 5000;
/** How long everybody has to be gone from a finished table where nothing else is said: milliseconds. */
const USUAL_GRACE_MS = 60_000;

/**
 * Opens a table, or goes on with one, opens it to the network and attends to it from then on.
 * @returns the trouble when the table cannot be had or cannot be opened to the network
 */
export async function attend(
  first: Extract<Wanted, { type: 'open' | 'join' }>,
  parts: AttendParts,
): Promise<Attended | TroubleMessage> {
  const { clock, mannersAt, onTrouble } = parts;
  const closed = Promise.withResolvers<void>();
  const rests = createRests(clock);
  /** When each lost guest has been waited for long enough, by id. */
  const deadlines = new Map<string, number>();
  let state: 'opening' | 'attending' | 'out' | 'done' = 'opening';
  let emptySince: number | null = null;
  let isBusy = false;
  let isCalled = false;
  let alarm: NodeJS.Timeout | undefined;

  const window = await openWindow(parts.reception, parts.program, (message, told) => {
    if (message.type === 'hosting') {
      deadlines.clear();
      for (const { id, graceLeftMs } of message.guests) {
        if (graceLeftMs !== null) deadlines.set(id, clock() + graceLeftMs);
      }
    }
    parts.onTold(message, told);
    if (state !== 'attending') return;
    if (message.type === 'trouble') {
      onTrouble(message, told);
      if (OUT.includes(message.code)) {
        state = 'out';
        rests.rest('join', PAUSE_BEFORE_REJOINING_MS);
      }
    }
    void work();
  });

  const end = (): void => {
    clearTimeout(alarm);
    if (state === 'done') return;
    state = 'done';
    window.gone();
    closed.resolve();
  };

  const rejoin = async (): Promise<void> => {
    if (rests.isResting('join')) return;
    const trouble = await window.ask({ type: 'join', table: window.table });
    if (trouble) {
      onTrouble(trouble, window);
      return end();
    }
    if (state === 'out') state = 'attending';
  };

  const doDuties = async (): Promise<void> => {
    const { company, hosting, result, table } = window;
    if (!company || !hosting) return;
    const waitsFor = ({ id }: { id: string }): number => Math.max(0, (deadlines.get(id) ?? 0) - clock());
    const standing = { company, hosting, isOver: result !== null };
    for (const duty of dutiesOf(standing, mannersAt(company.game), waitsFor)) {
      const name = JSON.stringify(duty);
      if (rests.isResting(name)) continue;
      rests.rest(name, PAUSE_MS);
      const trouble = await window.ask({ ...duty, table });
      // A guest who was faster than this is no trouble: what is due is looked at anew.
      if (trouble && !['grace', 'seats-open', 'no-such-guest', 'seat-taken'].includes(trouble.code)) {
        onTrouble(trouble, window);
      }
    }
  };

  /** A finished table is kept open while anybody looks at it, and so long after that they could come back. */
  const closeWhenDone = async (): Promise<void> => {
    const { company, hosting, result, table } = window;
    if (result === null || !company) return;
    if (isVisited(company)) emptySince = null;
    else emptySince ??= clock();
    if (emptySince === null || closesAt(hosting) > clock()) return;
    await window.ask({ type: 'host', table, on: false });
    end();
  };
  const closesAt = (hosting: Window['hosting']): number =>
    (emptySince ?? Infinity) + (hosting?.network?.graceMs ?? USUAL_GRACE_MS);

  const work = async (): Promise<void> => {
    isCalled = true;
    if (isBusy) return;
    isBusy = true;
    while (isCalled && state !== 'done') {
      isCalled = false;
      if (state === 'out') await rejoin();
      if (state === 'attending') await doDuties();
      if (state === 'attending') await closeWhenDone();
    }
    isBusy = false;
    clearTimeout(alarm);
    if (state === 'done') return;
    const now = clock();
    const next = [...deadlines.values(), ...rests.ends(), closesAt(window.hosting)].filter((at) => at > now);
    const at = Math.min(...next);
    if (Number.isFinite(at)) alarm = setTimeout(() => void work(), at - now);
  };

  const trouble = (await window.ask(first)) ?? (await openToNetwork(window, parts));
  if (trouble) {
    window.gone();
    return trouble;
  }
  state = 'attending';
  void work();
  return { window, closed: closed.promise, stop: end };
}

async function openToNetwork(
  window: Window,
  { mannersAt, graceMs }: Pick<AttendParts, 'mannersAt' | 'graceMs'>,
): Promise<TroubleMessage | null> {
  const { table, company } = window;
  const { asks } = mannersAt(company?.game ?? '');
  return (
    (await window.ask({ type: 'manners', table, asks, ...(graceMs !== null && { graceMs }) })) ??
    (await window.ask({ type: 'host', table, on: true }))
  );
}
