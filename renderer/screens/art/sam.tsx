// The picture on the bill of SAM: two rows of cards on green billiard cloth, drawn up against each other like toy soldiers.
import { Layer } from './layers.tsx';
import { PRINT, starburst } from './lithograph.ts';

const ROW = [-1, 0, 1] as const;

export function SamArt() {
  return (
    <>
      <Layer fit="behind" size={[248, 240]}>
        <rect width="248" height="240" fill="#3a2416" />
        <path d="M0 60H248M0 66H248M0 120H248" stroke="#26160c" stroke-width="2" />
      </Layer>
      <Layer fit="scenery" size={[248, 240]}>
        <path d="M124 8L300 240H-52Z" fill={PRINT.gold} fill-opacity="0.22" />
      </Layer>
      <Layer fit="hanging" size={[248, 226]}>
        <Lamp />
      </Layer>
      <Layer fit="figures" size={[248, 226]}>
        <defs>
          <radialGradient id="art-cloth-light" cx="124" cy="110" r="150" gradientUnits="userSpaceOnUse">
            <stop offset="0" stop-color="#47a56d" />
            <stop offset="1" stop-color={PRINT.baize} />
          </radialGradient>
        </defs>
        <g transform="translate(0 -6)">
          <path d="M48 62H200L258 240H-10Z" fill={PRINT.wood} stroke={PRINT.ink} stroke-width="2.5" />
          <path d="M57 69H191L238 234H10Z" fill="url(#art-cloth-light)" stroke={PRINT.ink} stroke-width="2" />
          {ROW.map((place) => (
            <Soldier key={place} transform={`translate(${124 + place * 46} 118) scale(0.78)`} place={place} />
          ))}
          <path d={starburst(124, 144, 30, 13, 11)} fill={PRINT.gold} stroke={PRINT.ink} stroke-width="2" />
          <path d={starburst(124, 144, 17, 7, 11)} fill="#c4421f" stroke={PRINT.ink} stroke-width="1.5" />
          <Wand transform="translate(90 156) rotate(-24)" />
          <Wand transform="translate(158 156) rotate(204)" />
          {ROW.map((place) => (
            <Rear key={place} transform={`translate(${124 + place * 64} 224)`} />
          ))}
        </g>
      </Layer>
    </>
  );
}

function Lamp() {
  return (
    <g stroke={PRINT.ink} stroke-width="2">
      <path d="M124 -4V14" stroke={PRINT.brass} stroke-width="4" />
      <path d="M92 34Q96 12 124 12Q152 12 156 34Z" fill={PRINT.baizeLit} />
      <path d="M90 34H158V39H90Z" fill={PRINT.gold} />
    </g>
  );
}

function Wand({ transform }: { transform: string }) {
  return (
    <g transform={transform} stroke={PRINT.ink} stroke-width="1.5">
      <rect x="-30" y="-3" width="46" height="6" rx="3" fill="#15161f" />
      <rect x="8" y="-3" width="10" height="6" rx="2" fill={PRINT.paper} />
    </g>
  );
}

const RANKS = ['J', 'K', 'Q'] as const;

/** A court card that faces us, on a stand of brass. */
function Soldier({ transform, place }: { transform: string; place: -1 | 0 | 1 }) {
  const rank = RANKS[place + 1] ?? 'K';
  return (
    <g transform={transform} stroke={PRINT.ink} stroke-width="2" stroke-linejoin="round">
      <ellipse cx="0" cy="4" rx="28" ry="7" fill={PRINT.ink} fill-opacity="0.45" stroke="none" />
      <path d="M-22 4Q0 -6 22 4L18 9H-18Z" fill={PRINT.brass} />
      <rect x="-25" y="-74" width="50" height="74" rx="4" fill={PRINT.paper} />
      <text x="-21" y="-56" font-family="Abril Fatface" font-size="17" fill={PRINT.ink} stroke="none">
        {rank}
      </text>
      <g transform="translate(3 -22)" stroke-width="1.5">
        <path d="M-17 20C-17 6 -9 2 0 2C9 2 17 6 17 20Z" fill={place === 0 ? '#8f0707' : '#17204a'} />
        <path d="M-4 3L0 12L4 3Z" fill={PRINT.glove} />
        <circle cx="0" cy="-7" r="9.5" fill="#f0cfa2" />
        {place < 1 && <path d="M-7 -3Q-3 -6 0 -3Q3 -6 7 -3Q3 0 0 -2Q-3 0 -7 -3Z" fill={PRINT.ink} />}
        <circle cx="-3.5" cy="-9" r="0.9" fill={PRINT.ink} />
        <circle cx="3.5" cy="-9" r="0.9" fill={PRINT.ink} />
        {place === 1 ? (
          <path
            d="M-12 2C-16 -14 -8 -20 0 -20C8 -20 16 -14 12 2C10 -6 8 -12 0 -13C-8 -12 -10 -6 -12 2Z"
            fill="#7a3b14"
          />
        ) : (
          <path d="M-13 -13H13V-16H8V-30H-8V-16H-13Z" fill="#15161f" />
        )}
      </g>
    </g>
  );
}

/** A card that turns its back on us. */
function Rear({ transform }: { transform: string }) {
  return (
    <g transform={transform} stroke={PRINT.ink} stroke-width="2">
      <path d="M-26 2Q0 -8 26 2L22 8H-22Z" fill={PRINT.brass} />
      <rect x="-28" y="-74" width="56" height="76" rx="4" fill={PRINT.paper} />
      <rect x="-24" y="-70" width="48" height="68" rx="3" fill="#233a7a" stroke-width="1" />
      <path
        d="M-24 -53L0 -70L24 -53M-24 -36L0 -53L24 -36M-24 -19L0 -36L24 -19M-24 -2L0 -19L24 -2M-24 -53L0 -36L24 -53M-24 -36L0 -19L24 -36M-24 -19L0 -2L24 -19M-24 -70L0 -53L24 -70"
        fill="none"
        stroke={PRINT.gold}
        stroke-opacity="0.75"
        stroke-width="1.2"
      />
    </g>
  );
}
