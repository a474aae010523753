import type { Point } from '../../../kernel/index.ts';
import { groundOf, heightAt, LAYOUTS, slotsOf, terrainOf } from '../prepare/battlefield.ts';
import { CLASS_FIGURES, HERD_FIGURES } from '../figures.ts';
import { isBroken } from '../herd/formation.ts';
import { baseMovement, moveLimits } from '../move/line.ts';
import type { Battle, Feature, Herd, Human, State } from '../state.ts';
import { bodyOf, nameOf } from '../units.ts';
import type { Terrain } from '../../../tabletop/index.ts';

/** EDM.MODEL.4: nothing is hidden in this game, and anyone may measure anything: what everybody sees, in the form that a screen draws. */
export interface View {
  readonly players: State['players'];
  readonly battle: BattleView | null;
  readonly campaign: State['campaign'];
}

export interface BattleView extends Omit<Battle, 'field' | 'humans' | 'herds'> {
  readonly name: string;
  readonly terrain: Terrain;
  readonly features: readonly (Feature & { readonly open: boolean })[];
  readonly zones: readonly {
    readonly slot: string;
    readonly name: string;
    readonly outlines: readonly (readonly Point[])[];
  }[];
  readonly models: readonly ModelView[];
  readonly humans: readonly (Human & Dossier)[];
  readonly herds: readonly (Herd & Dossier & { readonly broken: boolean })[];
}

/** One figure on the table. */
export interface ModelView extends Point {
  readonly id: string;
  /** The unit that it is, or belongs to. */
  readonly unit: string;
  readonly seat: string;
  readonly level: number;
  /** Inches above the table. */
  readonly height: number;
  readonly facing: number;
  readonly down: boolean;
  readonly used: boolean;
  readonly active: boolean;
  readonly badges: readonly Badge[];
}
type Badge = 'infected' | 'shaken' | 'broken' | 'eager' | 'reload' | 'climbing' | 'suppressed' | 'wounded' | 'sick';

/** What is printed about a unit, as it counts now. */
export interface Dossier {
  readonly name: string;
  readonly kind: string;
  readonly movement: number;
  readonly open: number;
  readonly halved: number;
}

export const viewOf = ({ players, battle, campaign }: State): View => ({
  players,
  battle: battle === null ? null : battleView(battle),
  campaign,
});

function battleView(battle: Battle): BattleView {
  const { field, humans, herds, ...open } = battle;
  const terrain = terrainOf(battle);
  return {
    ...open,
    name: ('layout' in field ? LAYOUTS.find(({ id }) => id === field.layout)?.name : field.terrain.name) ?? '',
    terrain,
    features: groundOf(field).features.map((feature) => ({ ...feature, open: battle.openGates.includes(feature.id) })),
    zones: slotsOf(field, battle.pattern, battle.sides.length).map(({ id, name, zones }) => ({
      slot: id,
      name,
      outlines: zones,
    })),
    models: [...humans.map((human) => humanModel(battle, human)), ...herds.flatMap((herd) => herdModels(battle, herd))],
    humans: humans.map((human) => ({
      ...human,
      name: nameOf(human),
      kind: CLASS_FIGURES[human.entry.class].name,
      movement: baseMovement(battle, human),
      ...moveLimits(battle, human),
    })),
    herds: herds.map((herd) => ({
      ...herd,
      name: nameOf(herd),
      kind: HERD_FIGURES[herd.type].name,
      movement: baseMovement(battle, herd),
      ...moveLimits(battle, herd),
      broken: isBroken(herd),
    })),
  };
}

function humanModel(battle: Battle, human: Human): ModelView {
  const { id, seat, x, y, level, facing, down, used } = human;
  return {
    id,
    unit: id,
    seat,
    x,
    y,
    level,
    height: heightAt(battle, bodyOf(human, human)),
    facing,
    down,
    used,
    active: battle.activation?.unit === id,
    badges: badgesOf(human),
  };
}

function badgesOf(human: Human): Badge[] {
  const { infected, morale, weapons, climbing, suppressed, vitality, entry, health } = human;
  const badges: [boolean, Badge][] = [
    [vitality < CLASS_FIGURES[entry.class].vitality, 'wounded'],
    [infected, 'infected'],
    [health === 'sick', 'sick'],
    [morale === 'eager', 'eager'],
    [morale === 'shaken', 'shaken'],
    [morale === 'broken', 'broken'],
    [weapons.some(({ reload }) => reload > 0), 'reload'],
    [climbing !== null, 'climbing'],
    [suppressed, 'suppressed'],
  ];
  return badges.flatMap(([holds, badge]) => (holds ? [badge] : []));
}

function herdModels(battle: Battle, herd: Herd): ModelView[] {
  const { id: unit, seat, zombies, facing, used, climbing } = herd;
  return zombies.map((zombie) => ({
    id: zombie.id,
    unit,
    seat,
    x: zombie.x,
    y: zombie.y,
    level: zombie.level,
    height: heightAt(battle, bodyOf(zombie, herd)),
    facing,
    down: zombie.down,
    used,
    active: battle.activation?.unit === unit,
    badges: climbing === null ? [] : ['climbing'],
  }));
}
