import type { Point } from '../kernel/index.ts';
import {
  apart,
  between,
  clear,
  growthOn,
  inArc,
  inside,
  type Look,
  look,
  meet,
  type Model,
  type Piece,
  type Polygon,
  SLIVER,
  type Tabletop,
  visibleShare,
} from '../tabletop/index.ts';

/** What one figure sees of another, judged by the measures that a game gives. */

/** What keeps a figure from being seen: something hides it, growth does, it lies outside the arc of sight. */
type Unseen = 'hidden' | 'growth' | 'arc';

/** What one model sees of another. What the other sees is another question. */
export interface View {
  readonly seen: boolean;
  /** As the viewer sees it, the target is in cover. */
  readonly cover: boolean;
  /** How much of the target the viewer sees, and through how many inches of growth that count. */
  readonly share: number;
  readonly growth: number;
  readonly why: Unseen | null;
}

/** By which measures a game judges a look at the target's panel. */
export interface LookRules {
  /** So much of the target must be seen. */
  readonly share: number;
  /** Any part of its base is enough as well. */
  readonly foot?: boolean;
  /** So many inches of growth let sight through; where the viewer stands in it itself, the first ones do not count. */
  readonly growth?: { readonly most: number; readonly own: number };
  /** Which other models hide what is behind them: none if not said. */
  readonly blockers?: (model: Model) => boolean;
  /** So many degrees round the way that it faces the viewer sees: all round if not said. */
  readonly arc?: number;
}

/** A view that has been worked out, and for which sizes. */
interface Known {
  readonly view: View;
  readonly viewerEye: number;
  readonly eye: number;
  readonly radius: number;
  readonly height: number;
}
const MOST_VIEWS = 50_000;

/** The way in which one game looks. */
export class Looks {
  readonly #rules: LookRules;
  readonly #known = new WeakMap<Tabletop['ground'], Map<string, Known>>();

  constructor(rules: LookRules) {
    this.#rules = rules;
  }

  view(table: Tabletop, viewer: Model, target: Model): View {
    const { arc, blockers } = this.#rules;
    if (arc !== undefined && !inArc(viewer, target, arc)) return BEHIND;
    return blockers === undefined ? this.#keep(table, viewer, target) : this.#judge(table, viewer, target);
  }

  /** The proof of a view, for the log and the screen: the panel, what hides how much of it, the growth on the line. */
  proof(table: Tabletop, viewer: Model, target: Model): Look {
    const { blockers } = this.#rules;
    return look(table, viewer, target, blockers === undefined ? {} : { blockers });
  }

  /**
   * Where models do not hide each other, what two places see of each other stays the same as long as the terrain does: each
   * pair is worked out once.
   */
  #keep(table: Tabletop, viewer: Model, target: Model): View {
    let known = this.#known.get(table.ground);
    if (known === undefined || known.size > MOST_VIEWS) {
      known = new Map();
      this.#known.set(table.ground, known);
    }
    const key = `${placeOf(viewer)} ${placeOf(target)}`;
    const { eye, radius, height } = target;
    const found = known.get(key);
    if (found !== undefined && isFor(found, viewer, target)) return found.view;
    const view = this.#judge(table, viewer, target);
    known.set(key, { view, viewerEye: viewer.eye, eye, radius, height });
    return view;
  }

  #judge(table: Tabletop, viewer: Model, target: Model): View {
    const { share: enough, foot = false, growth: limit, blockers } = this.#rules;
    const options = blockers === undefined ? {} : { blockers };
    const share = visibleShare(table, viewer, target, options);
    const growth = limit === undefined ? 0 : growthFor(table, viewer, target, limit.own);
    const isClear = share >= enough - HAIR || (foot && share > 0 && look(table, viewer, target, options).foot > SLIVER);
    const why = !isClear ? 'hidden' : limit !== undefined && growth > limit.most ? 'growth' : null;
    return { seen: why === null, cover: why === null && (share < 1 - SLIVER || growth > 0), share, growth, why };
  }
}

const BEHIND: View = { seen: false, cover: false, share: 0, growth: 0, why: 'arc' };
/** What the last digits of a share may be off. */
const HAIR = 1e-9;

const placeOf = ({ x, y, level, lift = 0 }: Model): string => `${x} ${y} ${level} ${lift}`;

const isFor = (known: Known, viewer: Model, { eye, radius, height }: Model): boolean =>
  known.viewerEye === viewer.eye && known.eye === eye && known.radius === radius && known.height === height;

function growthFor(table: Tabletop, viewer: Model, target: Model, own: number): number {
  let inches = 0;
  for (const { id, inches: long } of growthOn(table, viewer, target)) {
    const isOwn = inside((table.ground.named(id) as Piece).outline, viewer);
    inches += Math.max(0, long - (isOwn ? own : 0));
  }
  return inches;
}

/** Whether so large a part of a unit is in cover; models that are not seen at all count as covered. */
export function isCovered(views: readonly View[], share: number): boolean {
  const covered = views.filter(({ cover, seen }) => cover || !seen).length;
  return covered > 0 && covered >= share * views.length;
}

/** By which measures a game judges a string between two middles. */
export interface StringRules {
  /** Pieces that do not stop the string: a target close behind one is in cover. */
  readonly low: (piece: Piece) => boolean;
  /** Which other models stop the string: none if not said. */
  readonly blockers?: (model: Model) => boolean;
  /** So many inches from the target's base something low, a door or a window gives cover. */
  readonly near: number;
  readonly arc?: number;
}

/** What a string between two middles shows: whether it runs free, and what gives the target cover. */
export interface StringView {
  readonly seen: boolean;
  readonly cover: string | null;
  readonly why: Unseen | null;
}

/** A look along a string from middle to middle, for games that see all of a figure or nothing. */
export function stringView(table: Tabletop, viewer: Model, target: Model, rules: StringRules): StringView {
  const { low, blockers, near, arc } = rules;
  if (arc !== undefined && !inArc(viewer, target, arc)) return { seen: false, cover: null, why: 'arc' };
  const others =
    blockers === undefined
      ? undefined
      : (model: Model) => model.id !== viewer.id && model.id !== target.id && blockers(model);
  const { ground } = table;
  const lows = ground.things.filter((thing) => 'cover' in thing).filter(low);
  const [from, to] = [viewer, target].map((model) => ({ x: model.x, y: model.y, z: ground.feetOf(model) + model.eye }));
  const ignore = lows.map(({ id }) => id);
  if (!clear(table, from as Eye, to as Eye, others === undefined ? { ignore } : { ignore, blockers: others })) {
    return { seen: false, cover: null, why: 'hidden' };
  }
  const long = apart(viewer, target);
  const close = long === 0 ? target : between(target, viewer, Math.min(1, (target.radius + near) / long));
  const shelter =
    lows.find(({ outline }) => runsInto(outline, close, target)) ??
    ground.openings.find(
      ({ level, from: a, to: b }) => (level === target.level || level === viewer.level) && meet(close, target, a, b),
    );
  return { seen: true, cover: shelter?.id ?? null, why: null };
}
type Eye = Point & { readonly z: number };

const runsInto = (outline: Polygon, a: Point, b: Point): boolean =>
  inside(outline, a) || outline.some((c, i) => meet(a, b, c, outline[(i + 1) % outline.length] as Point));
