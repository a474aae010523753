import { describe, expect } from 'vitest';
import { encounter, type EncounterScene, person, type SceneSpec, type Somebody, stateOf, test } from '../testing.ts';
import type { WalkDoing } from '../course/doing.ts';
import type { Attitude, Class, Memory } from '../words.ts';
import type { PeopleDoing } from './doing.ts';
import { advance, flank, seekCover, withdraw } from './spots.ts';
import { meeting, onTop } from './testing.ts';

const wall = (x: number, y: number, wide: number, deep: number, id = 'wall') => ({
  id,
  outline: [
    [x, y],
    [x + wide, y],
    [x + wide, y + deep],
    [x, y + deep],
  ] as [number, number][],
  height: 1,
  kind: 'impassable' as const,
  cover: true,
});
interface Given {
  readonly attitude: Attitude;
  readonly people?: readonly Partial<Somebody>[];
  readonly class?: Class;
  readonly memory?: Memory[];
  readonly stage?: PeopleDoing['stage'];
}
const acting = (
  { attitude, people = [{}], class: kind = 'survivor', memory = [], stage = 'table' }: Given,
  spec: SceneSpec = {},
) =>
  meeting({
    band: [{ x: 18, y: 6, facing: 90, guns: ['P'] }],
    strangers: [
      {
        attitude,
        people: people.map((one, i) => ({
          x: 18 + i,
          y: 26,
          facing: 270,
          rep: 4,
          class: kind,
          guns: ['AR' as const],
          ...one,
        })),
        side: { met: true, memory: [...memory] },
      },
    ],
    doing: [{ do: 'people', side: 'people-1', group: people.map((_, i) => `n${i + 1}`), stage }],
    ...spec,
  });
/** The row of the table that they acted by, as it was told. */
const row = (m: EncounterScene) => m.events().find(({ params }) => 'row' in params)?.params['row'];
const walk = (m: EncounterScene): WalkDoing => onTop(encounter(m)) as WalkDoing;

