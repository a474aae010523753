import { describe, expect } from 'vitest';
import { test } from '../../../../kernel/testing.ts';
import { WEAPONS } from '../../words.ts';
import { at, campaign, type CampaignScene, group, type GroupSpec, mapScene, side, tile } from '../testing.ts';
import type { Tile } from '../state.ts';

const home = (
  here: Partial<Tile>,
  members: GroupSpec['members'] = [{}],
  spec: Parameters<typeof mapScene>[0] = {},
): CampaignScene =>
  mapScene({
    groups: [
      { seat: 'a', tile: 'Crossway', members },
      { seat: 'b', tile: 'Saltgate' },
    ],
    tiles: { Crossway: { controller: 'survivors', ...here } },
    sides: { a: { supplies: 3 } },
    ...spec,
  });
const offers = (m: CampaignScene, option: string): boolean => m.asked().options.includes(option);

describe('Build', () => {
  test('EDM.CHUMAN.1 a Farm, an Aid Station or a Training Ground in a tile of one’s own', () => {
    const m = home({});
    expect(m.asked().options.filter((option) => option.startsWith('build'))).toEqual([
      'build:a1:farm',
      'build:a1:aid-station',
      'build:a1:training-ground',
    ]);
    m.answer('a', 'build:a1:aid-station');
    expect(tile(m, 'Crossway').structure).toBe('aid-station');
    expect(side(m, 'a').supplies).toBe(3);
    expect(campaign(m).actions).toBe(2);
  });

  test('EDM.CHUMAN.2 a tile holds one structure only', () => {
    expect(
      home({ structure: 'farm' })
        .asked()
        .options.some((option) => option.startsWith('build')),
    ).toBe(false);
  });

  test('zombies build nothing', () => {
    const m = mapScene({
      players: ['zombies', 'survivors'],
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      tiles: { Crossway: { controller: 'zombies' } },
    });
    expect(m.asked().options.some((option) => option.startsWith('build'))).toBe(false);
  });
});

describe('Heal', () => {
  test('EDM.CHUMAN.4 EDM.CHUMAN.6 an Aid Station and 1 Supply make the Force whole', () => {
    const m = home({ structure: 'aid-station' }, [{ vitality: 1 }, { vitality: 2, infected: true }]);
    m.answer('a', 'heal:a1');
    expect(group(m, 'a1')?.members).toMatchObject([{ vitality: 4 }, { vitality: 4, infected: true }]);
    expect(side(m, 'a').supplies).toBe(2);
  });

  test('EDM.INFECT.12 Heal does not remove an Infection counter', () => {
    const m = home({ structure: 'aid-station' }, [{ vitality: 1, infected: true }]);
    m.answer('a', 'heal:a1');
    expect(group(m, 'a1')?.members[0]?.infected).toBe(true);
  });

  test('EDM.CHUMAN.4 not without an Aid Station; EDM.CHUMAN.6 not without Supplies', () => {
    expect(offers(home({ structure: 'farm' }, [{ vitality: 1 }]), 'heal:a1')).toBe(false);
    expect(
      offers(home({ structure: 'aid-station' }, [{ vitality: 1 }], { sides: { a: { supplies: 0 } } }), 'heal:a1'),
    ).toBe(false);
  });

  test('EDM.CHUMAN.7 once in a tile and turn', () => {
    expect(offers(home({ structure: 'aid-station', healed: true }, [{ vitality: 1 }]), 'heal:a1')).toBe(false);
    const m = home({ structure: 'aid-station', healed: true, trained: true }, [{ vitality: 1 }], {
      sides: { b: { turns: 0 } },
    });
    m.answer('a', 'end').answer('b', 'end');
    expect(tile(m, 'Crossway')).toMatchObject({ healed: false, trained: false });
    expect(offers(m, 'heal:a1')).toBe(true);
  });
});

