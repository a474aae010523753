import {
  growthOn,
  inArc,
  inside,
  type Look,
  look,
  type Model,
  type Piece,
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
