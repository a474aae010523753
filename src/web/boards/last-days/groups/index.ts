import {
  type Group,
  groupFaults,
  groupLimits,
  groupParts,
  groupPrice,
  LEADER_TYPES,
  leaderOf,
  newGroup,
  READY_GROUPS,
  type RefugeId,
  word,
} from '../../../../games/last-days/index.ts';
import { z } from 'zod';
import type { ListFace } from '../../../skirmish/lists/face.ts';
import { freshName } from './names.ts';
import { charactersPart, leaderPart } from './members.ts';
import { refugePart } from './refuge.ts';
import { groupSheet } from './sheet.ts';

/** LD.GROUP.1 */
const LIMIT = { min: 20, max: 500, step: 5, start: 100 } as const;

const HOMES: Readonly<Record<(typeof LEADER_TYPES)[number], RefugeId>> = {
  hero: 'farm-house',
  thug: 'mall',
  professional: 'police-station',
};

/** What is left of a new Group's points is counted when it is played, for then the limit is known (LD.GROUP.4). */
const unspent = (group: Group): Group => ({ ...group, points: 0 });

/** Groups for Last Days: a Leader, a Refuge, and those who follow. */
export const groupLists: ListFace<Group> = {
  game: 'last-days',
  storage: 'holdout.lists.last-days',
  mark: 'last-days group',
  words: {
    List: 'Group',
    Lists: 'Groups',
    list: 'Group',
    lists: 'Groups',
    aList: 'a Group',
    anEntry: 'a Character',
    sheet: 'cards',
    points: 'points',
  },
  lead: 'A Leader, a Refuge and those who follow, for Last Days, by Scavenge Points.',
  begins: LEADER_TYPES.map((type) => {
    const name = freshName({ members: [] }, type);
    return {
      name: word('type', type).replace(/^The /, ''),
      body: unspent(newGroup('My Group', HOMES[type], [{ type, name }])),
    };
  }),
  ready: Object.entries(READY_GROUPS).map(([id, group]) => ({ id, name: group.name, body: unspent(group) })),
  limit: LIMIT,
  shape: { ...groupParts, leader: z.string().max(20) },
  parts: [leaderPart, refugePart, charactersPart],
  sortOf: (group) => {
    const leader = leaderOf(group);
    return `${leader === null ? 'No Leader' : word('type', leader.type)}, ${word('refuge', group.refuge)}`;
  },
  points: groupPrice,
  faults: (group, limit) => groupFaults(group, isRunning(group) ? { use: 'running' } : { use: 'new', points: limit }),
  limits: groupLimits,
  sheet: groupSheet,
};

/** Whether a Group has a campaign behind it: what it found and learned cannot be bought. */
export const isRunning = ({ members, built, stash, gone = [] }: Group): boolean =>
  members.some(({ level, experience, scars }) => level > 0 || experience > 0 || scars.length > 0) ||
  built.length + stash.guns.length + stash.blades.length + stash.items.length + gone.length > 0;

/** LD.GROUP.4: a Group as it begins with this many points: what it has not spent is in its hands. */
export const asPlayed = (group: Group, points: number): Group =>
  isRunning(group) ? group : { ...group, points: Math.max(0, points - groupPrice(group)) };

/** The Group of a set-up as it stands among the lists. */
export const asListed = (group: Group): Group => (isRunning(group) ? group : unspent(group));
