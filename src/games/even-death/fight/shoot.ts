import type { Json } from '../../../kernel/index.ts';
import { distance, grained, type Model } from '../../../tabletop/index.ts';
import type { Action, Unit } from '../turn/action.ts';
import { isFlanking, type Pool, poolOf, resolve } from './attack.ts';
import { attackFactors, toughnessOf } from '../conditions.ts';
import type { ActOf, CarriedGun } from '../decisions.ts';
import { humansAt, TOLERANCE } from './contact.ts';
import { coverFactors, isCovered } from './cover.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { GUN_FIGURES, isGun } from '../figures.ts';
import { AIM, called, isFree, takeAim } from '../turn/human.ts';
import { reloadValue } from '../turn/reload.ts';
import { eyesOf, proofOf, type Prospect, prospects } from './sight.ts';
import type { Battle, Human, Table } from '../state.ts';
import { emit, type Flow, type Offer } from '../verbs.ts';
import { battleOf, enemiesOf, isHerd, nameOf, unitOf } from '../units.ts';
import { wound } from './wound.ts';
import type { GunId } from '../words.ts';

/** What there is to see of a possible target, and its nearest visible model. */
export interface Mark {
  readonly target: Unit;
  readonly prospects: readonly Prospect[];
  readonly nearest: Model;
  /** EDM.SHOOT.3: to a herd, as far as to its nearest visible zombie. */
  readonly inches: number;
}

/** EDM.SHOOT.2, EDM.SHOOT.15, EDM.SHOOT.16, EDM.SHOOT.19: whom a human may shoot at. */
export function marksOf(battle: Battle, human: Human): Mark[] {
  const table = tabletopOf(battle);
  return enemiesOf(battle, human).flatMap((target) => {
    if (!isHerd(target) && target.suppressed) return [];
    if (humansAt(battle, target, human.seat, table).length > 0) return [];
    const mark = markOf(battle, human, target, table);
    return mark === null ? [] : [mark];
  });
}

export function markOf(battle: Battle, human: Human, target: Unit, table = tabletopOf(battle)): Mark | null {
  const [viewer] = eyesOf(battle, human) as [Model];
  const seen = prospects(battle, viewer, target, table);
  let [nearest, least] = [null as Model | null, Number.POSITIVE_INFINITY];
  for (const { model, view } of seen) {
    const far = distance(viewer, model);
    if (view.seen && far < least) [nearest, least] = [model, far];
  }
  return nearest === null ? null : { target, prospects: seen, nearest, inches: grained(least) };
}

/** EDM.SHOOT.3: both ends included. */
export function isInRange(gun: GunId, inches: number): boolean {
  const [least, most] = GUN_FIGURES[gun].range;
  return inches >= least - TOLERANCE && inches <= most + TOLERANCE;
}

/**
 * EDM.T.SHOOTF: both sides' dice of a shot, from one weapon (EDM.WEAPON.5); being down changes nothing (EDM.DOWN.7).
 */
export function shotPools(battle: Battle, human: Human, gun: GunId, mark: Mark, aimed: boolean): [Pool, Pool] {
  const { hits, accuracy } = GUN_FIGURES[gun];
  const [shooter] = eyesOf(battle, human) as [Model];
  const offence = poolOf('EDM.SHOOT.5', `weapon.${gun}`, { dice: hits, needed: accuracy }, [
    ...(aimed ? [{ ...AIM, rule: 'EDM.SHOOT.11' } as const] : []),
    ...(isFlanking(shooter, mark.target)
      ? [{ rule: 'EDM.SHOOT.12', label: 'ed.factor.flanking', results: 1 } as const]
      : []),
    ...attackFactors(battle, human, 'shooting'),
  ]);
  return [offence, toughnessOf(battle, mark.target, 'shoot', coverFactors(mark.prospects))];
}

/**
 * EDM.SHOOT.1, EDM.SHOOT.10: humans, who alone have weapons (EDM.WEAPON.6), with one at a time; every weapon works in
 * the same way (EDM.WEAPON.8). Two that are ready may fire one after the other (EDM.RELOAD.5).
 */
export const shoot: Action<'shoot'> = {
  id: 'shoot',
  options(t, unit) {
    if (isHerd(unit) || !isFree(unit)) return []; // EDM.SHOOT.18
    // EDM.SHOOT.17
    const guns = unit.weapons.flatMap(({ id, reload }, place) => (isGun(id) && reload === 0 ? [{ id, place }] : []));
    const marks = guns.length === 0 ? [] : marksOf(battleOf(t), unit);
    return guns.flatMap(({ id, place }) => marks.map((mark) => shotOption(id, place, mark)));
  },
  *play(t, unit, { gun, target }) {
    yield* shot(t, unit as Human, placeOf(unit as Human, gun), unitOf(battleOf(t), target));
  },
};

const nameOfGun = (gun: GunId, place: number): CarriedGun => `${gun}.${place}`;
/** Where among its weapons a human carries this one. */
const placeOf = ({ weapons }: Pick<Human, 'weapons'>, gun: CarriedGun): number =>
  weapons.findIndex(({ id }, place) => isGun(id) && nameOfGun(id, place) === gun);
/** Which gun that is. */
export const gunOf = (human: Pick<Human, 'weapons'>, gun: CarriedGun): GunId =>
  human.weapons[placeOf(human, gun)]?.id as GunId;

/** EDM.SHOOT.4: a target out of range may be chosen; the label warns. */
function shotOption(gun: GunId, place: number, { target, inches, prospects: seen }: Mark): Offer<ActOf<'shoot'>> {
  const reaches = isInRange(gun, inches);
  const params = { weapon: gun, victim: nameOf(target), inches: Math.round(inches * 10) / 10 };
  return {
    means: { do: 'shoot', gun: nameOfGun(gun, place), target: target.id },
    label: { key: reaches ? 'ed.shoot' : 'ed.shoot.far', params },
    about: { unit: target.id, weapon: place, inches, reaches, cover: isCovered(seen) },
    seldom: !reaches,
  };
}

function* shot(t: Table, human: Human, place: number, target: Unit): Flow<void> {
  const battle = battleOf(t);
  const carried = human.weapons[place] as { id: GunId; reload: number };
  const gun = carried.id;
  carried.reload = reloadValue(human, gun); // EDM.RELOAD.1
  const mark = markOf(battle, human, target) as Mark;
  const said = { ...called(human), target: target.id, victim: nameOf(target), weapon: gun };
  if (!isInRange(gun, mark.inches)) {
    emit(t, 'EDM.SHOOT.4', 'ed.shot.far', { ...said, inches: mark.inches });
    return;
  }
  const [offence, defence] = shotPools(battle, human, gun, mark, yield* takeAim(t, human));
  const [viewer] = eyesOf(battle, human) as [Model];
  const sight = { ...proofOf(battle, viewer, mark.nearest), model: mark.nearest.id, inches: mark.inches };
  const fought = yield* resolve(t, {
    attacker: human.seat,
    target: target.seat,
    offence,
    defence,
    rules: { attack: 'EDM.SHOOT.5', toughness: 'EDM.SHOOT.7' },
    human,
  });
  const { wounds, hits, saves, dice, modifiers } = fought;
  const rule = wounds > 0 ? 'EDM.SHOOT.9' : 'EDM.SHOOT.8';
  emit(t, rule, 'ed.shot', { ...said, hits, saves, wounds, sight: sight as unknown as Json }, { dice, modifiers });
  yield* wound(t, target, wounds, { by: 'shot', origin: { x: human.x, y: human.y } });
}
