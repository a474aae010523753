/** A line, or why it cannot be read as one. */
export type Line = { readonly text: string } | { readonly fault: string };

const NEWLINE = 10;

/**
 * Splits a stream of bytes into lines. A line longer than `limit` bytes is never held in memory: it is dropped as it comes
 * and reported once, when it ends.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length <= limit) parts.push(part);
    else parts = [];
  };
  const take = (): Line => {
    const line = length > limit ? { fault: `The line is longer than ${limit} bytes` } : decoded(parts);
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (length > 0) yield take();
}

function decoded(parts: readonly Uint8Array[]): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { fault: 'The line is not UTF-8' };
  }
}
