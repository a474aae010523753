import type { Point } from '../../../kernel/index.ts';
import { type Brush, trace, traceSmooth } from '../brush.ts';
import { INK, tone } from '../colour.ts';
import type { Chance } from '../random.ts';

/** Points of a line, one after the other: x, y, x, y … */
type Line = readonly number[];

/**
 * How much of a miniature is drawn. Near, every part is inked by itself. From far that would be ink and nothing else: there the
 * shape of the whole comes first, in ink, and the parts over it hardly have any.
 */
export type Pass = 'near' | 'shape' | 'parts';

const INKED: Readonly<Record<Pass, number>> = { near: 0.036, shape: 0.062, parts: 0.02 };
/** Round what is held: it is told from any ground, and from the arm that holds it. */
const PALE = '#f4ead2';
const HALO = 0.04;

/** How miniatures are drawn: every part in ink first, then its colour, then light from above. They look along x; an inch is 1. */
export class Pen {
  constructor(
    readonly brush: Brush,
    readonly chance: Chance,
    readonly pass: Pass,
  ) {
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
  }

  /** Small on the screen: larger heads and weapons, lighter colours. */
  get far(): boolean {
    return this.pass !== 'near';
  }

  /** What is drawn now is held in the hands. */
  held = false;

  /** Lighter where it would be too dark to see from far away. */
  paint(hex: string): string {
    return this.far ? tone(hex, 0.2) : hex;
  }

  /** What was traced, as ink round it. */
  #outline(thick: number): void {
    const { brush } = this;
    const ink = INKED[this.pass];
    if (this.pass === 'shape' && this.held) this.#stroke(PALE, thick + (ink + HALO) * 2);
    this.#stroke(INK, thick + ink * 2);
    if (this.pass !== 'shape' || thick > 0) return;
    brush.fillStyle = INK;
    brush.fill();
  }

  #stroke(hex: string, wide: number): void {
    this.brush.strokeStyle = hex;
    this.brush.lineWidth = wide;
    this.brush.stroke();
  }

  /** What was traced is inked round and filled, round as a body is: lighter in the middle, darker at the rim. */
  #fill(hex: string, middle: Point, reach: number): void {
    const { brush } = this;
    this.#outline(0);
    if (this.pass === 'shape') return;
    const round = brush.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, reach);
    const own = this.paint(hex);
    round.addColorStop(0, tone(own, 0.2));
    round.addColorStop(0.55, own);
    round.addColorStop(1, tone(own, this.far ? -0.1 : -0.24));
    brush.fillStyle = round;
    brush.fill();
  }

  oval(x: number, y: number, rx: number, ry: number, hex: string, turn = 0): void {
    this.brush.beginPath();
    this.brush.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
    this.#fill(hex, { x, y }, Math.max(rx, ry));
  }

  box(x: number, y: number, w: number, h: number, hex: string, r = 0.04): void {
    this.brush.beginPath();
    this.brush.roundRect(x, y, w, h, r);
    this.#fill(hex, { x: x + w / 2, y: y + h / 2 }, Math.max(w, h) * 0.7);
  }

  shape(line: Line, hex: string, smooth = false): void {
    const corners = cornersOf(line);
    if (smooth) traceSmooth(this.brush, corners);
    else trace(this.brush, corners);
    const [sx, sy] = [corners.reduce((n, p) => n + p.x, 0), corners.reduce((n, p) => n + p.y, 0)];
    const middle = { x: sx / corners.length, y: sy / corners.length };
    this.#fill(hex, middle, Math.max(...corners.map((p) => Math.hypot(p.x - middle.x, p.y - middle.y))));
  }

  /** A limb along some points, as thick as said. */
  limb(line: Line, thick: number, hex: string): void {
    const own = this.paint(hex);
    this.#trace(line);
    this.#outline(thick);
    if (this.pass === 'shape') return;
    this.#stroke(tone(own, -0.16), thick);
    this.#stroke(tone(own, 0.14), thick * 0.5);
  }

  /** A line without ink round it: straps, stripes, scars. */
  line(line: Line, wide: number, hex: string): void {
    if (this.pass === 'shape') return;
    this.#trace(line);
    this.#stroke(hex, wide);
  }

  #trace(line: Line): void {
    this.brush.beginPath();
    cornersOf(line).forEach(({ x, y }, i) => (i === 0 ? this.brush.moveTo(x, y) : this.brush.lineTo(x, y)));
  }

  dot(x: number, y: number, r: number, hex: string): void {
    if (this.pass === 'shape') return;
    this.brush.beginPath();
    this.brush.arc(x, y, r, 0, Math.PI * 2);
    this.brush.fillStyle = hex;
    this.brush.fill();
  }

  /** Blood, thrown about a point. */
  gore(x: number, y: number, reach: number, many: number): void {
    for (let i = 0; i < many; i++) {
      const [angle, far] = [this.chance() * 6.3, this.chance() * reach];
      this.dot(
        x + Math.cos(angle) * far,
        y + Math.sin(angle) * far,
        (0.02 + this.chance() * 0.035) * (this.far ? 1.4 : 1),
        this.chance() < 0.5 ? '#8f1d18' : '#b32a20',
      );
    }
  }

  /** A pool on the ground, under everybody. */
  pool(x: number, y: number, rx: number, ry: number, hex: string): void {
    if (this.pass === 'parts') return;
    this.brush.beginPath();
    this.brush.ellipse(x, y, rx, ry, 0.3, 0, Math.PI * 2);
    this.brush.fillStyle = hex;
    this.brush.fill();
  }

  /** Drawn as large as that, round its own point. */
  sized(x: number, y: number, factor: number, draw: () => void): void {
    const { brush } = this;
    brush.save();
    brush.translate(x, y);
    brush.scale(factor, factor);
    brush.translate(-x, -y);
    draw();
    brush.restore();
  }
}

const cornersOf = (line: Line): Point[] =>
  Array.from({ length: line.length / 2 }, (_, i) => ({ x: line[2 * i] as number, y: line[2 * i + 1] as number }));
