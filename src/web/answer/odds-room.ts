/** Where it is kept between visits how often options of a kind have had no odds. */
const KEY = 'holdout.odds-room';
/** More kinds than these are not remembered. */
const MOST = 500;
/** After so many times, no room is kept for odds that do not come. */
const OFTEN = 1;

/** How often options of a kind have had no odds; null once they had some. */
const without = new Map<string, number | null>(kept());

function kept(): [string, number | null][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number | null>);
  } catch {
    return []; // nothing is kept here, or something else
  }
}

/** Whether room should be kept for the odds of such an option, so that nothing moves when they come. */
export const expectsOdds = (kind: string): boolean => {
  const none = without.get(kind);
  return none === undefined || none === null || none < OFTEN;
};

export function noteOdds(kind: string, some: boolean): void {
  const before = without.get(kind);
  if (before === null || (!some && before !== undefined && before >= OFTEN)) return;
  without.set(kind, some ? null : (before ?? 0) + 1);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...without].slice(-MOST))));
  } catch {
    // private windows keep nothing
  }
}
