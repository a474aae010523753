import { BrokenTable } from '../../kernel/index.ts';
import { bodyAt, middlesApart, nearestBy, type Standing, Tables, zombieName } from '../../skirmish/index.ts';
import type { Model, Tabletop, Terrain } from '../../tabletop/index.ts';
import type { Encounter, Human, Pef, Side, Vehicle, Zombie } from './state.ts';
import { raidSection } from './encounters/plot.ts';
import { terrainOf } from './tables/index.ts';
import { withoutVehicles } from './tables/parked.ts';
import { raidedTable } from './tables/raid-houses.ts';
import { boxOf } from './vehicles/boxes.ts';
import type { Seat } from './verbs.ts';
import type { Skill } from './words.ts';

/** Questions about who is on the table: where they are, how far apart, on whose side. */

/** ATZ.FIG.9: a character and a figure are the same thing; zombies are figures, too. */
export type Figure = Human | Zombie;

export const isHuman = (figure: Figure): figure is Human => 'rep' in figure;

/** ATZ.WOUND.3: who is being carried lies on nobody's table. */
export const isCarried = ({ humans }: Encounter, id: string): boolean => humans.some(({ carries }) => carries === id);

/** Everybody who stands or lies on the table. */
export const humansHere = (enc: Encounter): Human[] =>
  enc.humans.filter(({ id, fate }) => fate === 'here' && !isCarried(enc, id));
export const figuresHere = (enc: Encounter): Figure[] => [...humansHere(enc), ...enc.zombies];

export function humanOf({ humans }: Encounter, id: string): Human {
  const found = humans.find((one) => one.id === id);
  if (found === undefined) throw new BrokenTable('ATZ.FIG.10', { human: id });
  return found;
}

export function zombieOf({ zombies }: Encounter, id: string): Zombie {
  const found = zombies.find((one) => one.id === id);
  if (found === undefined) throw new BrokenTable('ATZ.ZDEF.7', { zombie: id });
  return found;
}

export const findFigure = (enc: Encounter, id: string): Figure | undefined =>
  enc.humans.find((one) => one.id === id) ?? enc.zombies.find((one) => one.id === id);

export function figureOf(enc: Encounter, id: string): Figure {
  const found = findFigure(enc, id);
  if (found === undefined) throw new BrokenTable('ATZ.FIG.10', { figure: id });
  return found;
}

export function sideNamed({ sides }: Encounter, id: string): Side {
  const found = sides.find((one) => one.id === id);
  if (found === undefined) throw new BrokenTable('ATZ.TURN.2', { side: id });
  return found;
}
export const sideOf = (enc: Encounter, { side }: Human): Side => sideNamed(enc, side);

export const ofSide = (enc: Encounter, side: string): Human[] => humansHere(enc).filter((one) => one.side === side);

/** Those of the players' bands who are on the table. */
export const playersHere = (enc: Encounter): Human[] => humansHere(enc).filter(({ seat }) => seat !== null);

/** ATZ.BAND.1: one of a player's band; not a Hostage who only goes along (ATZ.RAID.16). */
export const isOfBand = ({ seat, guest }: Human): boolean => seat !== null && guest !== true;

/** ATZ.STATUS.1, ATZ.MOVE.18: it can act and react; a captive does neither (ATZ.DMG.8). */
export const isFunctioning = ({ fate, status, captor, stun }: Human): boolean =>
  fate === 'here' &&
  captor === null &&
  (status === 'carry-on' || status === 'ducked-back' || (status === 'stunned' && stun?.reacts === true));

/** ATZ.STATUS.3, ATZ.STATUS.6, ATZ.STATUS.7: it lies there, Stunned or worse. */
export const isDown = ({ status }: Human): boolean => status === 'stunned' || status === 'oof' || status === 'od';

/** ATZ.SLEEP.4: never below 1. */
export const repOf = ({ rep, tired }: Human): number => (tired === 0 ? rep : Math.max(1, rep - tired));
/** ATZ.SLEEP.4: a tired head is no better than a tired body; never below 1, and 0 stays 0. */
export const skillOf = ({ skills, tired }: Human, skill: Skill): number =>
  Math.max(Math.min(1, skills[skill]), skills[skill] - tired);

/** ATZ.ZDEF.1 */
const ZOMBIE_REP = 3;
export const fightingRep = (figure: Figure): number => (isHuman(figure) ? repOf(figure) : ZOMBIE_REP);

/** Who rolls and decides for a figure where people roll their own dice: its player, or the first one for all others (ATZ.MODE.2). */
export const seatFor = (enc: Encounter, figure?: Figure): Seat =>
  (figure !== undefined && isHuman(figure) ? figure.seat : null) ?? firstSeat(enc);
