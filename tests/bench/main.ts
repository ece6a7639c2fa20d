// `npm run bench [-- NAME ... [--OPTION VALUE ...]]`: measures side by side, in one run, and prints rates and ratios. Nothing here is a test.
import { measureArchive } from './archive.ts';
import { measureDeal } from './deal.ts';
import { measureExecutors } from './executors.ts';
import { measureLines } from './lines.ts';
import { measureNetwork } from './network.ts';
import { measureStartup } from './startup.ts';
import { measureTables } from './tables.ts';

type Print = (line: string) => void;

/** Every benchmark by name. Those that can be done in several ways are given what follows the names. */
const benchmarks: Readonly<Record<string, (print: Print, options: readonly string[]) => Promise<void>>> = {
  playouts: (print) => measureExecutors(print),
  startup: (print) => measureStartup(print),
  deal: (print) => measureDeal(print),
  network: measureNetwork,
  tables: measureTables,
  archive: measureArchive,
  async lines(print) {
    const measured = await measureLines();
    const rate = (perSecond: number): string => Math.round(perSecond).toLocaleString('en');
    print(
      `parlor run --lines, one process: ${rate(measured.scenariosPerSecond)} scenarios/s, ${rate(measured.movesPerSecond)} moves/s over ${measured.scenarios.toLocaleString('en')} scenarios`,
    );
  },
};

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('--'));
const chosen = firstOption < 0 ? given : given.slice(0, firstOption);
const options = given.slice(chosen.length);
const unknown = chosen.find((name) => !Object.hasOwn(benchmarks, name));
if (unknown !== undefined) {
  process.stderr.write(
    `There is no benchmark "${unknown}"; choose among ${Object.keys(benchmarks).join(', ')}.\n`,
  );
  process.exitCode = 2;
} else {
  for (const [name, run] of Object.entries(benchmarks)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    await run((line) => process.stdout.write(`${name}: ${line}\n`), options);
  }
}
