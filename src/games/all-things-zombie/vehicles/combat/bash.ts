import { grained } from '../../../../tabletop/index.ts';
import { fell, floor } from '../../dead/zombie.ts';
import { makeNoise } from '../../dead/noise.ts';
import { explosionShots } from '../../data/areas.ts';
import { BUILDING_BASH, HUMAN_BASH, ROLL_OVER_IMPACT } from '../../data/vehicles.ts';
import { countDice, diceTold, oneDie } from '../../dice.ts';
import { encounterOf, finish } from '../../doing.ts';
import { type Figure, findFigure, firstSeat, isHuman, nameOf, seatFor, tabletopOf } from '../../figures.ts';
import { harm } from '../../people/harm.ts';
import { settle } from '../../react/due.ts';
import { damageOf } from '../../shoot/hits.ts';
import type { Encounter, Human, Vehicle } from '../../state.ts';
import { becomeEnemies } from '../../strangers/enemies.ts';
import { emit, type Flow, type Rule, type Table } from '../../verbs.ts';
import { boxOf } from '../boxes.ts';
import type { BashDoing, Bashed, RollDoing } from '../doing.ts';
import { driveIntoHole } from './hole.ts';
import { nameOfStruck, swept } from '../plan.ts';
import { clearAway, emptyOut } from '../places.ts';
import { endRoll } from './run-down.ts';
import { bashOf, carryAlong, occupantsOf, ridersOn, vehicleNamed } from '../vehicle.ts';

/** ATZ.VCOMB.13 to ATZ.VCOMB.19, ATZ.VCOMB.25, ATZ.ZMELEE.7, ATZ.ZMELEE.8, ATZ.T.BASH, example ATZ.X.71: two things run into each other. */
export function* bash(t: Table, doing: BashDoing): Flow<void> {
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  finish(t, doing);
  const against = there(enc, doing.against);
  if (vehicle.state !== 'whole' || against === null) return settle(t);
  const { bash: theirs, dice: count } = strengthOf(enc, against);
  const own = bashOf(vehicle);
  const params = { name: vehicle.name, other: nameOfBashed(enc, against) };
  const seat = firstSeat(enc);
  const by = (name: string) =>
    ({ rule: 'ATZ.VCOMB.13', seat, prompt: { key: 'atz.bash.roll', params: { name } } }) as const;
  const first = yield* countDice(t, by(params.name), own);
  const second = yield* countDice(t, by(params.other), count);
  const told = { ...params, first: first.successes, second: second.successes };
  emit(t, 'ATZ.VCOMB.13', 'atz.bash', told, { dice: [...first.dice, ...second.dice] });
  if (first.successes === second.successes) yield* nearMiss(t, doing, vehicle, against);
  else if (first.successes > second.successes) yield* vehicleWins(t, doing, vehicle, against, own > theirs);
  else if (theirs > own) yield* explode(t, vehicle, causeOf(enc, doing, vehicle));
  else yield* rollOver(t, vehicle, causeOf(enc, doing, vehicle));
  if (vehicle.here) clearAway(enc, vehicle);
  settle(t);
}

/** What is still there to be run into; figures that have gone are left out. */
function there(enc: Encounter, against: Bashed): Bashed | null {
  if (against.what === 'figures') {
    const ids = against.ids.filter((id) => findFigure(enc, id) !== undefined);
    return ids.length === 0 ? null : { what: 'figures', ids };
  }
  return against;
}

/** ATZ.VCOMB.14, ATZ.VCOMB.25: the Bash Value, and how many dice it is worth; zombies add theirs for dice only. */
export function strengthOf(enc: Encounter, against: Bashed): { readonly bash: number; readonly dice: number } {
  switch (against.what) {
    case 'figures':
      return { bash: HUMAN_BASH, dice: HUMAN_BASH * against.ids.length };
    case 'vehicle': {
      const other = vehicleNamed(enc, against.id);
      const bashed = other.state === 'whole' ? bashOf(other) : BUILDING_BASH; // a wreck is as a building of DV 1
      return { bash: bashed, dice: bashed };
    }
    case 'building': {
      const defence = tabletopOf(enc).ground.terrain.buildings.find(({ id }) => id === against.id)?.tags?.['defence'];
      const bashed = BUILDING_BASH * (typeof defence === 'number' ? defence : 2);
      return { bash: bashed, dice: bashed };
    }
    case 'thing':
      return { bash: BUILDING_BASH, dice: BUILDING_BASH }; // as a building of DV 1
    case 'fire':
      return { bash: against.bash, dice: against.bash };
  }
}

function nameOfBashed(enc: Encounter, against: Bashed): string {
  if (against.what === 'fire') return '';
  if (against.what !== 'figures') return nameOfStruck(enc, against.id);
  return against.ids.map((id) => nameOf(findFigure(enc, id) as Figure)).join(', ');
}

/** Who or what has done this to those inside a vehicle (ATZ.STAR.16, ATZ.STAR.24). */
interface Doer {
  readonly by: Figure | null;
  readonly how: 'fire' | 'melee' | 'accident';
}

