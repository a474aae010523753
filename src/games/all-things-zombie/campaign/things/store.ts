import type { ItemId } from '../../data/items.ts';
import { itemsAllowed } from '../../prepare/creation.ts';
import type { Profile } from '../../state.ts';
import type { RideId } from './rides.ts';
import { stashSize } from './stash.ts';
import type { Stash } from '../state.ts';

/** ATZ.ITEM.3, ATZ.ITEM.4: a Star alone, with what is left of its Items lying at Home. */

const STORE: readonly ItemId[] = ['food', 'food', 'food', 'medical', 'fuel', 'luxury', 'food', 'food'];

interface StarBand {
  people: Profile[];
  home: Stash;
  ride: RideId | null;
  livesInRide: boolean;
}

export function newStarBand(star: Profile, ride: RideId | null): StarBand {
  const left = itemsAllowed(star.rep, 0) - stashSize(star) - (ride === null ? 0 : 1);
  const home = { guns: [], blades: [], items: STORE.slice(0, left) };
  return { people: [star], home, ride, livesInRide: false };
}
