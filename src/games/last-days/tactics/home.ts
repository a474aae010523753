import type { Open } from '../../../kernel/index.ts';
import { sideOf } from '../campaign/people.ts';
import type { AfterSide, Campaign } from '../campaign/state.ts';
import { OVERRUN } from '../data/jobs.ts';
import { type LeaderType, typeFigures } from '../data/people.ts';
import type { State } from '../state.ts';
import type { TextKey } from '../text.ts';
import type { Seat } from '../verbs.ts';
import { type Advice, advice } from './advice.ts';
import { buyAdvice, rearmAdvice, scavengerAdvice, takerAdvice } from './refuge/gear.ts';
import { firstAidAdvice, leastMissed, medicalAdvice } from './refuge/injuries.ts';
import { jobAdvice, jobsAdvice, recruitAdvice } from './refuge/jobs.ts';
import { gunsmithAdvice, learnsAdvice, levelAdvice, shiftAdvice } from './refuge/levels.ts';
import {
  dismissAdvice,
  leaveAdvice,
  overrunAdvice,
  radioAdvice,
  rescueAdvice,
  successionAdvice,
  vehicleAdvice,
} from './refuge/moving.ts';

/** LD.CAMP.2: between the games of a campaign. */

export function homeAdvice(state: State, request: Open, seat: Seat): Advice | null {
  const { campaign, options } = state;
  if (campaign === null) return null;
  const side = sideOf(campaign, seat);
  const { group } = side;
  const after = campaign.after?.sides.find((one) => one.seat === seat);
  const params = request.prompt.params ?? {};
  const key = request.prompt.key as TextKey;
  // Names are nobody else's in a campaign.
  const named = group.members.find(({ name }) => name === params.name);
  if (request.kind === 'pick') {
    if (key === 'ld.first-aid' && named !== undefined) return firstAidAdvice(named, request);
    if (key === 'ld.left-behind') return leastMissed(side, request);
    if (key === 'ld.dismiss') return dismissAdvice(group, request, typeFigures(params.type as LeaderType).keyword);
    return null;
  }
  if (request.kind !== 'choose') return null;
  switch (key) {
    case 'ld.medical':
      return named === undefined ? null : medicalAdvice(named, request);
    case 'ld.level':
      return named === undefined ? null : levelAdvice(options, group, named, request);
    case 'ld.shift':
      return named === undefined ? null : shiftAdvice(group, named, request);
    case 'ld.gunsmith':
      return gunsmithAdvice(named ?? null, request);
    case 'ld.learns':
      return learnsAdvice(options, group, request);
    case 'ld.rearm':
      return rearmAdvice(group, request);
    case 'ld.rearm.to':
      return takerAdvice(group, request);
    case 'ld.buy':
      return named === undefined ? null : buyAdvice(group, named, request);
    case 'ld.scavenger':
      return scavengerAdvice(request);
    case 'ld.store-room':
      return storeRoomAdvice(params as unknown as { points: number; least: number; most: number });
    case 'ld.jobs':
      return after === undefined ? null : jobsAdvice(campaign, side, after);
    case 'ld.job':
      return after === undefined || named === undefined ? null : jobAdvice(campaign, side, after, named, request);
    case 'ld.recruit':
      return recruitAdvice(group, request);
    case 'ld.survivor':
      return advice('join', 'Another pair of hands costs nothing.');
    case 'ld.vehicle':
      return vehicleAdvice(group, request);
    case 'ld.tower.again':
      return towerAdvice(
        Number(params.total),
        request.options.map(({ label }) => Number(label?.params?.die)),
      );
    case 'ld.overrun':
      return overrunAdvice(group, request);
    case 'ld.leave':
      return leaveAdvice(group, request);
    case 'ld.succession':
      return successionAdvice(group, request);
    case 'ld.rescue':
      return rescueAdvice(campaign, seat, params.captor as Seat);
    case 'ld.radio':
      return radioAdvice(campaign, seat, rivalOf(campaign, seat), request);
    case 'ld.battle.how':
      return advice('fast', 'Whether it is played on the table is for the other Group to say.');
    default:
      return null;
  }
}

/** Against whom the next game is: it has been taken off the list already. */
const rivalOf = ({ sides, after }: Campaign, seat: Seat): Seat | undefined =>
  [...(after?.sides ?? ([] as readonly AfterSide[])), ...sides].map((one) => one.seat).find((one) => one !== seat);

/** LD.PERK.16: less than one would get on the average is rolled again. */
const storeRoomAdvice = ({ points, least, most }: { points: number; least: number; most: number }): Advice =>
  2 * points < least + most
    ? advice('again', 'It can hardly be less.')
    : advice('keep', 'That is more than one can expect.');

/** LD.PERK.17: only a Refuge that falls has anything to gain. */
function towerAdvice(total: number, [, first = 6, second = 6]: readonly number[]): Advice {
  if (total > OVERRUN) return advice('keep', 'The Refuge holds.');
  return advice(first <= second ? 'first' : 'second', 'The lower die: anything more saves us.');
}
