import type { ChallengeId } from '../data/challenge-catalogue.ts';

/** ATZ.LOOT, ATZ.BLDG, ATZ.CHAL, ATZ.ITEM: tasks and things. */
export type PlacesAct =
  | { readonly do: 'search'; readonly who: string; readonly place: string }
  /** ATZ.DEFINE.4: into a further section of a very large building. */
  | { readonly do: 'go-deeper'; readonly who: string; readonly place: string }
  /** ATZ.LOOT.14: from a body, or from the ground. */
  | { readonly do: 'loot'; readonly who: string; readonly body: string }
  | { readonly do: 'barricade'; readonly who: string; readonly opening: string }
  | { readonly do: 'unbarricade'; readonly who: string; readonly opening: string }
  | { readonly do: 'batter'; readonly who: string; readonly opening: string }
  /** ATZ.CHAL.1: `with` is somebody, a door or a window; empty for a climb, a drop or a jump. */
  | { readonly do: 'challenge'; readonly who: string; readonly what: ChallengeId; readonly with: string }
  /** ATZ.ITEM.12 */
  | { readonly do: 'find-cart'; readonly who: string }
  /** ATZ.ITEM.14 */
  | { readonly do: 'gather'; readonly who: string }
  /** ATZ.ITEM.6 */
  | { readonly do: 'give'; readonly who: string; readonly to: string };

export type PlacesDecision =
  | { readonly take: string }
  | { readonly give: string; readonly and: string }
  | { readonly challenge: 'try' | 'leave' | 'again' | 'never' | 'agree' | 'object'; readonly tool: string };
