import { bodyAt, chanceToPass } from '../../../skirmish/index.ts';
import { scored, testOf } from '../dice.ts';
import type { Battle, State } from '../state.ts';
import { PERSON, tabletopOf } from '../units.ts';
import type { Seat } from '../verbs.ts';
import { type Arrival, arrivalsFor } from './arrive.ts';
import { AUTOMATIC, comeAtOnce, DRAWS, isFull } from './noise.ts';
import { sourcesOf } from './sources.ts';

/** What the next Noise step may bring, as it stands now: for the screen, and for those who think ahead. */
export interface Forecast {
  /** A model, a Noisemaker Token or a vehicle. */
  readonly source: string;
  readonly seat: Seat | null;
  readonly tokens: number;
  /** The chances to draw once, and to draw twice (LD.NOISE.5, LD.NOISE.8). */
  readonly once: number;
  readonly twice: number;
  /** How many zombies one draw brings (LD.ESCAPE.5). */
  readonly zombies: number;
  /** Where each of them would arrive, in order: several spots where they are equally near (LD.NOISE.6). */
  readonly arrivals: readonly (readonly Arrival[])[];
}

const chanceWith = (tokens: number): number =>
  chanceToPass(testOf(DRAWS, [scored('LD.NOISE.4', 'ld.modifier.noise', tokens)]));

/** LD.NOISE.4, LD.NOISE.8 */
const drawChances = (tokens: number): { readonly once: number; readonly twice: number } =>
  tokens < AUTOMATIC ? { once: chanceWith(tokens), twice: 0 } : { once: 1, twice: chanceWith(tokens - AUTOMATIC) };

/** Each as if it were the only one to draw zombies. */
export function noiseForecast(state: Pick<State, 'options'>, battle: Battle): Forecast[] {
  const zombies = comeAtOnce(battle);
  const full = isFull({ state }, battle);
  return sourcesOf(battle).map((source): Forecast => {
    const { id, seat, tokens } = source;
    const { once, twice } = full ? { once: 0, twice: 0 } : drawChances(tokens);
    const draws = (once > 0 ? 1 : 0) + (twice > 0 ? 1 : 0);
    const table = tabletopOf(battle).draft();
    const arrivals = Array.from({ length: draws * zombies }, (_, i) => {
      const spots = arrivalsFor(battle, source, table);
      const [at] = spots;
      if (at !== undefined) table.put(bodyAt(`arriving ${i}`, at, PERSON));
      return spots;
    });
    return { source: id, seat, tokens, once, twice, zombies, arrivals };
  });
}
