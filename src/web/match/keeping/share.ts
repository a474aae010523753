import { type MatchRecord, parseRecord } from '../../../kernel/index.ts';

/** Data as text that fits into an address: compressed, in letters that need no escaping. */
export async function packedJson(data: unknown): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(data)));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpackedJson(text: string): Promise<unknown> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const json = await through(new DecompressionStream('deflate-raw'), bytes);
  return JSON.parse(new TextDecoder().decode(json));
}

export const packed = async (record: MatchRecord): Promise<string> => await packedJson(record);
export const unpacked = async (text: string): Promise<MatchRecord> => parseRecord(await unpackedJson(text));

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export async function recordFrom(file: File): Promise<MatchRecord> {
  let data: unknown;
  try {
    data = JSON.parse(await file.text());
  } catch {
    throw new Error('This file is not a Holdout match: it is not JSON.');
  }
  return parseRecord(data);
}
