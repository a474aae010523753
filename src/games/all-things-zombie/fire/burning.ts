import { apart, type Building } from '../../../tabletop/index.ts';
import type { ActivateDoing } from '../course/doing.ts';
import { diceTold, oneDie } from '../dice.ts';
import { begin, encounterOf } from '../doing.ts';
import { firstSeat, isCarried, leaveMelees } from '../figures.ts';
import { legsOf, movementLeft, routeFor } from '../move/way.ts';
import { harm } from '../people/harm.ts';
import { buildingAt } from '../places/inside.ts';
import type { Fire, Human, Leg, State } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { burnDown, burningBuildings, fireIn, grow, isEngulfed, isHalfBurning, isIn, light } from './fires.ts';
import { stretchesOf, wallLength } from './wall.ts';

/** ATZ.FIRE.4, ATZ.FIRE.7 to ATZ.FIRE.9: what fires do at the start of a turn, and those who are in the burning house. */

export function* firesGrow(t: Table): Flow<void> {
  for (const { fire, building } of burningBuildings(encounterOf(t))) {
    if (fire.lit) yield* spread(t, fire, building);
    else flareUp(t, fire, building);
    if (isEngulfed(fire, building)) yield* collapse(t, building);
  }
}

/** ATZ.FIRE.4, ATZ.FIRE.6: what has smouldered lights. */
function flareUp(t: Table, fire: Fire, building: Building): void {
  light(encounterOf(t), fire, building);
  emit(t, 'ATZ.FIRE.4', 'atz.fire.lights', said(building));
}

/** ATZ.FIRE.7: along the outer wall, to the left on 1 to 3, to the right on 4 to 6. */
function* spread(t: Table, fire: Fire, building: Building): Flow<void> {
  const enc = encounterOf(t);
  const wasHalf = isHalfBurning(fire, building);
  const die = yield* oneDie(t, {
    rule: 'ATZ.FIRE.7',
    seat: firstSeat(enc),
    prompt: { key: 'atz.fire.grows.roll', params: { called: building.name } },
  });
  const to = die <= 3 ? 'left' : 'right';
  grow(enc, fire, building, to);
  emit(t, 'ATZ.FIRE.7', 'atz.fire.grows', { ...said(building), to }, { dice: diceTold(die) });
  if (!wasHalf && isHalfBurning(fire, building) && !isEngulfed(fire, building)) {
    emit(t, 'ATZ.FIRE.9', 'atz.fire.half', said(building));
  }
}

/** ATZ.FIRE.8, ATZ.FIRE.9: it burns down, with everybody who is still inside. */
function* collapse(t: Table, building: Building): Flow<void> {
  const enc = encounterOf(t);
  emit(t, 'ATZ.FIRE.8', 'atz.fire.down', said(building));
  for (const human of enc.humans.filter((one) => one.fate === 'here' && isIn(building, one))) {
    if (isCarried(enc, human.id)) continue;
    for (const one of [human, ...enc.humans.filter(({ id }) => id === human.carries)]) yield* burn(t, one);
  }
  for (const zombie of enc.zombies.filter((one) => isIn(building, one))) {
    leaveMelees(enc, zombie.id);
    emit(t, 'ATZ.FIRE.9', 'atz.fire.zombie', { unit: zombie.id, called: building.name });
  }
  const isOutside = (at: { x: number; y: number; level: number }): boolean => !isIn(building, at);
  Object.assign(enc, {
    zombies: enc.zombies.filter(isOutside),
    corpses: enc.corpses.filter(isOutside),
    dropped: enc.dropped.filter(isOutside),
    pefs: enc.pefs.filter(isOutside),
    feasts: enc.feasts.filter(isOutside),
  });
  burnDown(enc, building);
}

/** ATZ.STAR.15, ATZ.STAR.18: against fire only Cheating Death helps. Nothing of the dead is left to be found. */
function* burn(t: Table, human: Human): Flow<void> {
  yield* harm(t, human, ['od'], { by: null, how: 'accident', quiet: true });
  leaveMelees(encounterOf(t), human.id);
  if (human.fate === 'here') human.fate = 'gone';
  human.carries = null;
}

/** ATZ.FIRE.9: everybody who can leaves a house of which half burns, by the shortest way. */
export function* fleeFire(t: Table, human: Human, _activation: ActivateDoing): Flow<'acts' | 'lost'> {
  yield* [];
  const enc = encounterOf(t);
  const building = buildingAt(enc, human);
  const fire = building === null ? undefined : fireIn(enc, building.id);
  if (building === null || fire === undefined || human.status !== 'carry-on') return 'acts';
  if (!isHalfBurning(fire, building) || human.items.includes('gas-mask')) return 'acts'; // ATZ.ITEM.2
  const legs = wayOut(t.state, human, building);
  if (legs === null) return 'acts';
  emit(t, 'ATZ.FIRE.9', 'atz.fire.flees', { unit: human.id, name: human.name, called: building.name });
  begin(t, { do: 'walk', who: human.id, legs, as: 'move', met: [] });
  return 'acts';
}

/** So far from the wall one is out of it, and so far apart the ends of ways are that are compared. */
const CLEAR = 0.75;
const APART = 2;
const FAR = 100;

/** The cheapest way out of a building, as far as somebody can go on it; null if there is none. */
function wayOut(state: State, human: Human, { outline }: Building): Leg[] | null {
  const ends = stretchesOf(outline, 0, wallLength(outline)).flatMap(({ from, to }) => {
    const long = apart(from, to);
    const out = { x: (to.y - from.y) / long, y: (from.x - to.x) / long };
    const steps = Math.max(1, Math.floor(long / APART));
    return Array.from({ length: steps }, (_, i) => (i + 0.5) / steps).flatMap((share) =>
      [CLEAR, -CLEAR].map((off) => ({
        x: from.x + (to.x - from.x) * share + out.x * off,
        y: from.y + (to.y - from.y) * share + out.y * off,
        level: 0,
      })),
    );
  });
  const routes = ends
    .filter((end) => !isIn({ outline } as Building, end))
    .map((end) => ({ end, found: routeFor(state, human, [end], FAR) }))
    .filter(({ found }) => found.fault === null);
  const [best] = routes.sort((a, b) => a.found.cost - b.found.cost);
  return best === undefined ? null : legsOf(routeFor(state, human, [best.end], movementLeft(state, human)));
}

const said = ({ id, name }: Building): { readonly called: string; readonly thing: string } => ({
  called: name,
  thing: id,
});
