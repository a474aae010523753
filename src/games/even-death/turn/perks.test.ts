import { describe, expect } from 'vitest';
import { moveLimits } from '../move/line.ts';
import type { Human } from '../state.ts';
import { battle, type BattleScene, human, said, scene, type SceneSpec, test } from '../testing.ts';

describe('Medic', () => {
  const camp = (medic: object = {}, patient: object = {}, spec: SceneSpec = {}): BattleScene =>
    scene({
      humans: [
        { x: 10, y: 10, perks: ['medic'], ...medic },
        { x: 11, y: 10, class: 'seasoned', vitality: 2, ...patient },
        { x: 10, y: 30 },
      ],
      herds: [{ zombies: [[40, 40]] }],
      ...spec,
    }).answer('a', 'a1');
  const cures = (m: BattleScene): readonly string[] => m.asked().options.filter((id) => id.startsWith('medic'));

  test('EDM.PERK.3 EDM.HUMAN.6 it gives back up to 2 Vitality, to itself or a friend in base contact', () => {
    const both = camp({ vitality: 1 });
    expect(cures(both)).toEqual(['medic:a1', 'medic:a2']);
    const { request } = both.match;
    const labels = request?.kind === 'choose' ? request.options.flatMap(({ label }) => label ?? []) : [];
    expect(labels.map(({ key }) => key)).toEqual(expect.arrayContaining(['ed.medic.self', 'ed.medic']));
    expect(labels.find(({ key }) => key === 'ed.medic')).toMatchObject({ params: { patient: 'Seasoned Survivor 2' } });
    expect(cures(camp({}, { x: 11.1 }))).toEqual([]);
    expect(cures(camp({}, { vitality: 5 }))).toEqual([]);
    expect(cures(camp({ perks: [] }))).toEqual([]);
    expect(human(camp().answer('a', 'medic:a2'), 'a2').vitality).toBe(4);
    expect(human(camp({}, { vitality: 4 }).answer('a', 'medic:a2'), 'a2').vitality).toBe(5);
    const foe: SceneSpec = {
      players: ['survivors', 'zombies', 'bandits'],
      humans: [
        { x: 10, y: 10, perks: ['medic'] },
        { seat: 'c', x: 11, y: 10, vitality: 1 },
        { x: 10, y: 30 },
      ],
    };
    expect(cures(scene({ ...foe, herds: [{ zombies: [[40, 40]] }] }).answer('a', 'a1'))).toEqual([]);
  });

  test('EDM.PERK.3 once a battle', () => {
    expect(cures(camp({ medicUsed: true }))).toEqual([]);
    expect(human(camp().answer('a', 'medic:a2'), 'a1').medicUsed).toBe(true);
  });

  test('EDM.PERK.4 neither has acted before, and both are used afterwards', () => {
    expect(cures(camp({}, { used: true }))).toEqual([]);
    expect(cures(camp().answer('a', 'aim'))).toEqual([]);
    const m = camp().answer('a', 'medic:a2');
    expect([human(m, 'a1').used, human(m, 'a2').used, human(m, 'a3').used]).toEqual([true, true, false]);
    expect(battle(m).activation).toMatchObject({ unit: 'a3' });
  });

  test('EDM.PERK.4 the patient’s checks come first: one who dies or runs away of them gets nothing', () => {
    const m = camp({}, { infected: true, vitality: 1 }).answer('a', 'medic:a2');
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'EDM.INFECT.7' });
    m.answer('a', [1]);
    expect(said(m, 'ed.medic.late')).toMatchObject([{ unit: 'a1' }]);
    expect(human(m, 'a1')).toMatchObject({ medicUsed: false, used: true });
    const runs = camp({}, { trauma: true, morale: 'shaken', x: 10, y: 11 }).answer('a', 'medic:a2').answer('a', [1]);
    expect(said(runs, 'ed.healed')).toHaveLength(1); // the nearest friend is the Medic itself
    const held = camp({}, { infected: true, vitality: 2 }).answer('a', 'medic:a2').answer('a', [8]);
    expect(human(held, 'a2')).toMatchObject({ vitality: 4, infected: true });
  });
});

