// Watches the window: its size, its density and the reader's text size.
import type { Size } from './game-stage.ts';
import { readingOf } from './paint/faces.ts';

/** The browser's own text size, in px, at 100 %. */
const USUAL_TEXT = 16;

export function sizeOf(host: HTMLElement): Size {
  const root = document.documentElement;
  const text = Number.parseFloat(getComputedStyle(root).fontSize) / USUAL_TEXT;
  return {
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    text: Number.isFinite(text) && text > 0 ? text : 1,
    reading: readingOf(root.dataset['reading']),
  };
}

/** Device px a CSS px; more than 3 is not seen and costs memory. */
export function densityNow(): number {
  return Math.min(3, window.devicePixelRatio || 1);
}

/** Tells when the host's size, the density or the text size has changed. Returns how to stop. */
export function watchWindow(host: HTMLElement, changed: () => void): () => void {
  const stop = new AbortController();
  // What has just been taken from the page has no size, and nothing is drawn there any more.
  const observer = new ResizeObserver(() => {
    if (host.isConnected) changed();
  });
  try {
    // Also told when only the density changes.
    observer.observe(host, { box: 'device-pixel-content-box' });
  } catch {
    // Safari knows no such box.
    observer.observe(host);
  }
  window.addEventListener('resize', changed, { signal: stop.signal });
  // Settings of the reader (text size, faces) are attributes of the root element.
  const settings = new MutationObserver(changed);
  settings.observe(document.documentElement, { attributes: true });
  const watchDensity = (): void => {
    // A media query tells once that the density is no longer what it was.
    window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        changed();
        watchDensity();
      },
      { once: true, signal: stop.signal },
    );
  };
  watchDensity();
  return () => {
    observer.disconnect();
    settings.disconnect();
    stop.abort();
  };
}
