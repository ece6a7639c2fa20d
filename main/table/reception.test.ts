// Tests of the reception: who is told which tables there are.
import { expect, test } from 'vitest';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { quietHostings } from '../network/hostings.testing.ts';
import { createReception } from './reception.ts';
import type { Tables } from './tables.ts';

test('makes the list of tables once for all who have said hello', async () => {
  let made = 0;
  const tables: Tables = {
    list() {
      made += 1;
      return { tables: [], unfinished: 0 };
    },
    open: () => Promise.reject(new Error('Nobody opens a table here.')),
    get: () => ({ code: 'no-such-table', facts: {} }),
    letGo: () => {},
    close: () => Promise.resolve(),
  };
  const reception = createReception({
    hostings: quietHostings(),
    abroad: {
      visitor: () => ({ hear: () => false, gone: () => {} }),
      elsewhere: () => [],
      close: () => {},
    },
    archive: {
      hear: () => Promise.resolve(),
      branch: () => Promise.resolve({ code: 'no-such-table', facts: {} }),
      gone: () => {},
    },
    history: { hear: () => Promise.resolve() },
    memory: { all: () => ({}), keep: () => true, close: () => {} },
    notices: () => [],
    onGreeted: () => {},
    tables,
    program: '0.0.0',
    clock: () => 0,
    log: () => {},
    seatBots: () => () => {},
  });
  const heard: ToClient[][] = [];
  for (const greets of [true, true, true, false]) {
    const messages: ToClient[] = [];
    heard.push(messages);
    const visitor = reception.receive({ send: (message) => void messages.push(message) });
    if (greets) await visitor.hear({ type: 'hello', protocol: PROTOCOL_VERSION });
  }
  made = 0;
  reception.tellTables();
  expect(made).toBe(1);
  const lists = heard.map((messages) => messages.filter(({ type }) => type === 'tables').length);
  expect(lists).toEqual([1, 1, 1, 0]);
});
