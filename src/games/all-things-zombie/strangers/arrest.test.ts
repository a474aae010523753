import { expect } from 'vitest';
import { bareTable } from '../../../kernel/testing.ts';
import { profileFrom, stateOf, test } from '../testing.ts';
import type { Flow, Table } from '../verbs.ts';
import { escapeSafeZone, serveTime } from './arrest.ts';

const after = <T>(rule: (t: Table) => Flow<T>, die: number): T => {
  const { t } = bareTable(stateOf({ band: [{ x: 1, y: 1 }] }), 'scene', true);
  const flow = rule(t as Table);
  flow.next();
  const { value, done } = flow.next({ answer: [die] } as never);
  expect(done).toBe(true);
  return value as T;
};
const jailed = profileFrom({ guns: ['P'], blades: ['knife'], items: ['food', 'medical'] }, 'Jo');

test('ATZ.ARREST.1 ATZ.ARREST.3 ATZ.ARREST.4 a week in jail and half a die of Items, and the weapons come back', () => {
  expect(after((t) => serveTime(t, jailed, 'a', 0), 3)).toEqual({ weeks: 1, paid: 2, profile: jailed });
  expect(after((t) => serveTime(t, jailed, 'a', 1), 6)).toEqual({ weeks: 1, paid: 3, profile: jailed });
});
test('ATZ.ARREST.2 who cannot pay loses another week', () => {
  expect(after((t) => serveTime(t, jailed, 'a', 0), 5)).toEqual({ weeks: 2, paid: 0, profile: jailed });
});
test('ATZ.ARREST.5 from the Army one gets away with one Food and a weapon by a die, and with nothing else', () => {
  const guns = [1, 2, 3, 4, 5, 6].map((die) => {
    const { profile, weeks } = after((t) => escapeSafeZone(t, jailed, 'a'), die);
    expect([profile.items, profile.blades, weeks]).toEqual([['food'], [], 0]);
    return profile.guns.map(({ id }) => id);
  });
  expect(guns).toEqual([['P'], ['BAP'], ['AR'], ['AR'], ['AR'], []]);
});
