import type { Strike } from '../../../tabletop/index.ts';
import { NOISES } from '../data/areas.ts';
import { drawnFrom } from '../dead/noise.ts';
import { SIDES } from '../dice.ts';
import { findFigure, isHuman, repOf } from '../figures.ts';
import { binomial, chargeOdds, differences, sumWhere } from '../fight/odds.ts';
import type { Encounter, Human, State, Vehicle } from '../state.ts';
import { strengthOf } from './combat/bash.ts';
import type { Bashed } from './doing.ts';
import { isHeadToSide, thingStruck } from './driving/roll.ts';
import type { Judged } from './plan.ts';
import { bashOf, driverOf, driverWhoCan, vehicleNamed } from './vehicle.ts';

/** What a move of a vehicle may come to, in closed form: the same as walking through the dice. */

/** ATZ.CHAL.7, ATZ.VMOVE.20: two dice, a 6 always fails; with one passed both are rolled again, and both have to pass. */
export function holdOdds(rep: number): number {
  const pass = Math.min(SIDES - 1, Math.max(0, rep)) / SIDES;
  const both = pass * pass;
  return both + 2 * pass * (1 - pass) * both;
}

/** ATZ.T.BASH: the vehicle wins, both slip by, or it is wrecked. */
export interface BashOdds {
  readonly wins: number;
  readonly even: number;
  readonly loses: number;
}
export function bashOdds(own: number, other: number): BashOdds {
  const odds = differences(binomial(own, 1 / 2), binomial(other, 1 / 2));
  return {
    wins: sumWhere(odds, (by) => by > 0),
    even: sumWhere(odds, (by) => by === 0),
    loses: sumWhere(odds, (by) => by < 0),
  };
}

/** Something in the way: how likely it is to be struck, and what comes of it then. */
export interface StrikeOdds {
  readonly against: Bashed;
  /** ATZ.VCOMB.2, ATZ.VCOMB.4, ATZ.VCOMB.12: it does not get out of the way. */
  readonly struck: number;
  readonly bash: BashOdds;
}

export interface DriveOdds {
  /** ATZ.VMOVE.11: every turn is made in time. */
  readonly holds: number;
  readonly strikes: readonly StrikeOdds[];
  /** ATZ.VCOMB.30: zombies that the engine draws on an average. */
  readonly drawn: number;
}

export function driveOdds(state: State, vehicle: Vehicle, { tests, swept }: Judged): DriveOdds {
  const enc = state.encounter;
  const driver = driverOf(enc, vehicle);
  const hold = holdOdds(driver === null ? 0 : repOf(driver));
  return {
    holds: Array.from({ length: tests }).reduce<number>((all) => all * hold, 1),
    strikes: struckIn(enc, vehicle, swept).map(({ against, headToSide }) => {
      const { dice } = strengthOf(enc, against);
      const struck = struckOdds(state, driver, against, headToSide);
      return { against, struck, bash: bashOdds(bashOf(vehicle), dice) };
    }),
    drawn: vehicle.heard === enc.turn ? 0 : drawnBy(enc),
  };
}

interface Struck {
  readonly against: Bashed;
  readonly headToSide: boolean;
}
/** ATZ.ZMELEE.10: zombies in a row are one Bash; everything else is met by itself. */
function struckIn(enc: Encounter, vehicle: Vehicle, { strikes }: Judged['swept']): Struck[] {
  const met = strikes.filter(({ id, what }) => id !== null && what !== 'edge' && id !== vehicle.id);
  const isZombie = ({ id }: Strike): boolean => enc.zombies.some((one) => one.id === id);
  const zombies = met.filter(isZombie).map(({ id }) => id as string);
  const others = met
    .filter((one) => !isZombie(one))
    .map((one): Struck => ({ against: bashed(enc, one), headToSide: isHeadToSide(one) }));
  return zombies.length === 0 ? others : [...others, { against: { what: 'figures', ids: zombies }, headToSide: false }];
}

function bashed(enc: Encounter, { id, what }: Strike): Bashed {
  const named = id as string;
  if (what === 'model') return { what: 'figures', ids: [named] };
  return enc.vehicles.some((one) => one.id === named) ? { what: 'vehicle', id: named } : thingStruck(enc, named);
}

/** ATZ.VCOMB.1 to ATZ.VCOMB.4, ATZ.VCOMB.10 to ATZ.VCOMB.12, ATZ.ZMELEE.1: who passes more gets out of the way; what nobody drives does not. */
function struckOdds(state: State, driver: Human | null, against: Bashed, headToSide: boolean): number {
  const { encounter: enc } = state;
  if (driver === null) return 1;
  if (against.what === 'vehicle') {
    const other = driverWhoCan(enc, vehicleNamed(enc, against.id));
    if (other === null || other.side === driver.side) return 1;
    const { charger, same } = chargeOdds(state, driver, other);
    return charger + (headToSide ? same : 0);
  }
  const target = against.what === 'figures' ? findFigure(enc, against.ids[0] ?? '') : undefined;
  if (target === undefined) return 1;
  return 1 - chargeOdds(state, driver, isHuman(target) ? target : { ...target, risen: false }).target;
}

const drawnBy = (enc: Encounter): number =>
  enc.clocks.noMoreZombies ? 0 : (NOISES.engine * (SIDES + 1 - drawnFrom(enc))) / SIDES;
