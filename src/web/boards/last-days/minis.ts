import { type Character, valueOf } from '../../../games/last-days/index.ts';
import type { Held, Mini, Sculpt } from '../../tabletop/figure.ts';

/** What the miniatures of Last Days look like. */

const SCULPTS: Readonly<Partial<Record<Character['member']['type'], Sculpt>>> = {
  hero: 'hero',
  thug: 'boss',
  professional: 'professional',
  'good-samaritan': 'samaritan',
  'rescue-worker': 'rescuer',
  firefighter: 'firefighter',
  kid: 'kid',
  dog: 'dog',
  'tough-guy': 'tough',
  survivalist: 'survivalist',
  goon: 'goon',
  'gang-member': 'ganger',
  crony: 'thug',
  cop: 'police',
  swat: 'swat',
  soldier: 'soldier',
  sarge: 'sergeant',
};

const GUNS: Readonly<Record<Character['guns'][number]['id'], Held>> = {
  revolver: 'revolver',
  'semi-automatic': 'pistol',
  magnum: 'revolver',
  'surplus-smg': 'smg',
  'military-smg': 'smg',
  'hunting-rifle': 'rifle',
  'high-power-rifle': 'scoped-rifle',
  'military-sniper-rifle': 'scoped-rifle',
  'surplus-assault-rifle': 'assault-rifle',
  'military-assault-rifle': 'assault-rifle',
  'sawed-off-shotgun': 'shotgun',
  'pump-action-shotgun': 'shotgun',
  'combat-shotgun': 'shotgun',
  'squad-automatic-weapon': 'lmg',
  minigun: 'lmg',
  'hunting-bow': 'bow',
  'hunting-crossbow': 'bow',
  'thrown-explosive': 'grenade',
  'fire-bomb': 'molotov',
};

const BLADES: Readonly<Record<Character['blades'][number]['id'], Held>> = {
  chainsaw: 'chainsaw',
  club: 'club',
  'heavy-blade': 'blade',
  'heavy-club': 'heavy-club',
  knife: 'knife',
};

export function characterMini(one: Character, carrying: boolean): Mini {
  const held: readonly Held[] = [
    ...one.guns.flatMap(({ id, lost, spent }) => (lost || spent ? [] : [GUNS[id]])),
    ...one.blades.flatMap(({ id, lost }) => (lost ? [] : [BLADES[id]])),
    ...(one.items.includes('riot-shield') ? (['shield'] as const) : []),
  ];
  return {
    sculpt: SCULPTS[one.member.type] ?? 'survivor',
    held,
    ...(one.damage > 0 && one.damage < valueOf(one, 'capacity') ? { wounded: true } : undefined),
    ...(one.frozen ? { broken: true } : undefined),
    ...(carrying ? { carrying } : undefined),
  };
}
