// The court of Hearts: the lady of the doves, the lady whose wand bursts into roses, the ringmaster with his whip.
import { both } from '../../parts/drawn/draw.ts';
import {
  arc,
  blob,
  cord,
  curve,
  drawn,
  flat,
  inked,
  limb,
  merged,
  oval,
  poly,
  put,
  track,
} from '../../parts/drawn/pen.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { SuitCourts } from './court.ts';
import { buttons, DOVE, figure, grip, head, sparks, turned } from './court-dress.ts';
import { FAIR, fine, ladysFace, mansFace, moustache } from './court-faces.ts';

/** A rose from above, 14 wide. */
const rose = (x: number, y: number): Shape[] =>
  put(
    [
      inked('red', blob('0,-7.4 6,-5 7.6,1 4,6.6 -3,7 -7.4,2 -6,-5')),
      flat('wine', blob('7.4,0! 4,6.4 -3,6.8 -6.4,3! 0,5 5,2')),
      drawn('ink', 1, curve('-1.4,0.6 0.6,-1.6 2.6,0.6 0.4,3 -3.4,1.6 -3.2,-2.4 1,-4.6 5,-1.6')),
    ],
    { x, y },
  );

const leaf = (x: number, y: number, turn: number): Shape[] =>
  put([inked('green', blob('0,0! 5,-5 4,-12 0,-16! -4,-12 -5,-5')), drawn('ink', 0.9, track('0,-2 0,-12'))], {
    x,
    y,
    turn,
  });

