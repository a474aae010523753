import type { Region } from '../../../kernel/index.ts';
import { regionOf } from '../../../skirmish/index.ts';
import { wholeIn } from '../../../tabletop/index.ts';
import { hasSkill, isAnimal, valueOf } from '../characteristics.ts';
import { layDown } from '../harm.ts';
import type { Battle, Character, Placing, Side, Standing } from '../state.ts';
import { standsOnTower } from '../tables/tower.ts';
import { battleOf, charactersHere, freshId, nameOf, rivalOf, sideOf, terrainIn } from '../units.ts';
import { choose, emit, type Flow, type Objection, pick, type Rule, roll, type Seat, type Table } from '../verbs.ts';
import { inside, oppositeOf } from './ambush.ts';
import { rulesOf } from './encounters.ts';
import { refugeOf } from './home.ts';
import {
  HAIR,
  isFree,
  middleOf,
  putDown,
  RADIUS,
  rimTo,
  rimToArea,
  rims,
  stripOf,
  stripsOf,
  suggested,
  type Where,
  wholeTable,
} from './spots.ts';

/** LD.DEPLOY.6, LD.DEPLOY.7: one Group comes to the table whole, then the other. */
export const deployFirst = (t: Table): Flow<'done' | 'more'> => deploy(t, battleOf(t).first as Seat);
export const deploySecond = (t: Table): Flow<'done' | 'more'> => {
  const battle = battleOf(t);
  return deploy(t, rivalOf(battle, battle.first as Seat).seat);
};

function* deploy(t: Table, seat: Seat): Flow<'done' | 'more'> {
  const battle = battleOf(t);
  const side = sideOf(battle, seat);
  if (battle.placing === null) {
    yield* muster(t, battle, side);
    battle.placing = { seat, left: 0, ambush: yield* ambushers(t, battle, side), tried: 0, atOnce: false };
    battle.placing.atOnce =
      (yield* choose(t, seat, {
        rule: 'LD.DEPLOY.6',
        prompt: { key: 'ld.deploy.how' },
        options: [
          { means: 'one-by-one', label: { key: 'ld.deploy.one-by-one' } },
          { means: 'at-once', label: { key: 'ld.deploy.at-once' } },
        ],
      })) === 'at-once';
    return 'more';
  }
  const next = nextToDeploy(battle, battle.placing);
  if (next === undefined) return 'done';
  yield* bringIn(t, battle, side, next, battle.placing);
  return waiting(battle, seat).length === 0 ? 'done' : 'more';
}

const waiting = ({ characters }: Battle, seat: Seat): Character[] =>
  characters.filter((one) => one.seat === seat && one.fate === 'waiting');

/** LD.SKILL.4: Ambushers come first, in the order in which they were nominated; then the others in the order of the Group. */
export function nextToDeploy(battle: Battle, { seat, ambush }: Placing): Character | undefined {
  const all = waiting(battle, seat);
  const ambusher = ambush.map((id) => all.find((one) => one.id === id)).find((one) => one !== undefined);
  return ambusher ?? all[0];
}

/** LD.BUSH.3, LD.BUSH.5, LD.BUSH.6, LD.RESCUE.5, LD.RESCUE.6, LD.RESCUE.14: who of a Group takes part, where not all may. */
function* muster(t: Table, battle: Battle, { seat, part, group }: Side): Flow<void> {
  const { most, reserves } = rulesOf(battle);
  const limit = part === null ? Number.POSITIVE_INFINITY : most[part];
  const all = waiting(battle, seat);
  const leader = all.find(({ member }) => member.id === group.leader);
  const rule: Rule = battle.encounter === 'bushwhack' ? 'LD.BUSH.3' : 'LD.RESCUE.5';
  if (!Number.isFinite(limit)) return;
  const others = all.filter((one) => one !== leader);
  const room = limit - (leader === undefined ? 0 : 1);
  if (others.length === 0) return;
  const chosen = yield* pick(t, seat, {
    rule,
    prompt: { key: 'ld.muster', params: { most: room } },
    options: others.map((one) => ({ means: one.id, label: { key: 'ld.character', params: { name: nameOf(one) } } })),
    min: leader === undefined ? 1 : 0,
    max: Math.min(room, others.length),
  });
  for (const one of others) {
    if (!chosen.includes(one.id)) one.fate = part === 'defender' && reserves ? 'reserve' : 'absent'; // LD.ENC.4
  }
}

