import { PerspectiveCamera, Vector3 } from 'three';
import type { Point } from '../../../kernel/index.ts';
import type { Extent, Framed } from '../../tabletop/camera.ts';
import type { Lens, Spot } from '../../tabletop/depth/lens.ts';

/** The camera that goes round the table: it looks at a point of it, from so far, from a side and from above. */

const VIEW = 32;
/** Upright screens are narrow: a wider lens shows as much of the table. */
const TALL_VIEW = 44;
const LOWEST = 0.12;
const HIGHEST = 1.5;
/** From where a table is seen first; on an upright screen from higher up and less askew, so that it is as large as may be. */
const POSE = { turn: -0.38, pitch: 0.72 } as const;
const TALL_POSE = { turn: -0.16, pitch: 1.02 } as const;
const GLIDE = 320;
/** Pixels that an inch has at most in the middle of the screen, and when something is framed. */
const NEAREST = 260;
const FRAMED = 62;
const ROOM = 3;

export interface Pose {
  readonly x: number;
  readonly z: number;
  readonly far: number;
  /** Round the table, and above it, in radians. */
  readonly turn: number;
  readonly pitch: number;
}

/** How wide and high a picture is on the screen, in pixels. */
export interface Seen {
  readonly width: number;
  readonly height: number;
}
/** Where in the window it begins. */
export type Corner = Pick<DOMRect, 'left' | 'top'>;

