// The sign of each effect as a solid shape in a square of 100 by 100, told apart at 18 px.
import type { Effect } from '../../../../engine/games/trick-taking/types.ts';

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** SVG path data; holes are cut by the even-odd rule. */
export const PICTOGRAM: Readonly<Record<Effect, string>> = {
  // A rabbit looks out of a hat's brim.
  C:
    'M30 4C40 4 46 18 47 33H53C54 18 60 4 70 4C79 6 77 26 69 40C76 46 79 54 78 62C77 70 72 74 68 76H32C28 74 23 70 22 62C21 54 24 46 31 40C23 26 21 6 30 4Z' +
    circle(39, 55, 5.5) +
    circle(61, 55, 5.5) +
    'M45 64H55L50 70Z' +
    'M4 80H96V96H4Z',
  // Handcuffs, one of them open.
  E:
    'M32 36A28 28 0 1 0 32.1 36ZM32 49A15 15 0 1 1 31.9 49Z' +
    'M52 42L60 34L69 43L61 51Z' +
    'M50 31A28 28 0 1 1 78 60L78 46A14.5 14.5 0 1 0 64 31Z',
  // A mask on its stick.
  I:
    'M2 20C18 12 36 18 50 26C64 18 82 12 98 20C100 44 92 66 72 66C60 66 56 56 50 52C44 56 40 66 28 66C8 66 0 44 2 20Z' +
    'M16 36C24 28 36 32 40 44C30 50 20 46 16 36ZM84 36C76 28 64 32 60 44C70 50 80 46 84 36Z' +
    'M83 62L91 58L97 98H87Z',
  // Somebody floats, and what lifts them.
  L:
    circle(14, 24, 12) + 'M29 14C44 10 70 12 98 24L96 34C70 36 44 38 29 34Z' + 'M50 42L86 72H66V98H34V72H14Z',
  // A butterfly.
  M:
    'M46 44C40 18 18 6 4 12C-2 26 8 50 30 54C14 58 12 76 22 88C34 92 44 78 47 64L50 88L53 64C56 78 66 92 78 88C88 76 86 58 70 54C92 50 102 26 96 12C82 6 60 18 54 44L50 34Z' +
    'M47 32L36 8L41 6L50 28L59 6L64 8L53 32Z',
  // A saw.
  S:
    'M2 44L64 22L70 54L64 62L58 54L52 62L46 54L40 62L34 54L28 62L22 54L16 62L10 54L4 60Z' +
    'M68 18C84 8 100 18 98 40C97 58 90 70 78 70C70 68 70 60 74 54ZM78 28C76 36 78 46 80 54C88 52 90 40 88 32C86 26 80 24 78 28Z',
  // A puff of smoke.
  V:
    'M26 70C8 70 0 56 6 44C2 30 14 18 28 22C34 6 58 4 66 18C82 12 98 24 94 42C102 56 92 70 76 70C68 80 54 80 50 72C44 80 32 80 26 70Z' +
    'M50 34C42 34 38 42 42 48C46 54 56 52 58 46C60 36 50 28 40 30C54 22 70 34 66 48C62 62 44 64 36 54C28 44 36 30 50 34Z' +
    circle(30, 90, 7) +
    circle(52, 93, 5) +
    circle(72, 90, 7),
};
