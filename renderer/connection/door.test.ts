// A host that refuses the page is told apart from one that is not there.
import { expect, test } from 'vitest';
import { type Door, watchDoor } from './door.ts';
import { fakeConnection } from './fake.ts';

function begin(knock: () => Promise<{ status: number }>) {
  const connection = fakeConnection();
  const told: Door[] = [];
  const heard: string[] = [];
  watchDoor(connection, knock, (door) => void told.push(door)).open({
    connected: () => void heard.push('connected'),
    lost: () => void heard.push('lost'),
    message: () => undefined,
    unreadable: () => undefined,
  });
  return { connection, told, heard };
}

const answered = () => new Promise((resolve) => void setTimeout(resolve));

test.for([
  ['knows no such page', () => Promise.resolve({ status: 403 }), 'closed'],
  ['gives the page out', () => Promise.resolve({ status: 200 }), 'open'],
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch')), 'open'],
] as const)('the host %s', async ([, knock, door]) => {
  const { connection, told, heard } = begin(knock);
  connection.lose();
  await answered();
  expect(told).toEqual([door]);
  expect(heard).toEqual(['lost']);
});

test('a connection opens the door, and an answer that comes later does not close it', async () => {
  let answer: (status: number) => void = () => undefined;
  const { connection, told, heard } = begin(
    () => new Promise((resolve) => void (answer = (status) => resolve({ status }))),
  );
  connection.lose();
  connection.connect();
  answer(403);
  await answered();
  expect(told).toEqual(['open']);
  expect(heard).toEqual(['lost', 'connected']);
});
