// The picture on the bill of Magic Trick: a gloved hand, seven silks that only the others can read, one up the sleeve.
import { PARCHMENT, SILK } from '../../stage/cards/palette.ts';
import { SYMBOL } from '../../stage/cards/symbols.ts';
import { Layer } from './layers.tsx';
import { PRINT, rays, starburst } from './lithograph.ts';
import { SilkCard } from './silk-card.tsx';

const FAN = ['R', 'O', 'Y', 'G', 'B', 'P', 'K'] as const;
const STEP = 15;
const STARS = [
  [48, 54, 7],
  [94, 30, 4],
  [42, 250, 5],
  [352, 50, 7],
  [312, 28, 4],
  [358, 258, 5],
] as const;

export function MagicTrickArt() {
  return (
    <>
      <Layer fit="behind" size={[400, 330]}>
        <defs>
          <radialGradient id="art-silks-light" cx="200" cy="190" r="230" gradientUnits="userSpaceOnUse">
            <stop offset="0" stop-color="#5f72c6" />
            <stop offset="0.55" stop-color={PRINT.nightLit} />
            <stop offset="1" stop-color={PRINT.night} />
          </radialGradient>
        </defs>
        <rect width="400" height="330" fill="url(#art-silks-light)" />
        <path d={rays(200, 236, 460, 22)} fill={PRINT.gold} fill-opacity="0.15" />
      </Layer>
      <Layer fit="figures" size={[352, 320]}>
        <defs>
          <linearGradient id="art-silks-sleeve" x1="0" x2="1" y1="0" y2="0">
            <stop offset="0" stop-color="#07080f" />
            <stop offset="0.4" stop-color="#2c2e42" />
            <stop offset="1" stop-color="#07080f" />
          </linearGradient>
        </defs>
        <g transform="translate(-24 -10)">
          {STARS.map(([x, y, size]) => (
            <path key={x} d={starburst(x, y, size, size * 0.4, 5)} fill={PRINT.gold} />
          ))}
          {FAN.map((suit, index) => (
            <SilkCard
              key={suit}
              suit={suit}
              width={92}
              transform={`translate(200 246) rotate(${(index - 3) * STEP}) translate(0 -150)`}
            />
          ))}
          <g transform="translate(0 -14)">
            <Sleeve />
            <Hand />
          </g>
        </g>
      </Layer>
    </>
  );
}

function Sleeve() {
  return (
    <g stroke={PRINT.ink} stroke-width="3" stroke-linejoin="round">
      <g transform="translate(262 268) rotate(30)">
        <rect x="-24" y="-52" width="48" height="76" rx="4" fill={PARCHMENT} stroke-width="2" />
        <text x="-16" y="-20" font-family="Abril Fatface" font-size="34" fill={PRINT.ink} stroke="none">
          3
        </text>
        <path d={SYMBOL.R} fill={SILK.R} stroke="none" transform="translate(1 -47) scale(0.17)" />
      </g>
      <path d="M152 306L158 270Q200 258 242 270L250 306Z" fill={PRINT.glove} />
      <path
        d="M108 352C120 322 134 304 146 290Q200 274 254 290C266 304 280 322 292 352Z"
        fill="url(#art-silks-sleeve)"
      />
      <path d="M146 290Q200 274 254 290" fill="none" stroke={PRINT.gold} stroke-width="2" />
      <circle cx="200" cy="300" r="4.5" fill={PRINT.gold} stroke-width="1.5" />
      <circle cx="200" cy="318" r="4.5" fill={PRINT.gold} stroke-width="1.5" />
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
