// The pen: outlines go through the places that are named, corners stay sharp, and tubes are as thick as they are said to be.
import { expect, test } from 'vitest';
import { blob, bolt, curve, limb, merged, over, poly, put } from './pen.ts';

/** Every place in path data, controls included. */
const placesOf = (d: string): (readonly [number, number])[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** Where the pieces of path data end. */
const endsOf = (d: string): string[] =>
  [...d.matchAll(/(-?[\d.]+ -?[\d.]+)(?=[MLCZ]|$)/g)].map(([, end]) => end!);

test('a smooth line goes through its places and ends there', () => {
  expect(endsOf(curve('0,0 10,20 30,5'))).toEqual(['0 0', '10 20', '30 5']);
});

test('a smooth outline comes back to where it began', () => {
  expect(endsOf(blob('0,0 10,20 30,5'))).toEqual(['0 0', '10 20', '30 5', '0 0']);
});

test('between two corners a smooth outline is straight', () => {
  const [, c1, c2] = placesOf(blob('0,0! 30,0! 15,20'));
  expect([c1![1], c2![1]]).toEqual([0, 0]);
});

test('a tube is as wide as it is said, and goes round its ends', () => {
  expect(endsOf(limb('0,0 40,0', 8, 4))).toEqual(['0 -4', '40 -2', '42 0', '40 2', '0 4', '-4 0', '0 -4']);
});

test('a bolt is sharp at both ends', () => {
  const ends = endsOf(bolt('0,0 20,10 10,20 40,40', 6));
  expect(ends).toHaveLength(8);
  expect(ends.filter((end) => end === '0 0')).toHaveLength(2);
  expect(ends.filter((end) => end === '40 40')).toHaveLength(2);
});

test('merged figures are outlined first and then filled, so that no line crosses them', () => {
  const shapes = merged('paper', poly('0,0 1,0 1,1'), poly('2,0 3,0 3,1'));
  expect(shapes.map(({ line }) => line)).toEqual(['ink', 'ink', undefined, undefined]);
});

test('a cord over another keeps its edges', () => {
  expect(over('gold', 6, 50, 50, 20, 0, 90).map(({ line }) => line)).toEqual(['gold', 'ink']);
});

test('shapes that are put down elsewhere keep the width of their lines', () => {
  const [shape] = put([{ d: poly('0,0 10,0 0,10'), line: 'ink', width: 3 }], { x: 5, y: 5, scale: 2 });
  expect(shape).toEqual({ d: 'M5 5L25 5L5 25Z', line: 'ink', width: 3 });
});
