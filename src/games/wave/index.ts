import { type Game, type Json, plainName, type Seat } from '../../kernel/index.ts';
import { characterCard } from './cards/cards.ts';
import { cheerAside, turn } from './combat/combat.ts';
import { customOf } from './prepare/custom.ts';
import { follow } from './hints.ts';
import type { WaveAside } from './means.ts';
import { discardAside } from './round/inventory.ts';
import { migrate } from './prepare/migrate.ts';
import { goesOn, measure } from './odds.ts';
import { search } from './round/search.ts';
import { examples, muster, type Setup, schema, seating, setup } from './prepare/setup.ts';
import { person, type State, type Table } from './state.ts';
import { strike } from './combat/strike.ts';
import type { Flow } from './verbs.ts';
import { texts } from './text.ts';
import { healAside, trade } from './round/trade.ts';
import { redeal, viewOf } from './view.ts';
import type { Phase } from './words.ts';

/** The round: Search, Trade, Combat (WAV.ROUND.1), each in steps of one turn, one gift, one blow. */
const PHASE_STEPS = { muster, search, trade, combat: turn, strike } as const satisfies Record<
  Phase,
  (t: Table) => Flow<void>
>;

export const wave: Game<Setup, State> = {
  id: 'wave',
  title: 'Wave!',
  version: '2',
  seats: { min: 1, max: 6 }, // WAV.GOAL.1
  schema,
  examples,
  seating,
  setup,
  customOf: (state) => customOf(state) as Setup,
  *step(t: Table): Flow<void> {
    yield* PHASE_STEPS[t.state.phase](t);
  },
  asides: (t: Table): readonly WaveAside[] => [...cheerAside(t), ...healAside(t), ...discardAside(t)],
  view: (state) => viewOf(state) as unknown as Json,
  redeal: (state, _seat, chance) => redeal(state, chance),
  texts,
  names: (state) => Object.fromEntries(state.seats.map((seat) => [seat, nameOfSeat(state, seat)])),
  measure,
  goesOn,
  follow,
  migrate,
};

function nameOfSeat(state: State, seat: Seat): string {
  const { character } = person(state, seat);
  return character === null ? plainName(seat) : characterCard(character).name;
}

export { waveBoard } from './board.ts';
export { waveNotes } from './notes.ts';
export {
  arm,
  assaultCard,
  blow,
  breed,
  changeBy,
  characterCard,
  face,
  kindOf,
  nameOf,
  STARTERS,
  stackOf,
  weaponCard,
} from './cards/cards.ts';
export type { Arm, Blow, Breed } from './cards/cards.ts';
export { content } from './cards/content.ts';
export type { Character, Effect, Perk, RubbleFace, Weapon } from './cards/shapes.ts';
export { rubbleFor } from './cards/decks.ts';
export type { Setup } from './prepare/setup.ts';
export { adjacentTo, enemiesIn, hasRoomFor, healthLeft, slotsUsed } from './state.ts';
export type { Foe, Person, State } from './state.ts';
export { waveFacts, waveMeans } from './means.ts';
export type { WaveMeans } from './means.ts';
export type { TextKey } from './text.ts';
export type { View } from './view.ts';
export * from './words.ts';
