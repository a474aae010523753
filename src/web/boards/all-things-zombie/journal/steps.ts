import type { Campaign, TextKey } from '../../../../games/all-things-zombie/index.ts';
import type { SeenEvent } from '../../../../kernel/index.ts';
import { familyOf, type FamilyOf, toldBy, type Told, type Tone } from '../../../skirmish/story/steps.ts';

/** ATZ.CAMP.8 to ATZ.CAMP.17: the steps of a month, as the journal tells them. */
export const STEPS = [
  { id: 'area', name: 'Area' },
  { id: 'home', name: 'Home' },
  { id: 'food', name: 'Food' },
  { id: 'trouble', name: 'Trouble' },
  { id: 'encounter', name: 'Encounter' },
  { id: 'growth', name: 'What it made of us' },
  { id: 'together', name: 'Keeping together' },
] as const;
export type Step = (typeof STEPS)[number]['id'];

/** The second words of the keys that belong to each step: `atz.keep.leaves` is about keeping together. */
const SAID: Readonly<Partial<Record<FamilyOf<TextKey>, Step>>> = {
  month: 'area',
  year: 'area',
  'fished-out': 'area',
  stock: 'area',
  travel: 'area',
  stay: 'home',
  home: 'home',
  food: 'food',
  trouble: 'trouble',
  next: 'encounter',
  when: 'encounter',
  company: 'encounter',
  sleep: 'encounter',
  ride: 'encounter',
  pack: 'encounter',
  stockpile: 'encounter',
  swap: 'encounter',
  how: 'encounter',
  encounter: 'encounter',
  member: 'growth',
  known: 'growth',
  arrest: 'growth',
  raise: 'growth',
  raised: 'growth',
  fall: 'growth',
  class: 'growth',
  leader: 'together',
  keep: 'together',
};
const stepOfKey = (key: string): Step | null => SAID[familyOf(key as TextKey)] ?? null;

const TASKS: Readonly<Record<string, Step>> = {
  'new-area': 'area',
  'fished-out': 'area',
  travel: 'area',
  'leave-behind': 'area',
  'new-home': 'area',
  camp: 'home',
  stay: 'home',
  eat: 'food',
  trouble: 'trouble',
  arrest: 'growth',
  advance: 'growth',
  class: 'growth',
  'come-of-age': 'growth',
  succession: 'together',
  keep: 'together',
};

/** Where in the month we are: what is asked, or what comes next. */
export const stepNow = ({ tasks }: Campaign, asked: string | null): Step =>
  (asked === null ? null : stepOfKey(asked)) ?? TASKS[tasks[0]?.do ?? ''] ?? 'encounter';

/** The log begins anew with a month, and when an Encounter is over. */
const NEW: readonly TextKey[] = ['atz.month', 'atz.encounter.over'];

/** What has happened since then, step by step. */
export const toldSince = (events: readonly SeenEvent[]): readonly Told<Step>[] =>
  toldBy(
    events.slice(
      Math.max(
        0,
        events.findLastIndex(({ key }) => NEW.includes(key as TextKey)),
      ),
    ),
    stepOfKey,
  );

/** What weighs most. */
const HARM: readonly TextKey[] = [
  'atz.harm',
  'atz.turn.turns',
  'atz.infect.caught',
  'atz.after.gone',
  'atz.after.lost',
  'atz.mercy.dead',
  'atz.mercy.robbed',
  'atz.food.starves',
  'atz.food.none',
  'atz.food.half',
  'atz.home.burglary',
  'atz.home.stolen',
  'atz.home.car',
  'atz.ride.lost',
  'atz.fall',
  'atz.keep.leaves',
  'atz.keep.poisons',
  'atz.member.infected',
  'atz.leader.none',
  'atz.meet.enemies',
  'atz.arrest.led-away',
];
const GOOD: readonly TextKey[] = [
  'atz.ride.found',
  'atz.recruit.joins',
  'atz.known.friend',
  'atz.objective.met',
  'atz.raised.rep',
  'atz.raised.people',
  'atz.raised.savvy',
  'atz.after.returns',
  'atz.star.cheated',
  'atz.home.declared',
  'atz.leader.new',
];
export const toneOf = (key: string): Tone =>
  HARM.includes(key as TextKey) ? 'harm' : GOOD.includes(key as TextKey) ? 'safe' : undefined;
