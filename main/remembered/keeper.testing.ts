// For tests: a process that keeps one setting after another, and says which is on the disk. Argument: the data folder.
import { openMemory } from './remembered.ts';

const [folder = ''] = process.argv.slice(2);
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const first = openMemory(folder, log).all()['parlor.count'];

for (let count = typeof first === 'number' ? first + 1 : 1; ; count += 1) {
  const memory = openMemory(folder, log);
  memory.keep('parlor.count', count);
  memory.keep('parlor.filler', 'x'.repeat(count % 50_000));
  memory.close();
  process.stdout.write(`${count}\n`);
}
