import { describe, expect, test } from 'vitest';
import { Draft, Tabletop } from '../tabletop/index.ts';
import { block, box, building, door, model, terrainOf } from '../tabletop/testing.ts';
import { isCovered, Looks, type LookRules, raised, type View } from './index.ts';

const viewer = model('viewer', 5, 10, { facing: 0 });
const target = model('target', 15, 10);

const viewPast = (rules: LookRules, height: number, more: Parameters<typeof block>[2] = {}): View =>
  new Looks(rules).view(
    new Tabletop(terrainOf({ pieces: [block('wall', box(13, 5, 1, 10), { height, ...more })] }), [viewer, target]),
    viewer,
    target,
  );

describe('a look at the panel', () => {
  test('is seen from the share on that the game asks for, and in cover while anything is hidden', () => {
    expect(viewPast({ share: 1 / 4 }, 0.1)).toEqual({ seen: true, cover: false, share: 1, growth: 0, why: null });
    const low = viewPast({ share: 1 / 4 }, 0.8);
    expect(low).toMatchObject({ seen: true, cover: true, why: null });
    expect(low.share).toBeGreaterThan(0.25);
    expect(low.share).toBeLessThan(1);
    expect(viewPast({ share: low.share }, 0.8).seen).toBe(true);
    expect(viewPast({ share: low.share + 0.001 }, 0.8)).toMatchObject({ seen: false, cover: false, why: 'hidden' });
  });

  test('a base that shows is enough where the game says so', () => {
    // A wall that hides all but the edge of the target, down to its feet.
    const table = new Tabletop(terrainOf({ pieces: [block('wall', box(13, 9.7, 1, 5), { height: 3 })] }));
    const strict = new Looks({ share: 1 / 4 }).view(table, viewer, target);
    expect(strict.share).toBeGreaterThan(0);
    expect(strict.share).toBeLessThan(0.25);
    expect(strict.seen).toBe(false);
    expect(new Looks({ share: 1 / 4, foot: true }).view(table, viewer, target)).toMatchObject({
      seen: true,
      cover: true,
    });
    // One that hides all but the head: too little is seen, and nothing of the base.
    const head = viewPast({ share: 1 / 4, foot: true }, 1.05);
    expect(head.share).toBeGreaterThan(0);
    expect(head).toMatchObject({ seen: false, cover: false, why: 'hidden' });
    expect(viewPast({ share: 1 / 4, foot: true }, 3)).toMatchObject({ seen: false, share: 0, why: 'hidden' });
  });

  test('growth counts in inches, and the first of one’s own do not', () => {
    const growth = { kind: 'difficult', seeThrough: true, blocksSight: false } as const;
    const rules = { share: 1 / 3, growth: { most: 1, own: 0 } };
    expect(viewPast(rules, 3, growth)).toMatchObject({ seen: true, cover: true, growth: 1 });
    expect(viewPast({ ...rules, growth: { most: 0.9, own: 0 } }, 3, growth)).toMatchObject({
      seen: false,
      why: 'growth',
    });
    const inIt = { ...viewer, x: 13.5 };
    const table = new Tabletop(terrainOf({ pieces: [block('wood', box(13, 5, 1, 10), { height: 3, ...growth })] }));
    expect(new Looks({ share: 1 / 3, growth: { most: 0, own: 2 } }).view(table, inIt, target).growth).toBe(0);
  });

  test('other models hide what is behind them where they block', () => {
    const table = new Tabletop(terrainOf({}), [viewer, target, model('between', 8, 10)]);
    expect(new Looks({ share: 1 / 4 }).view(table, viewer, target).share).toBe(1);
    const blocked = new Looks({ share: 1 / 4, blockers: () => true });
    expect(blocked.view(table, viewer, target)).toMatchObject({ seen: false, share: 0 });
    expect(blocked.proof(table, viewer, target).blockers.map(({ id }) => id)).toEqual(['between']);
  });

  test('only what lies in the arc of sight is seen; its edge is', () => {
    const table = new Tabletop(terrainOf({}));
    const looks = new Looks({ share: 1 / 4, arc: 180 });
    const at = (x: number, y: number): View => looks.view(table, viewer, { ...target, x, y });
    expect(at(15, 10).seen).toBe(true);
    expect(at(5, 20).seen).toBe(true);
    expect(at(4.9, 20)).toEqual({ seen: false, cover: false, share: 0, growth: 0, why: 'arc' });
  });

  test('what is known of two places is not taken for others: other sizes, an opened door', () => {
    const terrain = terrainOf({
      pieces: [block('wall', box(13, 5, 1, 3), { height: 0.8 })],
      buildings: [building(box(20, 5, 10, 10), [door('door', [20, 9], [20, 11])])],
    });
    const looks = new Looks({ share: 1 / 4 });
    const table = new Draft(new Tabletop(terrain));
    const low = { ...target, y: 6 };
    const from = { ...viewer, y: 6 };
    const share = looks.view(table, from, low).share;
    expect(looks.view(table, from, { ...low, height: 2 }).share).toBeGreaterThan(share);
    expect(looks.view(table, from, low).share).toBe(share);
    expect(looks.view(table, from, { ...low, radius: 2 }).share).toBeGreaterThan(share);
    expect(looks.view(table, from, low).share).toBe(share);
    expect(looks.view(table, { ...from, eye: 3 }, low).share).toBeGreaterThan(share);
    expect(looks.view(table, from, low).share).toBe(share);
    const inside = { ...target, x: 25 };
    expect(looks.view(table, viewer, inside).seen).toBe(false);
    table.change({ openings: { door: { state: 'open' } } });
    expect(looks.view(table, viewer, inside).seen).toBe(true);
  });
});

