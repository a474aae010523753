import { STOCK } from '../../data/campaign.ts';
import type { Encounter } from '../../state.ts';
import { diceTold } from '../../dice.ts';
import { emit, type Flow, roll, type Seat, type Table } from '../../verbs.ts';
import { type Area, type Resource, RESOURCES } from '../../words.ts';
import type { Place, Stock } from '../state.ts';

/** ATZ.AVAIL.1, ATZ.AVAIL.3: one roll for all Resources, none below 0. */
export const stockOf = (area: Area, more: number): Stock =>
  Object.fromEntries(RESOURCES.map((one) => [one, Math.max(0, STOCK[one][area] + more)])) as Stock;

/** ATZ.AVAIL.3: a positive die and a negative one on entering a new area. */
export function* enterArea(t: Table, seat: Seat, area: Area): Flow<Stock> {
  const [plus = 1, minus = 1] = yield* roll(t, '2d6', {
    rule: 'ATZ.AVAIL.3',
    seat,
    prompt: { key: 'atz.stock.roll' },
    ordered: true,
  });
  emit(t, 'ATZ.AVAIL.3', 'atz.stock', { area, more: plus - minus }, { dice: diceTold(plus, minus) });
  return stockOf(area, plus - minus);
}

/** ATZ.AVAIL.4, ATZ.AVAIL.7, ATZ.X.77: what was found together all counts, and the stock ends at zero. */
export const without = (stock: Stock, found: readonly Resource[]): Stock =>
  changed(stock, (one) => -found.filter((other) => other === one).length);

/** ATZ.AVAIL.5, ATZ.X.76: what was lost, not used, can be found again. */
export const withLost = (stock: Stock, lost: readonly Resource[]): Stock =>
  changed(stock, (one) => lost.filter((other) => other === one).length);

/** ATZ.AVAIL.5 */
export function putBack(place: Place, lost: readonly Resource[]): void {
  place.stock = withLost(place.stock, lost);
}

/** ATZ.AVAIL.4 */
export function takeFrom(place: Place, found: readonly Resource[]): void {
  place.stock = without(place.stock, found);
}

/** ATZ.LOOT.10: nothing of it is left in the area; what is found together in one turn all counts (ATZ.AVAIL.7). */
export const isFishedOut = ({ stock }: Encounter, resource: Resource | null): boolean =>
  stock !== undefined && resource !== null && stock.left[resource] === 0;

export function noteFound({ stock }: Encounter, resource: Resource | null): void {
  if (resource !== null) stock?.together.push(resource);
}

/** ATZ.AVAIL.4: a turn is over, and what was found in it is gone from the area. */
export function takeStock(enc: Encounter): void {
  if (enc.stock !== undefined) enc.stock = { left: without(enc.stock.left, enc.stock.together), together: [] };
}

const changed = (stock: Stock, by: (one: Resource) => number): Stock =>
  Object.fromEntries(RESOURCES.map((one) => [one, Math.max(0, stock[one] + by(one))])) as Stock;

/** ATZ.CAMP.8, ATZ.AVAIL.6: what can no longer be found there. */
export const fishedOut = (stock: Stock): Resource[] => RESOURCES.filter((one) => stock[one] === 0);

/** ATZ.AREA.2, ATZ.X.73: Fuel for the way to another area, by the vehicle's Bash Value. */
export const fuelToTravel = (bash: number): number => Math.max(1, bash);

/** ATZ.AREA.3: Food for the way on foot. */
export const foodToTravel = (people: number): number => people;
