import { RESOURCES, SKILLS } from '../words.ts';
import type { Band, Campaign } from './state.ts';

/** What is true of every campaign, wherever its months have led. */

/** ATZ.REP.3, ATZ.ADV.7, ATZ.BAND.1: people and their figures. */
function unsoundBand({ members, ended, seat, home, stays }: Band, places: readonly string[]): string | null {
  if (ended !== null && members.length > 0) return `band ${seat} has come to an end and has people`;
  if (!places.includes(home.place)) return `the Home of ${seat} is nowhere`;
  if (stays < 0) return `band ${seat} stays at Home ${stays} times`;
  for (const { id, profile, hunger } of members) {
    if (profile.rep < 2) return `${id} has Rep ${profile.rep}`;
    if (profile.rep - hunger < 1) return `${id} should have starved`; // ATZ.RES.5
    if (SKILLS.some((skill) => profile.skills[skill] > profile.rep)) return `${id} has a Skill above its Rep`;
  }
  return null;
}

export function unsoundCampaign({ bands, places, here, people, tasks, played }: Campaign): string | null {
  const known = places.map(({ id }) => id);
  if (!known.includes(here)) return `${here} is nowhere`;
  for (const { name, stock } of places)
    for (const one of RESOURCES) if (stock[one] < 0) return `${name} has ${stock[one]} ${one}`; // ATZ.AVAIL.7
  for (const band of bands) {
    const found = unsoundBand(band, known);
    if (found !== null) return found;
    const waits = tasks.some((task) => task.do === 'succession' && task.seat === band.seat);
    if (!waits && band.ended === null && band.members[0]?.profile.star !== true) return `band ${band.seat} has no Star`;
  }
  const ids = [...bands.flatMap(({ members }) => members), ...people].map(({ id }) => id);
  if (new Set(ids).size < ids.length) return 'two have the same id';
  return played.some(({ number }, i) => number !== i + 1) ? 'an Encounter is missing' : null;
}
