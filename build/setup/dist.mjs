// Makes the installers of this system, or whatever the arguments ask electron-builder for.
import { join } from 'node:path';
import { ensureDesktop } from './desktop.mjs';
import { gatherLicences } from './licences.mjs';
import { root } from './paths.mjs';
import { ensureRenderer } from './renderer.mjs';
import { runNode } from './run.mjs';

/**
 * @param {string[]} args for electron-builder, such as `--linux deb` or `--dir`
 * @returns {Promise<number>} the exit code
 */
export async function dist(args) {
  await ensureRenderer();
  await ensureDesktop();
  gatherLicences();
  const cli = join('node_modules', 'electron-builder', 'cli.js');
  return runNode(cli, ['--config', join('build', 'electron-builder.yml'), ...args], { cwd: root });
}
