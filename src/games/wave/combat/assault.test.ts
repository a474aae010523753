import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { assaultCard } from '../cards/cards.ts';
import { lineOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';

/** Seat a lets the wave come. */
const waveComes = (assault: string, spec: SceneSpec = {}): WaveScene =>
  scene({ active: ['WAVE!', 'planks'], assaults: [assault, 'ambush'], ...spec }).answer('a', 'accept');

describe('the Assault card', () => {
  test('WAV.ASSAULT.1 the Trade phase opens with 1 Assault card', () => {
    const m = waveComes('stragglers');
    expect(m.state()).toMatchObject({ phase: 'trade', assault: 'stragglers', done: [], gave: [] });
    expect(said(m, 'wave.assault')).toEqual([{ assault: 'stragglers' }]);
  });

  test('WAV.ASSAULT.2 it states how many enemies of each type come', () => {
    expect(lineOf(waveComes('night-parade')).sort()).toEqual([
      'raider',
      'survivor',
      'wanderer',
      'wanderer',
      'wanderer',
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6] as const)(
    'WAV.ASSAULT.3 with %i players as many come as the card says for them',
    (n) => {
      const wave = assaultCard('the-chase').waves[n];
      const m = waveComes('the-chase', { seats: n });
      const counts: Record<string, number> = {};
      for (const enemy of lineOf(m)) counts[enemy] = (counts[enemy] ?? 0) + 1;
      expect(counts).toEqual(wave);
    },
  );

  test('WAV.ASSAULT.4 each comes from the supply; what the supply lacks does not come', () => {
    const full = waveComes('door-breakers', { seats: 4 }); // 2 Brutes, 2 Raiders
    expect(full.state().supply).toEqual({ wanderer: 30, raider: 18, brute: 12, monster: 4, survivor: 10 });
    const short = waveComes('door-breakers', { seats: 4, supply: { brute: 1, raider: 0 } });
    expect(lineOf(short)).toEqual(['brute']);
    expect(short.state().supply).toMatchObject({ brute: 0, raider: 0 });
  });

  test('WAV.ASSAULT.5 the players see the whole new line before they trade', () => {
    const m = waveComes('stragglers', { line: ['brute'] });
    expect(m.asked().rule).toBe('WAV.TRADE.3');
    expect(lineOf(m)).toEqual(['brute', 'wanderer', 'wanderer', 'wanderer', 'wanderer']);
    expect(said(m, 'wave.comers')).toEqual([{ enemies: ['wanderer.4'] }]);
  });

  test('WAV.ASSAULT.6 it is put aside for good', () => {
    const m = waveComes('stragglers');
    expect(m.state().assaults).toEqual(['ambush']);
  });

  test('an empty pile of Assault cards brings nobody', () => {
    const m = scene({ active: ['WAVE!', 'planks'], assaults: [] }).answer('a', 'accept');
    expect(m.state()).toMatchObject({ phase: 'trade', assault: null, line: [] });
  });
});

describe('the line', () => {
  test('WAV.LINE.1 WAV.X.5 Brute 2, Raider 2: four cards, shuffled together', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const m = waveComes('door-breakers', { seats: 4, seed: `line ${seed}` });
      expect(lineOf(m).sort()).toEqual(['brute', 'brute', 'raider', 'raider']);
      orders.add(lineOf(m).join(' '));
    }
    expect(orders.size).toBe(6);
  });

  test('WAV.LINE.2 WAV.X.6 leftovers keep their places, and the new ones come on their right', () => {
    const m = waveComes('ambush', { line: [{ enemy: 'monster', damage: 2 }, 'brute'] });
    expect(lineOf(m).slice(0, 2)).toEqual(['monster 2', 'brute']);
    expect(lineOf(m).slice(2).sort()).toEqual(['raider', 'wanderer', 'wanderer', 'wanderer']);
  });

  test('WAV.LINE.3 there is one line, and every card in it is told apart', () => {
    const m = waveComes('ambush', { line: ['monster', 'brute'] });
    expect(m.state().line.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(m.state().nextFoe).toBe(7);
    expect(m.state().line[5]).toMatchObject({ damage: 0, spears: 0, stunned: false });
  });

  test('WAV.SURV.1 a survivor comes with an assault and stands in the line', () => {
    const m = waveComes('hostage-walk');
    expect(lineOf(m).sort()).toEqual(['raider', 'raider', 'survivor', 'wanderer']);
    expect(m.state().supply.survivor).toBe(9);
  });
});

test('WAV.LAST.1 after round 6 no further Assault card is drawn', () => {
  const sixth = waveComes('stragglers', { round: 6, line: ['brute'] });
  expect(sixth.state()).toMatchObject({ assault: 'stragglers', assaults: ['ambush'] });
  const m = scene({ active: ['WAVE!', 'planks'], round: 7, line: ['brute', 'survivor'], assaults: ['stragglers'] });
  const before = m.state();
  m.answer('a', 'accept');
  expect(changed(before, m.state())).toEqual({ phase: ['search', 'trade'], waveHolder: [null, 'a'] });
  expect(said(m, 'wave.no-assault')).toEqual([{ enemies: 1 }]);
});
