import { chainsOf } from '../../../skirmish/index.ts';
import { inches, isFunctioning, ofSide, repOf, tabletopOf } from '../figures.ts';
import { inSightOfEachOther } from '../sight/los.ts';
import type { Encounter, Human } from '../state.ts';
import { rideTogether } from '../vehicles/vehicle.ts';

/** ATZ.GROUP, ATZ.LEAD.2, ATZ.LEAD.3: who belongs together just now, and who leads. */

/** ATZ.GROUP.4 */
export const COHESION = 4;

/** ATZ.GROUP.7: only those who Carry On hold a group together. */
export const isLink = ({ status, captor }: Human): boolean => status === 'carry-on' && captor === null;

/** Those of a side who can belong to a group: the dead and captives do not. */
const members = (enc: Encounter, side: string): Human[] =>
  ofSide(enc, side).filter(({ status, captor }) => status !== 'od' && captor === null);

/** ATZ.GROUP.2, ATZ.GROUP.3, ATZ.GROUP.5, ATZ.GROUP.6, ATZ.GROUP.8, ATZ.GROUP.9, examples ATZ.X.13 and ATZ.X.15: the groups of a side as they stand this very moment. */
export const groupsOf = (enc: Encounter, side: string): Human[][] => chainsOf(members(enc, side), isNear(enc), isLink);

function isNear(enc: Encounter): (a: Human, b: Human) => boolean {
  const table = tabletopOf(enc);
  return (a, b) =>
    rideTogether(enc, a, b) ||
    (a.level === b.level && inches(a, b) <= COHESION && inSightOfEachOther(enc, a, b, table));
}

/** ATZ.GROUP.4, ATZ.GROUP.7: who holds together with whom, pair by pair. */
export function linksOf(enc: Encounter, side: string): (readonly [Human, Human])[] {
  const [all, near] = [members(enc, side), isNear(enc)];
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => ((isLink(a) || isLink(b)) && near(a, b) ? [[a, b] as const] : [])),
  );
}

/** ATZ.GROUP.8: the parts that a group would come apart into if somebody of it fell. */
export function partsWithout(enc: Encounter, human: Human): Human[][] {
  const group = new Set(groupWith(enc, human).map(({ id }) => id));
  const humans = enc.humans.map((one): Human => (one.id === human.id ? { ...one, status: 'oof' } : one));
  return groupsOf({ ...enc, humans }, human.side)
    .map((part) => part.filter(({ id }) => id !== human.id && group.has(id)))
    .filter((part) => part.length > 0);
}

export function groupWith(enc: Encounter, human: Human): Human[] {
  return groupsOf(enc, human.side).find((group) => group.some(({ id }) => id === human.id)) ?? [human];
}

const isUp = ({ status }: Human): boolean => status === 'carry-on' || status === 'ducked-back';

/** ATZ.LEAD.1, ATZ.LEAD.2: a Star Leader if one is there, or else the highest Rep; of equals the first. Who is down leads nobody but itself. */
export function leaderOf(group: readonly Human[]): Human {
  const able = [group.filter(isUp), group.filter(({ status }) => status === 'stunned'), group];
  const among = able.find((those) => those.length > 0) as readonly Human[];
  return among.find(({ leads }) => leads) ?? among.reduce((best, one) => (repOf(one) > repOf(best) ? one : best));
}

/** ATZ.LEAD.4, ATZ.LEAD.7 to ATZ.LEAD.11: only the Star Leader whose die helps a figure: with a group, and neither Stunned nor worse. */
export function leaderDieFor(enc: Encounter, human: Human): Human | null {
  const group = groupWith(enc, human);
  if (group.filter(isFunctioning).length < 2) return null; // ATZ.LEAD.10
  return group.find((one) => one.leads && isUp(one)) ?? null;
}
