// The props of "How it goes": the cloth under a scene, eyes that see, a pile of taken cards, a sleeve.
import type { ComponentChildren } from 'preact';
import { At } from '../../rules/cards.tsx';
import { Cloth } from '../../rules/cloth.tsx';
import { CHALK, GOLD, INK } from '../../stage/cards/palette.ts';
import { Back } from './svg-cards.tsx';

/** The cloth of this game's table. */
export function Stage({ children }: { children: ComponentChildren }) {
  return (
    <Cloth lit="#3c4a97" dark="#10173a">
      {children}
    </Cloth>
  );
}

export function Eye({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-30 0C-18 -20 18 -20 30 0C18 20 -18 20 -30 0Z" fill={CHALK} stroke={INK} stroke-width="2" />
      <circle r="10" fill="#3b5f8f" />
      <circle r="5" fill={INK} />
      <circle cx="3" cy="-3" r="2" fill={CHALK} />
      <path d="M-32 -10C-18 -28 18 -28 32 -10" fill="none" stroke={GOLD} stroke-width="3" />
    </g>
  );
}

/** A trick, laid away crosswise. */
export function Pile({ x, y, class: className }: { x: number; y: number; class: string }) {
  return (
    <g class={className}>
      <At x={x} y={y} width={40} turn={-14}>
        <Back silk="B" />
      </At>
      <At x={x} y={y} width={40} turn={-2}>
        <Back silk="Y" />
      </At>
      <At x={x} y={y} width={40} turn={10}>
        <Back silk="K" />
      </At>
    </g>
  );
}

/** The end of a tailcoat's sleeve, with its cuff. */
export function Tailcoat({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M4 0L132 14L124 44L0 30Z" fill={CHALK} stroke={INK} stroke-width="2" />
      <circle cx="106" cy="28" r="6" fill={GOLD} stroke={INK} stroke-width="1.5" />
      <path d="M-6 26L132 42L112 154L-44 154Z" fill="#1d1f29" stroke="#4d5270" stroke-width="2" />
      <path d="M-6 26L132 42L130 54L-9 38Z" fill="#343852" />
    </g>
  );
}