export function firstSeat({ sides }: Encounter): Seat {
  const seat = sides.flatMap(({ seats }) => seats)[0];
  if (seat === undefined) throw new BrokenTable('ATZ.FIG.11', { seats: 'none' });
  return seat;
}
export const seatsOf = ({ sides }: Encounter): Seat[] => sides.flatMap(({ seats }) => seats);

/** How a figure is called in the log. */
export const nameOf = (figure: Figure): string => (isHuman(figure) ? figure.name : zombieName(figure.id));

/** ATZ.FIG.2: figures stand on bases of an inch, so that contact is an inch between middles. */
export const PERSON = { radius: 0.5, height: 1.25, eye: 1.1 } as const;

export const bodyOf = (figure: Figure): Model => bodyAt(figure.id, figure, PERSON, figure.facing);
/** ATZ.PEF.15: a marker has no facing. */
export const markerOf = (pef: Pef): Model => bodyAt(pef.id, pef, PERSON);

/** The table as it was drawn, without the vehicles that were parked on it: they stand by themselves (ATZ.TERR.11). */
export const terrainIn = (enc: Encounter): Terrain => withoutVehicles(raidedIn(enc).terrain);

/** ATZ.RAID.5: the table with the buildings of a Raid, and those that the Raid is about. */
export function raidedIn({ table, plot }: Encounter): { readonly terrain: Terrain; readonly ids: readonly string[] } {
  const raid = plot?.raid;
  const terrain = terrainOf(table);
  return raid === undefined || raid.houses === 0
    ? { terrain, ids: [] }
    : raidedTable(terrain, raidSection(raid), raid.houses);
}

/** ATZ.VREACT.4: who has ducked down in a vehicle sees nobody and is not seen. */
export const isHiddenInside = (figure: Figure): boolean =>
  isHuman(figure) && figure.aboard !== null && figure.status === 'ducked-back';

/** ATZ.VEH.16: who sits in a vehicle or hangs on to it stands nowhere by itself. */
export const isAfoot = (figure: Figure): boolean => (isHuman(figure) ? figure.aboard === null : figure.rides === null);

/** ATZ.VEH: the vehicles on the table, wrecks among them. */
export const vehiclesHere = ({ vehicles }: Encounter): Vehicle[] => vehicles.filter(({ here }) => here);

const tables = new Tables<Encounter>();
/** The table as it stands now, with everybody on it. */
export const tabletopOf = (enc: Encounter): Tabletop =>
  tables.of(
    enc,
    terrainIn(enc),
    figuresHere(enc).filter(isAfoot).map(bodyOf),
    enc.changes,
    vehiclesHere(enc).map(boxOf),
  );

/** ATZ.FIG.2: from middle to middle; base size has no effect. */
export const inches = (a: Standing, b: Standing): number => middlesApart([a], [b]);
/** ATZ.FIG.2: an inch or less between middles, on the same level. */
const TOUCH = 1 + 1e-6;
export const touches = (a: Standing, b: Standing): boolean => a.level === b.level && inches(a, b) <= TOUCH;

export const nearestTo = <F extends Standing>(from: Standing, those: readonly F[]): F | null =>
  nearestBy(those, (one) => inches(from, one));

/** ATZ.MULTI.1, ATZ.MULTI.9: whether two sides fight each other when they meet. */
export function areOpposed(enc: Encounter, one: string, other: string): boolean {
  if (one === other) return false;
  const [a, b] = [sideNamed(enc, one), sideNamed(enc, other)];
  if (a.kind === 'dead' || b.kind === 'dead') return true;
  if (a.kind === 'players' && b.kind === 'players') return true; // ATZ.MODE.3: on the same side they share one
  if (a.kind === 'players' || b.kind === 'players') return (a.attitude ?? b.attitude) === 'enemy';
  return isPrey(a, b) || isPrey(b, a);
}

/** ATZ.MULTI.9, ATZ.CLASS.10: Gangers against Citizens and Survivors, Police and soldiers against Gangers. */
const isPrey = (a: Side, b: Side): boolean => a.class === 'ganger' && b.class !== null && b.class !== 'ganger';

/** Humans who fight each other; a captive and those who took themselves out of it are nobody's enemies. */
export const areEnemies = (enc: Encounter, a: Human, b: Human): boolean =>
  a.captor === null && b.captor === null && areOpposed(enc, a.side, b.side);

/** Living enemies of a human on the table, those who lie there included (ATZ.X.25). */
export const enemiesOf = (enc: Encounter, human: Human): Human[] =>
  humansHere(enc).filter((other) => other.status !== 'od' && areEnemies(enc, human, other));

export { freshId } from '../../skirmish/index.ts';

/** ATZ.MELEE.14 */
export const inMelee = ({ melees }: Encounter, id: string): boolean =>
  melees.some(({ sides }) => sides.some(({ who }) => who === id));

/** It fights with nobody any more. */
export function leaveMelees(enc: Encounter, id: string): void {
  enc.melees = enc.melees.filter(({ sides }) => !sides.some(({ who }) => who === id));
}
