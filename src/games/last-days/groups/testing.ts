import type { RefugeId } from '../data/refuges.ts';
import { newGroup, type Recruit } from './create.ts';
import type { GroupFault } from './fault.ts';
import { type GroupRules, groupFaults } from './faults.ts';
import type { Group } from './group.ts';

/** Groups for tests, and their faults as one reads them. */

export const hero: Recruit = { type: 'hero', name: 'Ann', blades: ['club'] };
export const thug: Recruit = { type: 'thug', name: 'Ben', blades: ['club'] };
export const professional: Recruit = { type: 'professional', name: 'Cy', blades: ['club'] };

export const cop: Recruit = { type: 'cop', name: 'Dee', blades: ['club'] };
export const crony: Recruit = { type: 'crony', name: 'Eve', blades: ['club'] };
export const samaritan: Recruit = { type: 'good-samaritan', name: 'Fay', blades: ['club'] };
export const survivor: Recruit = { type: 'survivor', name: 'Gil', learns: ['academic', 'cqc'], blades: ['club'] };

export const groupOf = (
  leader: Recruit,
  followers: readonly Recruit[] = [],
  refuge: RefugeId = 'mall',
  points?: number,
): Group => newGroup('Test', refuge, [leader, ...followers], points);

/** `members.1.guns LD.EQUIP.2`, in the order in which they are told. */
export const said = (faults: readonly GroupFault[]): string[] =>
  faults.map(({ path, rule }) => [path.join('.'), rule].filter((part) => part !== '').join(' '));

export const faultsOf = (group: Group, rules: GroupRules = { use: 'new' }): string[] => said(groupFaults(group, rules));
