import { content } from '../cards/content.ts';
import { list } from './grammar.ts';
import type { Foe, SomeTribe, WhichLeader, Where, Whom } from '../cards/vocabulary.ts';
import type { Attribute, Icon, LeaderId, Loc, Tribe } from './words.ts';

/** What the texts of cards call people, places and things. */

export const placeName = (n: Loc): string => `${content.board.locations[n - 1]?.name ?? ''} (${n})`;

export const FIGURES = {
  techie: 'Techie',
  roadRider: 'Road Rider',
  earther: 'Earther',
  monstrosity: 'Monstrosity',
} as const satisfies Record<Tribe, string>;
const PEOPLE = Object.fromEntries(content.tribes.map(({ id, name }) => [id, name])) as Readonly<Record<Tribe, string>>;
const LEADERS = Object.fromEntries(content.leaders.map(({ id, name }) => [id, name])) as Readonly<
  Record<LeaderId, string>
>;
export const peopleName = (tribe: Tribe): string => PEOPLE[tribe];
export const leaderName = (leader: LeaderId): string => LEADERS[leader];
const isTribe = (foe: Foe): foe is Tribe => foe in PEOPLE;
export const foes = (vs: readonly Foe[]): string =>
  list(
    vs.map((foe) => (isTribe(foe) ? PEOPLE[foe] : LEADERS[foe])),
    'or',
  );

/** One of them, and many. */
export const TRIBES = {
  techie: ['Techie', 'Techies'],
  roadRider: ['Road Rider', 'Road Riders'],
  earther: ['Earther', 'Earthers'],
  any: ['Raider', 'Raiders'],
  notEarther: ['Techie or Road Rider', 'Techies and Road Riders'],
} as const satisfies Record<SomeTribe, readonly [string, string]>;

export const ATTRIBUTE_NAMES = {
  resistance: 'Resistance',
  adventure: 'Adventure',
  tech: 'Ancient Tech',
  scavenge: 'Scavenge',
} as const satisfies Record<Attribute, string>;

export const ICON_NAMES = {
  vehicle: 'vehicle',
  glider: 'glider',
  grenade: 'grenade',
  pistols: 'crossed pistols',
  badge: 'badge',
  radSuit: 'rad suit',
} as const satisfies Record<Icon, string>;

/** `self` is the reader, or whoever the card is about. */
export const RANGERS = {
  active: 'the active Ranger',
  any: 'any one Ranger',
  all: 'every Ranger',
  other: 'another Ranger',
  otherHere: 'another Ranger here',
  battle: 'each Ranger in the battle',
  anyBattle: 'any one Ranger in the battle',
  tested: 'that Ranger',
  irradiated: 'every Ranger on a location with radiation',
  outside: 'every Ranger outside Last Stand',
  mutated: 'every Ranger with a Mutation',
  withRaiders: 'every Ranger with Raiders on the same location outside Last Stand',
  krank: 'Krank',
} as const satisfies Record<Exclude<Whom, 'self'>, string>;

export const WHICH_LEADER = {
  ...LEADERS,
  here: 'one Leader here',
  target: 'one Leader there',
  chosen: 'any one Leader',
  farthest: 'the land Leader farthest from Last Stand',
  weakest: 'the Leader who has lost the most health',
} as const satisfies Record<WhichLeader, string>;

const PLACES = {
  activeHere: "the active Ranger's location",
  chosen: 'any location',
  adjacentOpen: 'an adjacent location over an open border',
  adjacentAny: 'an adjacent location',
  sameRegion: 'any location of this region',
  lastStandBorder: 'an entrance to Last Stand',
  lastStandNearMost: 'the entrance where most of them stand',
  mostRoadRiders: 'the location with the most Road Riders',
} as const satisfies Record<Exclude<Where, number | 'here' | 'target'>, string>;

/** `on Red River (32)`, `in Last Stand`, `here`, `from there`. */
export function spot(where: Where, preposition: 'on' | 'from' | 'to' | 'into' | 'at'): string {
  if (where === 'here' || where === 'target') {
    const word = where === 'here' ? 'here' : 'there';
    return preposition === 'from' ? `from ${word}` : word;
  }
  if (typeof where !== 'number') return `${preposition} ${PLACES[where]}`;
  if (where !== content.board.lastStand) return `${preposition} ${placeName(where)}`;
  return preposition === 'on' || preposition === 'at' ? 'in Last Stand' : `${preposition} Last Stand`;
}
