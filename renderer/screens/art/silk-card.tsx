// A card of coloured silk as the playbills' pictures show it, its middle in the origin.
import { ON_SILK, RIM, SILK, type Silk } from '../../stage/cards/palette.ts';
import { SYMBOL } from '../../stage/cards/symbols.ts';
import { PRINT } from './lithograph.ts';

interface SilkCardProps {
  readonly suit: Silk;
  readonly width: number;
  /** Where its middle lies, and how it leans. */
  readonly transform: string;
}

export function SilkCard({ suit, width, transform }: SilkCardProps) {
  const height = width * 1.4;
  const rim = width * 0.055;
  const symbol = width * 0.0056;
  return (
    <g transform={transform}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={width / 12}
        fill={RIM}
        stroke={PRINT.ink}
        stroke-width={width * 0.022}
      />
      <rect
        x={-width / 2 + rim}
        y={-height / 2 + rim}
        width={width - 2 * rim}
        height={height - 2 * rim}
        rx={width / 18}
        fill={SILK[suit]}
      />
      <rect
        x={-width / 2 + 2 * rim}
        y={-height / 2 + 2 * rim}
        width={width - 4 * rim}
        height={height - 4 * rim}
        rx={width / 26}
        fill="none"
        stroke={ON_SILK[suit]}
        stroke-opacity="0.55"
        stroke-width={width * 0.014}
      />
      <path
        d={SYMBOL[suit]}
        fill={ON_SILK[suit]}
        fill-rule="evenodd"
        transform={`translate(${-50 * symbol} ${-50 * symbol}) scale(${symbol})`}
      />
      {[1, -1].map((side) => (
        <path
          key={side}
          d={SYMBOL[suit]}
          fill={ON_SILK[suit]}
          fill-rule="evenodd"
          transform={`scale(${side}) translate(${-width * 0.4} ${-height * 0.42}) scale(${width * 0.0021})`}
        />
      ))}
    </g>
  );
}