/** LD.SKILL.3 */
const MOST_AMBUSHERS = 3;
/** LD.SKILL.4: the first Test; each further one is harder by 1. */
const FIRST_AMBUSH = 6;

/** LD.SKILL.3, LD.SKILL.4: somebody who has the skill nominates up to three Characters, and the player says in which order. */
function* ambushers(t: Table, battle: Battle, { seat }: Side): Flow<string[]> {
  const all = waiting(battle, seat);
  if (!rulesOf(battle).opposite || !all.some((one) => hasSkill(one, 'ambushers'))) return [];
  const chosen: string[] = [];
  while (chosen.length < Math.min(MOST_AMBUSHERS, all.length)) {
    const number = FIRST_AMBUSH + chosen.length;
    const next = yield* choose(t, seat, {
      rule: 'LD.SKILL.3',
      prompt: { key: chosen.length === 0 ? 'ld.ambush' : 'ld.ambush.next', params: { number } },
      options: [
        ...all
          .filter(({ id }) => !chosen.includes(id))
          .map((one) => ({
            means: one.id,
            label: { key: 'ld.character', params: { name: nameOf(one) } } as const,
            about: { unit: one.id },
          })),
        { means: 'nobody', label: { key: 'ld.ambush.nobody' } as const },
      ],
    });
    if (next === 'nobody') break;
    chosen.push(next);
  }
  return chosen;
}

function* bringIn(t: Table, battle: Battle, side: Side, one: Character, placing: Placing): Flow<void> {
  const isAmbusher = placing.ambush.includes(one.id);
  if (isAmbusher && !(yield* getsIn(t, battle, side, one, placing))) return;
  const where = deployWhere(battle, side, isAmbusher);
  const prompt = { key: 'ld.deploy', params: { name: nameOf(one) } } as const;
  const at = placing.atOnce
    ? (suggested(battle, where, centreOf(battle, side))[0] as Standing)
    : yield* putDown(t, battle, side.seat, prompt, where, centreOf(battle, side));
  Object.assign(one, { fate: 'here', x: at.x, y: at.y, level: at.level });
  if (side.group.leader === one.member.id) side.leader = one.id;
  emit(t, where.rule, 'ld.deployed', { unit: one.id, name: nameOf(one), seat: side.seat });
  if (battle.encounter === 'bushwhack' && side.part === 'defender') yield* loadUp(t, battle, one);
}

/** LD.BUSH.4: each of the defender's people begins with a Supply Token; an Animal's lies beside it. */
function* loadUp(t: Table, battle: Battle, one: Character): Flow<void> {
  const token = { id: freshId(battle, 't'), kind: 'supply', at: null, carrier: one.id, captive: null } as const;
  battle.tokens.push({ ...token });
  const own = battle.tokens.at(-1);
  if (isAnimal(one) && own !== undefined) yield* layDown(t, one, own, one.seat);
}

/** Towards the enemy, so that people do not all stand in one corner. */
function centreOf(battle: Battle, { seat }: Side): { readonly x: number; readonly y: number } {
  const here = battle.characters.filter((one) => one.seat === seat && one.fate === 'here');
  const last = here.at(-1);
  return last === undefined ? middleOf(battle) : { x: last.x + 2, y: last.y };
}

/** LD.SKILL.4, LD.SKILL.6: Intelligence against 6, 7 and 8; who fails misses the game. */
function* getsIn(t: Table, battle: Battle, { seat }: Side, one: Character, placing: Placing): Flow<boolean> {
  const target = FIRST_AMBUSH + placing.tried - cunningOf(battle, seat);
  placing.tried += 1;
  const rolled = yield* roll(t, '1d6', {
    rule: 'LD.SKILL.4',
    prompt: { key: 'ld.ambush.roll', params: { name: nameOf(one) } },
    seat,
    target,
    counting: true,
  });
  const passed = (rolled[0] as number) >= target;
  const dice = [{ sides: 6, rolled, target }];
  if (passed) {
    emit(t, 'LD.SKILL.5', 'ld.ambush.in', { unit: one.id, name: nameOf(one) }, { dice });
    return true;
  }
  one.fate = 'absent';
  emit(t, 'LD.SKILL.6', 'ld.ambush.lost', { unit: one.id, name: nameOf(one) }, { dice });
  return false;
}