describe('the table', () => {
  test('ATZ.NPC.1 ATZ.NPC.2 ATZ.T.NPCMOVE two dice against the leader’s Rep', () => {
    expect(acting({ attitude: 'neutral' }).asked()).toMatchObject({ kind: 'roll', rule: 'ATZ.NPC.2' });
  });
  test('ATZ.NPC.4 Enemies, two passed: they come closer, by cover, to shoot', () => {
    const m = acting({ attitude: 'enemy' }, { pieces: [wall(15, 20, 8, 0.5)] }).answer('a', [1, 2]);
    expect([row(m), walk(m).do]).toEqual(['flank-or-advance', 'walk']);
    const end = walk(m).legs.at(-1)?.to;
    expect([(end?.y ?? 0) > 20.5, (end?.y ?? 99) < 22.5]).toEqual([true, true]);
    expect(person(m, 'n1').prone).toBe(false);
  });
  test('ATZ.NPC.4 without cover they go straight on and lie down', () => {
    const m = acting({ attitude: 'enemy' }).answer('a', [1, 2]);
    expect(walk(m).legs.at(-1)?.to.y).toBeCloseTo(18, 0);
    expect(person(m, 'n1').prone).toBe(true);
  });
  test('ATZ.NPC.3 Enemies who outnumber three to one split up', () => {
    const three = [{}, {}, {}];
    expect(row(acting({ attitude: 'enemy', people: three }).answer('a', [1, 2]))).toBe('flank');
    expect(row(acting({ attitude: 'enemy', people: [{}, {}] }).answer('a', [1, 2]))).toBe('flank-or-advance');
  });
  test('ATZ.NPC.4 Enemies who are outnumbered seek cover', () => {
    const band = [
      { x: 18, y: 6 },
      { x: 19, y: 6 },
    ];
    expect(row(acting({ attitude: 'enemy' }, { band }).answer('a', [1, 2]))).toBe('seek-cover');
  });
  test('ATZ.NPC.5 Enemies, one passed: cover, and prone without', () => {
    const m = acting({ attitude: 'enemy' }, { pieces: [wall(15, 22, 8, 0.5)] }).answer('a', [1, 5]);
    expect([row(m), walk(m).do]).toEqual(['seek-cover', 'walk']);
    expect(walk(m).legs.at(-1)?.to.y).toBeLessThan(24.6);
    const bare = acting({ attitude: 'enemy' }).answer('a', [1, 5]);
    expect([person(bare, 'n1').prone, person(bare, 'n1').y]).toEqual([true, 26]);
  });
  test('ATZ.NPC.6 Enemies, none passed: they stay, and fire at whom they see', () => {
    const m = acting({ attitude: 'enemy' }).answer('a', [5, 6]);
    expect(person(m, 'n1').y).toBe(26);
    expect(onTop(encounter(m))).toMatchObject({
      do: 'volley',
      why: 'active',
      fires: [{ shooter: 'n1', shots: [{ target: 'a1', dice: 3 }] }],
    });
    const far = acting({ attitude: 'enemy', people: [{ guns: ['P'] }] }).answer('a', [5, 6]);
    expect(onTop(encounter(far)).do).toBe('turn');
  });
  test('ATZ.NPC.7 Neutrals, two passed: they come up to the nearest player, but only once', () => {
    const m = acting({ attitude: 'neutral' }).answer('a', [1, 2]);
    expect([row(m), walk(m).do]).toEqual(['approach-once', 'walk']);
    expect(walk(m).legs.at(-1)?.to.y).toBeCloseTo(18, 0);
    expect(row(acting({ attitude: 'neutral', memory: ['dealt'] }).answer('a', [1, 2]))).toBe('withdraw');
  });
  test('ATZ.NPC.8 Neutrals, one passed: away, and into a building if there is one; inside they stay', () => {
    const away = acting({ attitude: 'neutral' }).answer('a', [1, 5]);
    expect(walk(away).legs.at(-1)?.to.y).toBeCloseTo(34, 0);
    const door = {
      id: 'door',
      kind: 'door' as const,
      from: [15, 22] as [number, number],
      to: [17, 22] as [number, number],
    };
    const house = { ...wall(14, 16, 6, 6, 'house'), height: 3, openings: [door] };
    const { kind: _k, cover: _c, ...building } = house;
    const inside = acting({ attitude: 'neutral' }, { buildings: [building] }).answer('a', [1, 5]);
    expect(walk(inside).legs.at(-1)?.to.y).toBeLessThan(24);
    const stays = acting({ attitude: 'neutral', people: [{ x: 17, y: 19 }] }, { buildings: [building] }).answer(
      'a',
      [1, 5],
    );
    expect(onTop(encounter(stays)).do).toBe('turn');
  });
  test('ATZ.NPC.9 Neutrals, none passed: they do not move', () => {
    const m = acting({ attitude: 'neutral' }).answer('a', [5, 6]);
    expect([person(m, 'n1').y, onTop(encounter(m)).do]).toEqual([26, 'turn']);
    expect(m.under('ATZ.NPC.9').map(({ params }) => params['row'])).toEqual(['stay']);
  });
  test('ATZ.NPC.10 Friends come over whatever they roll', () => {
    for (const dice of [
      [1, 1],
      [1, 6],
      [6, 6],
    ]) {
      const m = acting({ attitude: 'friend' }).answer('a', dice);
      expect([row(m), walk(m).do]).toEqual(['approach', 'walk']);
    }
  });
  test('ATZ.MULTI.9 Gangers never come out against soldiers', () => {
    const m = meeting({
      band: [{ x: 2, y: 2 }],
      strangers: [
        { attitude: 'enemy', people: [{ x: 18, y: 26, class: 'ganger', rep: 4, guns: ['AR'] }] },
        { attitude: 'neutral', people: [{ x: 18, y: 30, class: 'army', rep: 4 }] },
      ],
      doing: [{ do: 'people', side: 'people-1', group: ['n1'], stage: 'table' }],
    }).answer('a', [1, 2]);
    expect(m.under('ATZ.NPC.5').map(({ params }) => params['row'] ?? 'prone')).toContain('seek-cover');
  });
});

describe('spots', () => {
  const state = (pieces: SceneSpec['pieces'], at = { x: 18, y: 26 }) =>
    stateOf({
      band: [{ x: 18, y: 10 }],
      strangers: [{ attitude: 'enemy', people: [{ ...at, guns: ['AR'] }] }],
      pieces,
    });
  const both = (s: ReturnType<typeof state>) => [s.encounter.humans[1], s.encounter.humans[0]] as [never, never];
  test('ATZ.NPC.5 in cover already it stays where it is', () => {
    const s = state([wall(16, 24.8, 4, 0.5)]);
    expect(seekCover(s, ...both(s))).toEqual({ legs: [], prone: false });
  });
  test('ATZ.NPC.4 cover that lies farther away is no advance', () => {
    const s = state([wall(16, 29, 4, 0.5)]);
    expect(advance(s, ...both(s)).prone).toBe(true);
  });
  test('ATZ.NPC.3 the flank is at least 45 degrees round the target', () => {
    const s = state([wall(23, 9, 0.5, 3, 'side')], { x: 19, y: 16 });
    const { legs, prone } = flank(s, ...both(s));
    expect([prone, (legs.at(-1)?.to.x ?? 0) > 23.5]).toEqual([false, true]);
  });
  test('ATZ.NPC.8 without a building it is away from the nearest player', () => {
    const s = state([]);
    expect(withdraw(s, ...both(s)).legs.at(-1)?.to.y).toBeCloseTo(34, 0);
  });
});

