/** ATZ.T.VEHICLES: what a campaign needs to know of a vehicle: its Bash Value (ATZ.AREA.2) and its seats (ATZ.ITEM.15). */
const RIDES = {
  atv: { bash: 1, seats: 2 },
  'big-rig': { bash: 12, seats: 6 },
  bus: { bash: 9, seats: 40 },
  motorcycle: { bash: 0, seats: 2 },
  pickup: { bash: 5, seats: 11 },
  rv: { bash: 8, seats: 8 },
  sedan: { bash: 5, seats: 6 },
  'sports-car': { bash: 3, seats: 2 },
  suv: { bash: 6, seats: 9 },
} as const;
export const RIDE_IDS = ['atv', 'big-rig', 'bus', 'motorcycle', 'pickup', 'rv', 'sedan', 'sports-car', 'suv'] as const;
export type RideId = (typeof RIDE_IDS)[number];

export const bashOf = (type: RideId): number => RIDES[type].bash;
/** ATZ.ITEM.15: twice its seats. */
export const roomOf = (type: RideId): number => 2 * RIDES[type].seats;