/** LD.SKILL.4: the Intelligence of the one with the skill, the cleverest of several; his plan holds though he lose the way himself. */
const cunningOf = ({ characters }: Battle, seat: Seat): number =>
  Math.max(
    ...characters
      .filter((one) => one.seat === seat && hasSkill(one, 'ambushers'))
      .map((one) => valueOf(one, 'intelligence')),
  );

type Reason = 'ld.no.zone' | 'ld.no.tower-taken' | 'ld.no.room';
const objection = (rule: Rule, key: Reason): Objection => ({ rule, reason: { key } });

const wherever = (
  battle: Battle,
  rule: Rule,
  region: Region,
  isIn: (at: Standing) => boolean,
  otherwise: Reason = 'ld.no.zone',
): Where => ({
  rule,
  region,
  check: (at, table) =>
    !isIn(at) ? objection(rule, otherwise) : isFree(battle, at, table) ? null : objection(rule, 'ld.no.room'),
});

/** Where the next one of a Group may begin. */
export const deployWhere = (battle: Battle, side: Side, isAmbusher: boolean): Where =>
  isAmbusher ? ambushWhere(battle, side) : whereFor(battle, side);

/** Where a Group deploys. */
function whereFor(battle: Battle, { part, edge }: Side): Where {
  const base = (at: Standing) => ({ x: at.x, y: at.y, radius: RADIUS });
  const { encounter } = battle;
  const isOnTower = (at: Standing): boolean => standsOnTower(terrainIn(battle), at);
  if (encounter === 'bushwhack' && part === 'defender') {
    const middle = middleOf(battle);
    const region = { discs: [{ ...middle, radius: 6.5 }] };
    return wherever(battle, 'LD.BUSH.3', region, (at) => rimTo(at, middle) <= 6 + HAIR);
  }
  if (encounter === 'rescue' && part === 'defender') {
    const held = battle.tokens.flatMap(({ kind, at }) => (kind === 'captive' && at !== null ? [at] : []));
    const region = { discs: held.map(({ x, y }) => ({ x, y, radius: 7 })) };
    return wherever(battle, 'LD.RESCUE.5', region, (at) => held.some((one) => rims(at, one) <= 6 + HAIR));
  }
  if (encounter === 'home-defense' && part === 'defender') {
    const outline = refugeOf(battle);
    const home = wherever(battle, 'LD.HOME.5', wholeTable(battle), (at) => rimToArea(at, outline) <= 4 + HAIR);
    // LD.PERK.19: one of them may begin on the Watch Tower, however far from the Refuge that is.
    const isManned = charactersHere(battle).some(isOnTower);
    const tower = wherever(battle, 'LD.PERK.19', wholeTable(battle), () => !isManned, 'ld.no.tower-taken');
    return { ...home, check: (at) => (isOnTower(at) ? tower : home).check(at) };
  }
  if (part !== null) {
    const strips = stripsOf(battle);
    const rule = { bushwhack: 'LD.BUSH.5', 'home-defense': 'LD.HOME.6', rescue: 'LD.RESCUE.6' } as const;
    const under = rule[encounter as keyof typeof rule];
    return wherever(battle, under, regionOf(strips), (at) => strips.some((strip) => wholeIn(base(at), strip)));
  }
  const strip = stripOf(battle, edge ?? 'near');
  return wherever(battle, 'LD.DEPLOY.2', regionOf([strip]), (at) => wholeIn(base(at), strip));
}

/** LD.SKILL.5: within 6" of a neutral side, not in the opponent's half; or where the others of the Group begin. */
function ambushWhere(battle: Battle, side: Side): Where {
  const own = side.edge ?? 'near';
  const theirs = rivalOf(battle, side.seat).edge ?? oppositeOf(own);
  const usual = whereFor(battle, side);
  const flank = wherever(battle, 'LD.SKILL.5', wholeTable(battle), (at) => inside(battle, at, own, theirs));
  return { ...flank, check: (at) => (usual.check(at) === null ? null : flank.check(at)) };
}
