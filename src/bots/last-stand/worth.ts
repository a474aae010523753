import {
  isAlive,
  leaderCard,
  LEADERS,
  LOCATIONS,
  monstrositiesOnMap,
  mutationTotal,
  type Ranger,
  type State,
  stepsLeft,
} from '../../games/last-stand/index.ts';
import { cardWorth } from './hand.ts';
import { lookOver, type Outlook } from './outlook.ts';
import { dangerAt, depotDanger, monstrosityDanger } from './threats.ts';
import { WEIGHTS } from './weights.ts';

const SLAIN = 16;

/** How well the Rangers stand: Leaders slain and weakened, hands, against crowds, Depots, wounds and Mutations. */
export function worth(table: State): number {
  const state = lookOver(table);
  const leaders = LEADERS.reduce((sum, leader) => {
    if (!isAlive(state, leader)) return sum + SLAIN;
    const lost = leaderCard(leader).fullHealth - state.leaders[leader].health;
    const near = leader === 'puke' || state.leaders[leader].at === null ? 5 : stepsLeft(state, leader);
    return sum + lost * WEIGHTS.leaderHealth - (near <= 1 ? 8 : near === 2 ? 3 : 0);
  }, 0);
  const crowds = LOCATIONS.reduce((sum, at) => sum + dangerAt(state, at), 0);
  const depots = state.places.reduce((sum, here) => sum + here.depots, 0) * depotDanger(state);
  const monsters = monstrositiesOnMap(state) * monstrosityDanger(state);
  return leaders - crowds - depots - monsters + state.rangers.reduce((sum, ranger) => sum + standing(state, ranger), 0);
}

function standing(state: Outlook, ranger: Ranger): number {
  const cards = ranger.defenders.reduce((sum, card) => sum + cardWorth(state, ranger, card), 0);
  const others =
    ranger.specials.length * WEIGHTS.special + ranger.karma * WEIGHTS.karma + ranger.artifacts.length * 1.5;
  return cards + others - ranger.wounded * WEIGHTS.wound - mutationTotal(ranger) * 1.2;
}
