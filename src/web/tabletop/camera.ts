import type { Point } from '../../kernel/index.ts';

/** How the table lies on the screen: a point of the table is drawn at `point * scale + shift`. */
export interface Pose {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Something with a width and a depth: the table in inches, or the screen in pixels. */
export interface Extent {
  readonly width: number;
  readonly depth: number;
}

/** Inches round the table that are seen as well. */
const RIM = 0.75;
/** So many pixels an inch has at most. */
const NEAREST = 180;
/** Inches of room round what is framed, and the pixels that an inch has then at most. */
const ROOM = 4;
const FRAMED = 44;
/** So many it has at least when more than what matters is framed: on a phone not all may fit. */
const LEAST = 10;
/** Pixels that words beside a point need. */
const MARGIN = 44;
/** Milliseconds after which a zoom has come to rest. */
const REST = 120;
/** Milliseconds of a glide. */
const GLIDE = 280;
/** How near an inch must be for letters on bases, and for badges with pictures. */
const NEAR = 24;
const MIDDLE = 16;

/** The whole table in the middle of the screen. */
export function fitted(table: Extent, screen: Extent): Pose {
  const scale = Math.min(screen.width / (table.width + 2 * RIM), screen.depth / (table.depth + 2 * RIM));
  return {
    scale,
    x: (screen.width - table.width * scale) / 2,
    y: (screen.depth - table.depth * scale) / 2,
  };
}

/** Larger or smaller, with one point of the screen kept where it is. */
export function zoomed(pose: Pose, factor: number, at: Point, table: Extent, screen: Extent): Pose {
  const least = fitted(table, screen).scale * 0.7;
  const scale = Math.min(NEAREST, Math.max(least, pose.scale * factor));
  const by = scale / pose.scale;
  return { scale, x: at.x - (at.x - pose.x) * by, y: at.y - (at.y - pose.y) * by };
}

/** What is framed: what matters, and what is seen as well if everybody can still be told apart then. */
export interface Framed {
  readonly points: readonly Point[];
  readonly beside?: readonly Point[];
}

/** Some points in the middle, as near as they can be with room around them. */
export function framed({ points, beside = [] }: Framed, table: Extent, screen: Extent): Pose {
  const all = beside.length === 0 ? null : around([...points, ...beside], table, screen);
  return all !== null && all.scale >= LEAST ? all : around(points, table, screen);
}

const middleOf = (points: readonly Point[]): Point => {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
};

function around(points: readonly Point[], table: Extent, screen: Extent): Pose {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, depth] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const near = Math.min(screen.width / (width + ROOM), screen.depth / (depth + ROOM), FRAMED);
  const scale = Math.max(near, fitted(table, screen).scale);
  return {
    scale,
    x: filled(screen.width / 2 - (left + width / 2) * scale, table.width, screen.width, scale),
    y: filled(screen.depth / 2 - (top + depth / 2) * scale, table.depth, screen.depth, scale),
  };
}

/** What lies at the edge of the table need not stand in the middle: no more than its rim is shown beside the table. */
function filled(shift: number, inches: number, pixels: number, scale: number): number {
  const rim = RIM * scale;
  const room = pixels - inches * scale;
  return room >= 2 * rim ? room / 2 : Math.min(rim, Math.max(room - rim, shift));
}

/** The middle of the screen always shows a point of the table. */
export function kept(pose: Pose, table: Extent, screen: Extent): Pose {
  const limit = (shift: number, inches: number, pixels: number): number =>
    Math.min(pixels / 2, Math.max(pixels / 2 - inches * pose.scale, shift));
  return {
    scale: pose.scale,
    x: limit(pose.x, table.width, screen.width),
    y: limit(pose.y, table.depth, screen.depth),
  };
}

export const toTable = ({ scale, x, y }: Pose, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale });
export const toScreen = ({ scale, x, y }: Pose, at: Point): Point => ({ x: at.x * scale + x, y: at.y * scale + y });

/**
 * Moves the drawing without drawing it anew: one transform on one group, at most once a frame. Whatever keeps its size on the
 * screen lies in a group `tt-scaled` and reads `--px`, the inches that a pixel has.
 */
export class Camera {
  pose: Pose = { scale: 1, x: 0, y: 0 };
  #screen: Extent = { width: 0, depth: 0 };
  #svg: SVGSVGElement | null = null;
  #group: SVGGElement | null = null;
  #painting: HTMLElement | null = null;
  #frame = 0;
  #gliding = 0;
  #written = 0;
  #zoomedAt = Number.NEGATIVE_INFINITY;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #stirred: ReturnType<typeof setTimeout> | undefined;
  readonly #resters = new Set<() => void>();
  /** How the pose came about: a fitted table stays fitted, and one that was moved by hand is left alone. */
  #hold: 'fitted' | 'framed' | 'hand' = 'fitted';
  /** What is framed: it stays so when the screen gets smaller. */
  #framed: Framed = { points: [] };

  constructor(readonly table: Extent) {}

  get screen(): Extent {
    return this.#screen;
  }

