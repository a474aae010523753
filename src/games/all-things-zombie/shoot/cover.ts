import type { Point } from '../../../kernel/index.ts';
import { bodyAt } from '../../../skirmish/index.ts';
import { apart, between, inside, meet, outlineOf, type Piece, type Polygon } from '../../../tabletop/index.ts';
import { BEHIND_INCHES, COVERS, CROWD, type Shelter } from '../data/cover.ts';
import {
  bodyOf,
  type Figure,
  figuresHere,
  inches,
  inMelee,
  isHuman,
  PERSON,
  tabletopOf,
  terrainIn,
  vehiclesHere,
} from '../figures.ts';
import { boxOf } from '../vehicles/boxes.ts';
import { isInsideVehicle } from '../vehicles/vehicle.ts';
import { buildingAt } from '../places/inside.ts';
import { isHill } from '../tables/hills.ts';
import { isAtCrest, isLow } from '../sight/los.ts';
import type { Encounter, Human, State, Standing } from '../state.ts';

/** ATZ.COVER: what shelters somebody from whom. */
export interface Cover {
  readonly cover: boolean;
  readonly concealed: boolean;
  /** What gives it, line by line of ATZ.T.COVER. */
  readonly by: readonly Shelter[];
}
const NONE: Cover = { cover: false, concealed: false, by: [] };

/** ATZ.COVER.8: those within an inch who stand to the left and to the right of a target, as its shooter sees it. */
function crowdRound(enc: Encounter, target: Figure, from: Standing): Figure[] {
  const near = figuresHere(enc).filter(
    (other) => other.id !== target.id && other.level === target.level && inches(other, target) <= CROWD.inches + 1e-6,
  );
  const [ux, uy] = [target.x - from.x, target.y - from.y];
  const sides = near.map(({ x, y }) => Math.sign(ux * (y - target.y) - uy * (x - target.x)));
  return near.length >= CROWD.neighbours && sides.includes(1) && sides.includes(-1) ? near : [];
}

/** ATZ.SHOOT.18, ATZ.SHOOT.19, ATZ.WOUND.7, ATZ.COVER.8: who may be struck in a target's place: opponents in melee, whom it carries, a crowd. */
export function screenOf(enc: Encounter, target: Figure, from: Standing): Figure[] {
  if (!isHuman(target)) return []; // ATZ.COVER.10
  const opponents = enc.melees.flatMap(({ sides }) =>
    sides.some(({ who }) => who === target.id)
      ? sides.filter(({ who }) => who !== target.id).map(({ who }) => who)
      : [],
  );
  const carried = enc.humans.filter(({ id }) => id === target.carries);
  const fighting = figuresHere(enc).filter(({ id }) => opponents.includes(id));
  const crowd = target.turn.moved ? [] : crowdRound(enc, target, from);
  return [...new Set([...fighting, ...carried, ...crowd])];
}

const runsInto = (outline: Polygon, a: Point, b: Point): boolean =>
  inside(outline, a) || outline.some((c, i) => meet(a, b, c, outline[(i + 1) % outline.length] as Point));

/** ATZ.COVER.6: something low, a door or a window on the last inch of the string. */
function isBehind(enc: Encounter, target: Figure, from: Standing): boolean {
  const { ground } = tabletopOf(enc);
  const body = bodyOf(target);
  const long = apart(from, body);
  if (long === 0) return false;
  const close = between(body, from, Math.min(1, (body.radius + BEHIND_INCHES) / long));
  const own = isHuman(target) ? target.aboard?.vehicle : null;
  const lows = [
    // ATZ.TERR.14: the slope of a hill hides nobody.
    ...ground.things.filter((thing): thing is Piece => 'cover' in thing && isLow(thing) && !isHill(thing)),
    ...vehiclesHere(enc)
      .filter(({ id }) => id !== own)
      .map((vehicle) => ({ outline: outlineOf(boxOf(vehicle)) })),
  ];
  return (
    lows.some(({ outline }) => runsInto(outline, close, body)) ||
    ground.openings.some(({ level, from: a, to: b }) => level === target.level && meet(close, body, a, b))
  );
}

const inWoods = (enc: Encounter, at: Standing): boolean =>
  terrainIn(enc).pieces.some(({ seeThrough, outline }) => seeThrough && inside(outline, at));

/** ATZ.COVER.2, ATZ.BLDG.25, ATZ.TERR.20: what lies on the table says of which type it is. ATZ.COVER.3 to ATZ.COVER.8, ATZ.COVER.10: cover and concealment of a target, standing still or on the move. */
export function coverOf({ encounter: enc }: State, target: Figure, from: Standing): Cover {
  if (!isHuman(target)) return NONE;
  const by: Shelter[] = [];
  if (buildingAt(enc, target) !== null) by.push('inside-building');
  if (isScreened(enc, target, from)) by.push('crowd');
  if (isInsideVehicle(enc, target)) by.push('inside-vehicle'); // ATZ.COVER.5
  if (isBehind(enc, target, from)) by.push('behind-vehicle');
  if (inWoods(enc, target)) by.push('woods');
  if (isAtCrest(tabletopOf(enc), bodyAt('from', from, PERSON), bodyOf(target))) by.push('crest');
  const given = by.map((one) => COVERS[one][target.turn.moved ? 'moving' : 'still']);
  const screened = inMelee(enc, target.id) || target.carries !== null; // whatever it did before
  return {
    cover: screened || given.some(({ cover }) => cover),
    concealed: given.some(({ concealment }) => concealment),
    by,
  };
}

const isScreened = (enc: Encounter, target: Human, from: Standing): boolean =>
  inMelee(enc, target.id) || target.carries !== null || crowdRound(enc, target, from).length > 0;
