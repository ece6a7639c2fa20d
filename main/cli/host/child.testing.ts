// For tests: `parlor host` in a process of its own, which can be killed. Arguments: the folder of the pages, then those of the call.
import { parlor } from '../main.ts';
import { ownProcess } from '../process.ts';

const [, , rendererRoot = '', ...args] = process.argv;
const surroundings = ownProcess();
process.exitCode = await parlor(['host', ...args], {
  ...surroundings,
  machine: { ...surroundings.machine, rendererRoot },
});
process.stdin.destroy();
