// Benchmark `deal`: 56 cards dealt through the stage beside bare Pixi moving the same sprites, and a table at rest.
import { chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../../build/browser.mjs';
import { inputOf, play } from '../../renderer/games/magic-trick/played.testing.ts';
import { servePage } from '../e2e/stage/serve.ts';
import type { Frames, Renderer } from './deal/page.ts';

const WINDOW = { width: 1280, height: 800 };
/** Deals of each kind; the first of each warms up and does not count. */
const DEALS = 6;
const RATIO_GOAL = 1.3;
const IDLE_MS = 10_000;
/** Frames follow one another as fast as they can be made, so that their time is not that of a screen. */
const UNBOUND = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

type Kind = 'stage' | 'bare';

/** Measures deals with both renderers, kinds alternating; prints a line each. */
export async function measureDeal(print: (line: string) => void): Promise<void> {
  const server = await servePage(new URL('deal/', import.meta.url));
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--enable-unsafe-swiftshader', '--disable-accelerated-2d-canvas', ...UNBOUND, ...root],
  });
  try {
    const page = await browser.newPage({ viewport: WINDOW });
    await page.goto(server.url);
    await page.waitForFunction(() => 'bench' in window);
    for (const renderer of ['canvas', 'webgl'] as const) await measureRenderer(page, renderer, print);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureRenderer(page: Page, renderer: Renderer, print: (line: string) => void): Promise<void> {
  const [dealt] = play({ seats: 4, viewer: 'watcher', moves: 0 });
  if (!dealt) throw new Error('Nothing was dealt.');
  const input = inputOf(dealt.view);
  const frames: Record<Kind, Frames[]> = { stage: [], bare: [] };
  for (let deal = 0; deal < DEALS; deal += 1) {
    for (const kind of ['bare', 'stage'] as const) {
      const one = await page.evaluate(
        ([how, drawing, shown, events]) => window.bench[how](drawing, shown, events),
        [kind, renderer, input, dealt.events] as const,
      );
      if (deal > 0) frames[kind].push(one);
    }
  }
  const [stage, bare] = [sum(frames.stage), sum(frames.bare)];
  print(`56 cards at ${WINDOW.width} x ${WINDOW.height}, ${renderer}, the stage: ${told(stage)}`);
  print(`56 cards at ${WINDOW.width} x ${WINDOW.height}, ${renderer}, bare Pixi: ${told(bare)}`);
  const ratio = (part: number): string =>
    (quantile(stage.intervals, part) / quantile(bare.intervals, part)).toFixed(2);
  const means = (mean(stage.intervals) / mean(bare.intervals)).toFixed(2);
  print(
    `${renderer}: the stage takes ${ratio(0.5)} times as long a frame (mean ${means}, p95 ${ratio(0.95)}; goal ${RATIO_GOAL})`,
  );
  const idle = await page.evaluate(([drawing, shown, ms]) => window.bench.idle(drawing, shown, ms), [
    renderer,
    input,
    IDLE_MS,
  ] as const);
  print(
    `${renderer}: an idle table in ${IDLE_MS / 1000} s: ${idle.renders} draw calls, ${idle.frames} animation frames asked for (goal 0 and 0)`,
  );
}

function sum(all: readonly Frames[]): Frames {
  return {
    intervals: all.flatMap(({ intervals }) => intervals),
    script: all.flatMap(({ script }) => script),
  };
}

function told({ intervals, script }: Frames): string {
  const of = (values: readonly number[]): string =>
    `median ${quantile(values, 0.5).toFixed(2)} ms, p95 ${quantile(values, 0.95).toFixed(2)} ms`;
  return `${intervals.length} frames, ${of(intervals)} a frame; script ${of(script)}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function quantile(values: readonly number[], part: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(part * ordered.length))] ?? NaN;
}
