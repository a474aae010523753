import { expect } from 'vitest';
import type { CrashDoing, WalkDoing } from '../course/doing.ts';
import { play } from '../dead/testing.ts';
import type { Watcher } from '../deeds.ts';
import { humanOf } from '../figures.ts';
import type { Doing, Encounter, Leg } from '../state.ts';
import { block, drive, rectangle, type SceneSpec, stateOf, test } from '../testing.ts';
import { coverWay, duckBack, runAway } from './duck.ts';
import { CATALOGUE } from '../data/challenge-catalogue.ts';
import { crash, walk } from './walk.ts';
import { legsTo, legsTowards, movementLeft, movementOf } from './way.ts';

const WALL = block('wall', [12, 14, 1, 8], { height: 3, kind: 'impassable', blocksSight: true });

/** A house from 10,10 to 20,20 with a door in the near wall and a window in the left one. */
const house = (door: object = {}, window: object = {}) => ({
  id: 'house',
  outline: rectangle(10, 10, 10, 10),
  height: 6,
  floors: [0, 3],
  openings: [
    {
      id: 'door',
      kind: 'door' as const,
      from: [14, 10] as [number, number],
      to: [16, 10] as [number, number],
      ...door,
    },
    {
      id: 'window',
      kind: 'window' as const,
      from: [10, 14] as [number, number],
      to: [10, 16] as [number, number],
      ...window,
    },
  ],
  links: [
    {
      id: 'stairs',
      kind: 'stairs' as const,
      from: { at: [12, 18] as [number, number], level: 0 },
      to: { at: [14, 18] as [number, number], level: 1 },
    },
  ],
});

function cost(spec: SceneSpec, to: { x: number; y: number; level?: number }, budget = 99): number | null {
  const state = stateOf(spec);
  const legs = legsTo(state, humanOf(state.encounter, 'a1'), to, budget);
  return legs === null ? null : Math.round(legs.reduce((sum, leg) => sum + leg.cost, 0) * 100) / 100;
}

test('ATZ.MOVE.1 ATZ.ATTR.11 ATZ.EVENT.12 the normal move is 8", 10" with Fast, 2" less with a twisted ankle', () => {
  const move = (more: object): number => {
    const state = stateOf({ band: [{ x: 18, y: 18, ...more }] });
    return movementOf(state, humanOf(state.encounter, 'a1'));
  };
  expect([move({}), move({ attributes: ['fast'] }), move({ lame: true })]).toEqual([8, 10, 6]);
});

test('ATZ.X.21 ATZ.MOVE.8 6" used and 4" gained leave 6"', () => {
  const state = stateOf({ band: [{ x: 18, y: 18 }] });
  const human = humanOf(state.encounter, 'a1');
  Object.assign(human.turn, { inches: 6, bonus: 4 });
  expect(movementLeft(state, human)).toBe(6);
});

test('ATZ.MOVE.16 who crawls pays twice; woods and hills slow nobody', () => {
  expect(cost({ band: [{ x: 2, y: 2, prone: true }] }, { x: 6, y: 2 })).toBe(8);
  const wood = block('wood', [1, 1, 20, 5], { height: 4, kind: 'difficult', seeThrough: true });
  expect(cost({ band: [{ x: 2, y: 2 }], pieces: [wood] }, { x: 6, y: 2 })).toBe(4);
});

test('ATZ.BLDG.8 ATZ.BLDG.9 a closed door costs 2" and an open one nothing', () => {
  const at = { band: [{ x: 15, y: 8 }] };
  const closed = cost({ ...at, buildings: [house()] }, { x: 15, y: 12 }) as number;
  const open = cost({ ...at, buildings: [house({ open: true })] }, { x: 15, y: 12 }) as number;
  expect(open).toBe(4);
  expect(closed).toBeCloseTo(5, 1); // 3" on foot and the 2" that lead through the door
});

