import type { Option, PlayableAside } from '../../kernel/index.ts';
import { breed } from './cards/cards.ts';
import { type Foe, foeNumbered, type State, type Table } from './state.ts';
import { choose, type Flow, type Seat, type WaveRule } from './verbs.ts';
import type { CardId } from './words.ts';

/** How things on the table are named in an answer. */

/** What a question lets the seats do while it is open. */
export interface Meanwhile {
  readonly quiet?: readonly Seat[];
  readonly asides?: readonly PlayableAside<State>[];
}

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

/** An enemy by its place in the line, as the board numbers it: two Wanderers can be told apart. */
export const foeOption = ({ line }: State, foe: Foe): Option => ({
  id: `foe:${foe.id}`,
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
  key: string,
  more: () => Meanwhile = () => ({}),
): Flow<Foe> {
  const answer = yield* choose(t, seat, () => ({
    rule,
    prompt: { key },
    options: foes.map((foe) => foeOption(t.state, foe)),
    ...more(),
  }));
  return foeNumbered(t.state, Number(readAnswer(answer).id));
}
