import { describe, expect } from 'vitest';
import { COVERS } from '../data/cover.ts';
import { block, rectangle, type SceneSpec, stateOf, test } from '../testing.ts';
import { coverOf, screenOf } from './cover.ts';

const SHOOTER = { x: 10, y: 10, level: 0 };
const still = { x: 20, y: 10 };
/** What shelters n1 from somebody at 10, 10. */
function shelter(spec: SceneSpec, more: object = {}): string {
  const state = stateOf({
    ...spec,
    band: [{ x: 10, y: 30 }],
    strangers: [{ attitude: 'enemy', people: [{ ...still, ...more }] }, ...(spec.strangers ?? [])],
  });
  const target = state.encounter.humans.find(({ id }) => id === 'n1');
  if (target === undefined) throw new Error('nobody');
  target.turn.moved = (more as { moved?: boolean }).moved === true;
  const { cover, concealed, by } = coverOf(state, target, SHOOTER);
  return [...by, ...(cover ? ['cover'] : []), ...(concealed ? ['concealed'] : [])].join(' ');
}
const moved = { moved: true };

describe('cover and concealment', () => {
  test('ATZ.COVER.1 ATZ.COVER.2 in the open there is neither', () => {
    expect(shelter({})).toBe('');
  });

  test('ATZ.COVER.3 inside a building: both, and only concealment on the move', () => {
    const buildings = [{ id: 'h', name: 'House', outline: rectangle(17, 6, 8, 8), floors: [0], height: 3 }];
    expect(shelter({ buildings })).toBe('inside-building cover concealed');
    expect(shelter({ buildings }, moved)).toBe('inside-building concealed');
  });

  test('ATZ.COVER.7 in woods: both, and only concealment on the move', () => {
    const pieces = [block('wood', [17, 6, 8, 8], { seeThrough: true, height: 3 })];
    expect(shelter({ pieces })).toBe('woods cover concealed');
    expect(shelter({ pieces }, moved)).toBe('woods concealed');
  });

  test('ATZ.COVER.6 behind a low thing within an inch, moving or not; not far behind it, and not on this side of it', () => {
    const wall = (x: number) => [block('wall', [x, 8, 0.4, 4], { height: 0.8, cover: true })];
    expect(shelter({ pieces: wall(18.7) })).toBe('behind-vehicle cover');
    expect(shelter({ pieces: wall(18.7) }, moved)).toBe('behind-vehicle cover');
    expect(shelter({ pieces: wall(17.5) })).toBe('');
    expect(shelter({ pieces: wall(21) })).toBe('');
  });

  test('ATZ.TERR.13 ATZ.TERR.14 at the crest of a hill both, moving or not, against the other side; on its slope neither', () => {
    const hill = (y: number) => [
      {
        ...block('hill', [16, 4, 8, 12], { height: 2, kind: 'difficult', blocksSight: true, cover: true }),
        looks: 'hill',
      },
      { ...block('crest', [19.4, y, 0.2, 4], { height: 2 }), looks: 'crest', tags: { crest: true as const } },
    ];
    expect(shelter({ pieces: hill(8) })).toBe('crest cover concealed');
    expect(shelter({ pieces: hill(8) }, moved)).toBe('crest cover concealed');
    expect(shelter({ pieces: hill(20) })).toBe('');
    // On this side of the crest the shooter sees all of it.
    expect(shelter({ pieces: hill(8) }, { x: 19 })).toBe('');
  });

  test('ATZ.COVER.4 ATZ.COVER.8 a crowd wants two within an inch, one on each side, and somebody who stands still', () => {
    const beside = (...ys: number[]) => ({
      strangers: [{ attitude: 'enemy' as const, people: ys.map((y) => ({ x: 20, y })) }],
    });
    expect(shelter(beside(9, 11))).toBe('crowd cover');
    expect(shelter(beside(9, 11), moved)).toBe('crowd concealed');
    expect(shelter(beside(9))).toBe('');
    expect(shelter(beside(9, 11.1))).toBe('');
  });

  test('ATZ.COVER.5 inside a vehicle there is concealment only, moving or not', () => {
    const concealment = { cover: false, concealment: true };
    expect(COVERS['inside-vehicle']).toEqual({ still: concealment, moving: concealment });
  });

  test('ATZ.COVER.10 zombies screen a living target, and have no cover themselves', () => {
    expect(
      shelter({
        zombies: [
          { x: 20, y: 9 },
          { x: 20, y: 11 },
        ],
      }),
    ).toBe('crowd cover');
    const state = stateOf({
      band: [{ x: 10, y: 30 }],
      zombies: [{ x: 20, y: 10 }],
      pieces: [block('wood', [17, 6, 8, 8], { seeThrough: true, height: 3 })],
    });
    const [zombie] = state.encounter.zombies;
    expect(coverOf(state, zombie as never, SHOOTER)).toEqual({ cover: false, concealed: false, by: [] });
  });

  test('ATZ.SHOOT.18 ATZ.SHOOT.19 ATZ.WOUND.7 an even melee and a carrier are fired into as into a crowd', () => {
    const state = stateOf({
      band: [{ x: 10, y: 30 }],
      strangers: [{ attitude: 'enemy', people: [{ ...still }, { x: 21, y: 10 }, { x: 30, y: 30, status: 'oof' }] }],
    });
    const [, target, other, hurt] = state.encounter.humans;
    if (target === undefined || other === undefined || hurt === undefined) throw new Error('nobody');
    const side = { even: 1, unarmed: null, arm: null, mild: false };
    state.encounter.melees.push({
      id: 'm1',
      sides: [
        { who: 'n1', ...side },
        { who: 'n2', ...side },
      ],
    });
    expect(coverOf(state, target, SHOOTER)).toEqual({ cover: true, concealed: false, by: ['crowd'] });
    expect(screenOf(state.encounter, target, SHOOTER).map(({ id }) => id)).toEqual(['n2']);
    state.encounter.melees = [];
    target.carries = 'n3';
    expect(coverOf(state, target, SHOOTER).cover).toBe(true);
    expect(screenOf(state.encounter, target, SHOOTER).map(({ id }) => id)).toEqual(['n3']);
  });
});
