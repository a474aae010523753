import { describe, expect } from 'vitest';
import type { Json } from '../../../kernel/index.ts';
import { rulesOf } from '../../../rules/index.ts';
import type { Side } from '../state.ts';
import { battle, type BattleScene, human, said, scene, type SceneSpec, test } from '../testing.ts';

const rows = (await rulesOf('even-death')).find(({ id }) => id === 'EDM.T.COMMAND')?.rows ?? [];
const side = (m: BattleScene): Side => battle(m).sides[0] as Side;
const orders = (m: BattleScene): readonly string[] => m.asked().options.filter((id) => id.startsWith('command'));
const pool = (m: BattleScene): Json => {
  const { request } = m.match;
  return request?.kind === 'roll'
    ? [request.seats[0] ?? '', request.count, request.target ?? 0]
    : (request?.kind ?? null);
};
/** Four conscripts with pistols, and two bandits with one each. */
const squad = (points: number, more: SceneSpec = {}): BattleScene =>
  scene({
    players: ['military', 'bandits'],
    commandPoints: [points],
    humans: [
      ...[10, 12, 14, 16].map((y) => ({ x: 10, y, weapons: ['pistol' as const] })),
      ...[12, 14].map((y) => ({ seat: 'b' as const, x: 20, y, facing: 180, weapons: ['pistol' as const] })),
    ],
    ...more,
  });
/** The rest of a turn without doing anything. */
function pass(m: BattleScene): BattleScene {
  const seat = battle(m).active;
  while (battle(m).active === seat) {
    const { options } = m.asked();
    m.answer(seat, options.includes('done') ? 'done' : (options[0] ?? ''));
  }
  return m;
}

