// Starts child programs: what they print, the signals they get and the code they end with stay theirs.
import { execFileSync, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isatty } from 'node:tty';
import { inProject, onPath, projectEnvironment } from './paths.mjs';
import { Stop } from './stop.mjs';

const oldestNode = 24;
const quietNode = '--disable-warning=ExperimentalWarning';
/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// The shell that npm puts in between dies of a signal without passing it on; how often to look whether it has.
const orphanCheckMs = 250;

/** Refuses a Node that cannot run TypeScript sources as they are. */
export function requireNode() {
  const node = onPath('node', projectEnvironment());
  if (node === null) throw new Stop('No "node" was found on the PATH; install Node.js 24 or later.');
  // Asking a second process costs some 30 ms, so that is done only when this process is another Node.
  const version =
    node === process.execPath ? process.version : execFileSync(node, ['--version']).toString().trim();
  if (Number.parseInt(version.slice(1), 10) >= oldestNode) return;
  throw new Stop(
    `Parlor Tricks needs Node.js ${oldestNode} or later, and "node" here is ${version} (${node}); ` +
      'install a newer one, or let npm install the optional packages, which bring one along.',
  );
}

/**
 * Sends the child what this process is told, and answers how to stop doing so.
 * @param {import('node:child_process').ChildProcess} child
 */
function passOnSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // A terminal has already sent its Ctrl-C to the whole group; a second one would cut a clean end short.
    if (signal === 'SIGINT' && [0, 1, 2].some((stream) => isatty(stream))) return;
    child.kill(signal);
  };
  for (const signal of forwarded) process.on(signal, forward);
  const parent = process.ppid;
  const endWithParent = () => {
    // Started by hand and then left alone (nohup) a program is meant to live on; started by npm it is not.
    if (process.env['npm_lifecycle_event'] && process.ppid !== parent) child.kill('SIGTERM');
  };
  const watch = setInterval(endWithParent, orphanCheckMs);
  return () => {
    clearInterval(watch);
    for (const signal of forwarded) process.off(signal, forward);
  };
}

/**
 * Runs a program to its end and answers its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ progress?: boolean, cwd?: string, env?: NodeJS.ProcessEnv }} [options] progress: the program only
 *   prepares something, so what it prints goes to stderr and the task's own stdout stays clean
 * @returns {Promise<number>}
 */
export function run(command, args, { progress = false, cwd, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: progress ? ['ignore', 2, 2] : 'inherit',
      env: { ...projectEnvironment(), ...env },
      // npm is a .cmd file on Windows, which only a shell can start.
      shell: process.platform === 'win32' && command === 'npm',
      ...(cwd === undefined ? {} : { cwd }),
    });
    const stopListening = passOnSignals(child);
    child.once('error', (error) => {
      stopListening();
      reject(new Stop(`"${command}" could not be started: ${error.message}.`));
    });
    child.once('exit', (code, signal) => {
      stopListening();
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * Runs a program on the project's Node.
 * @param {string} file a path inside the project
 * @param {string[]} [args]
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(file, args = [], options = {}) {
  requireNode();
  return run('node', [quietNode, inProject(file), ...args], options);
}
