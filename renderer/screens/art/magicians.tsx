// The picture on the bill of Magicians: a street of little theatres at dusk, in each a magician before their public.
import { Layer } from './layers.tsx';
import { PRINT, starburst } from './lithograph.ts';

interface TheatreProps {
  readonly transform: string;
  readonly wall: string;
  readonly curtain: string;
  readonly act: string;
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

/** Whoever floats, whoever rules the stage, whoever comes out of a hat: silhouettes over the boards at 0, 0. */
const FLOATING =
  'M-27 -34C-20 -40 -8 -38 2 -37L24 -39L25 -35L3 -31C-8 -29 -20 -29 -27 -34ZM-33 -36a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z' +
  'M10 0V-18L5 -26L8 -28L14 -19V0ZM7 -22a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0ZM7 -24H14V-31H7Z';
const RULING =
  'M-3 -52H7V-43H11V-40H-7V-43H-3ZM-2 -40H6C6 -33 5 -31 2 -31C-1 -31 -2 -33 -2 -40Z' +
  'M2 -32C8 -31 12 -30 20 -44L24 -42C20 -28 15 -24 12 -22C16 -10 20 -4 22 0H-18C-16 -4 -12 -10 -8 -22C-11 -24 -16 -28 -20 -42L-16 -44C-8 -30 -4 -31 2 -32Z' +
  'M22 -44L34 -58L35 -57L24 -42Z';
const CONJURING =
  'M-22 0L-18 -20H-4L0 0ZM-25 -20H3V-23H-25ZM-17 -23C-18 -30 -16 -34 -13 -35C-19 -46 -15 -50 -12 -36H-10C-7 -50 -3 -46 -9 -35C-6 -34 -4 -30 -5 -23Z' +
  'M12 0V-24C8 -22 4 -24 -1 -29L1 -31C6 -28 9 -28 12 -29H22C24 -20 23 -8 24 0ZM13 -34a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM11 -36H23V-38H21V-46H13V-38H11Z';

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
        <Theatre transform="translate(47 190) scale(0.86)" wall="#6e4a6b" curtain="#3e2240" act={FLOATING} />
        <Theatre
          transform="translate(201 190) scale(0.86)"
          wall="#4a6a63"
          curtain="#1d3b38"
          act={CONJURING}
        />
        <Theatre transform="translate(124 198) scale(1.24)" wall="#a2552f" curtain="#6d0f1d" act={RULING} />
      </Layer>
    </>
  );
}

/** A house with a stage in it, standing on 0, 0, about a hundred wide. */
function Theatre({ transform, wall, curtain, act }: TheatreProps) {
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
      <path d={act} transform="translate(0 -9)" fill={PRINT.ink} stroke="none" />
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