describe('zombies come first', () => {
  test('ATZ.NPC.13 whoever has a loaded gun shoots at the nearest within 12"', () => {
    const m = acting(
      { attitude: 'neutral', stage: 'zombies' },
      {
        zombies: [
          { x: 18, y: 33 },
          { x: 22, y: 30 },
        ],
      },
    );
    expect(onTop(encounter(m))).toMatchObject({ do: 'volley', fires: [{ shooter: 'n1', shots: [{ target: 'z2' }] }] });
    expect(encounter(m).doing.at(-2)).toMatchObject({ do: 'people', stage: 'table' });
  });
  test('ATZ.NPC.13 the unarmed run from it, and farther away nobody minds', () => {
    const m = acting(
      { attitude: 'neutral', stage: 'zombies', people: [{ guns: [] }] },
      { zombies: [{ x: 18, y: 33 }] },
    );
    expect(walk(m)).toMatchObject({ do: 'walk', who: 'n1', as: 'flee' });
    expect(walk(m).legs.at(-1)?.to.y).toBeLessThan(20);
    const far = acting({ attitude: 'neutral', stage: 'zombies', people: [{ y: 20 }] }, { zombies: [{ x: 18, y: 33 }] });
    expect(far.asked().rule).toBe('ATZ.NPC.2');
  });
});

describe('when they are there', () => {
  const close = (attitude: Attitude, more: SceneSpec = {}) =>
    meeting({
      band: [{ x: 18, y: 6, rep: 4, items: ['food'] }],
      strangers: [{ attitude, people: [{ x: 18, y: 8, rep: 3, class: 'survivor' }], side: { met: true } }],
      doing: [{ do: 'people', side: 'people-1', group: ['n1'], stage: 'fire', row: 'approach' }],
      ...more,
    });
  test('ATZ.NPC.12 a Neutral hears one request: to trade or to join, each a Challenge', () => {
    const m = close('neutral');
    expect(m.asked()).toMatchObject({
      rule: 'ATZ.NPC.12',
      options: ['barter:n1', 'recruit:n1', 'walk:n1', 'done:n1'],
    });
    expect(encounter(m).sides[1]?.memory).toEqual(['dealt']);
    // ATZ.BARTER.3, ATZ.RECRUIT.4: not what has been tried before.
    const barred = [{ x: 18, y: 6, rep: 4, barred: ['barter n1', 'recruit n1'] }];
    expect(close('neutral', { band: barred }).asked().options).toEqual(['walk:n1', 'done:n1']);
    expect(onTop(encounter(m.answer('a', 'barter:n1')))).toMatchObject({
      do: 'challenge',
      challenge: 'barter',
      stage: 'state',
    });
  });
  test('ATZ.NPC.11 ATZ.ER.3 a Friend offers one thing: trade, a word about the place, or a People Challenge that is easier', () => {
    const m = close('friend');
    expect(m.asked()).toMatchObject({
      rule: 'ATZ.NPC.11',
      options: ['barter:n1', 'calmer:n1', 'busier:n1', 'recruit:n1', 'walk:n1', 'done:n1'],
    });
    expect(encounter(m.answer('a', 'calmer:n1')).er.now).toBe(2);
    expect(encounter(close('friend').answer('a', 'busier:n1')).er.now).toBe(4);
    expect(close('friend').answer('a', 'barter:n1').asked().rule).toBe('ATZ.LOOT.13');
    const joins = close('friend').answer('a', 'recruit:n1').answer('a', 'try:').answer('a', [1, 6]);
    expect(person(joins, 'n1').seat).toBe('a');
  });
  test('ATZ.NPC.11 once in an Encounter, and within 3" only', () => {
    expect(onTop(encounter(close('friend', { change: (enc) => void enc.sides[1]?.memory.push('dealt') }))).do).toBe(
      'turn',
    );
    const far = { strangers: [{ attitude: 'friend' as const, people: [{ x: 18, y: 10 }], side: { met: true } }] };
    expect(onTop(encounter(close('friend', far))).do).toBe('turn');
  });
});
