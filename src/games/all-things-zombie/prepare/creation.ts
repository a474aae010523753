import { AMBIDEXTROUS_TOTAL, attributeOf, medicLevelOf } from '../data/attributes.ts';
import { classesOn, LAST_CITIZEN_DAY, type PlayerClass } from '../data/classes.ts';
import type { ItemId } from '../data/items.ts';
import { BAND_LISTS, listOf, rowOf } from '../data/people/lists.ts';
import { newBlade, newGun, profileOf } from '../people/generated.ts';
import type { Somebody } from '../people/somebody.ts';
import type { Profile } from '../state.ts';
import type { Age, Attribute, BladeId, Gender, GunId, Skill } from '../words.ts';

/** ATZ.BAND.11: a Star and its band are made: Rep, Skills, Attributes, Class, weapons, Items, Grunts. */

/** ATZ.STAR.3: what the book suggests, and what the option `anyRep` allows. */
const SUGGESTED = { least: 4, most: 5 };
const ANY = { least: 3, most: 6 }; // ATZ.REP.1

/** What a player chooses, and the dice that are rolled in between. */
export interface StarChoices {
  readonly name: string;
  readonly gender: Gender;
  /** ATZ.GEAR.8 */
  readonly age: Age;
  readonly rep: number;
  /** ATZ.SKILL.3: which Skill is Rep minus 1; the other is Rep minus 2. */
  readonly better: Skill;
  readonly class: PlayerClass;
  /** ATZ.ATTR.2, example ATZ.X.12: chosen once the first one is known. */
  readonly second: Attribute;
  readonly guns: readonly GunId[];
  readonly blades: readonly BladeId[];
  readonly items: readonly ItemId[];
}
export interface StarDice {
  /** ATZ.ATTR.4, example ATZ.X.4: three dice added. */
  readonly attribute: number;
  /** ATZ.ATTR.24: two dice added. */
  readonly hands: number;
  /** ATZ.ATTR.6 */
  readonly medic: number;
}

/** ATZ.SKILL.3, ATZ.SKILL.4, example ATZ.X.11: Rep minus 1 and Rep minus 2, as the player likes. */
export const skillsOf = (rep: number, better: Skill): Record<Skill, number> => ({
  people: rep - (better === 'people' ? 1 : 2),
  savvy: rep - (better === 'savvy' ? 1 : 2),
});

/** ATZ.BAND.11, ATZ.STAR.1: a Star out of what was chosen and rolled. */
export function starFrom(chosen: StarChoices, dice: StarDice): Profile {
  const { name, gender, age, rep, better, guns, blades, items } = chosen;
  const attributes: Attribute[] = [attributeOf(dice.attribute), chosen.second];
  return {
    name,
    gender,
    age,
    star: true,
    rep,
    skills: skillsOf(rep, better),
    class: chosen.class,
    attributes,
    medic: attributes.includes('medic') ? medicLevelOf(dice.medic) : 0,
    ambidextrous: dice.hands === AMBIDEXTROUS_TOTAL,
    guns: guns.map(newGun),
    blades: blades.map(newBlade),
    items: [...items],
    metZombie: false,
    sawFeast: false,
  };
}

/** ATZ.BAND.6, ATZ.BAND.12, ATZ.ATTR.3, ATZ.ATTR.24: a Grunt of the first band, off the long list of its Class. */
export const gruntFrom = (
  kind: PlayerClass,
  day: number,
  who: Somebody,
  dice: { readonly list: number; readonly row: number; readonly hands: number; readonly medic: number },
): Profile =>
  profileOf(
    rowOf(listOf(BAND_LISTS[kind], dice.list), dice.row),
    who,
    { class: kind, day },
    { medicDie: dice.medic, ambidextrous: dice.hands === AMBIDEXTROUS_TOTAL },
  );

/** ATZ.ITEM.3, ATZ.ITEM.4, ATZ.X.82: two Items for each point of Rep, and one for each Grunt who is not taken. */
export const itemsAllowed = (rep: number, grunts: number): number => 2 * rep + Math.max(0, rep - grunts);

