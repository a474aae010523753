import { positionOf } from '../../prepare/custom/setup.ts';
import type { State } from '../../state.ts';
import type { Campaign } from '../state.ts';
import type { CampaignCustom } from './setup.ts';

/** The set-up that begins where a campaign stands; null in the middle of a test of an Encounter. */
export function customOfCampaign({ options, orders, encounter, campaign }: State): CampaignCustom | null {
  const { bands, ...course } = campaign as Campaign;
  const position = course.fixture?.playing === true ? positionOf(encounter) : null;
  if (position === null && course.fixture?.playing === true) return null;
  const said = {
    kind: 'custom-campaign',
    options,
    orders,
    ...course,
    bands: bands.map(({ seat: _seat, ...band }) => band),
    position,
  };
  return said as unknown as CampaignCustom;
}
