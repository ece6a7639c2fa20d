// Runs in the window before the page: tells it that the desktop shell is there, and hands on the one port to the host.
import { contextBridge, ipcRenderer } from 'electron/renderer';
import { PORT_GREETING, SHELL_ANNOUNCEMENT } from '../../engine/protocol/port.ts';

// A name and nothing to call: whatever the page may ask for, it asks for over the port.
contextBridge.exposeInMainWorld(SHELL_ANNOUNCEMENT, 'electron');

ipcRenderer.on(PORT_GREETING, ({ ports }) => {
  window.postMessage(PORT_GREETING, window.location.origin, ports);
});
