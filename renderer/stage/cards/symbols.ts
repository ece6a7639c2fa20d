// The symbol of each colour as a solid shape in a square of 100 by 100, told apart at 14 px.
import type { Silk } from './palette.ts';

const CENTRE = 50;

function point(angle: number, radius: number): string {
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function star(): string {
  const corners = Array.from({ length: 10 }, (_, i) => point((i * Math.PI) / 5, i % 2 === 0 ? 51 : 22));
  return `M${corners.join('L')}Z`;
}

function sun(): string {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    return `M${point(angle - 0.27, 35)}L${point(angle, 52)}L${point(angle + 0.27, 35)}Z`;
  });
  return circle(CENTRE, CENTRE, 30.5) + rays.join('');
}

/** SVG path data; holes are cut by the even-odd rule. */
export const SYMBOL: Readonly<Record<Silk, string>> = {
  R: 'M50 92C18 66 4 49 4 30C4 16 15 7 27 7C38 7 46 13 50 23C54 13 62 7 73 7C85 7 96 16 96 30C96 49 82 66 50 92Z',
  O: sun(),
  Y: star(),
  G:
    'M50 46C40 40 29 30 29 20C29 10 37 4 44 6C47 7 49 9 50 12C51 9 53 7 56 6C63 4 71 10 71 20C71 30 60 40 50 46Z' +
    'M48 50C45 61 38 74 28 77C18 80 9 74 9 67C9 64 11 61 13 60C10 59 7 57 6 54C4 47 10 39 20 39C30 39 41 44 48 50Z' +
    'M52 50C59 44 70 39 80 39C90 39 96 47 94 54C93 57 90 59 87 60C89 61 91 64 91 67C91 74 82 80 72 77C62 74 55 61 52 50Z' +
    'M47 54H53C54 72 58 84 68 92L60 97C51 88 47 72 47 54Z',
  B: 'M50 2C53 14 85 44 85 65A35 33 0 0 1 15 65C15 44 47 14 50 2Z',
  I: 'M64 4A47 47 0 1 0 96 66A38 38 0 0 1 64 4Z',
  P: `M-2 50C20 6 80 6 102 50C80 94 20 94 -2 50Z${circle(50, 50, 25)}${circle(50, 50, 14)}`,
  K:
    'M101 35C95 26 88 22 79 21C73 9 59 5 47 12C38 17 35 27 28 38L0 84L19 79L9 98L36 80L44 82L41 91H33V96H58V91H50L52 82' +
    'L58 81L57 91H52V96H77V91H66L67 78C80 71 86 60 84 47C84 43 85 41 87 40C92 39 97 38 101 35Z' +
    circle(66, 24, 4.5),
};
