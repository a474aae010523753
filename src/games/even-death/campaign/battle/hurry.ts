import type { PlayableAside, Seat } from '../../../../kernel/index.ts';
import type { State, Table } from '../../state.ts';
import { choose, emit, type Flow } from '../../verbs.ts';
import { campaignOf, groupOf } from '../groups.ts';
import type { Campaign } from '../state.ts';

/**
 * EDM.CSHARED.9: a battle that was begun on the table can still be played out fast. Whoever fights may propose it at any
 * time; if all agree, the rest follows as soon as what is being done has been done.
 */
export function hurryAside({ battle, campaign }: State): PlayableAside<State>[] {
  if (campaign === null || battle === null || battle.phase === 'over') return [];
  if (campaign.battles !== 'ask' || campaign.hurried === true) return [];
  return [
    {
      means: 'hurry',
      seats: fighters(campaign),
      rule: 'EDM.CSHARED.9',
      label: { key: 'ed.battle.hurry' },
      standing: true,
      play: propose,
    },
  ];
}

const fighters = (campaign: Campaign): Seat[] => campaign.fighting.map((id) => groupOf(campaign, id).seat);

function* propose(t: Table, seat: Seat): Flow<void> {
  const campaign = campaignOf(t.state);
  const all = fighters(campaign).filter((other) => other !== seat);
  const wishes = yield* choose(
    t,
    { all },
    {
      rule: 'EDM.CSHARED.9',
      prompt: { key: 'ed.battle.hurry.agree', params: { seat } },
      options: ['fast', 'play'],
      quiet: fighters(campaign),
    },
  );
  if (!all.every((other) => wishes[other] === 'fast')) return emit(t, 'EDM.CSHARED.9', 'ed.battle.hurry.not', { seat });
  campaign.hurried = true;
  emit(t, 'EDM.CSHARED.9', 'ed.battle.hurried', { seat });
}