export const hearts: SuitCourts = {
  // With a dove on her finger and another that has come to stay.
  J: () =>
    figure(
      { left: 14, top: 0, size: 64 },
      ...turned(
        inked('paper', blob('56,24! 52,12 57,3 66,1 73,6! 69,9! 66,15 62,24!')),
        inked('gold', blob('60,26! 62,12 71,5 81,7 85,15! 78,16! 71,20 65,28!')),
        drawn('ink', 1, curve('58,21 58,11 64,5'), curve('63,24 68,14 78,11')),
        inked(
          'brown',
          blob('38,30! 36,18 46,12 60,13 70,20 72,34 78,50 74,66 62,64! 44,62! 36,64 32,54 36,44'),
        ),
        inked('skin', blob('48,54! 62,54! 63,64 78,70 87,80 90,112! 22,112! 22,82 30,72 47,64!')),
        flat('blush', blob('48,58! 54,63 62,57! 62.6,64 55,67 50,64')),
        inked('blue', blob('30,84! 38,79 48,80 55,86 62,80 72,79 80,84! 77,112! 33,112!')),
        flat('navy', blob('79.4,85! 77,112! 66,112! 70,96 69,80!')),
        sparks('gold', '39,89,3 47,93,3 56,92,3 64,91,3 44,101,3 60,100,3'),
        drawn('gold', 2.2, curve('30.6,84.6 38,80 48,81 55,87 62,81 72,80 79.4,84.6')),
        inked('skin', limb('27,82 12,90 12,74', 11, 8.6)),
        inked('paper', limb('10,86 10,66 15,56', 10, 7)),
        drawn('grey', 1, track('6,80 14,81')),
        ...merged(
          'paper',
          oval(15.4, 53, 4.8, 5.2),
          limb('17,52 27,47', 4.6, 3.8),
          limb('14,50 11,43', 4.2, 3.4),
        ),
        ...put(DOVE, { x: 19, y: 36, scale: 0.98 }),
        inked('skin', limb('84,80 95,96 88,112', 11, 9)),
        head(ladysFace(FAIR), 54),
        inked('brown', blob('40,40! 38,28 46,20 58,19 68,24 70,36 67,42! 64,32 56,26 48,25! 44,32')),
        inked('red', blob('38.6,31! 42,20 54,15 66,20 70,31! 66,25.6 54,22 43,26')),
        fine('gold', 1.4, oval(60, 19.4, 3.8)),
        fine('gold', 1, oval(41, 52, 2.2), oval(67.4, 52, 2.2)),
        ...cord('red', 2.4, curve('47.6,61 55,65 62.4,61')),
        fine('gold', 1, oval(55, 66.4, 2)),
        inked('paper', blob('66,72! 68,68 74,67 78,71 88,75 100,83! 91,85 80,83 72,81 68,77')),
        inked('paper', blob('75,72! 84,72 93,80! 84,81 77,78')),
        flat('ink', oval(70.6, 71, 1.1)),
        fine('gold', 0.9, poly('66.6,71.6 62.6,73.6 67,74.6')),
      ),
    ),
  // Her wand bursts into roses.
  Q: () =>
    figure(
      { left: 14, top: 0, size: 64 },
      inked('paper', collar(46, 54, 32, 27)),
      drawn('gold', 1.6, arc(46, 54, 23, -104, 104)),
      ...spokes(46, 54),
      inked('red', blob('2,112! 4,92 10,80 24,74 38,66! 54,66! 68,74 82,80 90,92 92,112!')),
      flat('wine', blob('90,112! 88,94 80,82 70,76! 76,92 76,112!')),
      inked('skin', blob('38,54! 54,54! 55,64 62,72! 46,86 30,72! 37,64')),
      flat('blush', blob('39,58! 46,63 53,56! 53.6,64 46,67 42,64')),
      inked(
        'paper',
        blob('30,72! 34,82 46,86! 42,112! 28,112! 30,90'),
        blob('62,72! 58,82 46,86! 50,112! 64,112! 62,90'),
      ),
      inked('gold', blob('46,84! 50,88 51,112! 41,112! 42,88')),
      flat(
        'red',
        ...[94, 102].map((y) =>
          blob(`46,${y + 3}! 42.8,${y - 1} 44.6,${y - 3} 46,${y - 1.4}! 47.4,${y - 3} 49.2,${y - 1}`),
        ),
      ),
      drawn('gold', 2, curve('29,74 33,84 44,88'), curve('63,74 59,84 48,88')),
      // Hair
      inked('gold', blob('34,24! 31,14 38,7 46,6 54,7 61,14 58,24!')),
      inked(
        'gold',
        blob('31,44! 26,36 29,24 38,17 54,17 63,24 66,36 61,44! 63,52 58,55! 56,42 46,30 36,42 34,55! 29,52'),
      ),
      head(ladysFace(FAIR), 46, 41),
      inked(
        'gold',
        blob('33,40! 32,28 40,21 46,21! 45,27 38,30 34.4,42!'),
        blob('59,40! 60,28 52,21 46,21! 47,27 54,30 57.6,42!'),
      ),
      drawn(
        'brown',
        1.1,
        curve('35,32 38,27 43,24'),
        curve('57,32 54,27 49,24'),
        curve('37,17 41,10 46,9'),
        curve('55,17 53,12 49,10'),
      ),
      inked('gold', poly('34,22 36,12 41,17 46,9 51,17 56,12 58,22 46,19')),
      flat('red', blob('46,20! 42.4,15 44.4,12.6 46,14.6! 47.6,12.6 49.6,15')),
      fine('paper', 1, oval(36, 11.4, 2), oval(56, 11.4, 2)),
      fine('red', 1, oval(32.6, 53, 2.3), oval(59.4, 53, 2.3)),
      buttons('38,68 42,71 46,72 50,71 54,68', 'paper'),
      // Wand and roses
      ...[-118, -84, -52, 52, 84, 118].flatMap((turn) => leaf(88, 33, turn)),
      inked('ink', limb('83,96 88,40', 4)),
      inked('paper', poly('84.4,58 89,58.6 90.4,46 85.6,45.6')),
      ...rose(80, 40),
      ...rose(95, 41),
      ...rose(81, 26),
      ...rose(95, 26),
      ...rose(88, 14),
      ...rose(88, 33),
      inked('red', limb('86,106 92,94', 20, 16)),
      inked('paper', poly('81,83 93,87 91,95 79,91')),
      grip('skin', { x: 85, y: 79, turn: 8 }),
    ),
  // The ringmaster.
  K: () =>
    figure(
      { left: 18, top: 0, size: 62 },
      // The lash
      inked('brown', limb('101,36 94,35 88,26 83,14 90,5', 4.6, 1.6)),
      ...cord('brown', 2.4, curve('91,66 97,54 88,42 90,27 101,24 104,33 97,37')),
      inked('paper', blob('2,112! 4,88 11,77 28,70 40,63! 60,63! 72,70 89,77 96,88 98,112!')),
      flat('grey', blob('97,112! 94,90 87,79 76,73! 82,86 82,112!')),
      inked('skin', poly('42,54 58,54 59,66 41,66')),
      inked('red', blob('38,64! 41,60 50,67 59,60 62,64! 60,73 50,77 40,73')),
      drawn('gold', 2, curve('39.4,66 50,72.4 60.6,66')),
      drawn('ink', 1.4, track('50,77 50,112')),
      ...[83, 92].map((y) => drawn('gold', 2.6, curve(`34,${y - 3} 42,${y} 50,${y} 58,${y} 66,${y - 3}`))),
      buttons('35,80 35,89 65,80 65,89 50,83 50,92'),
      inked('red', blob('20,73! 30,69! 84,112! 66,112!')),
      drawn('gold', 1.6, track('21,74.4 67,112'), track('30,70 83,112')),
      inked('gold', both(blob('5,82! 7,75 16,70 24,72 22,79 12,83'))),
      drawn('gold', 2.6, both(track('7,84 6,90') + track('12,84 11,90') + track('17,82 17,88'))),
      inked('ink', both(blob('36,32! 32,40 34,50! 39,48! 39,36'))),
      head(mansFace(FAIR)),
      ...head([fine('ink', 0.8, blob('-2.6,9.8! 0,10.4 2.6,9.8! 1.6,15 0,17 -1.6,15')), moustache('ink')]),
      drawn(
        'ink',
        2,
        curve('34.4,46 29.6,44.6 29.6,40.4 32.6,40.4'),
        curve('65.6,46 70.4,44.6 70.4,40.4 67.4,40.4'),
      ),
      // Hat
      inked('red', blob('35,28! 35,16 32,5! 50,2.4 68,5! 65,16 65,28!')),
      flat('wine', blob('67,5! 64.2,16 64.2,28! 56,29! 58,14 58,3!')),
      flat('gold', blob('35,27! 35,19! 50,22 65,19! 65,27! 50,30')),
      inked('red', limb('25,27 36,31 50,32 64,31 75,27', 5.4)),
      inked('gold', blob('50,24! 44,17 44.6,13.4 47.4,12.6 50,15! 52.6,12.6 55.4,13.4 56,17')),
      // Hands
      inked('gold', limb('88,82 92,62', 5)),
      inked('paper', limb('96,104 93,92', 18, 16)),
      inked('red', poly('84,82 98,82 98,89 84,89')),
      grip('paper', { x: 90, y: 75 }),
    ),
};

/** A collar of lace behind a head: half a wheel with a scalloped edge. */
function collar(x: number, y: number, outer: number, inner: number): string {
  const steps = 26;
  const at = (r: number, angle: number): string => {
    const radians = ((angle - 90) * Math.PI) / 180;
    return `${(x + r * Math.cos(radians)).toFixed(2)},${(y + r * Math.sin(radians)).toFixed(2)}`;
  };
  const edge = Array.from(
    { length: steps + 1 },
    (_, i) => at(i % 2 === 0 ? inner : outer, -112 + (i * 224) / steps) + (i % 2 === 0 ? '!' : ''),
  );
  return blob([...edge, `${x + 12},${y + 18}!`, `${x - 12},${y + 18}!`].join(' '));
}

function spokes(x: number, y: number): Shape[] {
  return put(
    Array.from({ length: 13 }, (_, i) =>
      put([drawn('ink', 0.9, track('0,-18 0,-25.4'))], { turn: -103.4 + i * 17.23 }),
    ).flat(),
    { x, y },
  );
}
