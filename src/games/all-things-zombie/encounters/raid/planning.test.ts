import { describe, expect } from 'vitest';
import { type Building, gapBetween, inside, sectionsOf } from '../../../../tabletop/index.ts';
import { exitWay } from '../../fight/fallen/leave.ts';
import { humanOf, raidedIn, terrainIn } from '../../figures.ts';
import { PLANS } from '../../prepare/encounters.ts';
import { examples } from '../../prepare/examples.ts';
import { pefSection, zonesFor } from '../../prepare/zones.ts';
import type { Encounter, Human } from '../../state.ts';
import { raidedTable } from '../../tables/raid-houses.ts';
import { TABLES, terrainOf } from '../../tables/index.ts';
import { block, drive, type Said, type SceneSpec, stateOf, test } from '../../testing.ts';
import type { Class } from '../../words.ts';
import { raidOf } from '../plot.ts';
import { placeHouses, planRaid, raidDayPart } from './planning.ts';
import { raidScene } from './testing.ts';

/** A Raid before its first turn. */

const planned = (kind: 'raid' | 'raid-defend', answers: readonly Said[], own: Class = 'survivor') =>
  drive({ kind, band: [{ x: 4, y: 4, class: own }] }, answers, planRaid);

describe('what is settled first', () => {
  test('ATZ.RAID.1 ATZ.RAID.20 the players raid in one Encounter and defend in the other, with the bands of the set-up', () => {
    const roleOf = (kind: 'raid' | 'raid-defend' | 'search') =>
      raidOf(stateOf({ kind, band: [{ x: 4, y: 4 }] }).encounter)?.role;
    expect([roleOf('raid'), roleOf('raid-defend'), roleOf('search')]).toEqual(['raid', 'defend', undefined]);
    const two = stateOf({
      kind: 'raid',
      band: [
        { x: 4, y: 4 },
        { x: 5, y: 5 },
      ],
    }).encounter;
    expect(two.humans.map(({ id }) => id)).toEqual(['a1', 'a2']);
    expect([examples.raid.kind, examples.rescue.kind, examples['raid-defend'].kind]).toEqual([
      'raid',
      'raid',
      'raid-defend',
    ]);
  });

  test('ATZ.RAID.2 ATZ.RAID.3 raiders say whom they raid, and then what for', () => {
    const { asked, encounter: enc } = planned('raid', ['army', 'seize']);
    expect(asked).toEqual([
      'ATZ.RAID.2 citizen ganger survivor police guard army',
      'ATZ.RAID.3 loot hostage seize harm',
    ]);
    expect(raidOf(enc)).toMatchObject({ whom: 'army', aim: 'seize' });
  });

  test('ATZ.RAID.2 who raids the players is of one of the two Classes that the Star is not of', () => {
    const comes = (own: Class, die: number) => raidOf(planned('raid-defend', [[die]], own).encounter)?.whom;
    expect([3, 4].map((die) => comes('survivor', die))).toEqual(['citizen', 'ganger']);
    expect([3, 4].map((die) => comes('citizen', die))).toEqual(['ganger', 'survivor']);
    expect([1, 6].map((die) => comes('ganger', die))).toEqual(['citizen', 'survivor']);
  });

  test('ATZ.RAID.9 who is raided does not choose when', () => {
    const parts = [1, 2, 3, 5, 6].map(
      (die) => drive(raidScene({ role: 'defend' }), [[die]], raidDayPart).encounter.daylight.part,
    );
    expect(parts).toEqual(['daytime', 'daytime', 'evening', 'evening', 'night']);
    expect(PLANS['raid-defend'].steps).toContain('raid-day-part');
    expect(PLANS.raid.steps).not.toContain('raid-day-part');
    expect(stateOf({ kind: 'raid', band: [{ x: 4, y: 4 }], dayPart: 'night' }).encounter.daylight.part).toBe('night');
  });

  test('ATZ.RAID.8 ATZ.RAID.10 zombies once the raiders are on the table: the players, or those among the PEFs', () => {
    const order = (kind: 'raid' | 'raid-defend') =>
      PLANS[kind].steps.filter((step) => ['enter', 'pefs', 'start-zombies', 'pefs-in-sight'].includes(step));
    expect(order('raid')).toEqual(['enter', 'start-zombies', 'pefs', 'pefs-in-sight']);
    expect(order('raid-defend')).toEqual(['enter', 'pefs', 'start-zombies', 'pefs-in-sight']);
    const { encounter: enc } = stateOf(raidScene());
    expect([1, 2, 3, 4, 5, 6].map((die) => pefSection(enc, die))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('ATZ.RAID.6 ATZ.RAID.7 raiders come on by the near edge; defenders stand anywhere in sections 7 to 9, indoors too', () => {
    const zones = (spec: SceneSpec) => {
      const { encounter: enc } = stateOf(spec);
      return zonesFor(enc, humanOf(enc, 'a1'), 8);
    };
    const box = (far: number) => [
      [
        { x: 0, y: 0 },
        { x: 36, y: 0 },
        { x: 36, y: far },
        { x: 0, y: far },
      ],
    ];
    expect(zones(raidScene())).toEqual(box(8));
    expect(zones(raidScene({ role: 'defend' }))).toEqual(box(12));
    expect([PLANS.raid.begins, PLANS['raid-defend'].begins]).toEqual(['edge', 'sections']);
  });
});

describe('the buildings', () => {
  const placed = (die: number, wish: Said, role: 'raid' | 'defend' = 'raid') =>
    drive(raidScene({ role, houses: 0 }), [[die], wish], placeHouses);

  test('ATZ.RAID.5 one on 1 to 5 and two on a 6, in section 2 or in section 8, and more if one wishes', () => {
    expect(placed(5, '1').asked).toEqual(['ATZ.RAID.5 1d6', 'ATZ.RAID.5 1 2 3']);
    expect(placed(6, '2').asked).toEqual(['ATZ.RAID.5 1d6', 'ATZ.RAID.5 2 3 4']);
    const where = ({ encounter: enc }: { encounter: Encounter }) => {
      const sections = sectionsOf(terrainIn(enc));
      return raidedIn(enc).ids.map((id) => {
        const { outline } = terrainIn(enc).buildings.find((one) => one.id === id) as Building;
        return sections.findIndex((section) => outline.every((corner) => inside(section.outline, corner))) + 1;
      });
    };
    expect(where(placed(1, '1'))).toEqual([2]);
    expect(where(placed(6, '3'))).toEqual([2, 2, 2]);
    expect(where(placed(6, '2', 'defend'))).toEqual([8, 8]);
  });

  test('ATZ.RAID.7 one knows one’s own place, but not that of those whom one raids', () => {
    expect(placed(1, '1', 'defend').encounter.entered).toEqual({
      'raid-house-1 0': { parts: ['daytime'], searchedTurn: null },
    });
    expect(placed(1, '1').encounter.entered).toEqual({});
  });

  test('ATZ.RAID.5 they stand beside what is there: scatter makes room, streets and vehicles stay', () => {
    const fence = block('fence', [16, 29, 4, 0.5], { height: 0.6 });
    const road = { ...block('road', [12, 29, 12, 3], { height: 0 }), looks: 'road', kind: 'normal' as const };
    const { encounter: enc } = stateOf(raidScene({}, { pieces: [fence] }));
    expect(terrainIn(enc).pieces.map(({ id }) => id)).toEqual([]);
    const { encounter: street } = stateOf(raidScene({}, { pieces: [road] }));
    const { pieces, buildings } = terrainIn(street);
    expect(pieces.map(({ id }) => id)).toEqual(['road']);
    expect(gapBetween((buildings[0] as Building).outline, pieces[0]?.outline ?? [])).toBeGreaterThan(0);
  });

  test('ATZ.RAID.5 every table of ours has room for one, or a building that will do', () => {
    const districts = (['urban', 'suburban', 'rural'] as const).map((district) =>
      terrainOf({ kind: 'district', district, seed: '', width: 36, depth: 36, zone: 0, fair: false }),
    );
    for (const terrain of [...TABLES, ...districts])
      for (const section of [2, 8]) expect(raidedTable(terrain, section, 1).ids, terrain.id).toHaveLength(1);
  });

  test('ATZ.RAID.5 where there is no room a building of the section is taken instead', () => {
    const outline: [number, number][] = [
      [12.5, 24.5],
      [23.5, 24.5],
      [23.5, 35.5],
      [12.5, 35.5],
    ];
    const { encounter: enc } = stateOf(raidScene({ houses: 2 }, { buildings: [{ id: 'hall', outline, height: 3 }] }));
    expect(raidedIn(enc).ids).toEqual(['hall']);
  });
});

test('ATZ.RAID.6 raiders leave by the edge by which they came', () => {
  const leaves = (kind: 'raid' | 'search') => {
    const spec: SceneSpec = { band: [{ x: 30, y: 34 }] };
    const state = stateOf(kind === 'raid' ? raidScene({ houses: 0 }, spec) : { ...spec, kind });
    return exitWay(state, state.encounter.humans[0] as Human)?.at(-1);
  };
  expect(leaves('search')).toMatchObject({ x: 30, y: 35.5 });
  expect(leaves('raid')).toMatchObject({ x: 30, y: 0.5 });
});
