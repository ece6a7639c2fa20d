// What macOS has to be told before it lets a program into the local network.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVICE_TYPE } from '../main/network/discovery/records.ts';

const configuration = readFileSync(new URL('electron-builder.yml', import.meta.url), 'utf8');
const ofMac = configuration.slice(configuration.indexOf('\nmac:'));

test('the kind of service that is announced and looked for is named, and why, in words', () => {
  expect(ofMac).toContain(`    NSBonjourServices: [${SERVICE_TYPE}]\n`);
  expect(ofMac).toMatch(/^ {4}NSLocalNetworkUsageDescription: .{40,}$/m);
});
