import { describe, expect } from 'vitest';
import { idOf } from '../../../../kernel/index.ts';
import type { Human } from '../../state.ts';
import { type Driven, drive, type Said, type SceneSpec, stateOf, test } from '../../testing.ts';
import { fightDeeds } from '../deeds.ts';
import { exitWay } from './leave.ts';

const silent = (enc: { clocks: { noMoreZombies: boolean } }): void => void (enc.clocks.noMoreZombies = true);

describe('leaving the table', () => {
  const charles = { x: 10, y: 18, rep: 4 };
  const leave = (spec: SceneSpec, ...answers: Said[]): Driven =>
    drive({ change: silent, ...spec, doing: [{ do: 'leave', who: 'a1', stage: 'roll' }] }, answers);
  const enemy = (more: object) => ({ x: 4, y: 18, facing: 0, class: 'ganger' as const, ...more });
  const enemies = (...people: object[]) => [{ attitude: 'enemy' as const, people: people.map(enemy) }];
  const fate = ({ encounter }: Driven): unknown => encounter.humans[0]?.fate;

  test('ATZ.LEAVE.2 ATZ.LEAVE.7 with nobody who sees it, or will on the way, it simply leaves', () => {
    const done = leave({ band: [charles] });
    expect([fate(done), done.asked]).toEqual(['left', []]);
    const blind = leave({ band: [charles], strangers: enemies({ x: 20, facing: 0 }) });
    expect([fate(blind), blind.asked]).toEqual(['left', []]);
  });

  test('ATZ.LEAVE.2 round what hides it, however long the way', () => {
    const wall = {
      id: 'w',
      kind: 'impassable',
      height: 3,
      blocksSight: true,
      outline: [
        [11, 10],
        [12, 10],
        [12, 26],
        [11, 26],
      ],
    };
    const state = stateOf({ band: [charles], strangers: enemies({ x: 20, facing: 180 }), pieces: [wall] as never });
    expect(exitWay(state, state.encounter.humans[0] as Human)).not.toBe(null);
    const done = leave({ band: [charles], strangers: enemies({ x: 20, facing: 180 }), pieces: [wall] as never });
    expect([fate(done), done.asked]).toEqual(['left', []]);
  });

  test('ATZ.X.56 ATZ.LEAVE.3 ATZ.LEAVE.4 ATZ.LEAVE.5 8 against 6, 7 and 10: only the third fires, three shots at somebody who moves fast', () => {
    const spec = {
      band: [charles],
      strangers: enemies({ rep: 3, guns: ['AR'] }, { y: 20, rep: 3, guns: ['AR'] }, { y: 16, rep: 5, guns: ['AR'] }),
    };
    const done = leave(spec, [4], [3], [4], [5], [3, 1, 2]);
    expect(done.asked).toEqual([
      'ATZ.LEAVE.3 1d6',
      'ATZ.LEAVE.4 1d6',
      'ATZ.LEAVE.4 1d6',
      'ATZ.LEAVE.4 1d6',
      'ATZ.SHOOT.6 3d6',
    ]);
    const [shot] = done.events.filter(({ key }) => key === 'atz.shot.miss');
    expect([shot?.params['total'], shot?.modifiers?.map(({ label }) => label)]).toEqual([
      8,
      ['shoot.target-moved-fast'],
    ]);
    expect([fate(done), done.encounter.pending]).toEqual(['left', []]);
  });

  test('ATZ.LEAVE.5 ATZ.LEAVE.6 equals do not shoot; who is put down stays where it was shot', () => {
    const spec = { band: [{ ...charles, star: false }], strangers: enemies({ rep: 4, guns: ['BAR'] }) };
    expect(fate(leave(spec, [4], [4]))).toBe('left');
    const shot = leave(spec, [3], [4], [6], [3]);
    expect([fate(shot), shot.encounter.humans[0]?.status]).toEqual(['here', 'oof']);
    const unarmed = leave({ ...spec, strangers: enemies({ rep: 4, guns: [] }) }, [3], [4]);
    expect(fate(unarmed)).toBe('left');
  });

  test('ATZ.LEAVE.1 ATZ.LEAVE.8 ATZ.WOUND.8 not out of melee; whom it carries is safe with it', () => {
    const activation = {
      do: 'activate' as const,
      side: 'players',
      group: ['a1'],
      with: ['a1'],
      waking: [],
      stuck: [],
      handed: false,
    };
    const offered = (spec: SceneSpec): boolean => {
      const state = stateOf(spec);
      const offers = fightDeeds.offers(state, state.encounter.humans[0] as Human, activation);
      return offers.some(({ means }) => idOf(means) === 'leave-table:a1');
    };
    expect(offered({ band: [charles] })).toBe(true);
    expect(offered({ band: [{ ...charles, status: 'stunned' }] })).toBe(false);
    const side = { even: 0, unarmed: null, arm: null, mild: false };
    const change = (enc: { melees: unknown[] }): void =>
      void enc.melees.push({
        id: 'm',
        sides: [
          { who: 'a1', ...side },
          { who: 'z1', ...side },
        ],
      });
    expect(offered({ band: [charles], zombies: [{ x: 11, y: 18 }], change: change as never })).toBe(false);
    const done = leave({
      band: [
        { ...charles, carries: 'a2' },
        { x: 10, y: 18, status: 'oof' },
      ],
    });
    expect(done.encounter.humans.map((one) => one.fate)).toEqual(['left', 'carried']);
  });

  test('ATZ.AFTER.9 the last one is told who stays behind, and what becomes of them', () => {
    const label = (spec: SceneSpec): unknown => {
      const state = stateOf(spec);
      const activation = {
        do: 'activate' as const,
        side: 'players',
        group: ['a1'],
        with: ['a1'],
        waking: [],
        stuck: [],
        handed: false,
      };
      const offers = fightDeeds.offers(state, state.encounter.humans[0] as Human, activation);
      return offers.find(({ means }) => typeof means === 'object' && means.do === 'leave-table')?.label?.key;
    };
    const down = { x: 20, y: 20, status: 'oof' as const };
    expect(label({ band: [charles] })).toBe('atz.act.leave');
    expect(label({ band: [charles, down, { x: 22, y: 20 }] })).toBe('atz.act.leave');
    expect(label({ band: [charles, down] })).toBe('atz.act.leave.recovered');
    expect(label({ band: [charles, down], strangers: enemies({}) })).toBe('atz.act.leave.mercy');
    expect(label({ band: [charles, down], strangers: enemies({}), zombies: [{ x: 30, y: 30 }] })).toBe(
      'atz.act.leave.lost',
    );
  });
});

