import { faultsAt } from '../../../skirmish/index.ts';
import { isLeaderType } from '../data/people.ts';
import { boughtFor, boughtUnmarked, rarityFaults, unarmedFaults, unboughtFaults } from './buying.ts';
import {
  freshFaults,
  gunsmithFaults,
  keywordFault,
  learnsFaults,
  levelFaults,
  scarFaults,
  skillFaults,
} from './card.ts';
import { carryingFaults, gearFaults } from './carrying.ts';
import { leaderOf, STARTING_POINTS } from './create.ts';
import { fault, type GroupFault } from './fault.ts';
import type { Group, Member } from './group.ts';
import { keywordFaults } from './keywords.ts';
import { gearIn, groupPrice, ownedBy } from './owned.ts';
import { perkFaults, sizeFaults } from './refuge.ts';

/**
 * Everything that can be wrong with a Group, each with its place, its reason and its rule. A Leader alone is a Group, and copies
 * of a type are no limit (LD.GROUP.17).
 */

/**
 * What a Group is for: a `one-off` game with the basic list (LD.GROUP.16), a `new` campaign, or a campaign that is `running`,
 * where finds and losses have taken it beyond what could be bought (LD.EQUIP.7, LD.GROUP.10).
 */
export const GROUP_USES = ['one-off', 'new', 'running'] as const;
type GroupUse = (typeof GROUP_USES)[number];

export interface GroupRules {
  readonly use: GroupUse;
  /** LD.GROUP.1: the points that a new Group may spend. */
  readonly points?: number;
  /** LD.SKILL.66: whether the players agreed on our text for Short Controlled Bursts. */
  readonly bursts?: boolean;
}

export function groupFaults(group: Group, { use, points = STARTING_POINTS, bursts = false }: GroupRules): GroupFault[] {
  const leader = leaderOf(group);
  const isFresh = use !== 'running';
  // Without a Leader nobody can say what goes with him; a Neutral one would allow everything.
  const leading = leader?.keyword ?? 'neutral';
  return [
    ...leaderFaults(group),
    ...group.members.flatMap((member, i) =>
      faultsAt(
        ['members', i],
        [
          ...cardFaults(member, isFresh, bursts),
          ...(isFresh ? boughtUnmarked(carryingFaults(member, leading)) : carryingFaults(member, leading)),
          ...(isFresh ? [...unboughtFaults(member, use === 'one-off'), ...unarmedFaults(member)] : []),
        ],
      ),
    ),
    ...sizeFaults(group),
    ...perkFaults(group),
    ...faultsAt(['stash'], gearFaults(group.stash)),
    ...(isFresh ? freshGroupFaults(group, points) : []),
    ...(isFresh && leader !== null ? keywordFaults(group.members, leading) : []),
    ...(isFresh && leader !== null
      ? rarityFaults(ownedBy(group), group.members.flatMap(boughtFor), leading).map((one) => ({
          ...one,
          path: ['members'],
        }))
      : []),
  ];
}

/** What is wrong with a card by itself. */
export const cardFaults = (member: Member, isFresh: boolean, bursts = false): GroupFault[] => [
  ...keywordFault(member, isFresh),
  ...learnsFaults(member),
  ...gunsmithFaults(member),
  ...skillFaults(member, bursts),
  ...levelFaults(member),
  ...scarFaults(member),
  ...(isFresh ? freshFaults(member) : []),
];

/** LD.GROUP.5: exactly one Leader, and it leads; LD.GROUP.15: every Character has a card of its own. */
function leaderFaults({ leader, members }: Group): GroupFault[] {
  const leaders = members.filter(({ type }) => isLeaderType(type));
  const ids = members.map(({ id }) => id);
  return [
    ...(leaders.length === 1
      ? []
      : [
          fault(
            'LD.GROUP.5',
            ['members'],
            leaders.length === 0
              ? 'A Group needs a Leader'
              : `A Group has one Leader, and this one has ${leaders.length}`,
          ),
        ]),
    ...(leaders.length > 0 && !leaders.some(({ id }) => id === leader)
      ? [fault('LD.GROUP.5', ['leader'], `"${leader}" is not the id of the Leader`)]
      : []),
    ...members.flatMap(({ id }, i) =>
      ids.indexOf(id) < i ? [fault('LD.GROUP.15', ['members', i, 'id'], `"${id}" is somebody else's id`)] : [],
    ),
  ];
}

/** LD.GROUP.1, LD.GROUP.4, LD.GROUP.12, LD.REFUGE.4: what a new Group cannot have yet. */
function freshGroupFaults(group: Group, most: number): GroupFault[] {
  const price = groupPrice(group);
  const { points, built, stash, foundVehicle } = group;
  return [
    ...(price > most
      ? [fault('LD.GROUP.1', ['members'], `The Group costs ${price} Scavenge Points and has ${most}`)]
      : []),
    ...(price <= most && price + points > most
      ? [fault('LD.GROUP.4', ['points'], `${most - price} of ${most} Scavenge Points are left after spending ${price}`)]
      : []),
    ...(gearIn(stash).length > 0
      ? [fault('LD.GROUP.12', ['stash'], 'A new Group has no stash: gear is bought for a Character')]
      : []),
    ...(built.length > 0 || foundVehicle === true
      ? [fault('LD.JOB.5', [built.length > 0 ? 'built' : 'foundVehicle'], 'A new Group has built no Perks yet')]
      : []),
  ];
}
