// The picture on the bill of SAM: two rows of its cards on green billiard cloth, drawn up against each other like toy soldiers.
import { Back, Face } from '../../games/sam/svg-cards.tsx';
import { Layer } from './layers.tsx';
import { PRINT, starburst } from './lithograph.ts';

/** Who faces us, from the left. */
const FOES = ['Jd', 'Kh', 'Qc'] as const;
/** Ours, from the left; the outer ones are seen where a bill is wide. */
const OURS = [-2, -1, 0, 1, 2] as const;
/** From one of them to the next, and where they stand; ours are cut off at their feet. */
const [BETWEEN_FOES, BETWEEN_OURS] = [76, 92];
const [FOES_STAND, WE_STAND] = [119, 251];

export function SamArt() {
  return (
    <>
      <Layer fit="scenery" size={[248, 240]}>
        <defs>
          <radialGradient id="art-cloth-light" cx="124" cy="120" r="170" gradientUnits="userSpaceOnUse">
            <stop offset="0" stop-color="#47a56d" />
            <stop offset="1" stop-color={PRINT.baize} />
          </radialGradient>
        </defs>
        <rect width="248" height="240" fill="#3a2416" />
        <path d="M0 24H248M0 52H248" stroke="#26160c" stroke-width="2" />
        <path d="M124 0L330 160H-82Z" fill={PRINT.gold} fill-opacity="0.24" />
        <path d="M0 82H248V96H0Z" fill={PRINT.wood} stroke={PRINT.ink} stroke-width="2.5" />
        <path d="M0 96H248V240H0Z" fill="url(#art-cloth-light)" stroke={PRINT.ink} stroke-width="2" />
        <path
          d="M0 148H248"
          stroke={PRINT.paper}
          stroke-opacity="0.55"
          stroke-width="1.5"
          stroke-dasharray="8 6"
        />
      </Layer>
      <Layer fit="hanging" size={[248, 226]}>
        <Lamp />
      </Layer>
      <Layer fit="figures" size={[248, 226]}>
        {FOES.map((code, index) => (
          <Soldier key={code} x={124 + (index - 1) * BETWEEN_FOES} code={code} />
        ))}
        <path d={starburst(124, 138, 31, 13, 11)} fill={PRINT.gold} stroke={PRINT.ink} stroke-width="2" />
        <path d={starburst(124, 138, 17, 7, 11)} fill="#c4421f" stroke={PRINT.ink} stroke-width="1.5" />
        <Wand transform="translate(82 143) rotate(-10)" />
        <Wand transform="translate(166 143) rotate(190)" />
        {OURS.map((place) => (
          <Rear key={place} x={124 + place * BETWEEN_OURS} />
        ))}
      </Layer>
    </>
  );
}

function Lamp() {
  return (
    <g stroke={PRINT.ink} stroke-width="2">
      <path d="M124 -4V8" stroke={PRINT.brass} stroke-width="4" />
      <path d="M92 26Q96 6 124 6Q152 6 156 26Z" fill={PRINT.baizeLit} />
      <path d="M90 26H158V31H90Z" fill={PRINT.gold} />
    </g>
  );
}

function Wand({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform} stroke={PRINT.ink} stroke-width="1.5">
      <rect x="-30" y="-3" width="46" height="6" rx="3" fill="#15161f" />
      <rect x="8" y="-3" width="10" height="6" rx="2" fill={PRINT.paper} />
    </g>
  );
}

/** A card that faces us, on a stand of brass. */
function Soldier({ x, code }: { readonly x: number; readonly code: string }) {
  return (
    <g transform={`translate(${x} ${FOES_STAND})`}>
      <ellipse cx="0" cy="4" rx="34" ry="7" fill={PRINT.ink} fill-opacity="0.45" />
      <path d="M-28 3Q0 -7 28 3L23 9H-23Z" fill={PRINT.brass} stroke={PRINT.ink} stroke-width="2" />
      <g transform="translate(-30 -83) scale(0.6)">
        <Face code={code} isSmall />
      </g>
    </g>
  );
}

/** A card that turns its back on us. */
function Rear({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} ${WE_STAND})`}>
      <ellipse cx="0" cy="2" rx="40" ry="8" fill={PRINT.ink} fill-opacity="0.45" />
      <path d="M-32 0Q0 -10 32 0L27 8H-27Z" fill={PRINT.brass} stroke={PRINT.ink} stroke-width="2" />
      <g transform="translate(-35 -93) scale(0.7)">
        <Back />
      </g>
    </g>
  );
}