test('ATZ.BLDG.14 ATZ.BLDG.15 nobody gets through what is locked or barricaded', () => {
  const at = { band: [{ x: 15, y: 8 }], change: (enc: Encounter) => void (enc.changes = shut) };
  const shut = { openings: { window: { state: 'boarded' as const }, door: { state: 'locked' as const } } };
  expect(cost({ ...at, buildings: [house()] }, { x: 15, y: 12 })).toBeNull();
});

test('ATZ.BLDG.10 ATZ.BLDG.11 ATZ.BLDG.12 a window costs 4", open 2", broken 6"', () => {
  const through = (state: 'closed' | 'open' | 'broken') => {
    const given = stateOf({
      band: [{ x: 8, y: 15 }],
      buildings: [house()],
      change: (enc) => void (enc.changes = { openings: { window: { state }, door: { state: 'boarded' } } }),
    });
    const legs = legsTo(given, humanOf(given.encounter, 'a1'), { x: 12, y: 15 }, 20) as Leg[];
    return legs.flatMap(({ through: by, cost: price }) => (by === null ? [] : [[by.id, price]]));
  };
  expect([through('closed'), through('open'), through('broken')]).toEqual([
    [['window', 4]],
    [['window', 2]],
    [['window', 6]],
  ]);
});

test('ATZ.BLDG.24 a level takes the whole move', () => {
  const spec = { band: [{ x: 12, y: 18 }], buildings: [house()] };
  expect(cost(spec, { x: 14, y: 18, level: 1 })).toBe(8);
  expect(cost(spec, { x: 14, y: 18, level: 1 }, 7)).toBeNull();
});

test('ATZ.MOVE.24 past friends, but neither through enemies nor through zombies, and nobody is stopped on', () => {
  const wide = block('left', [0, 10, 17.4, 1], { height: 3, kind: 'impassable' });
  const right = block('right', [18.6, 10, 17.4, 1], { height: 3, kind: 'impassable' });
  const at = { pieces: [wide, right] };
  const band = [{ x: 18, y: 8 }];
  expect(cost({ ...at, band: [...band, { x: 18, y: 10.5 }] }, { x: 18, y: 13 })).toBe(5);
  expect(cost({ ...at, band: [...band, { x: 18, y: 10.5 }] }, { x: 18, y: 10.5 })).toBeNull();
  expect(cost({ ...at, band, zombies: [{ x: 18, y: 10.5 }] }, { x: 18, y: 13 })).toBeNull();
  const enemy = { attitude: 'enemy' as const, people: [{ x: 18, y: 10.5 }] };
  expect(cost({ ...at, band, strangers: [enemy] }, { x: 18, y: 13 })).toBeNull();
  expect(cost({ ...at, band, strangers: [{ ...enemy, attitude: 'friend' }] }, { x: 18, y: 13 })).toBe(5);
  const stunned = (reacts: boolean) => ({
    attitude: 'enemy' as const,
    people: [{ x: 18, y: 10.5, status: 'stunned' as const, stun: { left: 1, reacts } }],
  });
  expect(cost({ ...at, band, strangers: [stunned(false)] }, { x: 18, y: 13 })).toBe(5);
  expect(cost({ ...at, band, strangers: [stunned(true)] }, { x: 18, y: 13 })).toBeNull(); // it only stares (ATZ.ZREACT.8)
});

test('ATZ.MOVE.1 as far as the budget leads', () => {
  const state = stateOf({ band: [{ x: 2, y: 2 }] });
  const legs = legsTowards(state, humanOf(state.encounter, 'a1'), { x: 30, y: 2 }, 8) as Leg[];
  expect(legs.at(-1)?.to).toMatchObject({ x: 10, y: 2 });
});

