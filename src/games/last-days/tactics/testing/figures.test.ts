import { describe, expect, test } from 'vitest';
import type { EncounterId } from '../../data/encounters.ts';
import type { Activation, Battle } from '../../state.ts';
import { battle, block, person, scene, type SceneSpec, type Somebody } from '../../testing.ts';
import { MEANS, nextAdvice } from '../acting.ts';
import { battleWorth } from '../ahead.ts';
import { exchangeOf } from '../exchange.ts';
import { goalsFor } from '../goals.ts';
import { usableGuns } from '../harm.ts';
import { cellOf, meshOf } from '../mesh.ts';
import { chargeAt, deadAt, fightWith, gunsAt, outlookFor, shotFrom, towardsGoal } from '../outlook.ts';
import { plansFor } from '../plan.ts';
import { worthOf } from '../worth.ts';
import { KEPT } from './figures.ts';

/**
 * What bots reckon with, figure by figure, in a fight that has a bit of everything. Nobody can say that these figures are right; but
 * they change where somebody wants them to change, and nowhere else. What they are now stands in figures.ts.
 */

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
const at = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({ x, y, ...more });
const rival = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => at(x, y, { seat: 'b', ...more });

const PIECES = [
  block('wall', [8, 16, 6, 1], { kind: 'impassable', height: 3, blocksSight: true }),
  block('sill', [18, 12, 5, 0.5], { kind: 'impassable', height: 0.7, blocksSight: true }),
  block('mud', [22, 18, 6, 6], { kind: 'difficult' }),
  block('hut', [26, 6, 5, 5], { kind: 'impassable', height: 3, blocksSight: true }),
];
const MELEE: SceneSpec = {
  pieces: PIECES,
  people: [
    at(10, 12, { guns: ['hunting-rifle'], blades: ['club'] }),
    at(16, 10, { guns: ['pump-action-shotgun'], noise: 1 }),
    at(20, 9, { blades: ['heavy-blade'], damage: 1 }),
    rival(12, 24, { guns: ['semi-automatic'], locked: 1 }),
    rival(24, 15, { guns: [{ id: 'hunting-rifle', empty: true }], activated: true }),
    rival(20.9, 9.6, { blades: ['club'] }),
    rival(30, 30, { guns: ['revolver'], blades: ['club'] }),
  ],
  zombies: [
    { x: 14, y: 6 },
    { x: 25, y: 26, damage: 1 },
    { x: 5, y: 20 },
  ],
  tokens: [{ x: 15, y: 20 }, { carrier: 'b4' }],
};
const fight = (change: (b: Battle) => void = () => {}, more: SceneSpec = {}): Battle =>
  battle(scene({ ...MELEE, ...more, change }));

/** The best things that somebody who has just been chosen could do, and what each is worth. */
function plansOf(id: string, change: (b: Battle) => unknown = () => {}): string[] {
  const seat = id.startsWith('a') ? 'a' : 'b';
  const m = scene({ ...MELEE, active: seat, change: (b) => void change(b) });
  if (m.asked().options.includes(id)) m.answer(seat, id);
  const b = battle(m);
  return plansFor(b, person(m, id), b.activation as Activation, MEANS)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, 6)
    .map(({ means, at: { x, y }, does, target, value }) =>
      [means, rounded(x), rounded(y), does.map((deed) => deed.do).join('+') || '-', target ?? '-', rounded(value)].join(
        ' ',
      ),
    );
}

describe('a plan is worth what it was', () => {
  test.each(['a1', 'a2', 'a3', 'b1', 'b4'])('of %s', (id) => {
    expect(plansOf(id)).toEqual(KEPT[id]);
  });
  test.each([
    ['with an empty gun', (b) => (b.characters[0]!.guns[0]!.empty = true)],
    ['carrying a token', (b) => (b.tokens[0] = { ...b.tokens[0]!, at: null, carrier: 'a1' })],
    ['after a Run', (b) => (b.characters[0]!.ran = true)],
    ['late', (b) => (b.turn = 9)],
    [
      'beside a fire',
      (b) => b.fires.push({ x: 10, y: 11, level: 0, id: 'f1', weapon: 'fire-bomb', by: 'b1', until: 4 }),
    ],
  ] as readonly [string, (b: Battle) => unknown][])('of a1 %s', (name, change) => {
    expect(plansOf('a1', change)).toEqual(KEPT[name]);
  });
});

test('a place is worth what it was', () => {
  const told = ['a1', 'a2', 'a3'].flatMap((id) => {
    const b = fight();
    const outlook = outlookFor(b, b.characters.find((one) => one.id === id) as never);
    const mesh = meshOf(b);
    return [
      [10, 12],
      [16, 14],
      [20, 20],
      [30, 20],
      [14, 8],
      [6, 19],
    ].map(([x = 0, y = 0]) => {
      const spot = { x, y, level: 0 };
      const place = { ...spot, cell: cellOf(mesh, spot) };
      const shot = shotFrom(outlook, place, usableGuns(outlook.unit));
      return [
        id,
        gunsAt(outlook, place, false),
        gunsAt(outlook, place, true),
        deadAt(outlook, place, 0),
        deadAt(outlook, place, 2),
        chargeAt(outlook, place),
        towardsGoal(outlook, place),
        shot.value,
        shot.target ?? '-',
      ]
        .map((one) => (typeof one === 'number' ? rounded(one) : one))
        .join(' ');
    });
  });
  expect(told).toEqual(KEPT.places);
});

test('a battle is worth what it was, in every encounter', () => {
  const told = (
    ['scavengers', 'bushwhack', 'massacre-site', 'the-escape', 'rescue', 'home-defense'] as EncounterId[]
  ).map((encounter) => {
    const b = fight(() => {}, { encounter });
    const goals = [...goalsFor(b, 'a')].map(([id, { kind, slope, enough, far }]) => {
      const cell: number = cellOf(meshOf(b), b.characters.find((one) => one.id === id) as never);
      return [id, kind, slope, enough, far[cell] as number]
        .map((one) => (typeof one === 'number' ? rounded(one) : one))
        .join(' ');
    });
    return [
      encounter,
      rounded(battleWorth(b, 'a')),
      rounded(battleWorth(b, 'b')),
      rounded(exchangeOf(b, 'a')),
      nextAdvice(b, 'a', ['a1', 'a2', 'a3']).because,
      ...goals,
    ];
  });
  expect(told).toEqual(KEPT.encounters);
  const b = fight();
  expect(b.characters.map((one) => rounded(worthOf(b, one)))).toEqual(KEPT.worth);
  const outlook = outlookFor(b, person(scene(MELEE), 'a3'));
  expect([b.characters[5], b.zombies[0]].map((one) => rounded(fightWith(outlook, one as never)))).toEqual(KEPT.fights);
});
