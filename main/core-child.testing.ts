// For tests: tables and storage in a process of its own, whose only window speaks over the pipe to its parent, and which can be
// killed. Arguments: data folder, a text that its chance comes from.
import { bytesFrom } from './chance.testing.ts';
import { startCore } from './core.ts';
import { testSetup } from './host.testing.ts';
import type { ToTable } from '../engine/protocol/to-table.ts';

const [, , data = '', chance = ''] = process.argv;
const core = await startCore(testSetup({ data, rendererRoot: data, randomBytes: bytesFrom(chance) }));
if (!core) throw new Error('Another program has the folder.');
const visitor = core.reception.receive({ send: (message) => void process.send?.(message) });
process.on('message', (message) => void visitor.hear(message as ToTable));
process.send?.('ready');
