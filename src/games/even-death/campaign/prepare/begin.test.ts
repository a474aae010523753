import { describe, expect } from 'vitest';
import { type BadSetup, Match, odds } from '../../../../kernel/index.ts';
import { Scene, test } from '../../../../kernel/testing.ts';
import { evenDeath } from '../../index.ts';
import type { State } from '../../state.ts';
import { landAt } from '../map.ts';
import { at, campaign, type CampaignScene, mapScene, side } from '../testing.ts';

type Player = { faction: string; lists?: unknown[] };
const began = (players: readonly (string | Player)[], more: object = {}): CampaignScene => {
  const setup = {
    kind: 'campaign',
    players: players.map((player) => (typeof player === 'string' ? { faction: player } : player)),
    ...more,
  };
  return new Scene(Match.start<State>(evenDeath, setup, { seed: 'begin', dice: 'typed' }));
};
const faults = (players: readonly (string | Player)[], more: object = {}): string[] => {
  try {
    began(players, more);
    return [];
  } catch (error) {
    return (error as BadSetup).errors.map(({ path, message }) => `${path}: ${message}`);
  }
};
const dice = (m: CampaignScene, ...rolled: number[]): void => void m.answer(m.asked().seats[0] ?? '', rolled);

const newbies = (count: number): object => ({
  humans: Array.from({ length: count }, () => ({ class: 'newbie', weapons: ['pistol'] })),
});

describe('who plays', () => {
  test('EDM.CSETUP.1 EDM.CSETUP.3 each player has one faction, and no faction two players', () => {
    expect(campaign(began(['military', 'zombies'])).sides.map(({ faction }) => faction)).toEqual([
      'military',
      'zombies',
    ]);
    expect(faults(['zombies', 'zombies'])).toEqual(['players.1.faction: The zombies have a player already']);
  });

  test('EDM.CSETUP.2 not without the zombies', () => {
    expect(faults(['military', 'bandits'])).toEqual(['players: A campaign needs the zombies (EDM.CSETUP.2)']);
  });

  test('EDM.CSETUP.12 a list has at most 100 points and at least one unit', () => {
    expect(faults([{ faction: 'survivors', lists: [newbies(20)] }, 'zombies'])).toEqual([]);
    expect(faults([{ faction: 'survivors', lists: [{}] }, 'zombies'])).toHaveLength(1);
    const seasoned = { humans: Array.from({ length: 7 }, () => ({ class: 'seasoned' })) };
    expect(faults([{ faction: 'survivors', lists: [seasoned] }, 'zombies'])).toHaveLength(1);
    expect(faults([{ faction: 'survivors', lists: [{}, {}, {}, {}] }, 'zombies'])[0]).toMatch(/begin with 3 lists/);
  });
});

