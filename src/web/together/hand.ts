import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * A phone beside a big screen: it shows one's own things and decisions, and the table is looked at elsewhere. It is a matter of this device, kept
 * for as long as the browser runs.
 */

const KEPT = 'holdout.hands';

function kept(): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as string[];
  } catch {
    return []; // storage is closed to us
  }
}

const hands = createStore<{ readonly matches: readonly string[] }>(() => ({ matches: kept() }));

export const useHand = (match: string): boolean => useStore(hands, ({ matches }) => matches.includes(match));

export function setHand(match: string, on: boolean): void {
  const others = hands.getState().matches.filter((one) => one !== match);
  const matches = on ? [...others, match] : others;
  hands.setState({ matches });
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(matches));
  } catch {
    // Then it is asked again after a reload.
  }
}
