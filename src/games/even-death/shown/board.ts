import { type BattleView, type View } from './view.ts';
import { type Campaign } from '../campaign/state.ts';
import { CLASS_FIGURES } from '../figures.ts';
import { gapBetween, isHerd } from '../units.ts';
import { type Herd, type Human } from '../state.ts';
import { MAP } from '../campaign/map.ts';
import { type Questions, questionsOn } from './questions.ts';
import { type Unit } from '../turn/action.ts';
import { victoryPoints } from '../campaign/turn/points.ts';
import { word } from './screen.ts';
import type { Point } from '../../../kernel/index.ts';
import {
  type Board,
  buildingsOf,
  count,
  type Easel,
  type Field,
  MARK_OF,
  padEnd,
  together,
  track,
  wrap,
} from '../../../text/index.ts';

/** A battle as text: who stands where, how far from whom, in what cover. Between battles: who stands on which tile. */
export const evenDeathBoard: Board = {
  draw: (data, easel) => {
    const { battle, campaign } = data as unknown as View;
    if (battle !== null) return battleLines(battle, easel);
    return campaign === null ? [] : campaignLines(campaign, easel);
  },
  field: (data) => {
    const { battle } = data as unknown as View;
    return battle === null ? null : fieldOf(battle);
  },
};

/** EDM.MODEL.4: everybody may measure everything. */
function fieldOf({ terrain, humans, herds, models }: BattleView): Field {
  const standing = (unit: string): readonly Point[] => models.filter((model) => model.unit === unit);
  return {
    width: terrain.width,
    depth: terrain.depth,
    grounds: terrain.pieces.map(({ name, outline, kind }) => ({ name, outline, mark: MARK_OF[kind] })),
    buildings: buildingsOf(terrain.buildings),
    units: [
      ...humans.map(({ id, name, facing }) => ({ id, name, facing, at: standing(id) })),
      ...herds.map(({ id, name }) => ({ id, name, facing: null, at: standing(id) })),
    ],
  };
}

const PHASES = {
  slots: 'choosing zones',
  deploy: 'deployment',
  priority: 'rolling for Priority',
  play: '',
  over: 'the battle is over',
} as const;

function battleLines(view: BattleView, easel: Easel): string[] {
  const { width, ink, names } = easel;
  const { round, phase, active, name, objective, sides } = view;
  const when = phase === 'play' ? `round ${round}, ${names[active] ?? active}` : PHASES[phase];
  const title = `-- ${name}, ${when} `;
  const ask = questionsOn(view);
  return [
    ink.dim(padEnd(title, width).replace(/ +$/, (rest) => ` ${'-'.repeat(rest.length - 1)}`)),
    ...(objective === null ? [] : wrap(objectiveText(objective, easel), { width, first: '  ', rest: '    ' })),
    ...sides.flatMap((side) => sideLines(view, ask, side, easel)),
  ];
}

/** A herd's name says which one it is; a human with a name of its own is also called by its id. */
const titleOf = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  name.endsWith(id) ? name : `${name} (${id})`;

const round = (inches: number): number => Math.round(inches * 10) / 10;

function objectiveText(goal: NonNullable<BattleView['objective']>, { names }: Easel): string {
  const held =
    goal.holder === null
      ? 'nobody holds it'
      : `${names[goal.holder] ?? goal.holder}, ${goal.held} of ${goal.rounds} rounds`;
  return `Objective at ${placeText(goal)}, ${goal.radius}" round it: ${held}`;
}

function sideLines(view: BattleView, ask: Questions, side: BattleView['sides'][number], easel: Easel): string[] {
  const { width, ink, names, seat } = easel;
  const units = [...view.humans, ...view.herds].filter((unit) => unit.seat === side.seat);
  const name = names[side.seat] ?? side.seat;
  const notes = [
    count(units.length, 'unit'),
    ...(side.reserve.length > 0 ? [`${side.reserve.length} to deploy`] : []),
    ...(side.faction === 'military' ? [count(side.commandPoints, 'Command Point')] : []),
    ...side.commands.map((command) => word('command', command)),
    ...(side.withdrawn.length > 0 ? [`${side.withdrawn.length} gone from the table`] : []),
  ];
  return [
    `${side.seat === seat ? ink.strong(name) : name}: ${notes.join(', ')}`,
    ...units.flatMap((unit) => {
      const acts = view.activation?.unit === unit.id;
      const text = `${titleOf(unit)}: ${[...stateOf(unit, easel), ...whereabouts(view, ask, unit)].map(together).join(', ')}`;
      const line = wrap(unit.used ? ink.dim(text) : text, { width, first: acts ? '> ' : '  ', rest: '     ' });
      return line;
    }),
  ];
}

