// How an address is shown to be typed, and what the network behind it is called. Pure.
import type { Say } from '../../engine/language/say.ts';

/** Without what every browser adds by itself: `192.168.1.20:4848`. */
export function asTyped(url: string): string {
  return url.replace(/^http:\/\//, '').replace(/\/$/, '');
}

/**
 * In the words of who plays: systems name their interfaces for engineers. A name that tells nothing certain stays.
 * @param through such as `wlan0`
 */
export function throughWords(say: Say, through: string): string {
  if (/^(wl|wifi|wi-fi)/i.test(through)) return say('hosting.through.wireless');
  return /^(eth|enp|eno|ens|enx)/i.test(through) ? say('hosting.through.cable') : through;
}