  /** From now on this group is moved; the answer ends it. */
  attach(svg: SVGSVGElement, group: SVGGElement): () => void {
    this.#svg = svg;
    this.#group = group;
    this.#written = 0;
    const measure = (): void => {
      const { width, height } = svg.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const before = this.#screen;
      this.#screen = { width, depth: height };
      cancelAnimationFrame(this.#gliding); // it would glide to where the smaller screen no longer shows it
      if (this.#hold === 'fitted') this.pose = fitted(this.table, this.#screen);
      else if (this.#hold === 'framed') this.pose = framed(this.#framed, this.table, this.#screen);
      else {
        // Somebody has moved it: what was in the middle stays there.
        const [dx, dy] = [(width - before.width) / 2, (height - before.depth) / 2];
        this.pose = kept({ ...this.pose, x: this.pose.x + dx, y: this.pose.y + dy }, this.table, this.#screen);
      }
      this.#write();
    };
    const watch = new ResizeObserver(measure);
    watch.observe(svg);
    measure();
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.#frame);
      cancelAnimationFrame(this.#gliding);
      clearTimeout(this.#stirred);
      this.#frame = 0;
      this.#svg = null;
      this.#group = null;
    };
  }

  /** Tells whenever it has come to rest; the answer ends that. */
  onRest(tell: () => void): () => void {
    this.#resters.add(tell);
    return () => this.#resters.delete(tell);
  }

  /** What was painted moves with the drawing. */
  carry(painting: HTMLElement | null): void {
    this.#painting = painting;
    this.#move();
  }

  #move(): void {
    const { scale, x, y } = this.pose;
    if (this.#painting !== null) this.#painting.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  fit(): void {
    this.#hold = 'fitted';
    this.#set(fitted(this.table, this.#screen));
  }

  /** Brings what matters now near and into the middle; whoever has moved the table only has it brought into sight. */
  frame(what: Framed): void {
    const [first] = what.points;
    if (first === undefined || this.#screen.width === 0) return;
    if (this.#hold === 'hand') return this.show(middleOf(what.points));
    this.#hold = 'framed';
    this.#framed = what;
    this.#glide(framed(what, this.table, this.#screen));
  }

  /** Frames some points unless all of them are in sight already, with room for the words beside them. */
  reveal(points: readonly Point[]): void {
    const seen = points.every((point) => {
      const { x, y } = toScreen(this.pose, point);
      return x >= MARGIN && y >= MARGIN && x <= this.#screen.width - MARGIN && y <= this.#screen.depth - MARGIN;
    });
    if (!seen) this.frame({ points });
  }

  /** From one pose to another in a moment; at once for those who want no motion. */
  #glide(to: Pose): void {
    const from = this.pose;
    const still = document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion)').matches;
    cancelAnimationFrame(this.#gliding);
    if (still) return this.#set(to);
    const begin = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, (now - begin) / GLIDE);
      const eased = share * (2 - share);
      const between = (a: number, b: number): number => a + (b - a) * eased;
      this.#set({ scale: between(from.scale, to.scale), x: between(from.x, to.x), y: between(from.y, to.y) });
      if (share < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  /** Somebody takes the table into the hand. */
  #take(): void {
    cancelAnimationFrame(this.#gliding);
    this.#hold = 'hand';
  }

  panBy(dx: number, dy: number): void {
    this.#take();
    this.#set(kept({ ...this.pose, x: this.pose.x + dx, y: this.pose.y + dy }, this.table, this.#screen));
  }

  /** In pixels of the screen; the middle of it where nothing else is said. */
  zoomBy(factor: number, at: Point = { x: this.#screen.width / 2, y: this.#screen.depth / 2 }): void {
    this.#take();
    this.#set(kept(zoomed(this.pose, factor, at, this.table, this.#screen), this.table, this.#screen));
  }

  /** Moves the table only as far as needed to have the point well in sight. */
  show(point: Point): void {
    const at = toScreen(this.pose, point);
    const rim = Math.min(48, this.#screen.width / 4, this.#screen.depth / 4);
    const off = (value: number, size: number): number =>
      value < rim ? rim - value : value > size - rim ? size - rim - value : 0;
    const [dx, dy] = [off(at.x, this.#screen.width), off(at.y, this.#screen.depth)];
    if (dx === 0 && dy === 0) return;
    const { scale, x, y } = this.pose;
    this.#set(kept({ scale, x: x + dx, y: y + dy }, this.table, this.#screen));
  }

  /** The point of the table under a point of the window. */
  at(clientX: number, clientY: number): Point {
    const on = this.onScreen(clientX, clientY);
    return toTable(this.pose, on);
  }

  onScreen(clientX: number, clientY: number): Point {
    const { left, top } = this.#svg?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: clientX - left, y: clientY - top };
  }

  #set(pose: Pose): void {
    this.pose = pose;
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#write();
    });
  }

  #write(): void {
    const { scale, x, y } = this.pose;
    this.#group?.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`);
    this.#move();
    clearTimeout(this.#stirred);
    this.#stirred = setTimeout(() => this.#resters.forEach((tell) => tell()), REST);
    if (scale === this.#written || this.#svg === null) return;
    this.#written = scale;
    // Only where something keeps its size: on the whole drawing it would have every model styled anew in every frame.
    const pixel = (1 / scale).toFixed(5);
    for (const part of this.#svg.querySelectorAll<SVGGElement>('.tt-scaled')) part.style.setProperty('--px', pixel);
    const zoom = scale >= NEAR ? 'near' : scale >= MIDDLE ? 'middle' : 'far';
    if (this.#svg.dataset.zoom !== zoom) this.#svg.dataset.zoom = zoom;
    this.#rest(this.#svg);
  }

  /** Letters are laid out anew at every scale, which costs more than all else: while the scale keeps changing they are left out. */
  #rest(svg: SVGSVGElement): void {
    const now = performance.now();
    if (now - this.#zoomedAt < REST) svg.dataset.zooming = '';
    this.#zoomedAt = now;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => delete svg.dataset.zooming, REST);
  }
}
