// How the renderer is bundled into out/renderer, for the window, for a browser and for a phone alike.
import { defineConfig } from 'electron-vite';

export default defineConfig({
  renderer: {
    root: 'renderer',
    // The pages are served from different places: a custom scheme, loopback, somebody's LAN address.
    base: './',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: 'out/renderer',
      emptyOutDir: true,
      // Phones bring their own browser, so not only what the bundled Chromium understands. One name and not a
      // list: electron-vite appends a list to its own target, and a browser named twice is an error.
      target: 'es2022',
      // The content security policy allows no data: URLs for pictures and fonts.
      assetsInlineLimit: 0,
      sourcemap: false,
      rolldownOptions: { input: 'renderer/index.html' },
    },
  },
});
