import { fell, floor } from '../dead/zombie.ts';
import { makeNoise } from '../dead/noise.ts';
import { shotWound, type ZombieWound } from '../dead/wounds.ts';
import { type RANGED_ROWS, SURE_HIT } from '../data/ranged.ts';
import { gunFigures } from '../data/weapons.ts';
import { diceTold } from '../dice.ts';
import { encounterOf, finish } from '../doing.ts';
import { type Figure, figureOf, findFigure, humanOf, isHuman, nameOf, repOf, seatFor } from '../figures.ts';
import { rouse } from '../people/adrenaline.ts';
import { type Blow, harm } from '../people/harm.ts';
import { receivedFire, settle } from '../react/due.ts';
import { becomeEnemies } from '../strangers/enemies.ts';
import type { Human, Zombie } from '../state.ts';
import { emit, type Flow, roll, type Rule, type Table } from '../verbs.ts';
import { laidOut } from './arc.ts';
import { gunAt, rankingOf } from './arms.ts';
import { crowdHit } from './crowd.ts';
import type { Fire, VolleyDoing } from './doing.ts';
import { addedTo, flawsOf, isSpared, loudShots, takeAim } from './firing.ts';
import {
  damageOf,
  diceRolled,
  diceUsed,
  flawsOfPlace,
  isPitiful,
  type Judged,
  judge,
  pitifulHits,
  runsDry,
} from './hits.ts';

/**
 * ATZ.SHOOT, ATZ.ACT.9: fire that is declared together, as often in a turn as anybody has reason to fire (ATZ.SHOOT.3, example ATZ.X.45). Every shot is heard before it is resolved (ATZ.SHOOT.20), all dice fall
 * before any damage is done (ATZ.SIGHT.45), and then everybody who was fired at has received fire (ATZ.SHOOT.13).
 */
export function* volley(t: Table, doing: VolleyDoing): Flow<void> {
  switch (doing.stage) {
    case 'noise':
      return yield* beHeard(t, doing);
    case 'roll':
      return yield* rollNext(t, doing);
    case 'damage':
      return yield* hurtNext(t, doing);
    case 'told':
      return tell(t, doing);
  }
}

/** The next of the fires in this stage; none once all have been through it. */
function nextFire(doing: VolleyDoing, then: VolleyDoing['stage']): Fire | undefined {
  const fire = doing.fires[doing.at];
  doing.at = fire === undefined ? 0 : doing.at + 1;
  if (fire === undefined) doing.stage = then;
  return fire;
}

/** ATZ.SHOOT.20, ATZ.ZGEN.5: before the dice fall. */
function* beHeard(t: Table, doing: VolleyDoing): Flow<void> {
  const fire = nextFire(doing, 'roll');
  if (fire === undefined) return;
  const enc = encounterOf(t);
  const shooter = humanOf(enc, fire.shooter);
  takeAim(enc, shooter, fire, doing.why);
  const shots = loudShots(shooter, fire);
  if (shots > 0) enc.shotsFired = true; // ATZ.POLICE.1, ATZ.PEF.10
  yield* makeNoise(t, shooter, shots);
}

function* rollNext(t: Table, doing: VolleyDoing): Flow<void> {
  const fire = nextFire(doing, 'damage');
  if (fire === undefined) return;
  // ATZ.WPN.19: each weapon is laid out by itself, but targets are numbered over both.
  const places: string[] = [];
  for (const gun of fire.guns) yield* fireGun(t, doing, fire, gun, places);
}

/** ATZ.SHOOT.6, ATZ.SHOOT.7: one weapon's dice from high to low, laid on the targets in the order in which they were declared. */
function* fireGun(t: Table, doing: VolleyDoing, fire: Fire, gun: number, places: string[]): Flow<void> {
  const enc = encounterOf(t);
  const shooter = humanOf(enc, fire.shooter);
  const weapon = gunAt(shooter, gun);
  const shots = fire.shots.flatMap((one) =>
    one.gun === gun ? Array.from({ length: one.dice }, () => one.target) : [],
  );
  const said = { unit: shooter.id, name: shooter.name, gun: weapon.id, shots: shots.length };
  const rolled = yield* roll(t, `${diceRolled(weapon.id, shots.length)}d6`, {
    rule: 'ATZ.SHOOT.6',
    seat: seatFor(enc, shooter),
    prompt: { key: 'atz.fire.roll', params: said },
  });
  emit(t, 'ATZ.SHOOT.6', 'atz.fire', said, { dice: diceTold(...rolled) });
  for (const { target: id, die } of laidOut(shots, diceUsed(rolled, shots.length))) {
    const target = id === null ? undefined : findFigure(enc, id);
    if (target === undefined) {
      emit(t, 'ATZ.WPN.18', 'atz.shot.burned', { die });
      continue;
    }
    if (!places.includes(target.id)) places.push(target.id);
    yield* strike(t, doing, fire, { gun, target, die, nth: places.indexOf(target.id) + 1 });
  }
  // ATZ.AMMO.2, ATZ.AMMO.6: after all dice have been used, each weapon by its own.
  if (runsDry(weapon.id, rolled)) runDry(t, shooter, gun);
}

