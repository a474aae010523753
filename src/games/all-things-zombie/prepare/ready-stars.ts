import type { PlayerClass } from '../data/classes.ts';
import type { ItemId } from '../data/items.ts';
import { newBlade, newGun } from '../people/generated.ts';
import type { Profile } from '../state.ts';
import type { Age, Attribute, BladeId, Gender, GunId, Period, Skill } from '../words.ts';
import { skillsOf } from './creation.ts';

/** A dozen Stars of ours, ready to play in any period: the one who has lived longer has seen more, and has another Class. */

interface Ready {
  readonly name: string;
  readonly gender: Gender;
  readonly age: Age;
  readonly rep: 4 | 5;
  readonly better: Skill;
  readonly attributes: readonly [Attribute, Attribute];
  /** What becomes of it after Day 20 (ATZ.CLASS.4). */
  readonly later: Exclude<PlayerClass, 'citizen'>;
  readonly gun: GunId;
  readonly blade: BladeId;
  readonly items: readonly ItemId[];
}

const STARS: readonly Ready[] = [
  {
    name: 'Mara Quill',
    gender: 'female',
    age: 'young',
    rep: 5,
    better: 'savvy',
    attributes: ['agile', 'initiative'],
    later: 'survivor',
    gun: 'BAP',
    blade: 'machete',
    items: ['food', 'medical', 'pack'],
  },
  {
    name: 'Deacon Rudd',
    gender: 'male',
    age: 'mature',
    rep: 5,
    better: 'people',
    attributes: ['born-leader', 'slow'],
    later: 'survivor',
    gun: 'SG',
    blade: 'axe',
    items: ['food', 'food', 'luxury'],
  },
  {
    name: 'Lacey Bohannon',
    gender: 'female',
    age: 'young',
    rep: 4,
    better: 'people',
    attributes: ['attractive', 'fast'],
    later: 'ganger',
    gun: 'P',
    blade: 'knife',
    items: ['luxury', 'luxury', 'food'],
  },
  {
    name: 'Ike Sorrel',
    gender: 'male',
    age: 'old',
    rep: 4,
    better: 'savvy',
    attributes: ['logical', 'medic'],
    later: 'survivor',
    gun: 'BAR',
    blade: 'hammer',
    items: ['medical', 'medical', 'repair-manual'],
  },
  {
    name: 'Tully Vance',
    gender: 'male',
    age: 'young',
    rep: 5,
    better: 'people',
    attributes: ['rage', 'brawler'],
    later: 'ganger',
    gun: 'MP',
    blade: 'bat',
    items: ['food', 'luxury'],
  },
  {
    name: 'June Okafor',
    gender: 'female',
    age: 'mature',
    rep: 5,
    better: 'savvy',
    attributes: ['medic', 'free-spirit'],
    later: 'survivor',
    gun: 'P',
    blade: 'crowbar',
    items: ['medical', 'medical', 'food', 'pack'],
  },
  {
    name: 'Nico Baptiste',
    gender: 'male',
    age: 'teen',
    rep: 4,
    better: 'savvy',
    attributes: ['runt', 'agile'],
    later: 'ganger',
    gun: 'SP',
    blade: 'long-blade',
    items: ['lockpicks', 'rope', 'food'],
  },
  {
    name: 'Ada Stroud',
    gender: 'female',
    age: 'old',
    rep: 4,
    better: 'people',
    attributes: ['hard-as-nails', 'logical'],
    later: 'survivor',
    gun: 'SAR',
    blade: 'knife',
    items: ['food', 'food', 'scope'],
  },
  {
    name: 'Cal Whitlock',
    gender: 'male',
    age: 'mature',
    rep: 5,
    better: 'people',
    attributes: ['poser', 'attractive'],
    later: 'ganger',
    gun: 'BAMP',
    blade: 'machete',
    items: ['luxury', 'luxury', 'torch'],
  },
  {
    name: 'Roz Tamura',
    gender: 'female',
    age: 'young',
    rep: 5,
    better: 'savvy',
    attributes: ['fast', 'hard-as-nails'],
    later: 'survivor',
    gun: 'crossbow',
    blade: 'axe',
    items: ['goggles', 'food', 'rope'],
  },
  {
    name: 'Burl Haskett',
    gender: 'male',
    age: 'mature',
    rep: 4,
    better: 'people',
    attributes: ['greedy', 'brawler'],
    later: 'ganger',
    gun: 'SG',
    blade: 'sledgehammer',
    items: ['crowbar', 'pack'],
  },
  {
    name: 'Wren Calder',
    gender: 'female',
    age: 'teen',
    rep: 4,
    better: 'savvy',
    attributes: ['dim', 'initiative'],
    later: 'survivor',
    gun: 'SMG',
    blade: 'club',
    items: ['food', 'gas-mask'],
  },
];

/** ATZ.CLASS.3, ATZ.CLASS.4, ATZ.ZREACT.3: the dozen as they are in a period. */
export const readyStars = (period: Period): Profile[] => {
  const isEarly = period === 'days-1-10' || period === 'days-11-20';
  const isSeasoned = period === 'days-21-30' || period === 'after-30';
  return STARS.map((star) => ({
    name: star.name,
    gender: star.gender,
    age: star.age,
    star: true,
    rep: star.rep,
    skills: skillsOf(star.rep, star.better),
    class: isEarly ? 'citizen' : star.later,
    attributes: [...star.attributes],
    medic: star.attributes.includes('medic') ? 1 : 0,
    ambidextrous: false,
    guns: [newGun(star.gun)],
    blades: [newBlade(star.blade)],
    items: [...star.items],
    metZombie: period !== 'days-1-10',
    sawFeast: isSeasoned,
  }));
};
