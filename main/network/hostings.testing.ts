// For tests: the tables of a host towards a network that reaches nobody, without a table behind them.
import { randomBytes } from 'node:crypto';
import { memoryStorage } from '../table/table.testing.ts';
import { troubled } from '../table/trouble.ts';
import { createHostings, type Hostings } from './hostings.ts';
import { noListener, quietNetwork } from './quiet.testing.ts';

export function quietHostings(): Hostings {
  return createHostings({
    storage: memoryStorage(),
    table: () => troubled('no-such-table'),
    network: quietNetwork(noListener),
    rendererRoot: '',
    program: '0.0.0',
    clock: () => 0,
    randomBytes,
    log: () => {},
    windows: () => [],
    everyWindow: () => [],
    onSeats: () => Promise.resolve(),
    onVisitors: () => {},
    onListChanged: () => {},
    receive: () => ({ hear: () => Promise.resolve(), gone: () => {} }),
  });
}
