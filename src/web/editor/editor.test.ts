import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  awkwardOn,
  generate,
  parseTerrain,
  type Building,
  type Piece,
  READY_TABLES,
  type Terrain,
} from '../../tabletop/index.ts';
import { openingNear, withCorner, withNewCorner, withoutCorner } from './corners.ts';
import { faultsIn, toFile } from './file.ts';
import { begun, done, redone, undone } from './history.ts';
import { STOCK } from './stock.ts';
import { Workshop } from './studio.ts';
import {
  boxOf,
  isBuilding,
  isPiece,
  partOf,
  scaled,
  type Thing,
  thingAt,
  thingNamed,
  thingsOf,
  turned,
} from './things.ts';
import { readTable } from './tables.ts';
import { firstValue, tagged, typedValue, withoutTag, withTag } from './tags.tsx';

const empty: Terrain = {
  id: 'empty',
  name: 'Empty',
  theme: '',
  width: 48,
  depth: 36,
  pieces: [],
  buildings: [],
  areas: [],
};
const item = (id: string) => STOCK.find((one) => one.id === id) as (typeof STOCK)[number];

/** A workshop with one thing of the stock in it. */
function withOne(id: string, x = 20, y = 20): { workshop: Workshop; thing: () => Thing } {
  const workshop = new Workshop(empty);
  workshop.take({ kind: 'put', item: item(id) });
  workshop.use({ x, y });
  const [first] = workshop.selection;
  return { workshop, thing: () => thingNamed(workshop.terrain, first?.id ?? '') as Thing };
}

describe('files', () => {
  test.each(READY_TABLES.map((table) => [table.id, table] as const))('%s is the same after a file', (_, table) => {
    const parsed = parseTerrain(JSON.parse(JSON.stringify(toFile(table))));
    expect(parsed).toEqual({ ok: true, terrain: table });
  });

  test('a dealt table has no faults', () => {
    const dealt = generate({ theme: 'farm', seed: 'test', width: 36, depth: 36, zone: 6 });
    expect(faultsIn(dealt)).toEqual([]);
  });

  test('what cannot be read says so, and what is wrong says where', () => {
    expect(readTable('{')).toEqual({ faults: ['This file is no table: it cannot be read.'] });
    const read = readTable(JSON.stringify({ ...toFile(empty), width: 'wide' }));
    expect('faults' in read && read.faults[0]).toMatch(/^width: /);
  });
});

describe('faults', () => {
  test('a piece off the table is named once, with its path', () => {
    const { workshop, thing } = withOne('car', 1, 1);
    expect(faultsIn(workshop.terrain)).toEqual([
      { id: thing().id, path: expect.stringMatching(/^pieces\.0\.outline/), message: 'Car lies partly off the table.' },
    ]);
  });

  test('an outline that crosses itself is a fault of its piece', () => {
    const { workshop, thing } = withOne('wall');
    workshop.change([thing().id], (now) => withCorner(now, 0, { x: 20, y: 30 }));
    expect(faultsIn(workshop.terrain)[0]).toMatchObject({
      id: thing().id,
      message: expect.stringContaining('Low wall: '),
    });
  });
});