/** ATZ.VCOMB.15: a driver who rams, a shooter; zombies; nobody in a crash. */
function causeOf(enc: Encounter, { by, against }: BashDoing, victim: Vehicle): Doer {
  const doer = by === null ? undefined : findFigure(enc, by);
  if (against.what === 'fire') return { by: doer ?? null, how: 'fire' };
  if (against.what === 'figures') {
    const zombie = against.ids.map((id) => findFigure(enc, id)).find((one) => one !== undefined && !isHuman(one));
    return { by: zombie ?? null, how: 'accident' };
  }
  const isOwn = doer !== undefined && isHuman(doer) && doer.aboard?.vehicle === victim.id;
  return doer === undefined || isOwn ? { by: null, how: 'accident' } : { by: doer, how: 'melee' };
}

/** ATZ.VCOMB.15, ATZ.VCOMB.16, ATZ.VCOMB.19: what becomes of what it has struck. */
function* vehicleWins(t: Table, doing: BashDoing, vehicle: Vehicle, against: Bashed, isMore: boolean): Flow<void> {
  const enc = encounterOf(t);
  const doer = doing.by === null ? null : (findFigure(enc, doing.by) ?? null);
  switch (against.what) {
    case 'figures':
      for (const id of against.ids) yield* strikeDown(t, id, doer, isMore);
      return;
    case 'vehicle': {
      const other = vehicleNamed(enc, against.id);
      endRoll(enc, vehicle);
      vehicle.speed = 0;
      if (other.state !== 'whole') return emit(t, 'ATZ.VCOMB.13', 'atz.bash.wreck', { name: vehicle.name });
      const cause: Doer = doer === null ? { by: null, how: 'accident' } : { by: doer, how: 'melee' };
      return isMore ? yield* explode(t, other, cause) : yield* rollOver(t, other, cause);
    }
    case 'building':
      return driveIntoHole(t, vehicle, against.id);
    case 'thing':
      vehicle.speed = 0;
      return emit(t, 'ATZ.VCOMB.19', 'atz.bash.stops', { name: vehicle.name, other: nameOfStruck(enc, against.id) });
    case 'fire':
      return emit(t, 'ATZ.VCOMB.26', 'atz.bash.unhurt', { name: vehicle.name });
  }
}

/** ATZ.VCOMB.15: on foot that is the end; with no more weight than its own it is one hit at Impact 3 (ATZ.VCOMB.17). */
function* strikeDown(t: Table, id: string, by: Figure | null, isMore: boolean): Flow<void> {
  const enc = encounterOf(t);
  const figure = findFigure(enc, id);
  if (figure === undefined) return;
  const killer = by !== null && isHuman(by) ? by : null;
  if (!isHuman(figure)) {
    if (isMore) fell(t, figure, killer, 'ATZ.VCOMB.15');
    else floor(t, figure, 'ATZ.VCOMB.17');
    return;
  }
  if (killer !== null && killer.seat !== null) becomeEnemies(t, figure.side);
  const how = by === null ? 'accident' : 'melee';
  if (isMore) {
    yield* harm(t, figure, ['od'], { by, how });
    return;
  }
  const die = yield* damageDie(t, figure);
  yield* harm(t, figure, [damageOf(die, ROLL_OVER_IMPACT)], { by, how });
}

function* damageDie(t: Table, human: Human): Flow<number> {
  const prompt = { key: 'atz.bash.damage.roll', params: { name: human.name } } as const;
  const die = yield* oneDie(t, { rule: 'ATZ.VCOMB.17', seat: seatFor(encounterOf(t), human), prompt });
  const damage = damageOf(die, ROLL_OVER_IMPACT);
  const said = { unit: human.id, name: human.name, damage, impact: ROLL_OVER_IMPACT };
  emit(t, 'ATZ.VCOMB.17', 'atz.damage', said, { dice: diceTold(die) });
  return die;
}

/** ATZ.VCOMB.15, ATZ.ZGEN.8: it blows up with all who are in it, and is heard far away. */
function* explode(t: Table, vehicle: Vehicle, cause: Doer): Flow<void> {
  const enc = encounterOf(t);
  endRoll(enc, vehicle);
  emit(t, 'ATZ.VCOMB.15', 'atz.bash.explodes', { vehicle: vehicle.id, name: vehicle.name });
  yield* makeNoise(t, vehicle, explosionShots(bashOf(vehicle)), 'ATZ.ZGEN.8');
  // People may have rolled for the noise: until then it was no wreck, as nobody sits in one.
  wreck(enc, vehicle, 'destroyed');
  const inside = occupantsOf(enc, vehicle);
  const riders = ridersOn(enc, vehicle);
  emptyOut(enc, vehicle);
  for (const rider of riders) if (!isHuman(rider)) fell(t, rider, null, 'ATZ.VCOMB.15');
  for (const human of [...inside, ...riders.filter(isHuman)]) {
    if (human.fate === 'ran') human.fate = 'here'; // ATZ.VREACT.8: it has not left
    yield* harm(t, human, ['od'], cause);
  }
  clearAway(enc, vehicle);
}

