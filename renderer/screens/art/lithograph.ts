// The inks of the playbills' pictures: few and flat, as from a lithographer's stones.

export const PRINT = {
  ink: '#1c160f',
  paper: '#f4e9d0',
  gold: '#e9bf62',
  brass: '#a97c2a',
  glove: '#fbf6e9',
  night: '#141b40',
  nightLit: '#25316f',
  velvet: '#6d0f1d',
  velvetLit: '#9c1f2c',
  velvetDeep: '#3d0710',
  dusk: '#15363c',
  duskLit: '#2c5c60',
  baize: '#14502f',
  baizeLit: '#1f6b40',
  wood: '#5b3417',
} as const;

/** The points of a sunburst: `count` wedges out of one point, `reach` long. */
export function rays(x: number, y: number, reach: number, count: number): string {
  const step = Math.PI / count;
  const at = (angle: number): string =>
    `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, index) => {
    const from = 2 * index * step;
    return `M${x} ${y}L${at(from)}L${at(from + step)}Z`;
  }).join('');
}

/** A star with `points` points. */
export function starburst(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
