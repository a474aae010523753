import { describe, expect } from 'vitest';
import { humanOf } from '../../figures.ts';
import type { Human } from '../../state.ts';
import type { RaidPlot } from '../../state/plot.ts';
import {
  type Driven,
  drive,
  encounter,
  type Said,
  type SceneSpec,
  type Somebody,
  scene,
  stateOf,
  test,
} from '../../testing.ts';
import { raidOf } from '../plot.ts';
import { isRaided } from './achieved.ts';
import { ransackGoesOn } from './ransack.ts';
import { raidScene } from './testing.ts';
import { stopsWork } from './working.ts';

/** What raiders do inside. The houses of these scenes: one with its middle at 18, 30; of three the first at 14.5, 26. */

const HOUSE = 'raid-house-1';
const INSIDE = { x: 18, y: 30, rep: 4 };

const entered = (raid: Partial<RaidPlot>, dice: readonly Said[], house = HOUSE, spec: SceneSpec = {}): Driven =>
  drive(raidScene(raid, { band: [INSIDE], doing: [{ do: 'raid-house', house, who: 'a1' }], ...spec }), dice);
const hostageOf = ({ encounter: enc }: Driven): RaidPlot['hostage'] => raidOf(enc)?.hostage ?? null;
/** Who it is: a row of the only list. */
const PERSON: readonly Said[] = [[3, 4]];

describe('the Hostage', () => {
  const three = { aim: 'hostage', houses: 3 } as const;
  test('ATZ.RAID.16 it is in a building on a die of no more than the buildings entered so far', () => {
    expect(entered(three, [[1], ...PERSON, [2]]).asked[0]).toBe('ATZ.RAID.16 1d6');
    expect(hostageOf(entered(three, [[1], ...PERSON, [2]]))).toMatchObject({ house: HOUSE, free: false });
    expect(hostageOf(entered(three, [[2], [2]]))).toBeNull();
    const second = { ...three, entered: [HOUSE] };
    expect(hostageOf(entered(second, [[2], ...PERSON, [2]], 'raid-house-2'))).toMatchObject({ house: 'raid-house-2' });
    expect(hostageOf(entered(second, [[3], [2]], 'raid-house-2'))).toBeNull();
  });
  test('ATZ.RAID.17 in the last building it is on 1 to 5; on a 6 it was never there', () => {
    const last = { ...three, entered: [HOUSE, 'raid-house-2'] };
    expect(hostageOf(entered(last, [[5], ...PERSON, [2]], 'raid-house-3'))).toMatchObject({ house: 'raid-house-3' });
    const never = entered(last, [[6], [2]], 'raid-house-3');
    expect([hostageOf(never), never.asked[0]]).toEqual(['nowhere', 'ATZ.RAID.17 1d6']);
    expect(isRaided(never.encounter)).toBe(false);
  });
  test('ATZ.RAID.16 no die for a building that has been entered before, nor for another aim', () => {
    expect(entered({ ...three, entered: [HOUSE], needs: { [HOUSE]: 2 } }, []).asked).toEqual([]);
    expect(entered({ aim: 'loot', needs: { [HOUSE]: 2 } }, []).asked).toEqual([]);
  });
  test('ATZ.RAID.16 ATZ.RAID.18 it is bound and unarmed, and once it is free it comes along', () => {
    const found = entered(three, [[1], ...PERSON, [1]], HOUSE, { band: [{ x: 14.5, y: 26 }] });
    const hostage = found.encounter.humans.at(-1) as Human;
    expect(hostage).toMatchObject({
      seat: null,
      bound: true,
      captor: 'captors',
      guns: [],
      blades: [],
      class: 'survivor',
    });
    const state = structuredClone(found.state);
    state.encounter.doing.push(acting());
    const free = drive(state, ['ransack:a1:raid-house-1', 'done'], null, []);
    expect(humanOf(free.encounter, hostage.id)).toMatchObject({
      bound: false,
      captor: null,
      side: 'players',
      seat: 'a',
      guest: true,
    });
    expect([isRaided(found.encounter), isRaided(free.encounter)]).toEqual([false, true]);
  });
});

const acting = () => ({
  do: 'activate' as const,
  side: 'players',
  group: ['a1'],
  with: ['a1'],
  waking: [],
  stuck: [],
  handed: false,
});
const offers = (raid: Partial<RaidPlot>, spec: SceneSpec = {}): string[] =>
  scene(raidScene(raid, { band: [INSIDE], ...spec, doing: [acting()] }))
    .offered('a')
    .filter((id) => id.startsWith('ransack'));

