// What is bundled: the pages, for every shell alike, and the desktop program, which is Electron's.
import { defineConfig } from 'electron-vite';

/** `PARLOR_PARTS=pages` or `=desktop` builds one of the two; both by default. */
const parts = process.env['PARLOR_PARTS'];

const desktop = {
  main: {
    build: {
      outDir: 'out/main',
      // Everything is in the bundles, so that the archive needs no node_modules at all.
      externalizeDeps: false,
      sourcemap: false,
      rolldownOptions: {
        input: {
          // Electron begins here (package.json, "main").
          index: 'main/shells/electron/index.ts',
          'bots-worker': 'main/shells/electron/bots-worker.ts',
          // The same program on plain Node, with a browser for its window.
          start: 'main/shells/start.ts',
          'bots-thread': 'main/bots/worker.ts',
        },
        // Only the tests of the sources ask for it, to find a browser.
        external: ['playwright-core'],
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      sourcemap: false,
      rolldownOptions: {
        input: { index: 'main/preload/index.ts' },
        // A sandboxed preload script cannot be a module.
        output: { format: 'cjs' as const, entryFileNames: '[name].cjs' },
      },
    },
  },
};

const pages = {
  renderer: {
    root: 'renderer',
    // The pages are served from different places: a custom scheme, loopback, somebody's LAN address.
    base: './',
    oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
    build: {
      outDir: 'out/renderer',
      emptyOutDir: true,
      // In kB. The pages come from this very machine or from the next room, and are asked for once.
      chunkSizeWarningLimit: 1500,
      // Phones bring their own browser, so not only what the bundled Chromium understands. One name and not a
      // list: electron-vite appends a list to its own target, and a browser named twice is an error.
      target: 'es2022',
      // Less than half of the bytes to read before anything is shown; electron-vite would leave them as they are.
      minify: true,
      // The content security policy allows no data: URLs for pictures and fonts.
      assetsInlineLimit: 0,
      sourcemap: false,
      rolldownOptions: { input: 'renderer/index.html' },
    },
  },
};

export default defineConfig({
  ...(parts !== 'pages' && desktop),
  ...(parts !== 'desktop' && pages),
});
