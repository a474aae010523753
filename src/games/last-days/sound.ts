import { apart } from '../../tabletop/index.ts';
import { isAnimal, valueOf } from './characteristics.ts';
import { ZOMBIE } from './data/profiles.ts';
import type { Battle, Character, State } from './state.ts';
import { groupHere, loadOf, PERSON, terrainIn, unitsHere } from './units.ts';

/** What is true of every battle, wherever its rules have led: tests and the soak look after every answer. */

type Look = (battle: Battle) => string | null;

const firstOf = <T>(list: readonly T[], look: (one: T) => string | false): string | null => {
  for (const one of list) {
    const found = look(one);
    if (found !== false) return found;
  }
  return null;
};
const twice = (list: readonly string[]): string | undefined => list.find((one, i) => list.indexOf(one) !== i);

/** LD.GROUP.15: everything on the table is called by a name of its own. */
const idsDiffer: Look = ({ characters, zombies, tokens, fires, noisemakers }) => {
  const same = twice([...characters, ...zombies, ...tokens, ...fires, ...noisemakers].map(({ id }) => id));
  return same === undefined ? null : `two are called ${same}`;
};

/** Somebody is on the way, perhaps past a friend (LD.ACT.8, LD.ZACT.3), or is looked at halfway along a Run (LD.LOCK.8). */
const isMoving = ({ activation, horde }: Battle): boolean =>
  (activation !== null && (activation.going !== null || activation.answering !== null)) ||
  (horde !== null && horde.unit !== null);

/** Bases that touch may lie so far in one another, by rounding at the end of a climb. */
const SLACK = 0.02;

/** LD.GEN.14, LD.MOVE.21: those who are here stand on the table, and where nobody moves no base stands on another. */
const standApart: Look = (battle) => {
  const { width, depth } = terrainIn(battle);
  const isStill = battle.phase !== 'prepare' && battle.phase !== 'over' && !isMoving(battle);
  const all = unitsHere(battle);
  return firstOf(all, (one) => {
    const { id, x, y, level } = one;
    if (!(x >= 0 && y >= 0 && x <= width && y <= depth && level >= 0)) return `${id} stands at ${x} ${y} on ${level}`;
    const isOn = (each: (typeof all)[number]): boolean =>
      each.id !== id && each.level === level && apart(each, one) < 2 * PERSON.radius - SLACK;
    const other = isStill ? all.find(isOn) : undefined;
    return other !== undefined && `${id} stands on ${other.id}`;
  });
};

/** LD.SDAM.4, LD.NOISE.12, LD.LOCK.2, LD.AMMO.2: what is noted of somebody agrees. */
const personOf =
  (battle: Battle) =>
  (one: Character): string | false => {
    const { turn } = battle;
    const { id, fate, damage, noise, locked, guns } = one;
    const capacity = valueOf(one, 'capacity');
    // LD.SUPPLY.10: who falls with a token stays there until it is laid down.
    if (fate === 'here' && damage >= capacity && loadOf(battle, id) === undefined)
      return `${id} is here with ${damage} of ${capacity} Damage`;
    if (damage < 0 || noise < 0 || guns.some(({ ammo }) => ammo < 0)) return `${id} has less than nothing`;
    if (fate !== 'here' && noise > 0) return `${id} is ${fate} and makes Noise`;
    return locked !== null && locked > turn && `${id} is Locked and Loaded in turn ${locked}`;
  };
const peopleAgree: Look = (battle) =>
  firstOf(battle.characters, personOf(battle)) ??
  firstOf(battle.zombies, ({ id, damage, knockback }) => {
    if (damage >= ZOMBIE.capacity) return `${id} is here with ${damage} Damage`;
    return knockback < 0 && `${id} has ${knockback} Knockback`; // LD.ZACT.14
  });

/** LD.SUPPLY.8, LD.MOVE.22, LD.TYPES.6: a token lies somewhere, or one model has it; an Animal has none. */
const loadsAreHeld: Look = (battle) => {
  const { tokens, zombies, characters, preparing } = battle;
  const same = twice(tokens.flatMap(({ carrier }) => (carrier === null ? [] : [carrier])));
  if (same !== undefined) return `${same} carries two`;
  return firstOf(tokens, ({ id, at, carrier, kind }) => {
    if (kind === 'captive' && preparing.includes('captives')) return false;
    if ((at === null) === (carrier === null)) return `${id} lies nowhere, or twice`;
    const bearer = characters.find((one) => one.id === carrier);
    if (bearer === undefined)
      return carrier !== null && !zombies.some((one) => one.id === carrier) && `${carrier} is gone with ${id}`;
    if (bearer.fate !== 'here' && bearer.fate !== 'left') return `${bearer.id} is ${bearer.fate} and carries ${id}`;
    return isAnimal(bearer) && `${bearer.id} is an Animal and carries ${id}`;
  });
};

/** LD.INIT.7: a Group that has somebody on the table is led by one of its own; who leads next may just be asked. */
const groupsAreLed: Look = (battle) =>
  battle.phase === 'prepare' || battle.phase === 'over'
    ? null
    : firstOf(battle.sides, ({ seat, leader }) => {
        const isOwn = battle.characters.some((one) => one.id === leader && one.seat === seat);
        return groupHere(battle, seat).length > 0 && !isOwn && `${seat} is led by ${leader ?? 'nobody'}`;
      });

/** LD.ACT.1, LD.ATTR.8, LD.T.XP: what is going on speaks of those who are there. */
const booksAreKept: Look = (battle) => {
  const { activation, fires, turn, deeds, characters } = battle;
  if (activation !== null) {
    const { unit, left, of, sprint } = activation;
    if (!characters.some(({ id }) => id === unit)) return `${unit} acts and is nobody`;
    if (left < 0 || left > of || sprint < 0) return `${unit} has ${left} of ${of} AP`;
  }
  return (
    firstOf(fires, ({ id, until }) => (until < turn || until > turn + 1) && `${id} burns until turn ${until}`) ??
    firstOf(deeds, ({ who }) => !characters.some(({ id }) => id === who) && `${who} has done something`)
  );
};

const LOOKS: readonly Look[] = [idsDiffer, standApart, peopleAgree, loadsAreHeld, groupsAreLed, booksAreKept];

/** What is wrong with the state, or null. */
export function unsound({ battle }: State): string | null {
  if (battle === null) return null;
  for (const look of LOOKS) {
    const found = look(battle);
    if (found !== null) return found;
  }
  return null;
}
