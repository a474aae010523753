import { describe, expect } from 'vitest';
import { inFormation } from '../herd/formation.ts';
import type { Battle } from '../state.ts';
import { battle, rectangle, start, test, type BattleScene } from '../testing.ts';
import { bodies } from '../units.ts';

const survivors = { faction: 'survivors', humans: [{ class: 'newbie', weapons: ['rifle'] }, { class: 'regular' }] };
const zombies = {
  faction: 'zombies',
  herds: [
    { type: 'regular', zombies: 15 },
    { type: 'fast', zombies: 3 },
  ],
};
const begin = (more: object = {}): BattleScene =>
  start({ kind: 'battle', limit: 100, players: [survivors, zombies], ...more }, 'deploy');

/** Zones in the order of the roll: the first named one to whoever chooses first. */
function zoned(m: BattleScene, ...slots: string[]): BattleScene {
  for (const slot of slots) m.answer(m.asked().seats[0] as string, slot);
  return m;
}
const seats = (m: BattleScene): readonly string[] => battle(m).order;

describe('deployment', () => {
  test('EDM.DEPLOY.1 EDM.SETUP.6 the order is rolled, zones are chosen in it, and then the players place one unit each', () => {
    const m = begin();
    const [first, second] = seats(m) as [string, string];
    expect(m.under('EDM.DEPLOY.1').length).toBeGreaterThanOrEqual(2);
    expect(m.asked()).toMatchObject({ seats: [first], rule: 'EDM.SETUP.6', options: ['1', '2'] });
    zoned(m, '2');
    expect(battle(m).sides.map(({ seat, slot }) => [seat, slot])).toEqual(
      expect.arrayContaining([
        [first, '2'],
        [second, '1'],
      ]),
    );
    expect(m.asked()).toMatchObject({ seats: [first], rule: 'EDM.DEPLOY.1', options: ['0', '1'] });
    m.answer(first, '0').answer(first, spot(first, 2));
    if (first === 'b') m.answer(first, 'suggested');
    expect(m.asked().seats).toEqual([second]);
    m.answer(second, '1').answer(second, spot(second, 1));
    if (second === 'b') m.answer(second, 'suggested');
    expect(m.asked().seats).toEqual([first]);
  });

  const spot = (seat: string, slot: number): { x: number; y: number; facing: number } => ({
    x: seat === 'a' ? 20 : 30,
    y: slot === 1 ? 5 : 55,
    facing: 90,
  });

  /** Both sides in their zones, survivors in the north; it is the survivors' turn to place. */
  function placing(): BattleScene {
    const m = begin();
    const survivorsFirst = seats(m)[0] === 'a';
    zoned(m, survivorsFirst ? '1' : '2');
    if (!survivorsFirst) m.answer('b', '1').answer('b', { x: 30, y: 55, facing: 270 }).answer('b', 'suggested');
    return m;
  }

  test('EDM.DEPLOY.3 the whole base lies in the own zone, on no Impassable piece and no other base', () => {
    const m = placing().answer('a', '0');
    expect(m.asked()).toMatchObject({ kind: 'place', rule: 'EDM.DEPLOY.3' });
    expect(m.refused('a', { x: 20, y: 20, facing: 90 }).code).toBe('bad-answer');
    expect(m.refused('a', { x: 20, y: 9.6, facing: 90 })).toMatchObject({ reason: { key: 'ed.no.zone' } });
    m.answer('a', { x: 20, y: 9.5, facing: 45 });
    expect(battle(m).humans[0]).toMatchObject({ x: 20, y: 9.5, facing: 45, level: 0 });
    while (m.asked().seats[0] === 'b') {
      m.answer('b', m.asked().kind === 'choose' ? (m.asked().options[0] as string) : { x: 45, y: 55, facing: 0 });
    }
    expect(m.refused('a', { x: 20.9, y: 9.5, facing: 0 })).toMatchObject({ reason: { key: 'ed.no.no-room' } });
  });

  test('EDM.DEPLOY.2 EDM.DEPLOY.4 a herd is placed whole, in one go and in formation', () => {
    const m = placing().answer('a', '0').answer('a', { x: 20, y: 5, facing: 90 });
    const before = battle(m).herds.length;
    const number = m.asked().kind === 'choose' ? '0' : null;
    if (number !== null) m.answer('b', number);
    const size = m.asked().prompt === 'ed.deploy.place-herd' ? battle(m).sides[1]?.reserve.length : 0;
    expect(size).toBeGreaterThan(0);
    m.answer('b', { x: 40, y: 55, facing: 270 });
    expect(m.asked()).toMatchObject({ prompt: 'ed.places', options: ['suggested', 'by-hand'] });
    m.answer('b', 'suggested');
    const made = battle(m).herds.at(-1) as Battle['herds'][number];
    expect(battle(m).herds).toHaveLength(before + 1);
    expect(made.zombies).toHaveLength(15);
    expect(inFormation(bodies(made))).toBe(true);
    expect(made.zombies.every(({ y }) => y >= 50.5 && y <= 59.5)).toBe(true);
  });

  /** A herd of three is about to be placed. */
  const toPlace = (field: object, slot: string): BattleScene =>
    start({
      kind: 'custom',
      ...field,
      players: [{ faction: 'survivors' }, { faction: 'zombies', slot, herds: [{ type: 'fast', zombies: 3 }] }],
      humans: [{ seat: 'a', class: 'regular', x: 30, y: 30 }],
      phase: 'deploy',
      active: 'b',
    });

  test('EDM.DEPLOY.2 EDM.DEPLOY.3 EDM.DEPLOY.4 the player may place a herd one by one, in the zone and in formation', () => {
    const m = toPlace({ layout: 'harrow-farm' }, '2');
    m.answer('b', { x: 30, y: 56, facing: 270 }).answer('b', 'by-hand');
    expect(m.asked()).toMatchObject({ kind: 'place', rule: 'EDM.DEPLOY.4', prompt: 'ed.places.one' });
    expect(m.refused('b', { x: 30, y: 50.2 })).toMatchObject({ reason: { key: 'ed.no.zone' } });
    m.answer('b', { x: 20, y: 52 });
    expect(m.refused('b', { x: 20.5, y: 52 })).toMatchObject({ reason: { key: 'ed.no.no-room' } });
    expect(m.refused('b', { x: 23.01, y: 52 })).toMatchObject({ rule: 'EDM.HERD.2', reason: { key: 'ed.no.link' } });
    m.answer('b', { x: 23, y: 52 }).answer('b', { x: 26, y: 52 });
    const [herd] = battle(m).herds;
    expect(herd?.zombies.map(({ x, y }) => [x, y])).toEqual([
      [20, 52],
      [23, 52],
      [26, 52],
    ]);
    expect(herd?.facing).toBe(270);
  });

  test('EDM.DEPLOY.4 nobody is placed where the others would find no room', () => {
    // A zone as wide as one base.
    const areas = [
      { id: 'north', kind: 'zone', outline: rectangle(0, 0, 60, 10) },
      { id: 'south', kind: 'zone', outline: rectangle(9.05, 50.45, 3.9, 1.1) },
    ];
    const m = toPlace({ terrain: { id: 'lane', name: 'Lane', width: 60, depth: 60, areas } }, 'south');
    m.answer('b', { x: 11, y: 51, facing: 0 }).answer('b', 'by-hand');
    expect(m.refused('b', { x: 11.5, y: 51 })).toMatchObject({ reason: { key: 'ed.no.others' } });
  });

  test('EDM.DEPLOY.5 EDM.DEPLOY.6 when all stand, Priority is rolled and play begins with loaded weapons', () => {
    const m = placing();
    for (let i = 0; battle(m).phase === 'deploy'; i++) {
      const { kind, seats: asked, options } = m.asked();
      const seat = asked[0] as string;
      if (kind === 'choose') m.answer(seat, options[0] as string);
      else m.answer(seat, { x: 5 + 10 * i, y: seat === 'a' ? 5 : 55, facing: 0 });
    }
    expect(battle(m)).toMatchObject({ phase: 'play', round: 1 });
    expect(m.under('EDM.PRIO.1').length).toBeGreaterThanOrEqual(2);
    expect(battle(m).humans[0]?.weapons).toEqual([{ id: 'rifle', reload: 0 }]);
    expect(battle(m).active).toBe(battle(m).order[0]);
  });

  test('EDM.SETUP.6 in a last stand the defender has the middle and the attackers the edges', () => {
    const m = begin({ layout: 'beacon-shore', pattern: 'lastStand', defender: 'b', objective: true });
    expect(battle(m).sides.map(({ slot }) => slot)).toEqual(['attacker-1', 'defender']);
    expect(battle(m).objective).toMatchObject({ x: 30, y: 30, radius: 12, rounds: 5 });
  });
});
