import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../rules/index.ts';
import { TILE_TYPES } from '../words.ts';
import {
  BRAINS_BY_DIE,
  DECAY,
  ENCOUNTERS,
  FOUND,
  HEALTH_CHECK,
  HUNGER,
  MAP_KEY,
  NEEDED,
  POINTS,
  SMALL_POINTS,
  SUPPLY_STATES,
  TILE_POINTS,
} from './figures.ts';
import { listPoints } from '../prepare/lists.ts';
import { READY_LISTS } from './prepare/ready.ts';
import { supplyState } from './turn/supplies.ts';

const ledger = await rulesOf('even-death');
const rowsOf = (id: string): readonly (readonly string[])[] => ledger.find((entry) => entry.id === id)?.rows ?? [];
const DICE = [1, 2, 3, 4, 5, 6, 7, 8];
const percent = (faces: number): string => `${(faces / 8) * 100}%`;
const atLeast = (needed: number): string => percent(9 - needed);

/** Runs of faces with the same result, as the ledger writes them: `2-5`. */
function runs(byDie: readonly string[]): [string, string][] {
  const found: { from: number; to: number; result: string }[] = [];
  byDie.forEach((result, i) => {
    const last = found[found.length - 1];
    if (last?.result === result) last.to = i + 1;
    else found.push({ from: i + 1, to: i + 1, result });
  });
  return found.map(({ from, to, result }) => [from === to ? String(from) : `${from}-${to}`, result]);
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

describe('the tables are the ledger’s', () => {
  test('EDM.T.HEALTH EDM.HEALTH.1 one die', () => {
    expect(runs(HEALTH_CHECK).map(([dice, result]) => [dice, capital(result)])).toEqual(rowsOf('EDM.T.HEALTH'));
  });

  test('EDM.T.HSTATE the Health Check makes Healthy, Sick or Infected', () => {
    const rows = rowsOf('EDM.T.HSTATE').map(([state, condition]) => `${state}: ${condition}`);
    expect(rows.map((row) => row.toLowerCase())).toEqual([
      expect.stringContaining(
        `healthy (default): supplies rationing or abundant, or health check ${runs(HEALTH_CHECK)[2]?.[0]}`,
      ),
      expect.stringContaining(`sick: health check ${runs(HEALTH_CHECK)[1]?.[0]}`),
      expect.stringContaining(`infected: infection counter, or health check ${runs(HEALTH_CHECK)[0]?.[0]}`),
    ]);
  });

  test('EDM.T.SUPPLY EDM.COND.2 Abundant, Rationing and Deprived; 3 and 4 are Rationing', () => {
    const [abundant, rationing, deprived] = rowsOf('EDM.T.SUPPLY');
    expect(abundant?.slice(0, 2)).toEqual(['Abundant', `${SUPPLY_STATES.abundant} or more`]);
    expect(rationing?.slice(0, 2)).toEqual(['Rationing (default)', '1 or 2']);
    expect(deprived?.slice(0, 2)).toEqual(['Deprived', '0']);
    expect([0, 1, 2, 3, 4, 5, 9].map(supplyState)).toEqual([
      'deprived',
      'rationing',
      'rationing',
      'rationing',
      'rationing',
      'abundant',
      'abundant',
    ]);
  });

  test('EDM.T.ENCOUNTER what a Search meets', () => {
    const told: Record<string, RegExp> = {
      ambush: new RegExp(`^Ambush: .* worth ${SMALL_POINTS} points or less`),
      scraps: new RegExp(`^Supplies \\+${FOUND.scraps}$`),
      cache: new RegExp(`^Supplies \\+${FOUND.cache}$`),
      luxuries: /^Luxuries/,
      recruit: new RegExp(`^A recruit: .* worth ${SMALL_POINTS} points or less`),
    };
    const rows = rowsOf('EDM.T.ENCOUNTER');
    runs(ENCOUNTERS).forEach(([dice, result], i) => {
      expect(rows[i]?.[0]).toBe(dice);
      expect(rows[i]?.[1]).toMatch(told[result] as RegExp);
    });
    expect(rows).toHaveLength(runs(ENCOUNTERS).length);
  });

  test('EDM.T.ZVAR decay, brains and hunger by the die', () => {
    const expanded = rowsOf('EDM.T.ZVAR').flatMap(([dice = '', ...states]) => {
      const [from = 0, to = from] = dice.split('-').map(Number);
      return DICE.filter((die) => die >= from && die <= to).map(() => states.map((state) => state.split(':')[0]));
    });
    const ours = DICE.map((_, i) => [DECAY[i], BRAINS_BY_DIE[i], HUNGER[i]].map((word) => capital(word ?? '')));
    expect(ours).toEqual(expanded);
  });

  test('EDM.T.CODDS the chances of the campaign’s rolls', () => {
    const { generation, supplyDrop, paratrooperDrop, pillage, zombify } = NEEDED;
    const single = (needed: number): string[] => [`${needed}+`, atLeast(needed)];
    const spread = (byDie: readonly string[], order: readonly string[]): string[] => {
      const found = order.map((result) => runs(byDie).find(([, name]) => name === result)?.[0] ?? '');
      const share = order.map((result) => percent(byDie.filter((name) => name === result).length));
      return [found.join(' / '), share.join(' / ')];
    };
    expect(rowsOf('EDM.T.CODDS').map(([, ...rest]) => rest)).toEqual([
      single(generation),
      single(supplyDrop),
      single(paratrooperDrop),
      single(pillage),
      single(zombify),
      spread(HEALTH_CHECK, ['infected', 'sick', 'healthy']),
      spread(ENCOUNTERS, ['ambush', 'scraps', 'cache', 'luxuries', 'recruit']),
    ]);
  });

  test('EDM.T.VP what scores', () => {
    expect(rowsOf('EDM.T.VP').map(([, , points]) => points)).toEqual([
      `+${POINTS.battle}`,
      `+${TILE_POINTS.town}`,
      `+${TILE_POINTS.city}`,
      `+${TILE_POINTS.field} each`,
      `+1 per ${POINTS.suppliesPerPoint}`,
      `+${POINTS.pillage} each`,
    ]);
    const others = TILE_TYPES.filter((type) => type !== 'town' && type !== 'city');
    expect(others.map((type) => TILE_POINTS[type])).toEqual([1, 1, 1, 1]);
  });

  test('EDM.T.MAPKEY what the map shows', () => {
    expect(Object.values(MAP_KEY).map(({ colour, name }) => [colour, name])).toEqual(rowsOf('EDM.T.MAPKEY'));
  });
});

test('every ready list costs 100 points, or 50 and fits what comes later', () => {
  for (const { id, list } of READY_LISTS) expect([45, 50, 100], id).toContain(listPoints(list));
});
