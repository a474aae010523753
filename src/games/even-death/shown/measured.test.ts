import { describe, expect, test } from 'vitest';
import type { Battle, Herd, Human } from '../state.ts';
import { battle, scene } from '../testing.ts';
import { goesOn, measureBattle, onlyOpens } from './odds.ts';

/** What a change in a battle is called, and for whom it is good. */

const before = battle(
  scene({
    humans: [
      { x: 10, y: 10, name: 'Bea', morale: 'shaken', vitality: 3 },
      { x: 40, y: 40, name: 'Cal' },
    ],
    herds: [
      { id: 'h1', name: 'the pack', zombies: [[20, 20], [21.2, 20], { x: 22.4, y: 20, down: true }] },
      {
        id: 'h2',
        name: 'the rest',
        zombies: [
          [30, 10],
          [31.2, 10],
        ],
      },
    ],
  }),
);
type Parts = { now: Battle; bea: Human; pack: Herd; rest: Herd };
const names = { a1: 'Bea', h1: before.herds[0]?.name ?? '', h2: before.herds[1]?.name ?? '' };

function told(change: (parts: Parts) => void, seat = 'a', was = before) {
  const now = structuredClone(was);
  change({ now, bea: now.humans[0] as Human, pack: now.herds[0] as Herd, rest: now.herds[1] as Herd });
  return measureBattle(was, now, seat);
}
const fact = (key: string, of: keyof typeof names, tone: string, more: object = {}) => ({
  key: `ed.odds.${key}`,
  params: { name: names[of] },
  tone,
  ...more,
});
const GETS_THERE = { stated: true } as const;
const other = (tone: string): string => (tone === 'good' ? 'bad' : 'good');

