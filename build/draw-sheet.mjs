// Draws all cards of a game on one sheet, to be looked at: `node build/draw-sheet.mjs sam sheet.png "width=104"`.
// The last word asks the game's `paint/sheet.testing.ts` for a `width` in px, for another `kind` of pictures than cards, for a
// CSS `filter` such as `filter=grayscale(1)`, or for a page so wide (`page=600`) and with so many device px a px (`density=2`).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureBrowser } from './browser.mjs';
import { inProject } from './setup/paths.mjs';

const [game = 'sam', picture = 'sheet.png', asked = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'parlor-sheet-'));
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
try {
  await build({
    configFile: false,
    root: inProject('renderer'),
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      // A page from a file may not fetch a module or a font from another one.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      lib: {
        entry: inProject('renderer', 'games', game, 'paint', 'sheet.testing.ts'),
        formats: ['es'],
        fileName: 'sheet',
        cssFileName: 'sheet',
      },
    },
  });
  const page = await sheetPage();
  await page.screenshot({ path: picture, fullPage: true });
  await page.context().browser()?.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The sheet, drawn. */
async function sheetPage() {
  const [style, script] = ['sheet.css', 'sheet.js'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const look = 'body { margin: 12px; display: flex; flex-wrap: wrap; gap: 8px }';
  const file = join(folder, 'sheet.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>${style}${look}</style><body><script type="module">${script?.replaceAll('</script', '<\\/script')}</script>`,
  );
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: sandbox });
  const page = await browser.newPage({
    viewport: { width: Number(new URLSearchParams(asked).get('page') ?? 1368), height: 100 },
    deviceScaleFactor: Number(new URLSearchParams(asked).get('density') ?? 1),
  });
  await page.goto(`${pathToFileURL(file).href}?${asked}`);
  await page.waitForSelector('[data-drawn]');
  return page;
}
