import type { ActOf, MenuChoice } from '../decisions.ts';
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
export function herdOption(battle: Battle, herd: Herd, menu: readonly MenuChoice[]): MenuChoice | null {
  const offered = (one: MenuChoice['do']): MenuChoice | undefined => menu.find((choice) => choice.do === one);
  const [getUp, arrange, move] = [offered('get-up'), offered('arrange'), offered('move')];
  if (getUp !== undefined) return getUp;
  if (arrange !== undefined && nextInRing(battle, herd) !== null) return arrange;
  const bite = bestBite(battle, herd, menu);
  const actions = battle.activation?.actions ?? 0;
  if (bite !== null) {
    // With few at the target it pays to bring up the others first.
    const better = actions > 1 && move !== undefined ? bestCharge(battle, herd, true) : null;
    return better !== null && move !== undefined && better.worth > 1.7 * bite.worth ? move : bite.act;
  }
  return climbing(battle, herd, menu) ?? mergeOf(battle, herd, menu) ?? move ?? null;
}

interface Bite {
  readonly act: ActOf<'bite'>;
  readonly worth: number;
}

function bestBite(battle: Battle, herd: Herd, menu: readonly MenuChoice[]): Bite | null {
  let best: Bite | null = null;
  for (const act of menu) {
    if (act.do !== 'bite') continue;
    const target = findUnit(battle, act.target) as Human;
    const worth = biteLosses(battle, target)[bitersFrom(herd, target.x, target.y, 0)] ?? 0;
    if (best === null || worth > best.worth) best = { act, worth };
  }
  return best;
}

/** Up a wall only after somebody who is up there, or on from where it hangs. */
function climbing(battle: Battle, herd: Herd, menu: readonly MenuChoice[]): MenuChoice | null {
  const climb = menu.find((choice) => choice.do === 'climb');
  if (climb === undefined) return null;
  if (herd.climbing !== null) return climb;
  const quarry = quarryOf(battle, herd);
  return quarry !== null && (quarry.level > 0 || quarry.climbing !== null) && gapTo(herd, quarry.x, quarry.y) < 6
    ? climb
    : null;
}

/** Small herds fall to a few shots: out of reach of everybody one takes in others, no larger than itself, or they would swap for ever. */
function mergeOf(battle: Battle, herd: Herd, menu: readonly MenuChoice[]): MenuChoice | null {
  const quarry = quarryOf(battle, herd);
  if (quarry === null || herd.zombies.length > 5) return null;
  if (gapTo(herd, quarry.x, quarry.y) <= 2 * moveLimits(battle, herd).open) return null;
  const isSmaller = (id: string): boolean => {
    const other = findUnit(battle, id);
    return other !== undefined && isHerd(other) && other.zombies.length <= herd.zombies.length;
  };
  return menu.find((choice) => choice.do === 'merge' && isSmaller(choice.other)) ?? null;
}
