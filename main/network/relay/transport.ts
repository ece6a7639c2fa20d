// WebSocket as Socket.IO speaks it, hardened: what cannot be read ends the connection, and not the program.
import { NodeWebSocket } from 'socket.io-client';

/**
 * Engine.IO's client reads the first words of a server without looking at them, and what it throws over them would
 * otherwise be caught by nobody.
 */
export class WaryWebSocket extends NodeWebSocket {
  protected override onData(data: Parameters<NodeWebSocket['onData']>[0]): void {
    try {
      // No host sends anything but text.
      if (typeof data === 'string') return super.onData(data);
    } catch {
      // Said below.
    }
    this.onError('nobody understands that', null);
  }
}
