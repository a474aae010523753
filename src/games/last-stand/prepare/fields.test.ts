import { describe, expect, it } from 'vitest';
import { BadSetup, parseSetup, setupJsonSchema } from '../../../kernel/index.ts';
import { lastStand } from '../index.ts';
import { emptyHanded, newTurn } from '../state.ts';
import { emptyPlace } from './bare-table.ts';

const player = (...rangers: string[]): { rangers: string[] } => ({ rangers });
/** The paths of what is wrong with a set-up. */
const wrong = (setup: unknown): readonly string[] => {
  try {
    parseSetup(lastStand, setup);
    return [];
  } catch (error) {
    if (error instanceof BadSetup) return error.errors.map(({ path }) => path);
    throw error;
  }
};

describe('what a set-up need not say', () => {
  it('is as usual: scenario 2, a Ranger of the player’s choice, who goes first agreed on', () => {
    expect(parseSetup(lastStand, { players: [{}, {}] })).toEqual({
      scenario: 2,
      players: [{ rangers: ['choose'] }, { rangers: ['choose'] }],
      first: 'choose',
    });
  });

  it('of a position: Rangers whole and empty-handed in Last Stand, nothing on the map, Phase II of the first turn', () => {
    const { position } = parseSetup(lastStand, {
      players: [player('frank')],
      first: 1,
      position: { rangers: [{ id: 'frank' }], map: { 4: {} }, leaders: { bama: {} } },
    });
    expect(position).toEqual({
      phase: 'range',
      step: 0,
      round: 1,
      turn: { ...newTurn(0), n: undefined, ranger: 1 },
      rangers: [{ id: 'frank', at: 19, ...emptyHanded(), tokens: [] }],
      map: { 4: emptyPlace() },
      leaders: { bama: { slain: false, token: null, shown: false } },
      blockades: [],
      decks: {},
      discards: {},
      adventure: { deck: [], discard: [] },
      tech: { deck: [], down: [], up: [] },
      scavenge: { pool: [], discard: [] },
      relic: null,
      missions: [],
      aside: [],
      raidersDrawn: 0,
      foreseen: 0,
      orders: {},
    });
    const done = {
      players: [player('frank')],
      first: 1,
      position: { rangers: [{ id: 'frank', mission: { id: 'MS01' } }] },
    };
    expect(parseSetup(lastStand, done).position?.rangers[0]?.mission).toEqual({ id: 'MS01', done: {} });
  });

  it('describes 42 fields and lists of fields, none of them with nothing', () => {
    const said = [...JSON.stringify(setupJsonSchema(lastStand)).matchAll(/"description":"([^"]*)"/g)];
    expect(said.map(([, text]) => text)).toHaveLength(42);
    expect(said.every(([, text]) => text !== '')).toBe(true);
  });
});

describe('numbers in a set-up', () => {
  it.each([
    ['scenario', [0, 4, '2'], [1, 2, 3]],
    ['first', [0, 6, 1.5, 'last'], [1, 2]],
    ['position.round', [0, 1.5], [1, 9]],
    ['position.turn.ranger', [0, 6], [1, 2]],
    ['position.step', [-1, 0.5], [0]],
    ['position.foreseen', [-1, 0.5], [0, 1]],
    ['position.rangers.0.karma', [-1, 0.5], [0, 1]],
    ['position.rangers.0.at', [0, 39], [1, 38]],
    ['position.blockades.0', [0, 39], [14]],
    ['position.leaders.puke.at', [0, 39], [1, 38]],
    ['position.leaders.puke.health', [-1], [1, 7]],
    ['position.map.0', [{}], []],
    ['position.map.01', [{}], []],
    ['position.map.39', [{}], []],
    ['position.map.138', [{}], []],
    ['position.map.1', [], [{}]],
    ['position.map.10', [], [{}]],
    ['position.map.29', [], [{}]],
    ['position.map.38', [], [{}]],
    ['position.map.4.karma', [-1, 0.5], [0, 1]],
  ] as const)('%s refuses %j and takes %j', (path, refused, taken) => {
    const given = (value: unknown): unknown => {
      const setup = {
        players: [player('frank'), player('hat')],
        first: 1,
        position: { rangers: [{ id: 'frank' }, { id: 'hat' }] },
      };
      const steps = path.split('.');
      let at = setup as unknown as Record<string, unknown>;
      for (const step of steps.slice(0, -1)) at = (at[step] ??= step === 'blockades' ? [] : {}) as typeof at;
      at[steps.at(-1) ?? ''] = value;
      return setup;
    };
    for (const value of refused) expect(wrong(given(value))).toContain(path);
    for (const value of taken) expect(wrong(given(value))).toEqual([]);
  });
});
