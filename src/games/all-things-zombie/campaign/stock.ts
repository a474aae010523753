import { STOCK } from '../data/campaign.ts';
import { diceTold } from '../dice.ts';
import { emit, type Flow, roll, type Seat, type Table } from '../verbs.ts';
import { type Area, type Resource, RESOURCES } from '../words.ts';

/** ATZ.AVAIL: what can still be found in an area. */
export type Stock = Record<Resource, number>;

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

const changed = (stock: Stock, by: (one: Resource) => number): Stock =>
  Object.fromEntries(RESOURCES.map((one) => [one, Math.max(0, stock[one] + by(one))])) as Stock;

/** ATZ.CAMP.8, ATZ.AVAIL.6: what can no longer be found there. */
export const fishedOut = (stock: Stock): Resource[] => RESOURCES.filter((one) => stock[one] === 0);

/** ATZ.AREA.2, ATZ.X.73: Fuel for the way to another area, by the vehicle's Bash Value. */
export const fuelToTravel = (bash: number): number => Math.max(1, bash);

/** ATZ.AREA.3: Food for the way on foot. */
export const foodToTravel = (people: number): number => people;
