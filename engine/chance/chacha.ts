// The cryptographic generator: ChaCha20 keyed by the table's seed. What has been drawn tells nothing of what comes.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const BLOCK_BYTES = 64;
const WORDS_A_BLOCK = 16;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(BLOCK_BYTES);

/** The key of a seed, in hexadecimal; any text is a seed. */
export function keyOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`parlor-tricks/chance/1/${seed}`)));
}

/** A reader of the key stream from the `position`-th 32-bit word on; keeps the block it is in. */
export function chachaWords(key: string, position: number): { next(): number; position(): number } {
  const keyBytes = hexToBytes(key);
  let word = position;
  let blockIndex = -1;
  let block = new DataView(ZEROS.buffer);
  return {
    next() {
      const index = Math.floor(word / WORDS_A_BLOCK);
      if (index !== blockIndex) {
        const bytes = chacha20(keyBytes, NONCE, ZEROS, undefined, index);
        block = new DataView(bytes.buffer, bytes.byteOffset, BLOCK_BYTES);
        blockIndex = index;
      }
      const bits = block.getUint32((word % WORDS_A_BLOCK) * 4, true);
      word += 1;
      return bits;
    },
    position: () => word,
  };
}