describe('the first tiles', () => {
  /** Survivors roll 8, zombies 1. */
  const ordered = (): CampaignScene => {
    const m = began(['survivors', 'zombies']);
    dice(m, 8);
    dice(m, 1);
    return m;
  };

  test('EDM.CSETUP.6 one die each, the highest first, ties rerolled', () => {
    const m = began(['survivors', 'zombies', 'bandits']);
    dice(m, 3);
    dice(m, 5);
    dice(m, 5);
    expect(m.asked().seats).toEqual(['b']);
    dice(m, 2);
    dice(m, 7);
    expect(campaign(m).order).toEqual(['c', 'b', 'a']);
  });

  test('EDM.CSETUP.6 no die is rolled for an order that the players have agreed on', () => {
    const m = began(['survivors', 'zombies', 'bandits'], { order: ['b', 'c', 'a'] });
    expect(campaign(m)).toMatchObject({ phase: 'tiles', order: ['b', 'c', 'a'] });
    expect(m.asked()).toMatchObject({ seats: ['c'], kind: 'roll', rule: 'EDM.CSETUP.7' });
    expect(faults(['survivors', 'zombies'], { order: ['b'] })).toEqual(['order: The order names every seat once']);
    expect(faults(['survivors', 'zombies'], { order: ['b', 'b'] })).toEqual(['order: The order names every seat once']);
    expect(faults(['survivors', 'zombies'], { order: ['a', 'c'] })).toEqual(['order: The order names every seat once']);
  });

  test('EDM.CSETUP.7 EDM.CSETUP.8 the first die is the row; up to two tiles beside it are chosen', () => {
    const m = ordered();
    expect(m.asked()).toMatchObject({ seats: ['a'], kind: 'roll', rule: 'EDM.CSETUP.7' });
    dice(m, 3, 2);
    expect(landAt(at('Long Furlong'))).toMatchObject({ x: 2, y: 3 });
    expect(campaign(m).tiles[at('Long Furlong')]?.controller).toBe('survivors');
    expect(m.asked()).toMatchObject({ kind: 'pick', min: 0, max: 2, rule: 'EDM.CSETUP.8' });
    expect(m.asked().options).toEqual(['tile:9', 'tile:16', 'tile:18', 'tile:25']);
    m.answer('a', [`tile:${at('Kelstrand')}`, `tile:${at('Ravenholt')}`]);
    const mine = campaign(m).tiles.flatMap(({ controller }, tile) => (controller === 'survivors' ? [tile] : []));
    expect(new Set(mine)).toEqual(new Set([at('Long Furlong'), at('Kelstrand'), at('Ravenholt')]));
  });

  test('EDM.CSETUP.8 EDM.CSETUP.11 a player who takes fewer tiles has fewer Forces', () => {
    const m = ordered();
    dice(m, 1, 1);
    expect(m.asked()).toMatchObject({ kind: 'pick', options: ['tile:1', 'tile:8'], min: 0, max: 2 });
    m.answer('a', ['tile:8']);
    expect(campaign(m).tiles.flatMap(({ controller }, tile) => (controller === null ? [] : [tile]))).toEqual([0, 8]);
    expect(m.match.request?.prompt.params).toMatchObject({ number: 1, total: 2 });
    m.answer('a', 'ready:neighbours').answer('a', 'ready:neighbours');
    expect(campaign(m).groups.map(({ tile }) => tile)).toEqual([0, 8]);
    expect(m.asked().rule).toBe('EDM.CSETUP.13');
    const alone = ordered();
    dice(alone, 3, 2);
    alone.answer('a', []).answer('a', 'ready:neighbours');
    expect(campaign(alone).groups.map(({ tile }) => tile)).toEqual([at('Long Furlong')]);
    expect(alone.asked().rule).toBe('EDM.CSETUP.13');
  });

  test('EDM.CSETUP.9 a tile that cannot be had is rolled again', () => {
    const m = ordered();
    dice(m, 5, 4); // the deep
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'EDM.CSETUP.7' });
    expect(campaign(m).tiles.some(({ controller }) => controller !== null)).toBe(false);
  });

  test('EDM.CSETUP.10 once for each human player; EDM.CSETUP.9 not one that is taken', () => {
    const m = began(['survivors', 'zombies', 'bandits']);
    for (const die of [8, 1, 7]) dice(m, die);
    dice(m, 1, 1); // a corner: two tiles beside it
    m.answer('a', ['tile:1', 'tile:8']);
    expect(campaign(m).tiles.filter(({ controller }) => controller === 'survivors')).toHaveLength(3);
    expect(m.asked().seats).toEqual(['c']);
    // The odds of that throw: chance is asked until a tile can be had, so they are sampled.
    expect(odds(m.match, 'c', [1, 1], { samples: 5 })).toMatchObject({ ok: true, odds: { exact: false, samples: 5 } });
    dice(m, 1, 1);
    expect(m.asked()).toMatchObject({ seats: ['c'], kind: 'roll' });
    dice(m, 8, 8);
    m.answer('c', []);
    expect(campaign(m).phase).toBe('forces');
  });
});

