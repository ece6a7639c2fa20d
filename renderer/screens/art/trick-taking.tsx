// The picture on the bill of Trick-Taking: between red velvet curtains a top hat stands on its head and throws cards.
import { Face } from '../../games/trick-taking/svg-cards.tsx';
import { At } from '../../rules/cards.tsx';
import { CARD_PROPORTION } from '../../stage/cards/card-size.ts';
import { Layer } from './layers.tsx';
import { PRINT, rays, starburst } from './lithograph.ts';

/** A card of every effect, which are one of every colour as well. */
const THROWN = [
  ['C1', 50, 100, -38],
  ['L4', 76, 64, -24],
  ['V7', 107, 42, -9],
  ['I3', 141, 42, 8],
  ['S6', 172, 62, 23],
  ['M4', 198, 97, 36],
  ['E3', 124, 90, -3],
] as const;
const WIDTH = 46;
const FOLDS = [0, 1, 2, 3] as const;

export function TrickTakingArt() {
  return (
    <>
      <Layer fit="behind" size={[248, 240]}>
        <defs>
          <radialGradient id="art-hat-light" cx="124" cy="120" r="150" gradientUnits="userSpaceOnUse">
            <stop offset="0" stop-color="#f2c470" />
            <stop offset="0.5" stop-color="#a5301d" />
            <stop offset="1" stop-color={PRINT.velvetDeep} />
          </radialGradient>
        </defs>
        <rect width="248" height="240" fill="url(#art-hat-light)" />
        <path d={rays(124, 150, 260, 18)} fill={PRINT.gold} fill-opacity="0.16" />
      </Layer>
      <Layer fit="scenery" size={[248, 240]}>
        <path d="M0 216H248V240H0Z" fill="#5a3017" stroke={PRINT.ink} stroke-width="2" />
      </Layer>
      <Layer fit="figures" size={[248, 240]}>
        <defs>
          <linearGradient id="art-hat-silk" x1="0" x2="1" y1="0" y2="0">
            <stop offset="0" stop-color="#090a10" />
            <stop offset="0.3" stop-color="#454860" />
            <stop offset="0.5" stop-color="#191b28" />
            <stop offset="1" stop-color="#05060a" />
          </linearGradient>
        </defs>
        <ellipse cx="124" cy="224" rx="66" ry="9" fill={PRINT.ink} fill-opacity="0.5" />
        {THROWN.map(([code, x, y, lean]) => (
          <g key={code} transform={`translate(${x} ${y + 10}) rotate(${lean})`}>
            <At x={-WIDTH / 2} y={(-WIDTH / 2) * CARD_PROPORTION} width={WIDTH}>
              <Face code={code} />
            </At>
          </g>
        ))}
        <path d={starburst(64, 136, 8, 2.5, 4)} fill={PRINT.paper} />
        <path d={starburst(186, 132, 8, 2.5, 4)} fill={PRINT.paper} />
        <path d={starburst(124, 128, 6, 2, 4)} fill={PRINT.paper} />
        <Hat />
      </Layer>
      <Layer fit="scenery" size={[248, 240]}>
        <defs>
          <linearGradient id="art-hat-fold" x1="0" x2="1" y1="0" y2="0">
            <stop offset="0" stop-color={PRINT.velvetDeep} />
            <stop offset="0.45" stop-color={PRINT.velvetLit} />
            <stop offset="1" stop-color={PRINT.velvetDeep} />
          </linearGradient>
        </defs>
        <Curtain />
        <g transform="translate(248 0) scale(-1 1)">
          <Curtain />
        </g>
        <Swag />
      </Layer>
    </>
  );
}

function Hat() {
  return (
    <g stroke={PRINT.ink} stroke-width="2.5" stroke-linejoin="round">
      <path
        d="M84 146C88 172 88 196 82 216Q124 232 166 216C160 196 160 172 164 146Z"
        fill="url(#art-hat-silk)"
      />
      <path d="M85.5 158Q124 172 162.5 158L161.5 172Q124 187 86.5 172Z" fill={PRINT.velvetLit} />
      <ellipse cx="124" cy="146" rx="64" ry="15" fill="#23263a" />
      <ellipse cx="124" cy="144" rx="41" ry="8.5" fill="#040408" stroke={PRINT.gold} stroke-width="1.5" />
    </g>
  );
}

function Curtain() {
  return (
    <g stroke={PRINT.ink} stroke-width="1.5">
      {FOLDS.map((fold) => (
        <path
          key={fold}
          d={`M${fold * 12} 0H${fold * 12 + 13}C${fold * 12 + 11} 80 ${fold * 7 + 8} 120 ${fold * 5 + 4} 158C${fold * 8 + 8} 186 ${fold * 9 + 8} 206 ${fold * 10 + 8} 224H${fold * 9 - 2}C${fold * 8} 196 ${fold * 5} 178 ${fold * 5 - 2} 158C${fold * 7} 120 ${fold * 11} 70 ${fold * 12} 0Z`}
          fill="url(#art-hat-fold)"
        />
      ))}
      <path d="M-2 152Q12 162 26 152L25 161Q12 171 -2 161Z" fill={PRINT.gold} />
    </g>
  );
}

function Swag() {
  return (
    <g stroke={PRINT.ink} stroke-width="1.5">
      {[0, 1, 2, 3].map((part) => (
        <g key={part} transform={`translate(${part * 62} 0)`}>
          <path d="M0 0H62V12Q31 42 0 12Z" fill={PRINT.velvet} />
          <path d="M6 8Q31 27 56 8M14 4Q31 15 48 4" fill="none" stroke={PRINT.velvetDeep} />
          <path d="M0 12Q31 42 62 12" fill="none" stroke={PRINT.gold} stroke-width="3.5" />
        </g>
      ))}
    </g>
  );
}
