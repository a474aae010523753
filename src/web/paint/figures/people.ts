import type { Mini } from '../../tabletop/figure.ts';
import { mixed } from '../colour.ts';
import { pick } from '../random.ts';
import { type Dress, DRESSES, type Living, LIVING_SKINS } from './dresses.ts';
import { gripOf, paintDropped, paintHeld, paintSlung } from './held.ts';
import type { Pen } from './pen.ts';

/** The living, standing or lying: what they wear tells who they are, what they hold tells what they can do. */

/** From far, faces and hats tell more than shoulders do. */
const FAR_HEAD = 1.2;

/** Greener, and with dark veins: it goes on inside. */
export const sick = (skin: string): string => mixed(skin, '#8fae6e', 0.55);

export function paintPerson(pen: Pen, mini: Mini, down: boolean): void {
  const dress = DRESSES[mini.sculpt as Living];
  const { brush, chance } = pen;
  const own = mini.sculpt === 'tough' ? '#c08e6c' : pick(chance, LIVING_SKINS);
  const skin = mini.infected === true ? sick(own) : own;
  brush.save();
  // Whoever lies there takes more room.
  const size = (dress.size ?? 1) * (down ? 0.86 : 1);
  brush.scale(size, size);
  if (down) lying(pen, dress, mini, skin);
  else standing(pen, dress, mini, skin);
  brush.restore();
}

function head(pen: Pen, dress: Dress, skin: string): void {
  pen.sized(0.04, 0, pen.far ? FAR_HEAD : 1, () => dress.head(pen, skin));
}

function standing(pen: Pen, dress: Dress, mini: Mini, skin: string): void {
  const [first, second] = mini.held ?? [];
  const grip = mini.broken === true ? null : gripOf(first);
  const arm = dress.arms ?? dress.coat;
  pen.limb([-0.06, -0.14, 0.24, -0.17], 0.15, dress.legs);
  pen.limb([-0.12, 0.14, 0.1, 0.17], 0.15, dress.legs);
  pen.oval(0.28, -0.17, 0.1, 0.075, '#33291f');
  pen.oval(0.15, 0.17, 0.1, 0.075, '#33291f');
  if (mini.broken === true && first !== undefined) {
    // It has fallen from the hands.
    paintDropped(pen, first, 0.1, 0.66, 0.5);
  }
  pen.oval(-0.04, 0, 0.22, 0.37, dress.coat);
  dress.worn?.(pen);
  if (mini.carrying === true) burden(pen);
  else if (second !== undefined && second !== 'shield' && dress.worn === undefined) paintSlung(pen, second);
  if (second === 'shield' && grip !== null) paintHeld(pen, gripOf('shield'));
  if (grip === null) {
    // Hands over the head.
    for (const side of [-1, 1]) {
      pen.limb([0, 0.3 * side, 0.16, 0.36 * side, 0.12, 0.16 * side], 0.13, arm);
      pen.oval(0.1, 0.15 * side, 0.07, 0.065, skin);
    }
    head(pen, dress, skin);
    for (const side of [-1, 1]) pen.oval(0.08, 0.12 * side, 0.07, 0.06, skin);
    return;
  }
  pen.limb([0, -0.3, grip.left[0] * 0.5, Math.min(-0.2, grip.left[1] * 0.7 - 0.14), ...grip.left], 0.13, arm);
  pen.limb([0, 0.3, grip.right[0] * 0.5, Math.max(0.28, grip.right[1] * 0.8 + 0.08), ...grip.right], 0.13, arm);
  paintHeld(pen, grip);
  pen.oval(grip.left[0], grip.left[1], 0.07, 0.065, skin);
  pen.oval(grip.right[0], grip.right[1], 0.07, 0.065, skin);
  head(pen, dress, skin);
  marks(pen, mini);
}

/** What happened to it. */
function marks(pen: Pen, { wounded, infected }: Mini): void {
  if (wounded === true) {
    pen.limb([-0.06, -0.34, 0.02, -0.2], 0.1, '#efe8d8');
    pen.gore(-0.04, -0.26, 0.16, 12);
    pen.gore(0.05, 0.16, 0.14, 8);
  }
  if (infected === true) {
    pen.dot(-0.04, 0.26, 0.1, '#5c7a34');
    pen.dot(-0.04, 0.26, 0.06, '#a32a20');
    for (const turn of [0, 1.2, 2.5, 3.8, 5])
      pen.line([-0.04, 0.26, -0.04 + Math.cos(turn) * 0.17, 0.26 + Math.sin(turn) * 0.15], 0.028, '#4f6b2c');
  }
}

/** A sack that bends the back. */
function burden(pen: Pen): void {
  pen.oval(-0.3, 0, 0.24, 0.33, '#a08050');
  pen.line([-0.2, -0.26, -0.2, 0.26], 0.04, '#5f4628');
  pen.line([-0.4, -0.22, -0.4, 0.22], 0.04, '#5f4628');
}

/** On the back, arms and legs spread, in blood. */
function lying(pen: Pen, dress: Dress, mini: Mini, skin: string): void {
  const { brush } = pen;
  pen.pool(-0.1, 0.04, 0.44, 0.34, 'rgba(107,21,18,.7)');
  const arm = dress.arms ?? dress.coat;
  const [first] = mini.held ?? [];
  if (first !== undefined) paintDropped(pen, first, 0.1, 0.84, -0.25);
  pen.limb([-0.2, -0.1, -0.5, -0.18, -0.78, -0.12], 0.16, dress.legs);
  pen.limb([-0.2, 0.12, -0.48, 0.26, -0.7, 0.4], 0.16, dress.legs);
  pen.oval(-0.84, -0.12, 0.08, 0.1, '#33291f');
  pen.oval(-0.75, 0.45, 0.09, 0.09, '#33291f');
  pen.limb([0.16, -0.24, 0.26, -0.5, 0.5, -0.6], 0.13, arm);
  pen.limb([0.16, 0.24, 0.08, 0.5, 0.26, 0.66], 0.13, arm);
  pen.oval(0.55, -0.62, 0.075, 0.07, skin);
  pen.oval(0.3, 0.7, 0.075, 0.07, skin);
  pen.box(-0.26, -0.25, 0.56, 0.5, dress.coat, 0.16);
  brush.save();
  brush.translate(0.46, 0.02);
  brush.rotate(0.5);
  head(pen, dress, skin);
  brush.restore();
  pen.gore(0.0, 0.02, 0.22, 14);
}
