import { brief } from '../../../../skirmish/index.ts';
import { positionOf } from '../../prepare/custom/export.ts';
import type { State } from '../../state.ts';
import type { Campaign } from '../state.ts';
import type { CampaignCustom } from './setup.ts';

/** The set-up that begins where a campaign stands. What is as it usually is stays unsaid. */

const NOTHING = { out: [], survived: [], earned: {}, aided: [], busy: [], guards: [], worked: [], built: [] } as const;
const NOT_YET = { stored: false, tower: false, armoury: false, radio: false, extra: false, scavenger: false } as const;
const AT_FIRST = {
  goal: false,
  attackCounts: 'living',
  tables: [],
  game: 0,
  round: 0,
  pairs: [],
  captives: [],
  rescues: [],
  played: [],
} as const;

export function customOfCampaign({ options, orders, battle, campaign }: State): CampaignCustom {
  const { sides, after, games, ...course } = campaign as Campaign;
  const said = {
    kind: 'custom-campaign',
    games,
    options,
    ...brief({ orders }, { orders: {} }),
    sides: sides.map(({ seat: _seat, ...side }) => brief(side, { ...NOT_YET, won: 0 })),
    ...brief(course, AT_FIRST),
    ...(after === null
      ? undefined
      : {
          after: {
            tasks: after.tasks.map((task) => brief<object>(task, NOT_YET)),
            sides: after.sides.map((side) => brief(side, { ...NOTHING, ...NOT_YET })),
          },
        }),
    ...(battle === null ? undefined : { battle: positionOf(battle) }),
  };
  return said as unknown as CampaignCustom;
}
