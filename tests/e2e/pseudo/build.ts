// Builds the pages as the program does, but with the catalogue in a language that nobody speaks. Never for a player.
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CATALOGUE = fileURLToPath(new URL('catalogue.ts', import.meta.url));

const otherCatalogue: Plugin = {
  name: 'other-catalogue',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/language/catalogue.ts') && importer !== CATALOGUE ? CATALOGUE : null,
};

/** Builds the pages into `outDir`, as electron.vite.config.ts has it. */
export async function buildPseudo(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: `${ROOT}/renderer`,
    base: './',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
    plugins: [otherCatalogue],
  });
}
