import { type Choose, idOf, meansOf, Recent } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import type { MenuChoice } from '../decisions.ts';
import type { Activation, Battle, Character } from '../state.ts';
import { rulesOf } from '../prepare/encounters.ts';
import {
  characterOf,
  contactsOf,
  findUnit,
  groupHere,
  isZombie,
  loadOf,
  looseTokens,
  nameOf,
  rivalOf,
  sees,
  sideOf,
} from '../units.ts';
import type { Seat } from '../verbs.ts';
import { type Advice, advice } from './advice.ts';
import { goalsFor } from './goals.ts';
import { hasGun, usableGuns } from './harm.ts';
import { cellOf, meshOf } from './mesh.ts';
import { cautionIn } from './occasion.ts';
import { fightWith, inchesTo, type Outlook, outlookFor } from './outlook.ts';
import { bestPlan, type Deed, type Means, type Plan } from './plan.ts';

/** The Action Phase: who acts next, what with its points, and where to. */

type OnTheMove = Extract<Means, 'move' | 'charge' | 'leave'>;
export const WALKS: readonly Means[] = ['move', 'charge', 'leave'] satisfies readonly OnTheMove[];

/** The last plans, by the position that they were made for: the menu and the way ask for the same. */
const plans = new Recent<string, Plan>(8);

function planFor(
  battle: Battle,
  unit: Character,
  activation: Activation,
  allowed: readonly Means[],
  closely?: number,
): Plan {
  const { characters, zombies, tokens, changes, turn } = battle;
  const key = JSON.stringify([
    closely ?? 0,
    allowed,
    turn,
    activation,
    characters,
    zombies,
    tokens,
    changes.openings,
    battle.started,
  ]);
  const known = plans.get(key);
  if (known !== undefined) return known;
  const plan = bestPlan(battle, unit, activation, allowed, closely);
  plans.set(key, plan);
  return plan;
}

export const MEANS: readonly Means[] = ['stay', 'move', 'charge', 'leave', 'run'];

/** LD.ACT.6: the next action of the model that is active. */
export function menuAdvice(battle: Battle, request: Choose, closely?: number): Advice {
  const activation = battle.activation as Activation;
  const unit = characterOf(battle, activation.unit);
  const menu = request.options.map(meansOf<MenuChoice>);
  const offers = (kind: MenuChoice['do']): boolean => menu.some((one) => one.do === kind);
  const name = nameOf(unit);
  const touched = contactsOf(battle, unit);
  if (touched.length > 0) return inContact(battle, unit, offers('break-contact'));
  const allowed = MEANS.filter((means) => means === 'stay' || (means === 'run' ? offers('run') : offers('move')));
  const token = menu.find((one) => one.do === 'pick-up' && isWanted(battle, unit, one.token));
  if (token !== undefined) return advice(idOf(token), `${name} picks it up: it wins nothing where it lies.`);
  const plan = planFor(battle, unit, activation, allowed, closely);
  const outlook = (): Outlook => outlookFor(battle, unit);
  if (WALKS.includes(plan.means)) return advice(idOf({ do: 'move' }), wayReason(outlook(), plan));
  if (plan.means === 'run') return advice(idOf({ do: 'run' }), wayReason(outlook(), plan));
  const door = doorAhead(battle, unit, menu);
  if (door !== null) return advice(idOf(door), `${name} opens the door: the way leads through it.`);
  for (const deed of plan.does) {
    const offered = menu.find((one) => idOf(one) === idOf(deed));
    if (offered !== undefined) return advice(idOf(offered), deedReason(outlook(), unit, deed));
  }
  const more = extras(battle, unit, menu);
  if (more !== null) return more;
  return advice(idOf({ do: 'done' }), staysReason(outlook(), plan));
}

/** LD.SUPPLY.7, LD.HOME.9: points are spent in any order, so what can be taken is taken first; at home it is safe for a while. */
const isWanted = (battle: Battle, unit: Character, token: string): boolean =>
  loadOf(battle, unit.id) === undefined &&
  looseTokens(battle).some(({ id }) => id === token) &&
  (rulesOf(battle).carriesOff(sideOf(battle, unit.seat)) || battle.turn > 1);

/** LD.ACT.12: who is in Contact fights or gets away. */
function inContact(battle: Battle, unit: Character, mayBreak: boolean): Advice {
  const outlook = outlookFor(battle, unit);
  const touched = contactsOf(battle, unit);
  const worst = Math.min(...touched.map((other) => fightWith(outlook, other)));
  const wants = loadOf(battle, unit.id) !== undefined ? 1.5 : hasGun(unit) ? 0.6 : 0;
  const names = touched.map(nameOf).join(' and ');
  if (mayBreak && worst < wants - 0.3 * (touched.length - 1)) {
    return advice(
      idOf({ do: 'break-contact' }),
      `${nameOf(unit)} gets away from ${names}: this fight is not worth it.`,
    );
  }
  return advice(idOf({ do: 'done' }), `${nameOf(unit)} stands and fights ${names}.`);
}

