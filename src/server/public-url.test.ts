import { expect, test } from 'vitest';
import { pathOfAddress, publicAddress } from './public-url.ts';

test.each([
  ['https://Play.Example/', 'https://play.example', '/'],
  ['https://play.example:443', 'https://play.example', '/'],
  ['http://play.example:8080/', 'http://play.example:8080', '/'],
  ['https://play.example/holdout', 'https://play.example/holdout', '/holdout'],
  ['https://play.example/games/holdout//', 'https://play.example/games/holdout', '/games/holdout'],
])('%s is written %s', (given, address, path) => {
  expect(publicAddress(given)).toBe(address);
  expect(pathOfAddress(address)).toBe(path);
});

test('without an address, cookies are for the whole host', () => expect(pathOfAddress(null)).toBe('/'));

test.each(['play.example', 'ftp://play.example', '', 'https://'])('%j is no address', (given) => {
  expect(() => publicAddress(given)).toThrow('is no web address');
});

test.each(['https://me:word@play.example', 'https://play.example/?x=1', 'https://play.example/#/new'])(
  '%s says too much',
  (given) => expect(() => publicAddress(given)).toThrow('more than a host and a path'),
);
