import type { Texts } from '../../../kernel/index.ts';
import type { GearId } from '../data/equipment.ts';
import { ACTION_TEXTS, MODIFIER_TEXTS } from './data-actions.ts';
import { ATTRIBUTE_TEXTS, CLASS_TEXTS, CQC_WEAPON_TEXTS, FIREARM_TEXTS, ITEM_TEXTS } from './data-gear.ts';
import { CHARACTERISTIC_TEXTS, KEYWORD_TEXTS, SKILL_TYPE_TEXTS, TYPE_TEXTS } from './data-people.ts';
import {
  ATTACK_MODIFIER_TEXTS,
  DEED_TEXTS,
  ENCOUNTER_TEXTS,
  INJURY_TEXTS,
  JOB_TEXTS,
  PERK_TEXTS,
  REFUGE_TEXTS,
} from './data-refuge.ts';
import { SKILL_TEXTS } from './data-skills.ts';
import type { Told } from './data-told.ts';

export const GEAR_TEXTS: Readonly<Record<GearId, Told>> = { ...FIREARM_TEXTS, ...CQC_WEAPON_TEXTS, ...ITEM_TEXTS };

/** What has a name and an explanation: `skill.sniper` is the name, `skill.sniper.about` the explanation. */
const TOLD = {
  characteristic: CHARACTERISTIC_TEXTS,
  keyword: KEYWORD_TEXTS,
  skillType: SKILL_TYPE_TEXTS,
  type: TYPE_TEXTS,
  skill: SKILL_TEXTS,
  attribute: ATTRIBUTE_TEXTS,
  gear: GEAR_TEXTS,
  perk: PERK_TEXTS,
  refuge: REFUGE_TEXTS,
  job: JOB_TEXTS,
  injury: INJURY_TEXTS,
  encounter: ENCOUNTER_TEXTS,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Told>>>>;
type Kinds = typeof TOLD;

/** What has a name only. */
const NAMED = {
  class: CLASS_TEXTS,
  action: ACTION_TEXTS,
  modifier: MODIFIER_TEXTS,
  deed: DEED_TEXTS,
  attack: ATTACK_MODIFIER_TEXTS,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
type Names = typeof NAMED;

export type DataTextKey =
  | { [K in keyof Kinds]: `${K}.${keyof Kinds[K] & string}` | `${K}.${keyof Kinds[K] & string}.about` }[keyof Kinds]
  | { [K in keyof Names]: `${K}.${keyof Names[K] & string}` }[keyof Names];

/** The words of the data by their keys. */
export const dataTexts: Texts & Readonly<Record<DataTextKey, string>> = Object.fromEntries([
  ...Object.entries(TOLD).flatMap(([kind, told]) =>
    Object.entries(told).flatMap(([id, { name, about }]) => [
      [`${kind}.${id}`, name],
      [`${kind}.${id}.about`, about],
    ]),
  ),
  ...Object.entries(NAMED).flatMap(([kind, names]) =>
    Object.entries(names).map(([id, name]) => [`${kind}.${id}`, name]),
  ),
]) as Readonly<Record<DataTextKey, string>>;
