/** Scenes for tests: the smallest battle that a rule needs, every model placed, dice typed in. */
import type { z } from 'zod';
import { Match } from '../../kernel/index.ts';
import { Scene, sceneAt } from '../../kernel/testing.ts';
import type { TerrainFile } from '../../tabletop/index.ts';
import { type CustomSetup, customShape, customState } from './prepare/custom/setup.ts';
import { evenDeath } from './index.ts';
import type { Battle, Herd, Human, State } from './state.ts';
import type { Faction } from './words.ts';

import { block } from '../../skirmish/testing.ts';

export { test } from '../../kernel/testing.ts';
export { block, placesIn, rectangle, ROUND, row, said } from '../../skirmish/testing.ts';
export type BattleScene = Scene<State>;

type HumanInput = Partial<CustomSetup['humans'][number]> & { readonly x: number; readonly y: number };
type HerdInput = Partial<Omit<CustomSetup['herds'][number], 'zombies'>> & {
  /** Each zombie's place, and whether it is down. */
  readonly zombies: readonly (readonly [number, number] | { x: number; y: number; level?: number; down?: boolean })[];
};

export interface SceneSpec {
  /** Survivors (seat a) and zombies (seat b) if not said. */
  readonly players?: readonly Faction[];
  readonly humans?: readonly HumanInput[];
  readonly herds?: readonly HerdInput[];
  readonly pieces?: TerrainFile['pieces'];
  readonly buildings?: TerrainFile['buildings'];
  readonly features?: CustomSetup['features'];
  readonly active?: 'a' | 'b' | 'c' | 'd';
  readonly order?: CustomSetup['order'];
  readonly objective?: z.input<typeof customShape>['objective'];
  readonly round?: number;
  readonly campaign?: boolean;
  readonly behaviour?: CustomSetup['behaviour'];
  readonly commandPoints?: readonly number[];
  /** Dice by the seed instead of typed in. */
  readonly seeded?: boolean;
  /** Whatever else is to be different before play begins. */
  readonly change?: (battle: Battle) => void;
}

/** Dangerous ground two inches before whoever stands at (10, 10). */
export const FIRE = block('fire', [12, 5, 3, 10], { kind: 'dangerous' });

/** Two low walls meet at (30, 30): one zombie stands beside whoever comes there, and up to six reach over the walls. */
export function cornered(reaching: number): Pick<SceneSpec, 'herds' | 'pieces'> {
  const behind: [number, number][] = [
    [28.89, 29.95],
    [28.89, 28.9],
    [28.48, 31.11],
    [29.49, 31.11],
    [30.5, 31.11],
    [31.51, 31.11],
  ];
  const low = { kind: 'impassable', height: 0.5 } as const;
  return {
    herds: [{ zombies: [[30.05, 29.001], ...behind.slice(0, reaching)] }],
    pieces: [block('south', [20, 30.501, 20, 0.099], low), block('west', [29.4, 20, 0.099, 10.4], low)],
  };
}

/** The class that stands in where a test does not care. */
const COMMON = { survivors: 'regular', military: 'conscript', bandits: 'thug', zombies: 'regular' } as const;

/** A set-up with as many seats. */
const READY: Readonly<Record<number, unknown>> = {
  2: evenDeath.examples['first-night'],
  3: evenDeath.examples['three-ways'],
  4: evenDeath.examples['all-four'],
};

/** A battle on an empty table of 60" by 60" unless pieces are given; it is the turn of seat a. */
export function scene(spec: SceneSpec = {}): BattleScene {
  const { players = ['survivors', 'zombies'], humans = [], herds = [], commandPoints = [] } = spec;
  const { pieces = [], buildings = [] } = spec;
  const seatOf = (faction: Faction): string => 'abcd'[players.indexOf(faction)] ?? 'a';
  const factionOf = (seat: string): Faction => players['abcd'.indexOf(seat)] ?? 'survivors';
  const setup = {
    kind: 'custom' as const,
    terrain: { id: 'scene', name: 'Scene', width: 60, depth: 60, pieces, buildings },
    features: spec.features ?? [],
    players: players.map((faction, i) => ({ faction, commandPoints: commandPoints[i] ?? 0 })),
    humans: humans.map((human) => {
      const seat = human.seat ?? 'a';
      return { seat, class: COMMON[factionOf(seat)], ...human };
    }),
    herds: herds.map(({ zombies, ...herd }) => ({
      seat: seatOf('zombies'),
      type: 'regular' as const,
      ...herd,
      zombies: zombies.map((zombie) => (Array.isArray(zombie) ? { x: zombie[0], y: zombie[1] } : zombie)),
    })),
    active: spec.active ?? 'a',
    ...(spec.order === undefined ? undefined : { order: spec.order }),
    ...(spec.objective === undefined ? undefined : { objective: spec.objective }),
    ...(spec.behaviour === undefined ? undefined : { behaviour: spec.behaviour }),
    round: spec.round ?? 1,
    campaign: spec.campaign ?? false,
  };
  // A rule is tested on tables, too, that no play leads to: what a set-up may say is another matter.
  const state = customState(customShape.parse(setup));
  spec.change?.(state.battle as Battle);
  return sceneAt<State>(evenDeath, state, {
    setup: READY[players.length] as never,
    dice: spec.seeded === true ? 'seeded' : 'typed',
    showsDice: true,
  });
}

export const start = (setup: unknown, seed = 'start'): BattleScene =>
  new Scene(Match.start<State>(evenDeath, setup, { seed }));

export const battle = (m: BattleScene): Battle => m.state().battle as Battle;
export const human = (m: BattleScene, id: string): Human => battle(m).humans.find((one) => one.id === id) as Human;
export const herd = (m: BattleScene, id: string): Herd => battle(m).herds.find((one) => one.id === id) as Herd;
