import { describe, expect } from 'vitest';
import { closeTurn } from '../../course/ending.ts';
import { apart } from '../../../../tabletop/index.ts';
import type { Human, Side } from '../../state.ts';
import type { RaidPlot } from '../../state/plot.ts';
import { drive, type Said, type SceneSpec, type Somebody, stateOf, test } from '../../testing.ts';
import { meeting } from '../../strangers/testing.ts';
import { raidOf } from '../plot.ts';
import { isDefended, isLooted } from './achieved.ts';
import { raidScene } from './testing.ts';

/** The players are raided. Their house has its middle at 18, 6. */

describe('the raiders', () => {
  const resolved = (pefs: number, dice: readonly number[], others: string[] = []) => {
    const m = meeting(
      raidScene(
        { role: 'defend', whom: 'citizen', others },
        {
          band: [{ x: 18, y: 14, facing: 90 }],
          day: 40,
          pefs: Array.from({ length: pefs }, (_, i) => ({ x: 18 - 8 * i, y: 30 })),
          doing: [{ do: 'contact', pef: 'p1', x: 18, y: 30, level: 0, group: ['a1'], stage: 'resolve' }],
        },
      ),
    );
    if (dice.length > 0) m.answer('a', [...dice]);
    return m;
  };
  test('ATZ.RAID.19 the first PEF that is a Contact is the raiders, and no die says who else it might be', () => {
    const m = resolved(3, [1, 1]);
    expect(m.asked()).toMatchObject({ rule: 'ATZ.CONTACT.2' });
    m.answer('a', [1]);
    m.answer('a', [1]);
    m.answer('a', [3, 4]);
    const { encounter: enc } = m.state();
    const side = enc.sides.find(({ kind }) => kind === 'people') as Side;
    expect([side.class, side.attitude, raidOf(enc)?.others]).toEqual(['citizen', 'enemy', [side.id]]);
  });
  test('ATZ.RAID.19 what is no Contact is nobody; the last PEF is the raiders without a die', () => {
    expect(resolved(3, [6, 6]).state().encounter.pefs).toHaveLength(2);
    expect(resolved(1, []).asked()).toMatchObject({ rule: 'ATZ.CONTACT.2' });
  });
  test('ATZ.RAID.19 once they have come PEFs are what they are anywhere', () => {
    expect(resolved(1, [], ['people-1']).asked()).toMatchObject({ rule: 'ATZ.PEF.17' });
    expect(resolved(3, [1, 1], ['people-1']).asked()).toMatchObject({ rule: 'ATZ.CONTACT.1' });
  });

  const acting = (
    raid: Partial<RaidPlot>,
    people: SceneSpec['strangers'],
    band: SceneSpec['band'],
    dice: readonly Said[] = [],
  ) =>
    drive(
      raidScene(
        { role: 'defend', others: ['people-1'], ...raid },
        {
          band: band ?? [],
          strangers: people ?? [],
          doing: [{ do: 'people', side: 'people-1', group: ['n1'], stage: 'zombies' }],
        },
      ),
      dice,
      null,
      ['in-sight', 'leave'],
    );
  const raider = (x: number, y: number) => [{ attitude: 'enemy' as const, people: [{ x, y, facing: 270 }] }];
  const AWAY = [{ x: 1, y: 35 }];
  test('ATZ.RAID.19 as long as they see nobody they make for the building', () => {
    const { encounter: enc, asked } = acting({}, raider(18, 20), [{ x: 35, y: 35, status: 'oof' as const }]);
    expect(asked).toEqual([]);
    expect(apart(enc.humans[1] as Human, { x: 18, y: 20 })).toBeCloseTo(8, 1);
    expect((enc.humans[1] as Human).y).toBeLessThan(12.5);
  });
  test('ATZ.RAID.19 ATZ.NPC.2 people who see one of the players act as Enemies do', () => {
    expect(acting({}, raider(18, 20), [{ x: 24, y: 15, facing: 135 }], [[6, 6]]).asked).toEqual(['ATZ.NPC.2 2d6']);
    expect(acting({ reached: true }, raider(18, 20), AWAY, [[6, 6]]).asked).toEqual(['ATZ.NPC.2 2d6']);
    expect(acting({ others: [] }, raider(18, 20), AWAY, [[6, 6]]).asked).toEqual(['ATZ.NPC.2 2d6']);
  });
  test('ATZ.RAID.4 ATZ.RAID.15 inside they take half a die of activations, and then make off with it', () => {
    const first = acting({}, raider(18, 6), AWAY, [[4]]);
    expect(raidOf(first.encounter)).toMatchObject({ needs: { 'raid-house-1': 2 }, reached: false });
    expect(raidOf(first.encounter)?.workers['n1']).toMatchObject({ done: 1 });
    const again = structuredClone(first.state);
    again.encounter.doing.push({ do: 'people', side: 'people-1', group: ['n1'], stage: 'zombies' });
    const second = drive(again, []);
    expect(raidOf(second.encounter)?.reached).toBe(true);
    expect(second.encounter.sides.find(({ id }) => id === 'people-1')?.memory).toEqual(['leaving']);
  });
  test('ATZ.RAID.19 not while one of the players is inside', () => {
    const held = acting(
      {},
      raider(16.5, 6),
      [{ x: 19.5, y: 6, facing: 0, status: 'ducked-back', duckedFrom: [], prone: true }],
      [[6, 6]],
    );
    expect(raidOf(held.encounter)?.workers).toEqual({});
  });
});

describe('how it ends', () => {
  const raiders = (more: Partial<Somebody> = {}) => [
    { attitude: 'enemy' as const, people: [{ x: 20, y: 20, ...more }] },
  ];
  const enc = (raid: Partial<RaidPlot>, more: Partial<Somebody> = {}) =>
    stateOf(raidScene({ role: 'defend', others: ['people-1'], ...raid }, { strangers: raiders(more) })).encounter;
  test('ATZ.RAID.4 the raiders are driven off: they came, and are down or gone, without what they wanted', () => {
    expect(isDefended(enc({}))).toBe(false);
    expect(isDefended(enc({}, { status: 'oof' }))).toBe(true);
    expect(isDefended(enc({}, { fate: 'left' }))).toBe(true);
    expect(isDefended(enc({ reached: true }, { fate: 'left' }))).toBe(false);
    expect(isDefended(enc({ others: [] }, { fate: 'left' }))).toBe(false);
  });
  test('ATZ.RAID.18 ATZ.RAID.4 with them gone with it the players may stop, and have not succeeded', () => {
    expect(isLooted(enc({ reached: true }))).toBe(false);
    const over = enc({ reached: true }, { fate: 'left' });
    expect(isLooted(over)).toBe(true);
    const state = stateOf(
      raidScene({ role: 'defend', others: ['people-1'], reached: true }, { strangers: raiders({ fate: 'left' }) }),
    );
    const { encounter: after, asked } = drive(
      state,
      ['end'],
      (t) => closeTurn(t, { do: 'turn', stage: 'close', done: 0 }),
      ['after'],
    );
    expect([asked, after.ending, after.objective.met]).toEqual([
      ['ATZ.RAID.18 play-on end'],
      { rule: 'ATZ.RAID.18', key: 'raided' },
      false,
    ]);
  });
});
