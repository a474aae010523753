import { expect } from 'vitest';
import { Match, parseSetup, type SetupError } from '../../../../kernel/index.ts';
import { allThingsZombie } from '../../index.ts';
import { type Somebody, stateOf, test } from '../../testing.ts';
import { withCars } from '../../vehicles/testing.ts';
import { customOf, type CustomSetup } from './setup.ts';

const at = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({ x, y, ...more });

/** A position with a bit of everything, at the menu of an active figure. */
function position(): CustomSetup {
  const state = stateOf({
    band: [
      at(18, 18, { guns: ['BAP'], blades: ['bat'], rep: 5 }),
      at(20, 18, { status: 'stunned', prone: true, stun: { left: 1, reacts: false } }),
    ],
    strangers: [{ attitude: 'enemy', people: [at(30, 30, { class: 'ganger' })] }],
    zombies: [{ x: 8, y: 8, lastSeen: { x: 9, y: 9, level: 0 } }],
    pefs: [{ x: 4, y: 30 }],
    doing: [
      { do: 'phase', side: 'players', groups: [['a1', 'a2']], passed: [] },
      { do: 'activate', side: 'players', group: ['a1'], with: ['a1', 'a2'], waking: [], stuck: [], handed: false },
    ],
    change: (enc) => {
      enc.clocks.police = 3;
      enc.dropped.push({ id: 'd1', x: 2, y: 2, level: 0, thing: { item: 'food' } });
      // ATZ.ZACT.10: a noise that nobody has heard yet, and one that all but one have.
      enc.noises.push({ x: 5, y: 5, level: 0, shots: 2, turn: 1 });
      enc.noises.push({ x: 6, y: 5, level: 0, shots: 1, turn: 1, unheardBy: ['z1'] });
      enc.corpses.push({ id: 'z9', x: 3, y: 3, level: 0, looted: false });
    },
  });
  return JSON.parse(JSON.stringify(customOf(state))) as CustomSetup;
}

const faultsOf = (change: (given: CustomSetup) => void): readonly string[] => {
  const given = position();
  change(given);
  try {
    parseSetup(allThingsZombie as never, given);
    return [];
  } catch (error) {
    return (error as { errors: readonly SetupError[] }).errors.map(({ path, message }) => `${path}: ${message}`);
  }
};

test('ATZ.MODE.1 a position can be set up, and plays on from there', () => {
  const match = Match.start(allThingsZombie as never, position() as never, { seed: 's' }) as Match;
  expect(match.seats).toEqual(['a']);
  expect(match.request).toMatchObject({ rule: 'ATZ.ACT.1', seats: ['a'] });
  const again = customOf(match.position().state as never);
  expect(JSON.parse(JSON.stringify(again))).toEqual(position());
});

test('ATZ.ENC.12 a position in the middle of the preparations is the same when it is set up again', () => {
  const state = stateOf({
    band: [at(18, 8)],
    doing: [{ do: 'prepare', left: ['pefs'], entering: [], paces: {}, meeting: ['a1'], placed: 1 }],
  });
  const given = JSON.parse(JSON.stringify(customOf(state))) as CustomSetup;
  const match = Match.start(allThingsZombie as never, parseSetup(allThingsZombie as never, given) as never, {
    seed: 's',
    dice: 'typed',
  }) as Match;
  expect(JSON.parse(JSON.stringify(customOf(match.position().state as never)))).toEqual(given);
});

test('ATZ.VEH.1 a vehicle that nobody has driven off the table is no such vehicle when its position is set up again', () => {
  const given = (leftWith?: string | null): CustomSetup => {
    const spec = withCars([
      { x: 8, y: 18, ...(leftWith === undefined ? {} : { here: false, running: false, leftWith }) },
    ]);
    const going = [{ do: 'phase' as const, side: 'players', groups: [['a1']], passed: [] }];
    return JSON.parse(JSON.stringify(customOf(stateOf({ ...spec, band: [at(18, 28)], doing: going })))) as CustomSetup;
  };
  const left = (of: CustomSetup): unknown[] => {
    const parsed = parseSetup(allThingsZombie as never, of) as unknown as CustomSetup;
    return (parsed.vehicles ?? []).map((vehicle) => ('leftWith' in vehicle ? vehicle.leftWith : 'nobody'));
  };
  expect(left(given())).toEqual(['nobody']);
  expect(left(given('a'))).toEqual(['a']);
});

test('ATZ.SIGHT.36 in the middle of a test there is no position to set up', () => {
  const state = stateOf({ band: [at(18, 18)], doing: [{ do: 'crash', who: 'a1' }] });
  expect(customOf(state)).toBeNull();
});

test('ATZ.STAR.2 ATZ.STAR.5 a gang’s leader may be a Star, a Grunt may have Star Power, and a band may have no Star', () => {
  expect(faultsOf(({ humans }) => void Object.assign(humans[2]!, { star: true, starPower: 4 }))).toEqual([]);
  expect(faultsOf(({ humans }) => void (humans[1]!.starPower = 2))).toEqual([]);
  expect(faultsOf(({ humans }) => void Object.assign(humans[0]!, { star: false, starPower: 0 }))).toEqual([]);
});

test('ATZ.MODE.1 what no play could have led to is refused, with its path', () => {
  expect(faultsOf(() => {})).toEqual([]);
  expect(faultsOf(({ humans }) => void (humans[1]!.x = 18.2))).toHaveLength(1);
  expect(faultsOf(({ zombies }) => void (zombies[0]!.id = 'a1'))[0]).toContain('an id of its own');
  expect(faultsOf(({ humans }) => void (humans[0]!.side = 'nobody'))[0]).toContain('no such side');
  expect(faultsOf(({ humans }) => void (humans[0]!.seat = 'c'))[0]).toContain('Nobody sits there');
  expect(faultsOf(({ humans }) => void (humans[0]!.carries = 'a2'))[0]).toContain('Only the wounded');
  expect(faultsOf((given) => void (given.named = 'x'))[0]).toContain('no such side');
  expect(faultsOf(({ going }) => void going.shift())[0]).toContain('at the bottom');
  expect(faultsOf(({ entered }) => void (entered['tent 0'] = { parts: [], searchedTurn: null }))[0]).toContain('tent');
  const burns = (building: string, at: number, putOut = 0) =>
    faultsOf(({ fires }) => void fires.push({ building, lit: true, at, left: 1, right: 1, putOut }));
  expect(burns('tent', 0)[0]).toContain('There is no building tent');
});
