// The picture on the bill of Magicians: a street of little theatres at dusk, in each a magician before their public.
import { EmblemShapes } from '../../games/magicians/svg-emblem.tsx';
import { Layer } from './layers.tsx';
import { PRINT, starburst } from './lithograph.ts';

interface TheatreProps {
  readonly transform: string;
  readonly wall: string;
  readonly curtain: string;
  /** Whose poster has what is shown on its stage. */
  readonly act: string;
  /** How large that is; half its size where this is left out. */
  readonly scale?: number;
}

const SKY_STARS = [
  [22, 30],
  [60, 16],
  [92, 46],
  [138, 20],
  [40, 84],
  [150, 78],
  [226, 108],
  [14, 128],
] as const;

/** Back to front; the outer ones are seen where a bill is wide. */
const STREET: readonly TheatreProps[] = [
  { transform: 'translate(-26 186) scale(0.76)', wall: '#8a6a3a', curtain: '#4a3212', act: 'water-tank' },
  {
    transform: 'translate(274 186) scale(0.76)',
    wall: '#4f6d8a',
    curtain: '#1c3350',
    act: 'stunning-assistant',
  },
  { transform: 'translate(47 190) scale(0.88)', wall: '#6e4a6b', curtain: '#3e2240', act: 'floating-lady' },
  {
    transform: 'translate(201 190) scale(0.88)',
    wall: '#4a6a63',
    curtain: '#1d3b38',
    act: 'vanishing-elephant',
  },
  {
    transform: 'translate(124 198) scale(1.24)',
    wall: '#a2552f',
    curtain: '#6d0f1d',
    act: 'magician',
    scale: 0.56,
  },
];

export function MagiciansArt() {
  return (
    <>
      <Layer fit="scenery" size={[248, 240]}>
        <defs>
          <linearGradient id="art-street-sky" x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stop-color="#12303f" />
            <stop offset="0.55" stop-color={PRINT.duskLit} />
            <stop offset="0.9" stop-color="#d8944d" />
          </linearGradient>
        </defs>
        <rect width="248" height="240" fill="url(#art-street-sky)" />
        <path
          d="M0 190L18 176L30 186V170H44V180L60 166L80 184L96 172L120 186L140 170V160H152V178L176 168L196 184L214 170L248 188V240H0Z"
          fill="#1d3a3d"
        />
        <path d="M0 208H248V240H0Z" fill="#1d1410" />
        <path d="M0 224H248" stroke={PRINT.gold} stroke-opacity="0.5" stroke-width="1.5" />
      </Layer>
      <Layer fit="hanging" size={[248, 214]}>
        {SKY_STARS.map(([x, y]) => (
          <path key={x} d={starburst(x, y, 4, 1.4, 4)} fill={PRINT.paper} />
        ))}
        <circle cx="194" cy="44" r="30" fill="#fff4cf" fill-opacity="0.16" />
        <path d="M194 22A22 22 0 1 0 214 54A18 18 0 0 1 194 22Z" fill="#fff4cf" />
      </Layer>
      <Layer fit="figures" size={[248, 214]}>
        <defs>
          <radialGradient id="art-street-lit" cx="0.5" cy="0.9" r="0.8">
            <stop offset="0" stop-color="#fff0bd" />
            <stop offset="1" stop-color="#e0963a" />
          </radialGradient>
        </defs>
        {STREET.map((theatre) => (
          <Theatre key={theatre.act} {...theatre} />
        ))}
      </Layer>
    </>
  );
}

/** A house with a stage in it, standing on 0, 0, about a hundred wide. */
function Theatre({ transform, wall, curtain, act, scale = 0.5 }: TheatreProps) {
  return (
    <g transform={transform} stroke={PRINT.ink} stroke-width="2" stroke-linejoin="round">
      <path d="M-46 0V-112H46V0Z" fill={wall} />
      <path d="M-54 -112L0 -148L54 -112Z" fill={PRINT.paper} />
      <path d="M-38 -115L0 -140L38 -115Z" fill={wall} stroke-width="1.5" />
      <path d={starburst(0, -123, 9, 4, 5)} fill={PRINT.gold} stroke-width="1.2" />
      <path d="M-50 -112H50V-100H-50Z" fill={PRINT.gold} />
      {[-40, -24, -8, 8, 24, 40].map((x) => (
        <circle key={x} cx={x} cy="-106" r="2.4" fill={PRINT.paper} stroke-width="0.8" />
      ))}
      <path d="M-32 -8V-66C-32 -94 32 -94 32 -66V-8Z" fill="url(#art-street-lit)" />
      <svg
        x={-50 * scale}
        y={-8 - 100 * scale}
        width={100 * scale}
        height={100 * scale}
        viewBox="0 0 100 100"
        stroke="none"
      >
        <EmblemShapes code={act} />
      </svg>
      <path
        d="M-32 -8V-66C-32 -84 -12 -88 -4 -87C-8 -66 -22 -52 -25 -40C-27 -28 -25 -18 -22 -8Z"
        fill={curtain}
      />
      <path d="M32 -8V-66C32 -84 12 -88 4 -87C8 -66 22 -52 25 -40C27 -28 25 -18 22 -8Z" fill={curtain} />
      {[-40, 40].map((x) => (
        <g key={x}>
          <path d={`M${x - 5} -8V-94H${x + 5}V-8Z`} fill={PRINT.paper} stroke-width="1.5" />
          <path d={`M${x - 8} -94H${x + 8}V-100H${x - 8}Z`} fill={PRINT.paper} stroke-width="1.5" />
        </g>
      ))}
      <path d="M-50 -9H50V-3H-50ZM-56 -3H56V4H-56Z" fill={PRINT.paper} />
    </g>
  );
}