function stateOf(unit: Unit, { ink }: Easel): string[] {
  if (isHerd(unit)) return herdState(unit);
  const { vitality, entry, morale, infected, down, weapons, climbing } = unit;
  const full = CLASS_FIGURES[entry.class].vitality;
  return [
    `${vitality}/${full} ${track(vitality, full)}`,
    ...(infected ? [ink.harm('Infected')] : []),
    ...(down ? ['Knocked Down'] : []),
    ...(climbing === null ? [] : [`climbing, ${climbing.height}" up`]),
    word('morale', morale),
    ...weapons.map(({ id, reload }) =>
      reload === 0 ? word('weapon', id) : `${word('weapon', id)} (reload ${reload})`,
    ),
  ];
}

const herdState = ({ zombies, climbing }: Herd): string[] => {
  const down = zombies.filter((zombie) => zombie.down).length;
  return [
    count(zombies.length, 'zombie'),
    ...(down > 0 ? [`${down} down`] : []),
    ...(climbing === null ? [] : [`climbing, ${climbing.height}" up`]),
  ];
};

/** Inches from the west and from the north, as on a map. */
const placeText = ({ x, y }: Point): string => `${round(x)}, ${round(y)}`;
const pointOf = (unit: Unit): Point & { readonly level: number } => (isHerd(unit) ? (unit.zombies[0] as Human) : unit);

/** Where it stands, who is nearest, how far off and how well hidden from it. */
function whereabouts(view: BattleView, ask: Questions, unit: Unit): string[] {
  const { level, ...at } = pointOf(unit);
  const here = `at ${placeText(at)}${level > 0 ? ' (up)' : ''}`;
  const others = [...view.humans, ...view.herds].filter(({ seat }) => seat !== unit.seat);
  const nearest = others.map((other) => ({ other, gap: gapBetween(unit, other) })).sort((a, b) => a.gap - b.gap)[0];
  if (nearest === undefined) return [here];
  const { other, gap } = nearest;
  const sight = ask.sight(other.id, firstOf(other), unit.id, firstOf(unit));
  const hidden = sight?.seen !== true ? 'out of its sight' : sight.cover ? 'in cover from it' : 'in the open';
  const called = other.name;
  return [here, gap < 0.02 ? `touches ${called}` : `${round(gap)}" from ${called}`, hidden];
}

const firstOf = (unit: Unit): string => (isHerd(unit) ? (unit.zombies[0]?.id ?? '') : unit.id);

function campaignLines(campaign: Campaign, { width, ink, names, seat }: Easel): string[] {
  const title = `-- the campaign, ${names[campaign.active] ?? campaign.active}: ${count(campaign.actions, 'action')} left `;
  return [
    ink.dim(padEnd(title, width).replace(/ +$/, (rest) => ` ${'-'.repeat(rest.length - 1)}`)),
    ...campaign.sides.flatMap((side) => {
      const name = names[side.seat] ?? side.seat;
      const own = campaign.groups.filter((group) => group.seat === side.seat);
      const where = own.map((group) => together(`${MAP.tiles[group.tile]?.name ?? ''} (${strengthOf(group)})`));
      const points = count(victoryPoints(campaign, side.seat).total, 'Victory Point');
      const text = `${side.seat === seat ? ink.strong(name) : name}: ${points}, ${count(side.supplies, 'Supply', 'Supplies')}${where.length === 0 ? '' : `; ${where.join(', ')}`}`;
      return wrap(text, { width, first: '  ', rest: '     ' });
    }),
  ];
}

const strengthOf = ({ members, herds }: Campaign['groups'][number]): string =>
  members.length > 0
    ? count(members.length, 'human')
    : count(
        herds.reduce((sum, { zombies }) => sum + zombies, 0),
        'zombie',
      );
