import type { Campaign, TextKey } from '../../../../games/last-days/index.ts';
import type { SeenEvent } from '../../../../kernel/index.ts';
import { familyOf, type FamilyOf, toldBy, type Told, type Tone } from '../../../skirmish/story/steps.ts';

/** LD.CAMP.2: what is done after a game, step by step. */
export const STEPS = [
  { id: 'injuries', name: 'Injuries' },
  { id: 'experience', name: 'Experience' },
  { id: 'supplies', name: 'Supplies' },
  { id: 'gear', name: 'Gear' },
  { id: 'jobs', name: 'Jobs' },
  { id: 'attack', name: 'Zombie Attack' },
  { id: 'next', name: 'Next game' },
] as const;
export type Step = (typeof STEPS)[number]['id'];

/** The beginnings of the keys that belong to each step. */
const SAID: readonly (readonly [Step, readonly FamilyOf<TextKey>[]])[] = [
  [
    'injuries',
    ['injury', 'infected', 'first-aid', 'medical', 'rescued', 'vehicle', 'survivor', 'succession', 'dismiss'],
  ],
  ['experience', ['xp', 'level', 'skill', 'shift', 'gunsmith']],
  ['supplies', ['supply', 'scavenger', 'points', 'store-room']],
  ['gear', ['rearm', 'rearmed']],
  [
    'jobs',
    [
      'job',
      'jobs',
      'built',
      'worked',
      'harvest',
      'perk',
      'talk',
      'recruit',
      'recruited',
      'learns',
      'buy',
      'bought',
      'demolished',
    ],
  ],
  ['attack', ['attack', 'tower', 'overrun', 'left-behind', 'leave', 'refuge']],
  ['next', ['captive', 'rescue', 'game', 'encounter', 'radio', 'battle', 'campaign']],
];

/** The step that a key is about: `ld.injury.dead` is about Injuries. */
function stepOfKey(key: string): Step | null {
  const family = familyOf(key as TextKey);
  return SAID.find(([, families]) => families.includes(family))?.[0] ?? null;
}

/** Rolls are named after what is rolled for. */
const ROLLS: Readonly<Partial<Record<TextKey, Step>>> = {
  'ld.roll.injury': 'injuries',
  'ld.roll.never-again': 'injuries',
  'ld.roll.infected': 'injuries',
  'ld.roll.amputation': 'injuries',
  'ld.roll.first-aid': 'injuries',
  'ld.roll.survival': 'experience',
  'ld.roll.level': 'experience',
  'ld.roll.level.which': 'experience',
  'ld.roll.skill': 'experience',
  'ld.roll.supply': 'supplies',
  'ld.roll.points': 'supplies',
  'ld.roll.finds': 'supplies',
  'ld.roll.garden': 'jobs',
  'ld.roll.perk': 'jobs',
  'ld.roll.talk': 'jobs',
  'ld.roll.zombie-attack': 'attack',
  'ld.roll.tower': 'attack',
  'ld.roll.victim': 'attack',
  'ld.roll.encounter': 'next',
};

const TASKS: Readonly<Record<string, Step>> = {
  vehicle: 'injuries',
  survivor: 'injuries',
  injury: 'injuries',
  succession: 'injuries',
  experience: 'experience',
  level: 'experience',
  token: 'supplies',
  rearm: 'gear',
  'arm-leader': 'gear',
  jobs: 'jobs',
  attack: 'attack',
  overrun: 'attack',
  leave: 'attack',
  captives: 'next',
};

/** Where in the time after a game we are: what is asked, or what comes next. */
export function stepNow({ after }: Campaign, asked: string | null): Step {
  const byQuestion = asked === null ? null : (ROLLS[asked as TextKey] ?? stepOfKey(asked));
  return byQuestion ?? TASKS[after?.tasks[0]?.do ?? ''] ?? 'next';
}

const HOME = 'ld.home' satisfies TextKey;

/** What has happened since the last game was over, step by step. */
export const toldSince = (events: readonly SeenEvent[]): readonly Told<Step>[] =>
  toldBy(events.slice(events.findLastIndex(({ key }) => key === HOME) + 1), stepOfKey);

/** What weighs most in a life. */
const HARM: readonly TextKey[] = [
  'ld.injury.dead',
  'ld.injury.scar',
  'ld.injury.captured',
  'ld.attack.lost',
  'ld.captive.lost',
  'ld.left-behind.gone',
  'ld.dismissed',
];
const GOOD: readonly TextKey[] = [
  'ld.level.raised',
  'ld.level.learned',
  'ld.rescued',
  'ld.recruited',
  'ld.attack.held',
  'ld.built',
  'ld.injury.recovered',
];
export const toneOf = (key: string): Tone =>
  HARM.includes(key as TextKey) ? 'harm' : GOOD.includes(key as TextKey) ? 'safe' : undefined;
