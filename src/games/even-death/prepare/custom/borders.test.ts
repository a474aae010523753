import { describe, expect, test } from 'vitest';
import { BadSetup, parseSetup } from '../../../../kernel/index.ts';
import { evenDeath } from '../../index.ts';
import { block } from '../../testing.ts';

/** What is just allowed is taken; one step on it is refused, with its place and its reason. */

const terrain = {
  id: 'yard',
  name: 'Yard',
  width: 40,
  depth: 30,
  pieces: [
    block('tower', [30, 20, 4, 4], { kind: 'impassable', climbable: true, height: 5, name: 'the tower' }),
    block('wall', [2, 20, 6, 1], { kind: 'impassable', height: 2 }),
  ],
};
const zone = (id: string, x: number, y: number) => ({
  id,
  kind: 'zone',
  outline: [
    { x, y },
    { x: x + 20, y },
    { x: x + 20, y: y + 14 },
    { x, y: y + 14 },
  ],
});
const zoned = { ...terrain, areas: [zone('south', 0, 0), zone('north', 0, 15)] };
const bea = { seat: 'a', class: 'seasoned', name: 'Bea', x: 10, y: 10, weapons: ['rifle', 'pistol'] };
const sam = { seat: 'a', class: 'newbie', x: 14, y: 10 };
const soldier = { seat: 'a', class: 'soldier', x: 10, y: 10 };
const pack = {
  seat: 'b',
  type: 'fast',
  zombies: [
    { x: 20, y: 12 },
    { x: 22, y: 12 },
  ],
};
const gate = { id: 'gate', kind: 'gate', x: 5, y: 20.5, piece: 'wall' };
const survivors = { faction: 'survivors' };
const military = { faction: 'military' };
const zombies = { faction: 'zombies' };
const given = {
  kind: 'custom',
  terrain,
  features: [gate],
  players: [survivors, zombies],
  humans: [bea, sam],
  herds: [pack],
};
const soldiers = { players: [military, zombies], humans: [soldier] };

function errorsOf(setup: unknown): string[] {
  try {
    parseSetup(evenDeath, setup);
    return [];
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    return error.errors.map(({ path, message }) => `${path}: ${message}`);
  }
}
type Case = readonly [string, object, readonly string[]];
const only = (human: object): object => ({ humans: [{ ...bea, ...human }, sam] });
const herd = (change: object): object => ({ herds: [{ ...pack, ...change }] });

