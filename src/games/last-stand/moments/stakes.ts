import { openNeighbours, pathOf } from '../map.ts';
import { isHeldUp, nextOf } from '../enemy/marching.ts';
import { enemiesOn, isAlive, place, roomOn, type State } from '../state.ts';
import { CROWD, LAST_STAND, type LeaderId, type Loc, type Raider } from '../wording/words.ts';

/** What is about to happen, and what would come of it if nobody does anything. */

export type Coming =
  /** A placement, or one figure that spreads from an overrun. */
  | {
      readonly what: 'raiders';
      readonly tribe: Raider;
      readonly n: number;
      readonly at: Loc;
      readonly spreads: boolean;
    }
  /** Raiders that move. */
  | { readonly what: 'shift'; readonly n: number; readonly to: Loc }
  | { readonly what: 'depot'; readonly n: number }
  | { readonly what: 'monstrosity'; readonly at: Loc }
  | { readonly what: 'leader'; readonly leader: LeaderId; readonly to: Loc }
  /** An event, as far as its parts are known. */
  | { readonly what: 'event'; readonly parts: readonly Coming[] }
  /** The next Raider card, which nobody has seen. */
  | { readonly what: 'card' };

/** From harmless to the worst. */
const STAKES = ['nothing', 'overrun', 'lost'] as const;
export type Stake = (typeof STAKES)[number];
export const isWorse = (stake: Stake, than: Stake): boolean => STAKES.indexOf(stake) > STAKES.indexOf(than);
const worstOf = (stakes: readonly Stake[]): Stake => stakes.reduce((a, b) => (isWorse(b, a) ? b : a), 'nothing');
const lostIf = (isLost: boolean): Stake => (isLost ? 'lost' : 'nothing');

/** `fewer` figures come than were announced: a trap has taken some. */
export function stakeOf(state: State, coming: Coming, fewer = 0): Stake {
  switch (coming.what) {
    case 'raiders':
      return stakeOfRaiders(state, { ...coming, n: coming.n - fewer });
    case 'shift':
      return lostIf(storms(state, coming.to, coming.n));
    case 'depot':
      return lostIf(state.depots <= coming.n); // DLS.WIN.5
    case 'monstrosity':
      return lostIf(
        storms(state, coming.at, 1) || (state.supply.monstrosity === 0 && isAlive(state, 'puke')), // DLS.WIN.8
      );
    case 'leader':
      return lostIf(entersLastStand(state, coming.leader, coming.to)); // DLS.WIN.4
    case 'event':
      return worstOf(coming.parts.map((part) => stakeOf(state, part)));
    case 'card':
      return 'nothing';
  }
}

/** DLS.WIN.7: so many more would be too many in Last Stand. */
const storms = (state: State, at: Loc, n: number): boolean =>
  at === LAST_STAND && enemiesOn(place(state, at)) + n > CROWD;

/** DLS.WIN.6, DLS.OVER.1 to DLS.OVER.14, added up. */
function stakeOfRaiders(state: State, { tribe, n, at, spreads }: Extract<Coming, { what: 'raiders' }>): Stake {
  if (n <= 0) return 'nothing';
  const supply = state.supply[tribe];
  if (at === LAST_STAND) return lostIf(storms(state, at, n) || supply < n);
  const room = roomOn(place(state, at));
  if (n <= room) return lostIf(supply < n);
  if (!spreads) return state.depots <= 1 ? 'lost' : 'overrun';
  const beside = openNeighbours(at);
  const full = beside.filter((next) => isFull(state, next)).length;
  const isLost =
    supply < room + beside.length - full || state.depots <= 1 + full || beside.some((next) => storms(state, next, 1));
  return isLost ? 'lost' : 'overrun';
}

/** Where a figure that spreads finds no room, a Depot is built (DLS.OVER.7); Last Stand takes it. */
export const isFull = (state: State, at: Loc): boolean => at !== LAST_STAND && roomOn(place(state, at)) === 0;

/** A Leader's move into Last Stand that nothing else would stop (DLS.LEADMV.12). */
function entersLastStand(state: State, leader: LeaderId, to: Loc): boolean {
  if (to !== LAST_STAND || isHeldUp(state, leader)) return false;
  return leader === 'puke' || nextOf(state, leader) === LAST_STAND;
}

/** ... or onto the last location before it. */
export const reachesTheGates = (state: State, { leader, to }: Extract<Coming, { what: 'leader' }>): boolean =>
  leader !== 'puke' && to === pathOf(leader).at(-2) && nextOf(state, leader) === to;

/** What is wrong with a placement, in one word for the question. */
export function dangerOf(state: State, coming: Extract<Coming, { what: 'raiders' }>, fewer: number) {
  const n = coming.n - fewer;
  if (storms(state, coming.at, n)) return 'stormed';
  const tooMany = coming.at !== LAST_STAND && n > roomOn(place(state, coming.at));
  if (tooMany) return coming.spreads ? 'overrun' : 'full';
  return state.supply[coming.tribe] < n ? 'usedUp' : 'none';
}
