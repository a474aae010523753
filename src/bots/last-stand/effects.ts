import { type Effect, type Effects, type Ranger, type State } from '../../games/last-stand/index.ts';
import { depotDanger, monstrosityDanger, mutationCost } from './threats.ts';
import { WEIGHTS } from './weights.ts';

/** What a list of effects is worth to the Ranger who resolves it. */
export const effectsWorth = (state: State, ranger: Ranger, effects: Effects): number =>
  effects.reduce((sum, effect) => sum + effectWorth(state, ranger, effect), 0);

/** The mean of a D6 and of a D3. */
const meanOf = (n: number | 'd6' | 'd3'): number => (n === 'd6' ? 3.5 : n === 'd3' ? 2 : n);

function gained(ranger: Ranger, what: string): number {
  switch (what) {
    case 'defender':
    case 'discarded':
      return WEIGHTS.defender;
    case 'special':
      return ranger.specials.length < 3 ? WEIGHTS.special : 0.3;
    case 'karma':
      return WEIGHTS.karma;
    case 'common':
      return WEIGHTS.common;
    case 'unique':
      return WEIGHTS.unique;
    case 'action':
      return WEIGHTS.action;
    case 'token':
      return WEIGHTS.token;
    case 'mutation':
      return -mutationCost(ranger);
    default:
      return -1;
  }
}

function effectWorth(state: State, ranger: Ranger, effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return gained(ranger, effect.what) * meanOf(effect.n);
    case 'lose':
      return (effect.what === 'mutation' ? 2 : -0.7) * effect.n;
    case 'wound':
      return -WEIGHTS.wound * meanOf(effect.n);
    case 'heal':
      return WEIGHTS.wound * Math.min(ranger.wounded, effect.n === 'all' ? ranger.wounded : effect.n);
    case 'leaderHealth':
      return -WEIGHTS.leaderHealth * effect.n;
    case 'place':
      if (effect.what === 'blockade') return WEIGHTS.blockade;
      if (effect.what === 'scavenge' || effect.what === 'karma') return 0.7;
      if (effect.what === 'depot') return -depotDanger(state);
      return effect.what === 'mission' ? 0.5 : -1;
    case 'remove':
      if (effect.what === 'depot') return depotDanger(state);
      return effect.what === 'monstrosity' ? monstrosityDanger(state) : 1;
    case 'peekRaiders':
      return 0.4;
    case 'flipCard':
      return 5;
    case 'win':
      return 1000;
    case 'choose':
      return Math.max(...effect.options.map((option) => effectsWorth(state, ranger, option)));
    default:
      return 0;
  }
}
