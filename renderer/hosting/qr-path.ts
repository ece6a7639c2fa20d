// A QR code as one path of SVG: the dark modules, row by row, inside the quiet zone that readers need.
import encodeQR from 'qr';

/** As the standard asks for, in modules. */
const QUIET_ZONE = 4;

export interface QrPath {
  /** Width and height of the square in modules, with its quiet zone. */
  readonly size: number;
  /** For the attribute `d`: what is dark. */
  readonly path: string;
}

/** @param text what a reader reads; an address of this program fits always */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE, ecc: 'medium' });
  return { size: rows.length, path: rows.map(pathOfRow).join('') };
}

/** Dark modules that touch are one rectangle, so that no hairline of light shows between them at any scale. */
function pathOfRow(row: readonly boolean[], y: number): string {
  let path = '';
  for (let from = row.indexOf(true); from >= 0;) {
    const light = row.indexOf(false, from);
    const to = light < 0 ? row.length : light;
    path += `M${from} ${y}h${to - from}v1H${from}z`;
    from = row.indexOf(true, to);
  }
  return path;
}
