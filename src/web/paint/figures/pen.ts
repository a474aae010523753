import type { Point } from '../../../kernel/index.ts';
import { type Brush, trace, traceSmooth } from '../brush.ts';
import { INK, tone } from '../colour.ts';
import type { Chance } from '../random.ts';

/** How miniatures are drawn: every part in ink first, then its colour, then light from above. They look along x; an inch is 1. */
export class Pen {
  constructor(
    readonly brush: Brush,
    readonly chance: Chance,
    /** For figures that are small on the screen: thicker ink, lighter colours, fewer parts. */
    readonly bold: boolean,
  ) {
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
  }

  get ink(): number {
    return this.bold ? 0.06 : 0.036;
  }

  /** Lighter where it would be too dark to see from far away. */
  paint(hex: string): string {
    return this.bold ? tone(hex, 0.2) : hex;
  }

  /** What was traced is inked round and filled, round as a body is: lighter in the middle, darker at the rim. */
  #fill(hex: string, middle: Point, reach: number): void {
    const { brush } = this;
    brush.strokeStyle = INK;
    brush.lineWidth = this.ink * 2;
    brush.stroke();
    const round = brush.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, reach);
    const own = this.paint(hex);
    round.addColorStop(0, tone(own, 0.2));
    round.addColorStop(0.55, own);
    round.addColorStop(1, tone(own, -0.24));
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

  shape(points: readonly (readonly [number, number])[], hex: string, smooth = false): void {
    const corners = points.map(([x, y]) => ({ x, y }));
    if (smooth) traceSmooth(this.brush, corners);
    else trace(this.brush, corners);
    const [sx, sy] = [corners.reduce((n, p) => n + p.x, 0), corners.reduce((n, p) => n + p.y, 0)];
    const middle = { x: sx / corners.length, y: sy / corners.length };
    this.#fill(hex, middle, Math.max(...corners.map((p) => Math.hypot(p.x - middle.x, p.y - middle.y))));
  }

  /** A limb along some points, as thick as said. */
  limb(points: readonly (readonly [number, number])[], thick: number, hex: string): void {
    const { brush } = this;
    const own = this.paint(hex);
    for (const [style, wide, off] of [
      [INK, thick + this.ink * 2, 0],
      [tone(own, -0.16), thick, 0],
      [tone(own, 0.14), thick * 0.5, 0],
    ] as const) {
      brush.beginPath();
      points.forEach(([x, y], i) => (i === 0 ? brush.moveTo(x, y + off) : brush.lineTo(x, y + off)));
      brush.strokeStyle = style;
      brush.lineWidth = wide;
      brush.stroke();
    }
  }

  /** A line without ink round it: straps, stripes, scars. */
  line(points: readonly (readonly [number, number])[], wide: number, hex: string): void {
    const { brush } = this;
    brush.beginPath();
    points.forEach(([x, y], i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
    brush.strokeStyle = hex;
    brush.lineWidth = wide;
    brush.stroke();
  }

  dot(x: number, y: number, r: number, hex: string): void {
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
        (0.02 + this.chance() * 0.035) * (this.bold ? 1.4 : 1),
        this.chance() < 0.5 ? '#8f1d18' : '#b32a20',
      );
    }
  }
}