describe('after the battle', () => {
  const star = { x: 10, y: 10 };
  const out = { x: 12, y: 10, status: 'oof' as const, rep: 4 };
  const ran = { x: 12, y: 10, fate: 'ran' as const, rep: 4 };
  const recover = (band: object[], ...answers: Said[]): Driven =>
    drive({ band: band as never, doing: [{ do: 'after', left: null }] }, answers);
  const result = ({ encounter }: Driven, i = 1): unknown => [encounter.humans[i]?.fate, encounter.humans[i]?.status];

  test('ATZ.AFTER.1 ATZ.AFTER.2 ATZ.AFTER.4 ATZ.AFTER.5 two passed bring back everybody, one only the wounded', () => {
    expect(result(recover([star, out], [4, 5]))).toEqual(['left', 'carry-on']);
    expect(result(recover([star, ran], [4, 5]))).toEqual(['gone', 'carry-on']);
    expect(result(recover([star, ran], [4, 4]))).toEqual(['left', 'carry-on']);
    expect(recover([star, out, ran], [1, 1], [1, 1]).asked).toEqual(['ATZ.AFTER.2 2d6', 'ATZ.AFTER.2 2d6']);
    expect(recover([star]).asked).toEqual([]);
  });

  test('ATZ.AFTER.6 ATZ.AFTER.8 none passed: gone; a Star dies unless it cheats death, and does not test for having run', () => {
    expect(result(recover([star, out], [5, 5]))).toEqual(['gone', 'oof']);
    expect(result(recover([{ ...out, star: true }, star], [5, 5], 'die:a1'), 0)).toEqual(['here', 'od']);
    expect(result(recover([{ ...out, star: true }, star], [5, 5], 'cheat-death:a1'), 0)).toEqual([
      'cheated',
      'carry-on',
    ]);
    expect(recover([{ ...ran, star: true }, star]).asked).toEqual([]);
  });

  test('ATZ.AFTER.3 ATZ.LEAD.12 ATZ.LEAD.13 ATZ.LEAD.14 a Medic rolls against its own Rep, two dice at level two, for the wounded only', () => {
    const medic = { x: 14, y: 10, rep: 5, medic: 1 };
    const done = recover([star, out, medic], [5, 6], [5]);
    expect(done.asked).toEqual(['ATZ.AFTER.2 2d6', 'ATZ.LEAD.12 1d6']);
    expect(result(done)).toEqual(['left', 'carry-on']);
    expect(recover([star, out, { ...medic, medic: 2 }], [5, 6], [6, 6]).asked.at(-1)).toBe('ATZ.LEAD.12 2d6');
    expect(recover([star, ran, medic], [5, 6]).asked).toEqual(['ATZ.AFTER.2 2d6']);
    for (const unfit of [{ status: 'od' as const }, { fate: 'ran' as const, star: true }]) {
      expect(recover([star, out, { ...medic, ...unfit }], [5, 6]).asked).toEqual(['ATZ.AFTER.2 2d6']);
    }
    const self = recover([star, { ...out, medic: 2 }], [5, 6]);
    expect(self.asked).toEqual(['ATZ.AFTER.2 2d6']);
  });

  test('ATZ.AFTER.7 ATZ.AFTER.3 ATZ.RES.11 ATZ.MELEE.25 a Medical Supply is a die more and used up; who was spared has three', () => {
    const carrier = () => ({ ...star, items: ['medical', 'food'] });
    const used = recover([carrier(), out], 'supply:a2', [5, 5, 5]);
    expect([used.encounter.humans[0]?.items, result(used)]).toEqual([['food'], ['gone', 'oof']]);
    const saved = recover([carrier(), out], 'no-supply:a2', [4, 5]);
    expect(saved.encounter.humans[0]?.items).toEqual(['medical', 'food']);
    expect(recover([star, { ...out, spared: true }], [5, 5, 4]).asked).toEqual(['ATZ.AFTER.2 3d6']);
  });

  test('ATZ.AFTER.9 who is left behind is lost to zombies, or at the mercy of enemies, or fetched', () => {
    const spec = (more: object): SceneSpec => ({
      band: [{ ...star, fate: 'left' }, out],
      doing: [{ do: 'after', left: null }],
      ...more,
    });
    expect(result(drive(spec({ zombies: [{ x: 30, y: 30 }] })))).toEqual(['gone', 'oof']);
    const strangers = [{ attitude: 'enemy' as const, people: [{ x: 30, y: 30 }] }];
    const mercy = drive(spec({ strangers }), [
      [1, 1],
      [1, 1],
    ]);
    expect(mercy.asked.map((asked) => asked.split(' ')[0])).toEqual(['ATZ.MERCY.3', 'ATZ.AFTER.2']);
    expect([mercy.encounter.humans[1]?.captor, ...(result(mercy) as unknown[])]).toEqual([
      'people-1',
      'left',
      'carry-on',
    ]);
    expect(result(drive(spec({}), [[1, 1]]))).toEqual(['left', 'carry-on']);
  });
});

