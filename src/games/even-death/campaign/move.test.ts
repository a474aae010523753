import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { at, campaign, type CampaignScene, group, mapScene, tile } from './testing.ts';

const movesOf = (m: CampaignScene, id: string): string[] =>
  m
    .asked()
    .options.filter((option) => option.startsWith(`move:${id}:`))
    .map((option) => option.slice(`move:${id}:`.length));
const to = (...names: string[]): string[] => names.map((name) => String(at(name)));

describe('Move', () => {
  test('EDM.CSHARED.1 one tile up, down, left or right', () => {
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
      ],
    });
    expect(movesOf(m, 'a1')).toEqual(to('Marrowby', "Tanner's Common", 'Ashwater Bridge', 'Orrin Narrows'));
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
    expect(movesOf(m, 'a1')).not.toContain(String(at('Marrowby')));
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
    expect(m.asked().options.every((option) => option.startsWith('move:'))).toBe(true);
    m.answer('a', `move:a1:${at('Upper Tithe')}`);
    expect(campaign(m)).toMatchObject({ passing: null });
    expect(group(m, 'a1')?.tile).toBe(at('Upper Tithe'));
  });

  test('EDM.CGEN.6 with the last action an own tile cannot be entered', () => {
    expect(movesOf(crowded(1), 'a1')).not.toContain(String(at('Marrowby')));
  });

  test('EDM.CGEN.6 the one that is stood upon may make room instead', () => {
    const m = crowded(2);
    m.answer('a', `move:a1:${at('Marrowby')}`);
    expect(movesOf(m, 'a2')).toContain(String(at('Upper Tithe')));
    m.answer('a', `move:a2:${at('Upper Tithe')}`);
    expect(campaign(m).passing).toBeNull();
    expect(group(m, 'a1')?.tile).toBe(at('Marrowby'));
  });

  test('EDM.CGEN.6 a way out must exist', () => {
    // The corner's only other neighbour is held by the zombies.
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Tollen Spur' },
        { seat: 'a', tile: 'Greyshoulder' },
        { seat: 'b', tile: 'Brannock Head' },
      ],
      actions: 2,
    });
    // Back to where it came from is a way out.
    expect(movesOf(m, 'a1')).toContain(String(at('Greyshoulder')));
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
    expect(m.asked().options).not.toContain('control:a1');
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
    expect(m.asked().options.filter((option) => /^(build|heal|train)/.test(option))).toEqual([]);
    const dead = mapScene({
      players: ['zombies', 'survivors'],
      groups: [
        { seat: 'a', tile: 'Crossway', herds: [{ type: 'fast', zombies: 3 }] },
        { seat: 'b', tile: 'Saltgate' },
      ],
    });
    expect(dead.asked().options.filter((option) => /^(zombify|feast)/.test(option))).toEqual([]);
    dead.answer('a', 'control:a1');
    expect(dead.asked().options.filter((option) => /^(zombify|feast)/.test(option))).toEqual([
      'zombify:a1',
      'feast:a1',
    ]);
  });
});
