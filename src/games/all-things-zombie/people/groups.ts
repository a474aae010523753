import { chainsOf } from '../../../skirmish/index.ts';
import { inches, ofSide, repOf, tabletopOf } from '../figures.ts';
import { inSightOfEachOther } from '../sight/los.ts';
import type { Encounter, Human } from '../state.ts';

/** ATZ.GROUP, ATZ.LEAD.2, ATZ.LEAD.3: who belongs together just now, and who leads. */

/** ATZ.GROUP.4 */
export const COHESION = 4;

/** ATZ.GROUP.7: only those who Carry On hold a group together. */
export const isLink = ({ status, captor }: Human): boolean => status === 'carry-on' && captor === null;

/** Those of a side who can belong to a group: the dead and captives do not. */
const members = (enc: Encounter, side: string): Human[] =>
  ofSide(enc, side).filter(({ status, captor }) => status !== 'od' && captor === null);

/** ATZ.GROUP.2, ATZ.GROUP.3, ATZ.GROUP.5, ATZ.GROUP.6, ATZ.GROUP.8, ATZ.GROUP.9, examples ATZ.X.13 and ATZ.X.15: the groups of a side as they stand this very moment. */
export function groupsOf(enc: Encounter, side: string): Human[][] {
  const table = tabletopOf(enc);
  return chainsOf(
    members(enc, side),
    (a, b) => a.level === b.level && inches(a, b) <= COHESION && inSightOfEachOther(enc, a, b, table),
    isLink,
  );
}

export function groupWith(enc: Encounter, human: Human): Human[] {
  return groupsOf(enc, human.side).find((group) => group.some(({ id }) => id === human.id)) ?? [human];
}

/** ATZ.LEAD.1, ATZ.LEAD.2: a Star Leader if one is there, or else the highest Rep; of equals the first. */
export function leaderOf(group: readonly Human[]): Human {
  const fit = group.filter(({ status }) => status !== 'oof' && status !== 'od');
  const among = fit.length > 0 ? fit : group;
  return (
    among.find(({ leads, status }) => leads && status !== 'stunned') ??
    (among.reduce((best, one) => (repOf(one) > repOf(best) ? one : best)) as Human)
  );
}

/** ATZ.LEAD.4, ATZ.LEAD.7 to ATZ.LEAD.11: only the Star Leader whose die helps a figure: with a group, and neither Stunned nor worse. */
export function leaderDieFor(enc: Encounter, human: Human): Human | null {
  const group = groupWith(enc, human);
  if (group.length < 2) return null; // ATZ.LEAD.10
  return group.find(({ leads, status }) => leads && (status === 'carry-on' || status === 'ducked-back')) ?? null;
}