describe('tags', () => {
  test('are put on a piece, changed, undone and taken off, and a piece without tags has no field for them', () => {
    const { workshop, thing } = withOne('car');
    const put = (name: string, value = firstValue(name)): void =>
      workshop.change([thing().id], (now) => (isPiece(now) ? tagged(now, withTag(now.tags, name, value)) : now));
    const tags = () => (thing() as Piece).tags;
    put('alarm');
    put('vehicle');
    put('vehicle', 'van');
    expect(tags()).toEqual({ alarm: true, vehicle: 'van' });
    expect(faultsIn(workshop.terrain)).toEqual([]);
    expect(parseTerrain(toFile(workshop.terrain))).toEqual({ ok: true, terrain: workshop.terrain });
    workshop.undo();
    expect(tags()).toEqual({ alarm: true, vehicle: 'any' });
    workshop.undo();
    workshop.change([thing().id], (now) => (isPiece(now) ? tagged(now, withoutTag(now.tags, 'alarm')) : now));
    expect(Object.keys(thing())).not.toContain('tags');
  });

  test('what is wrong with one is said of its piece', () => {
    const { workshop, thing } = withOne('car');
    workshop.change([thing().id], (now) => ({ ...now, tags: { light: 'dim' } }));
    expect(faultsIn(workshop.terrain)).toEqual([
      { id: thing().id, path: 'pieces.0.tags.light', message: 'Car: The tag light takes a number.' },
    ]);
  });

  test('a typed value is a number, a word, or nothing', () => {
    expect(['4', ' loud ', '', '-1.5'].map(typedValue)).toEqual([4, 'loud', true, -1.5]);
    expect(['light', 'use', 'alarm', 'my-own'].map(firstValue)).toEqual([1, 'any', true, true]);
  });
});

describe('drawing', () => {
  test.each(STOCK.map(({ id }) => id))('%s can be put in the middle of a table and be played on', (id) => {
    const workshop = new Workshop({ ...empty, depth: 48 });
    workshop.take({ kind: 'put', item: item(id) });
    workshop.use({ x: 24, y: 24 });
    expect(thingsOf(workshop.terrain)).toHaveLength(1);
    expect(faultsIn(workshop.terrain)).toEqual([]);
  });

  test('everything in the box is cover or blocks sight, and never in between', () => {
    const things = STOCK.map(({ make }, i) => make(`thing-${i}`, { x: 24, y: 24 }));
    expect(awkwardOn({ pieces: things.filter(isPiece), buildings: things.filter(isBuilding) })).toEqual([]);
    const { workshop, thing } = withOne('building');
    workshop.take({ kind: 'window' });
    workshop.use({ x: 20, y: 23 });
    const { openings } = thing() as Building;
    expect(openings.map(({ kind, sill }) => [kind, sill])).toEqual([
      ['door', 0],
      ['window', 0.75],
    ]);
  });

  test('points lie on the grid that is chosen', () => {
    const { thing } = withOne('crates', 20.2, 19.9);
    expect(boxOf([thing().outline])).toEqual({ x: 19, y: 19, width: 2, depth: 2 });
  });

  test('four quarter turns lead back, and a turned building keeps its door in its wall', () => {
    const { workshop, thing } = withOne('building');
    const before = thing();
    workshop.turnBy(30);
    expect(faultsIn(workshop.terrain)).toEqual([]);
    workshop.undo();
    for (let i = 0; i < 4; i++) workshop.turnBy(90);
    expect(thing()).toEqual(before);
  });

  test('scaling keeps the middle', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 3, noNaN: true }), (factor) => {
        const { thing } = withOne('wood', 24, 18);
        const box = boxOf([scaled(thing(), factor, 1, { x: 24, y: 18 }).outline]);
        expect(box.x + box.width / 2).toBeCloseTo(24, 2);
      }),
    );
  });

  test('the copy in the other half is the half turn of the first, under ids of its own', () => {
    const { workshop, thing } = withOne('building', 10, 10);
    const first = thing();
    workshop.copyTurned();
    const [copy] = workshop.selection as [Thing];
    expect(copy.id).not.toBe(first.id);
    expect(turned(copy, 180, { x: 24, y: 18 }).outline).toEqual(first.outline);
    expect(faultsIn(workshop.terrain)).toEqual([]);
    workshop.remove();
    expect(thingsOf(workshop.terrain)).toEqual([first]);
  });

  test('the zone of one side becomes the zone of the other', () => {
    const { workshop } = withOne('zone-0', 24, 4);
    workshop.copyTurned();
    expect(workshop.terrain.areas.map(({ side }) => side)).toEqual([0, 1]);
  });

  test('an outline is closed by its first corner', () => {
    const workshop = new Workshop(empty);
    workshop.take({ kind: 'outline' });
    for (const [x, y] of [
      [5, 5],
      [9, 5],
      [9, 9],
      [5, 5],
    ] as const)
      workshop.use({ x, y });
    expect(workshop.terrain.pieces[0]?.outline).toHaveLength(3);
    expect(workshop.store.getState().tool.kind).toBe('select');
  });

  test('corners come and go, but three stay', () => {
    const { thing } = withOne('crates');
    const five = withNewCorner(thing(), 3);
    expect(five.outline).toHaveLength(5);
    expect(faultsIn({ ...empty, pieces: [five as Terrain['pieces'][number]] })).toEqual([]);
    const three = [0, 0, 0, 0].reduce((now) => withoutCorner(now, 0), five);
    expect(three.outline).toHaveLength(3);
  });
});

