import { Looks, raised, type View } from '../../../skirmish/index.ts';
import type { Look, Model } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import { tabletopOf, terrainOf } from '../prepare/battlefield.ts';
import type { Battle } from '../state.ts';
import { bodies } from '../units.ts';

export type { View } from '../../../skirmish/index.ts';

/** EDM.SIGHT.4: so far into growth nothing is seen; where one stands oneself, the first inches do not count. */
export const THROUGH_GROWTH = 6;
const OWN_GROWTH = 2;

/**
 * EDM.SIGHT.3: a third of the target's panel is seen, and what the target sees is another question. EDM.COVER.1: up to two
 * thirds hidden is Cover. EDM.SIGHT.2: models do not block the view.
 */
const looks = new Looks({ share: 1 / 3, growth: { most: THROUGH_GROWTH, own: OWN_GROWTH } });
export const viewOf = looks.view.bind(looks);

/** EDM.SIGHT.1, EDM.SIGHT.7: the models of a unit with their eyes where they really are: on a hill, half-way up a face. */
export function eyesOf(battle: Battle, unit: Unit): Model[] {
  const terrain = terrainOf(battle);
  return bodies(unit).map((body) => raised(terrain, body));
}

/** EDM.SIGHT.5, EDM.SIGHT.6, EDM.HERD.8: whether one unit sees another; one zombie that sees, or is seen, is enough. */
export function seesUnit(battle: Battle, viewer: Unit, target: Unit): boolean {
  const table = tabletopOf(battle);
  const there = eyesOf(battle, target);
  return eyesOf(battle, viewer).some((eye) => there.some((model) => viewOf(table, eye, model).seen));
}

/** What an attacker sees of a unit: model by model. */
export interface Prospect {
  readonly model: Model;
  readonly view: View;
}

export function prospects(battle: Battle, viewer: Model, target: Unit, table = tabletopOf(battle)): Prospect[] {
  return eyesOf(battle, target).map((model) => ({ model, view: viewOf(table, viewer, model) }));
}

/** The proof of a view, for the log and the screen: the panel, what hides how much of it, the growth on the line. */
export const proofOf = (battle: Battle, viewer: Model, target: Model): Look =>
  looks.proof(tabletopOf(battle), viewer, target);
