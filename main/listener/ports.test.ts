// Tests of the ports that browsers refuse, against `fetch`, which keeps the same list and looks for nobody at them.
import { expect, test } from 'vitest';
import { whyNoPort } from './ports.ts';

/** Beyond these browsers refuse none. */
const PORTS = Array.from({ length: 11_000 }, (_, at) => at + 1);

/** Whether a browser refuses a port; nothing is asked for at the others either. */
async function isRefused(port: number): Promise<boolean> {
  const asked = new Error('It would be asked for.');
  const dispatcher = {
    dispatch() {
      throw asked;
    },
  };
  const init = { dispatcher } as unknown as RequestInit;
  const failed: unknown = await fetch(`http://127.0.0.1:${port}/`, init).catch((error: unknown) => error);
  const cause = failed instanceof Error ? failed.cause : undefined;
  if (cause === asked) return false;
  expect(cause).toMatchObject({ message: 'bad port' });
  return true;
}

test('every port that browsers refuse is refused, and no other', async () => {
  const told = PORTS.filter((port) => whyNoPort(port) !== null);
  // Of the others those next to them and a sample.
  const near = new Set([
    ...told.flatMap((port) => [port - 1, port, port + 1]),
    ...PORTS.filter((port) => port % 50 === 0),
  ]);
  const refused = [];
  for (const port of near) if (port > 0 && (await isRefused(port))) refused.push(port);
  expect(refused.toSorted((one, other) => one - other)).toEqual(told);
  expect(told).toHaveLength(82);
  expect(whyNoPort(0) ?? whyNoPort(4747) ?? whyNoPort(65_535)).toBeNull();
});
