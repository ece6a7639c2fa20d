// A QR code: dark on light whatever the theme, because readers take nothing else.
import { useMemo } from 'preact/hooks';
import { qrPath } from './qr-path.ts';

interface QrCodeProps {
  /** What it leads to. */
  readonly url: string;
  /** What a screen reader says in its place. */
  readonly label: string;
}

export function QrCode({ url, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(url), [url]);
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
      data-url={url}
    >
      <path class="qr-light" d={`M0 0h${size}v${size}H0z`} />
      <path class="qr-dark" d={path} />
    </svg>
  );
}
