import { describe, expect } from 'vitest';
import { idOf } from '../../../kernel/index.ts';
import { directionOf } from '../../../tabletop/index.ts';
import type { ActivateDoing } from '../course/doing.ts';
import { freshTurn } from '../encounter.ts';
import { isFunctioning, tabletopOf } from '../figures.ts';
import { getUp } from '../dead/zombie.ts';
import type { Encounter, Human, Zombie } from '../state.ts';
import { type Driven, drive, type Said, type SceneSpec, stateOf, test } from '../testing.ts';
import type { Flow, Table } from '../verbs.ts';
import { captivesGoFree, seize, unguarded } from './fallen/captives.ts';
import type { FightAct } from './decisions.ts';
import { fightDeeds } from './deeds.ts';
import { sawsGoAlong } from './saw.ts';

const activation = (...group: string[]): ActivateDoing => ({
  do: 'activate',
  side: 'players',
  group,
  with: group,
  waking: [],
  stuck: [],
  handed: false,
});
const group = ['a1', 'a2'];
const offered = (spec: SceneSpec, ...without: string[]): string[] => {
  const active = activation(...(spec.band ?? []).map((_, i) => `a${i + 1}`));
  const state = stateOf({ ...spec, doing: [active] });
  const all = fightDeeds.offers(state, state.encounter.humans[0] as Human, active);
  return all.map(({ means }) => idOf(means)).filter((id) => !without.some((one) => id.startsWith(one)));
};
const NOISE = ['leave-table'];
function act<A extends FightAct>(spec: SceneSpec, means: A, ...answers: Said[]): Driven {
  const perform = fightDeeds.perform[means.do] as unknown as (t: Table, act: A, of: ActivateDoing) => Flow<void>;
  return drive(spec, answers, (t) => perform(t, means, activation(...group)), ['charge', 'reactions', 'leave']);
}
const silent = (enc: Encounter): void => void (enc.clocks.noMoreZombies = true);
const foe = (more: object = {}) => [
  { attitude: 'enemy' as const, people: [{ x: 11, y: 10, class: 'ganger' as const, ...more }] },
];
const at = { x: 10, y: 10 };

describe('charging', () => {
  test('ATZ.CHARGE.5 ATZ.CHARGE.6 ATZ.MELEE.24 whoever is in reach: alone, with bare hands, with others of the group', () => {
    const spec = { band: [at, { x: 10, y: 12 }], strangers: foe({ x: 20 }), zombies: [{ x: 10, y: 25 }] };
    expect(offered(spec, ...NOISE)).toEqual(['charge:a1:n1', 'charge-together:a1:n1', 'brawl:a1:n1']);
    const done = act(spec, { do: 'charge-together', who: 'a1', target: 'n1' }, ['a2']);
    expect(done.asked).toEqual(['ATZ.CHARGE.6 a2']);
    expect(done.encounter.doing.at(-1)).toMatchObject({ do: 'charge', target: 'n1', chargers: ['a1', 'a2'] });
    expect(act(spec, { do: 'brawl', who: 'a1', target: 'n1' }).encounter.doing.at(-1)).toMatchObject({ mild: true });
  });

  test('ATZ.ACT.8 ATZ.CHARGE.3 not prone, not with a load, not in melee, not after another deed, not out of reach', () => {
    const spec = (more: object) => ({
      band: [
        { ...at, ...more },
        { x: 30, y: 30, status: 'oof' as const },
      ],
      strangers: foe({ x: 20 }),
    });
    const mayCharge = (more: object): boolean => offered(spec(more)).includes('charge:a1:n1');
    expect(mayCharge({})).toBe(true);
    expect(mayCharge({ turn: { ...freshTurn(), did: ['reload'] } })).toBe(true);
    expect(mayCharge({ turn: { ...freshTurn(), inches: 4 } })).toBe(true);
    expect(mayCharge({ turn: { ...freshTurn(), inches: 4.1 } })).toBe(false);
    for (const did of ['charge', 'pick-up', 'prone', 'task', 'break-off'] as const) {
      expect(mayCharge({ turn: { ...freshTurn(), did: [did] } })).toBe(false);
    }
    expect([mayCharge({ prone: true }), mayCharge({ carries: 'a2' })]).toEqual([false, false]);
  });

  test('ATZ.ZSHOOT.9 ATZ.ZSHOOT.10 a zombie at one’s mercy is struck for a round and does not strike back; one may go on', () => {
    const spec = { band: [at], zombies: [{ x: 11, y: 10, facing: 0 }] };
    expect(offered(spec, ...NOISE, 'charge')).toEqual(['stab:a1:z1']);
    expect(offered({ ...spec, zombies: [{ x: 11, y: 10, facing: 180 }] }, ...NOISE, 'charge')).toEqual([]);
    const dead = act(spec, { do: 'stab', who: 'a1', target: 'z1' }, [1, 4, 4], [2]);
    expect(dead.asked).toEqual(['ATZ.MELEE.1 3d6', 'ATZ.MELEE.13 1d6']);
    expect([dead.encounter.zombies, dead.encounter.melees, dead.encounter.humans[0]?.turn.did]).toEqual([[], [], []]);
    const down = act(spec, { do: 'stab', who: 'a1', target: 'z1' }, [4, 4, 4], [2]);
    expect([down.encounter.zombies[0]?.prone, down.encounter.melees]).toEqual([true, []]);
  });

  test('ATZ.ZMELEE.4 a zombie that gets up beside a human is in melee with it again', () => {
    const up = (x: number): number => {
      const { encounter } = stateOf({ band: [at], zombies: [{ x, y: 10, prone: true }] });
      getUp(encounter, encounter.zombies[0] as Zombie);
      return encounter.melees.length;
    };
    expect([up(11), up(11.5)]).toEqual([1, 0]);
  });

  test('ATZ.CHARGE.24 ATZ.CHARGE.25 a gun in one hand and a blade in the other: the primary hand is named', () => {
    const spec = { band: [{ ...at, guns: ['BAP' as const], blades: ['knife' as const] }] };
    expect(offered(spec, ...NOISE)).toEqual(['primary:a1:gun', 'primary:a1:blade']);
    expect(act(spec, { do: 'primary', who: 'a1', hand: 'gun' }).encounter.humans[0]?.bothHands).toBe('gun');
    const held = { band: [{ ...at, guns: ['BAP' as const], blades: ['knife' as const], bothHands: 'gun' as const }] };
    expect(offered(held, ...NOISE)).toEqual(['primary:a1:blade', 'primary:a1:one']);
    expect(act(held, { do: 'primary', who: 'a1', hand: 'one' }).encounter.humans[0]?.bothHands).toBe(null);
    expect(offered({ band: [{ ...at, guns: ['AR'], blades: ['knife'] }] }, ...NOISE)).toEqual([]);
    expect(offered({ band: [{ ...at, guns: ['P'], blades: ['knife'], ambidextrous: true }] }, ...NOISE)).toEqual([]);
  });
});

