import { expect } from 'vitest';
import { tableOf } from '../data/testing.ts';
import type { Doing, Encounter } from '../state.ts';
import {
  type Driven,
  drive,
  person,
  rectangle,
  type Said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
} from '../testing.ts';
import { EVENTS } from './events.ts';

const at = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({ x, y, ...more });
const BAND = [at(18, 18, { rep: 4 })];

/** A Random Event with these three dice and what else is asked. */
function event(spec: SceneSpec, dice: [number, number, number], ...answers: Said[]): Driven {
  const doing: Doing[] = [{ do: 'random-event', total: 0, stage: 0, who: null }];
  return drive({ band: BAND, ...spec, doing }, [dice, ...answers], null, ['volley', 'charge', 'contact']);
}
const DICE: Record<number, [number, number, number]> = {
  3: [1, 1, 1],
  4: [1, 1, 2],
  5: [1, 1, 3],
  6: [1, 1, 4],
  7: [1, 1, 5],
  8: [1, 1, 6],
  9: [1, 2, 6],
  10: [1, 3, 6],
  11: [1, 4, 6],
  12: [1, 5, 6],
  13: [1, 6, 6],
  14: [2, 6, 6],
  15: [3, 6, 6],
  16: [4, 6, 6],
  17: [5, 6, 6],
  18: [6, 6, 6],
};
const roll = (total: number): [number, number, number] => DICE[total] as [number, number, number];
const house = { id: 'house', name: 'House', outline: rectangle(10, 10, 6, 6), height: 3 };

test('ATZ.T.EVENTS every row can happen', () => {
  const rows = tableOf('ATZ.T.EVENTS').map(([total]) => Number(total));
  expect(Object.keys(EVENTS).map(Number)).toEqual(rows);
});

test('ATZ.EVENT.1 doubles up to the original ER bring an event, higher ones do not', () => {
  const doubles = (die: number): string => {
    const m = scene({
      band: BAND,
      area: 'suburban',
      change: (enc) => void (enc.doing = [{ do: 'turn', stage: 'dice', done: 0 }]),
    });
    return m.answer('a', [die]).answer('a', [die]).asked().rule;
  };
  expect([doubles(3), doubles(4)]).toEqual(['ATZ.EVENT.2', 'ATZ.TURN.3']);
});

test('ATZ.EVENT.2 what cannot happen is rolled again', () => {
  const { told, encounter } = event({}, roll(14), roll(16));
  expect(told).toEqual(['ATZ.EVENT.2 atz.event.again', 'ATZ.EVENT.19 atz.event.16']);
  expect(encounter.clocks.deadLoseTurn).toBe(true);
});

test('ATZ.EVENT.3 ATZ.EVENT.21 no more zombies, or one more on every die', () => {
  expect(event({}, roll(3)).encounter.clocks.noMoreZombies).toBe(true);
  expect(event({}, roll(18)).encounter.clocks.moreZombies).toBe(1);
});

test('ATZ.EVENT.4 the closest building is safe, and the Encounter may be ended there', () => {
  const far = { ...house, id: 'far', name: 'Far house', outline: rectangle(28, 28, 4, 4) };
  expect(event({ buildings: [far, house] }, roll(4)).encounter.clocks.safePlace).toBe('house');
  const end = (x: number) =>
    scene({
      band: [at(x, 12)],
      buildings: [house],
      change: (enc) => {
        enc.clocks.safePlace = 'house';
        enc.doing = [{ do: 'turn', stage: 'close', done: 0 }];
      },
    });
  expect(end(18).asked().rule).toBe('ATZ.TURN.3');
  const m = end(12);
  expect(m.asked()).toMatchObject({ rule: 'ATZ.EVENT.4', options: ['play-on', 'end'] });
  expect(m.answer('a', 'end').outcome).toMatchObject({ key: 'atz.over.safe', lost: ['a'] });
});

