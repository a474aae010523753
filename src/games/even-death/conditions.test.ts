import { describe, expect } from 'vitest';
import { rulesOf } from '../../rules/index.ts';
import { attackFactors, fatigueOf, hungerFactors, isSick, toughnessOf } from './conditions.ts';
import { moveLimits } from './move/line.ts';
import type { Battle, Herd, Human } from './state.ts';
import { battle, scene, type SceneSpec, test } from './testing.ts';
import { FATIGUES } from './words.ts';

const ledger = await rulesOf('even-death');
const rowsOf = (id: string): readonly (readonly string[])[] => ledger.find((entry) => entry.id === id)?.rows ?? [];
/** A campaign battle before anybody is selected. */
const camp = (more: object = {}, spec: SceneSpec = {}): { here: Battle; one: Human; herd: Herd } => {
  const humans = [
    { x: 10, y: 10, class: 'hardened' as const, ...more },
    { x: 11, y: 11, class: 'hardened' as const },
  ];
  const here = battle(scene({ campaign: true, humans, herds: [{ type: 'fast', zombies: [[40, 40]] }], ...spec }));
  return { here, one: here.humans[0] as Human, herd: here.herds[0] as Herd };
};

describe('conditions of humans', () => {
  test('EDM.T.FATIGUE EDM.COND.6 EDM.COND.7 EDM.COND.8 what fatigue does to the results of attacks', () => {
    const found = FATIGUES.map((fatigue) => {
      const { here, one } = camp({ fatigue });
      const both = (['shooting', 'melee'] as const).map((kind) => attackFactors(here, one, kind)[0]?.results ?? 0);
      expect(both[0]).toBe(both[1]);
      const [results = 0] = both;
      return results === 0 ? 'none' : `Shooting and Melee results ${results > 0 ? '+' : ''}${results}`;
    });
    expect(found).toEqual(rowsOf('EDM.T.FATIGUE').map((row) => row[2]));
  });

  test('EDM.COND.8 EDM.COND.11 the Sick and the Infected are Exhausted, whatever they were before', () => {
    expect(
      fatigueOf(
        camp({ fatigue: 'energised', health: 'sick' }).here,
        camp({ fatigue: 'energised', health: 'sick' }).one,
      ),
    ).toBe('exhausted');
    const both = camp({ fatigue: 'energised', health: 'sick', infected: true });
    expect(fatigueOf(both.here, both.one)).toBe('exhausted');
    expect(isSick(both.here, both.one)).toBe(false);
    expect(toughnessOf(both.here, both.one, 'shoot')).toMatchObject({ dice: 3 });
    expect(moveLimits(both.here, both.one)).toEqual({ open: 3, halved: 1 });
  });

  test('EDM.T.HSTATE EDM.COND.9 EDM.COND.10 EDM.COND.12 what health takes from Movement and Toughness', () => {
    const found = [{}, { health: 'sick' }, { infected: true }].map((state) => {
      const { here, one } = camp(state);
      const [inches, dice] = [7 - moveLimits(here, one).open, 4 - toughnessOf(here, one, 'bite').dice];
      return inches + dice === 0 ? 'none' : `Movement -${inches}"; ${dice === 1 ? 'one Toughness die less' : dice}`;
    });
    const rows = rowsOf('EDM.T.HSTATE').map(([, , modifier = '']) => modifier.replace('; Infection Checks', ''));
    expect(found).toEqual(rows);
  });

  test('EDM.SETUP.14 EDM.SETUP.15 outside a campaign nobody is Sick or tired', () => {
    const { here, one } = camp({ health: 'sick', fatigue: 'exhausted' }, { campaign: false });
    expect([isSick(here, one), fatigueOf(here, one)]).toEqual([false, 'fine']);
    expect(toughnessOf(here, one, 'shoot')).toMatchObject({ dice: 4 });
    expect(attackFactors(here, one, 'melee')).toEqual([]);
  });
});

describe('variables of zombies', () => {
  const behaving = (decay: 'rotten' | 'fresh', hunger: 'full' | 'hungry' | 'starved', campaign = true) =>
    camp({}, { campaign, behaviour: { decay, brains: 'shambling', hunger } });

  test('EDM.ZVAR.3 EDM.ZVAR.4 the Rotten roll one Toughness die less, a small herd of Fast Zombies none', () => {
    const dice = (decay: 'rotten' | 'fresh', campaign = true): number => {
      const { here, herd } = behaving(decay, 'hungry', campaign);
      return toughnessOf(here, herd, 'shoot').dice;
    };
    expect([dice('fresh'), dice('rotten'), dice('rotten', false)]).toEqual([1, 0, 1]);
  });

  test('EDM.ZVAR.4 EDM.ZVAR.9 EDM.ZVAR.10 EDM.SETUP.13 hunger changes the results of bites, in campaigns only', () => {
    const results = (hunger: 'full' | 'hungry' | 'starved', campaign = true): number =>
      hungerFactors(behaving('fresh', hunger, campaign).here)[0]?.results ?? 0;
    expect([results('full'), results('hungry'), results('starved'), results('starved', false)]).toEqual([-1, 0, 1, 0]);
  });
});

test('EDM.SHOOT.14 EDM.INFECT.5 Cover, Armour and Infection add up: a Seasoned Survivor rolls 3 + 1', () => {
  const { here, one } = camp({ class: 'seasoned', infected: true });
  const cover = { rule: 'EDM.SHOOT.13', label: 'ed.factor.cover', dice: 1 } as const;
  expect(toughnessOf(here, { ...one, infected: false }, 'shoot')).toMatchObject({ dice: 4, needed: 6 });
  expect(toughnessOf(here, one, 'shoot', [cover])).toMatchObject({ dice: 4 });
  expect(toughnessOf(here, one, 'shoot').modifiers.map(({ rule }) => rule)).toEqual([
    'EDM.SHOOT.7',
    'EDM.SHOOT.14',
    'EDM.INFECT.5',
  ]);
});
