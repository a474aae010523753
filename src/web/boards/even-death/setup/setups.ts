import type { Faction, Roster } from '../../../../games/even-death/index.ts';
import type { Terrain } from '../../../../tabletop/index.ts';
import type { Army } from '../lists/army.ts';

/** Set-ups as the form sees them. */

/** How an objective is held (EDM.SETUP.12). */
export interface Holding {
  readonly radius: number;
  readonly rounds: number;
}

export interface BattleSetup {
  readonly kind: 'battle';
  readonly layout: string;
  readonly terrain?: Terrain;
  readonly limit: number;
  readonly objective?: boolean | (Partial<Holding> & { readonly x: number; readonly y: number });
  readonly players: readonly Army[];
}
export interface CampaignSetup {
  readonly kind: 'campaign';
  readonly battles: string;
  readonly objective?: boolean | Partial<Holding>;
  /** EDM.CSETUP.6: the seats in turn, if no dice decide. */
  readonly order?: readonly string[];
  readonly players: readonly { readonly faction: Faction; readonly lists: readonly Roster[] }[];
}
export type Setup = BattleSetup | CampaignSetup | { readonly kind: 'custom' };

export const SEATS = ['A', 'B', 'C', 'D'];

export const replaced = <T>(list: readonly T[], i: number, item: T): T[] => {
  const next = [...list];
  next[i] = item;
  return next;
};

/** Nobody plays a faction twice: whoever has it already changes places with the one who takes it. */
export function withFaction<T extends { readonly faction: Faction }>(players: readonly T[], i: number, fresh: T): T[] {
  const [before, other] = [players[i], players.findIndex(({ faction }) => faction === fresh.faction)];
  if (other < 0 || before === undefined) return replaced(players, i, fresh);
  return replaced(replaced(players, i, players[other] as T), other, before);
}
