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
import { Card, Field, type FieldOfCards, Ring } from './rules-fields.tsx';
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

/** A field whose cards come in one after the other. */
function Rows() {
  return (
    <Billiard>
      <g transform="translate(110 20) scale(1.56)">
        <Field x={0} y={0} {...NOTHING_KNOWN} moves={(place) => `how-rise how-${place}`} />
      </g>
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
    { code: '8c', words: say('sam.how.costs', { points: attackCost(parseCard('8c')) }) },
    { code: '6h', words: say('sam.how.drawn', { points: faceValue(parseCard('6h')) }) },
    { code: '5h', words: say('sam.how.pays', { points: faceValue(parseCard('5h')) }) },
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

/** From the middle of the picture to a front row and a back row that face it, and from one card of a row to the next. */
const [FRONT, BACK, DOWN] = [62, 124, 80];

/** Two fields seen from the side, front row against front row: the attacker and whom it reaches. */
function Reach() {
  const mine = ['down', '8h', 'down', 'down', 'down', '6s'];
  const theirs = ['down', 'Jc', 'down', 'down', '4d', 'down'];
  const outwards = (place: number): number => (place < theirs.length / 2 ? FRONT : BACK);
  const top = (place: number): number => 20 + (place % 3) * DOWN;
  return (
    <Billiard>
      {mine.map((lying, place) => (
        <At key={place} x={240 - outwards(place) - 50} y={top(place)} width={50}>
          <Card lying={lying} />
          {lying === '8h' && <Glow />}
        </At>
      ))}
      <Arrow x={220} y={top(1) + 39} />
      {theirs.map((lying, place) => (
        <At key={place} x={240 + outwards(place)} y={top(place)} width={50}>
          <Card lying={lying} />
          {outwards(place) === FRONT && <Ring />}
        </At>
      ))}
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
      <At x={40} y={57} width={112} class="how-legal">
        <Face code="Kh" />
        <Glow />
      </At>
      <Arrow x={178} y={136} />
      <g transform="translate(238 34) scale(1.36)">
        <Field x={0} y={0} places={[null, null, null, 'down', '4d', null]} reached={[3, 4]} />
      </g>
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