describe('buildings', () => {
  test.each(['door', 'window'] as const)('a %s goes into the nearest wall', (kind) => {
    const { workshop, thing } = withOne('building', 20, 20);
    workshop.take({ kind });
    workshop.use({ x: 16.3, y: 21 });
    const building = thing();
    const made = isBuilding(building) ? building.openings.at(-1) : undefined;
    expect(made).toMatchObject({ kind, from: { x: 16 }, to: { x: 16 } });
    expect(faultsIn(workshop.terrain)).toEqual([]);
  });

  test('no wall is long enough for a door in a booth', () => {
    const { workshop, thing } = withOne('building');
    workshop.change([thing().id], (now) => scaled(now, 0.1, 0.1, { x: 20, y: 20 }));
    const building = thing();
    expect(isBuilding(building) && openingNear(building, 'door', { x: 20, y: 20 }, 0, 'door')).toBeNull();
  });

  test('walls and ladders take two taps', () => {
    const { workshop, thing } = withOne('building', 20, 20);
    workshop.take({ kind: 'wall' });
    workshop.use({ x: 20, y: 17 });
    workshop.use({ x: 20, y: 21 });
    workshop.take({ kind: 'ladder' });
    workshop.use({ x: 15, y: 20 });
    workshop.use({ x: 17, y: 20 });
    expect(thing()).toMatchObject({
      walls: [{ from: { x: 20, y: 17 }, to: { x: 20, y: 21 } }],
      links: [{ from: { x: 15, level: 0 }, to: { x: 17, level: 1 } }],
    });
    expect(faultsIn(workshop.terrain)).toEqual([]);
  });
});

describe('history', () => {
  test('undo and redo go through everything that was done', () => {
    const { workshop, thing } = withOne('car');
    workshop.moveBy(1, 0);
    workshop.moveBy(1, 0);
    const there = thing();
    workshop.undo();
    workshop.undo();
    workshop.undo();
    expect(workshop.terrain).toEqual(empty);
    workshop.redo();
    workshop.redo();
    workshop.redo();
    expect(thing()).toEqual(there);
  });

  test('something new ends what could be redone', () => {
    const history = done(undone(done(done(begun(1), 2), 3)), 4);
    expect(redone(history).now).toBe(4);
    expect(undone(undone(history)).now).toBe(1);
  });
});

test('what lies on top is meant first, and thin things can be hit beside', () => {
  const { workshop } = withOne('road', 20, 20);
  workshop.take({ kind: 'put', item: item('fence') });
  workshop.use({ x: 20, y: 20 });
  expect(thingAt(workshop.terrain, { x: 20, y: 20 }, 0)?.name).toBe('Fence');
  expect(thingAt(workshop.terrain, { x: 20, y: 18 }, 0)?.name).toBe('Road');
  expect(thingAt(workshop.terrain, { x: 20, y: 30 }, 0.5)).toBeNull();
  expect(partOf(workshop.terrain, thingAt(workshop.terrain, { x: 20, y: 20 }, 0)?.id ?? '')).toBe('pieces');
});