describe('going through the place', () => {
  test('ATZ.RAID.15 in an empty building of the Raid, as a whole activation', () => {
    expect(offers({})).toEqual(['ransack:a1:raid-house-1']);
    expect(offers({}, { band: [{ x: 4, y: 4 }] })).toEqual([]);
    expect(offers({}, { zombies: [{ x: 16.5, y: 30 }] })).toEqual([]);
    const stranger = (attitude: 'enemy' | 'neutral') => [{ attitude, people: [{ x: 16.5, y: 30 }] }];
    expect(offers({}, { strangers: stranger('enemy') })).toEqual([]);
    expect(offers({}, { strangers: stranger('neutral') })).toHaveLength(1);
    expect(offers({ role: 'defend' }, { band: [{ x: 18, y: 6 }] })).toEqual([]);
    expect(offers({ looted: ['raid-house-1 a1'] })).toEqual([]);
  });
  test('ATZ.RAID.15 half a die of activations, rolled when the building is entered empty, or once it is', () => {
    expect(raidOf(entered({}, [[3]]).encounter)?.needs).toEqual({ [HOUSE]: 2 });
    expect(entered({}, [], HOUSE, { zombies: [{ x: 16.5, y: 30 }] }).asked).toEqual([]);
    const m = scene(raidScene({}, { band: [INSIDE], doing: [acting()] }));
    m.answer('a', 'ransack:a1:raid-house-1');
    expect(m.asked()).toMatchObject({ rule: 'ATZ.RAID.15' });
    m.answer('a', [5]);
    expect(raidOf(encounter(m))?.workers).toEqual({
      a1: { house: HOUSE, x: 18, y: 30, level: 0, done: 1, missed: false },
    });
  });
  const worker = { house: HOUSE, x: 18, y: 30, level: 0, done: 1, missed: false };
  const at = (more: Partial<typeof worker>, spec: SceneSpec = {}) => {
    const m = scene(
      raidScene(
        { needs: { [HOUSE]: 2 }, workers: { a1: { ...worker, ...more } } },
        { band: [INSIDE], doing: [acting()], ...spec },
      ),
    );
    m.answer('a', 'ransack:a1:raid-house-1');
    return m;
  };
  test('ATZ.RAID.15 ATZ.RAID.18 who has been at it long enough takes one thing of its choice, and the place is looted', () => {
    const m = at({});
    expect(m.asked()).toMatchObject({ rule: 'ATZ.LOOT.7' });
    m.answer('a', 'medical');
    const enc = encounter(m);
    expect([enc.humans[0]?.items, raidOf(enc)?.looted]).toEqual([['medical'], ['raid-house-1 a1']]);
    expect(isRaided(enc)).toBe(true);
  });
  test('ATZ.RAID.15 who has moved, or was in another building, begins again', () => {
    for (const more of [{ x: 17 }, { level: 1 }, { house: 'raid-house-2' }])
      expect(raidOf(encounter(at(more)))?.workers, JSON.stringify(more)).toEqual({ a1: worker });
  });
  test('ATZ.RAID.15 so does who has fired, or has let an activation go by', () => {
    const { encounter: enc } = stateOf(raidScene({ workers: { a1: { ...worker } } }, { band: [INSIDE] }));
    const wakes = (missed: boolean) => {
      const spec = raidScene({ workers: { a1: { ...worker, missed } } }, { band: [INSIDE] });
      const { encounter: after } = drive(spec, [], (t) => ransackGoesOn(t, humanOf(t.state.encounter, 'a1'), acting()));
      return raidOf(after)?.workers;
    };
    expect(wakes(false)).toEqual({ a1: { ...worker, missed: true } });
    expect(wakes(true)).toEqual({});
    stopsWork(enc, 'a1');
    expect(raidOf(enc)?.workers).toEqual({});
  });
  test('ATZ.RAID.15 a shot breaks it off', () => {
    const spec = raidScene(
      { workers: { a1: { ...worker } } },
      { band: [{ ...INSIDE, guns: ['BAP'], facing: 90 }], zombies: [{ x: 18, y: 31.8 }], doing: [acting()] },
    );
    const m = scene({ ...spec, seeded: true });
    const shot = m.offered('a').find((id) => id.startsWith('fire:'));
    if (shot === undefined) throw new Error(`No shot among ${m.offered('a').join(' ')}`);
    m.answer('a', shot);
    while (raidOf(encounter(m))?.workers['a1'] !== undefined && m.match.request !== null) {
      const [first] = m.offered('a');
      m.answer('a', first as string);
    }
    expect(raidOf(encounter(m))?.workers).toEqual({});
  });
});

describe('what the Raid was for', () => {
  const enemies = (more: Partial<Somebody>) => [{ attitude: 'enemy' as const, people: [{ x: 20, y: 20, ...more }] }];
  const raided = (raid: Partial<RaidPlot>, spec: SceneSpec = {}): boolean =>
    isRaided(stateOf(raidScene({ others: ['people-1'], ...raid }, spec)).encounter);
  test('ATZ.RAID.3 ATZ.RAID.18 things: every building looted', () => {
    expect(raided({ aim: 'loot', houses: 2, looted: ['raid-house-1 a1'] })).toBe(false);
    expect(raided({ aim: 'loot', houses: 2, looted: ['raid-house-1 a1', 'raid-house-2 a1'] })).toBe(true);
  });
  test('ATZ.RAID.3 ATZ.RAID.18 a prisoner of the players, or a defender put down', () => {
    const captive = { strangers: enemies({ captor: 'players', bound: true }) };
    const down = { strangers: enemies({ status: 'oof' }) };
    expect([raided({ aim: 'seize' }, captive), raided({ aim: 'seize' }, down)]).toEqual([true, false]);
    expect([raided({ aim: 'harm' }, down), raided({ aim: 'harm' }, captive)]).toEqual([true, false]);
    expect(raided({ aim: 'harm', others: [] }, down)).toBe(false);
  });
});
