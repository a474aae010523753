import { KEEP_DICE, LOYAL_MONTHS } from '../../data/campaign.ts';
import { type Change, countDice } from '../../dice.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import { hungryRep } from '../month/food.ts';
import { bandOf, campaignOf } from '../bands.ts';
import { partWays } from './known.ts';
import type { Band, Member, Mood, TaskOf } from '../state.ts';

/** ATZ.KEEP: who stays with the band. */

type Verdict = 'sure' | 'stays' | 'leaves' | 'poisons';

/** ATZ.KEEP.6 to ATZ.KEEP.10: one or more against none is twice as many; a tie goes by the last Encounter. */
export function verdictOf(leader: number, grunt: number, success: boolean): Verdict {
  if (leader === grunt) return success ? 'stays' : 'leaves';
  if (leader > grunt) return leader >= 2 * grunt ? 'sure' : 'stays';
  return grunt >= 2 * leader ? 'poisons' : 'leaves';
}

/** ATZ.KEEP.3 */
const leaderChanges = ({ profile }: Member, { leaderOut, membersOut }: Mood): Change[] => [
  ...(leaderOut ? [{ rule: 'ATZ.KEEP.3', label: 'atz.keep.out', dice: KEEP_DICE.leaderOut } as const] : []),
  ...(membersOut > 0
    ? [{ rule: 'ATZ.KEEP.3', label: 'atz.keep.members', dice: KEEP_DICE.memberOut * membersOut } as const]
    : []),
  // ATZ.ATTR.5
  ...(profile.attributes.includes('born-leader')
    ? [{ rule: 'ATZ.KEEP.3', label: 'atz.keep.born', dice: KEEP_DICE.bornLeader } as const]
    : []),
];

/** ATZ.KEEP.5 */
const gruntChanges = ({ poisoned, months }: Member, short: boolean): Change[] => [
  ...(poisoned ? [{ rule: 'ATZ.KEEP.5', label: 'atz.keep.mind', dice: KEEP_DICE.poisoned } as const] : []),
  ...(months >= LOYAL_MONTHS
    ? [
        {
          rule: 'ATZ.KEEP.5',
          label: 'atz.keep.loyal',
          dice: KEEP_DICE.loyal * Math.floor(months / LOYAL_MONTHS),
        } as const,
      ]
    : []),
  ...(short ? [{ rule: 'ATZ.KEEP.5', label: 'atz.keep.food', dice: KEEP_DICE.hungry } as const] : []),
];

const KEYS = {
  sure: { rule: 'ATZ.KEEP.6', key: 'atz.keep.sure' },
  stays: { rule: 'ATZ.KEEP.7', key: 'atz.keep.stays' },
  leaves: { rule: 'ATZ.KEEP.9', key: 'atz.keep.leaves' },
  poisons: { rule: 'ATZ.KEEP.8', key: 'atz.keep.poisons' },
} as const;

/** ATZ.CAMP.16, ATZ.LEAD.6, ATZ.KEEP.1, ATZ.KEEP.2: the leader rolls once, each Grunt against that. Who leaves goes with what it carries. */
export function* keepTogether(t: Table, band: Band, mood: Mood): Flow<Member[]> {
  const [star, ...grunts] = band.members;
  const tested = grunts.filter(({ sure }) => !sure);
  for (const one of grunts) one.sure = false; // ATZ.KEEP.6: it has skipped this one
  if (star === undefined || tested.length === 0) return [];
  const { seat } = band;
  const { name } = star.profile;
  const lead = yield* countDice(
    t,
    { rule: 'ATZ.KEEP.2', seat, prompt: { key: 'atz.keep.lead', params: { name } } },
    hungryRep(star),
    leaderChanges(star, mood),
  );
  const { successes } = lead;
  emit(t, 'ATZ.KEEP.2', 'atz.keep', { name, successes }, { dice: lead.dice, modifiers: lead.modifiers });
  const gone: Member[] = [];
  for (const grunt of tested) {
    const said = { name: grunt.profile.name };
    const own = yield* countDice(
      t,
      { rule: 'ATZ.KEEP.4', seat, prompt: { key: 'atz.keep.grunt', params: said } },
      hungryRep(grunt),
      gruntChanges(grunt, band.short),
    );
    const verdict = verdictOf(successes, own.successes, mood.success);
    const { rule, key } = KEYS[verdict];
    const why = successes === own.successes ? 'ATZ.KEEP.10' : rule;
    emit(t, why, key, { ...said, successes: own.successes }, { dice: own.dice, modifiers: own.modifiers });
    if (verdict === 'sure') grunt.sure = true;
    if (verdict === 'poisons') poison(band, grunt);
    if (verdict === 'leaves' || verdict === 'poisons') gone.push(grunt);
  }
  band.members = band.members.filter((one) => !gone.includes(one)); // ATZ.KEEP.11
  return gone;
}

/** ATZ.KEEP.1, ATZ.KEEP.12 */
export function* keep(t: Table, { seat, mood }: TaskOf<'keep'>): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  if (band.ended !== null) return;
  for (const gone of yield* keepTogether(t, band, mood)) partWays(campaign, gone, seat);
}

/** ATZ.KEEP.8: the minds of all other Grunts of equal or lower Rep. */
function poison({ members }: Band, by: Member): void {
  for (const one of members.slice(1)) if (one !== by && one.profile.rep <= by.profile.rep) one.poisoned = true;
}
