import {
  BASE,
  type BattleView,
  CLASS_FIGURES,
  type ModelView,
  type Questions,
  questionsOn,
  type View,
} from '../../../games/even-death/index.ts';
import type { Json } from '../../../kernel/index.ts';
import type { Battle, Marker, Side, Unit, Zone } from '../../skirmish/face.ts';
import type { Badge, Figure } from '../../tabletop/figure.ts';
import { herdMini, humanMini } from './minis.ts';

export type BattleUnit = BattleView['humans'][number] | BattleView['herds'][number];

/** A battle of Even Death: what every miniatures game has of it, and the view with the questions to its rules. */
export interface Fight extends Battle {
  readonly view: BattleView;
  readonly ask: Questions;
}

const BADGES: Readonly<Record<ModelView['badges'][number], Badge>> = {
  infected: { icon: 'infected', label: 'Infected', tone: 'harm' },
  shaken: { icon: 'shaken', label: 'Shaken', tone: 'harm' },
  broken: { icon: 'broken', label: 'Broken', tone: 'harm' },
  eager: { icon: 'eager', label: 'Eager', tone: 'safe' },
  reload: { icon: 'reload', label: 'to be reloaded', tone: 'plain' },
  climbing: { icon: 'climbing', label: 'climbing', tone: 'plain' },
  suppressed: { icon: 'suppressed', label: 'cannot be shot at', tone: 'safe' },
  wounded: { icon: 'wounded', label: 'wounded', tone: 'harm' },
  sick: { icon: 'sick', label: 'Sick', tone: 'harm' },
};

const unitIn = ({ humans, herds }: BattleView, id: string): BattleUnit | undefined =>
  humans.find((human) => human.id === id) ?? herds.find((herd) => herd.id === id);

/** The unit as the rules have it, of one as the board has it. */
export const fullUnit = ({ view }: Fight, { id }: Unit): BattleUnit => unitIn(view, id) as BattleUnit;

export const isHerdView = (unit: BattleUnit): unit is BattleView['herds'][number] => 'zombies' in unit;

const sideOfSeat = ({ sides }: BattleView, seat: string): number =>
  Math.max(
    0,
    sides.findIndex((side) => side.seat === seat),
  );

/** The number of a herd in its list and the letter of a part, as far as its name has them. */
const NUMBERED = /(\d*)(?: ([B-Z]))?$/;

/** Two or three letters for the base: of a herd its number, or how its name begins, and which part it is. */
function lettersOf(unit: BattleUnit): string {
  if (!isHerdView(unit)) return (unit.entry.name ?? unit.kind).slice(0, 2);
  const [, number = '', part = ''] = NUMBERED.exec(unit.name) ?? [];
  const named = unit.name.replace(/^Risen /, '').slice(0, 2);
  return `${number || named}${part}`;
}

function figureOf(view: BattleView, model: ModelView): Figure {
  const unit = unitIn(view, model.unit);
  const dead = unit !== undefined && isHerdView(unit);
  const name = unit?.name ?? model.id;
  return {
    ...BASE,
    id: model.id,
    x: model.x,
    y: model.y,
    level: model.level,
    facing: model.facing,
    name: dead ? `${name}, zombie ${model.id}` : name,
    letters: unit === undefined ? '' : lettersOf(unit),
    side: sideOfSeat(view, model.seat),
    dead,
    down: model.down,
    used: model.used,
    looks: true,
    badges: model.badges.map((badge) => BADGES[badge]),
    ...(unit === undefined
      ? undefined
      : { mini: isHerdView(unit) ? herdMini(unit) : humanMini(unit, model.badges.includes('wounded')) }),
  };
}

function unitOf(view: BattleView, unit: BattleUnit): Unit {
  const { id, name, kind, seat, used } = unit;
  const herd = isHerdView(unit);
  const count = herd ? `${unit.zombies.length}` : `${unit.vitality}/${CLASS_FIGURES[unit.entry.class].vitality}`;
  return {
    id,
    name,
    ...(herd || unit.entry.name === undefined ? undefined : { short: unit.entry.name }),
    kind,
    seat,
    side: sideOfSeat(view, seat),
    models: view.models.filter((model) => model.unit === id).map((model) => model.id),
    icon: herd ? 'wanderer' : 'survivor',
    count,
    counted: herd ? `${count} zombies` : `${count} Vitality`,
    used,
  };
}

function sideOf(view: BattleView, { seat, reserve, commandPoints, faction }: BattleView['sides'][number]): Side {
  const coming = reserve.length > 0 && view.phase !== 'play';
  return {
    seat,
    side: sideOfSeat(view, seat),
    notes: [
      ...(faction === 'military' ? [`${commandPoints} CP`] : []),
      ...(coming ? [`${reserve.length} to come`] : []),
    ],
    spoken: coming ? [`${reserve.length} still to come`] : [],
  };
}

/** Zones are drawn while somebody deploys. */
function zonesOf({ phase, zones, sides }: BattleView): Zone[] {
  if (phase !== 'slots' && phase !== 'deploy') return [];
  return zones.map(({ slot, name, outlines }) => {
    const side = sides.findIndex((one) => one.slot === slot);
    return { id: slot, name, outlines, side: side < 0 ? null : side };
  });
}

function markersOf({ objective }: BattleView): Marker[] {
  if (objective === null) return [];
  const { x, y, radius, held, rounds } = objective;
  return [{ id: 'objective', x, y, radius, label: `Objective, ${held} of ${rounds} rounds` }];
}

const STAGES: Readonly<Partial<Record<BattleView['phase'], string>>> = { over: 'Over' };

/** What somebody sees of the battle; null on the map of a campaign. */
export function read(view: Json): Fight | null {
  const { battle: seen } = view as unknown as View;
  if (seen === null) return null;
  const ask = questionsOn(seen);
  const playing = seen.phase === 'play';
  return {
    view: seen,
    ask,
    name: seen.name,
    terrain: ask.terrain,
    figures: seen.models.map((model) => figureOf(seen, model)),
    units: [...seen.humans, ...seen.herds].map((unit) => unitOf(seen, unit)),
    sides: seen.sides.map((side) => sideOf(seen, side)),
    zones: zonesOf(seen),
    markers: markersOf(seen),
    active: seen.active,
    acting: seen.activation?.unit ?? null,
    moment: `${seen.round} ${seen.activation?.actions ?? 0}`,
    stage: playing ? `Round ${seen.round}` : (STAGES[seen.phase] ?? 'Deployment'),
    heading: (called) =>
      `${seen.name}, ${playing ? `round ${seen.round}, turn of ${called(seen.active)}` : 'deployment'}`,
  };
}
