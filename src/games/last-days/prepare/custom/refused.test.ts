import { describe, expect, test } from 'vitest';
import { BadSetup, parseSetup } from '../../../../kernel/index.ts';
import { groupOf, hero, thug } from '../../groups/testing.ts';
import { lastDays } from '../../index.ts';
import { rectangle } from '../../testing.ts';

/** A Hero with a Revolver, a drink and a friend, a Thug, and a zombie, on a table with a shed. */
const heroes = groupOf(hero, [
  { type: 'survivor', name: 'Sue', learns: ['cqc', 'athletic'], guns: ['revolver'], items: ['booze'] },
] as never);
const thugs = groupOf(thug, [{ type: 'crony', name: 'Eve', blades: ['club'] }]);
const shed = {
  id: 'shed',
  outline: rectangle(20, 20, 6, 6),
  height: 3,
  openings: [{ id: 'shed-door', kind: 'door', from: [22, 20], to: [24, 20] }],
};
const terrain = { id: 'yard', name: 'Yard', width: 36, depth: 36, buildings: [shed] };
const ann = { seat: 'a', member: 'm1', x: 10, y: 10 };
const sue = { seat: 'a', member: 'm2', x: 12, y: 10 };
const bad = { seat: 'b', member: 'm1', x: 10, y: 30 };
const dead = { id: 'z1', x: 16, y: 16 };
const given = {
  kind: 'custom',
  encounter: 'scavengers',
  table: { kind: 'own', terrain },
  groups: [heroes, thugs],
  sides: [
    { seat: 'a', edge: 'near' },
    { seat: 'b', edge: 'far' },
  ],
  characters: [ann, sue, bad],
  zombies: [dead],
  tokens: [{ id: 't2', at: { x: 18, y: 18 } }],
  aggressor: 'a',
};

function errorsOf(change: object): string[] {
  try {
    parseSetup(lastDays, { ...given, ...change });
    return [];
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    return error.errors.map(({ path, message }) => `${path}: ${message}`);
  }
}
const withAnn = (change: object) => ({ characters: [{ ...ann, ...change }, sue, bad] });
const withSue = (change: object) => ({ characters: [ann, { ...sue, ...change }, bad] });

test('LD.GEN.2 what play can lead to is taken, and who is not named misses the game', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf(withSue({ items: [], drunk: true, locked: 1, guns: [{ ammo: 2, empty: true }] }))).toEqual([]);
  const state = lastDays.setup(undefined as never, parseSetup(lastDays, given));
  expect(state.battle?.characters.map(({ id, fate }) => `${id} ${fate}`)).toEqual([
    'a1 here',
    'a2 here',
    'b1 here',
    'b2 absent',
  ]);
  expect(state.battle).toMatchObject({ turn: 1, phase: 'action', active: 'a', lastId: 2 });
  expect(state.battle?.sides.map(({ leader }) => leader)).toEqual(['a1', 'b1']);
});

