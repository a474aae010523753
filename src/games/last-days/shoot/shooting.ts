import { nextPhase } from '../course.ts';
import type { Battle, Character, Firing } from '../state.ts';
import { battleOf, bodyOf, findUnit, groupHere, nameOf, rivalOf, unitOf } from '../units.ts';
import { choose, emit, type Flow, type Offer, type Seat, type Table } from '../verbs.ts';
import type { Shot } from '../decisions.ts';
import { hasSkill } from '../characteristics.ts';
import { fireAt, hasShot, type Mark, shotsOf } from './attack.ts';
import { caughtIn } from './blast.ts';
import { blastOf, figuresOf, gunAt, readyGuns } from './guns.ts';
import { maneuver, mayManeuver } from './maneuver.ts';
import { shotOdds } from './odds.ts';
import { canThrow, throwAt, throwsOf } from './throw.ts';

/** LD.SHOOT.8: the Shooting Phase. Each step is one decision: who fires, with which gun at whom, and whether on. */
export function* shooting(t: Table): Flow<void> {
  const battle = battleOf(t);
  if (!battle.begun) begin(battle);
  if (battle.firing !== null) return yield* fireOn(t, battle.firing);
  const seat = nextSeat(battle);
  if (seat === null) return nextPhase(battle);
  battle.active = seat;
  yield* pickShooter(t, seat);
}

/** LD.SHOOT.8: the Defender fires first. */
function begin(battle: Battle): void {
  const first = battle.aggressor ?? battle.active;
  Object.assign(battle, { begun: true, firing: null, ceased: [], active: rivalOf(battle, first).seat });
}

/** LD.SHOOT.9: the one whose turn it is, or the other as long as only that one has somebody left who can fire. */
function nextSeat(battle: Battle): Seat | null {
  const { active, ceased } = battle;
  const may = (seat: Seat): boolean =>
    !ceased.includes(seat) && groupHere(battle, seat).some((one) => isShooter(battle, one));
  return [active, rivalOf(battle, active).seat].find(may) ?? null;
}

/** Those of a Group who have not fired in this Phase and have a shot. */
const shootersOf = (battle: Battle, seat: Seat): Character[] =>
  groupHere(battle, seat).filter((one) => isShooter(battle, one));

const isShooter = (battle: Battle, one: Character): boolean => !one.shot && canFire(battle, one);

const canFire = (battle: Battle, shooter: Character): boolean =>
  hasShot(battle, shooter, 'phase') || readyGuns(shooter).some((gun) => canThrow(battle, shooter, gun));

/** LD.SHOOT.8: one of them, and being picked uses up its turn to shoot (LD.SHOOT.10); or nobody of that Group any more. */
function* pickShooter(t: Table, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const waiting = shootersOf(battle, seat);
  const id =
    waiting.length === 1
      ? (waiting[0] as Character).id
      : yield* choose(t, seat, () => ({
          rule: 'LD.SHOOT.8',
          prompt: { key: 'ld.shoot.who' },
          options: [
            ...waiting.map((one) => ({
              means: one.id,
              label: { key: 'ld.character', params: { name: nameOf(one) } } as const,
              about: { unit: one.id },
            })),
            { means: 'cease', label: { key: 'ld.shoot.cease' } as const, seldom: true },
          ],
        }));
  if (id === 'cease') {
    battle.ceased.push(seat);
    return;
  }
  const shooter = unitOf(battle, id) as Character;
  shooter.shot = true;
  battle.firing = { unit: id, both: holdsTwo(shooter) ? null : false, shots: {}, moved: 0, mayMove: false };
}

/** LD.SKILL.32, LD.INJ.9: two Pistols or SMGs that can be fired, and both arms. */
const pairOf = (shooter: Character): number[] =>
  readyGuns(shooter).filter((gun) => ['pistol', 'smg'].includes(figuresOf(gunAt(shooter, gun)).class));
const holdsTwo = (shooter: Character): boolean =>
  hasSkill(shooter, 'gunfighter') && !shooter.member.scars.includes('arm') && pairOf(shooter).length > 1;

