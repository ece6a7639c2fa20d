// What other hosts give to come back with: kept before it is told of, never shown, filled in, and forgotten in time.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import {
  away,
  BACK,
  COMPANY,
  copy,
  endAll,
  isKnock,
  KNOCK,
  PASS,
  SEATED,
  SECRET,
  settled,
} from './relay.testing.ts';

afterEach(endAll);

describe('a pass', () => {
  test('is kept before the window hears of it, and the window never sees it', async () => {
    const kept: string[] = [];
    let toldBefore = -1;
    const given = copy({
      storage: {
        notes: () => new Map(),
        note: async (kind, key, text) => {
          toldBefore = window.told.all.length;
          await sleep(20);
          kept.push(`${kind} ${key} ${text}`);
        },
      },
      clock: () => 1_000,
    });
    const { host, window } = await away({ copy: given });
    for (const message of [COMPANY, SEATED, PASS]) host.say(message);
    await settled(host, window);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toContain(SECRET);
    // With all before it told already, and all after it still in its order.
    expect(toldBefore).toBe(3);
    expect(window.told.all.slice(1).map(({ type }) => type)).toEqual([
      'company',
      'guest',
      'pass',
      'accepted',
    ]);
    expect(window.told.all[3]).toEqual({ ...PASS, secret: '' });
    expect(JSON.stringify(window.told.all) + given.log.join()).not.toContain(SECRET);
    expect(given.abroad.elsewhere()).toEqual([
      { table: 't1', address: `127.0.0.1:${host.port}`, game: 'magic-trick', name: 'Ada', at: 1_000 },
    ]);
  });

  test('is filled in where the window comes back, also from another window', async () => {
    const first = await away();
    for (const message of [COMPANY, PASS]) first.host.say(message);
    await first.window.find('pass');
    first.window.gone();
    const { host, window, copy: used } = await away({ host: first.host, copy: first.copy });
    window.hear(BACK);
    expect(await host.heard.find(isKnock)).toEqual({
      ...BACK,
      keys: { by: 'pass', table: 't1', secret: SECRET },
    });
    host.say(SEATED);
    await settled(host, window);
    expect(used.abroad.elsewhere()).toHaveLength(1);
  });

  test('that is not there is worth nothing, and nobody is asked', async () => {
    const { host, window } = await away();
    window.hear(BACK);
    expect(window.told.all.at(-1)).toEqual({ type: 'trouble', code: 'pass-gone', facts: {}, id: 'k2' });
    expect(host.heard.all).toHaveLength(1);
  });

  test.for<readonly [string, ToClient]>([
    ['worth nothing any more', { type: 'trouble', code: 'pass-gone', facts: {}, id: 'k2' }],
    ['of somebody who was sent away', { ...SEATED, id: null, standing: 'removed' } as ToClient],
    ['of somebody whose seat was taken back', { ...SEATED, id: null, standing: 'taken-back' } as ToClient],
  ])('that is %s is forgotten', async ([, answer]) => {
    const { host, window, copy: used } = await away();
    for (const message of [COMPANY, PASS]) host.say(message);
    await window.find('pass');
    window.hear(BACK);
    await host.heard.find(isKnock);
    host.say(answer);
    await window.find(answer.type as 'guest');
    expect(used.abroad.elsewhere()).toEqual([]);
    expect(used.kept.size).toBe(0);
  });

  test('of a table that the host has gone on from gives way to that of the next', async () => {
    const { host, window, copy: used } = await away();
    const next = { ...PASS, table: 't2', secret: 'another' };
    for (const message of [
      COMPANY,
      PASS,
      SEATED,
      next,
      { ...SEATED, table: 't2', id: null },
      { ...COMPANY, table: 't2' },
    ])
      host.say(message);
    await settled(host, window);
    expect([...used.kept.keys()]).toEqual(['t2']);
    expect(used.abroad.elsewhere()).toMatchObject([{ table: 't2', game: 'magic-trick' }]);
  });

  test('of an earlier table leads to the next one', async () => {
    const { host, window, copy: used } = await away();
    for (const message of [COMPANY, PASS]) host.say(message);
    await window.find('pass');
    window.hear(BACK);
    await host.heard.find(isKnock);
    for (const message of [
      { ...PASS, table: 't2' },
      { ...SEATED, table: 't2', id: 'k2' },
      { ...COMPANY, table: 't2' },
    ])
      host.say(message);
    await settled(host, window);
    expect([...used.kept.keys()]).toEqual(['t2']);
  });

  test('of one table is kept beside that of another where one has gone oneself', async () => {
    const { host, window, copy: used } = await away();
    for (const message of [COMPANY, PASS, SEATED]) host.say(message);
    await window.find('guest');
    window.hear(KNOCK);
    await host.heard.find(isKnock);
    for (const message of [
      { ...COMPANY, table: 't2' },
      { ...PASS, table: 't2' },
    ])
      host.say(message);
    await settled(host, window);
    expect([...used.kept.keys()]).toEqual(['t1', 't2']);
  });

  test.for([false, true])(
    'of who leaves is worth something only once the game has begun: %s',
    async (begun) => {
      const { host, window, copy: used } = await away();
      for (const message of [
        { ...COMPANY, begun },
        PASS,
        SEATED,
        { ...SEATED, id: null, standing: 'outside', seat: null },
      ])
        host.say(message);
      await settled(host, window);
      expect(used.kept.size).toBe(begun ? 1 : 0);
    },
  );

  test('is not offered once the game is over', async () => {
    const { host, window, copy: used } = await away();
    const view = { game: 'magic-trick', result: { winners: [0], scores: [1], reason: 'x' } };
    for (const message of [COMPANY, PASS]) host.say(message);
    host.say({
      type: 'view',
      table: 't1',
      version: 9,
      seats: [],
      holds: [],
      curtain: null,
      view,
      events: [],
    });
    await settled(host, window);
    expect(used.abroad.elsewhere()).toEqual([]);
  });

  test('is not forgotten over another request that was in vain', async () => {
    const { host, window, copy: used } = await away();
    for (const message of [COMPANY, PASS]) host.say(message);
    host.say({ type: 'trouble', code: 'pass-gone', facts: {}, id: 'k1' });
    host.say({ type: 'trouble', code: 'pass-gone', facts: {}, id: null });
    await settled(host, window);
    expect(used.abroad.elsewhere()).toHaveLength(1);
  });

  test('can be given up', async () => {
    const { host, window, copy: used } = await away();
    for (const message of [COMPANY, PASS]) host.say(message);
    await window.find('pass');
    expect(window.hear({ type: 'forget', id: 'f1', table: 't1' })).toBe(true);
    expect(await window.find('done')).toEqual({ type: 'done', id: 'f1' });
    expect(used.abroad.elsewhere()).toEqual([]);
  });

  test.for<readonly [string, Record<string, unknown>]>([
    ['too long', { secret: 'x'.repeat(65) }],
    ['empty', { secret: '' }],
    ['of a seat that no table has', { seat: 7 }],
  ])('that is %s is not kept', async ([, changed]) => {
    const { host, window, copy: used } = await away();
    host.say(COMPANY);
    host.say({ ...PASS, ...changed });
    await settled(host, window);
    expect(used.kept.size).toBe(0);
    expect(window.told.all.some(({ type }) => type === 'pass')).toBe(false);
  });

  test('of another host is none of this one’s business', async () => {
    const first = await away();
    for (const message of [COMPANY, PASS]) first.host.say(message);
    await first.window.find('pass');
    const before = [...first.copy.kept];
    const { host, window, copy: used } = await away({ copy: first.copy });
    const told = [
      SEATED,
      { ...SEATED, standing: 'removed' },
      { ...COMPANY, game: 'sam' },
      SEATED,
      { ...PASS, secret: 'another' },
      { ...PASS, table: 't2' },
    ];
    for (const message of told) host.say(message);
    await settled(host, window);
    expect([...used.kept].slice(0, 1)).toEqual(before);
    expect(used.kept.size).toBe(2);
  });

  test('of another host is not forgotten over many that one gives', async () => {
    const first = await away();
    for (const message of [COMPANY, PASS]) first.host.say(message);
    await first.window.find('pass');
    const before = [...first.copy.kept];
    const { host, window, copy: used } = await away({ copy: first.copy });
    for (let count = 0; count < 30; count += 1) host.say({ ...PASS, table: `other-${count}` });
    await settled(host, window);
    expect([...used.kept]).toEqual(expect.arrayContaining(before));
    expect(used.kept.size).toBe(6);
  });

  test('of a table at which one asks for a seat anew replaces what one had, wherever its host is now', async () => {
    const first = await away();
    for (const message of [COMPANY, PASS]) first.host.say(message);
    await first.window.find('pass');
    const { host, window, copy: used, address } = await away({ copy: first.copy });
    host.say(COMPANY);
    window.hear({ type: 'ask', id: 'a1', table: 't1', seat: 1, name: 'Ben' });
    host.say({ ...PASS, secret: 'another' });
    await window.find('pass');
    expect([...used.kept.values()].join()).toContain('another');
    expect(used.abroad.elsewhere()).toMatchObject([{ table: 't1', address }]);
  });

  test('is told to a host that has moved, and then it is there that one comes back', async () => {
    const first = await away();
    for (const message of [COMPANY, PASS]) first.host.say(message);
    await first.window.find('pass');
    const { host, window, copy: used, address } = await away({ copy: first.copy });
    window.hear(BACK);
    await host.heard.find(isKnock);
    host.say({ ...SEATED, id: 'k2' });
    await settled(host, window);
    expect(used.abroad.elsewhere()).toMatchObject([{ table: 't1', address }]);
  });
});
