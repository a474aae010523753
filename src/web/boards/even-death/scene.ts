import { useMemo, useRef } from 'react';
import {
  BASE,
  type BattleView,
  type ModelView,
  type Questions,
  questionsOn,
  type View,
} from '../../../games/even-death/index.ts';
import type { Json } from '../../../kernel/index.ts';
import type { Terrain } from '../../../tabletop/index.ts';
import type { Badge, Figure } from '../../tabletop/figure.ts';

export type BattleUnit = BattleView['humans'][number] | BattleView['herds'][number];

/** A battle as it is drawn. */
export interface Scene {
  readonly view: BattleView;
  /** For questions to the rules. */
  readonly ask: Questions;
  readonly terrain: Terrain;
  readonly figures: readonly Figure[];
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

export const unitIn = ({ humans, herds }: BattleView, id: string): BattleUnit | undefined =>
  humans.find((human) => human.id === id) ?? herds.find((herd) => herd.id === id);

export const isHerdView = (unit: BattleUnit): unit is BattleView['herds'][number] => 'zombies' in unit;

export const sideOfSeat = ({ sides }: BattleView, seat: string): number =>
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
  };
}

/** The scene of a view. Models that have not changed stay the same objects, so that only the others are drawn again. */
export function useScene(view: Json): Scene | null {
  const before = useRef(new Map<string, { key: string; figure: Figure }>());
  return useMemo(() => {
    const { battle: seen } = view as unknown as View;
    if (seen === null) return null;
    const ask = questionsOn(seen);
    const known = new Map<string, { key: string; figure: Figure }>();
    const figures = seen.models.map((model) => {
      const key = JSON.stringify([model, sideOfSeat(seen, model.seat)]);
      const was = before.current.get(model.id);
      const now = was?.key === key ? was : { key, figure: figureOf(seen, model) };
      known.set(model.id, now);
      return now.figure;
    });
    before.current = known;
    return { view: seen, ask, terrain: ask.terrain, figures };
  }, [view]);
}

/** The unit that a model is or belongs to. */
export const unitOfFigure = ({ view }: Scene, id: string | null): BattleUnit | undefined => {
  const model = view.models.find((one) => one.id === id);
  return model === undefined ? undefined : unitIn(view, model.unit);
};
