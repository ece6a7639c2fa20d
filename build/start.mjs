// The one door to every task: makes the dependencies ready, then runs the task on a Node that is new enough.
import { parseTask } from './setup/tasks.mjs';
import { Stop } from './setup/stop.mjs';

// Runs on whatever Node the machine has (20 or later) and before `npm ci`, so nothing here needs a package.
const [name, ...args] = process.argv.slice(2);

try {
  process.exitCode = await parseTask(name)(args);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  process.stderr.write(`${error.message}\n`);
  // Whoever counts tests reads the last line of output, so it is there even when no test could start.
  if (name === 'test') process.stdout.write('0 passed, 1 failed\n');
  process.exitCode = 1;
}