/** ATZ.AMMO.1, ATZ.AMMO.9, ATZ.EVENT.11: it cannot fire again until it is reloaded, or not at all. */
function runDry(t: Table, shooter: Human, gun: number): void {
  const weapon = gunAt(shooter, gun);
  const isWrong = gun === 0 && encounterOf(t).clocks.wrongReloads === shooter.id;
  weapon.empty = true;
  weapon.dry = weapon.dry || weapon.lastReload || isWrong;
  const rule = isWrong ? 'ATZ.EVENT.11' : weapon.lastReload ? 'ATZ.AMMO.9' : 'ATZ.AMMO.1';
  const key = weapon.dry ? 'atz.ammo.dry' : 'atz.ammo.empty';
  emit(t, rule, key, { unit: shooter.id, name: shooter.name, gun: weapon.id });
}

interface Shot {
  readonly gun: number;
  readonly target: Figure;
  readonly die: number;
  /** ATZ.SHOOT.10, ATZ.SHOOT.11: the target's place in the volley. */
  readonly nth: number;
}

function* strike(t: Table, doing: VolleyDoing, fire: Fire, { gun, target, die, nth }: Shot): Flow<void> {
  const enc = encounterOf(t);
  const shooter = humanOf(enc, fire.shooter);
  const hit = (id: string): void => void doing.hits.push({ shooter: shooter.id, gun, target: id, die });
  if (doing.why === 'auto-kill') return hit(target.id); // ATZ.ZSHOOT.7: whatever the dice show
  const flaws = [...flawsOf(t.state, shooter, target, fire, doing.why), ...flawsOfPlace(nth)];
  const judged = judge(die, addedTo(shooter, fire, gun), flaws);
  told(t, shooter, target, judged);
  if (judged.hit || (yield* pitiful(t, shooter, target, die, judged))) return hit(target.id);
  const struck = yield* crowdHit(t, shooter, target, judged);
  if (struck !== null) hit(struck.id);
}

function told(t: Table, shooter: Human, target: Figure, { total, hit, because }: Judged): void {
  const said = { unit: shooter.id, target: target.id, name: nameOf(target), total };
  const modifiers = because.map((flaw) => ({ rule: ruleOf(total, hit), label: `shoot.${flaw}` as const, value: '' }));
  emit(t, ruleOf(total, hit), hit ? 'atz.shot.hit' : 'atz.shot.miss', said, { modifiers });
}

const ROW_RULES = { 8: 'ATZ.SHOOT.10', 9: 'ATZ.SHOOT.11' } as const satisfies Record<
  (typeof RANGED_ROWS)[number]['total'],
  Rule
>;
const ruleOf = (total: number, hit: boolean): Rule =>
  total >= SURE_HIT
    ? 'ATZ.SHOOT.12'
    : total === 8 || total === 9
      ? ROW_RULES[total]
      : hit
        ? 'ATZ.SHOOT.12'
        : 'ATZ.SHOOT.9';

/** ATZ.SHOOT.16, ATZ.SHOOT.17: a Rep 3 shooter's six that cannot hit is tried again. */
function* pitiful(t: Table, shooter: Human, target: Figure, die: number, judged: Judged): Flow<boolean> {
  if (!isPitiful(repOf(shooter), die, judged)) return false;
  const said = { unit: shooter.id, name: shooter.name, target: nameOf(target) };
  const [again = 6] = yield* roll(t, '1d6', {
    rule: 'ATZ.SHOOT.16',
    seat: seatFor(encounterOf(t), shooter),
    prompt: { key: 'atz.pitiful.roll', params: said },
  });
  const hits = pitifulHits(again);
  const dice = { dice: diceTold(again) };
  emit(t, hits ? 'ATZ.SHOOT.16' : 'ATZ.SHOOT.17', hits ? 'atz.pitiful.hit' : 'atz.pitiful.miss', said, dice);
  return hits;
}

/** ATZ.DMG.1, ATZ.DMG.6: one victim after the other, all hits on it together, each with its own die. */
function* hurtNext(t: Table, doing: VolleyDoing): Flow<void> {
  const victim = [...new Set(doing.hits.map(({ target }) => target))][doing.at];
  doing.at = victim === undefined ? 0 : doing.at + 1;
  if (victim === undefined) {
    doing.stage = 'told';
    return;
  }
  const hits = doing.hits.filter(({ target }) => target === victim);
  const figure = figureOf(encounterOf(t), victim);
  if (isHuman(figure)) yield* hurtHuman(t, doing, figure, hits);
  else yield* hurtZombie(t, doing, figure, hits);
}