/** LD.MISC.1: the closed door that the way to its goal leads through. */
function doorAhead(battle: Battle, unit: Character, menu: readonly MenuChoice[]): MenuChoice | null {
  const mesh = meshOf(battle);
  const goal = goalsFor(battle, unit.seat).get(unit.id);
  for (const { id, level, sides } of mesh.doors) {
    const breaks = menu.find((one) => one.do === 'entry-man' && one.door === id);
    const opens = menu.find((one) => one.do === 'door' && one.door === id);
    const choice = opens ?? breaks;
    if (choice === undefined || goal === undefined) continue;
    const [near, other] = apart(unit, sides[0]) < apart(unit, sides[1]) ? sides : [sides[1], sides[0]];
    const [here, there] = [near, other].map((at) => goal.far[cellOf(mesh, { ...at, level })] as number);
    const isNearEnough = (here as number) <= goal.enough * cautionIn(battle) && seesRival(battle, unit);
    if ((here as number) > (there as number) + 1.5 && !isNearEnough) return choice;
  }
  return null;
}

/** Near enough is near enough to somebody in sight. */
const seesRival = (battle: Battle, unit: Character): boolean =>
  groupHere(battle, rivalOf(battle, unit.seat).seat).some((rival) => sees(battle, unit, rival));

/** What is left over buys something small. */
function extras(battle: Battle, unit: Character, menu: readonly MenuChoice[]): Advice | null {
  const partner = menu.find((one) => one.do === 'tag-team');
  if (partner?.do === 'tag-team') {
    return advice(
      idOf(partner),
      `${nameOf(unit)} has a point left and sends ${nameOf(characterOf(battle, partner.with))} in at once.`,
    );
  }
  const noisy = menu.find((one) => one.do === 'noisemaker');
  const dead = battle.zombies.filter((zombie) => inchesTo(zombie, unit) < 14);
  const friends = groupHere(battle, unit.seat).filter((one) => inchesTo(one, unit) < 5).length;
  if (noisy !== undefined && dead.length > 1 && friends <= 1 && dead.every((one) => inchesTo(one, unit) > 5)) {
    return advice(idOf(noisy), 'The Noisemaker keeps the dead busy here.');
  }
  return null;
}

/** The way that goes with the plan; back to where it stands if there is none. */
export function wayAdvice(battle: Battle, kind: 'ld.move' | 'ld.run', closely?: number): Advice {
  const activation = battle.activation as Activation;
  const unit = characterOf(battle, activation.unit);
  const all = planFor(
    battle,
    unit,
    activation,
    MEANS.filter((means) => means !== 'run' || !unit.ran),
    closely,
  );
  const fitting = (plan: Plan): boolean => (kind === 'ld.run' ? plan.means === 'run' : WALKS.includes(plan.means));
  const plan = fitting(all)
    ? all
    : planFor(battle, unit, activation, ['stay', ...(kind === 'ld.run' ? (['run'] as const) : WALKS)], closely);
  const outlook = outlookFor(battle, unit);
  if (plan.way === null || !fitting(plan)) {
    const stays = { to: { x: unit.x, y: unit.y, level: unit.level } };
    return advice(kind === 'ld.run' ? { to: { x: unit.x, y: unit.y } } : stays, `${nameOf(unit)} thinks better of it.`);
  }
  return advice(plan.way as never, wayReason(outlook, plan));
}

/** How many guns see somebody where it stands. */
function watchers({ rivals, unit, mesh }: Outlook): number {
  const cell = cellOf(mesh, unit);
  return rivals.filter(
    ({ sight, guns, range, unit: rival }) =>
      guns.length > 0 && inchesTo(rival, unit) <= range && sight.to(cell) !== 'nothing',
  ).length;
}
const guns = (n: number): string =>
  n === 1 ? 'a gun' : `${['no', 'one', 'two', 'three', 'four', 'five'][n] ?? n} guns`;

