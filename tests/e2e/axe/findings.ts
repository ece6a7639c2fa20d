// What axe-core finds on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What axe-core has against the page as it is now, one line each. */
export async function findings(page: Page): Promise<string[]> {
  // The debugger's own way into the page, which its policy (no script but the program's) neither forbids nor notices.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    async (options) => {
      const { axe, painted } = window as unknown as {
        readonly axe: { run(page: Node, how: unknown): Promise<AxeResults> };
        /** Where what is painted is noted. axe paints, too, to see whether letters are icons. */
        readonly painted?: Set<string>;
      };
      const before = new Set(painted);
      // What lies behind an open dialog cannot be come to, and is looked at where the dialog is not open.
      const results = await axe.run(document.querySelector('dialog:modal') ?? document, options);
      for (const text of painted ?? []) if (!before.has(text)) painted?.delete(text);
      return results;
    },
    OPTIONS as unknown as Record<string, unknown>,
  );
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${impact} ${id}: ${help}; ${target.join(' ')}; ${failureSummary}`,
    ),
  );
}
