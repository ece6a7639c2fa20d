// The desktop program, in out/main and out/preload: what Electron runs, and the installers hold.
import { bundled } from './bundle.mjs';

/** Builds the desktop program when it is missing or older than its sources. */
export const ensureDesktop = bundled({
  name: 'desktop',
  what: 'the desktop program (out/main, out/preload)',
  inputs: ['main', 'engine', 'build', 'electron.vite.config.ts', 'package-lock.json'],
  outputs: ['out/main/index.js', 'out/main/start.js', 'out/preload/index.cjs'],
});
