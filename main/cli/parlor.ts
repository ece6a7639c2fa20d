// The program behind `npm run parlor`: the command line in a real process.
import { parlor } from './main.ts';
import { ownProcess } from './process.ts';

// Whoever reads the output may stop early (`| head`); that is no error of anybody.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await parlor(process.argv.slice(2), ownProcess());

// Whoever was still to type something need not: a pipe or terminal that is read would keep the process.
process.stdin.destroy();