function* fireOn(t: Table, firing: Firing): Flow<void> {
  const battle = battleOf(t);
  const shooter = findUnit(battle, firing.unit) as Character | undefined;
  if (shooter === undefined) return cease(t, firing); // LD.ATTR.2: its own explosion
  if (firing.both === null) {
    firing.both =
      (yield* choose(t, shooter.seat, {
        rule: 'LD.SKILL.32',
        prompt: { key: 'ld.gunfighter', params: { name: nameOf(shooter) } },
        options: ['one-gun', 'both-guns'],
        facts: { unit: shooter.id },
      })) === 'both-guns';
    return;
  }
  if (firing.mayMove) return yield* maneuver(t, shooter, firing);
  const guns = gunsLeft(shooter, firing);
  const marks = shotsOf(battle, shooter, 'phase', { shots: (gun) => shotsWith(firing, gun), both: firing.both, guns });
  const throws = throwsOf(battle, shooter, guns);
  if (marks.length + throws.length === 0) return cease(t, firing);
  const shot: Shot = yield* choose(t, shooter.seat, () => ({
    rule: 'LD.SHOOT.10',
    prompt: { key: 'ld.shoot.menu', params: { name: nameOf(shooter) } },
    options: [
      ...marks.map((mark) => shotOffer(battle, shooter, mark)),
      ...throws.map(
        (gun): Offer<Shot> => ({
          means: { do: 'throw', gun },
          label: { key: 'ld.throw', params: { weapon: gunAt(shooter, gun).id } },
          about: { gun },
        }),
      ),
      { means: { do: 'hold' }, label: { key: 'ld.hold' } } satisfies Offer<Shot>,
    ],
    facts: { unit: shooter.id },
  }));
  if (shot.do === 'hold') return cease(t, firing);
  const aim = { occasion: 'phase', shot: shotsWith(firing, shot.gun), both: firing.both } as const;
  firing.shots[shot.gun] = aim.shot + 1;
  if (shot.do === 'throw') return yield* throwAt(t, shooter, shot.gun, aim);
  yield* fireAt(t, shooter, shot.gun, unitOf(battle, shot.target), aim);
  firing.mayMove = mayManeuver(shooter, firing);
}

const shotsWith = ({ shots }: Firing, gun: number): number => shots[gun] ?? 0;

/** LD.SHOOT.10, LD.AMMO.3: one gun, this turn or another one the next, up to its Rate of Fire; LD.SKILL.32: or two, each up to its own. LD.SHOOT.13: as long as it is loaded. */
function gunsLeft(shooter: Character, firing: Firing): number[] {
  const used = Object.keys(firing.shots).map(Number);
  const most = firing.both === true ? 2 : 1;
  const open = firing.both === true ? pairOf(shooter) : readyGuns(shooter);
  return open.filter(
    (gun) =>
      (used.length < most || used.includes(gun)) && shotsWith(firing, gun) < figuresOf(gunAt(shooter, gun)).rateOfFire,
  );
}

function shotOffer(battle: Battle, shooter: Character, mark: Mark): Offer<Shot> {
  const { gun, target, inches, view, chance } = mark;
  const weapon = gunAt(shooter, gun);
  const percent = Math.round(100 * chance);
  const caught = blastOf(weapon) === 0 ? [] : caughtIn(battle, bodyOf(target), blastOf(weapon)).map(({ id }) => id);
  return {
    means: { do: 'shoot', gun, target: target.id },
    label: {
      key: 'ld.shoot',
      params: { victim: nameOf(target), weapon: weapon.id, inches: Math.round(inches * 10) / 10, percent },
    },
    about: {
      unit: target.id,
      gun,
      inches,
      cover: view.cover,
      chance,
      out: shotOdds(shooter, mark).out,
      ...(caught.length > 0 ? { caught } : undefined),
    },
  };
}

/** The shooter is done, and the other player picks (LD.SHOOT.8). */
function cease(t: Table, firing: Firing): void {
  const battle = battleOf(t);
  const shooter = battle.characters.find(({ id }) => id === firing.unit) as Character;
  if (t.state.options.bursts) shortBursts(t, shooter, firing);
  battle.firing = null;
  battle.active = rivalOf(battle, shooter.seat).seat;
}

/** LD.SKILL.66, our own text: one shot less than the Rate of Fire saves the Ammo Token of the first. */
function shortBursts(t: Table, shooter: Character, { shots }: Firing): void {
  if (!hasSkill(shooter, 'short-controlled-bursts')) return;
  for (const [place, fired] of Object.entries(shots)) {
    const gun = gunAt(shooter, Number(place));
    if (fired !== figuresOf(gun).rateOfFire - 1 || gun.ammo === 0) continue;
    gun.ammo -= 1;
    emit(t, 'LD.SKILL.66', 'ld.bursts', { unit: shooter.id, name: nameOf(shooter), weapon: gun.id });
  }
}