function wayReason(outlook: Outlook, plan: Plan): string {
  const { unit, goal, battle } = outlook;
  const name = nameOf(unit);
  const target = plan.target === null ? undefined : findUnit(battle, plan.target);
  if (plan.means === 'leave' || (plan.means === 'run' && goal.kind === 'edge' && plan.parts.goal > 4)) {
    return loadOf(battle, unit.id) === undefined
      ? `${name} leaves the table: we have what we came for.`
      : `${name} carries it off the table.`;
  }
  if (plan.means === 'charge' && target !== undefined) {
    const friends = outlook.friends.filter((one) => apart(one, target) < 1.02);
    return friends.length > 0
      ? `${name} goes for ${nameOf(target)}: two against one.`
      : `${name} goes for ${nameOf(target)}: hand to hand this can be won.`;
  }
  if (plan.does.some((deed) => deed.do === 'pick-up')) return `${name} gets to the token and picks it up.`;
  const seen = watchers(outlook);
  if (plan.parts.guns < 0.4 && seen > 0 && plan.parts.shot < 0.5)
    return `${name} gets out of the way of ${guns(seen)}.`;
  if (plan.means === 'run') return `${name} runs for ${goal.words}.`;
  if (target !== undefined && plan.parts.shot > 0.4) {
    const shelter = plan.parts.guns < 1 ? ' from where few guns can answer' : '';
    return `${name} goes for a shot at ${nameOf(target)}${shelter}.`;
  }
  if (seen > 0 && plan.parts.guns < 1) return `${name} keeps to cover: ${guns(seen)} can see the open ground.`;
  return `${name} makes for ${goal.words}.`;
}

function deedReason(outlook: Outlook, unit: Character, deed: Deed): string {
  const name = nameOf(unit);
  switch (deed.do) {
    case 'pick-up':
      return `${name} picks it up: it wins nothing where it lies.`;
    case 'start-vehicle':
      return `${name} tries the vehicle: every try makes the next one easier.`;
    case 'reload':
      return unit.guns[deed.gun]?.empty === true
        ? `${name} reloads: an empty gun stops nobody.`
        : `${name} reloads now: the gun would soon run dry.`;
    case 'lock': {
      const [nearest] = [...outlook.rivals]
        .filter(({ isWaiting }) => isWaiting)
        .sort((a, b) => inchesTo(unit, a.unit) - inchesTo(unit, b.unit));
      const isDead = nearest === undefined || inchesTo(unit, nearest.unit) > 18;
      return isDead
        ? `${name} keeps the gun up for the dead who come.`
        : `${name} keeps the gun up: ${nameOf(nearest.unit)} has to come past here.`;
    }
  }
}

function staysReason(outlook: Outlook, plan: Plan): string {
  const { unit, battle } = outlook;
  const target = plan.target === null ? undefined : findUnit(battle, plan.target);
  if (target !== undefined) return `${nameOf(unit)} stays, with a shot at ${nameOf(target)}.`;
  const seen = watchers(outlook);
  if (seen === 0) return `${nameOf(unit)} stays where nobody has a shot.`;
  return `${nameOf(unit)} has nothing better to do.`;
}

/**
 * LD.ACT.3: who acts next. Those who carry something or can keep a gun up go first; those who only walk wait until the others have
 * shown what they do.
 */
export function nextAdvice(battle: Battle, seat: Seat, ids: readonly string[]): Advice {
  const goals = goalsFor(battle, seat);
  const rivals = battle.characters.filter((one) => one.fate === 'here' && one.seat !== seat);
  const rated = ids.map((id) => {
    const one = characterOf(battle, id);
    const nearest = Math.min(40, ...rivals.map((rival) => inchesTo(one, rival)));
    const goal = goals.get(id);
    const mesh = meshOf(battle);
    const far = goal === undefined ? 40 : Math.min(40, goal.far[cellOf(mesh, one)] as number);
    const carries = loadOf(battle, id) !== undefined;
    if (contactsOf(battle, one).length > 0) return { one, rank: 6, why: 'is in a fight already' };
    if (carries) return { one, rank: 5 - far / 40, why: 'carries what we came for' };
    if (goal?.kind === 'token' && far <= 5) return { one, rank: 4.5 - far / 20, why: 'can get to the token now' };
    if (goal?.kind === 'vehicle' && far <= 6) return { one, rank: 4 - far / 20, why: 'is next to the vehicle' };
    if (usableGuns(one).length > 0 && nearest <= 18) {
      return { one, rank: 3 + 0.5 * (1 - nearest / 18), why: 'can cover the others' };
    }
    return { one, rank: 1 + far / 80, why: 'is far from everything' };
  });
  rated.sort((a, b) => b.rank - a.rank || (a.one.id < b.one.id ? -1 : 1));
  const [best] = rated;
  return best === undefined
    ? advice(ids[0] ?? '', 'Nobody else is left.')
    : advice(best.one.id, `${nameOf(best.one)} first, who ${best.why}.`);
}

/** LD.LOCK.5: who has been shot at goes on, unless it stands behind something and the next shot would be its last. */
export function goOnAdvice(battle: Battle, id: string): Advice {
  const unit = findUnit(battle, id);
  if (unit === undefined || isZombie(unit)) return advice('go-on', 'It goes on.');
  return advice('go-on', `${nameOf(unit)} is past the worst: stopping here would be a second shot for them.`);
}
