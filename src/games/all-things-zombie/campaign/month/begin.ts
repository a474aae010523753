import { dealTable, type TableChoice } from '../../../../skirmish/index.ts';
import { newEncounter } from '../../encounter.ts';
import type { Encounter, Profile } from '../../state.ts';
import { withHills } from '../../tables/hills.ts';
import { TABLES } from '../../tables/index.ts';
import { atRandom, answersSoFar, emit, type Flow, type Table } from '../../verbs.ts';
import type { Area } from '../../words.ts';
import { bandOf, campaignOf, fixtureOf, hereIn, memberOf } from '../bands.ts';
import { loadVehicles } from '../things/rides.ts';
import { playFast } from './fast.ts';
import { hungryRep } from './food.ts';
import type { Campaign, Fixture, Member } from '../state.ts';

/** ATZ.CAMP.14: the Encounter is put on the table, with everybody as the campaign has left them. */
export function* begin(t: Table): Flow<void> {
  const campaign = campaignOf(t);
  const fixture = fixtureOf(campaign);
  fixture.playing = true;
  fixture.from = answersSoFar(t);
  t.state.encounter = beginsWith(campaign, tableIn(t, hereIn(campaign).area));
  t.state.encounter.changes = withHills(t.state.encounter, t.state.options.hills); // ATZ.TERR.16
  const said = {
    number: campaign.played.length + 1,
    encounter: fixture.kind,
    day: fixture.day,
    place: hereIn(campaign).name,
  };
  emit(t, 'ATZ.CAMP.14', 'atz.encounter.begins', said);
  if (fixture.fast) yield* playFast(t);
}

/** Those who come along, as they are today (ATZ.RES.3). */
const alongIn = (campaign: Campaign, { seats, along }: Fixture): Record<string, Member[]> =>
  Object.fromEntries(
    seats.map((seat) => [seat, (along[seat] ?? []).flatMap((id) => memberOf(bandOf(campaign, seat), id) ?? [])]),
  );

const profileToday = (member: Member): Profile => ({ ...member.profile, rep: hungryRep(member) });

/** The Encounter as it is put on this table. */
export function beginsWith(campaign: Campaign, table: TableChoice): Encounter {
  const fixture = fixtureOf(campaign);
  const { kind, mode, day, dayPart, tired, drives = [] } = fixture;
  const place = hereIn(campaign);
  const along = alongIn(campaign, fixture);
  const each = <T>(of: (member: Member) => T): Record<string, T[]> =>
    Object.fromEntries(Object.entries(along).map(([seat, members]) => [seat, members.map(of)]));
  const encounter = newEncounter({
    kind,
    mode,
    day,
    area: place.area,
    dayPart,
    table,
    bands: each(profileToday),
    ids: each(({ id }) => id),
    vehicles: Object.fromEntries(drives.map((seat) => [seat, bandOf(campaign, seat).ride?.type ?? null])),
  });
  loadVehicles(campaign, encounter.vehicles);
  for (const human of encounter.humans) {
    human.tired = tired[human.id] ?? 0;
    if (human.star) human.starPower = Math.max(1, human.rep - human.tired); // ATZ.SLEEP.6
  }
  encounter.stock = { left: { ...place.stock }, together: [] };
  return encounter;
}

/** So many tables that are dealt out stand beside each ready one. */
const DEALT = 3;
const SEEDS = 10_000;

/** ATZ.TERR.2: a table of the area's kind: one of the ready ones, or one that is dealt. */
function tableIn(t: Table, area: Area): TableChoice {
  const ready = TABLES.filter(({ theme }) => theme === area).map(
    ({ id }): TableChoice => ({ kind: 'ready', table: id }),
  );
  const at = atRandom(t, 'ATZ.TERR.1', [...ready, ...Array.from({ length: DEALT })]);
  const found = ready[at];
  if (found !== undefined) return found;
  for (let n = atRandom(t, 'ATZ.TERR.1', Array.from({ length: SEEDS })); ; n++) {
    const table = {
      kind: 'district',
      district: area,
      seed: `${n}`,
      width: 36,
      depth: 36,
      zone: 0,
      fair: false,
    } as const;
    if (dealTable(table) !== null) return table; // some seeds find no room for all that is wanted
  }
}
