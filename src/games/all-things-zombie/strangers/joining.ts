import { isLaw, LAST_CITIZEN_DAY } from '../data/classes.ts';
import type { Joining } from '../data/strangers/meetings.ts';
import { encounterOf } from '../doing.ts';
import { isOfBand, repOf, sideNamed } from '../figures.ts';
import { achieved } from '../prepare/objective.ts';
import type { Encounter, Human } from '../state.ts';
import { emit, type Rule, type Table } from '../verbs.ts';

/** ATZ.BAND.3 to ATZ.BAND.7, ATZ.RECRUIT.7: who may join whose band. */

/** The Star whose band somebody belongs to, on the table or off it. */
const starOf = ({ humans }: Encounter, seat: Human['seat']): Human | undefined =>
  humans.find((one) => one.seat === seat && one.star);

/** ATZ.BAND.3, ATZ.BAND.4: Grunts beside the Star, the dead and the lost left out. */
const gruntsOf = ({ humans }: Encounter, seat: Human['seat']): Human[] =>
  humans.filter(
    (one) => one.seat === seat && isOfBand(one) && !one.star && one.status !== 'od' && one.fate !== 'turned',
  );

/** ATZ.BAND.3: how many more Grunts a band can take. */
export const roomIn = (enc: Encounter, seat: Human['seat']): number => {
  const star = starOf(enc, seat);
  return star === undefined ? 0 : Math.max(0, star.rep - gruntsOf(enc, seat).length);
};

/** Why somebody cannot join a band; null if it can. */
export function barsFrom(enc: Encounter, who: Human, seat: Human['seat']): Rule | null {
  const star = starOf(enc, seat);
  if (star === undefined || star.status === 'od' || star.fate !== 'here') return 'ATZ.BAND.10';
  if (enc.kind === 'zed') return 'ATZ.FIRST.3';
  if (enc.kind === 'escape' && enc.plot?.crossing === 1) return 'ATZ.FIRST.17';
  if (isLaw(who.class)) return 'ATZ.CLASS.8';
  if (enc.day <= LAST_CITIZEN_DAY && who.class !== 'citizen') return 'ATZ.BAND.5';
  if (who.class === 'ganger' && star.class !== 'ganger') return 'ATZ.RECRUIT.7';
  if (who.rep > star.rep) return 'ATZ.BAND.7';
  return roomIn(enc, seat) === 0 ? 'ATZ.BAND.3' : null;
}

/** ATZ.MEET.10, ATZ.MEET.13, ATZ.MEET.22: who of the people met asks to join: by Rep, and Gangers only a Ganger. */
export const askers = (enc: Encounter, people: readonly Human[], leader: Human, joining: Joining): Human[] =>
  people.filter(
    (one) =>
      (joining === 'equal-or-lower-rep'
        ? repOf(one) <= repOf(leader)
        : leader.class === 'ganger' && repOf(one) < repOf(leader)) && barsFrom(enc, one, leader.seat) === null,
  );

/** ATZ.RECRUIT.3, ATZ.RECRUIT.6: somebody joins a band and belongs to the player from now on. */
export function join(t: Table, who: Human, seat: NonNullable<Human['seat']>, rule: Rule): void {
  const enc = encounterOf(t);
  const star = starOf(enc, seat) as Human;
  const before = sideNamed(enc, who.side);
  before.started = before.started.filter((id) => id !== who.id);
  Object.assign(who, { side: star.side, seat, leads: false });
  delete who.guest;
  who.turn.activated = true; // it acts with its new friends from the next turn on
  emit(t, rule, 'atz.recruit.joins', { unit: who.id, name: who.name, star: star.name });
  achieved(t, 'recruited', { side: star.side }); // ATZ.SEARCH.1
}