test('ATZ.MOVE.19 ATZ.MOVE.22 the nearest spot out of LOS of the whole group that caused it', () => {
  const enemies = (...people: { x: number; y: number }[]) => [{ attitude: 'enemy' as const, people }];
  const way = (spec: SceneSpec): Leg[] | null => {
    const state = stateOf(spec);
    return coverWay(state, humanOf(state.encounter, 'a1'), ['n1']);
  };
  const near = way({ band: [{ x: 14, y: 13 }], pieces: [WALL], strangers: enemies({ x: 30, y: 18 }) });
  const end = near?.at(-1)?.to;
  expect(near).not.toBeNull();
  expect(end !== undefined && end.x < 12 && end.y > 13).toBe(true);
  expect(way({ band: [{ x: 10, y: 18 }], pieces: [WALL], strangers: enemies({ x: 30, y: 18 }) })).toEqual([]);
  expect(way({ band: [{ x: 20, y: 4 }], pieces: [WALL], strangers: enemies({ x: 30, y: 18 }) })).toBeNull();
  // A friend of the shooter on the other side of the wall sees all that the shooter does not.
  const both = enemies({ x: 14.2, y: 20.5 }, { x: 13, y: 23 });
  expect(way({ band: [{ x: 10.5, y: 21.5 }], pieces: [WALL], strangers: both })).not.toEqual([]);
  expect(way({ band: [{ x: 10.5, y: 21.5 }], pieces: [WALL], strangers: enemies({ x: 14.2, y: 20.5 }) })).toEqual([]);
});

test('ATZ.FIG.6 ATZ.MOVE.19 who reaches cover by Duck Back looks to where the danger is', () => {
  const spec: SceneSpec = {
    band: [{ x: 14, y: 13, facing: 0 }],
    pieces: [WALL],
    strangers: [{ attitude: 'enemy', people: [{ x: 30, y: 18 }] }],
  };
  const { encounter } = drive(spec, [], function* (t) {
    yield* [];
    duckBack(t, humanOf(t.state.encounter, 'a1'), ['n1']);
  });
  const human = humanOf(encounter, 'a1');
  expect([human.status, human.x < 12]).toEqual(['ducked-back', true]);
  expect(human.facing > 315 || human.facing < 45).toBe(true);
});

const walking = (legs: Leg[], as: 'move' | 'duck-back' = 'move') => ({
  do: 'walk' as const,
  who: 'a1',
  legs,
  as,
  met: [],
});
const leg = (x: number, y: number, price: number, through: Leg['through'] = null): Leg => ({
  to: { x, y, level: 0 },
  cost: price,
  through,
});

/** The step of a walk, once: what lies on the pile then is left there. */
const walked = (spec: SceneSpec, legs: Leg[], watchers: readonly Watcher[] = [], as: 'move' | 'duck-back' = 'move') =>
  play({ ...spec, doing: [walking(legs, as)] }, (t) => walk(t, t.state.encounter.doing.at(-1) as WalkDoing, watchers));

test('ATZ.MOVE.1 ATZ.COVER.7 a walk costs movement, turns its figure, and counts as moving', () => {
  const enc = walked({ band: [{ x: 18, y: 18 }] }, [leg(18, 20, 2), leg(16, 20, 2)]);
  expect(humanOf(enc, 'a1')).toMatchObject({ x: 16, y: 20, facing: 180, turn: { inches: 4, moved: true } });
  expect(enc.doing).toHaveLength(1);
  const ducked = walked({ band: [{ x: 18, y: 18 }] }, [leg(18, 20, 2)], [], 'duck-back');
  expect(humanOf(ducked, 'a1').turn).toMatchObject({ inches: 0, moved: true });
});

test('ATZ.SIGHT.5 ATZ.SIGHT.41 a walk stops at the first moment, what happens there lies on top, and the player is asked again', () => {
  const begins: Doing[] = [
    { do: 'zed-or-no-zed', who: 'a1', zombie: 'z1' },
    { do: 'see-the-feast', who: 'a1', feast: 'f' },
  ];
  const watcher: Watcher = () => ({ id: 'far', at: { x: 18, y: 20, level: 0 }, inches: 2, leg: 0, begins: [] });
  const nearer: Watcher = () => ({ id: 'near', at: { x: 18, y: 19, level: 0 }, inches: 1, leg: 0, begins });
  const enc = walked({ band: [{ x: 18, y: 18 }] }, [leg(18, 22, 4)], [watcher, nearer]);
  expect(humanOf(enc, 'a1')).toMatchObject({ y: 19, turn: { inches: 1 } });
  expect(enc.doing.map((one) => one.do)).toEqual(['turn', 'see-the-feast', 'zed-or-no-zed']);
  const npc = walked({ band: [{ x: 18, y: 18, seat: null }] }, [leg(18, 22, 4)], [watcher, nearer]);
  expect(npc.doing[1]).toEqual({ ...walking([leg(18, 22, 3)]), met: ['near'] });
});

