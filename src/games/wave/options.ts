import { breed } from './cards/cards.ts';
import type { WaveAside } from './means.ts';
import { type Foe, foeNumbered, type State, type Table } from './state.ts';
import type { TextKey } from './text.ts';
import { choose, type Flow, type Seat, type WaveRule, offer } from './verbs.ts';
import type { CardId } from './words.ts';

/** How things on the table are offered. */

/** What a question lets the seats do while it is open. */
export interface Meanwhile {
  readonly quiet?: readonly Seat[];
  readonly asides?: readonly WaveAside[];
}

export const seatOffer = (seat: Seat) =>
  offer({ means: { seat }, label: { key: 'wave.seat', params: { seat } }, about: { seat } });

export const cardOffer = (card: CardId) =>
  offer({ means: { card }, label: { key: 'wave.card', params: { card } }, about: { card } });

/** One card of several: two may have the same face. */
export const placedCardOffer = (place: number, card: CardId) => offer({ ...cardOffer(card), means: { place, card } });

export const useOffer = (card: CardId) =>
  offer({
    means: { do: 'use', card },
    label: { key: 'wave.use', params: { card } },
    about: { card },
  });

export const perkOffer = (perk: string) =>
  offer({ means: { do: 'perk', perk }, label: { key: 'wave.perk.use', params: { perk } } });

/** An enemy by its place in the line, as the board numbers it: two Wanderers can be told apart. */
export const foeOffer = ({ line }: State, foe: Foe) =>
  offer({
    means: { do: 'foe', foe: foe.id },
    label: {
      key: foe.spears > 0 ? 'wave.foe.speared' : 'wave.foe',
      params: {
        enemy: foe.enemy,
        place: line.indexOf(foe) + 1,
        left: breed(foe.enemy).limit - foe.damage,
        spears: foe.spears,
      },
    },
    about: { foe: foe.id },
  });

/** Asks for one of several enemies; `more` is what may be done meanwhile, made anew each time the question is put. */
export function* aimAt(
  t: Table,
  seat: Seat,
  foes: readonly Foe[],
  rule: WaveRule,
  key: TextKey,
  more: () => Meanwhile = () => ({}),
): Flow<Foe> {
  const { foe } = yield* choose(t, seat, () => ({
    rule,
    prompt: { key },
    options: foes.map((each) => foeOffer(t.state, each)),
    ...more(),
  }));
  return foeNumbered(t.state, foe);
}