describe('Train', () => {
  const ground = { structure: 'training-ground' } as const;

  test('EDM.CHUMAN.5 EDM.CHUMAN.8 a Training Ground and 1 Supply give 50 points; what is not spent is lost', () => {
    const m = home(ground);
    m.answer('a', 'train:a1');
    expect(side(m, 'a').supplies).toBe(2);
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'EDM.CHUMAN.8', options: ['arm:0', 'promote:0', 'done'] });
    m.answer('a', 'done');
    expect(m.asked().rule).toBe('EDM.CTURN.5');
    expect(offers(home({ structure: 'farm' }), 'train:a1')).toBe(false);
    expect(offers(home(ground, [{}], { sides: { a: { supplies: 0 } } }), 'train:a1')).toBe(false);
  });

  test('EDM.CHUMAN.11 once in a tile and turn', () => {
    const m = home(ground);
    m.answer('a', 'train:a1').answer('a', 'done');
    expect(offers(m, 'train:a1')).toBe(false);
  });

  test('EDM.CHUMAN.9 new equipment costs the difference; what is cheaper gives nothing back', () => {
    const m = home(ground, [{ weapons: ['rifle', 'pistol'] }]);
    m.answer('a', 'train:a1').answer('a', 'arm:0');
    const { request } = m.match;
    const seldom = request?.kind === 'choose' ? request.options.filter((option) => option.seldom === true) : [];
    expect(seldom.map(({ id }) => id)).toEqual(['0:pistol', '0:machine-pistol', '0:bow', '0:small-blade']);
    m.answer('a', '0:explosive'); // 10 more
    m.answer('a', 'arm:0');
    m.answer('a', '0:pistol'); // for nothing
    m.answer('a', 'arm:0');
    const others = WEAPONS.filter((weapon) => weapon !== 'pistol');
    expect(m.asked().options).toEqual([0, 1].flatMap((place) => others.map((weapon) => `${place}:${weapon}`)));
    m.answer('a', '0:explosive').answer('a', 'arm:0').answer('a', '1:explosive');
    // 10 + 0 + 20 + 20: all 50 are spent.
    expect(group(m, 'a1')?.members[0]?.entry.weapons).toEqual(['explosive', 'explosive']);
    expect(m.asked().rule).toBe('EDM.CTURN.5');
  });

  test('EDM.CHUMAN.9 promotion: the wounds remain and the new perks are chosen at once', () => {
    const m = home(ground, [{ class: 'regular', perks: ['medic'], vitality: 1 }]);
    m.answer('a', 'train:a1').answer('a', 'promote:0');
    expect(m.asked().options).toEqual(['seasoned', 'hardened']);
    m.answer('a', 'hardened');
    expect(m.asked().options).toEqual(['quick-reloader', 'parkour', 'immune', 'specialist', 'none']);
    m.answer('a', 'immune').answer('a', 'stoic').answer('a', 'done');
    expect(group(m, 'a1')?.members[0]).toEqual({
      entry: { class: 'hardened', weapons: [], perks: ['medic', 'immune', 'stoic'] },
      vitality: 3,
      infected: false,
      health: 'healthy',
    });
  });

  test('EDM.X.12 a Conscript becomes a Soldier for 10 of the 50 points', () => {
    const m = mapScene({
      players: ['military', 'zombies'],
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      tiles: { Crossway: { controller: 'military', ...ground } },
    });
    m.answer('a', 'train:a1').answer('a', 'promote:0').answer('a', 'soldier');
    // EDM.UNIT.7: Specialist comes with the rank; EDM.PERK.10: it cannot be chosen.
    expect(m.asked().options).toEqual(['athletic', 'scavenger', 'medic', 'none']);
    m.answer('a', 'none');
    expect(m.match.request?.prompt.params).toEqual({ left: 40 });
  });

  test('EDM.CHUMAN.8 EDM.CHUMAN.10 a new Force appears in a free tile of the faction', () => {
    const m = home(ground, [{}], {
      tiles: {
        Crossway: { controller: 'survivors', ...ground },
        Marrowby: { controller: 'survivors' },
        Larkmead: { controller: 'survivors' },
      },
    });
    m.answer('a', 'train:a1');
    expect(m.asked().options).toEqual(['arm:0', 'promote:0', 'force', 'done']);
    m.answer('a', 'force').answer('a', 'build');
    expect(m.match.request?.prompt.params).toMatchObject({ left: 50 });
    m.answer('a', 'newbie').answer('a', 'pistol').answer('a', 'none').answer('a', 'done');
    expect(m.asked().options).toEqual([`tile:${at('Larkmead')}`, `tile:${at('Marrowby')}`]);
    m.answer('a', `tile:${at('Marrowby')}`);
    expect(group(m, 'a2')).toMatchObject({
      tile: at('Marrowby'),
      members: [{ entry: { class: 'newbie' }, vitality: 3 }],
    });
    // One Train is one or the other: what is left of the points is lost.
    expect(m.asked().rule).toBe('EDM.CTURN.5');
    expect(offers(m, 'train:a1')).toBe(false);
  });

  test('EDM.CHUMAN.8 a player who has modified a unit raises no Force with the rest', () => {
    const m = home(ground, [{}], {
      tiles: { Crossway: { controller: 'survivors', ...ground }, Marrowby: { controller: 'survivors' } },
    });
    m.answer('a', 'train:a1').answer('a', 'promote:0').answer('a', 'seasoned').answer('a', 'none');
    expect(m.match.request?.prompt.params).toEqual({ left: 45 });
    expect(m.asked().options).toEqual(['arm:0', 'promote:0', 'done']);
  });

  test('EDM.CHUMAN.10 EDM.CGEN.1 no seventh Force', () => {
    const names = ['Larkmead', 'Marrowby', 'Kelstrand', 'Vantry', 'Wickwood'];
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        ...names.map((name) => ({ seat: 'a', tile: name })),
        { seat: 'b', tile: 'Saltgate' },
      ],
      tiles: { Crossway: { controller: 'survivors', ...ground }, Lastlight: { controller: 'survivors' } },
    });
    m.answer('a', 'train:a1');
    expect(m.asked().options).toEqual(['arm:0', 'promote:0', 'done']);
  });

  test('EDM.CGEN.3 EDM.CGEN.10 a Force never passes 200 points, and no unit joins one by Train', () => {
    // Ten Hardened Survivors are worth 200.
    const m = home(
      ground,
      Array.from({ length: 10 }, () => ({ class: 'hardened' as const })),
    );
    m.answer('a', 'train:a1').answer('a', 'arm:0');
    expect(m.asked().options).toEqual(['0:pistol']);
    m.answer('a', '0:pistol').answer('a', 'arm:0');
    expect(m.asked().options).toEqual(['1:pistol']);
  });
});
