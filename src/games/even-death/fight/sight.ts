import {
  growthOn,
  inside,
  type Look,
  look,
  type Model,
  type Piece,
  SLIVER,
  type Tabletop,
  type Terrain,
  visibleShare,
} from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import { tabletopOf, terrainOf } from '../prepare/battlefield.ts';
import type { Battle } from '../state.ts';
import { bodies } from '../units.ts';

/** EDM.SIGHT.3: a third of the target's panel. */
const ENOUGH = 1 / 3 - 1e-9;

/** EDM.SIGHT.4: so far into growth nothing is seen; where one stands oneself, the first inches do not count. */
export const THROUGH_GROWTH = 6;
const OWN_GROWTH = 2;

/** What one model sees of another. */
export interface View {
  /** EDM.SIGHT.3: the viewer has the target in Sight. What the target sees is another question. */
  readonly seen: boolean;
  /** EDM.COVER.1: as the viewer sees it, the target is behind Cover. */
  readonly cover: boolean;
  /** How much of the target the viewer sees, and through how many inches of growth that count. */
  readonly share: number;
  readonly growth: number;
}

/** EDM.SIGHT.1, EDM.SIGHT.7: the models of a unit with their eyes where they really are: on a hill, half-way up a face. */
export function eyesOf(battle: Battle, unit: Unit): Model[] {
  const hills = hillsOf(terrainOf(battle));
  return bodies(unit).map((body) => {
    const lift = (body.lift ?? 0) + slope(hills, body);
    return lift === 0 ? body : { ...body, lift };
  });
}

const hills = new WeakMap<Terrain, readonly Piece[]>();

/** EDM.SIGHT.7: ground that one walks up to: it hides what is behind it, and whoever is on it stands on its top. */
function hillsOf(terrain: Terrain): readonly Piece[] {
  let found = hills.get(terrain);
  if (found === undefined) {
    found = terrain.pieces.filter(
      ({ kind, height, blocksSight }) => kind !== 'impassable' && blocksSight && height > 0,
    );
    hills.set(terrain, found);
  }
  return found;
}

const slope = (of: readonly Piece[], { level, x, y }: Model): number =>
  level > 0 ? 0 : of.reduce((top, { outline, height }) => (inside(outline, { x, y }) ? Math.max(top, height) : top), 0);

const views = new WeakMap<Tabletop['ground'], Map<string, View>>();
const MOST_VIEWS = 50_000;

/**
 * EDM.SIGHT.2: models do not block the view, so what two places see of each other never changes while the terrain
 * stays: each pair is worked out once.
 */
export function viewOf(table: Tabletop, viewer: Model, target: Model): View {
  let known = views.get(table.ground);
  if (known === undefined || known.size > MOST_VIEWS) {
    known = new Map();
    views.set(table.ground, known);
  }
  const key = `${placeOf(viewer)} ${placeOf(target)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const share = visibleShare(table, viewer, target);
  const growth = growthFor(table, viewer, target);
  const seen = share >= ENOUGH && growth <= THROUGH_GROWTH;
  // EDM.COVER.1: up to two thirds hidden is Cover.
  const view = { seen, cover: seen && (share < 1 - SLIVER || growth > 0), share, growth };
  known.set(key, view);
  return view;
}

const placeOf = ({ x, y, level, lift = 0 }: Model): string => `${x} ${y} ${level} ${lift}`;

/** EDM.SIGHT.4 */
function growthFor(table: Tabletop, viewer: Model, target: Model): number {
  let inches = 0;
  for (const { id, inches: long } of growthOn(table, viewer, target)) {
    const own = inside((table.ground.named(id) as Piece).outline, viewer);
    inches += Math.max(0, long - (own ? OWN_GROWTH : 0));
  }
  return inches;
}

/** EDM.SIGHT.5, EDM.SIGHT.6, EDM.HERD.8: whether one unit sees another; one zombie that sees, or is seen, is enough. */
export function seesUnit(battle: Battle, viewer: Unit, target: Unit): boolean {
  const table = tabletopOf(battle);
  const there = eyesOf(battle, target);
  return eyesOf(battle, viewer).some((eye) => there.some((model) => viewOf(table, eye, model).seen));
}

/** What an attacker sees of a unit: model by model. */
export interface Prospect {
  readonly model: Model;
  readonly view: View;
}

export function prospects(battle: Battle, viewer: Model, target: Unit, table = tabletopOf(battle)): Prospect[] {
  return eyesOf(battle, target).map((model) => ({ model, view: viewOf(table, viewer, model) }));
}

/** The proof of a view, for the log and the screen: the panel, what hides how much of it, the growth on the line. */
export const proofOf = (battle: Battle, viewer: Model, target: Model): Look => look(tabletopOf(battle), viewer, target);
