// The scenes of "How it goes": Trick-Taking in one minute, drawn.
import type { ComponentChildren } from 'preact';
import { effectLetter } from '../../../engine/games/trick-taking/cards.ts';
import { effectWords, hatWords } from '../../../engine/games/trick-taking/describe.ts';
import type { Hat } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { At, Glow } from '../../rules/cards.tsx';
import { Cloth } from '../../rules/cloth.tsx';
import type { Scene } from '../../rules/contract.ts';
import { Arrow, Words } from '../../rules/scene-parts.tsx';
import { CLOTH } from './paint/cloth.ts';
import { Back, Face, HatFigure, PEEP, StackOf } from './svg-cards.tsx';

interface PictureProps {
  readonly say: Say;
}

function Velvet({ children }: { readonly children: ComponentChildren }) {
  return (
    <Cloth lit={CLOTH.lit} dark={CLOTH.dark}>
      {children}
    </Cloth>
  );
}

function HatAt({
  hat,
  x,
  y,
  size,
}: {
  readonly hat: Hat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <HatFigure hat={hat} />
    </g>
  );
}

/** A blue Metamorphosis was led: one card has its effect, one its colour, one neither. */
function Play({ say }: PictureProps) {
  const cards = [
    { code: 'M6', matches: true },
    { code: 'S6', matches: true },
    { code: 'C4', matches: false },
  ];
  return (
    <Velvet>
      <At x={36} y={52} width={92}>
        <Face code="M3" />
      </At>
      <Words x={82} y={216}>
        {say('trick-taking.how.led')}
      </Words>
      {cards.map(({ code, matches }, place) => (
        <At key={code} x={164 + place * 102} y={52} width={84} class={`how-rise how-${place}`}>
          <g class={matches ? undefined : 'how-not'}>
            <Face code={code} />
            {matches && <Glow />}
          </g>
        </At>
      ))}
    </Velvet>
  );
}

/** The same two cards under either face of the hat. */
function Turned({ say }: PictureProps) {
  return (
    <Velvet>
      {(['high', 'low'] as const).map((hat, half) => (
        <g key={hat} class={half === 0 ? undefined : 'how-late'}>
          <HatAt hat={hat} x={84 + half * 240} y={16} size={72} />
          <Words x={120 + half * 240} y={116}>
            {hatWords(say, hat)}
          </Words>
          {['M3', 'M6'].map((code, place) => (
            <At key={code} x={44 + half * 240 + place * 82} y={134} width={70}>
              <Face code={code} />
              {(hat === 'high') === (place === 1) && <Glow />}
            </At>
          ))}
        </g>
      ))}
      <Arrow x={220} y={52} />
    </Velvet>
  );
}

/** Three of the seven effects. */
function Effects({ say }: PictureProps) {
  return (
    <Velvet>
      {['C2', 'I1', 'E5'].map((code, place) => (
        <g key={code}>
          <At x={48 + place * 142} y={40} width={100} class={`how-rise how-${place}`}>
            <Face code={code} />
          </At>
          <Words x={98 + place * 142} y={216}>
            {effectWords(say, effectLetter(code))}
          </Words>
        </g>
      ))}
    </Velvet>
  );
}

/** Two stacks and the sum that makes the rank of each. */
function Stacks({ say }: PictureProps) {
  const stacks = [
    { codes: ['M3', 'L4'], printed: 3, sign: '+', beneath: 4, rank: 7 },
    { codes: ['M3', 'S5'], printed: 3, sign: '−', beneath: 5, rank: -2 },
  ];
  return (
    <Velvet>
      {stacks.map(({ codes, ...sum }, half) => (
        <g key={codes.join(' ')}>
          <At x={75 + half * 230} y={20 + PEEP} width={100}>
            <g transform={`translate(0 ${-PEEP})`}>
              <g class={`how-rise how-${half * 3}`}>
                <StackOf codes={codes} />
              </g>
            </g>
          </At>
          <text class="how-figure how-late" x={125 + half * 230} y="246">
            {say('trick-taking.how.sum', sum)}
          </text>
        </g>
      ))}
    </Velvet>
  );
}

/** A card rises out of the trick and goes back to the cards in a hand. */
function Vanished() {
  return (
    <Velvet>
      <At x={48} y={24} width={84}>
        <Face code="V1" />
        <Glow />
      </At>
      <Arrow x={152} y={82} />
      <At x={210} y={24} width={84} class="how-not">
        <Face code="L7" />
      </At>
      {[0, 1, 2].map((place) => (
        <At key={place} x={262 + place * 34} y={150} width={84} turn={place * 7 - 12}>
          <Back />
        </At>
      ))}
      <At x={366} y={152} width={84} turn={12} class="how-fly">
        <Face code="L7" />
      </At>
    </Velvet>
  );
}

/** What was won lies open, sorted by effect. */
function Repertoire({ say }: PictureProps) {
  const piles = [
    ['C3', 'C7'],
    ['L2', 'L5', 'L7'],
    ['M3', 'M6'],
    ['V1', 'V4', 'V6'],
  ];
  return (
    <Velvet>
      {piles.map((codes, place) => (
        <At key={place} x={52 + place * 98} y={28} width={82} class={`how-rise how-${place}`}>
          <StackOf codes={codes} />
        </At>
      ))}
      <Words x={240} y={250}>
        {say('trick-taking.how.yours')}
      </Words>
    </Velvet>
  );
}

/** The last card is turned up under the hat, between two hands. */
function Ultimate({ say }: PictureProps) {
  return (
    <Velvet>
      <HatAt hat="high" x={205} y={12} size={70} />
      <At x={190} y={98} width={100} class="how-legal">
        <Face code="M3" />
        <Glow />
      </At>
      {[0, 1, 2].map((place) => (
        <g key={place}>
          <At x={28 + place * 34} y={112} width={72} turn={place * 8 - 8}>
            <Face code={['L7', 'S6', 'M6'][place]!} />
          </At>
          <At x={312 + place * 34} y={112} width={72} turn={place * 8 - 8}>
            <Back />
          </At>
        </g>
      ))}
      <Words x={98} y={92}>
        {say('trick-taking.how.hand')}
      </Words>
    </Velvet>
  );
}

export const scenes: readonly Scene[] = [
  { title: 'trick-taking.how.play', text: 'trick-taking.how.play.text', Picture: Play },
  { title: 'trick-taking.how.hat', text: 'trick-taking.how.hat.text', Picture: Turned },
  { title: 'trick-taking.how.effects', text: 'trick-taking.how.effects.text', Picture: Effects },
  { title: 'trick-taking.how.stacks', text: 'trick-taking.how.stacks.text', Picture: Stacks },
  { title: 'trick-taking.how.vanish', text: 'trick-taking.how.vanish.text', Picture: Vanished },
  { title: 'trick-taking.how.repertoire', text: 'trick-taking.how.repertoire.text', Picture: Repertoire },
  { title: 'trick-taking.how.ultimate', text: 'trick-taking.how.ultimate.text', Picture: Ultimate },
];
