// For tests: cuts a stream of WebSocket frames where one ends and the next begins, and reads what stands in them.

/** One frame as it went over the wire. */
export interface WireFrame {
  readonly bytes: Buffer;
  /** The message of our protocol in it; null for anything else, such as Socket.IO's own packets. */
  readonly message: { readonly type: string; readonly [key: string]: unknown } | null;
}

const MASK_BYTES = 4;
const OPCODE_TEXT = 1;
/** Engine.IO's "message", Socket.IO's "event", and the one name of event. */
const OURS = '42["message",';

/** Takes a stream piece by piece and calls with every frame that is whole. */
export function frameSplitter(onFrame: (frame: WireFrame) => void): (piece: Buffer) => void {
  let waiting = Buffer.alloc(0);
  return (piece) => {
    waiting = Buffer.concat([waiting, piece]);
    for (let size = sizeOf(waiting); size !== null && size <= waiting.length; size = sizeOf(waiting)) {
      const bytes = waiting.subarray(0, size);
      waiting = waiting.subarray(size);
      onFrame({ bytes, message: messageIn(bytes) });
    }
  };
}

/** Where the payload begins, and how long it is; null while that has not come. */
function payloadOf(
  bytes: Buffer,
): { readonly at: number; readonly length: number; readonly masked: boolean } | null {
  const [, second] = bytes;
  if (second === undefined) return null;
  const masked = (second & 0x80) !== 0;
  const short = second & 0x7f;
  const more = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (bytes.length < 2 + more) return null;
  const length = more === 0 ? short : more === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return { at: 2 + more + (masked ? MASK_BYTES : 0), length, masked };
}

function sizeOf(bytes: Buffer): number | null {
  const payload = payloadOf(bytes);
  return payload && payload.at + payload.length;
}

function messageIn(bytes: Buffer): WireFrame['message'] {
  const payload = payloadOf(bytes);
  if (!payload || ((bytes[0] ?? 0) & 0x0f) !== OPCODE_TEXT) return null;
  const content = Buffer.from(bytes.subarray(payload.at, payload.at + payload.length));
  if (payload.masked) {
    const mask = bytes.subarray(payload.at - MASK_BYTES, payload.at);
    for (let index = 0; index < content.length; index += 1) {
      content[index] = (content[index] ?? 0) ^ (mask[index % MASK_BYTES] ?? 0);
    }
  }
  const text = content.toString('utf8');
  if (!text.startsWith(OURS)) return null;
  return JSON.parse(text.slice(OURS.length, -1)) as WireFrame['message'];
}