describe('Specialist', () => {
  const range = (more: object = {}): BattleScene =>
    scene({
      players: ['military', 'zombies'],
      humans: [
        { x: 10, y: 10, class: 'soldier', weapons: ['pistol'], ...more },
        { x: 10, y: 14, used: true },
      ],
      herds: [
        {
          facing: 180,
          zombies: [
            [20, 10],
            [20, 12],
          ],
        },
      ],
    });

  test('EDM.PERK.9 after a tie one die that missed may be rerolled, and the outcome is compared again', () => {
    const m = range().answer('a', 'shoot:pistol.0:h1').answer('a', [6, 2]).answer('b', [7, 1]);
    expect(m.asked()).toMatchObject({ rule: 'EDM.PERK.9', options: ['reroll', 'keep'] });
    m.answer('a', 'reroll');
    expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'EDM.PERK.9', count: 1, target: 6 });
    m.answer('a', [6]);
    expect(said(m, 'ed.shot')).toMatchObject([{ hits: 2, saves: 1, wounds: 1 }]);
    const [event] = m.under('EDM.SHOOT.9');
    expect(event?.dice?.[0]).toEqual({ sides: 8, rolled: [6, 6], target: 6 });
    expect(event?.modifiers).toContainEqual({ rule: 'EDM.PERK.9', label: 'perk.specialist', value: '2 rerolled' });
    const kept = range().answer('a', 'shoot:pistol.0:h1').answer('a', [6, 2]).answer('b', [7, 1]).answer('a', 'keep');
    expect(said(kept, 'ed.shot')).toMatchObject([{ wounds: 0 }]);
    expect(human(kept, 'a1').specialistUsed).toBe(false);
  });

  test('EDM.PERK.9 with the last action of a turn it is a choice as well', () => {
    const m = range().answer('a', 'aim').answer('a', 'shoot:pistol.0:h1').answer('a', [6, 2, 1]).answer('b', [7, 1]);
    expect(m.asked()).toMatchObject({ kind: 'choose', rule: 'EDM.PERK.9', options: ['reroll', 'keep'] });
    m.answer('a', 'reroll').answer('a', [8]);
    expect(said(m, 'ed.shot')).toMatchObject([{ hits: 2, saves: 1, wounds: 1 }]);
  });

  test('EDM.PERK.9 once a turn, and again in the next', () => {
    const m = range()
      .answer('a', 'shoot:pistol.0:h1')
      .answer('a', [1, 1])
      .answer('b', [1, 1])
      .answer('a', 'reroll')
      .answer('a', [1]);
    expect(human(m, 'a1').specialistUsed).toBe(true);
    m.answer('a', 'shoot:pistol.0:h1').answer('a', [1, 1]).answer('b', [1, 1]);
    expect(said(m, 'ed.shot')).toHaveLength(2);
    m.answer('b', [8]).answer('b', 'done');
    expect(human(m, 'a1').specialistUsed).toBe(false);
  });

  test('EDM.PERK.9 EDM.UNIT.7 not where it changes nothing, nor for those without the perk, but in Melee too', () => {
    const after = (m: BattleScene): string => m.asked().rule;
    const shot = (m: BattleScene, hits: number[], saves: number[]): BattleScene =>
      m.answer('a', 'shoot:pistol.0:h1').answer('a', hits).answer('b', saves);
    expect(after(shot(range(), [6, 6], [7, 7]))).toBe('EDM.TURN.3'); // nothing missed
    expect(after(shot(range(), [1, 1], [7, 1]))).toBe('EDM.TURN.3'); // one more is only a tie
    expect(after(shot(range(), [6, 1], [1, 1]))).toBe('EDM.TURN.3'); // it has not failed
    expect(after(shot(range({ class: 'conscript' }), [1, 1], [1, 1]))).toBe('EDM.TURN.3');
    const fists = scene({
      players: ['military', 'zombies'],
      humans: [
        { x: 10, y: 10, class: 'soldier' },
        { x: 10, y: 14, used: true },
      ],
      herds: [{ facing: 180, zombies: [[11, 10]] }],
    });
    fists.answer('a', 'melee:unarmed:h1').answer('a', [1]).answer('b', [1, 1]);
    expect(after(fists)).toBe('EDM.PERK.9');
  });
});

describe('other perks', () => {
  test('EDM.PERK.1 EDM.PERK.7 Athletic adds 2", Parkour ignores what terrain and health take away', () => {
    const limits = (more: object): unknown => {
      const here = battle(
        scene({
          humans: [
            { x: 10, y: 10, class: 'hardened', ...more },
            { x: 11, y: 11 },
          ],
          herds: [{ zombies: [[40, 40]] }],
        }),
      );
      return moveLimits(here, here.humans[0] as Human);
    };
    expect(limits({})).toEqual({ open: 7, halved: 3 });
    expect(limits({ perks: ['athletic'] })).toEqual({ open: 9, halved: 4 });
    expect(limits({ perks: ['parkour'], infected: true })).toEqual({ open: 7, halved: 7 });
  });

  test('EDM.PERK.13 Concentration ignores what lowers the results, in Shooting or in Melee as chosen', () => {
    const needed = (
      concentration: 'shooting' | 'melee',
      option: string,
      fatigue: Human['fatigue'] = 'exhausted',
    ): unknown => {
      const m = scene({
        campaign: true,
        humans: [
          {
            x: 10,
            y: 10,
            class: 'hardened',
            weapons: ['rifle', 'large-blade'],
            perks: ['concentration'],
            concentration,
            fatigue,
          },
          { x: 30, y: 30, used: true },
        ],
        herds: [
          { facing: 180, zombies: [[11, 10]] },
          { facing: 180, zombies: [[20, 10]] },
        ],
      }).answer('a', option);
      const { request } = m.match;
      return request?.kind === 'roll' ? request.target : request;
    };
    expect(needed('shooting', 'shoot:rifle.0:h3')).toBe(4);
    expect(needed('melee', 'shoot:rifle.0:h3')).toBe(5);
    expect(needed('melee', 'melee:large-blade:h1')).toBe(4);
    expect(needed('shooting', 'melee:large-blade:h1')).toBe(5);
    expect(needed('shooting', 'shoot:rifle.0:h3', 'energised')).toBe(3);
  });
});
