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
      // Phones bring their own browser, so not only what the bundled Chromium understands.
      target: ['chrome120', 'safari17', 'firefox121'],
      // The content security policy allows no data: URLs for pictures and fonts.
      assetsInlineLimit: 0,
      sourcemap: false,
      rolldownOptions: { input: 'renderer/index.html' },
    },
  },
});
