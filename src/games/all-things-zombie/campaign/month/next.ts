import { type Plan, PLANS } from '../../prepare/encounters.ts';
import { choose, emit, type Flow, type Offer, pick, type Seat, type Table } from '../../verbs.ts';
import { DAY_PARTS, type DayPart, type EncounterId, type Mode } from '../../words.ts';
import { bandName, bandOf, campaignOf, fixtureOf } from '../bands.ts';
import { dayNow } from '../calendar.ts';
import { taking } from './month.ts';
import type { Campaign, TaskOf } from '../state.ts';

/** ATZ.ENC.1, ATZ.ENC.9, ATZ.CAMP.14, ATZ.CAMP.17: the next Encounter, if one is wanted, and who goes. */

type Next = { readonly next: EncounterId | 'nothing' };

/** ATZ.ENC.1: what players may go out for. */
const VOLUNTARY: readonly EncounterId[] = ['search', 'raid', 'take-back', 'rob'];

/** ATZ.MODE.3: rivals say in turn what they fight over. */
const whoSays = ({ mode, slot }: Campaign, seats: readonly Seat[]): readonly [Seat, ...Seat[]] =>
  (mode === 'same-side' ? seats : [seats[(slot - 1) % seats.length]]) as unknown as readonly [Seat, ...Seat[]];

export function* whatNext(t: Table): Flow<void> {
  const campaign = campaignOf(t);
  const seats = taking(campaign);
  if (seats.length === 0) return;
  const areRivals = campaign.mode === 'head-to-head' && seats.length > 1;
  const kinds = VOLUNTARY.filter((kind) => !areRivals || PLANS[kind].rivals === true);
  const { answer } = yield* choose(
    t,
    { any: whoSays(campaign, seats) },
    {
      rule: campaign.slot === 1 ? 'ATZ.CAMP.14' : 'ATZ.CAMP.17',
      prompt: { key: 'atz.next', params: { day: dayNow(campaign) } },
      options: [
        ...kinds.map(
          (next): Offer<Next> => ({ means: { next }, label: { key: 'atz.next.is', params: { encounter: next } } }),
        ),
        { means: { next: 'nothing' }, label: { key: 'atz.next.nothing' } } satisfies Offer<Next>,
      ],
    },
  );
  if (answer.next === 'nothing') return emit(t, 'ATZ.CAMP.17', 'atz.next.none');
  const mode: Mode = areRivals ? 'head-to-head' : 'same-side';
  campaign.tasks.unshift({ do: 'encounter', kind: answer.next, seats, mode, voluntary: true });
}

/** ATZ.ENC.12, ATZ.DAY.6: when it is, and all that is done before it begins, band by band. */
export function* prepareEncounter(t: Table, task: TaskOf<'encounter'>): Flow<void> {
  const campaign = campaignOf(t);
  const seats = task.seats.filter((seat) => bandOf(campaign, seat).ended === null);
  if (seats.length === 0) return;
  const { kind, voluntary, mode } = task;
  campaign.fixture = {
    kind,
    mode: seats.length > 1 ? mode : 'same-side',
    seats,
    voluntary,
    day: dayNow(campaign),
    dayPart: yield* whichPart(t, kind, whoSays(campaign, seats)),
    along: Object.fromEntries(
      seats.map((seat) => [
        seat,
        bandOf(campaign, seat)
          .members.slice(0, 1)
          .map(({ id }) => id),
      ]),
    ),
    tired: {},
    playing: false,
    fast: false,
    from: null,
  };
  const each = (what: 'sleep' | 'company' | 'pack') => seats.map((seat) => ({ do: what, seat }) as const);
  const rides = seats
    .filter((seat) => bandOf(campaign, seat).ride !== null)
    .map((seat) => ({ do: 'ride', seat }) as const);
  campaign.tasks.unshift(
    ...each('sleep'),
    ...each('company'),
    ...rides,
    ...each('pack'),
    { do: 'how' },
    { do: 'begin' },
  );
}

/** ATZ.ROB.4, ATZ.RAID.9: some have their time, and when one is raided a die says on the table. */
function* whichPart(t: Table, kind: EncounterId, seats: readonly [Seat, ...Seat[]]): Flow<DayPart> {
  const { dayPart, steps }: Plan = PLANS[kind];
  if (dayPart !== undefined || steps.includes('raid-day-part')) return dayPart ?? 'daytime';
  const { answer } = yield* choose(
    t,
    { any: seats },
    {
      rule: 'ATZ.DAY.6',
      prompt: { key: 'atz.when', params: { encounter: kind } },
      options: DAY_PARTS.map(
        (dayPart): Offer<{ readonly dayPart: DayPart }> => ({
          means: { dayPart },
          label: { key: 'atz.when.is', params: { part: dayPart } },
        }),
      ),
    },
  );
  return answer.dayPart;
}

/** ATZ.SEARCH.2, ATZ.FIRST.3, ATZ.FIRST.16: as many of the band as wished; in a Robbery that is found out on the table (ATZ.ROB.5). */
export function* company(t: Table, { seat }: TaskOf<'company'>): Flow<void> {
  const campaign = campaignOf(t);
  const fixture = fixtureOf(campaign);
  const band = bandOf(campaign, seat);
  const grunts = band.members.slice(1).filter(({ away }) => away === 0);
  const { starsOnly, steps }: Plan = PLANS[fixture.kind];
  const along = fixture.along[seat] as string[];
  if (starsOnly === true || grunts.length === 0) return;
  if (steps.includes('company')) return void along.push(...grunts.map(({ id }) => id));
  const chosen = yield* pick(t, seat, {
    rule: 'ATZ.SEARCH.2',
    prompt: { key: 'atz.company', params: { name: bandName(band) } },
    options: grunts.map(({ id, profile }) => ({
      means: id,
      label: { key: 'atz.recruit.who', params: { name: profile.name, rep: profile.rep } },
    })),
    min: 0,
    max: grunts.length,
  });
  along.push(...grunts.map(({ id }) => id).filter((id) => chosen.includes(id)));
}

/** Whether it is played on the table, or played out by bots: everybody who takes part agrees to that. */
export function* how(t: Table): Flow<void> {
  const campaign = campaignOf(t);
  const fixture = fixtureOf(campaign);
  if (campaign.battles !== 'ask') return void (fixture.fast = campaign.battles === 'fast');
  const wishes = yield* choose(
    t,
    { all: fixture.seats },
    {
      rule: 'ATZ.CAMP.14',
      prompt: { key: 'atz.how', params: { encounter: fixture.kind } },
      options: [
        { means: { way: 'play' }, label: { key: 'atz.how.play' } },
        { means: { way: 'fast' }, label: { key: 'atz.how.fast' } },
      ],
    },
  );
  fixture.fast = fixture.seats.every((seat) => wishes[seat]?.way === 'fast');
}
