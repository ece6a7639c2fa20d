// Presses that follow on one another faster than anybody can think, by mouse, finger and key.
import type { CDPSession, Page } from 'playwright-core';

export type Device = 'mouse' | 'finger' | 'held key' | 'key';

export interface Presses {
  /** Presses so many times at a point of the page, or on what has the focus. */
  press(times: number, at: { readonly x: number; readonly y: number }): Promise<void>;
}

/** From one press to the next, in ms: as fast as a hand shakes, and slow enough for the host to answer in between. */
const APART = 70;

const ENTER = {
  key: 'Enter',
  code: 'Enter',
  windowsVirtualKeyCode: 13,
  nativeVirtualKeyCode: 13,
  text: '\r',
};

/** No press waits until the page has dealt with the one before. */
export async function pressesBy(page: Page, device: Device): Promise<Presses> {
  const session = await page.context().newCDPSession(page);
  if (device === 'finger') await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    async press(times, at) {
      const sent: Promise<unknown>[] = [];
      for (let index = 0; index < times; index += 1) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, APART));
        sent.push(...pressOnce(session, device, at, index));
      }
      await Promise.all(sent);
      if (device === 'held key') await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER });
    },
  };
}

function pressOnce(
  session: CDPSession,
  device: Device,
  { x, y }: { readonly x: number; readonly y: number },
  index: number,
): Promise<unknown>[] {
  switch (device) {
    case 'mouse': {
      const click = { x, y, button: 'left', clickCount: index + 1 } as const;
      return [
        session.send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, ...click }),
        session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click }),
      ];
    }
    case 'finger':
      return [
        session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
        session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ];
    case 'key':
      return [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...ENTER }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER }),
      ];
    case 'held key':
      return [
        session.send('Input.dispatchKeyEvent', {
          type: 'keyDown',
          ...ENTER,
          autoRepeat: index > 0,
        }),
      ];
    default:
      return device satisfies never;
  }
}
