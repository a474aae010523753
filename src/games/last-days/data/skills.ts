/** LD.LEADER.5: kinds of skill, as profiles name them: `leader` is the Leadership table, `firearms` the Shooting table. */
export const SKILL_TYPES = ['academic', 'athletic', 'cqc', 'leader', 'firearms'] as const;
export type SkillType = (typeof SKILL_TYPES)[number];

/** LD.T.SKACAD, LD.T.SKATH, LD.T.SKCQC, LD.T.SKLEAD, LD.T.SKSHOOT: what 1 to 6 on the die teaches. */
export const SKILL_TABLES = {
  academic: ['first-aid-training', 'gear-head', 'engineer', 'agriculturalist', 'gunsmith', 'scavenger'],
  athletic: ['entry-man', 'heavy-lifter', 'free-runner', 'sprinter', 'situational-awareness', 'stalker'],
  cqc: ['crowd-control', 'disarm', 'headhunter', 'subdue', 'martial-arts', 'dirty-fighter'],
  leader: ['tactical-acumen', 'inspirational-presence', 'frontline-fighter', 'tag-team', 'rallying-cry', 'ambushers'],
  firearms: ['fire-and-maneuver', 'gunfighter', 'sniper', 'quick-load', 'short-controlled-bursts', 'double-tap'],
} as const satisfies Readonly<Record<SkillType, readonly [string, string, string, string, string, string]>>;

/** A skill that can be learned. */
type LearnedSkill = (typeof SKILL_TABLES)[SkillType][number];
/** Leader is on no table: the Leader has it from the start (LD.SKILL.42). */
export type SkillId = LearnedSkill | 'leader';

/** Every skill, in the order of the tables. */
export const SKILLS: readonly SkillId[] = ['leader', ...SKILL_TYPES.flatMap((type) => SKILL_TABLES[type])];

/** The table that teaches a skill. */
export const tableOf = (skill: SkillId): SkillType | null =>
  SKILL_TYPES.find((type) => SKILL_TABLES[type].some((taught) => taught === skill)) ?? null;

/** LD.SKILL.66: the book has no text for this skill, so it is learned only where the players agreed on ours. */
export const UNWRITTEN_SKILL = 'short-controlled-bursts' satisfies SkillId;
