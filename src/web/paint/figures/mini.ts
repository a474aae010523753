import type { Mini } from '../../tabletop/figure.ts';
import { type Brush, newSheet, type Sheet } from '../brush.ts';
import { seeded } from '../random.ts';
import { isDead, paintDead } from './dead.ts';
import { type Pass, Pen } from './pen.ts';
import { paintPerson } from './people.ts';
import { REACH } from './reach.ts';

/** A miniature without its base, from above, looking along x. */

export interface Sprite {
  readonly mini: Mini;
  /** One of a few poses and faces. */
  readonly pose: number;
  readonly down: boolean;
  /** For small figures on the screen. */
  readonly bold: boolean;
}

export function paintMini(sprite: Sprite): Sheet {
  const scale = sprite.bold ? 40 : 110;
  const [sheet, brush] = newSheet(REACH * 2 * scale, REACH * 2 * scale);
  brush.scale(scale, scale);
  brush.translate(REACH, REACH);
  drawMini(brush, sprite);
  return sheet;
}

/** With its middle at 0, in inches. */
export function drawMini(brush: Brush, { mini, pose, down, bold }: Sprite): void {
  if (bold) brush.scale(1.14, 1.14);
  if (mini.hidden === true) brush.globalAlpha = 0.55;
  const passes: readonly Pass[] = bold ? ['shape', 'parts'] : ['near'];
  for (const pass of passes) drawPass(new Pen(brush, seeded(`${mini.sculpt} ${pose}`), pass), mini, down);
}

function drawPass(pen: Pen, mini: Mini, down: boolean): void {
  if (mini.sculpt === 'dog') paintDog(pen, mini, down);
  else if (isDead(mini.sculpt)) paintDead(pen, mini, down);
  else paintPerson(pen, mini, down);
  if (mini.burning === true && pen.pass !== 'shape') flames(pen);
}

function paintDog(pen: Pen, { wounded }: Mini, down: boolean): void {
  const coat = ['#a8743f', '#8a8078', '#5c4a3c'][Math.floor(pen.chance() * 3)] as string;
  if (down) {
    pen.dot(-0.1, 0.05, 0.4, 'rgba(107,21,18,.7)');
    pen.brush.rotate(0.4);
  }
  pen.limb([-0.42, 0, -0.62, 0.12, -0.74, 0.04], 0.07, coat);
  for (const [x, y] of [
    [0.2, -0.2],
    [0.2, 0.2],
    [-0.28, -0.2],
    [-0.28, 0.2],
  ] as const)
    pen.limb([x, y * 0.6, x + (down ? 0 : 0.12), y * (down ? 2 : 1.1)], 0.1, coat);
  pen.oval(-0.06, 0, 0.4, 0.19, coat);
  pen.line([-0.34, 0, 0.1, 0], 0.14, '#4a3524');
  pen.line([0.26, -0.13, 0.26, 0.13], 0.07, '#c0392c');
  pen.oval(0.4, 0, 0.16, 0.15, coat);
  pen.oval(0.58, 0, 0.11, 0.07, coat);
  pen.dot(0.67, 0, 0.035, '#17120f');
  for (const side of [-1, 1]) pen.shape([0.3, 0.08 * side, 0.28, 0.24 * side, 0.42, 0.14 * side], '#4a3524');
  if (wounded === true || down) pen.gore(-0.1, 0.08, 0.18, 12);
}

function flames(pen: Pen): void {
  for (const [hex, size, far] of [
    ['#c23e1a', 0.2, 0.4],
    ['#f0a030', 0.13, 0.36],
    ['#ffe48a', 0.07, 0.33],
  ] as const) {
    for (let i = 0; i < 7; i++) {
      const angle = i * 0.9 + 0.4;
      const [x, y] = [Math.cos(angle) * far - 0.08, Math.sin(angle) * far];
      const tongue = size * (0.7 + pen.chance() * 0.7);
      pen.brush.beginPath();
      pen.brush.moveTo(x, y - tongue * 0.7);
      pen.brush.quadraticCurveTo(x - tongue * 2.4, y - tongue * 0.2, x - tongue * 2.2, y + tongue * 0.2);
      pen.brush.quadraticCurveTo(x - tongue, y + tongue * 0.9, x, y + tongue * 0.7);
      pen.brush.arc(x, y, tongue * 0.7, Math.PI / 2, -Math.PI / 2, true);
      pen.brush.fillStyle = hex;
      pen.brush.fill();
    }
  }
}