describe('EDM.UNIT.6 EDM.RELOAD.1 EDM.COMMAND.1 a human', () => {
  test.each<Case>([
    ['as healthy as can be', only({ vitality: 5 }), []],
    ['that needs two Reload actions', only({ reload: [2] }), []],
    ['that was infected while the dead are played', only({ infected: true, morale: 'shaken' }), []],
    ['a soldier who is shielded', { ...soldiers, humans: [{ ...soldier, suppressed: true }] }, []],
    [
      'a soldier who used up what every soldier has',
      { ...soldiers, humans: [{ ...soldier, specialistUsed: true }] },
      [],
    ],
    ['a Specialist that is none', only({ specialistUsed: true }), ['humans.0.specialistUsed: Bea is no Specialist']],
    ['on watch without the perk', only({ watchful: true }), ['humans.0.watchful: Bea does not have Overwatch']],
    [
      'a blade to be reloaded',
      only({ weapons: ['blunt'], reload: [1] }),
      ['humans.0.reload.0: This weapon is never reloaded'],
    ],
    ['Eager and well', only({ morale: 'eager' }), []],
    [
      'full of energy outside a campaign',
      only({ fatigue: 'energised' }),
      ['humans.0.fatigue: Outside a campaign everybody is fine'],
    ],
    [
      'Concentration about nothing',
      only({ class: 'hardened', perks: ['concentration'] }),
      ['humans.0.concentration: Concentration is about Shooting or about Melee: say which'],
    ],
    [
      'about something without Concentration',
      only({ concentration: 'melee' }),
      ['humans.0.concentration: Concentration is about Shooting or about Melee: say which'],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.CLIMB.2 EDM.CLIMB.6 on a face', () => {
  const climbing = { piece: 'tower', height: 5, to: { x: 31, y: 21, level: 1 } };
  const on = (more: object): object => ({
    humans: [{ ...bea, x: 29.4, y: 22, climbing: { ...climbing, ...more } }, sam],
  });
  const pair = [
    { id: 'z1', x: 29.4, y: 22 },
    { id: 'z2', x: 28, y: 22 },
  ];
  const herdOn = (more: object): object => herd({ zombies: pair, climbing: { ...climbing, ...more } });
  test.each<Case>([
    ['as high as it is', on({}), []],
    ['higher', on({ height: 5.1 }), ['humans.0.climbing.height: It is 5 inches high']],
    ['out on the far corner', on({ to: { x: 40, y: 30 } }), []],
    ['out beyond the east', on({ to: { x: 40.1, y: 30 } }), ['humans.0.climbing.to: It comes out on the table']],
    ['out beyond the south', on({ to: { x: 40, y: 30.1 } }), ['humans.0.climbing.to: It comes out on the table']],
    ['by itself', on({ by: 'a1' }), []],
    ['by somebody else', on({ by: 'a2' }), ['humans.0.climbing.by: Only models of the unit climb or stay below']],
    [
      'with somebody below',
      on({ below: ['z1'] }),
      ['humans.0.climbing.by: Only models of the unit climb or stay below'],
    ],
    ['a herd, one of it below', herdOn({ by: 'z1', below: ['z2'] }), []],
    [
      'a herd, a stranger below',
      herdOn({ by: 'z1', below: ['z2', 'z9'] }),
      ['herds.0.climbing.by: Only models of the unit climb or stay below'],
    ],
    ['a herd on no tree', herdOn({ piece: 'oak' }), ['herds.0.climbing.piece: There is no oak to climb']],
    [
      'too high, out of bounds and by a stranger',
      on({ height: 6, by: 'a2', to: { x: 41, y: 1 } }),
      [
        'humans.0.climbing.height: It is 5 inches high',
        'humans.0.climbing.by: Only models of the unit climb or stay below',
        'humans.0.climbing.to: It comes out on the table',
      ],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.MODEL.3 EDM.CONTACT.3 where the dead stand', () => {
  const ring = [11, 10.5, 9.5, 9, 9.5, 10.5].map((x, i) => ({
    x,
    y: 10 + ([0, 0.867, 0.867, 0, -0.867, -0.867][i] ?? 0),
  }));
  test.each<Case>([
    ['six round one human', herd({ zombies: ring }), []],
    [
      'off the table',
      herd({ zombies: [{ x: 20, y: 29.8 }] }),
      ['herds.0.zombies.0.x: The whole base lies on the table, which is 40 by 30 inches'],
    ],
    [
      'on one another',
      herd({
        zombies: [
          { x: 20, y: 20 },
          { x: 20.5, y: 20 },
        ],
      }),
      ['herds.0.zombies.1.x: It overlaps z2, which stands at 20, 20'],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.COMMAND.1 Commands', () => {
  const with_ = (more: object): object => ({ players: [{ ...survivors, ...more }, zombies] });
  const refused = ['players.0.commandPoints: Only the Military give Commands'];
  test.each<Case>([
    ['points of the survivors', with_({ commandPoints: 1 }), refused],
    ['a Command of the survivors', with_({ commands: ['oscar-mike'] }), refused],
    ['a commander of the survivors', with_({ commandedBy: 'a1' }), refused],
    [
      'all of that of the Military',
      {
        ...soldiers,
        players: [{ ...military, commandPoints: 9, commands: ['oscar-mike'], commandedBy: 'a1' }, zombies],
      },
      [],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.SETUP.6 EDM.DEPLOY.1 EDM.DEPLOY.3 zones and who is to come', () => {
  const waiting = [
    { ...survivors, humans: [{ class: 'newbie' }] },
    { ...zombies, herds: [{ type: 'fast', zombies: 2 }] },
  ];
  const slots = { terrain: zoned, humans: [], herds: [], players: waiting, phase: 'slots' };
  const deploy = (first: object, second: object = { slot: 'north' }): object => ({
    ...slots,
    phase: 'deploy',
    players: [
      { ...waiting[0], ...first },
      { ...waiting[1], ...second },
    ],
  });
  const farm = { terrain: undefined, features: undefined, layout: 'harrow-farm' };
  test.each<Case>([
    ['zones to be chosen', slots, []],
    ['units to be deployed', deploy({ slot: 'south' }), []],
    ['a side without a zone that deploys', deploy({}), ['players.0.slot: A side that deploys has a zone']],
    [
      'a side without a zone that has nobody left',
      deploy({ humans: [] }, { slot: 'north' }),
      ['players.0.humans: A list has at least one unit'],
    ],
    ['a zone that is not there', deploy({ slot: 'east' }), ['players.0.slot: There is no such zone: south, north']],
    ['a zone taken twice', deploy({ slot: 'north' }), ['players.1.slot: Another side has this zone']],
    [
      'units on the table too early',
      { ...slots, humans: [sam] },
      ['phase: Nobody stands on the table before the zones are chosen'],
    ],
    [
      'herds on the table too early',
      { ...slots, herds: [pack] },
      ['phase: Nobody stands on the table before the zones are chosen'],
    ],
    [
      'nobody left to deploy',
      {
        terrain: zoned,
        phase: 'deploy',
        players: [
          { ...survivors, slot: 'south' },
          { ...zombies, slot: 'north' },
        ],
      },
      ['phase: Nobody is left to deploy: the phase is priority or play'],
    ],
    [
      'one zone for two',
      { ...slots, terrain: { ...zoned, areas: zoned.areas.slice(1) } },
      ['phase: 2 players need as many zones: this table has 1'],
    ],
    [
      'herds to come in the phase priority',
      { phase: 'priority', players: [survivors, { ...zombies, herds: [{ type: 'fast', zombies: 2 }] }] },
      ['players.1.herds: Units are deployed in the phase slots or deploy'],
    ],
    [
      'too little room',
      {
        ...slots,
        terrain: {
          ...zoned,
          areas: [
            zone('south', 0, 0),
            {
              ...zone('north', 0, 15),
              outline: [
                { x: 0, y: 0 },
                { x: 1.5, y: 0 },
                { x: 1.5, y: 1 },
                { x: 0, y: 1 },
              ],
            },
          ],
        },
      },
      ['terrain.areas.1: There is not enough room for the zombies'],
    ],
    ['the usual pattern, said', { pattern: 'two' }, []],
    ['a pattern for three', { pattern: 'three' }, ['pattern: With 2 players the pattern is two or lastStand']],
    ['a last stand on a battlefield', { ...farm, pattern: 'lastStand' }, []],
    [
      'the defender in the middle',
      { ...farm, pattern: 'lastStand', players: [{ ...survivors, slot: 'defender' }, zombies] },
      [],
    ],
    [
      'an attacker in the middle',
      { ...farm, pattern: 'lastStand', defender: 'b', players: [{ ...survivors, slot: 'defender' }, zombies] },
      ['players.0.slot: The defender has the middle in a last stand'],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.TURN.2 EDM.TURN.3 EDM.RAMBLE.3 the unit that acts', () => {
  const acts = (more: object, change: object = {}): object => ({
    ...change,
    activation: { unit: 'a1', actions: 2, ...more },
  });
  const herdActs = (more: object): object => acts({ unit: 'h1', ...more }, { active: 'b' });
  const starts = { z2: { x: 19, y: 12 } };
  test.each<Case>([
    ['with all its actions', acts({}), []],
    ['with more than it began with', acts({ actions: 3 }), ['activation.actions: It began with 2 actions']],
    ['with three', acts({ actions: 3, of: 3 }), ['activation.of: Bea has 2 actions']],
    [
      'on Overwatch with three',
      acts({ actions: 3, of: 3 }, only({ class: 'hardened', perks: ['overwatch'], watchful: true })),
      [],
    ],
    [
      'on Overwatch with two',
      acts({ of: 2 }, only({ class: 'hardened', perks: ['overwatch'], watchful: true })),
      ['activation.of: Bea has 3 actions'],
    ],
    ['in another phase', acts({}, { phase: 'priority' }), ['activation: Units act in the phase play']],
    ['that is not there', acts({ unit: 'a9' }), ['activation.unit: No unit of seat a has the id a9']],
    ['used', acts({}, only({ used: true })), ['activation.unit: Bea has acted already']],
    ['a human that aims', acts({ aiming: true }), []],
    ['a herd that aims', herdActs({ aiming: true }), ['activation.aiming: Only humans aim']],
    ['a herd that rambles', herdActs({ rambler: 'a' }), []],
    [
      'a herd that its own player rambles',
      herdActs({ rambler: 'b' }),
      ['activation.rambler: An opponent moves a herd that rambles'],
    ],
    ['a herd that a stranger rambles', herdActs({ rambler: 'c' }), ['activation.rambler: There is no seat c']],
    ['a human that rambles', acts({ rambler: 'b' }), ['activation.rambler: Only herds ramble']],
    ['a herd that is arranged', herdActs({ arranging: { starts, inches: 8, dared: false } }), []],
    [
      'a herd with a stranger',
      herdActs({ arranging: { starts: { ...starts, z9: starts.z2 }, inches: 8, dared: false } }),
      ['activation.arranging: Only zombies of the herd that moved are arranged'],
    ],
    [
      'a human that is arranged',
      acts({ arranging: { starts: {}, inches: 8, dared: false } }),
      ['activation.arranging: Only zombies of the herd that moved are arranged'],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.WIN.1 EDM.WIN.4 EDM.SETUP.12 presence and the objective', () => {
  const gone = { ...survivors, fallen: { humans: [{ class: 'newbie' }] } };
  const goal = { x: 40, y: 30, radius: 6, rounds: 4 };
  test.each<Case>([
    [
      'nobody left',
      { humans: [], herds: [], players: [gone, { ...zombies, fallen: { herds: [{ type: 'fast', zombies: 1 }] } }] },
      ['players: Nobody has units left: the battle is over'],
    ],
    [
      'who has given up does not count',
      { players: [{ ...survivors, conceded: true }, zombies] },
      ['players: Only the zombies have units left: the battle is over'],
    ],
    ['an objective in the corner', { objective: goal }, []],
    ['an objective beyond the east', { objective: { ...goal, x: 40.1 } }, ['objective: The table is 40 by 30 inches']],
    ['an objective beyond the south', { objective: { ...goal, y: 30.1 } }, ['objective: The table is 40 by 30 inches']],
    ['held for three rounds of four', { objective: { ...goal, holder: 'a', held: 3 } }, []],
    [
      'held for four rounds of four',
      { objective: { ...goal, holder: 'a', held: 4 } },
      ['objective.held: Who holds it has held it for fewer rounds than are needed'],
    ],
    [
      'held by nobody',
      { objective: { ...goal, held: 1 } },
      ['objective.held: Who holds it has held it for fewer rounds than are needed'],
    ],
    [
      'held for no round',
      { objective: { ...goal, holder: 'a' } },
      ['objective.held: Who holds it has held it for fewer rounds than are needed'],
    ],
    ['held by a stranger', { objective: { ...goal, holder: 'c', held: 1 } }, ['objective.holder: There is no seat c']],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.SETUP.1 EDM.SETUP.2 EDM.SETUP.3 whose everything is', () => {
  const first = (more: object): object => ({ players: [{ ...survivors, ...more }, zombies] });
  const second = (more: object): object => ({ players: [survivors, { ...zombies, ...more }] });
  const newbie = { class: 'newbie' };
  const fast = { type: 'fast', zombies: 2 };
  test.each<Case>([
    ['herds to come to the living', first({ herds: [fast] }), ['players.0.herds: The survivors have humans']],
    ['humans to come to the dead', second({ humans: [newbie] }), ['players.1.humans: The zombies have herds']],
    [
      'herds of the living fallen',
      first({ fallen: { herds: [fast] } }),
      ['players.0.fallen.herds: The survivors have humans'],
    ],
    [
      'humans of the dead fallen',
      second({ fallen: { humans: [newbie] } }),
      ['players.1.fallen.humans: The zombies have herds'],
    ],
    [
      'herds of the living gone',
      first({ withdrawn: { herds: [{ ...pack, seat: 'a' }] } }),
      ['players.0.withdrawn.herds: The survivors have humans'],
    ],
    [
      'humans of the dead gone',
      second({ withdrawn: { humans: [{ ...sam, seat: 'b' }] } }),
      ['players.1.withdrawn.humans: The zombies have herds'],
    ],
    [
      'gone from another side',
      first({ withdrawn: { humans: [{ ...sam, seat: 'b' }] } }),
      ['players.0.withdrawn.humans.0.seat: It belongs to another side'],
    ],
    ['the turn of a stranger', { active: 'c' }, ['active: There is no seat c']],
    ['a defender who is a stranger', { defender: 'd' }, ['defender: There is no seat d']],
    [
      'one herd twice',
      {
        herds: [
          { ...pack, id: 'h1' },
          { ...pack, id: 'h1', zombies: [{ x: 30, y: 10 }] },
        ],
      },
      ['herds.1.id: There is more than one h1'],
    ],
    [
      'one zombie in two herds',
      {
        herds: [
          { ...pack, zombies: [{ id: 'z1', x: 20, y: 12 }] },
          { ...pack, zombies: [{ id: 'z1', x: 30, y: 10 }] },
        ],
      },
      ['herds.1.zombies.0.id: There is more than one z1'],
    ],
    [
      'two numbers alike',
      {
        humans: [
          { ...bea, number: 1 },
          { ...sam, number: 1 },
        ],
      },
      ['humans.1.number: The units of a list are numbered from 1 to 2, each once'],
    ],
    [
      'the number beyond the last',
      { humans: [bea, { ...sam, number: 3 }] },
      ['humans.1.number: The units of a list are numbered from 1 to 2, each once'],
    ],
    [
      'a number of somebody who fell',
      { ...first({ fallen: { humans: [{ ...newbie, number: 4 }] } }) },
      ['players.0.fallen.humans.0.number: The units of a list are numbered from 1 to 3, each once'],
    ],
    [
      'no number for a herd of the list',
      herd({ number: 2 }),
      ['herds.0.number: The units of a list are numbered from 1 to 1, each once'],
    ],
    [
      'a fault of the list where the list lies',
      {
        humans: [
          { ...bea, number: 2 },
          { ...sam, number: 1, perks: ['stoic'] },
        ],
      },
      ['humans.1.perks.0: Newbie Survivor may not choose a perk of level 3'],
    ],
    [
      'exactly 200 points',
      { humans: Array.from({ length: 40 }, (_, i) => ({ ...sam, x: 2 + 1.5 * (i % 20), y: i < 20 ? 2 : 4 })) },
      [],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.SETUP.4 EDM.HUMAN.4 the table', () => {
  const farm = { terrain: undefined, features: undefined, layout: 'harrow-farm' };
  test.each<Case>([
    [
      'neither a layout nor a terrain',
      { terrain: undefined },
      ['layout: The table is a layout or a terrain of its own, one of the two'],
    ],
    ['a battlefield', farm, []],
    [
      'a battlefield with a gate of its own',
      { ...farm, features: [gate] },
      ['features: A battlefield has its own ladders and gates'],
    ],
    [
      'a terrain with something left out',
      { without: ['trees'] },
      ['without: Only a battlefield can be changed: a terrain is as it is given'],
    ],
    [
      'a terrain with a thin river',
      { thinRiver: true },
      ['without: Only a battlefield can be changed: a terrain is as it is given'],
    ],
    ['a gate at the corner', { features: [{ ...gate, x: 40, y: 30 }] }, []],
    ['a gate beyond the east', { features: [{ ...gate, x: 40.1 }] }, ['features.0: It lies off the table']],
    ['a gate beyond the south', { features: [{ ...gate, y: 30.1 }] }, ['features.0: It lies off the table']],
    ['an open gate', { openGates: ['gate'] }, []],
    ['an open gate named twice', { openGates: ['gate', 'gate'] }, ['openGates.1: There is no other gate or door gate']],
    [
      'an open ladder',
      { features: [{ ...gate, kind: 'ladder' }], openGates: ['gate'] },
      ['openGates.0: There is no other gate or door gate'],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});
