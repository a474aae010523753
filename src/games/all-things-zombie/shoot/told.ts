import { type Figure, isHuman } from '../figures.ts';
import type { State } from '../state.ts';
import type { Fire, Why } from './doing.ts';
import { dryOdds, isPlain, shotOdds } from './odds.ts';

/** Chances beside an option, in thousandths: a screen shows them before anybody commits to a shot. */

export const rounded = (p: number): number => Math.round(p * 1000) / 1000;

/** For each target: whether it is hit, and whether it is out of the fight then; and whether the weapon is empty afterwards. */
export function toldOdds(state: State, fire: Fire, targets: readonly Figure[], why: Why = 'active') {
  return {
    targets: shotOdds(state, fire, why).map(({ target, hit, od, oof, stunned, down }) => {
      const figure = targets.find(({ id }) => id === target);
      const isSure = figure !== undefined && isPlain(state, figure);
      const out = figure !== undefined && isHuman(figure) ? od + oof + stunned : od;
      return { unit: target, hit: rounded(hit), ...(isSure ? { out: rounded(out), down: rounded(down) } : undefined) };
    }),
    dry: rounded(Math.max(0, ...fire.guns.map((gun) => dryOdds(state, fire, gun)))),
  };
}
