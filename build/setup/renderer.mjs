// The pages, in out/renderer: every shell shows them.
import { bundled } from './bundle.mjs';

/** Builds the renderer when it is missing or older than its sources. */
export const ensureRenderer = bundled({
  name: 'pages',
  what: 'the table (out/renderer)',
  inputs: ['renderer', 'engine', 'resources', 'electron.vite.config.ts', 'package-lock.json'],
  outputs: ['out/renderer/index.html'],
});
