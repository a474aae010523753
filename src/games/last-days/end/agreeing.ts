import type { PlayableAside, Seat } from '../../../kernel/index.ts';
import type { State, Table } from '../state.ts';
import { choose, emit, type Flow } from '../verbs.ts';
import { endByAgreement } from '../campaign/next.ts';
import { campaignOf } from '../campaign/people.ts';
import type { Campaign } from '../campaign/state.ts';

/** What the players of a campaign may agree on at any time. */
export function agreeingAsides({ battle, campaign }: State): PlayableAside<State>[] {
  if (campaign === null) return [];
  const seats = campaign.sides.map(({ seat }) => seat);
  const ending: PlayableAside<State> = {
    means: 'end-campaign',
    seats,
    rule: 'LD.END.2',
    label: { key: 'ld.campaign.end.label' },
    standing: true,
    play: proposeEnd,
  };
  const isOn = battle !== null && battle.phase !== 'over' && campaign.calledOff === undefined;
  if (!isOn || campaign.battles !== 'ask' || campaign.hurried === true) return [ending];
  const hurry: PlayableAside<State> = {
    means: 'hurry',
    seats: fightersIn(campaign),
    rule: 'LD.CAMP.1',
    label: { key: 'ld.battle.hurry.label' },
    standing: true,
    play: proposeHurry,
  };
  return [hurry, ending];
}

const fightersIn = ({ fixture }: Campaign): Seat[] => [...(fixture?.seats ?? [])];

/** LD.END.2: the campaign has no fixed end, so it ends where all agree; who has won the most games so far wins. */
function* proposeEnd(t: Table, seat: Seat): Flow<void> {
  const { sides } = campaignOf(t);
  const quiet = sides.map((side) => side.seat);
  const all = quiet.filter((other) => other !== seat);
  const wishes = yield* choose(
    t,
    { all },
    {
      rule: 'LD.END.2',
      prompt: { key: 'ld.campaign.end', params: { seat } },
      options: ['play-on', 'agree'],
      quiet,
    },
  );
  const against = all.find((other) => wishes[other] !== 'agree');
  if (against !== undefined) return emit(t, 'LD.END.2', 'ld.stop.refused', { seat: against });
  emit(t, 'LD.END.2', 'ld.campaign.end.agreed', { seat });
  endByAgreement(t);
}

/** LD.CAMP.1: the rest of a game is played out fast, as soon as what is being done has been done. */
function* proposeHurry(t: Table, seat: Seat): Flow<void> {
  const campaign = campaignOf(t);
  const all = fightersIn(campaign).filter((other) => other !== seat);
  const wishes = yield* choose(
    t,
    { all },
    {
      rule: 'LD.CAMP.1',
      prompt: { key: 'ld.battle.hurry', params: { seat } },
      options: ['play-on', 'fast'],
      quiet: fightersIn(campaign),
    },
  );
  const against = all.find((other) => wishes[other] !== 'fast');
  if (against !== undefined) return emit(t, 'LD.CAMP.1', 'ld.stop.refused', { seat: against });
  campaign.hurried = true;
  emit(t, 'LD.CAMP.1', 'ld.battle.hurried', { seat });
}
