import { describe, expect } from 'vitest';
import { battle, type BattleScene, person, scene, type SceneSpec, test } from '../testing.ts';
import { inchesBetween } from '../units.ts';
import { advise } from './index.ts';
import { outlookFor, shotFrom } from './outlook.ts';
import { cellOf, meshOf } from './mesh.ts';

/** Battles between bots come to an end: nobody stands before a window, a door or a gun for ever. */

const HOUSE = {
  height: 3,
  id: 'house',
  name: 'House',
  outline: [
    [10, 10],
    [18, 10],
    [18, 18],
    [10, 18],
  ],
} as const;

/** What seat a answers on its own until the turn is over; the rival does nothing. */
function played(m: BattleScene): BattleScene {
  const { turn } = battle(m);
  for (let i = 0; i < 40 && m.match.request !== null; i++) {
    const { request, state, waitingFor } = m.match;
    if (battle(m).phase !== 'action' || battle(m).turn !== turn) break;
    m.answer(waitingFor[0] ?? '', advise(state, request, waitingFor[0] ?? '').answer);
  }
  return m;
}

/** Ann in a house with one window, with a token in her arms and few points left. */
const indoors = (x: number, left: number): BattleScene => {
  const m = scene({
    people: [
      { x, y: 14, name: 'Ann', activated: true },
      { seat: 'b', x: 33, y: 33, activated: true },
    ],
    tokens: [{ carrier: 'a1' }],
    buildings: [{ ...HOUSE, openings: [{ id: 'window', kind: 'window', from: [10, 13], to: [10, 15] }] }] as never,
    change: (now) => {
      now.activation = { ...NEW, unit: 'a1', left, of: left };
    },
  });
  return m;
};
const NEW = { sprint: 0, landed: false, tagged: null, heavy: 2, going: null, answering: null, stuck: [] };

describe('nobody waits for ever', () => {
  test('LD.TERRAIN.25 somebody whose points do not take them through a window goes up to it, and then through', () => {
    const before = person(played(indoors(11.5, 3)), 'a1');
    expect(before.x).toBeGreaterThan(10.5);
    expect(before.x).toBeLessThan(10.6);
    expect(person(played(indoors(before.x, 4)), 'a1').x).toBeLessThan(9.5);
  });

  test('LD.MISC.1 of two who stand before a closed door in one another’s way, one opens it', () => {
    const doors = [{ id: 'door', kind: 'door', from: [18, 13.2], to: [18, 14.7] }];
    const m = scene({
      people: [
        { x: 17, y: 13.5, name: 'Ann', blades: ['heavy-blade'] },
        { x: 17, y: 14.5, name: 'Cal', blades: ['heavy-blade'] },
        { seat: 'b', x: 19, y: 13.5, activated: true },
      ],
      buildings: [{ ...HOUSE, openings: doors }] as never,
    });
    played(m);
    expect(battle(m).changes.openings).toEqual({ door: { state: 'open' } });
  });

  test('LD.TURN.3 a gun that keeps somebody behind a wall in turn 2 no longer does in turn 25', () => {
    const spec: SceneSpec = {
      people: [
        { x: 12, y: 12, name: 'Ann', blades: ['club'] },
        { seat: 'b', x: 28, y: 12, guns: ['military-assault-rifle'] },
      ],
      pieces: [
        {
          id: 'wall',
          name: 'Wall',
          outline: [
            [13, 8],
            [14, 8],
            [14, 16],
            [13, 16],
          ],
          kind: 'impassable',
          height: 3,
          blocksSight: true,
        },
      ] as never,
    };
    const gap = (turn: number): number => {
      const m = played(scene({ ...spec, turn }));
      return inchesBetween(person(m, 'a1'), person(m, 'b1'));
    };
    expect(gap(25)).toBeLessThan(gap(2) - 2);
  });
});

test('LD.SHOOT.1 nobody waits for a shot at somebody whom the dead hide', () => {
  const aimedAt = (y: number): string | null => {
    const m = scene({
      people: [
        { x: 10, y: 10, guns: ['hunting-rifle'] },
        { seat: 'b', x: 20, y: 10 },
      ],
      zombies: [{ x: 13, y }],
    });
    const now = battle(m);
    const unit = person(m, 'a1');
    return shotFrom(outlookFor(now, unit), { x: 10, y: 10, level: 0, cell: cellOf(meshOf(now), unit) }, [0]).target;
  };
  expect(aimedAt(14)).toBe('b1');
  expect(aimedAt(10)).toBe('z1');
});
