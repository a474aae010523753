/** How often options of a kind have had no odds; null once they had some. */
const without = new Map<string, number | null>();
/** After so many times, no room is kept for odds that do not come. */
const OFTEN = 2;

/** Whether room should be kept for the odds of such an option, so that nothing moves when they come. */
export const expectsOdds = (kind: string): boolean => {
  const none = without.get(kind);
  return none === undefined || none === null || none < OFTEN;
};

export function noteOdds(kind: string, some: boolean): void {
  const none = without.get(kind) ?? 0;
  if (some) without.set(kind, null);
  else if (without.get(kind) !== null) without.set(kind, none + 1);
}
