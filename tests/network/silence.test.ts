// Links that fall silent without being closed, as when a phone leaves the room: the page that is opened anew has the seat at once.
import { afterEach, expect, test, vi } from 'vitest';
import { fastRandom } from '../../engine/chance/fast.ts';
import { disagreements } from './agree.ts';
import { openEvening, until, type Evening } from './evening.ts';
import { hostHere } from './rounds.ts';

// Coming back after a cut takes its time, the more so on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function begin(seed: number): Promise<Evening> {
  const evening = await openEvening({
    game: 'magicians',
    seats: 3,
    devices: 3,
    seed,
    startHost: hostHere(`silence ${seed}`),
  });
  endings.push(() => evening.close());
  await evening.begin();
  return evening;
}

test('a page that is opened anew while the host still hears the old one plays on', async () => {
  const random = fastRandom(5);
  const evening = await begin(5);
  for (const [index, proxy] of evening.proxies.entries()) {
    const device = evening.devices[index];
    for (const [way, type] of [
      ['up', 'move'],
      ['down', 'accepted'],
      ['down', 'view'],
    ] as const) {
      let rest = random.below(4);
      const before = proxy.freezes;
      proxy.rule = (direction, message) => {
        if (direction !== way || message.type !== type || proxy.freezes > before) return 'pass';
        rest -= 1;
        return rest < 0 ? 'freeze' : 'pass';
      };
      await until(
        () => proxy.freezes > before,
        () => `Nothing was said by ${device?.name}.`,
      );
      device?.reload();
      await until(
        () => device?.state.table && device.state.link === 'connected',
        () => `${device?.name} did not come back.`,
      );
    }
  }
  await evening.rest();
  const kept = await evening.end();
  expect(disagreements(kept, evening.devices)).toEqual([]);
});
