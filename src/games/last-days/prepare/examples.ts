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

export const examples = {
  scavengers: battle('scavengers', 'high-street', ['hero-farm-house', 'thug-mall']),
  bushwhack: battle('bushwhack', 'suburb', ['hero-church', 'thug-prison']),
  'home-defense': battle('home-defense', 'suburb', ['hero-church', 'thug-mall']),
  'massacre-site': battle('massacre-site', 'gas-station', ['professional-police-station', 'thug-prison']),
  rescue: battle('rescue', 'gas-station', ['hero-farm-house', 'professional-gun-shop']),
  'the-escape': battle('the-escape', 'high-street', ['professional-police-station', 'hero-church']),
} as const satisfies Readonly<Record<string, Setup>>;
