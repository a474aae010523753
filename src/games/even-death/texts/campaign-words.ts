import { counted, type Texts } from '../../../kernel/index.ts';
import { MAP_KEY, TILE_POINTS } from '../campaign/figures.ts';
import { MAP } from '../campaign/map.ts';
import { READY_LISTS } from '../campaign/prepare/ready.ts';
import {
  BLADE_FIGURES,
  CLASS_FIGURES,
  type ClassFigures,
  GUN_FIGURES,
  type GunFigures,
  type WeaponFigures,
} from '../figures.ts';
import type { TileType } from '../words.ts';

/** The words of the campaign, and what each of them does: tiles, structures, states, encounters, units and weapons. */

const words = {
  'herd.regular': 'Regular Zombies',
  'herd.fast': 'Fast Zombies',
  'herd.military': 'Military Zombies',
  'perk-text.athletic': 'Movement +2"',
  'perk-text.scavenger': '1 Supply more when its Force finds any by Search',
  'perk-text.medic': 'once a battle gives back up to 2 Vitality',
  'perk-text.quick-reloader': 'every Reload value is 1 lower',
  'perk-text.parkour': 'no movement penalties in Moves',
  'perk-text.immune': 'cannot be Infected or turned',
  'perk-text.specialist': 'once a turn rerolls a die of a failed attack',
  'perk-text.overwatch': 'a third action with an enemy within 6"',
  'perk-text.stoic': 'passes every Psych Check',
  'perk-text.concentration': 'ignores what lowers its results in Shooting or Melee',
  'counter.force': 'Force',
  'counter.horde': 'Horde',
  'structure.farm': 'Farm',
  'structure.aid-station': 'Aid Station',
  'structure.training-ground': 'Training Ground',
  'structure-text.farm': '1 Supply at the start of each of your turns',
  'structure-text.aid-station': 'a Force there can Heal: all Vitality back for 1 Supply',
  'structure-text.training-ground': 'a Force there can Train: 50 points of weapons, ranks or a new Force for 1 Supply',
  'supply-state.abundant': 'Abundant (+1 in Shooting and Melee)',
  'supply-state.rationing': 'Rationing',
  'supply-state.deprived': 'Deprived (a Health Check for each Force)',
  'won.survivors': 'from battles',
  'won.military': 'from battles',
  'won.bandits': 'from battles and pillage',
  'won.zombies': 'from battles',
  'health-text.infected': 'Infected (Movement -4", one Toughness die less, Shooting and Melee -1)',
  'health-text.sick': 'Sick (Movement -2", one Toughness die less, Shooting and Melee -1)',
  'health.infected': 'Infected',
  'health.sick': 'Sick',
  'health.healthy': 'Healthy',
  'encounter.ambush': 'an ambush',
  'encounter.luxuries': 'luxuries',
  'encounter.recruit': 'a recruit',
  'encounter-text.ambush': 'the zombies kill one of yours, of up to 20 points',
  'encounter-text.luxuries': 'all of yours are Eager until your next turn (Morale +2 instead of +1)',
  'encounter-text.recruit': 'somebody of up to 20 points joins, weapons included',
  'decay-text.rotten': 'Rotten (one Toughness die less)',
  'decay-text.fresh': 'Fresh',
  'brains-text.docile': 'Docile (the lower of two dice in Brain Checks)',
  'brains-text.shambling': 'Shambling',
  'brains-text.agitated': 'Agitated (pass every Brain Check)',
  'hunger-text.full': 'Full (Biting -1)',
  'hunger-text.hungry': 'Hungry',
  'hunger-text.starved': 'Starved (Biting +1)',
} as const;

/** What a tile is, and what it is worth where that is more than any other. */
const landText = (type: TileType): string =>
  TILE_POINTS[type] === 1 ? MAP_KEY[type].name : `${MAP_KEY[type].name}, worth ${TILE_POINTS[type]}`;

const dice = (count: number, needed: number): string => `${counted(count, 'die', 'dice')} needing ${needed}`;

const classText = ({ vitality, movement, toughness, armour, levels }: ClassFigures): string =>
  [
    `Vitality ${vitality}`,
    `Movement ${movement}"`,
    `Toughness ${dice(toughness.dice, toughness.needed)}`,
    ...(armour ? ['armour'] : []),
    ...(levels.length === 0 ? [] : [counted(levels.length, 'perk')]),
  ].join(', ');
const gunText = ({ range: [near, far], hits, accuracy, reload }: GunFigures): string =>
  `${near}" to ${far}", ${dice(hits, accuracy)}${reload === 0 ? '' : `, Reload ${reload}`}`;
const bladeText = ({ hits, accuracy }: WeaponFigures): string => `Melee, ${dice(hits, accuracy)}`;

const told = <T>(form: string, of: Readonly<Record<string, T>>, text: (one: T) => string): [string, string][] =>
  Object.entries(of).map(([id, one]) => [`${form}.${id}`, text(one)]);

export const campaignWords: Texts = {
  ...words,
  ...Object.fromEntries([
    ...MAP.tiles.flatMap(({ name, type }, tile) => [
      [`tile.${tile}`, name],
      [`land.${tile}`, landText(type)],
    ]),
    ...READY_LISTS.map(({ id, name }) => [`ready.${id}`, name]),
    ...told('class-text', CLASS_FIGURES, classText),
    ...told('weapon-text', GUN_FIGURES, gunText),
    ...told('weapon-text', BLADE_FIGURES, bladeText),
  ]),
};
