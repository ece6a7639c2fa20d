// The sign of each effect as a solid shape in a square of 100 by 100, told apart at 18 px.
import type { Effect } from '../../../../engine/games/trick-taking/types.ts';

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** SVG path data; holes are cut by the even-odd rule. */
export const PICTOGRAM: Readonly<Record<Effect, string>> = {
  // A rabbit looks out of a hat.
  C:
    'M33 -1C42 0 47 14 48 29H52C53 14 58 0 67 -1C76 2 75 21 68 34C75 40 78 47 78 55C78 60 76 64 73 66H27' +
    'C24 64 22 60 22 55C22 47 25 40 32 34C25 21 24 2 33 -1Z' +
    circle(39, 48, 5) +
    circle(61, 48, 5) +
    'M45 56H55L50 62Z' +
    'M4 70H96C99 70 99 79 96 79H84L80 100H20L16 79H4C1 79 1 70 4 70Z',
  // A padlock, open.
  E:
    'M14 46C14 42 16 41 20 41H80C84 41 86 42 86 46V92C86 97 83 99 79 99H21C17 99 14 97 14 92ZM50 54A10 10 0 0 0 45 73L42 88H58L55 73A10 10 0 0 0 50 54Z' +
    'M20 36V26A25 25 0 0 1 69 19L57 23A12.5 12.5 0 0 0 33 26V36Z',
  // A mask on its stick.
  I:
    'M1 20C18 10 37 17 50 25C63 17 82 10 99 20C101 46 92 68 73 68C61 68 57 58 50 53C43 58 39 68 27 68C8 68 -1 46 1 20Z' +
    'M15 37C23 27 37 31 41 45C31 53 19 48 15 37ZM85 37C77 27 63 31 59 45C69 53 81 48 85 37Z' +
    'M80 72L90 68L98 100H87Z',
  // Somebody sits in the air, over their shadow.
  L:
    circle(50, 15, 15) +
    'M37 34C45 31 55 31 63 34C71 37 75 45 79 52L90 59C99 62 101 72 94 76C84 82 66 81 50 74C34 81 16 82 6 76C-1 72 1 62 10 59L21 52C25 45 29 37 37 34Z' +
    'M35 47L27 59L37 63ZM65 47L73 59L63 63Z' +
    'M12 92C20 86 80 86 88 92C80 99 20 99 12 92Z',
  // A butterfly.
  M:
    'M46 45C40 19 18 5 2 11C-4 27 6 50 28 54C12 58 9 77 20 90C33 95 44 80 47 65L50 92L53 65C56 80 67 95 80 90' +
    'C91 77 88 58 72 54C94 50 104 27 98 11C82 5 60 19 54 45L64 9L58 7L50 32L42 7L36 9Z',
  // A saw.
  S:
    'M0 46L66 18L75 63L69 77L63 63L57 77L51 63L45 77L39 63L33 77L27 63L21 77L15 63L9 77L3 63Z' +
    'M70 14C85 7 98 12 100 34C101 58 99 82 85 86C76 87 74 79 78 71C80 66 80 62 79 58Z' +
    'M80 26C87 21 90 27 90 37C90 50 89 60 86 61C84 54 83 40 80 26Z',
  // A flash, and a puff of smoke.
  V:
    'M22 97C8 99 -2 88 3 76C-5 63 6 48 20 51C23 36 44 31 54 43C68 36 84 46 81 61C95 64 99 80 88 88C84 99 68 102 58 95C48 103 32 104 22 97Z' +
    'M27 74C25 60 40 52 51 60C62 68 58 84 46 85C37 86 32 77 37 71C41 67 47 70 46 75C51 74 51 68 46 65C38 61 31 66 33 75Z' +
    'M24 -1L30 15L45 20L30 25L24 40L18 25L3 20L18 15Z' +
    circle(74, 27, 9.5) +
    circle(91, 9, 6.5),
};
