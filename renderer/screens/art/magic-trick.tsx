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

/** Where each finger bends round the cards, how far it leans, and how long it is. */
const FINGERS = [
  [217, 176, -15, 0.95],
  [222, 197, -8, 1.04],
  [221, 218, -1, 1],
  [215, 237, 7, 0.86],
] as const;

/** The shade on the side that the light does not reach. */
const SHADE = { fill: PRINT.ink, 'fill-opacity': 0.2, stroke: 'none' } as const;
/** A fold, or a row of stitches. */
const FOLD = { fill: 'none', 'stroke-width': 1.3, 'stroke-linecap': 'round', 'stroke-opacity': 0.7 } as const;

function Hand() {
  return (
    <g fill={PRINT.glove} stroke={PRINT.ink} stroke-width="2.5" stroke-linejoin="round">
      <path d="M165 278C158 256 157 232 163 213C170 193 192 182 216 183C233 184 243 191 245 204C250 212 251 224 248 234C246 248 242 264 236 278Q200 268 165 278Z" />
      <path
        d="M222 246C236 244 246 238 249 230C247 248 242 264 236 278Q219 273 203 273C214 268 220 258 222 246Z"
        {...SHADE}
      />
      <Thumb />
      {FINGERS.map(([x, y, lean, size]) => (
        <Finger key={y} transform={`translate(${x} ${y}) rotate(${lean}) scale(${size} 1)`} />
      ))}
      <path d="M166 269Q200 259 238 269" {...FOLD} />
      <path d="M186 262L189 253M200 260L201 252M214 261L213 253" {...FOLD} />
    </g>
  );
}

function Thumb() {
  return (
    <>
      <path d="M176 244C160 230 149 210 146 188C143 170 148 156 158 155C168 154 172 164 173 178C174 194 183 204 194 212C198 226 190 242 176 244Z" />
      <path
        d="M176 244C160 230 149 210 146 188C151 205 163 222 180 231C186 234 190 231 193 226C192 236 186 243 176 244Z"
        {...SHADE}
      />
      <path d="M148 191C156 186 166 186 173 189M151 199C157 195 163 194 168 195" {...FOLD} />
      <path d="M154 164C156 160 161 160 163 164" {...FOLD} />
    </>
  );
}

/** Bent round the cards from the right: the knuckle, two joints, and a tip that grows thinner. */
function Finger({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <path d="M20 -10.5C10 -13 -4 -11.5 -16 -11C-30 -10.5 -41 -7.5 -41 0C-41 7.5 -30 9.5 -16 10C-4 11 8 12.5 20 11C28 8 29 -7 20 -10.5Z" />
      <path
        d="M-40 3C-31 7 -18 6.5 -6 7C6 7.5 18 8 25 3C24 8 22 10.5 20 11C8 12.5 -4 11 -16 10C-29 9.5 -39 8 -40 3Z"
        {...SHADE}
      />
      <path d="M-17 -9C-14.5 -6 -14 -2 -15 1M3 -10C6 -6.5 6.5 -2 5.5 2M6.5 -9C9 -6.5 9.5 -4 9 -1" {...FOLD} />
    </g>
  );
}
