import { expect, test } from 'vitest';
import { asTyped, isSame, Keys, newRecovery, recoveryParts, sha256, unguessable } from './secrets.ts';

test('a recovery code is in groups of four, and comes apart again however it is typed', () => {
  const { code, find, proof } = newRecovery();
  expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){6}[2-9A-HJ-NP-Z]{4}$/);
  expect([find.length, proof.length]).toEqual([8, 20]);
  expect(recoveryParts(code)).toEqual({ find, proof });
  expect(recoveryParts(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual({ find, proof });
  expect(newRecovery().code).not.toBe(code);
});

test('of what is typed only what a code can have counts', () => {
  expect(asTyped('ab-2 9_z!01')).toBe('AB29Z');
});

test('names are 128 bits, and are compared whole', () => {
  expect(unguessable()).toMatch(/^[\w-]{22}$/);
  expect(unguessable()).not.toBe(unguessable());
  expect([isSame('abc', 'abc'), isSame('abc', 'abd'), isSame('abc', 'abcd'), isSame('', '')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('everything is derived from one secret, and nothing tells another', () => {
  const keys = new Keys('secret');
  const derived = (from: Keys): string[] => [
    from.cookies,
    from.push.toString('base64url'),
    from.link('m1', 'player'),
    from.link('m1', 'spectator'),
    from.link('m2', 'player'),
    from.code('m1'),
    from.code('m2'),
  ];
  expect(new Set(derived(keys)).size).toBe(7);
  expect(derived(new Keys('secret'))).toEqual(derived(keys));
  expect(derived(new Keys('other')).filter((each) => derived(keys).includes(each))).toEqual([]);
  expect(keys.link('m1', 'player')).toMatch(/^[\w-]{22}$/);
  expect(keys.code('m1')).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
});

test('more links than are kept are still the same', () => {
  const keys = new Keys('secret');
  const first = keys.link('0', 'player');
  for (let i = 1; i <= 5001; i++) keys.link(String(i), 'player');
  expect(keys.link('0', 'player')).toBe(first);
});
