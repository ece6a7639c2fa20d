// Where a page begins, by where it came from.
import { expect, test } from 'vitest';
import { SHELL_ANNOUNCEMENT } from '../../engine/protocol/port.ts';
import { firstPlace } from './first-place.ts';

const page = (hostname: string, hash = '') => ({ location: { hostname, hash } });

test.for(['localhost', '127.0.0.1', '[::1]'])('the own machine leads home: %s', (hostname) => {
  expect(firstPlace(page(hostname))).toEqual({ at: 'home' });
});

test('so does the desktop shell, whatever its pages are called', () => {
  expect(firstPlace(Object.assign(page('table'), { [SHELL_ANNOUNCEMENT]: true }))).toEqual({ at: 'home' });
});

test.for(['192.168.1.20', 'anns-computer.local', '127.0.0.1.example'])(
  'the network leads to the door: %s',
  (hostname) => {
    expect(firstPlace(page(hostname))).toEqual({ at: 'guest', keys: null });
    expect(firstPlace(page(hostname, '#code=KM4'))).toEqual({
      at: 'guest',
      keys: { by: 'code', code: 'KM4' },
    });
    expect(firstPlace(page(hostname, '#table=t1'))).toEqual({ at: 'table', id: 't1' });
  },
);
