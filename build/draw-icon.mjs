// Draws build/icon.png from build/icon.svg: `node build/draw-icon.mjs` after the drawing has changed.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.mjs';
import { inProject } from './setup/paths.mjs';

const size = 1024;
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: sandbox });
try {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = readFileSync(inProject('build', 'icon.svg'), 'utf8');
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
  await page.screenshot({ path: inProject('build', 'icon.png'), omitBackground: true });
} finally {
  await browser.close();
}
