import type { Point } from '../../../kernel/index.ts';
import { apart, type Polygon } from '../../../tabletop/index.ts';
import { rollOff } from '../roll-off.ts';
import type { Battle, Standing } from '../state.ts';
import { battleOf, freshId, looseTokens, rivalOf } from '../units.ts';
import { emit, type Flow, type Objection, type Rule, type Seat, type Table } from '../verbs.ts';
import { isIndoors, refugeOf } from './home.ts';
import {
  HAIR,
  isInReach,
  middleOf,
  putDown,
  rims,
  rimTo,
  rimToArea,
  suggested,
  toEdge,
  type Where,
  wholeTable,
  zonesOf,
} from './spots.ts';

/** LD.DEPLOY.4: Supply Tokens are placed in turn. */
export function* supplies(t: Table): Flow<'done' | 'more'> {
  const battle = battleOf(t);
  if (battle.placing === null) {
    if (battle.encounter === 'scavengers' || battle.encounter === 'the-escape') layCentral(t, battle);
    battle.placing = { ...(yield* begin(t, battle)), ambush: [], tried: 0, atOnce: false };
  }
  const { placing } = battle;
  const { seat } = placing;
  const where = tokenWhere(battle);
  const at = yield* putDown(t, battle, seat, { key: 'ld.token.place', params: { left: placing.left } }, where);
  lay(battle, at);
  emit(t, where.rule, 'ld.token.placed', { seat });
  placing.left -= 1;
  placing.seat = rivalOf(battle, seat).seat;
  return placing.left === 0 ? 'done' : 'more';
}

/** Who places the first one, and how many there are: LD.SUPPLY.2, LD.DEPLOY.5, LD.HOME.4, LD.RESCUE.3. */
function* begin(t: Table, battle: Battle): Flow<{ seat: Seat; left: number }> {
  if (battle.encounter === 'home-defense') return { seat: yield* rollOff(t, 'LD.HOME.4', 'token'), left: 5 };
  if (battle.encounter === 'rescue') return { seat: yield* rollOff(t, 'LD.RESCUE.3', 'token'), left: 3 };
  return { seat: rivalOf(battle, battle.first as Seat).seat, left: 4 };
}

function lay(battle: Battle, at: Standing): void {
  battle.tokens.push({ id: freshId(battle, 't'), kind: 'supply', at, carrier: null, captive: null });
}

/** LD.SUPPLY.3, LD.ESCAPE.1: on the ground, as near to the middle as there is room; that is beside a vehicle. */
function layCentral(t: Table, battle: Battle): void {
  const middle = middleOf(battle);
  const near = { rule: 'LD.SUPPLY.3', region: wholeTable(battle), check: groundOnly(battle) } as const;
  const at = [middle, ...ringsRound(middle)]
    .map(({ x, y }) => ({ x, y, level: 0 }))
    .find((spot) => near.check(spot) === null);
  lay(battle, at ?? (suggested(battle, near)[0] as Standing));
  emit(t, 'LD.SUPPLY.3', 'ld.token.central', {});
}
const groundOnly =
  (battle: Battle) =>
  (at: Standing): Objection | null =>
    at.level === 0 && isInReach(battle, at) ? null : objection('LD.SUPPLY.3', 'ld.no.beside');

/** Points round another, a quarter of an inch from ring to ring. */
function ringsRound(middle: Point): Point[] {
  const found: Point[] = [];
  for (let dx = -12; dx <= 12; dx += 0.25) {
    for (let dy = -12; dy <= 12; dy += 0.25) found.push({ x: middle.x + dx, y: middle.y + dy });
  }
  return found.sort((a, b) => apart(a, middle) - apart(b, middle) || a.y - b.y || a.x - b.x);
}

type Reason =
  | 'ld.no.beside'
  | 'ld.no.near-edge'
  | 'ld.no.near-zone'
  | 'ld.no.near-token'
  | 'ld.no.on-token'
  | 'ld.no.far-from-middle'
  | 'ld.no.in-refuge'
  | 'ld.no.round-refuge';
const objection = (rule: Rule, key: Reason): Objection => ({ rule, reason: { key } });

/** Where the next token may lie. */
export function tokenWhere(battle: Battle): Where {
  if (battle.encounter === 'rescue') {
    const middle = middleOf(battle);
    return {
      rule: 'LD.RESCUE.3',
      region: { discs: [{ x: middle.x, y: middle.y, radius: 8.5 }] },
      check: (at) =>
        rimTo(at, middle) > 8 + HAIR
          ? objection('LD.RESCUE.3', 'ld.no.far-from-middle')
          : (overlapFault(battle, at) ?? (isInReach(battle, at) ? null : objection('LD.RESCUE.3', 'ld.no.beside'))),
    };
  }
  if (battle.encounter === 'home-defense') return homeWhere(battle, refugeOf(battle));
  return { rule: 'LD.SUPPLY.4', region: wholeTable(battle), check: (at) => usualFault(battle, at) };
}

/** LD.SUPPLY.4: more than 6" from every edge, zone and token, where somebody can stand beside it. */
function usualFault(battle: Battle, at: Standing): Objection | null {
  const rule = 'LD.SUPPLY.4';
  if (toEdge(battle, at) <= 6 + HAIR) return objection(rule, 'ld.no.near-edge');
  if (zonesOf(battle).some((zone) => rimToArea(at, zone) <= 6 + HAIR)) return objection(rule, 'ld.no.near-zone');
  const near = looseTokens(battle).some((token) => rims(at, token.at as Standing) <= 6 + HAIR);
  if (near) return objection(rule, 'ld.no.near-token');
  return isInReach(battle, at) ? null : objection(rule, 'ld.no.beside');
}

/** LD.SUPPLY.1: markers of an inch do not lie on each other. */
const overlapFault = (battle: Battle, at: Standing): Objection | null =>
  looseTokens(battle).some(({ at: other }) => other?.level === at.level && rims(at, other) < -HAIR)
    ? objection('LD.SUPPLY.1', 'ld.no.on-token')
    : null;

/** LD.HOME.4: three in the Refuge, two outdoors within 4" of it. */
function homeWhere(battle: Battle, outline: Polygon): Where {
  const indoors = looseTokens(battle).filter(({ at }) => isIndoors(battle, at as Standing)).length;
  const outdoors = looseTokens(battle).length - indoors;
  const check = (at: Standing): Objection | null => {
    const isIn = isIndoors(battle, at);
    if (isIn && indoors === 3) return objection('LD.HOME.4', 'ld.no.in-refuge');
    if (!isIn && (outdoors === 2 || rimToArea(at, outline) > 4 + HAIR)) {
      return objection('LD.HOME.4', 'ld.no.round-refuge');
    }
    return overlapFault(battle, at) ?? (isInReach(battle, at) ? null : objection('LD.HOME.4', 'ld.no.beside'));
  };
  return { rule: 'LD.HOME.4', region: wholeTable(battle), check };
}
