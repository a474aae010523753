import { z } from 'zod';
import { type Table as KernelTable, whole } from '../../../kernel/index.ts';
import { newEncounter } from '../encounter.ts';
import type { State } from '../state.ts';
import { tableShape } from '../tables/index.ts';
import type { Seat } from '../verbs.ts';
import { AREAS, DAY_PARTS, ENCOUNTERS, MODES } from '../words.ts';
import { bandFaults } from './creation.ts';
import { customSchema, customSeats, customState } from './custom/setup.ts';
import { optionsShape } from './options.ts';
import { profileShape } from './profile.ts';

/** One Encounter with one to four bands. */

const encounterShape = z.strictObject({
  kind: z.enum(ENCOUNTERS).default('search'),
  mode: z.enum(MODES).default('same-side'),
  day: z.int().min(1).max(999).default(1).describe('The day of the outbreak (ATZ.CAMP.2)'),
  area: z.enum(AREAS).default('suburban'),
  dayPart: z.enum(DAY_PARTS).default('daytime').describe('The Day Part is the player’s choice (ATZ.DAY.6)'),
  table: tableShape,
  bands: z
    .array(z.array(profileShape).min(1).max(11))
    .min(1)
    .max(4)
    .describe('One band for each player, its Star first'),
  options: optionsShape,
});
/** ATZ.BAND.11: bands are legal, or the set-up says what is not. */
const encounterSchema = whole(encounterShape, ({ bands, day, options }) =>
  bands.flatMap((band, i) =>
    bandFaults(band, { day, anyRep: options.anyRep }).map(({ path, message }) => ({
      path: ['bands', i, ...path],
      message,
    })),
  ),
);
type EncounterSetup = z.output<typeof encounterShape>;

export const schema = z.discriminatedUnion('kind', [encounterSchema, customSchema]);
export type Setup = z.output<typeof schema>;

const SEATS = ['a', 'b', 'c', 'd'] as const;
export const seating = (given: Setup): readonly Seat[] =>
  given.kind === 'custom' ? customSeats(given) : SEATS.slice(0, given.bands.length);

export const setup = (_t: KernelTable<undefined>, given: Setup): State =>
  given.kind === 'custom' ? customState(given) : newState(given);

function newState({ options, bands, ...wanted }: EncounterSetup): State {
  const bySeat = Object.fromEntries(bands.map((band, i) => [SEATS[i] as Seat, band]));
  return { options, orders: {}, encounter: newEncounter({ ...wanted, bands: bySeat }) };
}
