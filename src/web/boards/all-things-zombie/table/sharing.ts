import type { Point } from '../../../../kernel/index.ts';

/** Each target with the shots that go on it, in the order in which they are laid; a burned one is null (ATZ.WPN.18). */
export function sharedOut(shots: readonly (string | null)[]): { readonly target: string; readonly many: number }[] {
  const aimed = shots.filter((one): one is string => one !== null);
  return [...new Set(aimed)].map((target) => ({ target, many: aimed.filter((one) => one === target).length }));
}

/** Where burned shots go: into the space between the target before and the target after, side by side. */
export function burnedAt(
  shots: readonly (string | null)[],
  placeOf: (id: string) => Point | undefined,
): readonly Point[] {
  return shots.flatMap((shot, i): Point[] => {
    if (shot !== null) return [];
    const before = shots.slice(0, i).findLast((one) => one !== null);
    const after = shots.slice(i + 1).find((one) => one !== null);
    const [from, to] = [before, after].map((id) => (typeof id === 'string' ? placeOf(id) : undefined));
    if (from === undefined || to === undefined) return [];
    const first = shots.lastIndexOf(before as string, i) + 1;
    const last = shots.indexOf(after as string, i);
    const share = (i - first + 1) / (last - first + 1);
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
}
