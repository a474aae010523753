import { brief } from '../../../../../skirmish/index.ts';
import { courseSaid, herdSaid, humanStateSaid } from '../../../prepare/custom/export.ts';
import type { Battle, Side, State } from '../../../state.ts';
import { isHerd } from '../../../units.ts';
import { ACTIONS_EACH } from '../../figures.ts';
import { fullVitality } from '../../groups.ts';
import { landAt } from '../../map.ts';
import type { Campaign, CampaignSide, Group, Tile } from '../../state.ts';
import type { CampaignCustom } from './setup.ts';

/** The set-up that begins where a campaign stands. What is as it usually is stays unsaid. */

const placeOf = (tile: number): { x: number; y: number } => {
  const { x, y } = landAt(tile);
  return { x, y };
};

const sideSaid = ({ faction, supplies, points, turns, luxuries, raised, lists }: CampaignSide): object => ({
  faction,
  supplies,
  ...brief({ points, turns, luxuries, raised, lists }, { points: 0, luxuries: false, lists: [] }),
});

const UNTOUCHED: Tile = { controller: null, structure: null, searched: false, healed: false, trained: false };

function tileSaid(tile: Tile, number: number): object[] {
  const said = brief(tile, UNTOUCHED);
  return Object.keys(said).length === 0 ? [] : [{ ...placeOf(number), ...said }];
}

const groupSaid = ({ seat, number, tile, members, herds }: Group): object => ({
  seat,
  number,
  ...placeOf(tile),
  ...(members.length === 0
    ? undefined
    : {
        members: members.map(({ entry, vitality, infected, health }) => ({
          ...entry,
          ...brief(
            { vitality, infected, health },
            { vitality: fullVitality(entry), infected: false, health: 'healthy' },
          ),
        })),
      }),
  ...(herds.length === 0 ? undefined : { herds }),
});

function battleSideSaid({ seat, slot, conceded, commandPoints, commands, commandedBy, withdrawn }: Side): object {
  const humans = withdrawn.flatMap((unit) =>
    isHerd(unit) ? [] : [{ seat, number: unit.number + 1, ...humanStateSaid(unit) }],
  );
  const herds = withdrawn
    .filter(isHerd)
    .map((herd) => herdSaid(herd, null, herd.entry === null ? herd.name : undefined));
  return {
    seat,
    ...brief({ slot, conceded, commandPoints, commands, commandedBy }, { commandPoints: 0, commands: [] }),
    ...(withdrawn.length === 0 ? undefined : { withdrawn: brief({ humans, herds }, { humans: [], herds: [] }) }),
  };
}

function battleSaid(battle: Battle, { fighting, behaviour, hurried }: Campaign): object {
  const { phase, winner, sides, humans, herds, objective } = battle;
  return {
    fighting,
    ...brief({ behaviour, hurried, winner }),
    phase,
    sides: sides.map(battleSideSaid),
    ...(objective === null || objective.holder === null
      ? undefined
      : { objective: { holder: objective.holder, held: objective.held } }),
    humans: humans.map((human) => ({ seat: human.seat, number: human.number + 1, ...humanStateSaid(human) })),
    herds: herds.map((herd) => herdSaid(herd, null, herd.entry === null ? herd.name : undefined)),
    ...courseSaid(battle),
  };
}

/** A campaign with all that is on its map, and the battle that is being fought. */
export function customOfCampaign(state: State): CampaignCustom {
  const campaign = state.campaign as Campaign;
  const { phase, battles, objective, sides, order, ranking, active, actions, tiles, groups, passing, lastBattle } =
    campaign;
  const said = {
    kind: 'custom-campaign',
    battles,
    ...brief({ objective }),
    players: sides.map(sideSaid),
    phase,
    order,
    ...brief(
      { ranking },
      { ranking: phase === 'order' ? [sides.map(({ seat }) => seat)] : order.map((seat) => [seat]) },
    ),
    active,
    ...brief({ actions }, { actions: phase === 'actions' ? ACTIONS_EACH : 0 }),
    tiles: tiles.flatMap(tileSaid),
    groups: groups.map(groupSaid),
    ...brief({ passing }),
    ...(lastBattle === null
      ? undefined
      : {
          lastBattle: {
            ...placeOf(lastBattle.tile),
            groups: lastBattle.groups,
            ...brief({ winner: lastBattle.winner }),
            rounds: lastBattle.rounds,
            fast: lastBattle.fast,
          },
        }),
    ...(state.battle === null ? undefined : { battle: battleSaid(state.battle, campaign) }),
  };
  return said as unknown as CampaignCustom;
}