/** ATZ.VCOMB.16, ATZ.VCOMB.17: for the rest of its move, then onto its roof: everybody in it or on it is hit once. */
function* rollOver(t: Table, vehicle: Vehicle, cause: Doer): Flow<void> {
  const enc = encounterOf(t);
  const rest = restOf(enc, vehicle);
  if (rest > 0) {
    const steps = [{ do: 'go' as const, inches: grained(rest) }];
    const { end } = swept(enc, boxOf(vehicle), steps, { through: ({ what }) => what === 'model' });
    Object.assign(vehicle, { x: end.x, y: end.y });
    carryAlong(enc, vehicle);
  }
  wreck(enc, vehicle, 'overturned');
  emit(t, 'ATZ.VCOMB.16', 'atz.bash.rolls-over', { vehicle: vehicle.id, name: vehicle.name, inches: rest });
  const inside = occupantsOf(enc, vehicle);
  const riders = ridersOn(enc, vehicle);
  emptyOut(enc, vehicle);
  for (const human of [...inside, ...riders.filter(isHuman)]) {
    if (human.fate === 'ran') human.fate = 'here';
    const die = yield* damageDie(t, human);
    const how = cause.by === null ? 'fire' : cause.how; // ATZ.STAR.15: Star Power helps inside
    yield* harm(t, human, [damageOf(die, ROLL_OVER_IMPACT)], { by: cause.by, how });
  }
  for (const rider of riders) if (!isHuman(rider)) floor(t, rider, 'ATZ.VCOMB.17');
  clearAway(enc, vehicle);
}

/** How far it would still have gone. */
function restOf(enc: Encounter, { id }: Vehicle): number {
  const rolling = enc.doing.findLast((one): one is RollDoing => one.do === 'roll' && one.vehicle === id);
  return (rolling?.steps ?? []).reduce((sum, step) => sum + (step.do === 'go' ? Math.max(0, step.inches) : 0), 0);
}

function wreck(enc: Encounter, vehicle: Vehicle, state: 'overturned' | 'destroyed'): void {
  endRoll(enc, vehicle);
  Object.assign(vehicle, { state, running: false, speed: 0 });
  enc.lasting = enc.lasting.filter(({ of }) => of !== vehicle.id);
}

/** ATZ.VCOMB.18, ATZ.VCOMB.26: nobody is hurt; half the speed, away from what was nearly struck. */
function* nearMiss(t: Table, _doing: BashDoing, vehicle: Vehicle, against: Bashed): Flow<void> {
  const enc = encounterOf(t);
  const rule: Rule = against.what === 'fire' ? 'ATZ.VCOMB.26' : 'ATZ.VCOMB.18';
  if (against.what === 'fire') return emit(t, rule, 'atz.bash.unhurt', { name: vehicle.name });
  emit(t, rule, 'atz.bash.near-miss', { name: vehicle.name, other: nameOfBashed(enc, against) });
  const rolling = enc.doing.findLast((one): one is RollDoing => one.do === 'roll' && one.vehicle === vehicle.id);
  const away = awayFrom(enc, vehicle, against, rolling?.speed ?? vehicle.speed);
  if (away === null) vehicle.speed = 0;
  else yield* slide(t, vehicle, away, rolling?.speed ?? vehicle.speed);
  if (against.what !== 'vehicle') {
    if (rolling !== undefined) rolling.steps = [];
    clearAway(enc, vehicle);
    return;
  }
  const other = vehicleNamed(enc, against.id);
  if (rolling !== undefined) rolling.steps = [];
  if (other.state !== 'whole' || other.speed <= 0) return;
  const theirs = awayFrom(enc, other, { what: 'vehicle', id: vehicle.id }, other.speed);
  if (theirs !== null) yield* slide(t, other, theirs, other.speed);
}

const ANGLES = [0, 20, -20, 45, -45, 70, -70, 90, -90] as const;
/** The slightest turn that leads free for half the speed; null where there is none, and it stops. */
function awayFrom(
  enc: Encounter,
  vehicle: Vehicle,
  against: Bashed,
  speed: number,
): { readonly x: number; readonly y: number; readonly facing: number } | null {
  const ignore = against.what === 'figures' ? against.ids : [];
  for (const degrees of ANGLES) {
    const steps = [
      ...(degrees === 0 ? [] : [{ do: 'turn' as const, degrees }]),
      { do: 'go' as const, inches: grained(speed / 2) },
    ];
    const { end, stopped } = swept(enc, boxOf(vehicle), steps, { ignore });
    if (stopped === null) return end;
  }
  return null;
}

function* slide(
  t: Table,
  vehicle: Vehicle,
  { x, y, facing }: { readonly x: number; readonly y: number; readonly facing: number },
  speed: number,
): Flow<void> {
  yield* [];
  Object.assign(vehicle, { x, y, facing });
  carryAlong(encounterOf(t), vehicle);
  clearAway(encounterOf(t), vehicle);
  emit(t, 'ATZ.VCOMB.18', 'atz.bash.slides', { vehicle: vehicle.id, name: vehicle.name, inches: speed / 2 });
}
