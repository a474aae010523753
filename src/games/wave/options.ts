import type { Option } from '../../kernel/index.ts';
import { breed } from './cards.ts';
import { type Foe, foeNumbered, type Table } from './state.ts';
import { choose, type Flow, type Seat, type WaveRule } from './table.ts';
import type { CardId } from './words.ts';

/** How things on the table are named in an answer. */

/** An answer such as `use:lucky` in its two parts. */
export function readAnswer(answer: string): { readonly what: string; readonly id: string } {
  const [what = answer, id = ''] = answer.split(':');
  return { what, id };
}

export const seatOption = (seat: Seat): Option => ({
  id: seat,
  label: { key: 'wave.seat', params: { seat } },
  about: { seat },
});

export const cardOption = (card: CardId, id: string = card): Option => ({
  id,
  label: { key: 'wave.card', params: { card } },
  about: { card },
});

export const useOption = (card: CardId): Option => ({
  id: `use:${card}`,
  label: { key: 'wave.use', params: { card } },
  about: { card },
});

export const perkOption = (perk: string): Option => ({
  id: `perk:${perk}`,
  label: { key: 'wave.perk.use', params: { perk } },
});

export const foeOption = (foe: Foe): Option => ({
  id: `foe:${foe.id}`,
  label: {
    key: foe.spears > 0 ? 'wave.foe.speared' : 'wave.foe',
    params: { enemy: foe.enemy, left: breed(foe.enemy).limit - foe.damage, spears: foe.spears },
  },
  about: { foe: foe.id },
});

/** Asks for one of several enemies. The asked keeps the cards meanwhile: the ammo for this very attack is among them. */
export function* aimAt(t: Table, seat: Seat, foes: readonly Foe[], rule: WaveRule, key: string): Flow<Foe> {
  const answer = yield* choose(t, seat, { rule, prompt: { key }, options: foes.map(foeOption), quiet: [seat] });
  return foeNumbered(t.state, Number(readAnswer(answer).id));
}
