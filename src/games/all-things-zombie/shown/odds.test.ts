import { expect } from 'vitest';
import { oddsTold } from '../../../kernel/testing.ts';
import type { Encounter } from '../state.ts';
import { scene, type SceneSpec, test } from '../testing.ts';

const active = (spec: SceneSpec) =>
  scene({
    ...spec,
    seeded: true,
    change: (enc: Encounter) => void (enc.clocks.noMoreZombies = true),
    doing: [{ do: 'activate', side: 'players', group: ['a1'], with: ['a1'], waking: [], stuck: [], handed: false }],
  });

test('ATZ.SHOOT.7 ATZ.ZSHOOT.5 the odds of a shot are walked through and told: half hit, two thirds of those kill', () => {
  const m = active({ band: [{ x: 10, y: 10, rep: 4, guns: ['BAR'] }], zombies: [{ x: 24, y: 10, facing: 0 }] });
  const { exact, facts, tones } = oddsTold(m.match, 'a', 'fire:a1:0');
  expect(exact).toBe(true);
  expect(facts).toEqual({ 'Zombie 1 is killed': 0.333333333, 'Zombie 1 is knocked down': 0.166666667 });
  expect(tones).toEqual({ 'Zombie 1 is killed': 'good', 'Zombie 1 is knocked down': 'good' });
});

test('ATZ.MELEE.12 ATZ.CHARGE.8 the odds of a charge are tried, with what becomes of both', () => {
  const m = active({ band: [{ x: 10, y: 10, rep: 4, star: false }], zombies: [{ x: 15, y: 10, facing: 180 }] });
  const { exact, facts } = oddsTold(m.match, 'a', 'charge:a1:z1');
  expect(exact).toBe(false);
  expect(Object.keys(facts)).toContain('Zombie 1 is killed');
  expect(Object.keys(facts)).toContain('Zombie 1 is knocked down');
});
