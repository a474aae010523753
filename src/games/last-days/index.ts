import type { Game, Json } from '../../kernel/index.ts';
import { agreeingAsides } from './end/agreeing.ts';
import { customOfCampaign } from './campaign/custom/export.ts';
import { forgetAnswers } from './campaign/elsewhere.ts';
import { campaignStep } from './campaign/step.ts';
import { fight } from './battle.ts';
import { stoppingAsides } from './end/stopping.ts';
import { interrupts } from './interrupts.ts';
import { customOfBattle } from './prepare/custom/export.ts';
import { examples, LONG } from './prepare/examples.ts';
import { bring, type Setup, schema, seating, setup } from './prepare/setup.ts';
import { goesOn, measureBattle, oddsTried } from './shown/odds.ts';
import { viewOf } from './shown/view.ts';
import { unsound } from './sound.ts';
import type { State } from './state.ts';
import { follow } from './tactics/index.ts';
import { texts } from './text.ts';

export const lastDays: Game<Setup, State> = {
  id: 'last-days',
  title: 'Last Days: Zombie Apocalypse',
  version: '4',
  seats: { min: 2, max: 8 },
  schema,
  examples,
  long: LONG,
  seating,
  setup,
  bring,
  customOf: (state) => (state.campaign === null ? customOfBattle(state) : customOfCampaign(state)),
  forgetAnswers,
  unsound,
  // Before, games that are played out fast were played by other tactics, and some rules were applied otherwise: the state is the same.
  migrate: (state) => state as unknown as State,
  step: (t) => (t.state.campaign === null ? fight(t) : campaignStep(t)),
  asides: ({ state }) => [...stoppingAsides(state), ...agreeingAsides(state)],
  interrupts,
  view: (state) => viewOf(state) as unknown as Json,
  fixed: ['battle.terrain'],
  // Nothing is hidden, and no pile has an order: there is nothing to draw anew.
  redeal() {},
  texts,
  measure: (before, after, seat) =>
    before.battle === null || after.battle === null ? [] : measureBattle(before.battle, after.battle, seat),
  goesOn,
  samples: oddsTried,
  follow,
  names: ({ battle, campaign }) =>
    Object.fromEntries((campaign?.sides ?? battle?.sides ?? []).map(({ seat, group }) => [seat, group.name])),
};

export type { Setup } from './prepare/setup.ts';
export { MISC_ACTIONS } from './data/actions.ts';
export { ENCOUNTERS } from './data/encounters.ts';
export { TABLES, terrainOf } from './tables/index.ts';
export { lastDaysNotes } from './notes.ts';
export { lastDaysBoard } from './shown/board.ts';
export type { BattleView, View } from './shown/view.ts';
export {
  type BlowSeen,
  type GunSeen,
  type Questions,
  questionsOn,
  type ShotSeen,
  type Sighting,
} from './shown/questions.ts';
export type { WaySeen } from './shown/ways.ts';
export { attackSeen } from './shown/home.ts';
export { aboutWord, objectionText, PHASE_NAMES, shortOf, word } from './shown/words.ts';
export type { Character, State, Zombie } from './state.ts';
export type { SomeFacts } from './facts.ts';
export type { Arm, Blow, Decision, Job, JobMenu, LockChoice, MenuChoice, Rearm, Shot } from './decisions.ts';
export { alternatives, battleWorth } from './tactics/ahead.ts';
export { advise } from './tactics/index.ts';
export type { TextKey } from './text.ts';
export { LOCKED_INCHES } from './shoot/aim.ts';
export { isZombie, nameOf, PERSON, type Unit } from './units.ts';
export { onCard, valueOf } from './characteristics.ts';
export { followersFor, gearFor, groupLimits } from './groups/builder.ts';
export { freshMemberId, isAnimal, leaderOf, newGroup, newGun, newMember } from './groups/create.ts';
export { groupFaults } from './groups/faults.ts';
export type { Group, Member } from './groups/group.ts';
export { DOGS, PEOPLE } from './groups/names.ts';
export { groupPrice, memberPrice } from './groups/owned.ts';
export { READY_GROUPS } from './groups/ready.ts';
export { maximumSize, perksOf, spacesLeft } from './groups/refuge.ts';
export { groupParts } from './groups/shape.ts';
export { FIREARM_CLASSES, type FirearmClass } from './data/firearms.ts';
export { type GearId, isCqcWeapon, isFirearm, isItem } from './data/equipment.ts';
export { LEADER_TYPES, typeFigures } from './data/people.ts';
export { type PerkId, REFUGE_IDS, refugeFigures, type RefugeId } from './data/refuges.ts';
export { SKILL_TABLES, SKILL_TYPES, type SkillType } from './data/skills.ts';
export type { Campaign, CampaignSide } from './campaign/state.ts';
export { INCREASES, LEVEL_COSTS } from './data/experience.ts';
export { CHARACTERISTICS, ZOMBIE as ZOMBIE_FIGURES } from './data/profiles.ts';
export { firearmFigures } from './data/firearms.ts';
export { cqcFigures } from './data/cqc-weapons.ts';
