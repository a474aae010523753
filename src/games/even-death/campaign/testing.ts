/** Scenes for tests of the campaign: a map with what a rule needs on it, dice typed in. */
import { type Scene, sceneAt } from '../../../kernel/testing.ts';
import { newHerd, newHuman } from '../prepare/deploy.ts';
import { evenDeath } from '../index.ts';
import type { HerdEntry, HumanEntry } from '../prepare/lists.ts';
import type { Battle, State } from '../state.ts';
import type { Faction } from '../words.ts';
import { beginBattle } from './battle/battlefield.ts';
import { newCampaign } from './prepare/begin.ts';
import { newMember } from './groups.ts';
import { MAP } from './map.ts';
import type { Campaign, CampaignSide, Group, Member, Tile } from './state.ts';

export type CampaignScene = Scene<State>;

/** The number of a tile by its name. */
export const at = (name: string): number => {
  const tile = MAP.tiles.findIndex((land) => land.name === name);
  if (tile < 0) throw new Error(`There is no tile ${name}`);
  return tile;
};

export interface GroupSpec {
  readonly seat: string;
  readonly tile: string;
  /** One regular human of the faction, or one herd of ten, if not said. */
  readonly members?: readonly (Partial<Omit<Member, 'entry'>> & Partial<HumanEntry>)[];
  readonly herds?: readonly HerdEntry[];
}

export interface MapSpec
  extends Partial<Pick<Campaign, 'phase' | 'active' | 'actions' | 'battles' | 'objective' | 'order'>> {
  /** Survivors (seat a) and zombies (seat b) if not said. */
  readonly players?: readonly Faction[];
  readonly groups?: readonly GroupSpec[];
  readonly tiles?: Readonly<Record<string, Partial<Tile>>>;
  readonly sides?: Readonly<Record<string, Partial<CampaignSide>>>;
  /** Dice by the seed instead of typed in. */
  readonly seeded?: boolean;
  readonly change?: (state: State) => void;
}

const COMMON = { survivors: 'regular', military: 'conscript', bandits: 'convict', zombies: 'newbie' } as const;

/** A campaign under way: the actions of seat a, in its second turn, unless said otherwise. */
export function mapScene(spec: MapSpec = {}): CampaignScene {
  const { players = ['survivors', 'zombies'], groups = [], tiles = {}, sides = {}, seeded = false, change } = spec;
  const seated = players.map((faction, i) => ({ seat: 'abcd'[i] as string, faction, lists: [] }));
  const campaign: Campaign = {
    ...newCampaign(seated, { battles: spec.battles ?? 'ask', objective: spec.objective }),
    phase: spec.phase ?? 'actions',
    active: spec.active ?? 'a',
    actions: spec.actions ?? 3,
    ...(spec.order === undefined ? undefined : { order: [...spec.order] }),
  };
  for (const side of campaign.sides) Object.assign(side, { turns: 1 }, sides[side.seat]);
  for (const [name, tile] of Object.entries(tiles)) Object.assign(campaign.tiles[at(name)] as Tile, tile);
  for (const group of groups) campaign.groups.push(groupFrom(campaign, group));
  const state: State = { players: seated.map(({ seat, faction }) => ({ seat, faction })), battle: null, campaign };
  change?.(state);
  const setup = { kind: 'campaign', players: players.map((faction) => ({ faction })) } as never;
  return sceneAt<State>(evenDeath, state, { setup, dice: seeded ? 'seeded' : 'typed', showsDice: true });
}

function groupFrom(campaign: Campaign, { seat, tile, members, herds }: GroupSpec): Group {
  const side = campaign.sides.find((one) => one.seat === seat) as CampaignSide;
  const number = ++side.raised;
  const isHorde = side.faction === 'zombies';
  return {
    id: `${seat}${number}`,
    seat,
    kind: isHorde ? 'horde' : 'force',
    number,
    tile: at(tile),
    members: isHorde ? [] : (members ?? [{}]).map((spec) => memberFrom(side, spec)),
    herds: isHorde ? [...(herds ?? [{ type: 'regular' as const, zombies: 10 }])] : [],
  };
}

function memberFrom(
  { faction }: CampaignSide,
  { vitality, infected, health, ...entry }: Partial<Omit<Member, 'entry'>> & Partial<HumanEntry>,
): Member {
  const member = newMember({ class: COMMON[faction], weapons: [], perks: [], ...entry });
  return {
    ...member,
    vitality: vitality ?? member.vitality,
    infected: infected ?? false,
    health: health ?? 'healthy',
  };
}

/** The options of a question that begin so: those of one action, or of one group with it. */
export const offered = (m: CampaignScene, ...actions: readonly string[]): string[] =>
  m.asked().options.filter((option) => actions.some((action) => option === action || option.startsWith(`${action}:`)));
/** The Moves of a group to the tiles of these names. */
export const moves = (id: string, ...names: readonly string[]): string[] =>
  names.map((name) => `move:${id}:${at(name)}`);
export const AROUND_CROSSWAY = ['Marrowby', "Tanner's Common", 'Ashwater Bridge', 'Orrin Narrows'] as const;

export const campaign = (m: CampaignScene): Campaign => m.state().campaign as Campaign;
export const side = (m: CampaignScene, seat: string): CampaignSide =>
  campaign(m).sides.find((one) => one.seat === seat) as CampaignSide;
export const group = (m: CampaignScene, id: string): Group | undefined =>
  campaign(m).groups.find((one) => one.id === id);
export const tile = (m: CampaignScene, name: string): Tile => campaign(m).tiles[at(name)] as Tile;

/** A battle between groups that has just been decided on the table: everybody stands there as they came, until `leave`. */
export function decided(
  spec: MapSpec & { readonly fighting: readonly string[]; readonly winner: string | null },
  leave: (battle: Battle) => void = () => {},
): CampaignScene {
  return mapScene({
    ...spec,
    change(state) {
      spec.change?.(state);
      (state.campaign as Campaign).fighting = [...spec.fighting];
      beginBattle({ state } as never);
      const battle = state.battle as Battle;
      for (const side of battle.sides) {
        const { seat, list } = side;
        const spot = { x: 1, y: 1 };
        battle.humans.push(...list.humans.map((recruit, number) => newHuman(seat, number, recruit, spot, 0)));
        battle.herds.push(
          ...list.herds.map(({ zombies }, number) =>
            newHerd(battle, side, number, new Array<typeof spot>(zombies).fill(spot), 0),
          ),
        );
      }
      Object.assign(battle, { phase: 'over', winner: spec.winner, round: 4 });
      leave(battle);
    },
  });
}