type Hits = VolleyDoing['hits'];

function* damageDie(t: Table, shooter: Human, victim: Figure, rule: Rule): Flow<number> {
  const [die = 6] = yield* roll(t, '1d6', {
    rule,
    seat: seatFor(encounterOf(t), shooter),
    prompt: { key: 'atz.damage.roll', params: { name: nameOf(victim), by: shooter.name } },
  });
  return die;
}

function* hurtHuman(t: Table, doing: VolleyDoing, victim: Human, hits: Hits): Flow<void> {
  const enc = encounterOf(t);
  rouse(t, victim);
  const blows: Blow[] = [];
  for (const { shooter: id, gun } of hits) {
    const shooter = humanOf(enc, id);
    const { impact } = gunFigures(gunAt(shooter, gun).id);
    const die = yield* damageDie(t, shooter, victim, 'ATZ.DMG.1');
    const damage = damageOf(die, impact);
    const rule = ({ od: 'ATZ.DMG.2', oof: 'ATZ.DMG.3', 'knock-down': 'ATZ.DMG.4' } as const)[damage];
    emit(t, rule, 'atz.damage', { unit: victim.id, name: victim.name, damage, impact }, { dice: diceTold(die) });
    blows.push({ damage, by: shooter });
  }
  const by = humanOf(enc, (hits[0] as Hits[number]).shooter);
  yield* harm(t, victim, blows, { by, how: 'fire', quiet: isSpared(doing.why) });
}

const WOUNDS = ['none', 'down', 'dead'] as const satisfies readonly ZombieWound[];

/** ATZ.ZSHOOT.2 to ATZ.ZSHOOT.6: the worst of all hits stands. */
function* hurtZombie(t: Table, doing: VolleyDoing, zombie: Zombie, hits: Hits): Flow<void> {
  const enc = encounterOf(t);
  let [worst, killer]: [ZombieWound, Human | null] = ['none', null];
  for (const { shooter: id, gun } of hits) {
    const shooter = humanOf(enc, id);
    const { impact } = gunFigures(gunAt(shooter, gun).id);
    const charged = doing.why === 'charged' || doing.why === 'zed'; // ATZ.ZSHOOT.5
    let wound: ZombieWound = 'dead';
    if (doing.why !== 'auto-kill') {
      const die = yield* damageDie(t, shooter, zombie, 'ATZ.ZSHOOT.5');
      wound = shotWound({ die, impact, rep: repOf(shooter), charged });
      const rule = charged ? 'ATZ.DMG.1' : 'ATZ.ZSHOOT.5';
      const said = { unit: zombie.id, name: nameOf(zombie), needed: charged ? impact : repOf(shooter) };
      emit(t, rule, 'atz.damage.zombie', said, { dice: diceTold(die) });
    }
    if (WOUNDS.indexOf(wound) > WOUNDS.indexOf(worst)) [worst, killer] = [wound, shooter];
  }
  if (worst === 'dead') fell(t, zombie, killer, doing.why === 'auto-kill' ? 'ATZ.ZSHOOT.7' : 'ATZ.ZSHOOT.2');
  else if (worst === 'down') floor(t, zombie, 'ATZ.ZSHOOT.3');
  else emit(t, 'ATZ.ZSHOOT.4', 'atz.zombie.unmoved', { unit: zombie.id, name: nameOf(zombie) });
}

/** ATZ.SHOOT.2, ATZ.SHOOT.13, ATZ.REACT.4: the fire goes on by their tests. whoever was aimed at or struck has received fire; people who were shot at are Enemies (ATZ.MEET.26). */
function tell(t: Table, doing: VolleyDoing): void {
  const enc = encounterOf(t);
  for (const fire of doing.fires) {
    const shooter = humanOf(enc, fire.shooter);
    const struck = doing.hits.flatMap((hit) => (hit.shooter === shooter.id ? [hit.target] : []));
    const aimed = fire.shots.flatMap(({ target }) => target ?? []);
    for (const id of new Set([...aimed, ...struck])) {
      const target = findFigure(enc, id);
      if (target === undefined || !isHuman(target)) continue;
      rouse(t, target);
      if (shooter.seat !== null) becomeEnemies(t, target.side);
      if (!isSpared(doing.why)) receivedFire(t, target, shooter, rankingOf(shooter, fire.guns));
    }
  }
  finish(t, doing);
  settle(t);
}
