import { chance } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { freshId, humanOf, seatFor, touches } from '../figures.ts';
import type { Encounter, Human, State } from '../state.ts';
import { emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { PlacesAct } from './decisions.ts';
import { buildingAt } from './inside.ts';
import { isFresh, task } from './tasks.ts';

/** ATZ.ITEM.12: at many stores there is a shopping cart. */

/** What a building is used as where carts may stand about. */
const STORES = ['shop', 'store', 'mall', 'market', 'supermarket', 'pharmacy', 'hardware'];

export function cartOffers({ encounter: enc }: State, human: Human): Offer<PlacesAct>[] {
  const building = buildingAt(enc, human);
  const use = building?.tags?.['use'];
  if (building === null || typeof use !== 'string' || !STORES.includes(use)) return [];
  if (human.items.includes('cart') || human.searched.includes(`cart ${building.id}`)) return [];
  const { id: who, name } = human;
  return [{ means: { do: 'find-cart', who }, label: { key: 'atz.menu.cart', params: { name } }, about: { unit: who } }];
}

export function* findCart(t: Table, { who }: Extract<PlacesAct, { do: 'find-cart' }>): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  human.searched.push(`cart ${buildingAt(enc, human)?.id ?? ''}`);
  const prompt = { key: 'atz.cart.roll', params: { name: human.name } } as const;
  const { happens, dice } = yield* chance(t, { rule: 'ATZ.ITEM.12', seat: seatFor(enc, human), prompt }, [1, 3]);
  if (happens) human.items.push('cart');
  emit(t, 'ATZ.ITEM.12', happens ? 'atz.cart.found' : 'atz.cart.none', { unit: who, name: human.name }, { dice });
}

/** ATZ.ITEM.13: the cart flips, and everything lies about. */
export function spill(t: Table, human: Human): void {
  const enc = encounterOf(t);
  const { x, y, level } = human;
  const spilled = human.items.filter((item) => item !== 'body-armor' && item !== 'pack');
  human.items = human.items.filter((item) => item === 'body-armor' || item === 'pack');
  for (const item of spilled) enc.dropped.push({ id: freshId(enc, 'd'), x, y, level, thing: { item } });
  emit(t, 'ATZ.ITEM.13', 'atz.cart.flips', { unit: human.id, name: human.name, items: spilled.length });
}

/** ATZ.ITEM.14: so many are put back in one activation. */
const PUT_BACK = 6;
const itemsAt = (enc: Encounter, human: Human): Encounter['dropped'] =>
  enc.dropped.filter((one) => typeof one.thing === 'object' && 'item' in one.thing && touches(one, human));

export function gatherOffers({ encounter: enc }: State, human: Human): Offer<PlacesAct>[] {
  const items = itemsAt(enc, human).length;
  if (items < 2 || !isFresh(enc, human)) return [];
  const { id: who, name } = human;
  const params = { name, items: Math.min(PUT_BACK, items) };
  return [{ means: { do: 'gather', who }, label: { key: 'atz.menu.gather', params }, about: { unit: who } }];
}

export function* gather(t: Table, { who }: Extract<PlacesAct, { do: 'gather' }>): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  task(human, 'gather');
  // The cart is set on its wheels first.
  const isCart = ({ thing }: Encounter['dropped'][number]): boolean =>
    typeof thing === 'object' && 'item' in thing && thing.item === 'cart';
  const lying = itemsAt(enc, human);
  const cart = lying.filter(isCart);
  const put = [...cart, ...lying.filter((one) => !isCart(one)).slice(0, PUT_BACK)];
  for (const { thing } of put) if (typeof thing === 'object' && 'item' in thing) human.items.push(thing.item);
  enc.dropped = enc.dropped.filter((one) => !put.includes(one));
  emit(t, 'ATZ.ITEM.14', 'atz.cart.gathered', { unit: who, name: human.name, items: put.length - cart.length });
}
