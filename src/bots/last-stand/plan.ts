import {
  HAND_LIMIT,
  isAlive,
  LEADERS,
  type LeaderId,
  livingOnMap,
  onMap,
  type Ranger,
  specialCard,
  type State,
  stepsLeft,
} from '../../games/last-stand/index.ts';
import { counted, DICE_PER_CARD, hitShareOf, isPressing } from './battle.ts';
import { WEIGHTS } from './weights.ts';

/**
 * When to strike. Every Leader slain brings more Raiders in each turn, so dice are collected for several of them first, and
 * then they are slain one soon after the other.
 */
export interface Plan {
  /** Leaders for whom there are dice enough, all of them together. */
  readonly prepared: readonly LeaderId[];
  /** The Leader for whom least is missing. */
  readonly focus: LeaderId | null;
  /** Whose colour each Ranger collects, the nearest to ready first: a hand has room for one or two. */
  readonly roles: ReadonlyMap<Ranger, readonly LeaderId[]>;
  /** Whether the time to strike has come. */
  readonly strikes: boolean;
}

export type DiceOf = Readonly<Record<LeaderId, ReadonlyMap<Ranger, number>>>;

const specialDice = ({ specials }: Ranger): number => specials.reduce((sum, card) => sum + specialCard(card).dice, 0);

/** Dice for a good chance against a Leader. */
const wanted = (state: State, leader: LeaderId): number =>
  (state.leaders[leader].health / hitShareOf(leader)) * WEIGHTS.margin;

/** Dice that only this Leader's colour and abilities give. */
function ownDice(state: State, ranger: Ranger, leader: LeaderId, dice: DiceOf): number {
  const all = dice[leader].get(ranger) ?? 0;
  return Math.max(0, counted(state, ranger, leader, all - Math.min(all, specialDice(ranger))));
}

const missing = (state: State, leader: LeaderId, dice: DiceOf): number =>
  wanted(state, leader) - state.rangers.reduce((sum, ranger) => sum + ownDice(state, ranger, leader, dice), 0);

/** Whoever has most of a colour goes on collecting it, as far as a hand can hold. */
function rolesFor(state: State, living: readonly LeaderId[], dice: DiceOf): Map<Ranger, LeaderId[]> {
  const room = state.count === 1 ? Number.POSITIVE_INFINITY : HAND_LIMIT * DICE_PER_CARD;
  const left = new Map(state.rangers.map((ranger) => [ranger, room + specialDice(ranger)]));
  const short = new Map(living.map((leader) => [leader, wanted(state, leader)]));
  const roles = new Map<Ranger, LeaderId[]>(state.rangers.map((ranger) => [ranger, []]));
  const pairs = state.rangers
    .flatMap((ranger, i) =>
      living.map((leader, k) => ({
        ranger,
        leader,
        // Where hands are alike, each begins with another colour.
        share: ownDice(state, ranger, leader, dice) / wanted(state, leader) + (i % living.length === k ? 0.05 : 0),
      })),
    )
    .sort((a, b) => b.share - a.share);
  for (const { ranger, leader } of pairs) {
    const some = Math.min(left.get(ranger) ?? 0, short.get(leader) ?? 0);
    if (some < 2) continue;
    roles.get(ranger)?.push(leader);
    left.set(ranger, (left.get(ranger) ?? 0) - some);
    short.set(leader, (short.get(leader) ?? 0) - some);
  }
  return roles;
}

export function planFor(state: State, dice: DiceOf): Plan {
  const living = LEADERS.filter((leader) => isAlive(state, leader));
  const lacking = living
    .map((leader) => ({ leader, dice: missing(state, leader, dice) - urgency(state, leader, living.length) }))
    .sort((a, b) => a.dice - b.dice);
  let shared = state.rangers.reduce((sum, ranger) => sum + specialDice(ranger), 0);
  const prepared: LeaderId[] = [];
  for (const { leader, dice: short } of lacking) {
    if (short > shared) break;
    shared -= Math.max(0, short);
    prepared.push(leader);
  }
  const focus = lacking[prepared.length]?.leader ?? lacking.at(-1)?.leader ?? null;
  const roles = rolesFor(state, living, dice);
  return { prepared, focus, roles, strikes: isTime(state, living, prepared) };
}

/** Dice by which a Leader comes before others: near Last Stand, or Puke, who must not be the last (DLS.PUKE.8). */
function urgency(state: State, leader: LeaderId, living: number): number {
  if (leader === 'puke') return living === 2 ? 14 : living === 3 ? 6 : 0;
  return isPressing(state, leader) ? 4 : 0;
}

/** Enough is prepared, or there is no more time or room to prepare. */
function isTime(state: State, living: readonly LeaderId[], prepared: readonly LeaderId[]): boolean {
  if (living.length < LEADERS.length) return true;
  if (prepared.length >= Math.min(WEIGHTS.prepared, living.length)) return true;
  if (state.depots <= WEIGHTS.lastDepots) return true;
  const full = state.count > 1 && state.rangers.every(({ defenders }) => defenders.length >= HAND_LIMIT - 1);
  return full || livingOnMap(state).some((leader) => isNear(state, leader));
}

/** One step from Last Stand there is nothing left to wait for. */
export const isNear = (state: State, leader: LeaderId): boolean =>
  leader !== 'puke' && onMap(state, leader) && stepsLeft(state, leader) <= WEIGHTS.near;
