// The portraits of the Magicians Deck.
import { block, both, star } from '../../parts/drawn/draw.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import { gleam, hatFront, hatInside, playingCard, topHat } from './motifs.ts';
import { face, holding, ladysFace, moustache, neck, SHOULDERS, SMILE, tailcoat, touching } from './people.ts';
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
  radiant,
  track,
} from './pen.ts';

/** A face of a portrait stands here. */
const HEAD = { x: 50, y: 40, scale: 1.9 } as const;

/** Links of a chain along places, each the middle of one. */
function chain(text: string): Shape[] {
  return text.split(' ').flatMap((place, index) => {
    const [x, y, turn] = place.split(',').map(Number);
    return index % 2 === 0
      ? cord('grey', 2.8, oval(x!, y!, 5.6, 3.6, turn))
      : cord(
          'grey',
          2.8,
          track(
            `${x! - 3 * Math.cos((turn! * Math.PI) / 180)},${y! - 3 * Math.sin((turn! * Math.PI) / 180)} ${x! + 3 * Math.cos((turn! * Math.PI) / 180)},${y! + 3 * Math.sin((turn! * Math.PI) / 180)}`,
          ),
        );
  });
}

/** A gloved hand from the left below that holds the foot of a fan; its fingers at the origin. */
const FANNING: readonly Shape[] = [
  inked('ink', poly('-46,34 -26,2 -12,12 -24,44')),
  inked('paper', poly('-28,4 -22,-4 -8,6 -14,14')),
  ...merged(
    'paper',
    blob('-22,-2 -18,-13 -6,-16 6,-8 4,4 -8,8'),
    limb('-6,-10 8,-14', 8, 6),
    limb('0,-2 12,-6', 8, 6),
  ),
];

/** A paper lantern, 40 tall; it hangs from the origin. */
const LANTERN: readonly Shape[] = [
  drawn('ink', 1.6, track('0,-6 0,6')),
  inked('red', oval(0, 18, 12.5, 11.5)),
  drawn('gold', 1.4, curve('-6,8 -8,18 -6,28'), curve('6,8 8,18 6,28'), track('0,7 0,29')),
  inked('gold', block(-6, 4, 12, 4.5, 1), block(-6, 27.5, 12, 4.5, 1)),
  drawn('red', 2, track('0,32 0,42'), track('-3,32 -3.6,39'), track('3,32 3.6,39')),
];

