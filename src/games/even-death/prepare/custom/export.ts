import { canonical } from '../../../../kernel/index.ts';
import { brief } from '../../../../skirmish/index.ts';
import { CLASS_FIGURES } from '../../figures.ts';
import type { Activation, Battle, Climbing, Herd, Human, Recruit, Side, State } from '../../state.ts';
import { isHerd } from '../../units.ts';
import { FRESH } from '../deploy.ts';
import { usualRanking } from './build.ts';
import type { CustomSetup } from './setup.ts';

/** The set-up that begins where a battle stands. What is as it usually is stays unsaid. */

const WELL = { infected: false, health: 'healthy', fatigue: 'fine' } as const;

const recruitSaid = ({ entry, vitality, infected, health, fatigue }: Recruit): object => ({
  ...entry,
  ...brief({ vitality, infected, health, fatigue }, { ...WELL, vitality: CLASS_FIGURES[entry.class].vitality }),
});

const AT_REST = { ...WELL, ...FRESH, level: 0 } as const;

const climbSaid = (climbing: Climbing | null, by?: string): object | undefined => {
  if (climbing === null) return undefined;
  const { level, ...to } = climbing.to;
  return { ...climbing, to: { ...to, level }, by: climbing.by === by ? undefined : climbing.by };
};

/** How a human stands on the table, without what it is. */
export function humanStateSaid(human: Human): object {
  const { id, seat: _seat, number: _number, entry, weapons, climbing, vitality, ...state } = human;
  const climbs = climbSaid(climbing, id);
  return {
    ...brief(
      { ...state, vitality, reload: weapons.map(({ reload }) => reload) },
      { ...AT_REST, vitality: CLASS_FIGURES[entry.class].vitality, reload: weapons.map(() => 0) },
    ),
    ...(climbs === undefined ? undefined : { climbing: brief(climbs) }),
  };
}

function humanSaid(side: Side, human: Human): object {
  const { seat, number, entry } = human;
  const { vitality, infected, health, fatigue } = side.list.humans[number] as Recruit;
  const now = { vitality: human.vitality, infected: human.infected, health: human.health, fatigue: human.fatigue };
  const came = { vitality, infected, health, fatigue };
  return {
    seat,
    number: number + 1,
    ...entry,
    ...humanStateSaid(human),
    ...(canonical(now) === canonical(came) ? undefined : { came: brief(came, WELL) }),
  };
}

export function herdSaid(herd: Herd, came: number | null, name: string | undefined): object {
  const { id, seat, entry, type, zombies, facing, used, climbing } = herd;
  const climbs = climbSaid(climbing);
  return {
    seat,
    id,
    ...brief(
      {
        number: entry === null ? undefined : entry + 1,
        name,
        arose: entry === null,
        came: came ?? undefined,
        type,
        facing,
        used,
      },
      { arose: false, came: zombies.length, facing: 0, used: false },
    ),
    ...(climbs === undefined ? undefined : { climbing: climbs }),
    zombies: zombies.map(({ id: own, x, y, level, down }) => ({
      id: own,
      x,
      y,
      ...brief({ level, down }, { level: 0, down: false }),
    })),
  };
}

function herdOf({ list }: Side, herd: Herd): object {
  const entry = herd.entry === null ? null : list.herds[herd.entry];
  return herdSaid(herd, entry?.zombies ?? null, entry === null ? herd.name : entry?.name);
}

const activationSaid = (activation: Activation | null): object | undefined =>
  activation === null
    ? undefined
    : brief(activation, { of: 2, rambler: null, aiming: false, done: [], arranging: null });

/** Where in the battle play stands. */
export function courseSaid(battle: Battle): object {
  const { order, active, ranking, round, lastWound, lastId, activation, openGates } = battle;
  return {
    openGates,
    active,
    ...brief({ ranking }, { ranking: usualRanking(battle) }),
    order,
    round,
    lastWound,
    lastId,
    ...(activation === null ? undefined : { activation: activationSaid(activation) }),
  };
}

function playerSaid(battle: Battle, side: Side): object {
  const { seat, faction, slot, conceded, commandPoints, commands, commandedBy, reserve, list, withdrawn } = side;
  const isDead = faction === 'zombies';
  const used = new Set<number | null>([
    ...reserve,
    ...battle.humans.flatMap((human) => (human.seat === seat ? [human.number] : [])),
    ...battle.herds.flatMap((herd) => (herd.seat === seat ? [herd.entry] : [])),
    ...withdrawn.map((unit) => (isHerd(unit) ? unit.entry : unit.number)),
  ]);
  const said = (number: number): object =>
    isDead
      ? { number: number + 1, ...list.herds[number] }
      : { number: number + 1, ...recruitSaid(list.humans[number] as Recruit) };
  const kind = isDead ? 'herds' : 'humans';
  const gone = list[kind].flatMap((_: unknown, number: number) => (used.has(number) ? [] : [said(number)]));
  const left = withdrawn.map((unit) => (isHerd(unit) ? herdOf(side, unit) : humanSaid(side, unit)));
  return {
    faction,
    ...brief({ slot, conceded, commandPoints, commands, commandedBy }, { commandPoints: 0, commands: [] }),
    ...(reserve.length === 0 ? undefined : { [kind]: reserve.map(said) }),
    ...(gone.length === 0 ? undefined : { fallen: { [kind]: gone } }),
    ...(left.length === 0 ? undefined : { withdrawn: { [kind]: left } }),
  };
}

/** A battle by itself. */
export function customOfBattle({ battle: fought }: State): CustomSetup {
  const battle = fought as Battle;
  const { field, sides, humans, herds, objective, phase, pattern, defender, campaign, behaviour, eager } = battle;
  const sideOf = (seat: string): Side => sides.find((side) => side.seat === seat) as Side;
  const said = {
    kind: 'custom',
    ...('layout' in field ? brief(field, { without: [] }) : { terrain: field.terrain, features: field.features }),
    phase,
    pattern,
    ...brief({ defender, campaign, eager }, { campaign: false, eager: [] }),
    players: sides.map((side) => playerSaid(battle, side)),
    humans: humans.map((human) => humanSaid(sideOf(human.seat), human)),
    herds: herds.map((herd) => herdOf(sideOf(herd.seat), herd)),
    ...(objective === null ? undefined : { objective: brief(objective, { held: 0 }) }),
    ...courseSaid(battle),
    ...(campaign ? { behaviour } : undefined),
  };
  return said as unknown as CustomSetup;
}
