import type { Placed } from '../../../kernel/index.ts';
import { apart, between, point } from '../../../tabletop/index.ts';
import type { Moment, Watcher } from '../deeds.ts';
import { under } from '../doing.ts';
import { humansHere, PERSON, tabletopOf } from '../figures.ts';
import { groupWith } from '../people/groups.ts';
import { withOpening } from '../places/barricades.ts';
import type { Doing, Encounter, Human, Leg } from '../state.ts';
import { inSightOfEachOther } from './los.ts';
import { mayTakePart, unseenBy } from './pairs.ts';

/** ATZ.SIGHT.5, ATZ.SIGHT.6: who moves may uncover others, by going out of the way or by opening a door. */

/** Two who have not been in sight of each other in this phase: the first is of the mover's side where one of them is. */
type Hidden = readonly [Human, Human];

function hiddenPairs(enc: Encounter, mover: Human): Hidden[] {
  const able = humansHere(enc).filter((one) => one.id !== mover.id && mayTakePart(enc, one));
  return able.flatMap((one) =>
    unseenBy(enc, one)
      .filter((other) => other.id !== mover.id && comesFirst(one, other, mover))
      .map((other): Hidden => [one, other]),
  );
}
const comesFirst = (one: Human, other: Human, { side }: Human): boolean =>
  one.side === side || (other.side !== side && one.id < other.id);

/** How far a place is from the string between two figures. */
function fromString(at: { readonly x: number; readonly y: number }, [a, b]: Hidden): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / square));
  return apart(at, { x: a.x + share * dx, y: a.y + share * dy });
}

const NEAR = PERSON.radius;
/** So far apart places on a way are that are looked at, and so exactly the first of them is found. */
const STEP = 0.25;
const FINE = 0.01;

/** The first point of a way at which somebody no longer stands in the string. */
function outOfTheWay(mover: Human, legs: readonly Leg[], pair: Hidden): Pick<Moment, 'at' | 'inches' | 'leg'> | null {
  let here: Placed = { x: mover.x, y: mover.y, level: mover.level };
  let start = 0;
  for (const [leg, { to }] of legs.entries()) {
    const long = apart(here, to);
    const from = here;
    const isOut = (far: number): boolean =>
      (to.level ?? 0) !== mover.level || fromString(long === 0 ? to : between(from, to, far / long), pair) >= NEAR;
    for (let far = Math.min(STEP, long); ; far = Math.min(long, far + STEP)) {
      if (isOut(far)) {
        let [low, high] = [Math.max(0, far - STEP), far];
        while (high - low > FINE) {
          const middle = (low + high) / 2;
          if (isOut(middle)) high = middle;
          else low = middle;
        }
        const { x, y } = long === 0 ? to : between(from, to, high / long);
        return { at: { ...point(x, y), level: to.level ?? mover.level }, inches: start + high, leg };
      }
      if (far >= long) break;
    }
    start += long;
    here = to;
  }
  return null;
}

const testOf = (enc: Encounter, [one, other]: Hidden): Doing => ({
  do: 'in-sight',
  stage: 'trigger',
  active: under(enc, 'activate')?.side ?? one.side,
  pairs: [[one.id, other.id]],
  closer: [],
  sightings: [],
  firedAt: [],
  acting: null,
});

/** A test for each group that is uncovered: all of a group are in the same one. */
function testsFor(enc: Encounter, pairs: readonly Hidden[]): Doing[] {
  const groups = new Set<string>();
  return pairs.flatMap((pair) => {
    const group = groupWith(enc, pair[0])
      .map(({ id }) => id)
      .sort()
      .join(' ');
    if (groups.has(group)) return [];
    groups.add(group);
    return [testOf(enc, pair)];
  });
}

const momentOf = (
  enc: Encounter,
  pairs: readonly Hidden[],
  where: Pick<Moment, 'at' | 'inches' | 'leg'>,
): Moment | null =>
  pairs.length === 0
    ? null
    : { id: `uncovers ${pairs.map(([a, b]) => `${a.id} ${b.id}`).join(', ')}`, ...where, begins: testsFor(enc, pairs) };

/** Whom the mover has kept out of sight so far with its own body. */
function behind(enc: Encounter, mover: Human, legs: readonly Leg[], pairs: readonly Hidden[]): Moment | null {
  const close = pairs.filter((pair) => fromString(mover, pair) < NEAR);
  if (close.length === 0) return null;
  const [table, without] = [tabletopOf(enc), tabletopOf(enc).without([mover.id])];
  const found = close
    .filter(([a, b]) => inSightOfEachOther(enc, a, b, without) && !inSightOfEachOther(enc, a, b, table))
    .flatMap((pair) => {
      const where = outOfTheWay(mover, legs, pair);
      return where === null ? [] : [{ pair, where }];
    })
    .sort((a, b) => a.where.inches - b.where.inches);
  const first = found[0]?.where;
  if (first === undefined) return null;
  const together = found.filter(({ where }) => where.inches - first.inches <= FINE);
  return momentOf(
    enc,
    together.map(({ pair }) => pair),
    first,
  );
}

/** Who comes into sight through a door that the mover opens. */
function throughDoor(enc: Encounter, mover: Human, legs: readonly Leg[], pairs: readonly Hidden[]): Moment | null {
  const { ground } = tabletopOf(enc);
  const leg = legs.findIndex(({ through }) => through?.kind === 'door' && ground.wordOf(through.id) === 'closed');
  const door = legs[leg];
  if (door?.through === undefined || door.through === null) return null;
  const after: Encounter = { ...enc, changes: withOpening(enc, door.through.id, 'open') };
  const tableIn = (one: Encounter) => tabletopOf(one).without([mover.id]);
  const [shut, open] = [tableIn(enc), tableIn(after)];
  const found = pairs.filter(([a, b]) => inSightOfEachOther(after, a, b, open) && !inSightOfEachOther(enc, a, b, shut));
  const inches = legs
    .slice(0, leg + 1)
    .reduce((sum, { to }, i) => sum + apart(i === 0 ? mover : (legs[i - 1] as Leg).to, to), 0);
  return momentOf(enc, found, { at: door.to, inches, leg });
}

/** ATZ.SIGHT.6: the first point of a way at which two others come into sight of each other because of who goes it. */
export const uncovers: Watcher = ({ encounter: enc }, mover, legs, walk) => {
  if (walk.as !== 'move' && walk.as !== 'closer') return null;
  const pairs = hiddenPairs(enc, mover);
  if (pairs.length === 0) return null;
  const moments = [behind(enc, mover, legs, pairs), throughDoor(enc, mover, legs, pairs)];
  return moments.reduce((first, one) => (one !== null && (first === null || one.inches < first.inches) ? one : first));
};
