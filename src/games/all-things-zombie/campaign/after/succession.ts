import { choose, emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import { bandOf, campaignOf } from '../bands.ts';
import { dayNow } from '../calendar.ts';
import { partWays } from './known.ts';
import type { TaskOf } from '../state.ts';

/** ATZ.LEAD.5, ATZ.BAND.10: a band whose Star is dead finds another Leader, or breaks up. */
export function* succession(t: Table, { seat }: TaskOf<'succession'>): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  const leader = band.members.length === 0 ? 'nobody' : (yield* whoLeads(t, seat)).leader;
  const chosen = band.members.find(({ id }) => id === leader);
  if (chosen === undefined) {
    band.ended = dayNow(campaign);
    for (const one of band.members) partWays(campaign, one, seat);
    band.members = [];
    return emit(t, 'ATZ.BAND.10', 'atz.leader.none', { day: band.ended });
  }
  band.members = [chosen, ...band.members.filter((one) => one !== chosen)];
  chosen.profile.star = true;
  for (const one of band.members) one.sure = false; // ATZ.LEAD.6: who trusted the old one tests, too
  emit(t, 'ATZ.LEAD.5', 'atz.leader.new', { name: chosen.profile.name });
}

function* whoLeads(t: Table, seat: string): Flow<{ readonly leader: string }> {
  const { members } = bandOf(campaignOf(t), seat);
  return yield* choose(t, seat, {
    rule: 'ATZ.LEAD.5',
    prompt: { key: 'atz.leader' },
    options: [
      ...members.map(
        ({ id, profile }): Offer<{ readonly leader: string }> => ({
          means: { leader: id },
          label: { key: 'atz.recruit.who', params: { name: profile.name, rep: profile.rep } },
        }),
      ),
      { means: { leader: 'nobody' }, label: { key: 'atz.leader.break-up' } },
    ],
  });
}
