import type { SetupFault } from '../../../../kernel/index.ts';
import { standingFaults } from '../../../../skirmish/index.ts';
import { valueOf } from '../../characteristics.ts';
import { hasAttribute } from '../../data/attributes.ts';
import { FIREARMS } from '../../data/firearms.ts';
import { ZOMBIE } from '../../data/profiles.ts';
import { doorLeft } from '../../fight/doors.ts';
import type { Group } from '../../groups/group.ts';
import type { Battle, Character } from '../../state.ts';
import { bodyOf, sideOf, tabletopOf, terrainIn } from '../../units.ts';
import type { Seat } from '../../verbs.ts';
import { rulesOf } from '../encounters.ts';
import { battleFrom } from './build.ts';
import { courseFaults } from './course.ts';
import { collect, nameFaults, type Tell } from './names.ts';
import type { Position } from './shape.ts';

/** What no play could have led to, each with where the set-up says it. */
export function positionFaults(given: Position, groups: Readonly<Record<Seat, Group>>): SetupFault[] {
  // What is not there cannot be looked at.
  const unknown = nameFaults(given, groups);
  if (unknown.length > 0) return unknown;
  const battle = battleFrom(given, groups);
  const table = tabletopOf(battle);
  const people = given.characters.map(
    ({ seat, member }) => battle.characters.find((one) => one.seat === seat && one.member.id === member) as Character,
  );
  return [
    ...collect((tell) => people.forEach((one, i) => personFaults(battle, one, ['characters', i], tell))),
    ...people.flatMap((one, i) => (one.fate === 'here' ? standingFaults(table, bodyOf(one), ['characters', i]) : [])),
    ...battle.zombies.flatMap((one, i) => standingFaults(table, bodyOf(one), ['zombies', i])),
    ...collect((tell) => thingFaults(battle, tell)),
    ...collect((tell) => doorFaults(battle, tell)),
    ...collect((tell) => courseFaults(battle, given, tell)),
  ];
}

/** LD.SDAM.4, LD.ENC.4, LD.LOCK.2, LD.ATTR.17, LD.ITEM.21 */
function personFaults(battle: Battle, one: Character, path: (string | number)[], tell: Tell): void {
  const { fate, damage, guns, locked, seat, member } = one;
  const at = (...part: (string | number)[]): (string | number)[] => [...path, ...part];
  const { name } = member;
  const capacity = valueOf(one, 'capacity');
  const isOut = damage >= capacity;
  tell(fate === 'here' && isOut, at('damage'), `${name} is Out of Action at ${capacity} Damage`);
  tell(fate === 'out' && !isOut, at('fate'), `${name} goes Out of Action at ${capacity} Damage`);
  tell(fate === 'waiting' && battle.phase !== 'prepare', at('fate'), 'Nobody waits once the first turn has begun');
  const mayWait = rulesOf(battle).reserves && sideOf(battle, seat).part === 'defender';
  tell(fate === 'reserve' && !mayWait, at('fate'), "Only some defenders' people wait in reserve");
  tell(locked !== null && fate !== 'here', at('locked'), 'Only people on the table hold a Locked and Loaded Token');
  tell((locked ?? 0) > battle.turn, at('locked'), `It is turn ${battle.turn}`);
  tell(fate === 'out' && one.noise > 0, at('noise'), 'Who is Out of Action keeps no Noise Tokens'); // LD.NOISE.12
  guns.forEach(({ id, fitted, spent, silenced }, i) => {
    const isOneUse = hasAttribute(FIREARMS[id].attributes, 'one-use');
    tell(spent && !isOneUse, at('guns', i, 'spent'), 'Only what is used once is ever spent');
    tell(silenced && !fitted.includes('silencer'), at('guns', i, 'silenced'), 'It has no Silencer');
  });
}

/** LD.ZOMBIE.7, LD.SUPPLY.8, LD.RESCUE.9, LD.ATTR.7: the dead, and what lies about or is carried. */
function thingFaults(battle: Battle, tell: Tell): void {
  const { zombies, tokens, fires, characters, turn, preparing } = battle;
  const { width, depth } = terrainIn(battle);
  const capacity = ZOMBIE.capacity;
  zombies.forEach(({ damage }, i) =>
    tell(damage >= capacity, ['zombies', i, 'damage'], `A zombie is destroyed at ${capacity} Damage`),
  );
  const bearers = [...zombies, ...characters.filter(({ fate }) => fate === 'here' || fate === 'left')];
  tokens.forEach(({ at, carrier, kind, captive }, i) => {
    const path = (part: string): (string | number)[] => ['tokens', i, part];
    const isToCome = kind === 'captive' && preparing.includes('captives');
    tell(
      !isToCome && (at === null) === (carrier === null),
      path('at'),
      'A token lies somewhere, or somebody carries it',
    );
    tell(carrier !== null && !bearers.some(({ id }) => id === carrier), path('carrier'), `${carrier} cannot carry it`);
    const isSecond = carrier !== null && tokens.slice(0, i).some((other) => other.carrier === carrier);
    tell(isSecond, path('carrier'), `${carrier} carries another one`);
    tell(at !== null && (at.x > width || at.y > depth), path('at'), `The table is ${width} by ${depth} inches`);
    tell(kind === 'captive' && battle.encounter !== 'rescue', path('kind'), 'There are Captives in a Rescue only');
    tell(kind !== 'captive' && captive !== null, path('captive'), 'Only a Captive is somebody');
  });
  fires.forEach(({ weapon, by, until, x, y }, i) => {
    const path = (part: string): (string | number)[] => ['fires', i, part];
    tell(!hasAttribute(FIREARMS[weapon].attributes, 'fire'), path('weapon'), 'This does not set anything on fire');
    tell(!characters.some(({ id }) => id === by), path('by'), `There is no ${by}`);
    tell(until < turn || until > turn + 1, path('until'), `It goes out in turn ${turn} or ${turn + 1}`); // LD.ATTR.8
    tell(x > width || y > depth, path('x'), `The table is ${width} by ${depth} inches`);
  });
}

/** LD.TERRAIN.18, LD.TERRAIN.19, LD.HOME.2 */
function doorFaults(battle: Battle, tell: Tell): void {
  const { ground } = tabletopOf(battle);
  const isDoor = (id: string): boolean => ground.openings.some((one) => one.id === id && one.kind === 'door');
  for (const [id, damage] of Object.entries(battle.doors)) {
    tell(!isDoor(id), ['doors', id], `There is no door ${id}`);
    if (!isDoor(id)) continue;
    const left = doorLeft(battle, id);
    const isBroken = ground.wordOf(id) === 'broken';
    tell(!isBroken && left <= 0, ['doors', id], `This door is destroyed at ${left + damage} Damage`);
  }
  battle.zombies.forEach(({ door }, i) =>
    tell(door !== null && !isDoor(door), ['zombies', i, 'door'], `There is no door ${door}`),
  );
  const { refuge, encounter, preparing } = battle;
  const isHome = encounter === 'home-defense';
  tell(refuge !== null && !isHome, ['refuge'], 'There is a Refuge on the table in Home Defense only');
  const stands = terrainIn(battle).buildings.some(({ id }) => id === refuge);
  tell(isHome && !preparing.includes('refuge') && !stands, ['refuge'], 'The Refuge is a building on this table');
}
