import type { Deeds } from '../deeds.ts';
import { attempt, attemptOffers } from './attempts.ts';
import { cartOffers, findCart, gather, gatherOffers } from './carts.ts';
import type { PlacesAct } from './decisions.ts';
import { give, giveOffers } from './giving.ts';
import { loot, lootOffers } from './looting.ts';
import { goDeeper, search, searchOffers } from './searching.ts';
import { breakIn, build, unbuild, workOffers } from './working.ts';

/** What an active figure can do with places and things. */
export const placesDeeds: Deeds<PlacesAct> = {
  offers: (state, human) => [
    ...searchOffers(state, human),
    ...workOffers(state, human),
    ...lootOffers(state, human),
    ...cartOffers(state, human),
    ...gatherOffers(state, human),
    ...attemptOffers(state, human),
    ...giveOffers(state, human),
  ],
  perform: {
    search,
    'go-deeper': goDeeper,
    loot,
    barricade: build,
    unbarricade: unbuild,
    batter: (t, act, activation) => breakIn(t, act, activation.group),
    challenge: attempt,
    'find-cart': findCart,
    gather,
    give,
  },
};