describe('LD.GROUP.15 LD.SDAM.4 LD.ITEM.5 LD.ATTR.17 LD.LOCK.2 somebody whom no rule allows', () => {
  test.each<[string, object, string[]]>([
    ['nobody of the Group', withAnn({ member: 'm9' }), ['characters.0.member: Nobody in this Group is called m9']],
    ['of no seat', withAnn({ seat: 'c' }), ['characters.0.seat: There is no seat c']],
    ['there twice', withSue({ member: 'm1' }), ['characters.1.member: m1 is there already']],
    ['one gun too many', withSue({ guns: [{}, {}] }), ['characters.1.guns: Sue carries 1 of them']],
    ['another item', withSue({ items: ['noisemaker'] }), ['characters.1.items.0: Sue did not bring it']],
    [
      'drunk on a full bottle',
      withSue({ items: ['booze'], drunk: true }),
      ['characters.1.drunk: Sue has no Booze to have drunk'],
    ],
    [
      'a Revolver that is spent',
      withSue({ guns: [{ spent: true }] }),
      ['characters.1.guns.0.spent: Only what is used once is ever spent'],
    ],
    [
      'a Silencer that is not there',
      withSue({ guns: [{ silenced: true }] }),
      ['characters.1.guns.0.silenced: It has no Silencer'],
    ],
    ['alive with mortal wounds', withSue({ damage: 3 }), ['characters.1.damage: Sue is Out of Action at 3 Damage']],
    ['Out of Action unhurt', withSue({ fate: 'out' }), ['characters.1.fate: Sue goes Out of Action at 3 Damage']],
    [
      'waiting in the first turn',
      withSue({ fate: 'waiting' }),
      ['characters.1.fate: Nobody waits once the first turn has begun'],
    ],
    [
      'in reserve in Scavengers',
      withSue({ fate: 'reserve' }),
      ["characters.1.fate: Only some defenders' people wait in reserve"],
    ],
    ['a token from the future', withSue({ locked: 2 }), ['characters.1.locked: It is turn 1']],
    [
      'a token off the table',
      withSue({ fate: 'left', locked: 1 }),
      ['characters.1.locked: Only people on the table hold a Locked and Loaded Token'],
    ],
    [
      'noise of the fallen',
      withSue({ fate: 'out', damage: 3, noise: 1 }),
      ['characters.1.noise: Who is Out of Action keeps no Noise Tokens'],
    ],
    ['in a wall', withSue({ x: 20, y: 23 }), ['characters.1.x: It stands in shed']],
    [
      'off the table',
      withSue({ x: 35.8 }),
      ['characters.1.x: The whole base lies on the table, which is 36 by 36 inches'],
    ],
    ['on the zombie', withSue({ x: 16, y: 16 }), ['zombies.0.x: It overlaps a2, which stands at 16, 16']],
  ])('%s', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});

describe('LD.SUPPLY.8 LD.ZOMBIE.7 LD.ATTR.7 LD.TERRAIN.18 LD.RESCUE.9 things that cannot be so', () => {
  const token = (change: object) => ({ tokens: [{ id: 't2', at: { x: 18, y: 18 }, ...change }] });
  const fire = (change: object) => ({
    fires: [{ id: 'f3', x: 5, y: 5, weapon: 'fire-bomb', by: 'a1', until: 2, ...change }],
  });
  test.each<[string, object, string[]]>([
    [
      'a wounded zombie',
      { zombies: [{ ...dead, damage: 1 }] },
      ['zombies.0.damage: A zombie is destroyed at 1 Damage'],
    ],
    ['one id twice', { zombies: [dead, { ...dead, x: 30 }] }, ['zombies.1.id: There is more than one z1']],
    ['a zombie at no door', { zombies: [{ ...dead, door: 'gate' }] }, ['zombies.0.door: There is no door gate']],
    [
      'a token that lies there and is carried',
      token({ carrier: 'a1' }),
      ['tokens.0.at: A token lies somewhere, or somebody carries it'],
    ],
    ['a token that is nowhere', token({ at: null }), ['tokens.0.at: A token lies somewhere, or somebody carries it']],
    [
      'carried by somebody who is not there',
      token({ at: null, carrier: 'b2' }),
      ['tokens.0.carrier: b2 cannot carry it'],
    ],
    [
      'two loads',
      {
        tokens: [
          { id: 't2', carrier: 'a1' },
          { id: 't3', carrier: 'a1' },
        ],
      },
      ['tokens.1.carrier: a1 carries another one'],
    ],
    ['a token off the table', token({ at: { x: 40, y: 1 } }), ['tokens.0.at: The table is 36 by 36 inches']],
    ['a Captive in Scavengers', token({ kind: 'captive' }), ['tokens.0.kind: There are Captives in a Rescue only']],
    [
      'supplies that are somebody',
      token({ captive: { seat: 'a', member: 'm1' } }),
      ['tokens.0.captive: Only a Captive is somebody'],
    ],
    ['a Revolver that burns', fire({ weapon: 'revolver' }), ['fires.0.weapon: This does not set anything on fire']],
    ['a fire of nobody', fire({ by: 'c1' }), ['fires.0.by: There is no c1']],
    ['a fire that burns on', fire({ until: 3 }), ['fires.0.until: It goes out in turn 1 or 2']],
    ['a fire off the table', fire({ x: 50 }), ['fires.0.x: The table is 36 by 36 inches']],
    ['a door that is not there', { doors: { gate: 1 } }, ['doors.gate: There is no door gate']],
    [
      'a destroyed door that holds',
      { doors: { 'shed-door': 2 } },
      ['doors.shed-door: This door is destroyed at 2 Damage'],
    ],
    [
      'a change of nothing',
      { changes: { openings: { gate: { state: 'open' } } } },
      ['changes.openings.gate: This table has no door or window called gate'],
    ],
    ['a Refuge in Scavengers', { refuge: 'shed' }, ['refuge: There is a Refuge on the table in Home Defense only']],
  ])('%s', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  test('LD.TERRAIN.19 a broken door has taken all that it can', () => {
    const changes = { openings: { 'shed-door': { state: 'broken' } } };
    expect(errorsOf({ doors: { 'shed-door': 2 }, changes })).toEqual([]);
  });
});

describe('LD.TURN.1 LD.INIT.2 LD.ENC.3 LD.DEPLOY.1 LD.INIT.7 a course that nothing takes', () => {
  const acting = { unit: 'a1', left: 2, of: 4 };
  test.each<[string, object, string[]]>([
    ['no Aggressor', { aggressor: null }, ['aggressor: Somebody is Aggressor after the Initiative Phase']],
    [
      'an Aggressor too early',
      { phase: 'zombies' },
      ['aggressor: Who is Aggressor is settled in the Initiative Phase'],
    ],
    ['a seat that is not there', { aggressor: 'c' }, ['aggressor: There is no seat c']],
    ['turn 0', { turn: 0 }, ['turn: The first turn is 1']],
    ['preparing in the first turn', { preparing: ['zombies'] }, ['preparing: That is done before the first turn']],
    [
      'preparing out of order',
      { preparing: ['edges'] },
      [
        'preparing: What is left of declare, edges, supplies, deploy-first, deploy-second, zombies',
        'preparing: That is done before the first turn',
      ],
    ],
    ['a horde in the Action Phase', { horde: {} }, ['horde: There is none in the phase action']],
    [
      'an activation in the Shooting Phase',
      { phase: 'shooting', ...withAnn({ activated: true }), activation: acting },
      ['activation: There is none in the phase shooting'],
    ],
    ['who acts and is fresh', { activation: acting }, ['activation.unit: Who acts counts as activated']],
    [
      'who acts in the turn of the other',
      { active: 'b', ...withAnn({ activated: true }), activation: acting },
      ['activation.unit: Nobody of seat b on the table is a1'],
    ],
    [
      'more points than it began with',
      { ...withAnn({ activated: true }), activation: { ...acting, left: 5 } },
      ['activation.left: It began with 4 Action Points'],
    ],
    [
      'a shooter who has not fired',
      { phase: 'shooting', firing: { unit: 'a2' } },
      ['firing.unit: Who fires counts as having fired'],
    ],
    [
      'a gun that is not there',
      { phase: 'shooting', ...withSue({ shot: true }), firing: { unit: 'a2', shots: { 4: 1 } } },
      ['firing.shots.4: There is no such gun'],
    ],
    [
      'a zombie that is not there',
      { phase: 'zombies', aggressor: null, horde: { unit: 'z9' } },
      ['horde.unit: There is no zombie z9'],
    ],
    [
      'a gun that rolls for nobody',
      { phase: 'ammo', aggressor: null, ammo: { guns: [{ unit: 'a1', gun: 7 }] } },
      ['ammo.guns.0: There is no such gun of a1'],
    ],
    ['the dead attack too early', { dead: true }, ['dead: The dead attack in the phase combat']],
    ['a Breaking Point too early', { testing: ['a'] }, ['testing: Breaking Points are tested in the phase end']],
    ['a vehicle in Scavengers', { started: 1 }, ['started: There is a vehicle in The Escape only']],
    [
      'an attacker in Scavengers',
      { sides: [{ seat: 'a', edge: 'near', part: 'attacker' }, given.sides[1]] },
      ['sides.0.part: Nobody attacks or defends in this Encounter'],
    ],
    [
      'edges side by side',
      { sides: [given.sides[0], { seat: 'b', edge: 'left' }] },
      ['sides.1.edge: The two sides have opposite edges'],
    ],
    [
      'two defenders',
      {
        encounter: 'bushwhack',
        changes: {},
        sides: [
          { seat: 'a', part: 'defender' },
          { seat: 'b', part: 'defender' },
        ],
      },
      ['sides.1.part: One side attacks, and the other defends'],
    ],
    [
      'no Leader',
      { sides: [{ ...given.sides[0], leader: null }, given.sides[1]] },
      ['sides.0.leader: Somebody leads those who are on the table'],
    ],
    [
      'a Leader who is not there',
      { sides: [given.sides[0], { ...given.sides[1], leader: 'b2' }] },
      ['sides.1.leader: b2 is not on the table'],
    ],
    ['nobody at all', { characters: [] }, ['characters: Nobody is on the table']],
    ['orders of nobody', { orders: { c: { reserve: 'never' } } }, ['orders.c: Nobody sits there']],
  ])('%s', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
