import { expect, test } from 'vitest';
import { type Odds, odds, textOf } from '../../../kernel/index.ts';
import { evenDeath } from '../index.ts';
import { type CampaignScene, group, mapScene } from './testing.ts';

const told = (m: CampaignScene, answer: string, options = {}): Odds & { texts: string[] } => {
  const found = odds(m.match, 'a', answer, options);
  const names = evenDeath.names(m.match.state);
  return { ...found, texts: found.outcomes.map(({ summary }) => textOf(evenDeath.texts, summary, names)) };
};

test('the odds of a die on the map are exact', () => {
  const m = mapScene({
    players: ['military', 'zombies'],
    groups: [
      { seat: 'a', tile: 'Crossway' },
      { seat: 'b', tile: 'Saltgate' },
    ],
  });
  const drop = told(m, 'supply-drop:a1');
  expect(drop.exact).toBe(true);
  expect(drop.texts).toEqual(['+1 Supplies', 'Nothing']);
  expect(drop.outcomes.map(({ p }) => p)).toEqual([0.75, 0.25]);
  expect(told(m, 'search:a1').texts).toContain('Luxuries');
});

test('the odds of a battle are who wins it, sampled by playing it out', () => {
  const m = mapScene({
    groups: [
      { seat: 'a', tile: 'Crossway', members: [{ class: 'hardened', weapons: ['lmg', 'pistol'] }] },
      { seat: 'b', tile: 'Marrowby', herds: [{ type: 'regular', zombies: 1 }] },
    ],
  });
  const battle = told(m, 'battle:a1', { samples: 3 });
  expect(battle).toMatchObject({ exact: false, samples: 3 });
  expect(
    battle.texts.every((text) =>
      ['Survivors win the battle', 'Zombies win the battle', 'The battle is drawn'].includes(text),
    ),
  ).toBe(true);
  m.answer('a', 'battle:a1').answer('b', 'one').answer('b', [4]);
  expect(told(m, 'fast', { samples: 2 })).toMatchObject({ exact: false, samples: 2 });
});

test('whoever follows the hints gets something for what training costs', () => {
  const m = mapScene({
    groups: [
      { seat: 'a', tile: 'Crossway', members: [{ class: 'newbie' }, { class: 'newbie' }] },
      { seat: 'b', tile: 'Saltgate' },
    ],
    tiles: { Crossway: { controller: 'survivors', structure: 'training-ground' } },
    sides: { a: { supplies: 2 } },
  });
  m.answer('a', 'train:a1');
  for (let i = 0; i < 20 && m.asked().rule !== 'EDM.CTURN.5'; i++) {
    const { request, state } = m.match;
    if (request !== null) m.answer('a', evenDeath.follow?.(state, request, 'a') ?? null);
  }
  expect(group(m, 'a1')?.members.map(({ entry }) => entry.class)).toEqual(['hardened', 'hardened']);
});
