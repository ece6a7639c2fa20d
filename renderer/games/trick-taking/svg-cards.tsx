// Cards, stacks and the hat of Trick-Taking as vector pictures for pages: in rules, scenes, Repertoires. The stage paints its own.
import { useId } from 'preact/hooks';
import { effectLetter, rankIn } from '../../../engine/games/trick-taking/cards.ts';
import type { Effect, Hat } from '../../../engine/games/trick-taking/types.ts';
import { CARD_HEIGHT, CardPicture, Digit, Outline, Symbol } from '../../rules/cards.tsx';
import { hanging } from '../../stage/cards/hanging.ts';
import { FOLD, GOLD, INK, ON_SILK, PARCHMENT, RIM, SILK, type Silk } from '../../stage/cards/palette.ts';
import { DOWN, HAT, UP } from '../parts/marks.ts';
import { silkOf } from './paint/colours.ts';
import { ARROW_ON, type HatPart, STANDING, UPSIDE_DOWN } from './paint/hat-shape.ts';
import { PICTOGRAM } from './paint/pictograms.ts';

/** What shows of a card above the one that lies over it. */
export const PEEP = 34;

interface ShapeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** The sign of an effect around a point. */
export function EffectSign({ effect, x, y, size, fill }: ShapeProps & { readonly effect: Effect }) {
  return <Shape path={PICTOGRAM[effect]} x={x} y={y} size={size} fill={fill} />;
}

/** Path data in a square of 100 by 100 around a point. */
function Shape({ path, x, y, size, fill }: ShapeProps & { readonly path: string }) {
  return (
    <path
      d={path}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}
      fill={fill}
      fill-rule="evenodd"
    />
  );
}

const CURTAIN = hanging([7.5, 8, 85, 65]);

/** The curtain over a card, with its rod and its fringe. */
function Curtain({ silk }: { readonly silk: Silk }) {
  // Of its own, because a picture may not take its light from one that is not shown.
  const id = useId();
  const { light, shade } = FOLD[silk];
  const tones = [shade, SILK[silk], light, SILK[silk], shade, SILK[silk], light, SILK[silk], shade];
  return (
    <>
      <defs>
        <linearGradient id={id}>
          {tones.map((tone, index) => (
            <stop key={index} offset={index / (tones.length - 1)} stop-color={tone} />
          ))}
        </linearGradient>
      </defs>
      <path d={CURTAIN.behind} fill={shade} stroke={INK} stroke-width="2" />
      <path d={CURTAIN.cloth} fill={`url(#${id})`} stroke={INK} stroke-width="2" />
      <g fill="none" transform="translate(0 1.6)">
        <path d={CURTAIN.hem} stroke={INK} stroke-width="6" />
        <path d={CURTAIN.hem} stroke={GOLD} stroke-width="4" stroke-dasharray="1.2 0.6" />
      </g>
      <g fill={GOLD} stroke={INK}>
        <rect x="4" y="6" width="92" height="4" rx="2" />
        <circle cx="4.8" cy="8" r="3.4" />
        <circle cx="95.2" cy="8" r="3.4" />
      </g>
    </>
  );
}

/** A card by its code, face up, on 100 by 140: rank and colour on a curtain, the sign of the effect below. */
export function Face({ code }: { readonly code: string }) {
  const silk = silkOf(code);
  const ink = ON_SILK[silk];
  return (
    <g>
      <Outline fill={PARCHMENT} />
      <Curtain silk={silk} />
      <Digit rank={rankIn(code)} x={32} y={35} size={58} fill={ink} />
      <Symbol silk={silk} x={70.5} y={35} size={30} fill={ink} />
      <EffectSign effect={effectLetter(code)} x={50} y={106} size={52} fill={INK} />
    </g>
  );
}

/** A card that lies under others: all that is known of it stands at its upper edge. */
export function Peeping({ code }: { readonly code: string }) {
  const silk = silkOf(code);
  const ink = ON_SILK[silk];
  const middle = PEEP / 2 + 1;
  return (
    <g>
      <Outline fill={PARCHMENT} />
      <rect x="4" y="4" width="92" height={PEEP} rx="4" fill={SILK[silk]} stroke={INK} stroke-width="1.4" />
      <Digit rank={rankIn(code)} x={20} y={middle} size={30} fill={ink} />
      <EffectSign effect={effectLetter(code)} x={50} y={middle} size={25} fill={ink} />
      <Symbol silk={silk} x={80} y={middle} size={23} fill={ink} />
    </g>
  );
}

/** Cards on one another, the top first; what lies beneath looks out above. */
export function StackOf({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      {codes.toReversed().map((code, place) => (
        <g key={code} transform={`translate(0 ${place * PEEP})`}>
          {place === codes.length - 1 ? <Face code={code} /> : <Peeping code={code} />}
        </g>
      ))}
    </>
  );
}

/** A stack, or one card, as a picture of its own; `words` are empty where they stand beside it. */
export function StackPicture({
  codes,
  words,
}: {
  readonly codes: readonly string[];
  readonly words: string;
}) {
  return (
    <CardPicture words={words} height={CARD_HEIGHT + (codes.length - 1) * PEEP}>
      <StackOf codes={codes} />
    </CardPicture>
  );
}

/** The back, the same for all cards. */
export function Back() {
  return (
    <g>
      <Outline fill={RIM} />
      <rect x="5" y="5" width="90" height="130" rx="5" fill={SILK.K} />
      <rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke={GOLD} />
      <circle cx="50" cy="70" r="34" fill={FOLD.K.shade} stroke={GOLD} />
      <circle cx="50" cy="70" r="31.5" fill="none" stroke={GOLD} stroke-width="0.6" />
      <Shape path={HAT} x={50} y={70} size={44} fill={GOLD} />
      {[21, 79].map((x) =>
        [22, 118].map((y) => <Shape key={`${x} ${y}`} path={HAT} x={x} y={y} size={17} fill={GOLD} />),
      )}
    </g>
  );
}

const STUFF: Readonly<Record<HatPart['of'], string>> = {
  silk: '#1b1e2c',
  brim: '#2b2f45',
  top: '#34384f',
  ribbon: '#a01a28',
  mouth: '#040408',
  lining: '#8f1b28',
};

/** The Top Hat on 100 by 100: it stands where the high card wins, and lies on its crown where the low one does. */
export function HatFigure({ hat }: { readonly hat: Hat }) {
  const parts = hat === 'high' ? STANDING : UPSIDE_DOWN;
  const { y, size } = hat === 'high' ? ARROW_ON.standing : ARROW_ON.upsideDown;
  const arrow = hat === 'high' ? UP : DOWN;
  return (
    <g transform="translate(50 50) scale(0.94)">
      {parts.map(({ of, path }) => (
        <path key={of} d={path} fill="none" stroke={GOLD} stroke-width="3.5" stroke-linejoin="round" />
      ))}
      {parts.map(({ of, path }) => (
        <path key={of} d={path} fill={STUFF[of]} stroke="#9aa0c0" stroke-opacity="0.4" stroke-width="0.8" />
      ))}
      <Shape path={arrow} x={0} y={y} size={size + 5} fill={INK} />
      <Shape path={arrow} x={0} y={y} size={size} fill={GOLD} />
    </g>
  );
}

/** The hat as a picture whose words stand beside it. */
export function HatPicture({ hat }: { readonly hat: Hat }) {
  return (
    <svg class="hat-picture" viewBox="0 0 100 100" aria-hidden="true">
      <HatFigure hat={hat} />
    </svg>
  );
}
