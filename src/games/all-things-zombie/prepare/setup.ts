import { z } from 'zod';
import { type SetupFault, type Table as KernelTable, whole } from '../../../kernel/index.ts';
import { newEncounter } from '../encounter.ts';
import type { State } from '../state.ts';
import { withHills } from '../tables/hills.ts';
import { tableShape } from '../tables/index.ts';
import type { Seat } from '../verbs.ts';
import { LAST_CITIZEN_DAY } from '../data/classes.ts';
import { VEHICLE_TYPES } from '../data/vehicles.ts';
import { AREAS, DAY_PARTS, type EncounterId, ENCOUNTERS, type Mode, MODES } from '../words.ts';
import { bandFaults } from './creation.ts';
import { customCampaign, customCampaignSchema } from '../campaign/custom/setup.ts';
import { campaignSchema, newCampaign } from '../campaign/setup.ts';
import { customSchema, customSeats, customState } from './custom/setup.ts';
import { PLANS } from './encounters.ts';
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
  vehicles: z
    .array(z.enum(VEHICLE_TYPES).nullable())
    .max(4)
    .optional()
    .describe('What each band drives, if anything (ATZ.VEH.1)'),
  options: optionsShape,
});
/** Encounters that come to nothing without PEFs. */
const NEEDS_PEFS: readonly EncounterId[] = ['zed', 'robbery-week', 'escape', 'raid', 'raid-defend'];

/** ATZ.BAND.11: bands are legal, or the set-up says what is not. */
const encounterSchema = whole(encounterShape, ({ kind, mode, bands, day, options }) => [
  ...modeFaults(kind, mode, bands.length),
  ...(options.quick === true && NEEDS_PEFS.includes(kind)
    ? [
        {
          path: ['options', 'quick'],
          message: 'A quick game has no PEFs, and this Encounter is about them (ATZ.MODE.5)',
        },
      ]
    : []),
  ...(kind === 'escape' && day <= LAST_CITIZEN_DAY
    ? [{ path: ['day'], message: `Escape! is played from Day ${LAST_CITIZEN_DAY + 1} on (ATZ.FIRST.14)` }]
    : []),
  ...bands.flatMap((band, i) =>
    bandFaults(band, { day, anyRep: options.anyRep }).map(({ path, message }) => ({
      path: ['bands', i, ...path],
      message,
    })),
  ),
]);

/** ATZ.MODE.3: rivals want the same thing, and there are two of them at least. */
function modeFaults(kind: EncounterId, mode: Mode, bands: number): SetupFault[] {
  if (mode === 'same-side') return [];
  return [
    ...(bands < 2 ? [{ path: ['bands'], message: 'Head to head needs two bands at least (ATZ.MODE.3)' }] : []),
    ...(PLANS[kind].rivals === true
      ? []
      : [{ path: ['mode'], message: 'Only a Search or a Take Back is played head to head (ATZ.MODE.3)' }]),
  ];
}

type EncounterSetup = z.output<typeof encounterShape>;

export const schema = z.discriminatedUnion('kind', [
  encounterSchema,
  customSchema,
  campaignSchema,
  customCampaignSchema,
]);
export type Setup = z.output<typeof schema>;

const SEATS = ['a', 'b', 'c', 'd'] as const;
export const seating = (given: Setup): readonly Seat[] =>
  given.kind === 'custom' ? customSeats(given) : SEATS.slice(0, given.bands.length);

export const setup = (_t: KernelTable<undefined>, given: Setup): State =>
  given.kind === 'custom'
    ? customState(given)
    : given.kind === 'campaign'
      ? newCampaign(given)
      : given.kind === 'custom-campaign'
        ? customCampaign(given)
        : newState(given);

function newState({ options, bands, vehicles, ...wanted }: EncounterSetup): State {
  const bySeat = Object.fromEntries(bands.map((band, i) => [SEATS[i] as Seat, band]));
  const drives = Object.fromEntries((vehicles ?? []).map((type, i) => [SEATS[i] as Seat, type]));
  const encounter = newEncounter({ ...wanted, bands: bySeat, vehicles: drives });
  encounter.changes = withHills(encounter, options.hills); // ATZ.TERR.16
  return { options, orders: {}, encounter };
}
