/** The closed sets of the book, each once. */

/** ATZ.CLASS.1: the first three are for players. */
export const CLASSES = ['citizen', 'ganger', 'survivor', 'police', 'guard', 'army'] as const;
export type Class = (typeof CLASSES)[number];

/** ATZ.SKILL.1 */
export const SKILLS = ['people', 'savvy'] as const;
export type Skill = (typeof SKILLS)[number];

/** ATZ.T.ATTR: in the order of the table, from 3 to 18. */
export const ATTRIBUTES = [
  'born-leader',
  'medic',
  'attractive',
  'brawler',
  'fast',
  'dim',
  'rage',
  'greedy',
  'runt',
  'slow',
  'poser',
  'free-spirit',
  'logical',
  'agile',
  'initiative',
  'hard-as-nails',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** ATZ.GEAR.7 */
export const AGES = ['teen', 'young', 'mature', 'old'] as const;
export type Age = (typeof AGES)[number];
export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

/**
 * How a human is (ATZ.STATUS.1 to ATZ.STATUS.8), from best to worst: Carry On, Ducked Back, Stunned, Out of the Fight, Obviously
 * Dead. Who ran away or left has a fate instead.
 */
export const STATUSES = ['carry-on', 'ducked-back', 'stunned', 'oof', 'od'] as const;
export type Status = (typeof STATUSES)[number];

/**
 * Where a figure is: `waiting` to come on, `here` on the table, `left` by an edge (ATZ.LEAVE.6), `ran` away (ATZ.STATUS.8),
 * `cheated` death (ATZ.STAR.18), `carried` off the table (ATZ.WOUND.8), `held` as a captive (ATZ.DMG.7), `arrested`
 * (ATZ.ARREST.6), `lost` for a while (ATZ.EVENT.18), `turned` into a zombie (ATZ.INFECT.5), `gone` for good.
 */
export const FATES = [
  'waiting',
  'here',
  'left',
  'ran',
  'cheated',
  'carried',
  'held',
  'arrested',
  'lost',
  'turned',
  'gone',
] as const;
export type Fate = (typeof FATES)[number];

/** ATZ.DAY.1: in their order. */
export const DAY_PARTS = ['morning', 'daytime', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** ATZ.AREA.1 */
export const AREAS = ['urban', 'suburban', 'rural'] as const;
export type Area = (typeof AREAS)[number];

/** ATZ.CAMP.2: by their last day. */
export const PERIODS = ['days-1-10', 'days-11-20', 'days-21-30', 'after-30'] as const;
export type Period = (typeof PERIODS)[number];

/** ATZ.MEET.25 to ATZ.MEET.27: how people who are met stand to the players. */
export const ATTITUDES = ['enemy', 'neutral', 'friend'] as const;
export type Attitude = (typeof ATTITUDES)[number];

/**
 * What people remember of their dealings with the players: they have interacted (ATZ.NPC.7), they make off with what they came
 * for (ATZ.ROB.11), they hold a truce (ATZ.CLASS.11).
 */
export const MEMORIES = ['dealt', 'leaving', 'truce'] as const;
export type Memory = (typeof MEMORIES)[number];

/** ATZ.REACT.1 */
const TESTS = ['received-fire', 'man-down', 'knocked-down', 'ducked-back'] as const;
export type Test = (typeof TESTS)[number];

/** ATZ.REACT.16: what a Reaction Test can come to, from best to worst; Rush Shot ranks with Fire, Remain with Duck Back. */
export const RESULTS = ['carry-on', 'fire', 'rush-shot', 'charge', 'duck-back', 'remain', 'runaway'] as const;
export type Result = (typeof RESULTS)[number];

/** ATZ.DMG.5: what a hit does before anybody reduces it, from least to worst. */
export const DAMAGES = ['knock-down', 'oof', 'od'] as const;
export type Damage = (typeof DAMAGES)[number];

/** ATZ.T.WEAPONS, ATZ.WPN.11, ATZ.WPN.12, ATZ.WPN.21: by their codes. */
export const GUNS = ['AR', 'BAP', 'BAMP', 'BAR', 'MP', 'P', 'SP', 'SAR', 'SG', 'SAW', 'SMG', 'crossbow'] as const;
export type GunId = (typeof GUNS)[number];

/** ATZ.MELEE.5, ATZ.MELEE.6, ATZ.MELEE.27, ATZ.WPN.13, ATZ.WPN.14: what one fights with hand to hand. */
export const BLADES = [
  'knife',
  'long-blade',
  'club',
  'pipe',
  'bat',
  'axe',
  'machete',
  'crowbar',
  'hammer',
  'two-hand-axe',
  'sledgehammer',
  'chainsaw',
] as const;
export type BladeId = (typeof BLADES)[number];

/** ATZ.RES.1 */
export const RESOURCES = ['food', 'fuel', 'luxury', 'medical', 'weapon', 'armor'] as const;
export type Resource = (typeof RESOURCES)[number];

/**
 * ATZ.FIRST.2, ATZ.FIRST.9 (Robbery! of week two), ATZ.FIRST.14, ATZ.SEARCH.1, ATZ.RAID.1 (raiding and defending), ATZ.TAKE.1,
 * ATZ.ROB.1 (being robbed and robbing), ATZ.BUSH.1; `hold-out` is a free table of our own.
 */
export const ENCOUNTERS = [
  'zed',
  'robbery-week',
  'escape',
  'search',
  'raid',
  'raid-defend',
  'take-back',
  'robbery',
  'rob',
  'bushwhack',
  'hold-out',
] as const;
export type EncounterId = (typeof ENCOUNTERS)[number];

/** ATZ.RAID.3: what raiders are after: things, a Hostage, a prisoner, or harm. */
export const RAID_AIMS = ['loot', 'hostage', 'seize', 'harm'] as const;
export type RaidAim = (typeof RAID_AIMS)[number];

/** ATZ.TERR.16: what players can agree on to have in place of hills. */
export const HILLS = ['mountains', 'steep'] as const;
export type Hills = (typeof HILLS)[number];

/** ATZ.MODE.1 to ATZ.MODE.3: alone or on the same side, or each player with a side of his own. */
export const MODES = ['same-side', 'head-to-head'] as const;
export type Mode = (typeof MODES)[number];
