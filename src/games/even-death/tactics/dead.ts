import type { Option } from '../../../kernel/index.ts';
import { moveLimits } from '../move/line.ts';
import type { Battle, Herd, Human } from '../state.ts';
import { findUnit, isHerd } from '../units.ts';
import { bestCharge } from './charge.ts';
import { quarryOf } from './hunt.ts';
import { bitersFrom, gapTo } from './menace.ts';
import { nextInRing } from './ring.ts';
import { biteLosses } from './value.ts';

/** What the dead do: they bite whom they can, and otherwise move to where they will. */

/** The option that is worth most to a herd, or null to leave it at that. */
export function herdOption(battle: Battle, herd: Herd, options: readonly Option[]): string | null {
  const has = (id: string): boolean => options.some((option) => option.id === id);
  if (has('get-up')) return 'get-up';
  if (has('arrange') && nextInRing(battle, herd) !== null) return 'arrange';
  const bite = bestBite(battle, herd, options);
  const actions = battle.activation?.actions ?? 0;
  if (bite !== null) {
    // With few at the target it pays to bring up the others first.
    const better = actions > 1 && has('move') ? bestCharge(battle, herd, true) : null;
    return better !== null && better.worth > 1.7 * bite.worth ? 'move' : bite.id;
  }
  const climb = climbing(battle, herd, options);
  if (climb !== null) return climb;
  return mergeOf(battle, herd, options) ?? (has('move') ? 'move' : null);
}

function bestBite(battle: Battle, herd: Herd, options: readonly Option[]): { id: string; worth: number } | null {
  let best: { id: string; worth: number } | null = null;
  for (const { id } of options) {
    if (!id.startsWith('bite:')) continue;
    const target = findUnit(battle, id.slice('bite:'.length)) as Human;
    const worth = biteLosses(battle, target)[bitersFrom(herd, target.x, target.y, 0)] ?? 0;
    if (best === null || worth > best.worth) best = { id, worth };
  }
  return best;
}

/** Up a wall only after somebody who is up there, or on from where it hangs. */
function climbing(battle: Battle, herd: Herd, options: readonly Option[]): string | null {
  const climb = options.find(({ id }) => id === 'climb' || id.startsWith('climb:'))?.id;
  if (climb === undefined) return null;
  if (herd.climbing !== null) return climb;
  const quarry = quarryOf(battle, herd);
  return quarry !== null && (quarry.level > 0 || quarry.climbing !== null) && gapTo(herd, quarry.x, quarry.y) < 6
    ? climb
    : null;
}

/** Small herds fall to a few shots: out of reach of everybody one takes in others, no larger than itself, or they would swap for ever. */
function mergeOf(battle: Battle, herd: Herd, options: readonly Option[]): string | null {
  const quarry = quarryOf(battle, herd);
  if (quarry === null || herd.zombies.length > 5) return null;
  if (gapTo(herd, quarry.x, quarry.y) <= 2 * moveLimits(battle, herd).open) return null;
  const isSmaller = (id: string): boolean => {
    const other = findUnit(battle, id.slice('merge:'.length));
    return other !== undefined && isHerd(other) && other.zombies.length <= herd.zombies.length;
  };
  return options.find(({ id }) => id.startsWith('merge:') && isSmaller(id))?.id ?? null;
}