export const identities: Emblems = {
  // Fingers at both temples, and thoughts that go out from there.
  mentalist: () =>
    radiant(
      'midnight',
      ...cord(
        'gold',
        3,
        arc(50, 36, 46, 34, 76),
        arc(50, 36, 46, -34, -76),
        arc(50, 36, 37, 30, 66),
        arc(50, 36, 37, -30, -66),
      ),
      ...tailcoat('violet', 'ink', 'ink'),
      neck(),
      put(face('wide'), HEAD),
      put(
        [
          flat('ink', blob('0,5.4! 4,4.6 8,7! 4,7.4 0,6.6 -4,7.4 -8,7! -4,4.6')),
          flat('ink', blob('-2.4,10! 2.4,10! 0,17!')),
          inked('ink', blob('-10.6,0! -11.4,-8 -5,-14.5 5,-14.5 11.4,-8 10.6,0! 8.4,-6 0,-9.4! -8.4,-6')),
          drawn('grey', 1, curve('-6,-11.6 -3,-12.6 0,-12')),
        ],
        HEAD,
      ),
      put(touching('skin', 'violet'), { x: 30, y: 34 }),
      put(touching('skin', 'violet'), { x: 70, y: 34, flip: true }),
      flat('gold', star(50, 22, 4.5, 1.6, 4)),
    ),
  // Spectacles, and a board full of figures.
  professor: () =>
    radiant(
      'amber',
      inked('brown', block(2, 3, 96, 66, 2)),
      inked('green', block(7, 8, 86, 56, 1)),
      drawn('paper', 1.8, star(19, 24, 9, 3.6), oval(82, 24, 9), track('82,24 82,15'), track('82,24 89,29')),
      drawn(
        'paper',
        1.8,
        track('12,46 26,46'),
        track('12,52 22,52'),
        poly('76,58 82,44 89,58'),
        curve('12,38 16,36 20,40 26,37'),
      ),
      inked('brown', SHOULDERS),
      inked('paper', poly('41,66 59,66 50,90')),
      inked('red', poly('50,69 54,74 52,92 50,96 48,92 46,74')),
      { ...inked('ink', both(poly('41,65 32,70 35,82 47,101 47,130 50,130 50,101 44,80'))), width: 1.4 },
      neck(),
      ...merged('grey', both(oval(30, 36, 9, 11) + oval(32, 24, 8))),
      put(face(), HEAD),
      put([moustache('grey'), flat('grey', blob('-8,9! 0,8 8,9! 6,16 0,19 -6,16'))], HEAD),
      put([drawn('ink', 1, curve('-3,9.6 0,10.6 3,9.6'))], HEAD),
      ...put(
        [
          drawn(
            'ink',
            2.6,
            oval(-4.4, -0.4, 4),
            oval(4.4, -0.4, 4),
            track('-1,-1 1,-1'),
            track('-8.4,-1 -11,-2'),
            track('8.4,-1 11,-2'),
          ),
          drawn(
            'gold',
            1.2,
            oval(-4.4, -0.4, 4),
            oval(4.4, -0.4, 4),
            track('-1,-1 1,-1'),
            track('-8.4,-1 -11,-2'),
            track('8.4,-1 11,-2'),
          ),
        ],
        HEAD,
      ),
      put([inked('paper', block(-1.5, -62, 3, 62, 1.5))], { x: 90, y: 92, turn: -16 }),
      put(holding('skin', 'brown'), { x: 88, y: 84 }),
    ),
  // A fan of cards in both hands.
  prestidigitator: () =>
    radiant(
      'crimson',
      ...tailcoat('ink', 'gold', 'violet'),
      put([neck()], { y: -12 }),
      put(face(), { x: 50, y: 28, scale: 1.75 }),
      put(
        [
          SMILE,
          flat('ink', blob('0,5! 3,4.2 6,4.8! 3,6.4 0,5.8 -3,6.4 -6,4.8! -3,4.2')),
          inked('brown', blob('-10.6,0! -11.6,-9 -4,-15 6,-14 11.4,-7 10.6,0! 8,-7 4,-9! -4,-6 -8.6,-4')),
        ],
        { x: 50, y: 28, scale: 1.75 },
      ),
      ...(['club', 'diamond', 'spade', 'heart', 'club'] as const).flatMap((suit, index) =>
        put(put(playingCard(suit), { y: -40, scale: 1.2 }), { x: 50, y: 106, turn: (index - 2) * 25 }),
      ),
      ...[false, true].flatMap((flip) => put(FANNING, { x: flip ? 72 : 28, y: 99, flip })),
    ),
  // A silk robe, rings that link, and lanterns.
  'chinese-sorcerer': () =>
    radiant(
      'forest',
      put(LANTERN, { x: 14, y: 4 }),
      put(LANTERN, { x: 86, y: 4 }),
      inked('red', blob('36,52! 50,48 64,52! 76,66 80,101! 81,130! 19,130! 20,101! 24,66')),
      inked('red', both(blob('38,54! 26,50 18,34! 6,44 4,60! 18,74 32,80'))),
      inked('gold', both(poly('18,33 5,43 3,50 8,54 24,40'))),
      inked('skin', both(limb('19,38 26,26', 8, 8))),
      inked('gold', poly('44,51 56,51 55,130 45,130')),
      flat('red', ...[60, 71, 82, 93].map((y) => oval(50, y, 2.2))),
      ...cord('gold', 1.6, both(curve('30,86 33,80 39,82 37,88 33,88'))),
      drawn('ink', 1.6, both(curve('32,96 34,76 33,64'))),
      inked('blue', poly('42,47 58,47 60,54 50,58 40,54')),
      put(face(), { x: 50, y: 34, scale: 1.25 }),
      put([SMILE], { x: 50, y: 34, scale: 1.25 }),
      inked('ink', blob('36,29! 37,17 44,12 56,12 63,17 64,29! 50,25')),
      drawn('gold', 1.8, curve('37,27 50,23 63,27')),
      inked('red', oval(50, 11, 3.4)),
      ...cord('grey', 3, oval(36, 15, 11)),
      ...cord('grey', 3, oval(64, 15, 11)),
      ...cord('grey', 3, arc(50, 8, 10, 0, 360)),
      ...cord('grey', 3, arc(36, 15, 11, 10, 70)),
    ),
  // Hat, wand, and who lives in the hat.
  magician: () =>
    radiant(
      'crimson',
      ...tailcoat('ink', 'red', 'violet'),
      neck(),
      put(face(), { ...HEAD, y: 44, scale: 1.75 }),
      put([moustache(), flat('ink', blob('-2,9.6! 2,9.6! 0,15!'))], { ...HEAD, y: 44, scale: 1.75 }),
      inked('ink', both(blob('32,32! 31,42! 34,46! 35,34'))),
      put(topHat('red'), { x: 50, y: 31, scale: 1.02 }),
      put([inked('ink', block(-2.2, -44, 4.4, 46, 1)), inked('paper', block(-2.2, -44, 4.4, 9, 1))], {
        x: 86,
        y: 80,
        turn: 8,
      }),
      inked('gold', star(90, 26, 11, 4.6)),
      put(holding('paper', 'ink'), { x: 86, y: 80 }),
      ...put(hatInside(), { x: 23, y: 82, scale: 0.86 }),
      inked('paper', limb('19,70 15,54 13,46', 7, 6), limb('27,70 30,54 33,47', 7, 6)),
      drawn('red', 2.2, curve('18,66 15.6,56 14,49'), curve('27.6,66 30,56 32,50')),
      inked('paper', blob('12,82 12,72 18,66 28,66 34,72 34,82')),
      flat('ink', oval(19, 74, 1.7), oval(27, 74, 1.7)),
      flat('red', poly('21,78 25,78 23,80.6')),
      put(hatFront('red'), { x: 23, y: 82, scale: 0.86 }),
    ),
  // Chains that burst.
  escapologist: () =>
    radiant(
      'azure',
      inked('skin', both(blob('24,76! 12,74 6,60 8,40! 22,40! 24,54 32,62'))),
      inked('skin', blob('5,130! 6,101! 14,80 30,70 42,66! 58,66! 70,70 86,80 94,101! 95,130!')),
      inked(
        'red',
        blob('26,130! 26,101! 27,84 33,70! 40,68! 44,80 50,83 56,80 60,68! 67,70! 73,84 74,101! 74,130!'),
      ),
      flat('paper', block(27, 88, 46, 5), block(27, 98, 46, 5), block(27, 108, 46, 5), block(27, 118, 46, 5)),
      neck(),
      put(face(), { ...HEAD, scale: 1.75 }),
      put(
        [
          drawn('ink', 1.4, track('-3,8.4 3,8')),
          inked(
            'brown',
            blob('-10.6,-1! -11.2,-8 -7,-13 -1,-15 7,-14 11.2,-8 10.6,-1! 8.6,-6 3,-8 -5,-7 -8.6,-5'),
          ),
        ],
        { ...HEAD, scale: 1.75 },
      ),
      ...chain('22,72,38 30,77,32 38,82,30 46,87,24'),
      ...chain('78,72,-38 70,77,-32 62,82,-30 54,87,-24'),
      inked('gold', block(42, 84, 16, 14, 2)),
      flat('ink', oval(50, 90, 2.2), block(49, 90, 2, 5)),
      inked('skin', both(blob('4,40 5,28 12,23 22,25 26,33 24,42 14,45'))),
      drawn('ink', 1.3, both(track('11,26 11,34') + track('17,25 17,34') + track('22,28 22,35'))),
      inked('grey', both(block(5, 42, 20, 8, 2))),
      ...chain('28,48,30 35,54,50'),
      ...chain('72,48,-30 65,54,-50'),
      ...cord('grey', 2.8, oval(32, 10, 5.6, 3.6, 40), oval(70, 12, 5.6, 3.6, -30)),
      gleam(51, 6, 8),
    ),
  // Half in the flesh, half a spirit in the glass.
  illusionist: () =>
    radiant(
      'plum',
      inked('gold', oval(56, 50, 43, 49)),
      inked('ink', oval(56, 50, 37, 43)),
      flat('violet', oval(56, 50, 34, 40)),
      inked('ink', blob('4,130! 4,101! 10,80 28,73 41,66! 50,66! 50,130!')),
      inked('blue', blob('50,66! 59,66! 70,72 84,80 88,101! 88,130! 50,130!')),
      inked('red', blob('4,130! 4,101! 8,82 24,72 38,62! 44,72 38,84 36,101! 36,130!')),
      inked('paper', poly('42,66 50,66 50,92')),
      flat('paper', poly('50,66 57,66 50,88')),
      ...put(ladysFace(), { x: 50, y: 42, scale: 1.8 }),
      inked('brown', blob('33,34! 30,46 34,60 40,66! 37,54 36,44 40,34!')),
      inked('blue', blob('50,19! 62,24 67,34 66,46 60,58 50,64.4!')),
      drawn('paper', 2, curve('53.6,41 57,43.4 60.4,40.6'), curve('54,34 57,32 61,34.4')),
      flat('paper', blob('50,54! 52,53 54.8,54! 50,58!')),
      inked('blue', blob('66,34! 70,46 66,60 60,66! 63,54 64,44 60,34!')),
      put(topHat('red'), { x: 50, y: 30, scale: 1 }),
      flat('blue', blob('51,-2! 66,-3! 64.6,14 64.4,28! 71,28! 66,33 51,34!')),
      drawn(
        'paper',
        1.8,
        track('51.4,-2 51.4,34'),
        curve('66,-2 64.6,14 64.4,27'),
        curve('51,32 64,31.6 71,28.4'),
      ),
      gleam(78, 56, 9),
      gleam(74, 18, 6),
      gleam(20, 24, 6),
    ),
};
