/** ATZ.ZBLDG.4 to ATZ.ZBLDG.11: zombies in a building that is entered, and who surprises whom. */

/** ATZ.ZBLDG.4: as evenly as possible; odd ones go to the humans with the lowest dice, one each. */
export function matched(
  zombies: readonly string[],
  humans: readonly { readonly id: string; readonly die: number }[],
): Record<string, string[]> {
  const even = Math.floor(zombies.length / humans.length);
  const odd = zombies.length - even * humans.length;
  const lowest = humans.toSorted((a, b) => a.die - b.die).slice(0, odd);
  const left = [...zombies];
  return Object.fromEntries(humans.map((human) => [human.id, left.splice(0, even + (lowest.includes(human) ? 1 : 0))]));
}

/** ATZ.ZBLDG.5, ATZ.ZBLDG.6, ATZ.ZBLDG.7, ATZ.ZBLDG.11: only a human whose total is higher may fire or move away. */
export const isReady = (
  human: { readonly die: number; readonly rep: number },
  dead: { readonly die: number; readonly zombies: number },
): boolean => human.die + human.rep > dead.die + dead.zombies;

/** ATZ.ZBLDG.7: what a Grunt does who is ready: fire with Rep or less, or move away. */
export const gruntDoes = (die: number, rep: number): 'fire' | 'away' => (die <= rep ? 'fire' : 'away');
