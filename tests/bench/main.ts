// `npm run bench [-- NAME ...]`: measures side by side, in one run, and prints rates and ratios. Nothing here is a test.
import { measureDeal } from './deal.ts';
import { measureExecutors } from './executors.ts';
import { measureLines } from './lines.ts';
import { measureStartup } from './startup.ts';

type Print = (line: string) => void;

/** Every benchmark by name. */
const benchmarks: Readonly<Record<string, (print: Print) => Promise<void>>> = {
  playouts: measureExecutors,
  startup: measureStartup,
  deal: measureDeal,
  async lines(print) {
    const measured = await measureLines();
    const rate = (perSecond: number): string => Math.round(perSecond).toLocaleString('en');
    print(
      `parlor run --lines, one process: ${rate(measured.scenariosPerSecond)} scenarios/s, ${rate(measured.movesPerSecond)} moves/s over ${measured.scenarios.toLocaleString('en')} scenarios`,
    );
  },
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(benchmarks, name));
if (unknown !== undefined) {
  process.stderr.write(
    `There is no benchmark "${unknown}"; choose among ${Object.keys(benchmarks).join(', ')}.\n`,
  );
  process.exitCode = 2;
} else {
  for (const [name, run] of Object.entries(benchmarks)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    await run((line) => process.stdout.write(`${name}: ${line}\n`));
  }
}