describe('the wounded', () => {
  const hurt = { x: 11, y: 10, status: 'oof' as const };

  test('ATZ.WOUND.1 ATZ.WOUND.3 who is beside somebody wounded picks it up for 2" of movement, and puts it down', () => {
    const spec = { band: [at, hurt] };
    expect(offered(spec, ...NOISE)).toEqual(['lift:a1:a2']);
    const done = act(spec, { do: 'lift', who: 'a1', whom: 'a2' });
    expect(done.encounter.humans[0]).toMatchObject({ carries: 'a2', turn: { inches: 2 } });
    expect(tabletopOf(done.encounter).model('a2')).toBeUndefined();
    const tired = { ...at, turn: { ...freshTurn(), inches: 6.1 } };
    expect(offered({ band: [tired, hurt] }, ...NOISE)).toEqual([]);
    expect(offered({ band: [at, { ...hurt, status: 'stunned' }] }, ...NOISE)).toEqual([]);
    expect(offered({ band: [at, { ...hurt, captor: 'people-1' }] }, ...NOISE)).toEqual([]);
    expect(offered({ band: [at, { ...hurt, x: 11.2 }] }, ...NOISE)).toEqual([]);
    const carrying = { band: [{ ...at, carries: 'a2' }, hurt] };
    expect(offered(carrying, ...NOISE)).toEqual(['put-down:a1']);
    const down = act(carrying, { do: 'put-down', who: 'a1' });
    expect(down.encounter.humans[0]?.carries).toBe(null);
    expect(tabletopOf(down.encounter).model('a2')).toBeDefined();
  });
});