describe('Forces and Hordes', () => {
  const tiled = (lists: object[] = []): CampaignScene => {
    const m = began([{ faction: 'survivors', lists }, 'zombies']);
    dice(m, 8);
    dice(m, 1);
    dice(m, 1, 1);
    return m.answer('a', ['tile:1', 'tile:8']);
  };

  test('EDM.CSETUP.11 EDM.CSETUP.15 a Force in each of the three tiles, and 4 Supplies', () => {
    const m = tiled();
    for (let i = 0; i < 3; i++) {
      expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'EDM.CSETUP.12' });
      m.answer('a', 'ready:neighbours');
    }
    const groups = campaign(m).groups;
    expect(groups.map(({ tile }) => tile).sort((a, b) => a - b)).toEqual([0, 1, 8]);
    expect(groups.every(({ members }) => members.length === 7)).toBe(true);
    expect(side(m, 'a').supplies).toBe(4);
    expect(side(m, 'b').supplies).toBe(0);
  });

  test('lists from the set-up go where their player wants them; like ones without a question', () => {
    const m = tiled([newbies(3), newbies(5)]);
    expect(m.asked().options).toEqual(['list:0', 'list:1']);
    m.answer('a', 'list:1');
    expect(campaign(m).groups.map(({ members }) => members.length)).toEqual([5, 3]);
    expect(m.asked().rule).toBe('EDM.CSETUP.12');
    const alike = tiled([newbies(4), newbies(4), newbies(4)]);
    expect(campaign(alike).groups).toHaveLength(3);
  });

  test('a Force can be put together unit by unit, within its points', () => {
    const m = tiled();
    m.answer('a', 'build');
    expect(m.asked().options).toEqual(['newbie', 'regular', 'seasoned', 'hardened']);
    for (const answer of ['hardened', 'explosive', 'explosive', 'athletic', 'immune', 'concentration', 'melee']) {
      m.answer('a', answer);
    }
    m.answer('a', 'seasoned').answer('a', 'lmg');
    expect(m.asked().options).toEqual([
      'pistol',
      'machine-pistol',
      'bow',
      'shotgun',
      'assault-rifle',
      'rifle',
      'molotov',
      'small-blade',
      'blunt',
      'none',
    ]);
    m.answer('a', 'none').answer('a', 'none').answer('a', 'none');
    expect(m.asked().options).toEqual(['newbie', 'regular', 'done']); // 10 points are left
    m.answer('a', 'newbie').answer('a', 'none');
    expect(m.asked().options).toEqual(['newbie', 'again', 'done']);
    m.answer('a', 'again');
    const [force] = campaign(m).groups;
    expect(force?.members.map(({ entry }) => entry)).toEqual([
      {
        class: 'hardened',
        weapons: ['explosive', 'explosive'],
        perks: ['athletic', 'immune', 'concentration'],
        concentration: 'melee',
      },
      { class: 'seasoned', weapons: ['lmg'], perks: [] },
      { class: 'newbie', weapons: [], perks: [] },
      { class: 'newbie', weapons: [], perks: [] },
    ]);
  });

  const forced = (players: readonly string[] = ['survivors', 'zombies']): CampaignScene =>
    mapScene({
      players: players as never,
      phase: 'hordes',
      groups: players[0] === 'survivors' ? [{ seat: 'a', tile: 'Larkmead' }] : [],
      tiles: { Larkmead: { controller: 'survivors' } },
    });

  test.each([2, 3, 4])('EDM.CSETUP.13 %i players: three Hordes for each', (players) => {
    const m = forced(['zombies', 'survivors', 'military', 'bandits'].slice(0, players));
    expect(m.asked()).toMatchObject({ kind: 'allot', seats: ['a'], total: 3 * players, rule: 'EDM.CSETUP.13' });
  });

  test('EDM.CSETUP.14 dice say where each Horde stands: not in a controlled or occupied tile; it gives no control', () => {
    const m = forced();
    m.answer('b', { 'ready:mob': 4, 'ready:pack': 1, build: 1 });
    expect(m.asked().options).toEqual(
      ['regular', 'fast', 'military'].flatMap((type) => [5, 10, 15].map((zombies) => `${type}:${zombies}`)),
    );
    m.answer('b', 'military:15').answer('b', 'fewer').answer('b', 11).answer('b', 'done');
    dice(m, 1, 4); // Larkmead
    expect(campaign(m).groups).toHaveLength(1);
    dice(m, 2, 2);
    dice(m, 2, 2);
    expect(campaign(m).groups).toHaveLength(2);
    dice(m, 5, 4);
    expect(campaign(m).groups).toHaveLength(2);
    for (const column of [1, 2, 3, 5, 6]) dice(m, 8, column);
    expect(campaign(m).groups.map(({ herds }) => herds.length)).toEqual([0, 4, 4, 4, 4, 3, 1]);
    expect(campaign(m).groups[6]?.herds).toEqual([{ type: 'military', zombies: 11 }]);
    expect(campaign(m).tiles.filter(({ controller }) => controller === 'zombies')).toHaveLength(0);
    expect(campaign(m)).toMatchObject({ phase: 'actions', active: 'a' });
  });
});