describe('commands', () => {
  test('EDM.COMMAND.1 any unit of the Military, and nobody else', () => {
    expect(orders(squad(9).answer('a', 'a3'))).toHaveLength(4);
    const others = scene({
      players: ['survivors', 'zombies'],
      commandPoints: [9],
      humans: [{ x: 10, y: 10 }],
      herds: [{ zombies: [[20, 10]] }],
    });
    expect(orders(others)).toEqual([]);
  });

  test('EDM.COMMAND.1 EDM.DOWN.1 nobody commands from the ground', () => {
    const soldiers = [true, false].map((down, i) => ({ x: 10, y: 10 + 2 * i, down }));
    const m = squad(9, { humans: [...soldiers, { seat: 'b', x: 20, y: 12 }] });
    expect(orders(m.answer('a', 'a1'))).toEqual([]);
  });

  test('EDM.COMMAND.2 every own turn begins with a point more; unspent ones are kept', () => {
    const m = pass(pass(squad(1)));
    expect(side(m).commandPoints).toBe(2);
    pass(pass(m));
    expect(side(m).commandPoints).toBe(3);
    expect(said(m, 'ed.command.points')).toMatchObject([{ points: 2 }, { points: 3 }]);
    expect(battle(m).sides[1]).toMatchObject({ commandPoints: 0 });
  });

  test('EDM.COMMAND.3 one Command a turn', () => {
    const m = squad(9).answer('a', 'a1').answer('a', 'command:oscar-mike').answer('a', 'done').answer('a', 'a2');
    expect(orders(m)).toEqual([]);
    pass(pass(m)).answer('a', 'a4');
    expect(orders(m)).toHaveLength(4);
  });

  test('EDM.COMMAND.4 it is paid at once, and nothing is offered that cannot be paid', () => {
    const offered = [1, 2, 3, 4].map((points) => orders(squad(points).answer('a', 'a1')).map((id) => id.split(':')[1]));
    expect(offered).toEqual([
      [],
      ['oscar-mike'],
      ['get-to-cover', 'oscar-mike', 'suppressive-fire'],
      ['concentrate-fire', 'get-to-cover', 'oscar-mike', 'suppressive-fire'],
    ]);
    const m = squad(4).answer('a', 'a1').answer('a', 'command:get-to-cover');
    expect(side(m)).toMatchObject({ commandPoints: 1, commands: ['get-to-cover'], commandedBy: 'a1' });
    expect(battle(m).activation).toMatchObject({ actions: 1 });
  });

  test('EDM.COMMAND.5 Concentrate Fire: every shot of the Military at +1 for the rest of the turn', () => {
    const m = squad(4).answer('a', 'a1').answer('a', 'command:concentrate-fire').answer('a', 'shoot:pistol.0:b1');
    expect(pool(m)).toEqual(['a', 2, 5]);
    m.answer('a', [1, 1]).answer('b', [1, 1]).answer('a', 'done').answer('a', 'a2').answer('a', 'shoot:pistol.0:b1');
    expect(pool(m)).toEqual(['a', 2, 5]);
    pass(m.answer('a', [1, 1]).answer('b', [1, 1]));
    expect(side(m).commands).toEqual([]);
  });

  test('EDM.COMMAND.5 Concentrate Fire is for Shooting, not for Melee', () => {
    const m = squad(4, {
      humans: [
        { x: 10, y: 10 },
        { seat: 'b', x: 11, y: 10, facing: 180 },
        { seat: 'b', x: 30, y: 30 },
      ],
    });
    m.answer('a', 'command:concentrate-fire').answer('a', 'melee:unarmed:b1');
    expect(pool(m)).toEqual(['a', 1, 7]);
  });

  test('EDM.COMMAND.6 Get to Cover: Toughness at +1 until the next own turn', () => {
    const m = pass(squad(3).answer('a', 'a1').answer('a', 'command:get-to-cover'));
    m.answer('b', 'b1').answer('b', 'shoot:pistol.0:a2').answer('b', [8, 8]);
    expect(pool(m)).toEqual(['a', 3, 5]);
    pass(m.answer('a', [5, 5, 5]));
    expect(side(m).commands).toEqual([]);
    expect(human(m, 'a2')).toMatchObject({ vitality: 4 });
  });

  test('EDM.COMMAND.7 EDM.PERK.1 Oscar Mike: the Movement is 10", Athletic or not, health and terrain still count', () => {
    const m = scene({
      players: ['military', 'bandits'],
      commandPoints: [2],
      humans: [
        { x: 10, y: 10, class: 'soldier', perks: ['athletic'] },
        { x: 10, y: 20, used: true },
        { seat: 'b', x: 50, y: 50 },
      ],
    });
    m.answer('a', 'command:oscar-mike').answer('a', 'move');
    expect(m.match.request).toMatchObject({ kind: 'path', budget: 10 });
    m.answer('a', [{ x: 20, y: 10 }]);
    expect(side(pass(m)).commands).toEqual([]);
    const ill = scene({
      players: ['military', 'zombies'],
      humans: [{ x: 10, y: 20, infected: true }],
      herds: [{ zombies: [[50, 50]] }],
      change: ({ sides: [own] }) => own?.commands.push('oscar-mike'),
    });
    expect(ill.answer('a', [8]).answer('a', 'move').match.request).toMatchObject({ kind: 'path', budget: 6 });
  });

  test('EDM.COMMAND.8 Suppressive Fire: up to three that nobody can shoot at until the next own turn', () => {
    const m = squad(3).answer('a', 'a1').answer('a', 'command:suppressive-fire');
    expect(m.asked()).toMatchObject({ kind: 'pick', rule: 'EDM.COMMAND.8', options: ['a1', 'a2', 'a3', 'a4'], max: 3 });
    pass(m.answer('a', ['a2', 'a3'])).answer('b', 'b1');
    expect(m.asked().options.filter((id) => id.startsWith('shoot'))).toEqual([
      'shoot:pistol.0:a1',
      'shoot:pistol.0:a4',
    ]);
    expect(battle(m).humans.map(({ suppressed }) => suppressed)).toEqual([false, true, true, false, false, false]);
    expect(battle(pass(m)).humans.some(({ suppressed }) => suppressed)).toBe(false);
  });

  test('EDM.COMMAND.8 of three or fewer the player chooses as well; one alone needs no question', () => {
    const soldiers = [10, 12, 14].map((y) => ({ x: 10, y }));
    const m = squad(3, { humans: [...soldiers, { seat: 'b', x: 20, y: 12 }] });
    m.answer('a', 'a1').answer('a', 'command:suppressive-fire');
    expect(m.asked()).toMatchObject({ kind: 'pick', options: ['a1', 'a2', 'a3'], min: 1, max: 3 });
    m.answer('a', ['a1', 'a3']);
    expect(battle(m).humans.map(({ suppressed }) => suppressed)).toEqual([true, false, true, false]);
    expect(said(m, 'ed.suppressed')).toMatchObject([{ ids: ['a1', 'a3'] }]);
    const alone = squad(3, {
      humans: [
        { x: 10, y: 10 },
        { seat: 'b', x: 20, y: 12 },
      ],
    });
    alone.answer('a', 'command:suppressive-fire');
    expect(said(alone, 'ed.suppressed')).toMatchObject([{ ids: ['a1'] }]);
  });

  test('EDM.T.COMMAND how long each Command lasts', () => {
    const ids = ['concentrate-fire', 'get-to-cover', 'oscar-mike', 'suppressive-fire'] as const;
    const lasts = ids.map((id) => {
      const m = squad(4).answer('a', 'a1').answer('a', `command:${id}`);
      if (id === 'suppressive-fire') m.answer('a', ['a1']);
      return side(pass(m)).commands.includes(id) ? 'until next own turn' : 'rest of own turn';
    });
    expect(lasts).toEqual(rows.map((row) => row[3]));
  });
});