describe('captives', () => {
  test('ATZ.DMG.7 ATZ.STATUS.5 a Stunned or OOF enemy in contact is killed or captured, at once', () => {
    for (const status of ['stunned', 'oof'] as const) {
      expect(offered({ band: [at], strangers: foe({ status }) }, ...NOISE)).toEqual([
        'capture:a1:n1',
        'dispatch:a1:n1',
      ]);
    }
    expect(offered({ band: [at], strangers: foe({ status: 'stunned', x: 11.2 }) }, ...NOISE)).toEqual([]);
    const staring = { status: 'stunned' as const, stun: { left: 1, reacts: true } };
    expect(offered({ band: [at], strangers: foe(staring) }, ...NOISE, 'charge', 'brawl')).toEqual([]);
    const spec = { band: [at], strangers: foe({ status: 'stunned', guns: ['P'], blades: ['knife'] }) };
    expect(act(spec, { do: 'dispatch', who: 'a1', whom: 'n1' }).encounter.humans[1]?.status).toBe('od');
    const taken = act(spec, { do: 'capture', who: 'a1', whom: 'n1' }).encounter;
    expect(taken.humans[1]).toMatchObject({ captor: 'players', bound: false, status: 'stunned' });
  });

  test('ATZ.STAR.17 ATZ.DMG.7 a lesser figure cannot kill a helpless Star: it captures it', () => {
    const star = (rep: number) => ({
      band: [{ ...at, rep: 4, star: false }],
      strangers: foe({ status: 'oof', star: true, rep }),
    });
    const lesser = act(star(5), { do: 'dispatch', who: 'a1', whom: 'n1' }).encounter.humans[1];
    expect([lesser?.status, lesser?.captor]).toEqual(['oof', 'players']);
    expect(act(star(4), { do: 'dispatch', who: 'a1', whom: 'n1' }).encounter.humans[1]?.status).toBe('od');
  });

  test('ATZ.DMG.8 tying a captive up takes a whole activation', () => {
    const spec = { band: [at], strangers: foe({ status: 'stunned', captor: 'players' }) };
    expect(offered(spec, ...NOISE)).toEqual(['bind:a1:n1']);
    expect(offered({ ...spec, band: [{ ...at, turn: { ...freshTurn(), inches: 1 } }] }, ...NOISE)).toEqual([]);
    const done = act(spec, { do: 'bind', who: 'a1', whom: 'n1' }).encounter;
    expect([done.humans[1]?.bound, done.humans[0]?.turn.did]).toEqual([true, ['task']]);
  });

  test('ATZ.DMG.8 ATZ.DMG.9 a captive without an armed guard and unbound is free; one guard has six', () => {
    const held = (guard: object, captives: object[]) =>
      stateOf({
        band: [{ ...at, guns: ['P'], facing: 0, ...guard }],
        strangers: [
          {
            attitude: 'enemy',
            people: captives.map((one, i) => ({
              x: 12 + (i % 2) * 0.2,
              y: 8 + i * 0.6,
              status: 'stunned' as const,
              captor: 'players',
              ...one,
            })),
          },
        ],
        change: silent,
      });
    const free = (guard: object, captives: object[]): number => unguarded(held(guard, captives).encounter).length;
    expect(free({}, [{ y: 10 }])).toBe(0);
    expect(free({ guns: [] }, [{ y: 10 }])).toBe(1);
    expect(free({ guns: [] }, [{ y: 10, bound: true }])).toBe(0);
    expect(free({ guns: [] }, [{ y: 10, status: 'oof' }])).toBe(1);
    expect(free({}, [{ y: 10, status: 'oof' }])).toBe(0);
    expect(free({}, [{ x: 14.2, y: 10 }])).toBe(1);
    const arc = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
      const { x, y } = directionOf((360 + 25 * i) % 360);
      return { x: 10 + 2 * x, y: 10 + 2 * y };
    });
    expect([free({}, arc.slice(0, 6)), free({}, arc.slice(0, 7))]).toEqual([0, 1]);
    const freed = drive(held({ guns: [] }, [{ y: 10, guns: ['P'], blades: ['knife'] }]), [], captivesGoFree).encounter;
    const done = freed.humans[1] as Human;
    expect([done.guns, done.blades]).toEqual([[], []]);
    expect(freed.dropped.map(({ thing }) => thing)).toEqual([{ gun: 'P', empty: false }, { blade: 'knife' }]);
    expect([done.captor, done.status, isFunctioning(done)]).toEqual([null, 'carry-on', true]);
    const out = drive(held({ guns: [] }, [{ y: 10, status: 'oof' }]), [], captivesGoFree).encounter.humans[1];
    expect([out?.captor, out?.status]).toEqual([null, 'oof']);
  });

  test('ATZ.DMG.10 people whom nobody plays capture a helpless player figure beside them; the players’ do as they are told', () => {
    const spec = { band: [{ ...at, status: 'oof' as const }], strangers: foe() };
    const seized = drive(spec, [], (t) => seize(t, t.state.encounter.humans[1] as Human));
    expect(seized.encounter.humans[0]?.captor).toBe('people-1');
    expect(seized.told).toEqual(['ATZ.DMG.10 atz.capture']);
    const own = drive({ band: [at], strangers: foe({ status: 'oof' }) }, [], (t) =>
      seize(t, t.state.encounter.humans[0] as Human),
    );
    expect(own.encounter.humans[1]?.captor).toBe(null);
  });
});