test('ATZ.EVENT.5 somebody in disguise: two passed hold fire, one fires a Rush Shot, none fires; who lives is a Neutral', () => {
  const band = [at(18, 18, { rep: 4, guns: ['P'], facing: 0 })];
  const meet = (dice: [number, number]) =>
    event(
      {
        band,
        zombies: [
          { x: 24, y: 18 },
          { x: 30, y: 18 },
        ],
      },
      roll(5),
      [1],
      [3, 4],
      dice,
    );
  const held = meet([4, 4]);
  expect(held.encounter.zombies.map(({ id }) => id)).toEqual(['z2']);
  expect(held.encounter.sides.at(-2)).toMatchObject({ class: 'citizen', attitude: 'neutral' });
  expect(held.encounter.humans.at(-1)).toMatchObject({ x: 24, y: 18, class: 'citizen', fate: 'here' });
  expect(meet([4, 5]).encounter.doing.at(-1)).toMatchObject({
    do: 'volley',
    why: 'event',
    fires: [{ shooter: 'a1', rush: true }],
  });
  expect(meet([5, 5]).encounter.doing.at(-1)).toMatchObject({ do: 'volley', fires: [{ rush: false }] });
});

test('ATZ.EVENT.8 a hidden zombie charges somebody in a building that was searched in this turn or the last', () => {
  const searched = (turn: number) => ({
    turn: 4,
    band: [at(13, 13)],
    buildings: [house],
    change: (enc: Encounter) => void (enc.entered['house 0'] = { parts: [], searchedTurn: turn }),
  });
  const { encounter } = event(searched(3), roll(8));
  expect(encounter.doing.at(-1)).toMatchObject({ do: 'charge', target: 'a1', chargers: [encounter.zombies[0]?.id] });
  expect(event(searched(2), roll(8), roll(16)).told[0]).toBe('ATZ.EVENT.2 atz.event.again');
});

test('ATZ.EVENT.9 ATZ.EVENT.10 the Leader argues with somebody near; what the member shouts louder by draws zombies', () => {
  const band = [at(18, 18, { rep: 3, facing: 0 }), at(20, 18, { rep: 2, star: false })];
  const { encounter } = event({ band }, roll(9));
  expect(encounter.clocks.argument).toEqual({ leader: 'a1', member: 'a2' });
  const argue = (...answers: Said[]) => {
    const doing: Doing[] = [
      {
        do: 'activate',
        side: 'players',
        group: [],
        with: ['a1', 'a2'],
        waking: [{ who: 'a1', done: 0 }],
        stuck: [],
        handed: false,
      },
    ];
    const change = (enc: Encounter): void => void (enc.clocks.argument = { leader: 'a1', member: 'a2' });
    return drive({ band, doing, change }, answers);
  };
  const louder = argue([1, 1], [4, 4, 1], [1]);
  expect(louder.encounter.clocks.argument).not.toBeNull();
  expect(louder.encounter.noises).toMatchObject([{ shots: 1, x: 20 }]);
  expect(argue([4, 1], [4, 4, 1]).told).toContain('ATZ.EVENT.10 atz.argue.even');
  expect(argue([4, 4], [4, 4, 1]).encounter.clocks.argument).toBeNull();
});

test('ATZ.EVENT.11 ATZ.EVENT.12 the wrong reloads, a twisted ankle', () => {
  expect(event({ band: [at(18, 18, { guns: ['P'] })] }, roll(10)).encounter.clocks.wrongReloads).toBe('a1');
  expect(event({}, roll(10), roll(11)).encounter.humans[0]?.lame).toBe(true);
});

test('ATZ.EVENT.14 a dog 1d6" away, and 1d6 zombies 12" behind it', () => {
  const { encounter } = event({}, roll(12), [4], [2], [3]);
  expect(encounter.zombies.map(({ x }) => Math.round(x))).toEqual([18, 18]);
  expect(encounter.zombies[0]).toMatchObject({ y: 2, facing: 90 });
});

