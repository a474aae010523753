import { describe, expect } from 'vitest';
import { closeTurn } from '../course/ending.ts';
import { areOpposed } from '../figures.ts';
import { schema } from '../prepare/setup.ts';
import { examples } from '../prepare/examples.ts';
import { pefSection, zonesFor } from '../prepare/zones.ts';
import { viewOf } from '../shown/view.ts';
import { drive, gun, type SceneSpec, scene, stateOf, test } from '../testing.ts';
import type { Human } from '../state.ts';

const RIVALS: SceneSpec = {
  mode: 'head-to-head',
  band: [{ x: 18, y: 8, rep: 4, facing: 90, guns: [gun('BAP', { hidden: true })] }],
  partner: [{ x: 18, y: 14, rep: 4, facing: 270, guns: ['P', gun('SMG', { hidden: true })] }],
};

describe('head to head', () => {
  test('ATZ.MODE.3 ATZ.MULTI.1 each band is a side of its own, and they are opposed; on the same side they are not', () => {
    const { encounter: enc } = stateOf(RIVALS);
    expect(enc.sides.map(({ id, seats }) => [id, seats])).toEqual([
      ['players-a', ['a']],
      ['players-b', ['b']],
      ['dead', []],
    ]);
    expect(areOpposed(enc, 'players-a', 'players-b')).toBe(true);
    expect(stateOf({ ...RIVALS, mode: 'same-side' }).encounter.sides.map(({ id }) => id)).toEqual(['players', 'dead']);
  });
  test('ATZ.MULTI.2 ATZ.MULTI.5 each side rolls its own die, asked of its own player; the first one is named', () => {
    const m = scene({ ...RIVALS, change: (enc) => void (enc.doing = [{ do: 'turn', stage: 'dice', done: 0 }]) });
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'ATZ.TURN.3' });
    m.answer('a', [5]);
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'ATZ.TURN.3' });
    m.answer('b', [3]);
    expect(m.state().encounter.named).toBe('players-a');
  });
  test('ATZ.MODE.3 ATZ.PEF.4 rivals come on by opposite edges, and PEFs lie between them', () => {
    const { encounter: enc } = stateOf(RIVALS);
    const edges = (enc.humans as Human[]).map((one) => zonesFor(enc, one, 8)[0]?.map(({ y }) => y));
    expect(edges).toEqual([
      [0, 0, 8, 8],
      [28, 28, 36, 36],
    ]);
    expect([1, 2, 3, 4, 5, 6].map((die) => pefSection(enc, die))).toEqual([4, 4, 5, 5, 6, 6]);
  });
  test('ATZ.SIGHT.15 a rival does not see what is carried out of sight; its own player does', () => {
    const state = stateOf(RIVALS);
    const seen = (seat: string | null) =>
      viewOf(state, seat).encounter.humans.map(({ guns }) => guns.map(({ id }) => id));
    expect([seen('a'), seen('b'), seen(null)]).toEqual([
      [['BAP'], ['P']],
      [[], ['P', 'SMG']],
      [[], ['P']],
    ]);
    const together = viewOf(stateOf({ ...RIVALS, mode: 'same-side' }), 'a').encounter.humans;
    expect(together.map(({ guns }) => guns.length)).toEqual([1, 2]);
  });
  test('ATZ.MODE.3 ATZ.ENC.11 only the band that has found something has won, and it says whether to stop', () => {
    const state = stateOf({
      ...RIVALS,
      change: (enc) => void (enc.humans[1] as Human).deeds.found.push('food'),
    });
    const { encounter: enc } = drive(state, ['end'], (t) => closeTurn(t, { do: 'turn', stage: 'close', done: 0 }), [
      'after',
    ]);
    expect([enc.objective.by, enc.ending?.key]).toEqual([['b1'], 'met']);
  });
  test('ATZ.MODE.3 only what two bands can both want is played so', () => {
    const said = (setup: unknown) => schema.safeParse(setup).error?.issues.map(({ path }) => path) ?? [];
    expect(said(examples.rivals)).toEqual([]);
    expect(said({ ...examples.rivals, bands: examples.rivals.bands.slice(0, 1) })).toEqual([['bands']]);
    expect(said({ ...examples.rivals, kind: 'hold-out' })).toEqual([['mode']]);
  });
});
