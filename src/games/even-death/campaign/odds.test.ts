import { expect, test } from 'vitest';
import type { Seat } from '../../../kernel/index.ts';
import { type OddsTold, oddsTold } from '../../../kernel/testing.ts';
import { measureMap } from './odds.ts';
import { type CampaignScene, mapScene } from './testing.ts';

const told = (m: CampaignScene, answer: string, options = {}): OddsTold => oddsTold(m.match, 'a', answer, options);

test('the odds of a die on the map are exact', () => {
  const m = mapScene({
    players: ['military', 'zombies'],
    groups: [
      { seat: 'a', tile: 'Crossway' },
      { seat: 'b', tile: 'Saltgate' },
    ],
  });
  expect(told(m, 'supply-drop:a1')).toMatchObject({
    exact: true,
    facts: { '1 Supply found': 0.75 },
    outcomes: { '1 Supply found': 0.75, 'No effect': 0.25 },
    tones: { '1 Supply found': 'good' },
  });
  expect(Object.keys(told(m, 'search:a1').facts).sort()).toEqual([
    '1–2 Supplies found',
    'Luxuries: Eager in the next battle',
    'Military gain 10 points of units',
    'Military lose 10 points of units',
    'Zombies are the last and win the campaign',
  ]);
});

test('the odds of a battle are who wins it and what it costs either side, sampled by playing it out', () => {
  const m = mapScene({
    groups: [
      { seat: 'a', tile: 'Crossway', members: [{ class: 'hardened', weapons: ['lmg', 'pistol'] }] },
      { seat: 'b', tile: 'Marrowby', herds: [{ type: 'regular', zombies: 1 }] },
    ],
  });
  const battle = told(m, 'battle:a1', { samples: 3 });
  expect(battle).toMatchObject({ exact: false, samples: 3 });
  const results = ['Survivors win the battle', 'Zombies win the battle', 'The battle is drawn'];
  const decided = results.reduce((sum, text) => sum + (battle.facts[text] ?? 0), 0);
  expect(decided).toBeCloseTo(1);
  expect(battle.facts['Survivors win the battle'] ?? 0).toBe(
    Object.entries(battle.facts).reduce((sum, [text, p]) => sum + (/^Zombies lose .* of units$/.test(text) ? p : 0), 0),
  );
  m.answer('a', 'battle:a1').answer('b', 'one').answer('b', [4]);
  expect(told(m, 'fast', { samples: 2 })).toMatchObject({ exact: false, samples: 2 });
});

test('a battle that was fought is good for its winner, bad for who took part in it, and neither for the others', () => {
  const before = mapScene({
    players: ['survivors', 'military', 'zombies'],
    groups: [
      { seat: 'a', tile: 'Crossway' },
      { seat: 'b', tile: 'Saltgate' },
      { seat: 'c', tile: 'Marrowby' },
    ],
  }).state();
  const fought = (winner: Seat | null, seat: Seat) => {
    const after = structuredClone(before);
    Object.assign(after.campaign ?? {}, { lastBattle: { winner, groups: [{ seat: 'a' }, { seat: 'b' }] } });
    return measureMap(before, after, seat);
  };
  const won = (tone: string) => [{ key: 'ed.odds.battle.won', params: { seat: 'a' }, tone }];
  expect([fought('a', 'a'), fought('a', 'b'), fought('a', 'c')]).toEqual([won('good'), won('bad'), won('even')]);
  expect(fought(null, 'a')).toEqual([{ key: 'ed.odds.battle.drawn', tone: 'even' }]);
  expect(measureMap(before, structuredClone(before), 'a')).toEqual([]);
});