test('ATZ.ACT.8 what lies at its feet is picked up, one thing, and is as it lies there', () => {
  const lying = (enc: Encounter): void => {
    const thing = (id: string, x: number, what: Encounter['dropped'][number]['thing']) =>
      void enc.dropped.push({ id, x, y: 10, level: 0, thing: what });
    thing('t1', 10.5, { gun: 'AR', empty: true });
    thing('t2', 10, { blade: 'axe' });
    thing('t3', 10, { item: 'medical' });
    thing('t4', 12, { item: 'food' });
    thing('t5', 10, 'phone');
  };
  const spec = { band: [at], change: lying };
  expect(offered(spec, ...NOISE)).toEqual(['pick-up:a1:t1', 'pick-up:a1:t2', 'pick-up:a1:t3']);
  expect(offered({ ...spec, band: [{ ...at, turn: { ...freshTurn(), did: ['pick-up'] } }] }, ...NOISE)).toEqual([]);
  const take = (thing: string) => act(spec, { do: 'pick-up', who: 'a1', thing }).encounter;
  expect(take('t1').humans[0]).toMatchObject({
    guns: [{ id: 'AR', empty: true, dry: false }],
    turn: { did: ['pick-up'] },
  });
  expect(take('t2').humans[0]?.blades).toEqual([{ id: 'axe', state: 'ready' }]);
  expect([take('t3').humans[0]?.items, take('t3').dropped.length]).toEqual([['medical'], 4]);
});

describe('chainsaws', () => {
  const saw = (state: 'ready' | 'stalled' | 'out-of-gas', more: object = {}) => ({
    band: [{ ...at, blades: ['chainsaw' as const], ...more }],
    change: (enc: Encounter) => {
      silent(enc);
      for (const blade of enc.humans[0]?.blades ?? []) blade.state = state;
    },
  });

  test('ATZ.MELEE.31 it is heard as six shots when it is used, and each turn while it runs; it can be switched off', () => {
    const fight = {
      ...saw('ready'),
      zombies: [{ x: 11, y: 10 }],
      change: () => undefined,
    };
    const done = act(fight, { do: 'stab', who: 'a1', target: 'z1' }, [1, 1, 1, 1, 1, 1], [1, 4, 4, 4, 4, 4, 4], [2]);
    expect(done.asked[0]).toBe('ATZ.ZGEN.10 6d6');
    expect(done.encounter.lasting).toMatchObject([{ what: 'chainsaw', shots: 6, of: 'a1', until: null }]);
    const moved = stateOf({
      ...saw('ready'),
      change: (enc) =>
        void enc.lasting.push({ id: 'n', what: 'chainsaw', shots: 6, until: null, of: 'a1', x: 1, y: 1, level: 0 }),
    });
    expect(
      offered(
        {
          ...saw('ready'),
          change: (enc) =>
            void enc.lasting.push({ id: 'n', what: 'chainsaw', shots: 6, until: null, of: 'a1', x: 1, y: 1, level: 0 }),
        },
        ...NOISE,
      ),
    ).toEqual(['saw-stop:a1']);
    const gone = drive(moved, [], sawsGoAlong);
    expect(gone.encounter.lasting).toMatchObject([{ x: 10, y: 10 }]);
    const off = drive(gone.state, [], (t) =>
      (fightDeeds.perform['saw-stop'] as never as (t: Table, a: object) => Flow<void>)(t, { who: 'a1' }),
    );
    expect(off.encounter.lasting).toEqual([]);
  });

  test('ATZ.MELEE.29 ATZ.MELEE.32 a stalled one starts on 1 to 3, for the whole activation, or is dropped', () => {
    expect(offered(saw('stalled'), ...NOISE)).toEqual(['saw-restart:a1', 'saw-drop:a1']);
    expect(offered(saw('stalled', { turn: { ...freshTurn(), inches: 1 } }), ...NOISE)).toEqual(['saw-drop:a1']);
    const after = (die: number) => act(saw('stalled'), { do: 'saw-restart', who: 'a1' }, [die]).encounter.humans[0];
    expect([after(3)?.blades[0]?.state, after(4)?.blades[0]?.state, after(4)?.turn.did]).toEqual([
      'ready',
      'stalled',
      ['task'],
    ]);
    const dropped = act(saw('stalled'), { do: 'saw-drop', who: 'a1' }).encounter;
    expect([dropped.humans[0]?.blades, dropped.dropped[0]?.thing]).toEqual([[], { blade: 'chainsaw' }]);
  });

  test('ATZ.MELEE.30 one without gas takes a whole activation and one Fuel', () => {
    expect(offered(saw('out-of-gas'), ...NOISE)).toEqual(['saw-drop:a1']);
    const fuelled = saw('out-of-gas', { items: ['food', 'fuel', 'fuel'] });
    expect(offered(fuelled, ...NOISE)).toEqual(['saw-refuel:a1', 'saw-drop:a1']);
    const done = act(fuelled, { do: 'saw-refuel', who: 'a1' }).encounter.humans[0];
    expect([done?.blades[0]?.state, done?.items]).toEqual(['ready', ['food', 'fuel']]);
  });
});
