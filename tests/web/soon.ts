import { expect } from 'vitest';

/** A page needs a moment to show what follows from a click: looks again until it is as expected, or for twenty seconds. */
export const soon = <T>(look: () => Promise<T>, message?: string) =>
  expect.poll(look, { timeout: 20_000, interval: 50, ...(message === undefined ? {} : { message }) });
