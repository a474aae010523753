import { expect, test } from 'vitest';
import { type Line, linesOf } from './lines.ts';

async function* chunks(...texts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield typeof text === 'string' ? Buffer.from(text) : text;
}

async function read(limit: number, ...texts: readonly (string | Uint8Array)[]): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of linesOf(chunks(...texts), limit)) lines.push(line);
  return lines;
}

test('lines may come in any pieces', async () => {
  expect(await read(99, 'on', 'e\ntw', 'o\n', '\nlast')).toEqual([
    { text: 'one' },
    { text: 'two' },
    { text: '' },
    { text: 'last' },
  ]);
  expect(await read(99, 'a\nb\nc\n')).toEqual([{ text: 'a' }, { text: 'b' }, { text: 'c' }]);
  expect(await read(99)).toEqual([]);
});

test('a letter may be cut in two', async () => {
  const bytes = Buffer.from('né\n');
  expect(await read(99, bytes.subarray(0, 2), bytes.subarray(2))).toEqual([{ text: 'né' }]);
});

test('a line that is too long is one fault, and the next line is read', async () => {
  const fault = { fault: expect.stringContaining('5 bytes') as string };
  expect(await read(5, '12345\n', '123456\n', 'next\n')).toEqual([{ text: '12345' }, fault, { text: 'next' }]);
  expect(await read(5, '1234', '5678', '9012', '\nnext\n')).toEqual([fault, { text: 'next' }]);
  expect(await read(5, '123456789')).toEqual([fault]);
});

test('what is not UTF-8 is a fault', async () => {
  expect(await read(9, Uint8Array.of(0xff, 0xfe, 10), 'ok\n')).toEqual([
    { fault: 'The line is not UTF-8' },
    { text: 'ok' },
  ]);
});
