import { expect } from 'vitest';
import { Viewer } from '../../../kernel/index.ts';
import { freshTurn } from '../encounter.ts';
import type { Human } from '../state.ts';
import { gun, type SceneSpec, scene, type Somebody, test } from '../testing.ts';

const house = {
  id: 'house',
  outline: [
    [10, 10],
    [26, 10],
    [26, 26],
    [10, 26],
  ] as [number, number][],
  height: 3,
};
const star = { x: 18, y: 8, facing: 270, guns: ['P'] } as const satisfies Somebody;
const did = (turn: Partial<Human['turn']>): Partial<Somebody> => ({
  turn: { ...freshTurn(), activated: true, ...turn },
});

/** What one who is active is told that it cannot do, each with its rule. */
function barred(spec: SceneSpec): string[] {
  const group = (spec.band ?? []).map((_, i) => `a${i + 1}`);
  const m = scene({
    doing: [{ do: 'activate', side: 'players', group, with: group, waking: [], stuck: [], handed: false }],
    ...spec,
  });
  return (new Viewer(m.match, 'a').request()?.barred ?? []).map(({ rule, text }) => `${rule} ${text}`);
}

test('ATZ.SHOOT.1 ATZ.LOOT.1 what is not offered is told with its rule and what is missing', () => {
  expect(barred({ band: [star] })).toEqual([
    'ATZ.SHOOT.1 Shoot: nobody is in sight and in range',
    'ATZ.LOOT.1 Search: first go into a building, or up to a vehicle',
  ]);
  expect(barred({ band: [{ ...star, guns: [] }], buildings: [house] })).toEqual([
    'ATZ.LOOT.1 Search: first go into a building, or up to a vehicle',
  ]);
});

test('ATZ.ACT.3 ATZ.ACT.4 ATZ.ACT.7 ATZ.ACT.10 fire and movement that have been used up', () => {
  const shots = (turn: Partial<Human['turn']>): string | undefined =>
    barred({ band: [{ ...star, ...did(turn) }] }).find((one) => one.includes('Shoot'));
  expect(shots({ fired: true })).toBe('ATZ.ACT.3 Shoot: once in an activation');
  expect(shots({ firedInSight: true })).toBe('ATZ.ACT.4 Shoot: not after shooting in an In Sight test of this turn');
  expect(shots({ did: ['reload'] })).toBe('ATZ.ACT.7 Shoot: not beside a reload');
  expect(barred({ band: [{ ...star, ...did({ inches: 8 }) }] })[0]).toBe('ATZ.MOVE.1 Move: there is no movement left');
  expect(barred({ band: [{ ...star, ...did({ did: ['charge'] }) }] })[0]).toBe('ATZ.CHARGE.4 Move: not after a charge');
});

test('ATZ.BREAK.1 in melee one neither moves nor shoots, and is told so', () => {
  const side = { even: 0, unarmed: null, arm: null, mild: false };
  const change: SceneSpec['change'] = (enc) =>
    void enc.melees.push({
      id: 'm',
      sides: [
        { who: 'a1', ...side },
        { who: 'z1', ...side },
      ],
    });
  const spec = { band: [star, { x: 30, y: 8 }], zombies: [{ x: 18, y: 9 }], change };
  expect(barred(spec).filter((one) => one.includes('(a1)'))).toEqual([
    'ATZ.BREAK.1 Move: held in melee; after an evenly matched round one can break off when next active (a1)',
    'ATZ.BREAK.1 Shoot: not in melee (a1)',
    'ATZ.LOOT.1 Search: first go into a building, or up to a vehicle (a1)',
  ]);
});

test('ATZ.AMMO.1 ATZ.AMMO.8 ATZ.AMMO.3 weapons that are empty', () => {
  const guns = (one: ReturnType<typeof gun>, turn: Partial<Human['turn']> = {}): string[] =>
    barred({ band: [{ ...star, guns: [one], ...did(turn) }] });
  expect(guns(gun('P', { empty: true }))[0]).toBe('ATZ.AMMO.1 Shoot: the weapon is empty; reload it');
  expect(guns(gun('P', { empty: true, dry: true }))[0]).toBe(
    'ATZ.AMMO.8 Shoot: there is no ammo left in this Encounter',
  );
  expect(guns(gun('P', { empty: true }), { fast: true })).toContain(
    'ATZ.AMMO.3 Reload: not after shooting or a Fast Move',
  );
});

test('ATZ.LOOT.2 ATZ.LOOT.1 ATZ.ACT.10 a search that has to wait', () => {
  const search = (more: Partial<Somebody>, spec: SceneSpec = {}): string | undefined =>
    barred({ band: [{ ...star, guns: [], y: 18, ...more }], buildings: [house], ...spec }).find((one) =>
      one.includes('Search'),
    );
  expect(search({})).toBe(undefined);
  expect(search({ searched: ['house 0'] })).toBe(
    'ATZ.LOOT.1 Search: this place has been searched; try another floor or another building',
  );
  expect(search({}, { zombies: [{ x: 12, y: 24, feast: 'f' }] })).toBe(
    'ATZ.LOOT.2 Search: not while zombies or opponents are in the building',
  );
  expect(search(did({ inches: 2 }))).toBe('ATZ.ACT.10 Search: it takes a whole activation; wait for the next one');
});

test('ATZ.CHARGE.3 ATZ.MOVE.15 ATZ.RECRUIT.1 people and zombies that are too far away; of several figures each is named', () => {
  const zombies = [{ x: 2, y: 34 }];
  expect(barred({ band: [star], zombies })).toContain('ATZ.CHARGE.3 Charge: nobody can be reached');
  expect(barred({ band: [{ ...star, prone: true }], zombies })).toContain('ATZ.MOVE.15 Charge: stand up first');
  const strangers = [
    { attitude: 'neutral' as const, people: [{ x: 18, y: 2, class: 'citizen' as const }], side: { met: true } },
  ];
  const two = barred({ band: [star, { x: 19.5, y: 8, facing: 90 }], strangers });
  expect(two.filter((one) => one.includes('Recruit'))).toEqual([
    'ATZ.RECRUIT.1 Recruit or trade: go to within 3" of them (a1)',
    'ATZ.RECRUIT.1 Recruit or trade: go to within 3" of them (a2)',
  ]);
});
