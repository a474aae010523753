import { LAST_CITIZEN_DAY, type PlayerClass } from '../../data/classes.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import { fall, rise } from './advance.ts';
import { bandOf, campaignOf, memberOf } from '../bands.ts';
import { dayNow } from '../calendar.ts';
import type { Band, Member, TaskOf } from '../state.ts';

/** ATZ.CAMP.15, ATZ.CLASS.3 to ATZ.CLASS.7: what an Encounter has made of somebody. */

/** ATZ.ADV.1: up before down. */
export function* advance(t: Table, { seat, member: id, part }: TaskOf<'advance'>): Flow<void> {
  const member = memberOf(bandOf(campaignOf(t), seat), id);
  if (member === undefined) return;
  yield* rise(t, seat, member, part);
  yield* fall(t, seat, member, part);
}

/** ATZ.CLASS.5: three zombies, somebody armed, and a feast that it could stand. */
const MILESTONE_KILLS = 3;
const hasSeenEnough = ({ kills, hurtArmed, profile }: Member): boolean =>
  kills >= MILESTONE_KILLS && hurtArmed && profile.sawFeast;

type Becomes = Exclude<PlayerClass, 'citizen'>;

/** ATZ.CLASS.4, ATZ.CLASS.6, ATZ.CLASS.7: what a Citizen may or must become now. */
function classesFor(band: Band, member: Member, day: number): readonly PlayerClass[] {
  const [star] = band.members as [Member];
  if (member.profile.class !== 'citizen') return [];
  const isLate = day > LAST_CITIZEN_DAY;
  if (member === star) {
    if (isLate) return ['ganger', 'survivor'];
    return hasSeenEnough(member) ? ['citizen', 'ganger', 'survivor'] : [];
  }
  const { class: leads } = star.profile;
  if (leads === 'citizen' || !hasSeenEnough(member)) return [];
  return ['citizen', leads as Becomes];
}

export function* becomesOf(t: Table, { seat, member: id }: TaskOf<'class'>): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  const member = memberOf(band, id);
  const can = member === undefined ? [] : classesFor(band, member, dayNow(campaign));
  if (member === undefined || can.length === 0) return;
  yield* asks(t, band, member, can);
}

function* asks(t: Table, band: Band, member: Member, can: readonly PlayerClass[]): Flow<void> {
  const { name } = member.profile;
  const { becomes } = yield* choose(t, band.seat, {
    rule: can.includes('citizen') ? 'ATZ.CLASS.6' : 'ATZ.CLASS.4',
    prompt: { key: 'atz.class', params: { name } },
    options: can.map(
      (becomes): Offer<{ readonly becomes: PlayerClass; readonly who: string }> => ({
        means: { becomes, who: member.id },
        label: { key: `atz.class.${becomes}` },
      }),
    ),
  });
  if (becomes !== 'citizen') turnInto(t, member, becomes);
}

function turnInto(t: Table, { profile }: Member, becomes: Becomes): void {
  profile.class = becomes;
  emit(t, 'ATZ.CLASS.7', 'atz.class.becomes', { name: profile.name, class: becomes });
}

/** ATZ.CLASS.4, ATZ.CLASS.7: on Day 21 every Star chooses, and the Grunts of its band follow; who leads a band later chooses for itself. */
export function* comeOfAge(t: Table, { seat }: TaskOf<'come-of-age'>): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  const [star] = band.members;
  if (star === undefined || star.profile.class !== 'citizen') return;
  yield* asks(t, band, star, ['ganger', 'survivor']);
  if (campaign.month > 1) return;
  const { class: leads } = star.profile;
  for (const grunt of band.members.slice(1))
    if (grunt.profile.class === 'citizen') turnInto(t, grunt, leads as Becomes);
}
