import { medicLevelOf } from '../data/attributes.ts';
import { isArmored } from '../data/classes.ts';
import type { ItemId } from '../data/items.ts';
import type { Row } from '../data/people/rows.ts';
import { isGun } from '../data/weapons.ts';
import type { Blade, Gun, Profile } from '../state.ts';
import type { BladeId, Class, GunId } from '../words.ts';
import type { Somebody } from './somebody.ts';

/** ATZ.PREGEN.1, ATZ.GEAR.1: somebody out of a list, with a name and a face of ours. */

/** ATZ.AMMO.15: a weapon that is found is loaded. */
export const newGun = (id: GunId): Gun => ({
  id,
  empty: false,
  dry: false,
  lastReload: false,
  stockpiled: false,
  hidden: false,
  scope: false,
});
export const newBlade = (id: BladeId): Blade => ({ id, state: 'ready' });

/** What is rolled for beside the row: a Medic's level (ATZ.PREGEN.6), and whether a Grunt of a band is ambidextrous (ATZ.ATTR.24). */
interface RolledBeside {
  readonly medicDie?: number;
  readonly ambidextrous?: boolean;
}

/** ATZ.ATTR.3: the printed Attribute is used; ATZ.PREGEN.4: armor is worn by those who have it. */
export function profileOf(
  row: Row,
  who: Somebody,
  { class: kind, day }: { readonly class: Class; readonly day: number },
  { medicDie, ambidextrous = false }: RolledBeside = {},
): Profile {
  const { gender, rep, people, savvy, weapon, attribute, supplies } = row;
  return {
    name: who.name,
    gender,
    age: row.age ?? who.age,
    star: false,
    rep,
    skills: { people, savvy },
    class: kind,
    attributes: [attribute],
    medic: attribute === 'medic' ? medicLevelOf(medicDie ?? 1) : 0,
    ambidextrous,
    guns: weapon !== null && isGun(weapon) ? [newGun(weapon)] : [],
    blades: weapon !== null && !isGun(weapon) ? [newBlade(weapon as BladeId)] : [],
    items: [
      ...itemsOf(supplies?.food ?? 0, 'food'),
      ...itemsOf(supplies?.luxury ?? 0, 'luxury'),
      ...itemsOf(supplies?.medical ?? 0, 'medical'),
      ...itemsOf(supplies?.armor ?? (isArmored(kind, day) ? 1 : 0), 'body-armor'), // ATZ.GEAR.5, ATZ.GEAR.6
    ],
    ...seasoned(kind, day),
  };
}

const itemsOf = (count: number, item: ItemId): ItemId[] => Array.from({ length: count }, () => item);

/** ATZ.ZREACT.3: only Citizens, and Police in the first ten days, can still be new to zombies. */
function seasoned(kind: Class, day: number): Pick<Profile, 'metZombie' | 'sawFeast'> {
  const isNew = kind === 'citizen' || (kind === 'police' && day <= 10);
  return { metZombie: !isNew, sawFeast: !isNew };
}
