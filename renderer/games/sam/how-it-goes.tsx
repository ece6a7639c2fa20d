// The scenes of "How it goes": SAM in one minute, drawn.
import type { ComponentChildren } from 'preact';
import { attackCost, faceValue, parseCard, summonCost } from '../../../engine/games/sam/cards.ts';
import type { Suit } from '../../../engine/games/sam/types.ts';
import { SUITS } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { At, Glow } from '../../rules/cards.tsx';
import { Cloth } from '../../rules/cloth.tsx';
import type { Scene } from '../../rules/contract.ts';
import { Arrow, Words } from '../../rules/scene-parts.tsx';
import { CLOTH } from './paint/cloth.ts';
import { BATTLES, sumOf } from './rules-examples.ts';
import { Field, FIELD_WIDTH, type FieldOfCards } from './rules-fields.tsx';
import { Face } from './svg-cards.tsx';

interface PictureProps {
  readonly say: Say;
}

function Billiard({ children }: { readonly children: ComponentChildren }) {
  return (
    <Cloth lit={CLOTH.lit} dark={CLOTH.dark}>
      {children}
    </Cloth>
  );
}

/** Digits that come last. */
function Figure({ x, y, children }: { readonly x: number; readonly y: number; readonly children: string }) {
  return (
    <text class="how-figure how-late" x={x} y={y}>
      {children}
    </text>
  );
}

const NOTHING_KNOWN: FieldOfCards = { places: ['down', 'down', 'down', 'down', 'down', 'down'] };

/** Two fields side by side, cards coming in one after the other. */
function Rows() {
  return (
    <Billiard>
      <Field x={157} y={56} {...NOTHING_KNOWN} moves={(place) => `how-rise how-${place}`} />
    </Billiard>
  );
}

/** A card is paid for by another one that is flipped down. */
function Summon({ say }: PictureProps) {
  const [down, up] = ['9d', 'Qc'];
  const brings = faceValue(parseCard(down));
  const costs = summonCost(parseCard(up));
  return (
    <Billiard>
      <Figure x={62} y={152}>
        {say('sam.how.points', { points: 5 })}
      </Figure>
      <At x={112} y={62} width={88} class="how-rise how-1">
        <Face code={down} isSmall />
      </At>
      <Words x={156} y={222}>
        {say('sam.how.change', { change: brings })}
      </Words>
      <Arrow x={222} y={128} />
      <At x={286} y={50} width={104} class="how-legal">
        <Face code={up} />
        <Glow />
      </At>
      <Words x={338} y={230}>
        {say('sam.how.change', { change: -costs })}
      </Words>
      <Figure x={434} y={152}>
        {say('sam.how.points', { points: 5 + brings - costs })}
      </Figure>
    </Billiard>
  );
}

/** What is drawn is not enough, and a card pays the rest. */
function Attack({ say }: PictureProps) {
  const cards = [
    { code: '8c', words: say('sam.how.points', { points: attackCost(parseCard('8c')) }) },
    { code: '6h', words: say('sam.how.drawn') },
    { code: '5h', words: say('sam.how.pays') },
  ];
  return (
    <Billiard>
      {cards.map(({ code, words }, place) => (
        <g key={code}>
          <At x={40 + place * 150} y={44} width={100} class={`how-rise how-${place * 2}`}>
            <Face code={code} isSmall={place > 0} />
            {place === 0 && <Glow />}
          </At>
          <Words x={90 + place * 150} y={222}>
            {words}
          </Words>
        </g>
      ))}
    </Billiard>
  );
}

/** Two fields side by side, as they lie face to face: the attacker and whom it reaches. */
function Reach() {
  return (
    <Billiard>
      <g transform="translate(61 48) rotate(0)">
        <Field x={0} y={10} places={['8h', 'down', 'down', 'down', '6s', 'down']} attacker={0} />
        <Field
          x={FIELD_WIDTH + 26}
          y={10}
          places={['down', 'Jc', 'down', 'down', 'down', 'down']}
          reached={[0, 1, 2]}
        />
      </g>
    </Billiard>
  );
}

/** The higher of two face cards loses 2, and with it the battle. */
function Battle({ say }: PictureProps) {
  const { attacker, defender } = BATTLES.jackOnQueen;
  const values = [sumOf(attacker, 'attacker').value, sumOf(defender, 'defender').value];
  return (
    <Billiard>
      <At x={70} y={34} width={110} class="how-legal">
        <Face code={attacker.code} />
        <Glow />
      </At>
      <Arrow x={220} y={114} />
      <At x={296} y={42} width={104} turn={6}>
        <g class="how-not">
          <Face code={defender.code} />
        </g>
      </At>
      {values.map((points, place) => (
        <Figure key={points} x={125 + place * 225} y={242}>
          {say('sam.how.points', { points })}
        </Figure>
      ))}
    </Billiard>
  );
}

/** What each suit is good for, as one card and a word. */
function Suits({ say }: PictureProps) {
  const shown: Readonly<Record<Suit, string>> = { c: '9c', d: '8d', h: '7h', s: '6s' };
  return (
    <Billiard>
      {SUITS.map((suit, place) => (
        <g key={suit}>
          <At x={30 + place * 110} y={50} width={90} class={`how-rise how-${place}`}>
            <Face code={shown[suit]} isSmall />
          </At>
          <Words x={75 + place * 110} y={212}>
            {say(`sam.how.suits.${suit}`)}
          </Words>
        </g>
      ))}
    </Billiard>
  );
}

/** A row is gone: what lay behind it can be attacked. */
function Collapse() {
  return (
    <Billiard>
      <At x={56} y={64} width={100} class="how-legal">
        <Face code="As" />
        <Glow />
      </At>
      <Arrow x={184} y={136} />
      <Field x={252} y={60} places={[null, null, null, 'down', '4d', null]} reached={[3, 4]} />
    </Billiard>
  );
}

export const scenes: readonly Scene[] = [
  { title: 'sam.how.field', text: 'sam.how.field.text', Picture: Rows },
  { title: 'sam.how.summon', text: 'sam.how.summon.text', Picture: Summon },
  { title: 'sam.how.attack', text: 'sam.how.attack.text', Picture: Attack },
  { title: 'sam.how.reach', text: 'sam.how.reach.text', Picture: Reach },
  { title: 'sam.how.battle', text: 'sam.how.battle.text', Picture: Battle },
  { title: 'sam.how.suits', text: 'sam.how.suits.text', Picture: Suits },
  { title: 'sam.how.collapse', text: 'sam.how.collapse.text', Picture: Collapse },
];
