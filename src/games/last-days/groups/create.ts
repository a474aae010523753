import { hasAttribute } from '../data/attributes.ts';
import { type CharacterType, isLeaderType, typeFigures } from '../data/people.ts';
import type { RefugeId } from '../data/refuges.ts';
import { TYPE_TEXTS } from '../texts/data-people.ts';
import type { Gear, Group, Member, OwnedGun } from './group.ts';
import { groupPrice } from './owned.ts';

/** Characters and Groups as they begin. */

/** LD.GROUP.1 */
export const STARTING_POINTS = 100;

export const NO_GEAR: Gear = { guns: [], blades: [], items: [] };

export const newGun = (id: OwnedGun['id']): OwnedGun => ({ id, fitted: [], made: false });

/** What is said of a Character when it is recruited; guns by their name alone. */
export type Recruit = { readonly type: CharacterType } & Partial<Omit<Member, 'type' | 'guns'>> & {
    readonly guns?: readonly (OwnedGun['id'] | OwnedGun)[];
  };

/** A Character as its profile has it (LD.GROUP.14, LD.CAMP.3), and what else is said of it. */
export function newMember({ guns = [], ...said }: Recruit): Member {
  const { keyword, skillTypes, skills } = typeFigures(said.type);
  return {
    id: 'm1',
    name: TYPE_TEXTS[said.type].name,
    keyword,
    learns: skillTypes,
    skills,
    gunsmith: null,
    raised: {},
    scars: [],
    experience: 0,
    level: 0,
    isNew: false,
    blades: [],
    items: [],
    ...said,
    guns: guns.map((gun) => (typeof gun === 'string' ? newGun(gun) : gun)),
  };
}

/** The next id that nobody of the Group has or had. */
export function freshMemberId({ members, gone = [] }: Pick<Group, 'members' | 'gone'>): string {
  const taken = new Set([...members, ...gone.map(({ member }) => member)].map(({ id }) => id));
  for (let n = taken.size + 1; ; n++) if (!taken.has(`m${n}`)) return `m${n}`;
}

/** LD.GROUP.4: a new Group under the Leader among them, with what is left of its points in hand. */
export function newGroup(
  name: string,
  refuge: RefugeId,
  recruits: readonly Recruit[],
  points = STARTING_POINTS,
): Group {
  const members = recruits.map((recruit, i) => newMember({ id: `m${i + 1}`, ...recruit }));
  const leader = members.find(({ type }) => isLeaderType(type))?.id ?? '';
  const group = { name, leader, members, refuge, built: [], stash: NO_GEAR };
  return { ...group, points: Math.max(0, points - groupPrice(group)) };
}

/** LD.GROUP.5: the Leader, while the Group has one. */
export const leaderOf = ({ leader, members }: Pick<Group, 'leader' | 'members'>): Member | null =>
  members.find(({ id, type }) => id === leader && isLeaderType(type)) ?? null;

/** LD.TYPES.6 */
export const isAnimal = ({ type }: Pick<Member, 'type'>): boolean =>
  hasAttribute(typeFigures(type).attributes, 'animal');
