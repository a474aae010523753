import { ZOMBIE_LETTER } from '../../../skirmish/index.ts';
import { inside } from '../../../tabletop/index.ts';
import { d3Of } from '../dice.ts';
import { rollOff } from '../roll-off.ts';
import type { Battle, Side, Standing, Zombie } from '../state.ts';
import { battleOf, charactersHere, freshId, rivalOf, terrainIn } from '../units.ts';
import { emit, type Flow, type Objection, roll, type Rule, type Table } from '../verbs.ts';
import { rulesOf } from './encounters.ts';
import { fencesOn, hasPerk, refugeOf } from './home.ts';
import {
  HAIR,
  isFree,
  middleOf,
  putDown,
  RADIUS,
  rims,
  rimTo,
  rimToArea,
  toEdge,
  type Where,
  wholeTable,
} from './spots.ts';

/** LD.ZACT.19: the dead who are there already, placed one at a time in turn after a Roll-Off (LD.ENC.3). */
export function* zombies(t: Table): Flow<'done' | 'more'> {
  const battle = battleOf(t);
  if (battle.placing === null) {
    const left = rulesOf(battle).zombies + (yield* moreOutside(t, battle));
    battle.placing = {
      seat: yield* rollOff(t, zombieWhere(battle).rule, 'zombie'),
      left,
      ambush: [],
      tried: 0,
      atOnce: false,
    };
  }
  const { placing } = battle;
  const where = zombieWhere(battle);
  const at = yield* putDown(t, battle, placing.seat, { key: 'ld.zombie.place', params: { left: placing.left } }, where);
  const zombie = newZombie(freshId(battle, ZOMBIE_LETTER), at);
  battle.zombies.push(zombie);
  if (battle.encounter === 'massacre-site') {
    // LD.MASS.3
    battle.tokens.push({ id: freshId(battle, 't'), kind: 'supply', at: null, carrier: zombie.id, captive: null });
  }
  emit(t, where.rule, 'ld.zombie.placed', { seat: placing.seat, unit: zombie.id });
  placing.left -= 1;
  placing.seat = rivalOf(battle, placing.seat).seat;
  return placing.left === 0 ? 'done' : 'more';
}

/** LD.ZOMBIE.1: zombies are all alike, wherever they come from. They carry no equipment (LD.ZOMBIE.2) and never shoot (LD.ZOMBIE.3). */
export const newZombie = (id: string, { x, y, level }: Standing): Zombie => ({
  id,
  x,
  y,
  level,
  facing: 0,
  damage: 0,
  knockback: 0,
  activated: false,
  fought: false,
  subdued: false,
  door: null,
  reason: null,
});

/** LD.PERK.8: D3 more where the defender has put up fences. */
function* moreOutside(t: Table, battle: Battle): Flow<number> {
  const defender = battle.sides.find(({ part }) => part === 'defender') as Side | undefined;
  if (battle.encounter !== 'home-defense' || defender === undefined || !hasPerk(defender, 'fences')) return 0;
  if (fencesOn(battle).length === 0) return 0;
  const rolled = yield* roll(t, '1d6', { rule: 'LD.PERK.8', prompt: { key: 'ld.zombie.more' }, seat: defender.seat });
  const more = d3Of(rolled[0] as number); // LD.GEN.4
  emit(t, 'LD.PERK.8', 'ld.zombie.more.come', { more }, { dice: [{ sides: 6, rolled }] });
  return more;
}

type Reason =
  | 'ld.no.room'
  | 'ld.no.near-edge'
  | 'ld.no.near-character'
  | 'ld.no.far-from-middle'
  | 'ld.no.far-from-line'
  | 'ld.no.inside-fences';

/** Where the Encounter lets zombies begin. */
export function zombieWhere(battle: Battle): Where {
  const people = charactersHere(battle);
  const middle = middleOf(battle);
  const nearSomebody = (at: Standing): boolean => people.some((one) => rims(at, one) <= 6 + HAIR);
  const judge = (rule: Rule, fault: (at: Standing) => Reason | null): Where => ({
    rule,
    region: wholeTable(battle),
    check(at, table): Objection | null {
      const key = fault(at) ?? (isFree(battle, at, table) ? null : 'ld.no.room'); // LD.ENC.8
      return key === null ? null : { rule, reason: { key } };
    },
  });
  switch (battle.encounter) {
    case 'bushwhack':
      return judge('LD.BUSH.7', (at) =>
        toEdge(battle, at) <= 6 + HAIR ? 'ld.no.near-edge' : nearSomebody(at) ? 'ld.no.near-character' : null,
      );
    case 'home-defense':
      return judge('LD.HOME.7', (at) =>
        nearSomebody(at) ? 'ld.no.near-character' : isOutside(battle, at) ? null : 'ld.no.inside-fences',
      );
    case 'massacre-site':
      return judge('LD.MASS.2', (at) => (rimTo(at, middle) > 8 + HAIR ? 'ld.no.far-from-middle' : null));
    case 'rescue':
      return judge('LD.RESCUE.7', (at) => (nearSomebody(at) ? 'ld.no.near-character' : null));
    case 'scavengers':
      return judge('LD.SCAV.2', (at) => (toLine(battle, at) > 6 + HAIR ? 'ld.no.far-from-line' : null));
    case 'the-escape':
      return judge('LD.ESCAPE.2', (at) => (toLine(battle, at) > 6 + HAIR ? 'ld.no.far-from-line' : null));
  }
}

/** LD.SCAV.2: from the line midway between the two deployment edges. */
function toLine(battle: Battle, { x, y }: Standing): number {
  const { width, depth } = terrainIn(battle);
  const isAcross = battle.sides.some(({ edge }) => edge === 'near' || edge === 'far');
  return Math.max(0, (isAcross ? Math.abs(y - depth / 2) : Math.abs(x - width / 2)) - RADIUS);
}

/** LD.HOME.7, LD.PERK.8: not in the Refuge, and where there are fences, farther from it than they are. */
function isOutside(battle: Battle, at: Standing): boolean {
  const outline = refugeOf(battle);
  if (inside(outline, at)) return false;
  const fences = fencesOn(battle);
  if (fences.length === 0) return true;
  const line = Math.max(
    ...fences.flatMap((fence) => fence.outline.map((corner) => rimToArea(corner, outline) + RADIUS)),
  );
  return rimToArea(at, outline) > line;
}
