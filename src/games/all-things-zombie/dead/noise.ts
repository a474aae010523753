import { atHour, clockSpot, freeSpot, facingTowards, type Hour } from '../../../tabletop/index.ts';
import { ZOMBIES_BY_AREA } from '../data/areas.ts';
import { diceTold, halfOf, isIn, SIDES } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { firstSeat, nameOf, PERSON, tabletopOf } from '../figures.ts';
import { buildingAt } from '../places/inside.ts';
import type { Encounter, Human, LastingNoise, Standing, Zombie } from '../state.ts';
import { emit, type Flow, roll, type Rule, type Table } from '../verbs.ts';
import { newZombie } from './zombie.ts';

/** ATZ.ZGEN.1: zombies come at the start and by noise, and are placed round the clock. */

/** ATZ.ZGEN.11: 12" from the source; twelve o'clock points to the edge of sections 1 to 3. */
const AWAY = 12;
const TO_FAR_EDGE = 90;

/** ATZ.ZGEN.4 to ATZ.ZGEN.6: a noise of so many shots draws zombies at once, before anything else comes of it. */
export function* makeNoise(t: Table, at: Standing, shots: number, rule: Rule = 'ATZ.ZGEN.4'): Flow<void> {
  if (shots <= 0) return;
  const enc = encounterOf(t);
  enc.noises.push({ x: at.x, y: at.y, level: at.level, shots, turn: enc.turn });
  if (enc.clocks.noMoreZombies) return emit(t, 'ATZ.EVENT.3', 'atz.noise.spent', { shots });
  const dice = yield* roll(t, `${shots}d6`, {
    rule,
    seat: firstSeat(enc),
    prompt: { key: 'atz.noise.roll', params: { shots } },
  });
  const drawn = dice.filter((die) => isDrawn(enc, die)).length;
  emit(
    t,
    rule,
    drawn === 0 ? 'atz.noise.nothing' : 'atz.noise',
    { shots, zombies: drawn },
    { dice: diceTold(...dice) },
  );
  yield* placeRound(t, at, drawn);
}

const HOURS = [2, 4, 6, 8, 10, 12] as const satisfies readonly Hour[];
/** ATZ.ZGEN.11: where a noise may bring zombies from. */
export const clockRound = ({
  x,
  y,
}: Standing): readonly { readonly hour: number; readonly x: number; readonly y: number }[] =>
  HOURS.map((hour) => ({ hour, ...atHour({ x, y, facing: TO_FAR_EDGE }, hour, AWAY) }));

/** Whether a die of a noise, or of those that are rolled for a building (ATZ.ZBLDG.2), draws a zombie; ATZ.EVENT.21 adds to every die. */
export const isDrawn = ({ area, clocks }: Drawing, die: number): boolean =>
  isIn(Math.min(SIDES, die + clocks.moreZombies), ZOMBIES_BY_AREA[area].drawn);
type Drawing = Pick<Encounter, 'area' | 'clocks'>;

/** The least die on which a shot draws a zombie. */
export const drawnFrom = (enc: Drawing): number => [1, 2, 3, 4, 5, SIDES].find((die) => isDrawn(enc, die)) ?? SIDES;

/** ATZ.ZGEN.11, example ATZ.X.63: each zombie rolls for its hour of the clock, and faces what has drawn it. Nobody tests at its sight (ATZ.ZGEN.13). */
export function* placeRound(t: Table, at: Standing, count: number): Flow<Zombie[]> {
  if (count === 0) return [];
  const dice = yield* roll(t, `${count}d6`, {
    rule: 'ATZ.ZGEN.11',
    seat: firstSeat(encounterOf(t)),
    prompt: { key: 'atz.zombie.where', params: { zombies: count } },
    ordered: true,
  });
  return dice.map((die) => {
    const zombie = placeAt(encounterOf(t), at, (2 * die) as Hour);
    const { id, x, y } = zombie;
    const said = { unit: id, name: nameOf(zombie), hour: 2 * die, x, y };
    emit(t, 'ATZ.ZGEN.11', 'atz.zombie.comes', said, { dice: diceTold(die) });
    return zombie;
  });
}

/** ATZ.ZGEN.14, ATZ.ZGEN.15, example ATZ.X.64: indoors where that is so, on its way out to the source; where it does not fit, clockwise to where it does. */
function placeAt(enc: Encounter, { x, y, level }: Standing, hour: Hour): Zombie {
  const table = tabletopOf(enc);
  const from = { x, y, facing: TO_FAR_EDGE };
  const base = { id: 'new', x, y, level: 0, radius: PERSON.radius };
  const spot = clockSpot(table, base, from, hour, AWAY) ?? freeSpot(table, base, atHour(from, hour, AWAY));
  const at = spot ?? { x, y };
  const zombie = newZombie(enc, { x: at.x, y: at.y, level: 0 }, facingTowards(at, from));
  if (buildingAt(enc, zombie) !== null) zombie.lastSeen = { x, y, level };
  return zombie;
}

/** ATZ.ZGEN.3, ATZ.X.62: the zombies that one human meets as the game starts. */
export function* startZombies(t: Table, human: Human): Flow<void> {
  const enc = encounterOf(t);
  const [die] = yield* roll(t, '1d6', {
    rule: 'ATZ.ZGEN.3',
    seat: human.seat ?? firstSeat(enc),
    prompt: { key: 'atz.start.roll', params: { name: human.name } },
  });
  const zombies = startCount(enc, die as number);
  const said = { unit: human.id, name: human.name, zombies };
  emit(t, 'ATZ.ZGEN.3', 'atz.start.zombies', said, { dice: diceTold(die as number) });
  yield* placeRound(t, human, zombies);
}

const startCount = ({ area }: Encounter, die: number): number =>
  ({ urban: 1 + die, suburban: die, rural: halfOf(die) })[area];

/** ATZ.ZGEN.10: a noise that goes on is heard at once, and again at the start of each later turn. */
export function* beginNoise(t: Table, noise: Omit<LastingNoise, 'id'>): Flow<void> {
  const enc = encounterOf(t);
  enc.lasting.push({ id: `noise-${++enc.lastId}`, ...noise });
  yield* makeNoise(t, noise, noise.shots, 'ATZ.ZGEN.10');
}

/** ATZ.TURN.17, ATZ.ZGEN.10: at the start of a turn everything that still sounds draws zombies. */
export function* lastingNoises(t: Table): Flow<void> {
  const enc = encounterOf(t);
  enc.lasting = enc.lasting.filter(({ until }) => until === null || until >= enc.turn);
  for (const { x, y, level, shots } of enc.lasting) yield* makeNoise(t, { x, y, level }, shots, 'ATZ.ZGEN.10');
}
