import { describe, expect } from 'vitest';
import { rulesOf } from '../../../rules/index.ts';
import { chanceOf } from '../fight/attack.ts';
import { toughnessOf } from '../conditions.ts';
import { infectionNeeded } from './infect.ts';
import { moveLimits } from '../move/line.ts';
import type { Human } from '../state.ts';
import { battle, type BattleScene, human, said, scene, type SceneSpec, test } from '../testing.ts';

const rows = (await rulesOf('even-death')).find(({ id }) => id === 'EDM.T.INFECT')?.rows ?? [];
const ward = (more: object = {}, spec: SceneSpec = {}): BattleScene =>
  scene({
    humans: [
      { x: 10, y: 10, infected: true, morale: 'willing', ...more },
      { x: 12, y: 12, used: true },
    ],
    herds: [{ zombies: [[40, 40]] }],
    ...spec,
  });

describe('infection', () => {
  test('EDM.T.INFECT EDM.INFECT.7 what is needed at each Vitality, how likely it is, and how long it goes well', () => {
    const vitalities = [1, 2, 3, 4, 5, 6];
    const pass = (vitality: number): number => chanceOf(infectionNeeded({ vitality }));
    const turns = (vitality: number): number => 1 / (1 - pass(vitality));
    const death = (vitality: number): number => (vitality === 0 ? 0 : turns(vitality) + death(vitality - 1));
    expect([
      ['Needed', ...vitalities.map((vitality) => `${infectionNeeded({ vitality })}+`)],
      ['Passes', ...vitalities.map((vitality) => `${100 * pass(vitality)}%`)],
      ['Mean turns until the next loss', ...vitalities.map((vitality) => turns(vitality).toFixed(2))],
      ['Mean turns until death', ...vitalities.map((vitality) => death(vitality).toFixed(2))],
    ]).toEqual(rows);
  });

  test('EDM.INFECT.1 EDM.INFECT.2 EDM.INFECT.3 a bite that is survived infects once, and shakes', () => {
    const bitten = (morale: Human['morale'], infected = false): Human => {
      const m = scene({ active: 'b', humans: [{ x: 10, y: 10, morale, infected }], herds: [{ zombies: [[11, 10]] }] });
      m.answer('b', [8])
        .answer('b', 'bite:a1')
        .answer('b', [8])
        .answer('a', infected ? [1] : [1, 1]);
      expect(said(m, 'ed.infected')).toHaveLength(infected ? 0 : 1);
      expect(said(m, 'ed.morale')).toHaveLength(!infected && (morale === 'eager' || morale === 'willing') ? 1 : 0);
      return human(m, 'a1');
    };
    expect((['eager', 'willing', 'shaken', 'broken'] as const).map((morale) => bitten(morale).morale)).toEqual([
      'shaken',
      'shaken',
      'shaken',
      'broken',
    ]);
    expect(bitten('willing')).toMatchObject({ infected: true, vitality: 3 });
    expect(bitten('willing', true)).toMatchObject({ infected: true, morale: 'willing' });
  });

  test('EDM.INFECT.4 EDM.INFECT.5 the Infected move 4" less and roll one Toughness die less', () => {
    const here = battle(ward({ class: 'hardened' }));
    const [ill, well] = here.humans as [Human, Human];
    expect(moveLimits(here, ill)).toEqual({ open: 3, halved: 1 });
    expect(moveLimits(here, well)).toEqual({ open: 6, halved: 3 });
    expect(toughnessOf(here, ill, 'bite')).toMatchObject({ dice: 3, needed: 6 });
    expect(toughnessOf(here, { ...ill, infected: false }, 'bite')).toMatchObject({ dice: 4 });
  });

  test('EDM.INFECT.6 EDM.INFECT.8 EDM.TURN.9 the check comes on selection; whoever passes acts as usual', () => {
    const m = ward();
    expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'EDM.INFECT.7', target: 4, seats: ['a'] });
    m.answer('a', [4]);
    expect(human(m, 'a1')).toMatchObject({ vitality: 4, morale: 'willing' });
    expect(m.asked()).toMatchObject({ rule: 'EDM.TURN.3' });
    expect(m.under('EDM.INFECT.8')).toMatchObject([{ dice: [{ sides: 8, rolled: [4], target: 4 }] }]);
  });

  test('EDM.INFECT.9 EDM.INFECT.10 EDM.PSYCH.5 a failure costs 1 Vitality and calls for a Psych Check', () => {
    const m = ward().answer('a', [3]);
    expect(human(m, 'a1')).toMatchObject({ vitality: 3 });
    expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'EDM.PSYCH.5', target: 5 });
    m.answer('a', [4]);
    expect(human(m, 'a1')).toMatchObject({ morale: 'shaken' });
    expect(m.asked()).toMatchObject({ rule: 'EDM.TURN.3' });
  });

  test('EDM.INFECT.12 EDM.PERK.5 a Medic gives Vitality back, the counter stays', () => {
    const m = ward({ class: 'regular', perks: ['medic'], vitality: 1 })
      .answer('a', [8])
      .answer('a', 'medic:a1');
    expect(human(m, 'a1')).toMatchObject({ vitality: 3, infected: true });
  });

  test('EDM.INFECT.14 EDM.COND.8 in a campaign the Infected are Exhausted, in a one-off battle they are not', () => {
    const needed = (campaign: boolean): unknown => {
      const m = ward(
        { weapons: ['rifle'], fatigue: 'energised' },
        { campaign, herds: [{ facing: 180, zombies: [[20, 10]] }] },
      );
      m.answer('a', [8]).answer('a', 'shoot:rifle.0:h1');
      const { request } = m.match;
      return request?.kind === 'roll' ? request.target : request;
    };
    expect([needed(true), needed(false)]).toEqual([5, 4]);
  });
});
