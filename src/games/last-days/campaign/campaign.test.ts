import { expect } from 'vitest';
import { Seeded, seedWords } from '../../../kernel/index.ts';
import { randomPlay, sceneAt } from '../../../kernel/testing.ts';
import { newBattle } from '../battle.ts';
import { lastDays } from '../index.ts';
import { hero, groupOf, thug } from '../groups/testing.ts';
import { setup } from '../prepare/setup.ts';
import type { Battle, Character, State } from '../state.ts';
import { test } from '../testing.ts';
import { pairsFor } from './next.ts';

/** A game that is over: the Thug's only follower is Out of Action, and the Hero has carried a token off. */
function over(
  change: (state: State, battle: Battle) => void = () => {},
  seed = 'scene',
  dice: 'typed' | 'seeded' = 'typed',
) {
  const groups = [
    groupOf(hero, [{ type: 'rescue-worker', name: 'Aid', blades: ['club'], items: ['medical-supplies'] }]),
    groupOf(thug, [{ type: 'crony', name: 'Eve', blades: ['club'] }]),
  ];
  const given = lastDays.schema.parse({ kind: 'campaign', groups, games: 1, battles: 'play' });
  const state = setup(undefined as never, given);
  const battle = newBattle({
    encounter: 'scavengers',
    table: { kind: 'ready', table: 'suburb' },
    groups: { a: groups[0] as never, b: groups[1] as never },
  });
  for (const one of battle.characters) one.fate = 'here';
  Object.assign(battle, {
    phase: 'over',
    turn: 5,
    ending: { rule: 'LD.SCAV.4', winner: 'a', taken: { a: ['t1'], b: [] } },
  });
  battle.tokens = [{ id: 't1', kind: 'supply', at: null, carrier: 'a1', captive: null }];
  (battle.characters.find(({ id }) => id === 'b2') as Character).fate = 'out';
  state.battle = battle;
  Object.assign(state.campaign as object, {
    game: 1,
    round: 1,
    fixture: { seats: ['a', 'b'], encounter: 'scavengers', attacker: null },
  });
  change(state, battle);
  return sceneAt<State>(lastDays, state, { setup: given as never, seed, dice });
}

test('LD.CAMP.1 LD.CAMP.2 LD.INJ.1 LD.END.2 after a game each step comes in its order, and the agreed number of games ends it', () => {
  const m = over();
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.INJ.1', seats: ['b'] });
  m.answer('b', [2, 2]); // LD.INJ.8
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.XP.4', seats: ['a'] });
  m.answer('a', [6, 1]);
  expect(m.asked()).toMatchObject({
    rule: 'LD.LEVEL.2',
    options: ['characteristic', 'leader', 'firearms', 'cqc', 'academic', 'wait'],
  });
  m.answer('a', 'wait').answer('b', [3]);
  expect(
    m.state().campaign?.sides.map(({ group }) => group.members.map(({ experience, scars }) => [experience, scars])),
  ).toEqual([
    [
      [12, []],
      [1, []],
    ],
    [
      [3, []],
      [0, ['arm']],
    ],
  ]);
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.LOOT.3' });
});

test('LD.INJ.4 LD.DEATH.1 LD.DEATH.4 a dead Leader is followed at once', () => {
  const m = over((_, battle) => {
    for (const one of battle.characters) if (one.seat === 'b') one.fate = one.id === 'b1' ? 'out' : 'here';
  });
  m.answer('b', [1, 1]);
  expect(m.asked()).toMatchObject({ rule: 'LD.DEATH.4', options: ['hero', 'thug', 'professional'] });
  m.answer('b', 'thug');
  expect(m.state().campaign?.sides[1]?.group).toMatchObject({
    leader: 'm3',
    gone: [{ how: 'dead', member: { name: 'Ben' } }],
  });
});

test('LD.CAMP.1 everybody meets everybody else, and with an odd number one rests', () => {
  const sides = ['a', 'b', 'c'].map((seat) => ({ seat })) as never;
  const rounds = [1, 2, 3].map((round) => pairsFor({ sides, round, rescues: [] }).map(({ seats }) => seats.join('')));
  expect(rounds).toEqual(
    [['bc'], ['ab'], ['ac']].map((one) =>
      expect.arrayContaining(one.map((pair) => expect.stringMatching(new RegExp(`[${pair}]{2}`)))),
    ),
  );
});

test('LD.CAMP.2 whatever is answered, the time after a game comes to its end', () => {
  for (let n = 0; n < 30; n++) {
    const m = over(
      (state, battle) => {
        for (const side of state.campaign?.sides ?? []) side.group = { ...side.group, points: 60 };
        for (const one of battle.characters) one.fate = (n + Number(one.id.slice(1))) % 2 === 0 ? 'out' : 'here';
      },
      `after ${n}`,
      'seeded',
    );
    const luck = new Seeded(seedWords(`after ${n}`));
    for (let i = 0; i < 3000 && m.match.request !== null; i++) {
      const { seat, answer } = randomPlay(m.match as never, (most) => luck.below(most));
      m.match.answer(seat, answer);
    }
    expect(m.outcome?.rule).toBe('LD.END.2');
  }
});

test.each([
  { turn: 8, phase: 'end' },
  { turn: 12, phase: 'end' },
  { turn: 9, phase: 'combat' },
])(
  'LD.TURN.3 a fast game is stopped after its eighth turn, or after a later one in which it becomes fast, and says so: turn $turn',
  ({ turn, phase }) => {
    const m = over((state, battle) => {
      Object.assign(battle, { phase, turn, aggressor: 'a', ending: null });
      (battle.tokens[0] as Battle['tokens'][number]).carrier = null;
      (battle.tokens[0] as Battle['tokens'][number]).at = { x: 18, y: 30, level: 0 };
      (state.campaign as NonNullable<State['campaign']>).hurried = true;
    });
    expect(m.state().campaign?.played).toMatchObject([{ turns: turn, fast: true, winner: null }]);
  },
);
