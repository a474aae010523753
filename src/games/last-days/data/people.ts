import type { Attributes } from './attributes.ts';
import { type Characteristics, characteristics, type Keyword } from './profiles.ts';
import type { SkillId, SkillType } from './skills.ts';

export interface TypeFigures {
  readonly keyword: Keyword;
  /** Scavenge Points. */
  readonly cost: number;
  readonly characteristics: Characteristics;
  /** LD.GROUP.14: owned from the start. */
  readonly skills: readonly SkillId[];
  readonly attributes: Attributes;
  /** The tables from which it learns. */
  readonly skillTypes: readonly SkillType[];
  /** Tables chosen at creation besides (LD.TYPES.1 to LD.TYPES.3). */
  readonly choice: SkillTypeChoice | null;
}

interface SkillTypeChoice {
  readonly types: number;
  readonly except: readonly SkillType[];
}

const none = { skills: [], attributes: [], choice: null } as const;

/** LD.T.LEADERS */
const LEADERS = {
  hero: {
    ...none,
    keyword: 'selfless',
    cost: 12,
    characteristics: characteristics(6, 4, 3, 3, 3, 3, 4, 3),
    skills: ['leader'],
    skillTypes: ['leader', 'firearms', 'cqc', 'academic'],
  },
  thug: {
    ...none,
    keyword: 'selfish',
    cost: 15,
    characteristics: characteristics(6, 4, 3, 4, 3, 3, 3, 3),
    skills: ['leader'],
    skillTypes: ['leader', 'firearms', 'cqc', 'athletic'],
  },
  professional: {
    ...none,
    keyword: 'trained',
    cost: 18,
    characteristics: characteristics(6, 4, 4, 3, 3, 3, 4, 3),
    skills: ['leader'],
    skillTypes: ['leader', 'firearms', 'cqc', 'athletic', 'academic'],
  },
} as const satisfies Readonly<Record<string, TypeFigures>>;

/** LD.T.TYPES */
const FOLLOWERS = {
  cop: {
    ...none,
    keyword: 'trained',
    cost: 9,
    characteristics: characteristics(6, 3, 4, 3, 3, 3, 3, 3),
    skillTypes: ['firearms', 'academic'],
  },
  crony: {
    ...none,
    keyword: 'selfish',
    cost: 3,
    characteristics: characteristics(5, 2, 2, 3, 3, 3, 2, 2),
    skills: ['inspirational-presence'],
    skillTypes: ['academic'],
  },
  dog: {
    ...none,
    keyword: 'neutral',
    cost: 9,
    characteristics: characteristics(8, 4, 0, 3, 3, 3, 4, 1),
    skills: ['crowd-control'],
    attributes: [{ id: 'noisy', x: 1 }, { id: 'animal' }],
    skillTypes: [], // LD.LEVEL.10
  },
  firefighter: {
    ...none,
    keyword: 'selfless',
    cost: 12,
    characteristics: characteristics(8, 3, 3, 3, 3, 3, 4, 3),
    skills: ['heavy-lifter', 'entry-man'],
    skillTypes: ['cqc', 'athletic'],
  },
  'gang-member': {
    ...none,
    keyword: 'selfish',
    cost: 6,
    characteristics: characteristics(6, 3, 3, 3, 3, 3, 2, 2),
    skillTypes: ['cqc', 'firearms'],
  },
  'good-samaritan': {
    ...none,
    keyword: 'selfless',
    cost: 9,
    characteristics: characteristics(6, 3, 3, 3, 3, 3, 3, 3),
    skills: ['inspirational-presence'],
    skillTypes: ['cqc', 'academic'],
  },
  goon: {
    ...none,
    keyword: 'selfish',
    cost: 9,
    characteristics: characteristics(5, 4, 3, 3, 4, 3, 2, 2),
    skillTypes: ['cqc', 'athletic'],
  },
  kid: {
    ...none,
    keyword: 'neutral',
    cost: 3,
    characteristics: characteristics(6, 2, 0, 2, 2, 2, 3, 3),
    skills: ['inspirational-presence'],
    skillTypes: [],
    choice: { types: 1, except: ['leader'] }, // LD.TYPES.1
  },
  'rescue-worker': {
    ...none,
    keyword: 'selfless',
    cost: 9,
    characteristics: characteristics(6, 3, 3, 3, 3, 3, 3, 3),
    skills: ['first-aid-training'],
    skillTypes: ['academic', 'athletic'],
  },
  sarge: {
    ...none,
    keyword: 'trained',
    cost: 21,
    characteristics: characteristics(6, 4, 4, 3, 4, 3, 4, 3),
    skills: ['tactical-acumen'],
    skillTypes: ['athletic', 'cqc', 'firearms', 'leader'],
  },
  soldier: {
    ...none,
    keyword: 'trained',
    cost: 12,
    characteristics: characteristics(6, 3, 4, 3, 3, 3, 4, 3),
    skillTypes: ['athletic', 'cqc', 'firearms', 'academic'],
  },
  survivalist: {
    ...none,
    keyword: 'selfish',
    cost: 18,
    characteristics: characteristics(6, 4, 3, 3, 3, 3, 3, 3),
    skills: ['scavenger', 'gunsmith'], // its class is chosen: LD.TYPES.4
    skillTypes: ['cqc', 'firearms'],
  },
  survivor: {
    ...none,
    keyword: 'neutral',
    cost: 6,
    characteristics: characteristics(6, 3, 3, 3, 3, 3, 3, 3),
    skillTypes: [],
    choice: { types: 2, except: ['leader'] }, // LD.TYPES.2
  },
  swat: {
    ...none,
    keyword: 'trained',
    cost: 12,
    characteristics: characteristics(6, 4, 4, 3, 3, 3, 3, 3),
    skills: ['entry-man'],
    skillTypes: ['athletic', 'cqc', 'firearms', 'academic'],
  },
  'tough-guy': {
    ...none,
    keyword: 'neutral',
    cost: 9,
    characteristics: characteristics(6, 4, 3, 3, 3, 3, 3, 3),
    skillTypes: ['athletic'],
    choice: { types: 1, except: [] }, // LD.TYPES.3
  },
} as const satisfies Readonly<Record<string, TypeFigures>>;

export type LeaderType = keyof typeof LEADERS;
export type FollowerType = keyof typeof FOLLOWERS;
export type CharacterType = LeaderType | FollowerType;

export const LEADER_TYPES = Object.keys(LEADERS) as LeaderType[];
export const FOLLOWER_TYPES = Object.keys(FOLLOWERS) as FollowerType[];
export const CHARACTER_TYPES: readonly CharacterType[] = [...LEADER_TYPES, ...FOLLOWER_TYPES];

const TYPES: Readonly<Record<CharacterType, TypeFigures>> = { ...LEADERS, ...FOLLOWERS };
export const typeFigures = (type: CharacterType): TypeFigures => TYPES[type];
export const isLeaderType = (type: CharacterType): type is LeaderType => type in LEADERS;