test('ATZ.BLDG.9 ATZ.BLDG.13 doors stay open; through the glass costs nothing, breaks it, and hurts on a 1', () => {
  const door = walked({ band: [{ x: 15, y: 8 }], buildings: [house()] }, [
    leg(15, 9.49, 1.5),
    leg(15, 10.51, 2, { id: 'door', kind: 'door' }),
  ]);
  expect(door.changes.openings).toEqual({ door: { state: 'open' } });
  const glass: Leg['through'] = { id: 'window', kind: 'window', crash: true };
  const enc = walked({ band: [{ x: 9.49, y: 15 }], buildings: [house()] }, [
    leg(10.51, 15, 0, glass),
    leg(12, 15, 1.49),
  ]);
  expect(enc.changes.openings).toEqual({ window: { state: 'broken' } });
  expect(enc.doing.map((one) => one.do)).toEqual(['turn', 'walk', 'crash']);
  const after = (...dice: number[][]) =>
    humanOf(
      play(
        { band: [{ x: 9, y: 9, star: false }], doing: [{ do: 'crash', who: 'a1' }] },
        (t) => crash(t, t.state.encounter.doing.at(-1) as CrashDoing),
        ...dice,
      ),
      'a1',
    );
  expect(after([2])).toMatchObject({ status: 'carry-on', prone: false });
  expect(after([1], [5, 4, 4])).toMatchObject({ status: 'stunned', prone: true });
});

test('ATZ.X.57 a 5 is not hurt by the glass of the second floor; the way down is a Physical Challenge', () => {
  const enc = play(
    { band: [{ x: 9, y: 9, level: 1, star: false }], doing: [{ do: 'crash', who: 'a1' }] },
    (t) => crash(t, t.state.encounter.doing.at(-1) as CrashDoing),
    [5],
  );
  expect(humanOf(enc, 'a1')).toMatchObject({ status: 'carry-on', prone: false, level: 1 });
  expect(CATALOGUE.drop.type).toBe('physical');
});

test('ATZ.MOVE.20 ATZ.MOVE.21 without cover it drops where it is, and may not fire', () => {
  const ducked = (pieces: SceneSpec['pieces']) =>
    play(
      { band: [{ x: 14, y: 13 }], pieces, strangers: [{ attitude: 'enemy', people: [{ x: 30, y: 18 }] }] },
      function* (t) {
        duckBack(t, humanOf(t.state.encounter, 'a1'), ['n1']);
      },
    );
  const open = ducked([]);
  expect(humanOf(open, 'a1')).toMatchObject({ status: 'ducked-back', prone: true, cowed: true, duckedFrom: [] });
  expect(open.doing).toHaveLength(1);
  const hidden = ducked([WALL]);
  expect(humanOf(hidden, 'a1')).toMatchObject({ status: 'ducked-back', prone: false, cowed: true, duckedFrom: ['n1'] });
  expect(hidden.doing.at(-1)).toMatchObject({ do: 'walk', as: 'duck-back' });
});

test('ATZ.MOVE.23 ATZ.STATUS.8 who runs away is off the table', () => {
  const enc = play({ band: [{ x: 14, y: 13 }] }, function* (t) {
    runAway(t, humanOf(t.state.encounter, 'a1'));
  });
  expect(humanOf(enc, 'a1')).toMatchObject({ fate: 'ran', deeds: { ranAway: true } });
});
