import type { Params } from '../../../kernel/index.ts';
import type { State } from '../state.ts';
import type { TextKey } from '../text.ts';
import { dayNow } from './calendar.ts';

/** The story of a campaign: what the log has told and is worth remembering, each with the answer at which a replay opens. */

/** Told of everybody, or only if it happens to people of a band. */
const WORTH: Partial<Record<TextKey, 'all' | 'own'>> = {
  'atz.harm': 'own',
  'atz.harm.hard-as-nails': 'own',
  'atz.star.cheated': 'own',
  'atz.mercy.cheated': 'own',
  'atz.mercy.dead': 'own',
  'atz.mercy.robbed': 'own',
  'atz.turn.turns': 'own',
  'atz.infect.caught': 'own',
  'atz.after.gone': 'own',
  'atz.after.lost': 'own',
  'atz.after.returns': 'own',
  'atz.recruit.joins': 'all',
  'atz.meet.enemies': 'all',
  'atz.arrest.led-away': 'all',
  'atz.arrest.released': 'all',
  'atz.arrest.escaped': 'all',
  'atz.objective.met': 'all',
  'atz.food.starves': 'all',
  'atz.food.none': 'all',
  'atz.home.burglary': 'all',
  'atz.home.stolen': 'all',
  'atz.home.car': 'all',
  'atz.ride.found': 'all',
  'atz.ride.lost': 'all',
  'atz.home.camps': 'all',
  'atz.trouble': 'all',
  'atz.raised.rep': 'all',
  'atz.raised.people': 'all',
  'atz.raised.savvy': 'all',
  'atz.fall': 'all',
  'atz.keep.leaves': 'all',
  'atz.keep.poisons': 'all',
  'atz.month': 'all',
  'atz.year': 'all',
  'atz.travel.goes': 'all',
  'atz.travel.arrives': 'all',
  'atz.class.becomes': 'all',
  'atz.leader.new': 'all',
  'atz.leader.none': 'all',
  'atz.encounter.begins': 'all',
  'atz.encounter.over': 'all',
  'atz.member.infected': 'all',
  'atz.known.friend': 'all',
  'atz.known.again': 'all',
  'atz.home.declared': 'all',
  'atz.swap.done': 'all',
};

/** A wound is worth telling from Out of the Fight on. */
const isSlight = (key: string, { status }: Params): boolean =>
  key === 'atz.harm' && status !== 'oof' && status !== 'od';

export function chronicle(
  { campaign, encounter }: State,
  told: { readonly rule: string; readonly key: TextKey; readonly params: Params; readonly answer: number },
): void {
  if (campaign === undefined) return;
  const { rule, key, params, answer } = told;
  const worth = WORTH[key];
  if (worth === undefined || isSlight(key, params)) return;
  const isPlaying = campaign.fixture?.playing === true;
  if (worth === 'own' && !encounter.humans.some(({ id, seat }) => id === params['unit'] && seat !== null)) return;
  campaign.story.push({
    day: dayNow(campaign),
    encounter: isPlaying ? campaign.played.length + 1 : null,
    answer,
    rule,
    key,
    params: JSON.parse(JSON.stringify(params)) as Params,
  });
}

/** What a match remembers by the numbers of its answers means nothing in another. */
export function forgetAnswers({ campaign }: State): void {
  for (const line of campaign?.story ?? []) line.answer = null;
  for (const one of campaign?.played ?? []) Object.assign(one, { from: null, to: null });
}