const clamped = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export class OrbitLens implements Lens {
  readonly camera = new PerspectiveCamera(VIEW, 1, 0.5, 260);
  #pose: Pose;
  #hold: 'fitted' | 'framed' | 'hand' = 'fitted';
  #framed: Framed = { points: [] };
  #gliding = 0;
  screen: Seen = { width: 1, height: 1 };

  constructor(
    readonly table: Extent,
    /** It has moved: what is seen is drawn again. */
    readonly moved: () => void,
    /** What lies under a point of the screen, from -1 to 1. */
    readonly under: (x: number, y: number) => Spot,
    /** Where in the window it is seen just now: what stands above it comes and goes, and pages are scrolled. */
    readonly corner: () => Corner,
  ) {
    this.#pose = { x: table.width / 2, z: table.depth / 2, far: 60, ...POSE };
  }

  get pose(): { readonly scale: number } {
    return { scale: this.#pixels(this.#pose.far) };
  }
  get where(): Pose {
    return this.#pose;
  }

  /** Pixels of an inch at that distance. */
  #pixels(far: number): number {
    return this.screen.height / (2 * far * Math.tan((this.camera.fov * Math.PI) / 360));
  }

  resize(screen: Seen): void {
    this.screen = screen;
    this.camera.aspect = screen.width / Math.max(1, screen.height);
    this.camera.fov = screen.width < screen.height ? TALL_VIEW : VIEW;
    if (this.#hold === 'fitted') this.#pose = this.#fitted();
    else if (this.#hold === 'framed') this.#pose = this.#around(this.#framed);
    this.#apply();
  }

  #apply(): void {
    const { x, z, far, turn, pitch } = this.#pose;
    const flat = Math.cos(pitch) * far;
    this.camera.position.set(x + Math.sin(turn) * flat, Math.sin(pitch) * far, z + Math.cos(turn) * flat);
    this.camera.up.set(0, 1, 0);
    this.camera.lookAt(x, 0, z);
    this.camera.near = Math.max(0.1, far * 0.05);
    this.camera.far = far + 260;
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    this.moved();
  }

  #set(pose: Pose): void {
    const { width, depth } = this.table;
    const nearest = (this.#pixels(1) * 1) / NEAREST;
    this.#pose = {
      x: clamped(pose.x, 0, width),
      z: clamped(pose.z, 0, depth),
      far: clamped(pose.far, Math.max(2, nearest), Math.max(width, depth) * 3),
      turn: pose.turn,
      pitch: clamped(pose.pitch, LOWEST, HIGHEST),
    };
    this.#apply();
  }

  /** How far away the camera must be for all these points to be on the screen. */
  #reach(points: readonly Point[], middle: Point, turn: number, pitch: number, room: number): number {
    const tall = Math.tan((this.camera.fov * Math.PI) / 360);
    const wide = tall * this.camera.aspect;
    const back = new Vector3(Math.sin(turn) * Math.cos(pitch), Math.sin(pitch), Math.cos(turn) * Math.cos(pitch));
    const right = new Vector3(Math.cos(turn), 0, -Math.sin(turn));
    const up = back.clone().cross(right);
    let far = 4;
    for (const { x, y } of points) {
      for (const high of [0, 1.4]) {
        const at = new Vector3(x - middle.x, high, y - middle.y);
        const depth = at.dot(back);
        far = Math.max(
          far,
          depth + (Math.abs(at.dot(right)) + room) / wide,
          depth + (Math.abs(at.dot(up)) + room) / tall,
        );
      }
    }
    return far;
  }

  #fitted(): Pose {
    const { width, depth } = this.table;
    const middle = { x: width / 2, y: depth / 2 };
    const corners = [0, 1].flatMap((a) => [0, 1].map((b) => ({ x: a * width, y: b * depth })));
    const first = this.screen.width < this.screen.height ? TALL_POSE : POSE;
    const { turn, pitch } = this.#hold === 'fitted' ? first : this.#pose;
    return { x: middle.x, z: middle.y, far: this.#reach(corners, middle, turn, pitch, -1) * 0.9, turn, pitch };
  }

  #around({ points, beside = [] }: Framed): Pose {
    const whole = this.#near([...points, ...beside]);
    // Everybody must still be told apart.
    return beside.length > 0 && this.#pixels(whole.far) < 16 ? this.#near(points) : whole;
  }

  #near(points: readonly Point[]): Pose {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
    const { turn, pitch } = this.#pose;
    const least = this.#pixels(1) / FRAMED;
    const far = clamped(this.#reach(points, middle, turn, pitch, ROOM), least, this.#fitted().far);
    return { x: middle.x, z: middle.y, far, turn, pitch };
  }

  fit(): void {
    this.#hold = 'fitted';
    this.#glide(this.#fitted());
  }

  frame(what: Framed): void {
    const [first] = what.points;
    if (first === undefined) return;
    if (this.#hold === 'hand') {
      const pose = this.#near(what.points);
      return this.show({ x: pose.x, y: pose.z });
    }
    this.#hold = 'framed';
    this.#framed = what;
    this.#glide(this.#around(what));
  }

  reveal(points: readonly Point[]): void {
    if (!points.every((point) => this.#isSeen(point))) this.frame({ points });
  }

  #isSeen({ x, y }: Point): boolean {
    const at = new Vector3(x, 0.6, y).project(this.camera);
    return Math.abs(at.x) < 0.88 && Math.abs(at.y) < 0.85 && at.z < 1;
  }

  show(point: Point): void {
    if (!this.#isSeen(point)) this.#glide({ ...this.#pose, x: point.x, z: point.y });
  }

  /** Goes with somebody: the point stays in the middle. */
  follow(point: Point): void {
    this.#glide({ ...this.#pose, x: point.x, z: point.y });
  }

  #glide(to: Pose): void {
    cancelAnimationFrame(this.#gliding);
    const from = this.#pose;
    if (document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion)').matches)
      return this.#set(to);
    const begin = performance.now();
    const step = (now: number): void => {
      const share = clamped((now - begin) / GLIDE, 0, 1);
      const eased = share * (2 - share);
      const between = (key: keyof Pose): number => from[key] + (to[key] - from[key]) * eased;
      this.#set({
        x: between('x'),
        z: between('z'),
        far: between('far'),
        turn: between('turn'),
        pitch: between('pitch'),
      });
      if (share < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #take(): void {
    cancelAnimationFrame(this.#gliding);
    this.#hold = 'hand';
  }

  panBy(dx: number, dy: number): void {
    this.#take();
    const { x, z, far, turn, pitch } = this.#pose;
    const inches = 1 / this.#pixels(far);
    const [aside, ahead] = [dx * inches, (dy * inches) / Math.max(0.35, Math.sin(pitch))];
    this.#set({
      ...this.#pose,
      x: x - Math.cos(turn) * aside - Math.sin(turn) * ahead,
      z: z + Math.sin(turn) * aside - Math.cos(turn) * ahead,
    });
  }

  zoomBy(factor: number, at?: Point): void {
    this.#take();
    const pose = this.#pose;
    const far = pose.far / factor;
    if (at === undefined) return this.#set({ ...pose, far });
    // What lies under the pointer stays there.
    const { width, height } = this.screen;
    const spot = this.under((at.x / width) * 2 - 1, 1 - (at.y / height) * 2);
    const share = 1 - 1 / factor;
    this.#set({ ...pose, far, x: pose.x + (spot.x - pose.x) * share, z: pose.z + (spot.y - pose.z) * share });
  }

  turnBy(dx: number, dy: number): void {
    this.#take();
    this.#set({ ...this.#pose, turn: this.#pose.turn - dx * 0.006, pitch: this.#pose.pitch + dy * 0.005 });
  }

  at(clientX: number, clientY: number): Spot {
    const { x, y } = this.onScreen(clientX, clientY);
    const { width, height } = this.screen;
    return this.under((x / width) * 2 - 1, 1 - (y / height) * 2);
  }

  onScreen(clientX: number, clientY: number): Point {
    const { left, top } = this.corner();
    return { x: clientX - left, y: clientY - top };
  }

  dispose(): void {
    cancelAnimationFrame(this.#gliding);
  }
}
