// For tests: whole evenings that are disturbed, and what came of them.
import { createHash } from 'node:crypto';
import type { Random } from '../../engine/chance/random.ts';
import { startHost } from '../../main/host.ts';
import { testSetup } from '../../main/host.testing.ts';
import { openLanListener } from '../../main/network/listener/listener.ts';
import { quietNetwork } from '../../main/network/quiet.testing.ts';
import { startChild, type RunningChild } from '../../main/killed.testing.ts';
import { disagreements } from './agree.ts';
import { disturb, momentsOfPlay, type Moment } from './disturb.ts';
import { openEvening, until, type EveningParts, type RunningHost } from './evening.ts';

export interface RoundParts extends Omit<EveningParts, 'startHost'> {
  readonly random: Random;
  /** What is cut at each device that plays, one after the other; every device that only looks on is spared. */
  readonly moments: readonly (readonly Moment[])[];
  /** Most moves of a device between two moments. */
  readonly mostBetween: number;
  /** Whether the game is played to its end, or only until everything was cut. */
  readonly toTheEnd: boolean;
}

export interface RoundResult {
  /** What does not agree; empty when all does. */
  readonly wrong: readonly string[];
  readonly cuts: number;
  readonly moves: number;
  /** How often each moment came, by its name. */
  readonly done: readonly string[];
  /** How often a move was sent more than once, and how many were told to have been made twice or not at all. */
  readonly sentAgain: number;
  readonly isOver: boolean;
}

/** A host in this process, whose every chance comes from a text. */
export function hostHere(chance: string): EveningParts['startHost'] {
  return async (folder): Promise<RunningHost> => {
    let calls = 0;
    const randomBytes = (count: number): Uint8Array =>
      createHash('shake256', { outputLength: count })
        .update(`${chance} ${(calls += 1)}`)
        .digest();
    const host = await startHost(
      testSetup({ ...folder, randomBytes, network: quietNetwork(openLanListener) }),
    );
    if (!host) throw new Error('Another host has the folder.');
    return { port: host.port, address: host.newAddress(), close: host.close };
  };
}

/** A host in a process of its own, over a folder where it may have been before. */
export function hostBeside(
  chance: string,
): (folder: {
  readonly data: string;
  readonly rendererRoot: string;
}) => Promise<RunningHost & Pick<RunningChild, 'kill'>> {
  return async (folder) => {
    const child = await startChild({ ...folder, chance });
    return { ...child, close: child.kill };
  };
}

/** Plays an evening whose links are cut, and compares what everybody was shown with the journal. */
export async function playRound(parts: RoundParts): Promise<RoundResult> {
  const { random, moments, mostBetween, toTheEnd } = parts;
  const evening = await openEvening({ ...parts, startHost: hostHere(`round ${parts.seed}`) });
  try {
    const disturbances = moments.map((list, index) => {
      const proxy = evening.proxies[index];
      if (!proxy) throw new Error('More is to be cut than there are devices.');
      return disturb(proxy, list, () => random.below(mostBetween + 1));
    });
    await evening.begin();
    if (toTheEnd) await evening.over();
    else {
      await until(
        () => disturbances.every(({ isDone }) => isDone()) || evening.isOver(),
        () => `Not everything was cut: ${disturbances.map(({ done }) => done.length).join()}`,
      );
      await evening.rest();
    }
    const kept = await evening.end();
    const resent = evening.devices.flatMap(({ record }) => [...record.sent.values()]);
    return {
      wrong: disagreements(kept, evening.devices),
      cuts: evening.proxies.reduce((sum, { cuts }) => sum + cuts, 0),
      moves: kept.entries.filter(({ kind }) => kind === 'move').length,
      done: disturbances.flatMap(({ done }) => done),
      sentAgain: resent.filter((times) => times > 1).length,
      isOver: kept.entries.at(-1)?.kind === 'end',
    };
  } finally {
    await evening.close();
  }
}

/** So many moments for each of some devices. */
export function momentsFor(devices: number, each: number, random: Random): Moment[][] {
  const all = momentsOfPlay(devices * each, random);
  return Array.from({ length: devices }, (_, index) => all.slice(index * each, (index + 1) * each));
}
