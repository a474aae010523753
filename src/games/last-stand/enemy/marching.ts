import { effectsOf, techCard, tribeCard } from '../cards/cards.ts';
import { pathOf } from '../map.ts';
import { isAlive, monstrositiesOnMap, onMap, type State } from '../state.ts';
import { type LandLeader, LEADERS, type LeaderId, type Loc } from '../wording/words.ts';

/** Where Leaders go next, as far as the table shows it. */

/** The next location on a land Leader's path, or null where it has none. */
export function nextOf(state: State, leader: LeaderId): Loc | null {
  const path = pathOf(leader);
  const { at } = state.leaders[leader];
  return at === null ? null : (path[path.indexOf(at) + 1] ?? null);
}
export const stepsLeft = (state: State, leader: LandLeader): number => {
  const { at } = state.leaders[leader];
  return at === null ? 0 : pathOf(leader).length - 1 - pathOf(leader).indexOf(at);
};

/** DLS.BLOCK.5, DLS.BLOCK.6: Puke, and whoever has been given flight. */
const flies = ({ tech }: State, leader: LeaderId): boolean =>
  leader === 'puke' ||
  (leader === 'krank' &&
    tech.up.some((card) =>
      techCard(card).abilities.some(({ effects }) =>
        effectsOf(effects, 'waive').some(({ what }) => what === 'blockade'),
      ),
    ));

/** DLS.BLOCK.3, DLS.LEADMV.13: whether a Blockade stands between a Leader and Last Stand. */
export const isHeldUp = (state: State, leader: LeaderId): boolean =>
  state.blockades.includes(state.leaders[leader].at ?? 0) && !flies(state, leader);

/** DLS.LEADMV.10, DLS.PUKE.7: all 8 on the map; DLS.LEADMV.11, DLS.PUKE.8, DLS.TRIBE.9, DLS.STAGE.9: the last Leader alive. */
export const storms = (state: State): boolean =>
  isSwarming(state) || (onMap(state, 'puke') && livingLeaders(state).length === 1);
const livingLeaders = (state: State): LeaderId[] => LEADERS.filter((leader) => isAlive(state, leader));
export const isSwarming = (state: State): boolean => monstrositiesOnMap(state) === tribeCard('monstrosity').figures;
