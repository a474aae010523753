import type { TextKey } from '../../../games/even-death/index.ts';
import type { Telling } from '../../chronicle/chronicle.ts';

/** Herds lose zombies all the time; this many at once are told. */
const MANY = 3;
const BLOWS = ['ed.shot', 'ed.struck', 'ed.bitten'] as const;

const deeds = {
  // A battle.
  'ed.wounded': BLOWS,
  'ed.killed': BLOWS,
  'ed.infected': BLOWS,
  'ed.turned': ['ed.killed'],
  'ed.turned.alone': ['ed.killed'],
  'ed.fallen': BLOWS,
  'ed.herd.dead': BLOWS,
  'ed.psych.failed': [],
  'ed.withdrew': [],
  'ed.objective.held': [],
  'ed.objective.won': [],
  'ed.conceded': [],
  'ed.won': [],
  'ed.drawn': [],
  // A campaign.
  'ed.campaign.controls': [],
  'ed.campaign.built': [],
  'ed.campaign.raided': [],
  'ed.campaign.pillaged': [],
  'ed.search.ambush': [],
  'ed.battle.won': ['ed.battle.joined'],
  'ed.battle.drawn': ['ed.battle.joined'],
  'ed.campaign.beaten': [],
} as const satisfies Partial<Record<TextKey, readonly TextKey[]>>;

export const telling: Telling = {
  deeds,
  chapter: ({ key, params, text }) =>
    key === 'ed.turn' ? `Round ${Number(params.round)}` : key === 'ed.campaign.turn' ? text : null,
  worth: ({ key, params }) => key !== 'ed.fallen' || Number(params.zombies) >= MANY,
};
