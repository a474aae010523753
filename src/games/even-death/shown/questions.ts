import type { Point } from '../../../kernel/index.ts';
import type { Polygon, Terrain } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import type { MenuChoice } from '../decisions.ts';
import { blockAt, humanFault } from '../prepare/deploy.ts';
import { terrainOf } from '../prepare/battlefield.ts';
import { type HerdMove, planMove } from '../herd/formation.ts';
import type { Line } from '../move/line.ts';
import {
  asFarAs,
  type Forecast,
  forecastOf,
  moveArea,
  type Sighting,
  sightingOf,
  tryArrange,
  tryLine,
} from './screen.ts';
import type { Battle, Herd } from '../state.ts';
import { findUnit } from '../units.ts';
import type { BattleView } from './view.ts';
import type { Objection } from '../verbs.ts';

/**
 * The one door through which a screen asks the rules, before anybody commits to anything. It takes what somebody sees of a battle
 * and nothing else, so it can be asked in a page far from the match, as often as a finger moves.
 */
export interface Questions {
  readonly terrain: Terrain;
  unit(id: string): Unit | undefined;
  /** One straight Move of a human to there. */
  line(human: Unit, to: Point): Line;
  /** A Move of a herd whose first zombie goes there. */
  herdMove(herd: Herd, to: Point): HerdMove;
  /** As far as a straight Move leads towards a point. */
  farthest(unit: Unit, to: Point): Point | null;
  /** Where a straight Move can end. */
  area(unit: Unit): readonly Polygon[];
  /** Whether a zombie of the herd that has just moved may stand there instead. */
  arranged(herd: Herd, model: string, to: Point): Objection | null;
  /** Whether a human may be deployed there, or where a herd would stand. */
  humanAt(zones: readonly Polygon[], at: Point): Objection | null;
  herdAt(zones: readonly Polygon[], at: Point, zombies: number): Point[] | null;
  /** What one model sees of another. */
  sight(viewer: string, viewerModel: string, target: string, model: string): Sighting | null;
  /** What a choice of the selected unit comes to, if it is an attack. */
  forecast(choice: MenuChoice): Forecast | null;
}

export function questionsOn(view: BattleView): Questions {
  const battle = battleSeen(view);
  return {
    terrain: terrainOf(battle),
    unit: (id) => findUnit(battle, id),
    line: (human, to) => tryLine(battle, human, to),
    herdMove: (herd, to) => planMove(battle, herd, to),
    farthest: (unit, to) => asFarAs(battle, unit, to),
    area: (unit) => moveArea(battle, unit),
    arranged: (herd, model, to) => tryArrange(battle, herd, model, to),
    humanAt: (zones, at) => humanFault(battle, zones, at),
    herdAt: (zones, at, zombies) => blockAt(battle, zones, at, zombies),
    sight(viewer, viewerModel, target, model) {
      const [from, to] = [findUnit(battle, viewer), findUnit(battle, target)];
      return from === undefined || to === undefined ? null : sightingOf(battle, from, viewerModel, to, model);
    },
    forecast: (choice) => forecastOf(battle, choice),
  };
}

/**
 * The battle as far as it is seen, part by part and without a cast: if something of it is ever hidden (EDM.MODEL.4 says that nothing
 * is), this no longer compiles, and whoever hides it decides here what a screen may assume instead.
 */
function battleSeen(view: BattleView): Battle {
  const { name: _name, terrain, zones: _zones, models: _models, features, humans, herds, ...open } = view;
  const field = { terrain, features: features.map(({ open: _open, ...feature }) => feature) };
  return { ...open, field, humans: [...humans], herds: [...herds] };
}
