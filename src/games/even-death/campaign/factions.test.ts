import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import {
  AROUND_CROSSWAY,
  at,
  campaign,
  type CampaignScene,
  group,
  mapScene,
  moves,
  offered,
  side,
  tile,
} from './testing.ts';
import { MAP } from './map.ts';
import type { Tile } from './state.ts';

const roll = (m: CampaignScene, ...dice: number[]): void => void m.answer('a', dice);

describe('Bandits', () => {
  const beside = (tiles: Readonly<Record<string, Partial<Tile>>>, sides = {}): CampaignScene =>
    mapScene({
      players: ['bandits', 'zombies', 'survivors', 'military'],
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
        { seat: 'c', tile: 'Larkmead' },
        { seat: 'd', tile: 'Vantry' },
      ],
      tiles,
      sides: { a: { supplies: 0 }, c: { supplies: 1 }, d: { supplies: 2 }, ...sides },
    });
  const farm = (controller: Tile['controller']) => ({ controller, structure: 'farm' as const });

  test('EDM.CBANDIT.1 EDM.CBANDIT.2 a Raid takes 1 Supply for each structure right beside, as far as the owner has any', () => {
    const m = beside({
      Marrowby: farm('survivors'),
      "Tanner's Common": farm('survivors'),
      'Ashwater Bridge': farm('military'),
      Larkmead: farm('survivors'),
    });
    m.answer('a', 'raid:a1');
    expect([side(m, 'a').supplies, side(m, 'c').supplies, side(m, 'd').supplies]).toEqual([2, 0, 1]);
  });

  test('EDM.CBANDIT.3 EDM.CBANDIT.4 EDM.CVP.7 Pillage: a die for each; on 4+ it is destroyed and scores 1', () => {
    const m = beside({ Marrowby: farm('survivors'), 'Ashwater Bridge': farm('military') });
    m.answer('a', 'pillage:a1');
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'EDM.CBANDIT.3' });
    roll(m, 4, 3);
    expect(tile(m, 'Marrowby').structure).toBeNull();
    expect(tile(m, 'Ashwater Bridge').structure).toBe('farm');
    expect(side(m, 'a').points).toBe(1);
  });

  test('EDM.CBANDIT.5 not from Zombies, nor what is not right beside', () => {
    const m = beside({ Marrowby: farm('zombies'), Kelstrand: farm('survivors') });
    expect(m.asked().options.filter((option) => /^(raid|pillage)/.test(option))).toEqual([]);
  });
});

describe('Military', () => {
  const troops = (): CampaignScene =>
    mapScene({
      players: ['military', 'zombies'],
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'a', tile: 'Larkmead' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      tiles: { Crossway: { controller: 'military' }, Vantry: { controller: 'zombies' } },
      sides: { a: { supplies: 4 } },
    });

  test('EDM.CMIL.1 Supply Drop: 1 Supply on 3+', () => {
    const [hit, miss] = [troops(), troops()];
    for (const m of [hit, miss]) m.answer('a', 'supply-drop:a1');
    roll(hit, 3);
    roll(miss, 2);
    expect([side(hit, 'a').supplies, side(miss, 'a').supplies]).toEqual([5, 4]);
    expect(offered(troops(), 'supply-drop')).toEqual(['supply-drop:a1']);
  });

  test('EDM.CMIL.2 Paratrooper Drop: from a controlled tile to any free one that nobody controls, on 5+', () => {
    const m = troops();
    expect(offered(m, 'paratroopers')).toEqual(['paratroopers:a1']);
    m.answer('a', 'paratroopers:a1');
    // The occupied tiles, the controlled one and the deep are left out.
    const barred = ['Crossway', 'Larkmead', 'Saltgate', 'Vantry', 'Orrin Deep'].map(at);
    expect(m.asked().options).toEqual(MAP.tiles.flatMap((_, tile) => (barred.includes(tile) ? [] : [`tile:${tile}`])));
    m.answer('a', `tile:${at('Lastlight')}`);
    roll(m, 5);
    expect(group(m, 'a1')?.tile).toBe(at('Lastlight'));
    const failed = troops();
    failed.answer('a', 'paratroopers:a1').answer('a', `tile:${at('Lastlight')}`);
    roll(failed, 4);
    expect(group(failed, 'a1')?.tile).toBe(at('Crossway'));
    expect(campaign(failed).actions).toBe(2);
  });
});

describe('Zombies', () => {
  const dead = (herds: readonly { type: 'regular' | 'fast' | 'military'; zombies: number }[]): CampaignScene =>
    mapScene({
      players: ['zombies', 'survivors'],
      groups: [
        { seat: 'a', tile: 'Crossway', herds },
        { seat: 'b', tile: 'Saltgate' },
      ],
      tiles: { Crossway: { controller: 'zombies' } },
    });

  test('EDM.CZOMB.1 Zombify: on 4+ herds of up to 50 points join the Horde', () => {
    const m = dead([{ type: 'regular', zombies: 10 }]);
    m.answer('a', 'zombify:a1');
    roll(m, 4);
    const few = ['regular', 'fast', 'military'].flatMap((type) => [5, 10, 15].map((zombies) => `${type}:${zombies}`));
    expect(m.asked().options).toEqual(few.filter((herd) => herd !== 'military:15')); // they cost 60 points
    m.answer('a', 'military:10').answer('a', 'regular:5');
    expect(group(m, 'a1')?.herds).toEqual([
      { type: 'regular', zombies: 10 },
      { type: 'military', zombies: 10 },
      { type: 'regular', zombies: 5 },
    ]);
    const failed = dead([{ type: 'regular', zombies: 10 }]);
    failed.answer('a', 'zombify:a1');
    roll(failed, 3);
    expect(group(failed, 'a1')?.herds).toHaveLength(1);
  });

  test('EDM.CZOMB.1 EDM.CGEN.3 within 200 points', () => {
    const m = dead([60, 60, 60].map(() => ({ type: 'military' as const, zombies: 15 }))); // 180 points
    m.answer('a', 'zombify:a1');
    roll(m, 8);
    expect(m.asked().options).toEqual(['regular:5', 'regular:10', 'fast:5', 'military:5']);
    const full = dead([
      ...[1, 2, 3].map(() => ({ type: 'military' as const, zombies: 15 })),
      { type: 'regular', zombies: 10 },
    ]);
    expect(full.asked().options).toEqual([...moves('a1', ...AROUND_CROSSWAY), 'end']);
  });

  test('EDM.CZOMB.2 Feast: every herd grows to the most of its size band', () => {
    const m = dead([12, 8, 1, 15].map((zombies) => ({ type: 'regular' as const, zombies })));
    m.answer('a', 'feast:a1');
    expect(group(m, 'a1')?.herds.map(({ zombies }) => zombies)).toEqual([15, 10, 5, 15]);
  });

  test('EDM.X.13 a herd of 12 becomes 15', () => {
    const m = dead([{ type: 'fast', zombies: 12 }]);
    m.answer('a', 'feast:a1');
    expect(group(m, 'a1')?.herds).toEqual([{ type: 'fast', zombies: 15 }]);
    expect(m.asked().options).toEqual([...moves('a1', ...AROUND_CROSSWAY), 'zombify:a1', 'end']);
  });
});
