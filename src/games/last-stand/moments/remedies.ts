import type { Use } from './abilities.ts';
import { ENTRANCES, LOCATIONS, pathOf } from '../map.ts';
import { nextOf } from '../enemy/marching.ts';
import type { Moment } from './moment.ts';
import { blockadesLeft, place, type Place, type State } from '../state.ts';
import { type Coming, isWorse, stakeOf } from './stakes.ts';
import type { Effect, Effecting } from '../cards/vocabulary.ts';
import { tribesMeant } from '../cards/selecting.ts';
import { LAND_LEADERS, type LeaderId, type Loc } from '../wording/words.ts';

/** What a card for any time could do about something that is coming, tried out on a copy of what matters. */

interface Trial {
  readonly on: Loc | LeaderId;
  readonly state: State;
}

/** Everything that one effect could be used on, and the table as it would be then. */
function trials(state: State, effect: Effect): Trial[] {
  if (effect.do === 'remove' && effect.what === 'raiders') return LOCATIONS.flatMap((at) => cleared(state, effect, at));
  if (effect.do === 'remove' && effect.what === 'depot') return LOCATIONS.flatMap((at) => burnt(state, at));
  if (effect.do === 'place' && effect.what === 'blockade') {
    const free = blockadesLeft(state) === 0 ? [] : ENTRANCES.filter((at) => !state.blockades.includes(at));
    return free.map((at) => ({ on: at, state: { ...state, blockades: [...state.blockades, at] } }));
  }
  return effect.do === 'leaderStep' && effect.n < 0 ? LAND_LEADERS.flatMap((id) => driven(state, id)) : [];
}

const withPlace = (state: State, at: Loc, here: Place): State['places'] =>
  state.places.map((other, i) => (i === at - 1 ? here : other));

function cleared(state: State, { n, tribe = 'any' }: Effecting<'remove'>, at: Loc): Trial[] {
  const here = { ...place(state, at) };
  const supply = { ...state.supply };
  let left = n === 'all' ? Number.POSITIVE_INFINITY : n;
  for (const raider of tribesMeant(tribe)) {
    const gone = Math.min(left, here[raider]);
    here[raider] -= gone;
    supply[raider] += gone;
    left -= gone;
  }
  return [{ on: at, state: { ...state, supply, places: withPlace(state, at, here) } }];
}

function burnt(state: State, at: Loc): Trial[] {
  const here = place(state, at);
  if (here.depots === 0) return [];
  const places = withPlace(state, at, { ...here, depots: here.depots - 1 });
  return [{ on: at, state: { ...state, depots: state.depots + 1, places } }];
}

function driven(state: State, leader: LeaderId): Trial[] {
  const of = state.leaders[leader];
  const path: readonly (Loc | null)[] = pathOf(leader);
  const at = path[path.indexOf(of.at) - 1];
  if (at === undefined || at === null) return []; // off the map, or where the path begins
  return [{ on: leader, state: { ...state, leaders: { ...state.leaders, [leader]: { ...of, at } } } }];
}

/** Where, or on whom, an effect would make what is coming less bad. */
export function remediesIn(state: State, effect: Effect, { coming, fewer }: Moment): (Loc | LeaderId)[] {
  if (coming === null) return [];
  const stake = stakeOf(state, coming, fewer);
  const helps = (after: State): boolean =>
    stake === 'nothing' ? changesTheMove(after, coming) : isWorse(stake, stakeOf(after, coming, fewer));
  if (stake === 'nothing' && coming.what !== 'leader') return [];
  return trials(state, effect).flatMap((trial) => (helps(trial.state) ? [trial.on] : []));
}

/** A Leader driven back does not come where it was going. */
const changesTheMove = (after: State, coming: Coming): boolean =>
  coming.what === 'leader' && coming.leader !== 'puke' && nextOf(after, coming.leader) !== coming.to;

/** Whether a card for any time bears upon this moment: before an unseen Raider card, whatever may change what it does. */
export function stirs(state: State, { ability: { effects } }: Use, of: Moment): boolean {
  if (of.coming === null) return false;
  if (of.coming.what === 'card') return effects.some((effect) => trials(state, effect).length > 0);
  if (of.coming.what === 'event') return of.touched.length > 0 && effects.some((effect) => effect.do === 'moveRanger');
  return effects.some((effect) => remediesIn(state, effect, of).length > 0);
}

/** Whether this use would keep the game from being lost. */
export function saves(state: State, { ability: { when, effects } }: Use, of: Moment): boolean {
  const { coming, fewer } = of;
  if (coming === null || stakeOf(state, coming, fewer) !== 'lost') return false;
  if (when === 'any') return effects.some((effect) => remediesIn(state, effect, of).length > 0);
  return effects.some(
    (effect) =>
      effect.do === 'cancel' &&
      (effect.what !== 'figure' || stakeOf(state, coming, fewer + (effect.n ?? 1)) !== 'lost'),
  );
}
