/** ATZ.T.VEHICLES, ATZ.VEH.1: what can be driven. */
export const VEHICLE_TYPES = [
  'atv',
  'big-rig',
  'bus',
  'motorcycle',
  'pickup',
  'rv',
  'sedan',
  'sports-car',
  'suv',
] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** ATZ.VMOVE.8 to ATZ.VMOVE.10 */
export type TurnRating = 'A' | 'B' | 'C';

interface VehicleFigures {
  /** ATZ.VMOVE.3: the most inches on a road or street, and off it. */
  readonly road: number;
  readonly offRoad: number;
  readonly turn: TurnRating;
  /** ATZ.VEH.20, ATZ.VEH.21, ATZ.VEH.22, ATZ.VEH.23: seats in front, and on the bed or in the rear of those that have one. */
  readonly cab: number;
  readonly back: number;
  /** ATZ.VCOMB.13: the Bash Value. */
  readonly bash: number;
  /** How long and wide it is where the table does not say. */
  readonly size: readonly [long: number, wide: number];
}

const figures = (
  [road, offRoad]: readonly [number, number],
  turn: TurnRating,
  [cab, back]: readonly [number, number],
  bash: number,
  size: readonly [number, number],
): VehicleFigures => ({ road, offRoad, turn, cab, back, bash, size });

/** An RV holds 8 to 20: 8 unless the scenario says more; a band may live in one (ATZ.VEH.25). */
export const VEHICLE_FIGURES: Readonly<Record<VehicleType, VehicleFigures>> = {
  atv: figures([16, 12], 'C', [2, 0], 1, [2, 1.25]),
  'big-rig': figures([12, 4], 'A', [6, 40], 12, [6, 2]),
  bus: figures([12, 4], 'A', [40, 0], 9, [6, 2]),
  motorcycle: figures([24, 12], 'C', [2, 0], 0, [2, 0.8]),
  pickup: figures([16, 8], 'B', [3, 8], 5, [4.5, 1.75]),
  rv: figures([12, 4], 'A', [8, 0], 8, [6, 2]),
  sedan: figures([16, 8], 'B', [6, 0], 5, [4, 1.75]),
  'sports-car': figures([24, 8], 'C', [2, 0], 3, [4, 1.75]),
  suv: figures([16, 12], 'B', [9, 0], 6, [4.25, 1.9]),
};

/** ATZ.VEH.24: vehicles as tables call them, each by the type that is closest to it; a wreck is none. */
export const TYPE_BY_LOOKS: Readonly<Record<string, VehicleType>> = {
  car: 'sedan',
  taxi: 'sedan',
  estate: 'suv',
  police: 'sedan',
  pickup: 'pickup',
  van: 'pickup',
  ambulance: 'pickup',
  truck: 'big-rig',
  tanker: 'big-rig',
  bus: 'bus',
  'school-bus': 'bus',
  tractor: 'atv',
};

/** What the painter makes of a type that comes from nowhere but a set-up. */
export const LOOKS_BY_TYPE: Readonly<Record<VehicleType, string>> = {
  atv: 'atv',
  'big-rig': 'truck',
  bus: 'bus',
  motorcycle: 'motorcycle',
  pickup: 'pickup',
  rv: 'rv',
  sedan: 'car',
  'sports-car': 'sports-car',
  suv: 'estate',
};

/** What they are called where nobody has given them another name. */
export const VEHICLE_NAMES: Readonly<Record<VehicleType, string>> = {
  atv: 'ATV',
  'big-rig': 'Big Rig',
  bus: 'Bus',
  motorcycle: 'Motorcycle',
  pickup: 'Pickup',
  rv: 'RV',
  sedan: 'Sedan',
  'sports-car': 'Sports car',
  suv: 'SUV',
};

/** ATZ.VMOVE.16 */
export const BOOTLEGGERS: readonly VehicleType[] = ['suv', 'sports-car', 'sedan', 'pickup', 'motorcycle'];

/** ATZ.VMOVE.8: at most so many degrees in one turn. */
export const TURN_DEGREES = 45;
/** ATZ.VMOVE.8, ATZ.VMOVE.9, ATZ.VMOVE.10: when a vehicle may turn in its move. */
export const TURNS: Readonly<Record<TurnRating, { readonly before: boolean; readonly halfway: boolean }>> = {
  A: { before: false, halfway: false },
  B: { before: false, halfway: true },
  C: { before: true, halfway: true },
};

/** ATZ.VCOMB.14 */
export const HUMAN_BASH = 1;
export const BUILDING_BASH = 3;
/** ATZ.VCOMB.17: in a vehicle that rolls over. */
export const ROLL_OVER_IMPACT = 3;
/** ATZ.VCOMB.21: faster than this counts as moving fast. */
export const FAST_VEHICLE = 8;
/** ATZ.VCOMB.24 */
export const HIT_BY_FIRE = 8;
/** ATZ.VEH.16 */
export const DOOR_INCHES = 2;
/** ATZ.VEH.19 */
export const CONVOY = 4;
/** ATZ.VEH.13 */
export const STALL_INCHES = 12;
/** ATZ.VEH.13: on these it does not start. */
export const WONT_START = [4, 6] as const;
/** ATZ.VEH.7 */
export const KEYS_FOUND = [1, 1] as const;
/** ATZ.VCOMB.3 */
export const DODGE_INCHES = 3;
