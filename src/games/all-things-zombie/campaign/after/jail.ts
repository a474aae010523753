import { escapeSafeZone, serveTime } from '../../strangers/arrest.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import { bandOf, campaignOf, memberOf, placeOf } from '../bands.ts';
import { kindOf, resourcesIn, split, stashSize, thingsIn } from '../things/stash.ts';
import type { Band, Stash, TaskOf } from '../state.ts';
import { putBack } from '../things/stock.ts';

/** ATZ.ARREST.1 to ATZ.ARREST.6: what becomes of somebody who was led away. */
export function* arrested(t: Table, { seat, member: id, by }: TaskOf<'arrest'>): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  const member = memberOf(band, id);
  if (member === undefined) return;
  const { profile } = member;
  if (by === 'army') {
    const { profile: free } = yield* escapeSafeZone(t, profile, seat);
    putBack(placeOf(campaign, campaign.here), resourcesIn(profile)); // ATZ.AVAIL.5
    Object.assign(profile, { guns: free.guns, blades: free.blades, items: free.items });
    return;
  }
  const others = shelvesOf(band, profile).reduce((sum, one) => sum + stashSize(one), 0) - profile.items.length;
  const { weeks, paid } = yield* serveTime(t, profile, seat, others);
  member.away = weeks + 1; // the rest of this week, too
  for (let i = 0; i < paid; i++) yield* pay(t, band, member.id);
}

/** What it could pay with: its own things, and what lies at Home and in the vehicle. */
const shelvesOf = ({ home, ride }: Band, own: Stash): Stash[] => [
  own,
  home.stash,
  ...(ride === null ? [] : [ride.stash]),
];

interface Pays {
  readonly pays: string;
}

/** ATZ.ARREST.1: what is paid with is the player's choice. */
function* pay(t: Table, band: Band, id: string): Flow<void> {
  const { profile } = memberOf(band, id) as NonNullable<ReturnType<typeof memberOf>>;
  const shelves = shelvesOf(band, profile);
  const kinds = [...new Set(shelves.flatMap((stash) => thingsIn(stash).map((thing) => kindOf(stash, thing))))];
  const { pays } = yield* choose(t, band.seat, {
    rule: 'ATZ.ARREST.1',
    prompt: { key: 'atz.arrest.pay', params: { name: profile.name } },
    options: kinds.map(
      (pays): Offer<Pays> => ({ means: { pays }, label: { key: 'atz.thing', params: { thing: pays } } }),
    ),
  });
  const stash = shelves.find((one) =>
    thingsIn(one).some((thing) => kindOf(one, thing) === pays),
  ) as (typeof shelves)[number];
  const first = thingsIn(stash).find((thing) => kindOf(stash, thing) === pays);
  const [kept] = split(stash, ({ is, at }) => is === first?.is && at === first.at);
  Object.assign(stash, kept);
  emit(t, 'ATZ.ARREST.1', 'atz.arrest.paid', { name: profile.name, thing: pays });
}