test('ATZ.EVENT.15 ATZ.EVENT.16 a phone rings until somebody who touches it answers: a PEF 12" away', () => {
  const rings = event({}, roll(13), [3], [6], [1, 2, 3]);
  expect(rings.encounter.dropped).toMatchObject([{ thing: 'phone', x: 18, y: 21 }]);
  expect(rings.encounter.lasting).toMatchObject([{ what: 'phone', shots: 3, until: null }]);
  const change = (enc: Encounter): void => {
    enc.dropped = [{ id: 'phone-1', x: 18, y: 19, level: 0, thing: 'phone' }];
    enc.lasting = [{ id: 'n', x: 18, y: 19, level: 0, what: 'phone', shots: 3, until: null, of: 'phone-1' }];
  };
  const own: Doing = {
    do: 'activate',
    side: 'players',
    group: ['a1'],
    with: ['a1'],
    waking: [],
    stuck: [],
    handed: false,
  };
  const answered = drive({ band: BAND, doing: [own], change }, ['answer-phone:a1:phone-1', [6]], null, ['contact']);
  expect(answered.encounter).toMatchObject({ dropped: [], lasting: [], pefs: [{ x: 18, y: 30 }] });
  expect(answered.encounter.doing.at(-1)).toMatchObject({ do: 'contact', group: ['a1'] });
  expect(answered.encounter.humans[0]?.turn.did).toEqual(['pick-up']);
});

test('ATZ.EVENT.17 the closest dead zombie stands up, and charges from within 6"', () => {
  const corpse = (x: number) => ({ id: `z${x}`, x, y: 18, level: 0, looted: false });
  const rise = (...far: number[]) =>
    event({ change: (enc) => void (enc.corpses = far.map(corpse)) }, roll(14)).encounter;
  const near = rise(30, 23);
  expect(near.corpses.map(({ id }) => id)).toEqual(['z30']);
  expect(near.zombies).toMatchObject([{ x: 23, risen: true }]);
  expect(near.doing.at(-1)).toMatchObject({ do: 'charge', target: 'a1' });
  expect(rise(30).doing).toHaveLength(1);
  const stranger = [{ attitude: 'neutral' as const, people: [{ x: 30, y: 15 }] }];
  const other = event({ strangers: stranger, change: (enc) => void (enc.corpses = [corpse(30)]) }, roll(14)).encounter;
  expect(other.doing.at(-1)).toMatchObject({ do: 'charge', target: 'n1' }); // ATZ.ZACT.15
});

test('ATZ.EVENT.18 somebody is lost, and from the second chance on rolls against Rep to come back', () => {
  const { encounter } = event({}, roll(15));
  expect(encounter).toMatchObject({ humans: [{ fate: 'lost' }], clocks: { lost: { who: 'a1', chances: 0 } } });
  const band = [at(18, 18, { fate: 'lost', rep: 4, star: false, leads: false }), at(18, 10, { rep: 4, leads: true })];
  const back = (chances: number) => {
    const change = (enc: Encounter): void => {
      enc.clocks.lost = { who: 'a1', chances };
      enc.sides[0]!.die = 4;
      enc.order = ['players'];
    };
    return scene({ band, change });
  };
  const first = back(0);
  expect(first.asked().rule).toBe('ATZ.TURN.3');
  const m = back(1);
  expect(m.asked().rule).toBe('ATZ.EVENT.18');
  m.answer('a', [4]).answer('a', [2, 3]).answer('a', [6]);
  expect(person(m, 'a1')).toMatchObject({ fate: 'here', x: 18, y: 15 });
  const still = back(1).answer('a', [5]);
  expect(person(still, 'a1').fate).toBe('lost');
});

test('ATZ.EVENT.20 bad weather comes after so many activation rolls', () => {
  expect(event({}, roll(17), [2]).encounter.clocks.weather).toBe(2);
  const m = scene({
    band: [at(18, 18, { rep: 2 })],
    change: (enc) => {
      enc.clocks.weather = 2;
      enc.doing = [{ do: 'turn', stage: 'dice', done: 0 }];
    },
  });
  m.answer('a', [6]).answer('a', [5]);
  expect(m.state().encounter.clocks).toMatchObject({ weather: 1, badWeather: false });
  m.answer('a', [6]).answer('a', [5]);
  expect(m.state().encounter.clocks).toMatchObject({ weather: null, badWeather: true });
});
