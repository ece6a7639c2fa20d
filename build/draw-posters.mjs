// Draws all cards of Magicians on one sheet, to be looked at: `node build/draw-posters.mjs posters.png "width=104"`.
// The second word asks for a width in px, `kind=mini` for small signs, or a CSS `filter` such as `filter=grayscale(1)`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureBrowser } from './browser.mjs';
import { inProject } from './setup/paths.mjs';

const [picture = 'posters.png', asked = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'parlor-posters-'));
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
        entry: inProject('renderer', 'games', 'magicians', 'paint', 'sheet.testing.ts'),
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
  const look = 'body { margin: 12px; display: flex; flex-wrap: wrap; gap: 8px; background: #1a3c44 }';
  const file = join(folder, 'sheet.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>${style}${look}</style><body><script type="module">${script?.replaceAll('</script', '<\\/script')}</script>`,
  );
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: sandbox });
  const page = await browser.newPage({ viewport: { width: 1368, height: 800 } });
  await page.goto(`${pathToFileURL(file).href}?${asked}`);
  await page.waitForSelector('[data-drawn]');
  return page;
}
