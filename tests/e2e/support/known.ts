// Everything that a screen gives away at one moment, so that two evenings can be compared.
import type { Page } from 'playwright-core';
import type { WatchedPage } from './browser.ts';
import { paintedPng } from './painted.ts';

/** All that can be had of the page: what is seen, what is told to assistive technology, what has come over the wire. */
export interface Known {
  readonly pixels: string;
  readonly tree: string;
  readonly messages: string;
}

/** Takes down what is known now. */
export async function knownTo({ page, messages }: WatchedPage): Promise<Known> {
  // What lies under the pointer answers to it.
  await page.mouse.move(1, 1);
  // A picture that still settles would differ from itself.
  let pixels = '';
  for (let before = 'none'; before !== pixels;) {
    before = pixels;
    await page.waitForTimeout(100);
    pixels = await paintedPng(page);
  }
  return { pixels, tree: await accessibilityTree(page), messages: comparable(messages) };
}

async function accessibilityTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  // Ids differ from page to page.
  const places = new Map(nodes.map(({ nodeId }, at) => [nodeId, at]));
  const told = nodes.map(({ ignored, role, name, description, value, properties, nodeId, parentId }) => {
    const [id, parent] = [places.get(nodeId), places.get(parentId ?? '') ?? null];
    const states = properties?.map((property) => [property.name, property.value.value]);
    return [id, parent, ignored, role?.value, name?.value, description?.value, value?.value, states];
  });
  // Every host has a port of its own.
  return JSON.stringify(told).replaceAll(new URL(page.url()).host, 'host');
}

/** Without the ids, which the page draws by lot, and the time of day. */
function comparable(messages: WatchedPage['messages']): string {
  const plain = messages.map((message) => {
    if ('tables' in message)
      return { ...message, tables: message.tables.map((table) => ({ ...table, at: 0 })) };
    return 'id' in message ? { ...message, id: null } : message;
  });
  return JSON.stringify(plain);
}
