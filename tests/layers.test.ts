// Proves that the walls between the layers stand: what a layer may not do is refused, and the refusal says why.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parlor-layers-'));

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs one of the project's tools in the folder of wrong files and answers all that it prints. */
function output(tool: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const command = [join(root, 'node_modules', tool), ...args];
    execFile(process.execPath, command, { cwd: folder }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

const pureEngine = 'The engine is pure';
const noClock = 'The engine has no clock';
const noRandom = 'The engine draws only from the generator it is given';
const drawsOnly = 'The renderer draws and never decides';

/** A file, what is wrong in it, and the beginning of the sentence that has to refuse it. */
const refused: readonly (readonly [path: string, source: string, sentence: string])[] = [
  ['engine/a/main.ts', `import '../../main/table/table.ts';`, `${pureEngine}: it may not know who owns`],
  ['engine/a/renderer.ts', `import '../../renderer/app.ts';`, `${pureEngine}: it may not know who draws`],
  [
    'engine/a/type.ts',
    `import type { Table } from '../../main/table.ts';\nexport type T = Table;`,
    pureEngine,
  ],
  ['engine/a/again.ts', `export * from '../../main/table/table.ts';`, pureEngine],
  ['engine/a/fs.ts', `import 'node:fs';`, 'The engine also runs in a browser'],
  ['engine/a/bare.ts', `import 'fs';`, 'The engine also runs in a browser'],
  ['engine/a/electron.ts', `import 'electron';`, 'The engine runs without Electron'],
  ['engine/a/pixi.ts', `import 'pixi.js';`, 'The engine draws nothing'],
  ['engine/a/socket.ts', `import 'socket.io-client';`, 'The engine sends nothing'],
  ['engine/b/window.ts', `export const a = window.name;`, 'The engine knows no DOM'],
  ['engine/b/document.ts', `export const a = document.title;`, 'The engine knows no DOM'],
  ['engine/b/process.ts', `export const a = process.argv;`, 'The engine knows no Node'],
  ['engine/b/timeout.ts', `setTimeout(() => {}, 1);`, noClock],
  ['engine/b/global.ts', `globalThis.setTimeout(() => {}, 1);`, noClock],
  ['engine/b/now.ts', `export const a = Date.now();`, noClock],
  ['engine/b/date.ts', `export const a = new Date().getTime();`, noClock],
  ['engine/b/parse.ts', `export const a = globalThis.Date.parse('1970');`, noClock],
  ['engine/b/random.ts', `export const a = Math.random();`, noRandom],
  ['engine/games/x/x.test.ts', `import '../../../main/table.ts';`, pureEngine],
  ['renderer/main.ts', `import '../main/table/table.ts';`, 'The renderer runs in a page'],
  ['renderer/games/x/rules.ts', `import '../../../engine/games/x/rules.ts';`, drawsOnly],
  ['renderer/games/x/machine.tsx', `import '../../../engine/games/x/machine.ts';`, drawsOnly],
  ['renderer/games/x/setup.ts', `import '../../../engine/games/x/setup.ts';`, drawsOnly],
  ['renderer/games/x/scoring.ts', `import '../../../engine/games/x/scoring.ts';`, drawsOnly],
  ['renderer/games/x/folder.ts', `import '../../../engine/games/x/rules/row.ts';`, drawsOnly],
  ...['session', 'charts', 'laws', 'simulate', 'scenario', 'journal', 'bots', 'chance'].map(
    (folder) =>
      [
        `renderer/b/${folder}.ts`,
        `import { a } from '../../engine/${folder}/a.ts';\na();`,
        drawsOnly,
      ] as const,
  ),
  ['renderer/b/again.ts', `export * from '../../engine/session/session.ts';`, drawsOnly],
  ['renderer/b/registry.ts', `import { games } from '../../engine/games/registry.ts';\ngames();`, drawsOnly],
  [
    'renderer/b/inline.ts',
    `import { type Session } from '../../engine/session/session.ts';\nexport type S = Session;`,
    'top-level type qualifier',
  ],
  ['renderer/node.ts', `import 'node:fs';`, `The renderer is also opened in a phone's browser`],
  ['main/renderer.ts', `import '../renderer/app.ts';`, 'main/ owns the state and draws nothing'],
  ['main/deep/renderer.ts', `import '../../renderer/app.ts';`, 'main/ owns the state and draws nothing'],
  ['main/table/electron.ts', `import 'electron';`, 'The host also runs without Electron'],
  [
    'main/shells/start.ts',
    `import type { App } from 'electron/main';\nexport type A = App;`,
    'The host also runs without Electron',
  ],
  [
    'main/shells/electron/renderer.ts',
    `import '../../../renderer/app.ts';`,
    'main/ owns the state and draws nothing',
  ],
  ['renderer/electron.ts', `import 'electron/renderer';`, `The renderer is also opened in a phone's browser`],
  ['main/default.ts', `export default 1;`, 'default export'],
  ['main/long.ts', '// line\n'.repeat(401), 'Maximum allowed is 400'],
  ['main/cycle-a.ts', `import { b } from './cycle-b.ts';\nexport const a = (): unknown => b;`, 'cycle'],
  ['main/cycle-b.ts', `import { a } from './cycle-a.ts';\nexport const b = (): unknown => a;`, 'cycle'],
  [
    'main/types.ts',
    `import { Shape } from './shape.ts';\nexport const a = (shape: Shape): Shape => shape;`,
    'import type',
  ],
  ['main/floating.ts', `const a = async (): Promise<void> => {};\na();`, 'Promises must be awaited'],
];

/** What looks close to the forbidden and is allowed. */
const allowed: readonly (readonly [path: string, source: string])[] = [
  ['engine/c/random.ts', `export interface Random {\n  random(): number;\n}`],
  ['main/shape.ts', `export interface Shape {\n  readonly main: string;\n}`],
  ['main/engine.ts', `import '../engine/games/x/rules.ts';\nimport 'node:fs';`],
  ['main/shells/electron/index.ts', `import 'electron/main';`],
  ['main/preload/index.ts', `import 'electron/renderer';`],
  ['renderer/games/x/words.ts', `import '../../../engine/games/x/describe.ts';\nimport './setup.ts';`],
  [
    'renderer/games/x/types.ts',
    `import '../../../engine/games/x/types.ts';\nimport '../../../engine/games/words.ts';`,
  ],
  [
    'renderer/b/types.ts',
    `import type { games } from '../../engine/games/registry.ts';
import type { Session } from '../../engine/session/session.ts';
export type Games = typeof games;
export type S = Session;`,
  ],
  ['renderer/games/registry.test.ts', `import './registry.ts';`],
  ['tool.config.ts', `export default {};`],
];

/** A file of the engine, and the compiler's complaint about it. */
const uncompilable: readonly (readonly [path: string, source: string, complaint: string])[] = [
  ['engine/d/window.ts', `export const a: unknown = window;`, `Cannot find name 'window'`],
  ['engine/d/timeout.ts', `setTimeout(() => {}, 1);`, `Cannot find name 'setTimeout'`],
  ['engine/d/process.ts', `export const a: unknown = process;`, `Cannot find name 'process'`],
  [
    'engine/d/fs.ts',
    `import { readFileSync } from 'node:fs';\nexport const a: unknown = readFileSync;`,
    `'node:fs'`,
  ],
  ['engine/d/enum.ts', `export enum Suit {\n  Clubs,\n}`, 'erasableSyntaxOnly'],
];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter', () => {
  let found: readonly Diagnostic[] = [];

  beforeAll(async () => {
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [path, source] of [...refused, ...allowed]) write(path, `${source}\n`);
    write('tsconfig.json', '{ "compilerOptions": { "strict": true, "noEmit": true } }');
    const printed = await output('oxlint/bin/oxlint', [
      '--format=json',
      'engine',
      'main',
      'renderer',
      'tool.config.ts',
    ]);
    found = (JSON.parse(printed) as { diagnostics: Diagnostic[] }).diagnostics;
  });

  const sentences = (path: string): string =>
    found
      .flatMap((each) => (each.filename === path ? [`${each.message} ${each.help ?? ''}`] : []))
      .join('\n');

  test.for(refused)('refuses %s: %s', ([path, , sentence]) => {
    expect(sentences(path)).toContain(sentence);
  });

  test.for(allowed)('allows %s', ([path]) => {
    expect(sentences(path)).toBe('');
  });
});

describe('the compiler', () => {
  let printed = '';

  beforeAll(async () => {
    cpSync(join(root, 'tsconfig.json'), join(folder, 'compile/tsconfig.json'));
    cpSync(join(root, 'engine/tsconfig.json'), join(folder, 'compile/engine/tsconfig.json'));
    for (const [path, source] of uncompilable) write(`compile/${path}`, `${source}\n`);
    // Node's types lie beside the sources in the project too, and still may not be seen from the engine.
    cpSync(join(root, 'node_modules/@types/node'), join(folder, 'compile/node_modules/@types/node'), {
      recursive: true,
    });
    printed = await output('typescript/bin/tsc', ['-p', 'compile/engine', '--pretty', 'false']);
  });

  test.for(uncompilable)('refuses %s', ([path, , complaint]) => {
    const about = printed.split('\n').filter((line) => line.includes(path));
    expect(about.join('\n')).toContain(complaint);
  });
});
