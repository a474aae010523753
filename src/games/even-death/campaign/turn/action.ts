import type { Json, Option } from '../../../../kernel/index.ts';
import type { Table } from '../../state.ts';
import type { Flow } from '../../verbs.ts';
import type { Campaign, CampaignSide, Group } from '../state.ts';

/** EDM.CTURN.6: an action of the campaign, done by a Force or Horde in its tile. */
export interface MapAction {
  readonly id: string;
  /** What the group could do of this kind now: what its option says beside the action and the group. */
  options(campaign: Campaign, side: CampaignSide, group: Group): readonly Choice[];
  /** Carries it out; the action is spent already. */
  play(t: Table, side: CampaignSide, group: Group, what: string): Flow<void>;
}

/** One thing to do: a tile to go to, a structure to build; an action that can be done in one way only has none. */
export interface Choice {
  readonly what?: string;
  /** The tile that it is about, if not the group's own. */
  readonly tile?: number;
  /** Where it is said in other words than usual. */
  readonly said?: string;
  /** What the words need besides. */
  readonly params?: Readonly<Record<string, Json>>;
}

/** The option that stands for it: `move:a1:12`. */
export const optionFor = (
  { id }: MapAction,
  group: Group,
  { what, tile = group.tile, said, params }: Choice,
): Option => ({
  id: what === undefined ? `${id}:${group.id}` : `${id}:${group.id}:${what}`,
  label: {
    key: said === undefined ? `ed.act.${id}` : `ed.act.${id}.${said}`,
    params: {
      kind: group.kind,
      number: group.number,
      here: group.tile,
      tile,
      ...(what === undefined ? undefined : { what }),
      ...params,
    },
  },
  about: { group: group.id, tile, action: id },
});