describe('a player is told', () => {
  test.each<[string, (parts: Parts) => void, ReturnType<typeof fact>[]]>([
    ['nothing where nothing changes', () => {}, []],
    ['who is killed', ({ now }) => now.humans.shift(), [fact('killed', 'a1', 'bad')]],
    ['who is wounded', ({ bea }) => (bea.vitality -= 2), [fact('wounded', 'a1', 'bad', { n: 2 })]],
    ['who is healed', ({ bea }) => (bea.vitality += 1), [fact('healed', 'a1', 'good', { n: 1 })]],
    ['who is infected', ({ bea }) => (bea.infected = true), [fact('infected', 'a1', 'bad')]],
    ['who is knocked down', ({ bea }) => (bea.down = true), [fact('down', 'a1', 'bad')]],
    ['who loses heart', ({ bea }) => (bea.morale = 'broken'), [fact('broken', 'a1', 'bad')]],
    ['who takes heart', ({ bea }) => (bea.morale = 'eager'), [fact('eager', 'a1', 'good')]],
    ['who loses the turn', ({ bea }) => (bea.used = true), [fact('lost', 'a1', 'bad')]],
    ['who gets there', ({ bea }) => (bea.x += 1), [fact('moved', 'a1', 'good', GETS_THERE)]],
    ['who gets up there', ({ bea }) => (bea.level = 1), [fact('moved', 'a1', 'good', GETS_THERE)]],
    ['which herd is gone', ({ now }) => now.herds.pop(), [fact('destroyed', 'h2', 'good')]],
    ['how many of a herd fall', ({ pack }) => pack.zombies.pop(), [fact('fallen', 'h1', 'good', { n: 1 })]],
    [
      'how many are knocked down anew',
      ({ pack }) => pack.zombies.forEach((zombie) => (zombie.down = true)),
      [fact('herd.down', 'h1', 'good', { n: 2 })],
    ],
    ['which herd gets there', ({ pack }) => (pack.zombies[1]!.y += 1), [fact('moved', 'h1', 'bad', GETS_THERE)]],
    [
      'which herd gains by the dead',
      ({ rest }) => rest.zombies.push({ ...rest.zombies[0]!, id: 'z99' }),
      [fact('risen', 'h2', 'bad', { n: 1 })],
    ],
    [
      'which herd takes in another',
      ({ now, pack, rest }) => {
        pack.zombies.push(...rest.zombies);
        now.herds.pop();
      },
      [fact('merged', 'h2', 'bad', GETS_THERE)],
    ],
    [
      'which herd rambles',
      ({ now }) =>
        (now.activation = { unit: 'h1', actions: 2, of: 2, rambler: 'a', aiming: false, done: [], arranging: null }),
      [fact('rambles', 'h1', 'good')],
    ],
    [
      'nothing of a herd that does as it is told',
      ({ now }) =>
        (now.activation = { unit: 'h1', actions: 2, of: 2, rambler: null, aiming: false, done: [], arranging: null }),
      [],
    ],
  ])('%s', (_, change, facts) => {
    expect(told(change)).toEqual(facts);
    expect(told(change, 'b')).toEqual(facts.map((one) => ({ ...one, tone: other(one.tone) })));
  });

  test('of a part that leaves its herd, and nothing of zombies lost by that', () => {
    const parted = ({ now, pack }: Parts): void => {
      const [first] = pack.zombies.splice(0, 1);
      now.herds.push({ ...pack, id: 'h9', name: 'a part', zombies: [first!] });
    };
    const fact_ = { key: 'ed.odds.parted', params: { name: 'a part' }, stated: true };
    expect(told(parted)).toEqual([{ ...fact_, tone: 'bad' }]);
    expect(told(parted, 'b')).toEqual([{ ...fact_, tone: 'good' }]);
    const rising = ({ now, pack }: Parts): void => {
      now.herds.push({ ...pack, id: 'h9', name: 'new ones', zombies: [{ ...pack.zombies[0]!, id: 'z99' }] });
    };
    expect(told(rising)).toEqual([{ key: 'ed.odds.risen', params: { name: 'new ones' }, tone: 'bad', n: 1 }]);
  });

  test('nothing twice: who was infected, down, used or acting before is so still', () => {
    const was = structuredClone(before);
    Object.assign(was.humans[0] as Human, { infected: true, down: true, used: true });
    expect(told(() => {}, 'a', was)).toEqual([]);
    const acting = structuredClone(before);
    acting.activation = { unit: 'a1', actions: 1, of: 2, rambler: null, aiming: false, done: [], arranging: null };
    expect(told(({ bea }) => (bea.used = true), 'a', acting)).toEqual([]);
    const rambling = structuredClone(before);
    rambling.activation = { ...acting.activation, unit: 'h1', rambler: 'a' };
    expect(told(() => {}, 'a', rambling)).toEqual([]);
  });

  test('EDM.WIN.3 nothing bad of those who have left the table', () => {
    const left = ({ now }: Parts): void => {
      now.sides[0]!.withdrawn.push(now.humans.shift()!);
      now.sides[1]!.withdrawn.push(now.herds.pop()!);
    };
    expect(told(left)).toEqual([]);
  });
});

test('a battle that is over is the end, unless a campaign goes on', () => {
  const state = (phase: string, campaign: object | null) => ({ battle: { ...before, phase }, campaign }) as never;
  const was = state('play', null);
  expect(goesOn(was, state('over', null))).toBe(true);
  expect(goesOn(was, state('play', null))).toBe(false);
  expect(goesOn(was, state('over', {}))).toBe(false);
  expect(goesOn(was, { battle: null, campaign: null } as never)).toBe(false);
});

test('an answer that only opens the next question is told apart', () => {
  const m = scene({ humans: [{ x: 10, y: 10, weapons: ['pistol'] }], herds: [{ zombies: [[20, 10]] }] });
  const { request } = m.match;
  const opens = (answer: string): boolean => onlyOpens(request as never, answer);
  expect([opens('move'), opens('shoot:pistol.0:h1'), opens('aim'), opens('done'), opens('nonsense')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  const concede = { kind: 'choose', prompt: { key: 'ed.concede' }, options: [] } as never;
  expect(onlyOpens(concede, 'no')).toBe(true);
  expect(onlyOpens({ kind: 'choose', prompt: { key: 'ed.select' }, options: [] } as never, 'a1')).toBe(false);
});
