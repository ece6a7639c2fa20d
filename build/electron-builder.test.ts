// What the systems are told of the program: of macOS the local network, and of each that it opens saved games.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readElectronArguments } from '../main/shells/electron/arguments.ts';
import { isParlorFile } from '../main/opened/parlor-file.ts';
import { SERVICE_TYPE } from '../main/network/discovery/records.ts';

const configuration = readFileSync(new URL('electron-builder.yml', import.meta.url), 'utf8');
const ofMac = configuration.slice(configuration.indexOf('\nmac:'));

test('the kind of service that is announced and looked for is named, and why, in words', () => {
  expect(ofMac).toContain(`    NSBonjourServices: [${SERVICE_TYPE}]\n`);
  expect(ofMac).toMatch(/^ {4}NSLocalNetworkUsageDescription: .{40,}$/m);
});

/** What electron-builder makes of the configuration; js-yaml is its own. */
interface FileAssociation {
  readonly ext: string;
  readonly mimeType: string;
}
const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
const { load } = builder('js-yaml') as { load: (text: string) => { fileAssociations: FileAssociation[] } };

describe('the type of saved games', () => {
  const { fileAssociations } = load(configuration);

  test('is the one that the program takes', () => {
    expect(fileAssociations.map(({ ext }) => isParlorFile(`x.${ext}`))).toEqual([true]);
  });

  test('is in the entry for desktops on Linux, whose files are given as addresses', async () => {
    const { LinuxTargetHelper } = builder('app-builder-lib/out/targets/LinuxTargetHelper.js') as {
      LinuxTargetHelper: new (packager: object) => {
        computeDesktopEntry(options: object): Promise<string>;
      };
    };
    const packager = {
      fileAssociations,
      config: {},
      platformSpecificBuildOptions: {},
      executableName: 'parlor-tricks',
      appInfo: { productName: 'Parlor Tricks', sanitizedProductName: 'Parlor Tricks', description: '' },
      info: { metadata: {} },
    };
    const helper = new LinuxTargetHelper(packager);
    const entry = await helper.computeDesktopEntry({ category: 'Game' });
    expect(entry).toMatch(/^MimeType=application\/x-parlor-tricks;$/m);
    expect(entry).toMatch(/^Exec=.*parlor-tricks" %U$/m);
    const { files } = readElectronArguments(['file:///home/ada/a%20b.parlor'], '/');
    if (process.platform !== 'win32') expect(files).toEqual([resolve('/home/ada/a b.parlor')]);
  });
});
