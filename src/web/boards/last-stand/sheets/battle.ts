import type { LeaderId, RangerId, TextKey } from '../../../../games/last-stand/index.ts';
import { content, leaderCard } from '../../../../games/last-stand/index.ts';
import type { SeenEvent, SeenRequest } from '../../../../kernel/index.ts';
import { says } from '../view.ts';

/** Somebody in a battle: what was laid out for dice, and what became of it. */
export interface Fighter {
  readonly ranger: RangerId;
  readonly cards: readonly string[];
  readonly dice: number;
  /** As they lie now, rerolls included where the log has them. */
  readonly rolled: readonly number[] | null;
  readonly hits: number | null;
}
/** A battle with a Leader, as far as it has come. */
export interface Battle {
  readonly leader: LeaderId;
  readonly fighters: readonly Fighter[];
  readonly tech: readonly string[];
  readonly toHit: number;
  /** In the order in which they attacked. */
  readonly order: readonly RangerId[];
  readonly result: 'slain' | 'lost' | null;
}

interface Params {
  readonly ranger: RangerId;
  readonly leader: LeaderId;
  readonly cards: readonly string[];
  readonly card: string;
  readonly dice: number | readonly number[];
  readonly toHit: number;
  readonly hits: number;
}

const isOfBattle = (key: TextKey): boolean => key.startsWith('ls.battle' satisfies TextKey) || key === 'ls.tech.shown';

/** The battle that is being fought, or the last one since the turn began; null where there is none. */
export function battleIn(events: readonly SeenEvent[], request: SeenRequest | null): Battle | null {
  const turn = events.findLastIndex((event) => says(event, 'ls.turn.begins'));
  const since = events.slice(turn + 1);
  const ends = since.findLastIndex((event) => says(event, 'ls.battle.lost', 'ls.leader.slain'));
  const open = since.slice(ends + 1);
  const called =
    request !== null && says(request.prompt, 'ls.battle.commit', 'ls.battle.join')
      ? (request.prompt.params as unknown as Params)
      : null;
  const running = called !== null || open.some((event) => says(event, 'ls.battle.committed'));
  if (running) return read(open, called?.leader ?? null);
  if (ends < 0) return null;
  const before = since.slice(0, ends).findLastIndex((event) => says(event, 'ls.battle.lost', 'ls.leader.slain'));
  const last = since.slice(before + 1, ends + 1);
  return last.some((event) => says(event, 'ls.battle')) ? read(last, null) : null;
}

/** Cards that a Leader's skill takes out of the battle. */
const WITHOUT = ['ls.battle.shed', 'ls.battle.specials'];
const without = (fighter: Fighter, lost: readonly string[]): Fighter => ({
  ...fighter,
  cards: fighter.cards.filter((card) => !lost.includes(card)),
  dice: fighter.dice - lost.reduce((sum, card) => sum + diceOf(card), 0),
});

/** How many dice a card gives against a Leader. */
export const diceOf = (id: string): number =>
  [...content.specials, ...content.defenders.cards].find((card) => card.id === id)?.dice ?? 0;

/** How probable it is that of so many dice so many or more show what is needed. */
export function chanceOf(dice: number, toHit: number, need: number): number {
  const p = (7 - toHit) / 6;
  // The chance of each number of hits so far, one die after the other.
  let hits = [1];
  for (let die = 0; die < dice; die++) {
    hits = Array.from({ length: hits.length + 1 }, (_, n) => (hits[n] ?? 0) * (1 - p) + (hits[n - 1] ?? 0) * p);
  }
  return hits.slice(Math.max(0, need)).reduce((sum, chance) => sum + chance, 0);
}

function read(events: readonly SeenEvent[], named: LeaderId | null): Battle | null {
  let leader = named;
  const fighters = new Map<RangerId, Fighter>();
  const tech: string[] = [];
  const order: RangerId[] = [];
  let toHit: number | null = null;
  let result: Battle['result'] = null;
  let begun = false;
  for (const { key: said, params } of events) {
    const key = said as TextKey;
    const { ranger, leader: of, cards, card, dice, toHit: needed, hits } = params as unknown as Params;
    if (isOfBattle(key) && of !== undefined) leader = of;
    const fighter = fighters.get(ranger);
    if (key === 'ls.battle.committed')
      fighters.set(ranger, { ranger, cards, dice: Number(dice), rolled: null, hits: null });
    else if (fighter !== undefined && WITHOUT.includes(key)) fighters.set(ranger, without(fighter, cards));
    else if (key === 'ls.battle') begun = true;
    else if (key === 'ls.tech.shown') tech.push(card);
    else if (key === 'ls.rolled' && begun && fighter !== undefined && fighter.hits === null) {
      fighters.set(ranger, { ...fighter, rolled: dice as readonly number[] });
      toHit = needed;
      if (!order.includes(ranger)) order.push(ranger);
    } else if (key === 'ls.battle.hits' && fighter !== undefined) {
      fighters.set(ranger, { ...fighter, hits });
      if (!order.includes(ranger)) order.push(ranger);
    } else if (key === 'ls.battle.lost') result = 'lost';
    else if (key === 'ls.leader.slain') result = 'slain';
  }
  if (leader === null) return null;
  return {
    leader,
    fighters: [...fighters.values()],
    tech,
    toHit: toHit ?? leaderCard(leader).toHit,
    order,
    result,
  };
}
