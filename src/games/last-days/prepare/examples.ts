import { READY_GROUPS, type ReadyGroupId } from '../groups/ready.ts';
import type { EncounterId } from '../data/encounters.ts';
import { type Setup, USUAL } from './setup.ts';

/** Set-ups that are ready to play; the first one is LD.ENC.1. */

const battle = (encounter: EncounterId, table: string, groups: readonly [ReadyGroupId, ReadyGroupId]): Setup => ({
  kind: 'battle',
  encounter,
  table: { kind: 'ready', table },
  groups: [READY_GROUPS[groups[0]], READY_GROUPS[groups[1]]],
  points: 100,
  options: USUAL,
});

/** LD.CAMP.1: three games for each Group. */
const campaign = (groups: readonly ReadyGroupId[], battles: 'ask' | 'fast'): Setup => ({
  kind: 'campaign',
  groups: groups.map((id) => READY_GROUPS[id]),
  groupsAre: 'new',
  points: 100,
  games: 3,
  goal: false,
  attackCounts: 'living',
  battles,
  tables: [],
  options: USUAL,
});

export const examples = {
  scavengers: battle('scavengers', 'high-street', ['hero-farm-house', 'thug-mall']),
  bushwhack: battle('bushwhack', 'suburb', ['hero-church', 'thug-prison']),
  'home-defense': battle('home-defense', 'suburb', ['hero-church', 'thug-mall']),
  'massacre-site': battle('massacre-site', 'gas-station', ['professional-police-station', 'thug-prison']),
  rescue: battle('rescue', 'gas-station', ['hero-farm-house', 'professional-gun-shop']),
  'the-escape': battle('the-escape', 'high-street', ['professional-police-station', 'hero-church']),
  campaign: campaign(['hero-farm-house', 'thug-mall'], 'ask'),
  'campaign-fast': campaign(['hero-church', 'thug-prison', 'professional-gun-shop'], 'fast'),
} as const satisfies Readonly<Record<string, Setup>>;

/** Those that take many times as long as a match. */
export const LONG = ['campaign', 'campaign-fast'] as const satisfies readonly (keyof typeof examples)[];
