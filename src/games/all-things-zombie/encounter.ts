import type { TableChoice } from '../../skirmish/index.ts';
import { plotFor } from './encounters/plot.ts';
import { PLANS } from './prepare/encounters.ts';
import { LOOKS_BY_TYPE, VEHICLE_FIGURES, VEHICLE_NAMES, type VehicleType } from './data/vehicles.ts';
import type { Encounter, Human, Profile, Side, ThisTurn, Vehicle } from './state.ts';
import { terrainOf } from './tables/index.ts';
import { carOf, newVehicle, parkedOn } from './tables/parked.ts';
import type { Seat } from './verbs.ts';
import type { Area, DayPart, EncounterId, Mode, Period } from './words.ts';

/** A new Encounter, before anything has been set up. */

/** ATZ.ER.1, ATZ.ENC.8: in every Encounter alike. */
const ER: Readonly<Record<Area, number>> = { rural: 1, suburban: 3, urban: 5 };

/** ATZ.ER.1, ATZ.ER.8: what an area starts with. */
export const startER = (area: Area): number => ER[area];

/** ATZ.CAMP.2, ATZ.CAMP.3: who is about in each of them is a matter of its tables. */
export const periodOf = (day: number): Period =>
  day <= 10 ? 'days-1-10' : day <= 20 ? 'days-11-20' : day <= 30 ? 'days-21-30' : 'after-30';

/** The side of zombies and PEFs (ATZ.TURN.15), and the one of all players who play together (ATZ.TURN.16). */
export const DEAD = 'dead';
const BAND = 'players';

/** What is asked for when an Encounter is to be played. */
export interface EncounterOrder {
  readonly kind: EncounterId;
  readonly mode?: Mode;
  readonly day: number;
  readonly area: Area;
  readonly dayPart: DayPart;
  readonly table: TableChoice;
  /** The bands by seat: the Star first. */
  readonly bands: Readonly<Record<Seat, readonly Profile[]>>;
  /** Their ids where they have some already; numbers otherwise. */
  readonly ids?: Readonly<Record<Seat, readonly string[]>>;
  /** ATZ.VEH.1: what each of them drives, if anything. */
  readonly vehicles?: Readonly<Record<Seat, VehicleType | null>>;
}

export const freshTurn = (): ThisTurn => ({
  activated: false,
  inches: 0,
  bonus: 0,
  fast: false,
  moved: false,
  fired: false,
  firedInSight: false,
  did: [],
  keepsRoad: false,
  stumbles: false,
  from: null,
  task: '',
});

/** Somebody who is about to come on, unhurt. */
export const humanFrom = (profile: Profile, given: Pick<Human, 'id' | 'seat' | 'side' | 'leads'>): Human => ({
  ...structuredCopy(profile),
  ...given,
  x: 0,
  y: 0,
  level: 0,
  facing: 0,
  fate: 'waiting',
  status: 'carry-on',
  prone: false,
  duckedFrom: null,
  stun: null,
  cowed: false,
  starPower: profile.star ? profile.rep : 0, // ATZ.STAR.6
  hardened: false,
  tired: 0,
  turn: freshTurn(),
  carries: null,
  aboard: null,
  bothHands: null,
  spared: false,
  captor: null,
  bound: false,
  bitten: null,
  delay: 0,
  delayedBy: [],
  lame: false,
  searched: [],
  barred: [],
  parties: {},
  deeds: { zombies: 0, hurtArmed: false, wentOof: false, ranAway: false, skills: [], found: [] },
});

const structuredCopy = ({ skills, attributes, guns, blades, items, ...rest }: Profile): Profile => ({
  ...rest,
  skills: { ...skills },
  attributes: [...attributes],
  guns: guns.map((gun) => ({ ...gun })),
  blades: blades.map((blade) => ({ ...blade })),
  items: [...items],
});

export const newSide = (given: Pick<Side, 'id' | 'kind'> & Partial<Side>): Side => ({
  seats: [],
  class: null,
  attitude: null,
  since: 0,
  die: null,
  groups: [],
  started: [],
  met: false,
  memory: [],
  ...given,
});

