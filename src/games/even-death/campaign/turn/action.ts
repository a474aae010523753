import type { Json } from '../../../../kernel/index.ts';
import type { MapAct, MapActOf } from '../../decisions.ts';
import type { Table } from '../../state.ts';
import type { TextKey } from '../../text.ts';
import type { Flow, Offer } from '../../verbs.ts';
import type { Campaign, CampaignSide, Group } from '../state.ts';

/** EDM.CTURN.6: an action of the campaign, done by a Force or Horde in its tile. */
export interface MapAction<D extends MapAct['do'] = MapAct['do']> {
  readonly id: D;
  /** What the group could do of this kind now. */
  options(campaign: Campaign, side: CampaignSide, group: Group): readonly Choice<D>[];
  /** Carries it out; the action is spent already. */
  play(t: Table, side: CampaignSide, group: Group, act: MapActOf<D>): Flow<void>;
}

/** One thing to do, without the action and the group: a tile to go to, a structure to build, or nothing more to say. */
export type Choice<D extends MapAct['do']> = Omit<MapActOf<D>, 'do' | 'group'> & {
  /** Where it is said in other words than usual. */
  readonly said?: MapActKey<D>;
  /** What the words need besides. */
  readonly params?: Readonly<Record<string, Json>>;
};

/** The words for an act, where the usual ones do not say it all: `ed.act.move.through`. */
type MapActKey<D extends MapAct['do']> = TextKey extends infer K
  ? K extends `ed.act.${D}.${infer S}`
    ? S
    : never
  : never;

/** The option that stands for it: `move:a1:12`. */
export function optionFor<D extends MapAct['do']>(
  { id }: MapAction<D>,
  group: Group,
  { said, params, ...what }: Choice<D>,
): Offer<MapAct> {
  const means = { do: id, group: group.id, ...what } as unknown as MapAct;
  const tile = means.do === 'move' ? means.to : group.tile;
  return {
    means,
    label: {
      key: (said === undefined ? `ed.act.${id}` : `ed.act.${id}.${said}`) as TextKey,
      params: { kind: group.kind, number: group.number, here: group.tile, tile, ...params },
    },
    about: { group: group.id, tile },
  };
}
