import type { Point } from '../../kernel/index.ts';

/** The sine of 0 to 90 degrees: written down, because engines may differ in the last digit. */
const SINES: readonly number[] = [
  0, 0.0174524064372835, 0.034899496702501, 0.0523359562429438, 0.0697564737441253, 0.0871557427476582,
  0.104528463267653, 0.121869343405147, 0.139173100960065, 0.156434465040231, 0.17364817766693, 0.190808995376545,
  0.207911690817759, 0.224951054343865, 0.241921895599668, 0.258819045102521, 0.275637355816999, 0.292371704722737,
  0.309016994374947, 0.325568154457157, 0.342020143325669, 0.3583679495453, 0.374606593415912, 0.390731128489274,
  0.4067366430758, 0.422618261740699, 0.438371146789077, 0.453990499739547, 0.469471562785891, 0.484809620246337, 0.5,
  0.515038074910054, 0.529919264233205, 0.544639035015027, 0.559192903470747, 0.573576436351046, 0.587785252292473,
  0.601815023152048, 0.615661475325658, 0.629320391049837, 0.642787609686539, 0.656059028990507, 0.669130606358858,
  0.681998360062498, 0.694658370458997, 0.707106781186547, 0.719339800338651, 0.73135370161917, 0.743144825477394,
  0.754709580222772, 0.766044443118978, 0.777145961456971, 0.788010753606722, 0.798635510047293, 0.809016994374947,
  0.819152044288992, 0.829037572555042, 0.838670567945424, 0.848048096156426, 0.857167300702112, 0.866025403784439,
  0.874619707139396, 0.882947592858927, 0.891006524188368, 0.898794046299167, 0.90630778703665, 0.913545457642601,
  0.92050485345244, 0.927183854566787, 0.933580426497202, 0.939692620785908, 0.945518575599317, 0.951056516295154,
  0.956304755963035, 0.961261695938319, 0.965925826289068, 0.970295726275996, 0.974370064785235, 0.978147600733806,
  0.981627183447664, 0.984807753012208, 0.987688340595138, 0.99026806874157, 0.992546151641322, 0.994521895368273,
  0.996194698091746, 0.997564050259824, 0.998629534754574, 0.999390827019096, 0.999847695156391, 1,
];

function sine(degrees: number): number {
  const d = ((degrees % 360) + 360) % 360;
  if (d > 180) return -sine(d - 180);
  return SINES[d > 90 ? 180 - d : d] as number;
}

/** The unit vector of a facing in whole degrees: 0 looks along x, 90 along y. */
export const directionOf = (degrees: number): Point => ({ x: sine(degrees + 90), y: sine(degrees) });

/** The whole degree nearest to the direction from `from` to `to`; 0 where the two are one point. */
export function facingTowards(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const quarter = dy >= 0 ? (dx >= 0 ? 0 : 1) : dx < 0 ? 2 : 3;
  // Just before a full circle 0 may be the nearest; otherwise it is one of the quarter in which the direction lies.
  let [best, most] = [0, dx > 0 ? dx : 0];
  for (let degrees = quarter * 90; degrees <= quarter * 90 + 90 && degrees < 360; degrees++) {
    const { x, y } = directionOf(degrees);
    const along = x * dx + y * dy;
    if (along > most) [best, most] = [degrees, along];
  }
  return best;
}

/** As much as a direction may be off its arc by the last digits of its figures. */
const HAIR = 1e-9;

/**
 * Whether `target` lies in the arc of so many whole degrees (an even number up to 360) centred on the facing. A target on
 * the dividing line is in the arc.
 */
export function inArc(from: Point & { readonly facing: number }, target: Point, degrees: number): boolean {
  const [dx, dy] = [target.x - from.x, target.y - from.y];
  const { x, y } = directionOf(from.facing);
  const along = x * dx + y * dy;
  const square = dx * dx + dy * dy;
  const edge = sine(90 - degrees / 2);
  // Compared squared, with the signs kept, so that no root is rounded.
  return along * Math.abs(along) >= edge * Math.abs(edge) * square - HAIR * square;
}