describe('in the hands of others', () => {
  const held = { x: 10, y: 18, star: false, captor: 'people-1', bound: true } as const;
  const captors = (kind: 'ganger' | 'police') => [
    { attitude: 'enemy' as const, people: [{ x: 11, y: 18, class: kind, facing: 180 }] },
  ];
  const over = (kind: 'ganger' | 'police', ...answers: Said[]): Driven =>
    drive({ band: [{ x: 30, y: 30 }, held], strangers: captors(kind), doing: [{ do: 'after', left: null }] }, answers);

  test('ATZ.MERCY.1 ATZ.MERCY.9 whom strangers still hold when the Encounter ends depends on their mercy', () => {
    const robbed = over('ganger', [1, 1]);
    expect(robbed.asked).toEqual(['ATZ.MERCY.3 2d6']);
    expect(robbed.encounter.humans[1]).toMatchObject({ fate: 'held', status: 'carry-on' });
    expect(over('ganger', [6, 6]).encounter.humans[1]).toMatchObject({ status: 'od' });
  });
  test('ATZ.AFTER.9 ATZ.DMG.8 nobody is in the hands of people who have all fallen: a wounded captive is fetched', () => {
    const captive = { x: 12, y: 10, rep: 4, status: 'oof' as const, captor: 'people-1', bound: true };
    const after = (captor: object, ...answers: Said[]): Driven =>
      drive(
        {
          band: [{ x: 10, y: 10 }, captive],
          strangers: [{ attitude: 'enemy', people: [{ x: 20, y: 10, class: 'ganger', ...captor }] }],
          doing: [{ do: 'after', left: null }],
        },
        answers,
      );
    const fallen = after({ status: 'od' }, [1, 1]);
    expect(fallen.asked).toEqual(['ATZ.AFTER.2 2d6']);
    expect(fallen.encounter.humans[1]).toMatchObject({ fate: 'left', status: 'carry-on', captor: null, bound: false });
    expect(after({ fate: 'left' }, [1, 1], [1, 1]).asked[0]).toBe('ATZ.MERCY.3 2d6');
  });

  test('ATZ.MERCY.10 the Police arrest them', () => {
    expect(over('police').encounter.humans[1]).toMatchObject({ fate: 'arrested' });
  });
});
