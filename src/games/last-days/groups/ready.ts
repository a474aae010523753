import { newGroup } from './create.ts';
import type { Group } from './group.ts';

/** Groups that are ready to play, two for each Leader, all within 100 points and the basic list. */

const selfless: Group = newGroup('Harvest Home', 'farm-house', [
  { type: 'hero', name: 'Marta', guns: ['semi-automatic'], blades: ['club'] },
  { type: 'firefighter', name: 'Olaf', blades: ['heavy-club'] },
  { type: 'rescue-worker', name: 'Leila', guns: ['revolver'], items: ['medical-supplies'] },
  { type: 'good-samaritan', name: 'Ezra', guns: ['hunting-rifle'] },
  { type: 'survivor', name: 'Juno', learns: ['firearms', 'academic'], guns: ['pump-action-shotgun'] },
  { type: 'tough-guy', name: 'Gus', learns: ['athletic', 'cqc'], blades: ['heavy-blade'] },
  { type: 'kid', name: 'Milo', learns: ['athletic'], blades: ['knife'] },
  { type: 'dog', name: 'Biscuit' },
]);

const selfish: Group = newGroup('Closing Time', 'mall', [
  { type: 'thug', name: 'Bruno', guns: ['magnum'], blades: ['heavy-club'] },
  { type: 'survivalist', name: 'Xenia', gunsmith: 'rifle', guns: ['hunting-rifle'], blades: ['knife'] },
  { type: 'goon', name: 'Moe', guns: ['sawed-off-shotgun'] },
  { type: 'gang-member', name: 'Cass', guns: ['surplus-smg'] },
  { type: 'gang-member', name: 'Niko', guns: ['surplus-smg'] },
  { type: 'gang-member', name: 'Zeke', blades: ['heavy-blade'] },
  { type: 'crony', name: 'Sal', blades: ['club'] },
  { type: 'crony', name: 'Wes', blades: ['club'] },
]);

const trained: Group = newGroup('Fourth Precinct', 'police-station', [
  { type: 'professional', name: 'Captain Vera', guns: ['military-smg'], blades: ['club'] },
  { type: 'sarge', name: 'Sarge', guns: ['military-assault-rifle'] },
  { type: 'soldier', name: 'Tariq', guns: ['pump-action-shotgun'] },
  { type: 'cop', name: 'Hana', guns: ['semi-automatic'] },
  { type: 'cop', name: 'Roy', guns: ['semi-automatic'] },
]);

const bells: Group = newGroup('Evening Bells', 'church', [
  { type: 'hero', name: 'Father Amos', guns: ['magnum'], blades: ['club'] },
  { type: 'good-samaritan', name: 'Ruth', guns: ['hunting-crossbow'] },
  { type: 'rescue-worker', name: 'Emeka', guns: ['semi-automatic'], blades: ['club'], items: ['medical-supplies'] },
  { type: 'firefighter', name: 'Petra', blades: ['heavy-club'] },
  { type: 'survivor', name: 'Theo', learns: ['firearms', 'athletic'], guns: ['surplus-assault-rifle'] },
  { type: 'tough-guy', name: 'Hector', learns: ['athletic', 'cqc'], blades: ['heavy-club'] },
]);

const cells: Group = newGroup('Block C', 'prison', [
  { type: 'thug', name: 'Viktor', guns: ['sawed-off-shotgun'], blades: ['heavy-blade'] },
  { type: 'goon', name: 'Boris', guns: ['semi-automatic'], blades: ['club'] },
  { type: 'goon', name: 'Hank', blades: ['heavy-club'] },
  { type: 'gang-member', name: 'Carmen', guns: ['surplus-assault-rifle'] },
  { type: 'gang-member', name: 'Dario', guns: ['hunting-bow'] },
  { type: 'survivor', name: 'Edie', learns: ['academic', 'cqc'], guns: ['pump-action-shotgun'] },
  { type: 'crony', name: 'Tick', guns: ['revolver'], blades: ['knife'] },
]);

const counter: Group = newGroup('Under the Counter', 'gun-shop', [
  { type: 'professional', name: 'Major Iris', guns: ['high-power-rifle'], blades: ['knife'] },
  { type: 'swat', name: 'Felix', guns: ['pump-action-shotgun'], blades: ['club'] },
  { type: 'swat', name: 'Nadia', guns: ['military-smg'] },
  { type: 'soldier', name: 'Jed', guns: ['revolver'] },
  { type: 'cop', name: 'Lois', guns: ['revolver'] },
]);

export const READY_GROUPS = {
  'hero-farm-house': selfless,
  'thug-mall': selfish,
  'professional-police-station': trained,
  'hero-church': bells,
  'thug-prison': cells,
  'professional-gun-shop': counter,
} as const satisfies Readonly<Record<string, Group>>;
export type ReadyGroupId = keyof typeof READY_GROUPS;
