/**
 * Pairs as many of one kind as possible with one each of another kind: for each of the first its number among the others, or
 * null. Earlier ones are never left out for later ones; `choices` lists what may be paired with each, the best first.
 */
export function pairUp(choices: readonly (readonly number[])[]): (number | null)[] {
  const taken = new Map<number, number>();
  const settle = (one: number, tried: Set<number>): boolean => {
    for (const other of choices[one] ?? []) {
      if (tried.has(other)) continue;
      tried.add(other);
      const before = taken.get(other);
      // Whoever has it already may find another one.
      if (before !== undefined && !settle(before, tried)) continue;
      taken.set(other, one);
      return true;
    }
    return false;
  };
  choices.forEach((_, one) => settle(one, new Set()));
  const paired = choices.map((): number | null => null);
  for (const [other, one] of taken) paired[one] = other;
  return paired;
}
