import type { Link, Opening, Prices } from '../../../tabletop/index.ts';
import { apart } from '../../../tabletop/index.ts';
import { hasSkill } from '../characteristics.ts';
import { DROP_AP, MOVES } from '../data/actions.ts';
import type { Character } from '../state.ts';
import { isTowerClimb } from '../tables/tower.ts';

/** What ways cost in Action Points (LD.T.MOVE). */

/** LD.TERRAIN.25: how high a window is climbed, where the map says nothing. */
const SILL = 0.75;

/** Part inches round up; what nobody sees on a real table is no part of an inch. */
const HAIR = 0.02;
export const wholeInches = (inches: number): number => Math.max(0, Math.ceil(inches - HAIR));

/** LD.INJ.15: both Moves cost a point more with a Leg Injury. */
const limpOf = ({ member: { scars } }: Character): number => (scars.includes('leg') ? 1 : 0);

/** An inch of each kind of ground, as the table has it (LD.TERRAIN.6, LD.TERRAIN.8): LD.MOVE.1, LD.MOVE.2, LD.SKILL.24. */
export interface GroundPrices {
  readonly normal: number;
  readonly difficult: number;
}
export function groundPrices(unit: Character): GroundPrices {
  const limp = limpOf(unit);
  const difficult = hasSkill(unit, 'free-runner') ? 1 : MOVES['move-difficult'].ap;
  return { normal: MOVES['move-normal'].ap + limp, difficult: difficult + limp };
}

/** LD.MOVE.20, LD.SKILL.24: an inch of height of what the table says can be climbed (LD.TERRAIN.9). */
export const climbPrice = (unit: Character): number => (hasSkill(unit, 'free-runner') ? 1 : MOVES.climb.ap);

/**
 * What a Character pays for what is no walk: ladders and stairs as Open terrain (LD.TERRAIN.7, LD.TERRAIN.10), climbs whole
 * levels at a time (LD.MOVE.20), windows as climbs (LD.TERRAIN.25). Closed doors have no price: they are opened first
 * (LD.TERRAIN.14). Drops hurt, so they are taken only where somebody wants them (LD.MOVE.17).
 */
export function pricesFor(unit: Character, { drops = false } = {}): Prices {
  const { normal } = groundPrices(unit);
  const climb = climbPrice(unit);
  return {
    ladder: (height) => wholeInches(height) * normal,
    // LD.PERK.18: a Watch Tower is climbed
    stairs: (height, link) =>
      isTowerClimb(link) ? wholeInches(height) * climb : wholeInches(alongStairs(height, link)) * normal,
    climb: (height) => wholeInches(height) * climb,
    window: (window) => wholeInches(sillOf(window)) * climb,
    ...(drops ? { drop: () => DROP_AP } : undefined),
  };
}

/** The length of stairs, or their height where they are steeper. */
const alongStairs = (height: number, { from, to }: Link): number => Math.max(height, apart(from, to));

const sillOf = ({ sill }: Opening): number => (sill > 0 ? sill : SILL);

/** An inch of each kind of ground for a zombie (LD.ZACT.3). */
export const ZOMBIE_GROUND: GroundPrices = { normal: MOVES['move-normal'].ap, difficult: MOVES['move-difficult'].ap };

/** LD.ZACT.10: what a Damage Point of a closed door counts as in a way. */
const DOOR_POINT = 5;
/** LD.ZACT.10: of two ways that cost the same a zombie takes the one without a door. */
const RATHER_NOT = 0.001;

/**
 * What a zombie with that many AP pays for what is no walk (LD.ZACT.4): climbs and windows by whole levels, if it can ever climb so
 * high; stairs as Open terrain, with all of its AP at most; drops, which it does not shy away from (LD.ZACT.20); closed doors by
 * what they can still take (LD.TERRAIN.15). It never uses ladders (LD.TERRAIN.12) and never jumps.
 */
export function zombiePrices(most: number, leftOf: (door: string) => number): Prices {
  const climb = (height: number): number | null => {
    const ap = wholeInches(height) * MOVES.climb.ap;
    return ap <= most ? ap : null;
  };
  return {
    climb,
    window: (window, state) => (state === 'boarded' ? null : climb(sillOf(window))),
    stairs: (height, link) =>
      isTowerClimb(link) ? climb(height) : Math.min(most, wholeInches(alongStairs(height, link))),
    drop: () => DROP_AP,
    door: ({ id }) => leftOf(id) * DOOR_POINT + RATHER_NOT,
  };
}
