import { choose, emit, type Flow, type Table } from '../../verbs.ts';
import { bandName, bandOf, campaignOf } from '../bands.ts';
import type { TaskOf } from '../state.ts';

/** ATZ.TAKE.4, ATZ.HOME.1: a place that has been cleared may be Home from now on. */
export function* homeHere(t: Table, { seat, name }: TaskOf<'home-here'>): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  if (band.ended !== null) return;
  const { home } = yield* choose(t, seat, {
    rule: 'ATZ.TAKE.4',
    prompt: { key: 'atz.home.here', params: { name: bandName(band) } },
    options: [
      { means: { home: 'here' }, label: { key: 'atz.home.here.yes' } },
      { means: { home: 'as-it-is' }, label: { key: 'atz.home.here.no' } },
    ],
  });
  if (home !== 'here') return;
  band.home.place = campaign.here;
  band.home.name = name;
  band.livesInRide = false;
  emit(t, 'ATZ.TAKE.4', 'atz.home.declared', { name: bandName(band), home: name });
}
