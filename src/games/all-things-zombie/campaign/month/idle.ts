import { newEncounter } from '../../encounter.ts';
import type { Encounter } from '../../state.ts';
import type { Campaign } from '../state.ts';
import { dayNow } from '../calendar.ts';
import type { Table } from '../../verbs.ts';
import { campaignOf, hereIn } from '../bands.ts';
import { TABLES } from '../../tables/index.ts';

/** Between Encounters nothing is going on, on a table that nobody looks at. */
export function idleEncounter(campaign: Campaign): Encounter {
  const { area } = hereIn(campaign);
  const table = { kind: 'ready', table: TABLES.find(({ theme }) => theme === area)?.id ?? '' } as const;
  const bands = Object.fromEntries(campaign.bands.map(({ seat }) => [seat, []]));
  const encounter = newEncounter({ kind: 'search', day: dayNow(campaign), area, dayPart: 'daytime', table, bands });
  return { ...encounter, humans: [], doing: [] };
}

/** The day and the area of a table that nobody looks at are those of the campaign. */
export function standIdle(t: Table): void {
  const { state } = t;
  const campaign = campaignOf(t);
  if (campaign.fixture?.playing === true) return;
  const { day, area } = state.encounter;
  if (day !== dayNow(campaign) || area !== hereIn(campaign).area) state.encounter = idleEncounter(campaign);
}