describe('a unit in cover', () => {
  const views = (...kinds: ('open' | 'cover' | 'unseen')[]): View[] =>
    kinds.map((kind) => ({
      seen: kind !== 'unseen',
      cover: kind === 'cover',
      share: 1,
      growth: 0,
      why: kind === 'unseen' ? 'hidden' : null,
    }));

  test('has as large a part covered as the game asks for, and somebody at all', () => {
    expect(isCovered(views('open', 'cover', 'unseen', 'open'), 1 / 2)).toBe(true);
    expect(isCovered(views('open', 'cover', 'open'), 1 / 2)).toBe(false);
    expect(isCovered(views('open'), 0)).toBe(false);
    expect(isCovered(views('cover', 'open', 'open'), 0)).toBe(true);
  });
});

describe('on a hill', () => {
  test('eyes are where they really are', () => {
    const terrain = terrainOf({
      pieces: [block('hill', box(10, 10, 5, 5), { kind: 'normal', height: 2, blocksSight: true })],
    });
    expect(raised(terrain, model('up', 12, 12)).lift).toBe(2);
    expect(raised(terrain, model('up', 12, 12, { lift: 1 })).lift).toBe(3);
    expect(raised(terrain, model('upstairs', 12, 12, { level: 1 })).lift).toBeUndefined();
    expect(raised(terrain, model('off', 5, 5)).lift).toBeUndefined();
  });

  test('the highest of several counts, and only ground that hides what is behind it', () => {
    const slope = (id: string, height: number, more: Parameters<typeof block>[2] = {}) =>
      block(id, box(10, 10, 5, 5), { kind: 'normal', height, blocksSight: true, ...more });
    const liftOn = (...pieces: ReturnType<typeof slope>[]): number | undefined =>
      raised(terrainOf({ pieces }), model('up', 12, 12)).lift;
    expect(liftOn(slope('high', 2), slope('low', 1))).toBe(2);
    expect(liftOn(slope('low', 1), slope('high', 2))).toBe(2);
    expect(liftOn(slope('bog', 1, { kind: 'difficult' }))).toBe(1);
    expect(liftOn(slope('crate', 1, { kind: 'impassable' }))).toBeUndefined();
    expect(liftOn(slope('grass', 1, { blocksSight: false }))).toBeUndefined();
    expect(
      liftOn(slope('crate', 1, { kind: 'impassable' }), slope('grass', 3, { blocksSight: false })),
    ).toBeUndefined();
  });
});
