import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Equal data, equal hash, on any machine. */
export const hashOf = (value: unknown): string => sha256Hex(canonical(value));

/** Published before the first die is cast; the seed itself follows when the match is over. */
export const commitmentTo = (seed: string): string => sha256Hex(seed);

/** Four 32-bit words drawn from a seed text: where its random generator starts. */
export function seedWords(seed: string): [number, number, number, number] {
  const bytes = sha256(utf8ToBytes(`holdout:${seed}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  // An all-zero state would stay zero; the last word is made odd.
  return [view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12) | 1];
}
