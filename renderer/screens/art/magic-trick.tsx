// The picture on the bill of Magic Trick: a gloved hand, seven silks that only the others can read, one up the sleeve.
import { PARCHMENT, SILK } from '../../stage/cards/palette.ts';
import { SYMBOL } from '../../stage/cards/symbols.ts';
import { PRINT, rays, starburst } from './lithograph.ts';
import { SilkCard } from './silk-card.tsx';

const FAN = ['R', 'O', 'Y', 'G', 'B', 'P', 'K'] as const;
const STEP = 15;
const STARS = [
  [38, 44, 7],
  [84, 22, 4],
  [26, 120, 4],
  [366, 40, 7],
  [322, 20, 4],
  [378, 112, 4],
] as const;

export function MagicTrickArt() {
  return (
    <svg class="art" viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id="art-silks-light" cx="200" cy="190" r="210" gradientUnits="userSpaceOnUse">
          <stop offset="0" stop-color="#5566b8" />
          <stop offset="0.55" stop-color={PRINT.nightLit} />
          <stop offset="1" stop-color={PRINT.night} />
        </radialGradient>
        <linearGradient id="art-silks-sleeve" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stop-color="#0c0d16" />
          <stop offset="0.45" stop-color="#2c2e42" />
          <stop offset="1" stop-color="#0c0d16" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill="url(#art-silks-light)" />
      <path d={rays(200, 236, 420, 22)} fill={PRINT.gold} fill-opacity="0.13" />
      {STARS.map(([x, y, size]) => (
        <path key={x} d={starburst(x, y, size, size * 0.4, 5)} fill={PRINT.gold} />
      ))}
      {FAN.map((suit, index) => (
        <SilkCard
          key={suit}
          suit={suit}
          width={82}
          transform={`translate(200 262) rotate(${(index - 3) * STEP}) translate(0 -150)`}
        />
      ))}
      <Sleeve />
      <Hand />
    </svg>
  );
}

function Sleeve() {
  return (
    <g stroke={PRINT.ink} stroke-width="3" stroke-linejoin="round">
      <g transform="translate(262 262) rotate(38)">
        <rect x="-22" y="-46" width="44" height="62" rx="4" fill={PARCHMENT} stroke-width="2" />
        <text x="-9" y="-14" font-family="Abril Fatface" font-size="30" fill={PRINT.ink} stroke="none">
          3
        </text>
        <path d={SYMBOL.R} fill={SILK.R} stroke="none" transform="translate(-17 -12) scale(0.14)" />
      </g>
      <path d="M150 300L158 272Q200 262 242 272L250 300Z" fill={PRINT.glove} />
      <path d="M146 300L152 287Q200 276 248 287L254 300Z" fill="url(#art-silks-sleeve)" />
      <circle cx="200" cy="291" r="4" fill={PRINT.gold} stroke-width="1.5" />
    </g>
  );
}

const FINGERS = [
  [216, 178, -14],
  [221, 198, -8],
  [221, 218, -2],
  [216, 237, 5],
] as const;

function Hand() {
  return (
    <g fill={PRINT.glove} stroke={PRINT.ink} stroke-width="2.5" stroke-linejoin="round">
      <path d="M164 276C156 246 158 214 172 196C186 184 214 180 228 194C240 212 244 250 236 276Q200 266 164 276Z" />
      <path d="M170 232C154 214 146 190 152 166C156 154 172 156 173 168C174 186 184 200 190 214Z" />
      {FINGERS.map(([x, y, lean]) => (
        <rect
          key={y}
          x="-38"
          y="-10"
          width="60"
          height="20"
          rx="10"
          transform={`translate(${x} ${y}) rotate(${lean})`}
        />
      ))}
      <path d="M178 262Q200 256 222 262" fill="none" stroke-width="1.5" />
    </g>
  );
}
