import { describe, expect } from 'vitest';
import { test } from '../../../../kernel/testing.ts';
import { STRUCTURES } from '../../words.ts';
import { besides, landAt, tileAt } from '../map.ts';
import {
  AROUND_CROSSWAY,
  at,
  campaign,
  type CampaignScene,
  group,
  mapScene,
  moves,
  offered,
  tile,
} from '../testing.ts';

describe('Move', () => {
  test('EDM.CSHARED.1 one tile up, down, left or right', () => {
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
      ],
    });
    expect(offered(m, 'move')).toEqual(moves('a1', ...AROUND_CROSSWAY));
    m.answer('a', `move:a1:${at('Marrowby')}`);
    expect(group(m, 'a1')?.tile).toBe(at('Marrowby'));
  });

  test('EDM.CGEN.4 EDM.CGEN.5 no moving where another faction stands', () => {
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Marrowby' },
      ],
    });
    expect(offered(m, 'move')).toEqual(moves('a1', "Tanner's Common", 'Ashwater Bridge', 'Orrin Narrows'));
  });

  const crowded = (actions: number): CampaignScene =>
    mapScene({
      actions,
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'a', tile: 'Marrowby' },
        { seat: 'b', tile: 'Saltgate' },
      ],
    });

  test('EDM.CGEN.6 an own tile can be passed with enough actions, and until then the mover does nothing else', () => {
    const m = crowded(2);
    m.answer('a', `move:a1:${at('Marrowby')}`);
    expect(campaign(m).passing).toBe('a1');
    const around = besides(at('Marrowby'));
    expect(m.asked().options).toEqual(['a1', 'a2'].flatMap((id) => around.map((tile) => `move:${id}:${tile}`)));
    m.answer('a', `move:a1:${at('Upper Tithe')}`);
    expect(campaign(m)).toMatchObject({ passing: null });
    expect(group(m, 'a1')?.tile).toBe(at('Upper Tithe'));
  });

  test('EDM.CGEN.6 with the last action an own tile cannot be entered', () => {
    expect(offered(crowded(1), 'move:a1')).toEqual(moves('a1', "Tanner's Common", 'Ashwater Bridge', 'Orrin Narrows'));
  });

  test('EDM.CGEN.6 the one that is stood upon may make room instead', () => {
    const m = crowded(2);
    m.answer('a', `move:a1:${at('Marrowby')}`);
    expect(offered(m, 'move:a2')).toEqual(besides(at('Marrowby')).map((tile) => `move:a2:${tile}`));
    m.answer('a', `move:a2:${at('Upper Tithe')}`);
    expect(campaign(m).passing).toBeNull();
    expect(group(m, 'a1')?.tile).toBe(at('Marrowby'));
  });

  test('EDM.CGEN.6 a way out must exist', () => {
    // The corner's only other neighbour is held by the zombies.
    const corner = { seat: 'a', tile: 'Greyshoulder' };
    const [spur, zombies] = [
      { seat: 'a', tile: 'Tollen Spur' },
      { seat: 'b', tile: 'Brannock Head' },
    ];
    const { name: beside } = landAt(tileAt(1, 3));
    const { name: below } = landAt(tileAt(2, 2));
    // Back to where it came from is a way out.
    const back = mapScene({ groups: [spur, corner, zombies], actions: 2 });
    expect(offered(back, 'move:a1')).toEqual(moves('a1', 'Greyshoulder', beside, below));
    // Where another of its own stands there, it is none.
    const far = mapScene({ groups: [{ seat: 'a', tile: beside }, spur, corner, zombies], actions: 3 });
    far.answer('a', `move:a1:${at('Tollen Spur')}`);
    expect(offered(far, 'move:a1')).toEqual(moves('a1', beside, below));
  });
});

describe('Control Area', () => {
  test('EDM.CSHARED.2 EDM.CSHARED.3 the tile becomes the faction’s, also an opponent’s', () => {
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      tiles: { Crossway: { controller: 'zombies' } },
    });
    m.answer('a', 'control:a1');
    expect(tile(m, 'Crossway').controller).toBe('survivors');
    expect(m.asked().options).toEqual([
      ...moves('a1', ...AROUND_CROSSWAY),
      ...STRUCTURES.map((structure) => `build:a1:${structure}`),
      'search:a1',
      'end',
    ]);
  });

  test('EDM.CSHARED.4 structures pass to the new controller; zombies own them without use', () => {
    const m = mapScene({
      players: ['zombies', 'survivors'],
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      tiles: { Crossway: { controller: 'survivors', structure: 'farm' } },
    });
    m.answer('a', 'control:a1');
    expect(tile(m, 'Crossway')).toMatchObject({ controller: 'zombies', structure: 'farm' });
  });

  test('EDM.CSHARED.6 control stays when the Force leaves', () => {
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      tiles: { Crossway: { controller: 'survivors' } },
    });
    m.answer('a', `move:a1:${at('Marrowby')}`);
    expect(tile(m, 'Crossway').controller).toBe('survivors');
  });

  test('EDM.CSHARED.5 building, healing, training, zombifying and feasting need control', () => {
    const tiles = { Crossway: { structure: 'training-ground' } } as const;
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      tiles,
    });
    expect(offered(m, 'build', 'heal', 'train')).toEqual([]);
    const dead = mapScene({
      players: ['zombies', 'survivors'],
      groups: [
        { seat: 'a', tile: 'Crossway', herds: [{ type: 'fast', zombies: 3 }] },
        { seat: 'b', tile: 'Saltgate' },
      ],
    });
    expect(offered(dead, 'zombify', 'feast')).toEqual([]);
    dead.answer('a', 'control:a1');
    expect(offered(dead, 'zombify', 'feast')).toEqual(['zombify:a1', 'feast:a1']);
  });
});