/** ATZ.ITEM.3: weapons are Items, too. */
const itemsTaken = ({ guns, blades, items }: Profile): number => guns.length + blades.length + items.length;

/** Something that is not legal: where, and why. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

interface Terms {
  readonly day: number;
  readonly anyRep: boolean;
}

/** ATZ.BAND.8, ATZ.BAND.9: where the people of a band come from is free: rolled, rolled again or chosen. What is not legal about a band, each with its path and the reason. */
export function bandFaults(band: readonly Profile[], { day, anyRep }: Terms): Fault[] {
  const [star, ...grunts] = band;
  if (star === undefined) return [{ path: [], message: 'A band has a Star (ATZ.BAND.1)' }];
  return [
    ...starFaults(star, grunts.length, { day, anyRep }).map(({ path, message }) => ({ path: [0, ...path], message })),
    ...(grunts.length > star.rep
      ? [{ path: [star.rep + 1], message: `A Star of Rep ${star.rep} leads ${star.rep} Grunts at most (ATZ.BAND.3)` }]
      : []),
    ...grunts.flatMap((grunt, i) =>
      gruntFaults(grunt, star, day).map(({ path, message }) => ({ path: [i + 1, ...path], message })),
    ),
  ];
}

function starFaults(star: Profile, grunts: number, { day, anyRep }: Terms): Fault[] {
  const { rep, skills, attributes } = star;
  const { least, most } = anyRep ? ANY : SUGGESTED;
  const faults: Fault[] = [];
  const fault = (path: Fault['path'], message: string): void => void faults.push({ path, message });
  if (!star.star) fault(['star'], 'The first of a band is its Star (ATZ.BAND.1)');
  if (rep < least || rep > most) fault(['rep'], `A Star begins with Rep ${least} to ${most} (ATZ.STAR.3)`);
  const high = Math.max(skills.people, skills.savvy);
  const low = Math.min(skills.people, skills.savvy);
  if (high !== rep - 1 || low !== rep - 2)
    fault(['skills'], `One Skill is ${rep - 1} and the other ${rep - 2} (ATZ.SKILL.3)`);
  if (attributes.length !== 2 || attributes[0] === attributes[1])
    fault(['attributes'], 'A Star has two different Attributes (ATZ.ATTR.2)');
  if (attributes.includes('medic') !== star.medic > 0)
    fault(['medic'], 'A Medic has a level, and nobody else (ATZ.ATTR.6)');
  const kinds: readonly string[] = classesOn(day);
  if (!kinds.includes(star.class))
    fault(
      ['class'],
      day <= LAST_CITIZEN_DAY
        ? 'Until Day 20 every Star is a Citizen (ATZ.CLASS.3)'
        : 'From Day 21 on a Star is a Ganger or a Survivor (ATZ.CLASS.4)',
    );
  const allowed = itemsAllowed(rep, grunts);
  if (itemsTaken(star) > allowed)
    fault(['items'], `A Star of Rep ${rep} with ${grunts} Grunts has ${allowed} Items, weapons included (ATZ.ITEM.3)`);
  return faults;
}

function gruntFaults(grunt: Profile, star: Profile, day: number): Fault[] {
  const faults: Fault[] = [];
  if (grunt.star) faults.push({ path: ['star'], message: 'A band has one Star (ATZ.BAND.1)' });
  if (grunt.rep > star.rep)
    faults.push({
      path: ['rep'],
      message: `No Grunt has a higher Rep than its Star, which is ${star.rep} (ATZ.BAND.7)`,
    });
  if (day <= LAST_CITIZEN_DAY && grunt.class !== 'citizen')
    faults.push({ path: ['class'], message: 'Until Day 20 only Citizens join (ATZ.BAND.5)' });
  if (grunt.class === 'police' || grunt.class === 'guard' || grunt.class === 'army')
    faults.push({ path: ['class'], message: 'Police and soldiers never join a band (ATZ.CLASS.8)' });
  if (grunt.attributes.length > 1)
    faults.push({ path: ['attributes'], message: 'A Grunt has one Attribute (ATZ.ATTR.3)' });
  return faults;
}