/** ATZ.BLDG.6, ATZ.BLDG.7, ATZ.BLDG.14: doors and windows are closed, and locked where the table says so. */
function lockedOn(table: TableChoice): Encounter['changes'] {
  const locked = terrainOf(table)
    .buildings.flatMap(({ openings }) => openings)
    .filter(({ tags }) => tags?.['lock'] === true);
  if (locked.length === 0) return {};
  return { openings: Object.fromEntries(locked.map(({ id }) => [id, { state: 'locked' as const }])) };
}

/** ATZ.VEH.6: a vehicle that a band brings along, with its keys and Fuel: it has not come on yet. */
const broughtBy = (seat: Seat, type: VehicleType | null, owner: string): Vehicle[] =>
  type === null
    ? []
    : [
        newVehicle({
          id: carOf(seat),
          type,
          looks: LOOKS_BY_TYPE[type],
          name: VEHICLE_NAMES[type],
          x: 0,
          y: 0,
          facing: 90,
          here: false,
          keys: 'held',
          owner,
          fuel: Math.max(1, VEHICLE_FIGURES[type].bash),
        }),
      ];

export function newEncounter(wanted: EncounterOrder): Encounter {
  const { kind, mode = 'same-side', day, area, table, bands } = wanted;
  const dayPart = PLANS[kind].dayPart ?? wanted.dayPart; // ATZ.ROB.4
  const seats = Object.keys(bands);
  const sideOf = (seat: Seat): string => (mode === 'same-side' ? BAND : `${BAND}-${seat}`);
  const humans = seats.flatMap((seat) =>
    (bands[seat] ?? [])
      .map((profile, i) => ({ profile, id: wanted.ids?.[seat]?.[i] ?? `${seat}${i + 1}`, leads: i === 0 }))
      .filter(({ profile }) => profile.star || !PLANS[kind].starsOnly)
      .map(({ profile, id, leads }) => humanFrom(profile, { id, seat, side: sideOf(seat), leads })),
  );
  const sides = [...new Set(seats.map(sideOf))].map((id) =>
    newSide({
      id,
      kind: 'players',
      seats: seats.filter((seat) => sideOf(seat) === id),
      started: humans.filter(({ side }) => side === id).map((one) => one.id),
    }),
  );
  return {
    kind,
    mode,
    day,
    area,
    er: { now: ER[area], original: ER[area] },
    table,
    changes: lockedOn(table),
    barricades: {},
    entered: {},
    searchedVehicles: [],
    daylight: { part: dayPart, moon: null, hadMorning: dayPart === 'morning', hadEvening: dayPart === 'evening' },
    clocks: {
      police: null,
      weather: null,
      badWeather: false,
      noMoreZombies: false,
      moreZombies: 0,
      deadLoseTurn: false,
      safePlace: null,
      argument: null,
      lost: null,
      wrongReloads: null,
    },
    shotsFired: false,
    turn: 0,
    sides: [...sides, newSide({ id: DEAD, kind: 'dead' })],
    named: (sides[0] as Side).id,
    humans,
    zombies: [],
    vehicles: [
      ...parkedOn(terrainOf(table)),
      ...seats.flatMap((seat) => broughtBy(seat, wanted.vehicles?.[seat] ?? null, sideOf(seat))),
    ],
    corpses: [],
    pefs: [],
    noises: [],
    lasting: [],
    fires: [],
    feasts: [],
    dropped: [],
    melees: [],
    order: [],
    sighted: [],
    pending: [],
    doing: [
      { do: 'turn', stage: 'starts', done: 0 },
      {
        do: 'prepare',
        left: [...PLANS[kind].steps],
        entering: humans.map(({ id }) => id),
        paces: {},
        meeting: [],
        placed: 0,
      },
    ],
    objective: { met: false, turn: null, by: [] },
    ...plotFor(kind),
    lastId: 0,
    ending: null,
  };
}
