// Presses that follow on one another faster than anybody can think, by mouse, finger and key.
import type { CDPSession, Page } from 'playwright-core';

export type Device = 'mouse' | 'finger' | 'held key' | 'key';

export interface Presses {
  /** Presses so many times at a point of the page, or on what has the focus. */
  press(times: number, at: { readonly x: number; readonly y: number }): Promise<void>;
}

/** From one press to the next, in s: as fast as a hand shakes. */
const APART = 0.06;

const ENTER = {
  key: 'Enter',
  code: 'Enter',
  windowsVirtualKeyCode: 13,
  nativeVirtualKeyCode: 13,
  text: '\r',
};

/** All presses of a series are on their way before the first is answered, and bear times of their own. */
export async function pressesBy(page: Page, device: Device): Promise<Presses> {
  const session = await page.context().newCDPSession(page);
  if (device === 'finger') await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    async press(times, at) {
      const began = Date.now() / 1000;
      const all = Array.from({ length: times }, (_, index) =>
        pressOnce(session, device, at, index, began + index * APART),
      );
      await Promise.all(all.flat());
      if (device === 'held key') await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER });
    },
  };
}

function pressOnce(
  session: CDPSession,
  device: Device,
  { x, y }: { readonly x: number; readonly y: number },
  index: number,
  timestamp: number,
): Promise<unknown>[] {
  switch (device) {
    case 'mouse': {
      const click = { x, y, button: 'left', clickCount: index + 1, timestamp } as const;
      return [
        session.send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, ...click }),
        session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click }),
      ];
    }
    case 'finger':
      return [
        session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp }),
        session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
      ];
    case 'key':
      return [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...ENTER, timestamp }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER, timestamp }),
      ];
    case 'held key':
      return [
        session.send('Input.dispatchKeyEvent', {
          type: 'keyDown',
          ...ENTER,
          autoRepeat: index > 0,
          timestamp,
        }),
      ];
    default:
      return device satisfies never;
  }
}
