import { noteFound } from '../campaign/things/stock.ts';
import type { ItemId } from '../data/items.ts';
import { MORE_BY_DIE, MORE_UP_TO } from '../data/loot.ts';
import { diceTold, oneDie } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { humanOf, humansHere, inMelee, seatFor, sideNamed, touches } from '../figures.ts';
import type { Encounter, Human, State } from '../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../verbs.ts';
import { becomeEnemies } from '../strangers/enemies.ts';
import type { PlacesAct } from './decisions.ts';
import type { LootDoing } from './doing.ts';

/** ATZ.LOOT.11 to ATZ.LOOT.14: what helpless people, the dead and dead zombies have on them. */

/** ATZ.LOOT.11: who cannot help it: down, or held. */
const isHelpless = ({ status, captor, bound }: Human): boolean =>
  status === 'stunned' || status === 'oof' || status === 'od' || captor !== null || bound;

/** One of its own band: nothing on it is unknown. */
const isComrade = (human: Human, { id, seat }: Human): boolean =>
  human.seat !== null && seat === human.seat && id !== human.id;
/** ATZ.LOOT.11, ATZ.LOOT.13: it has something that is seen or still to be found. */
const hasAnything = (human: Human, one: Human): boolean =>
  thingsOf(one).length > 0 || (!isComrade(human, one) && !one.searched.includes('pockets'));

/** Bodies in contact with somebody: of others, and of the fallen of its own band. */
const bodiesAt = (enc: Encounter, human: Human): Human[] =>
  humansHere(enc).filter(
    (one) =>
      (one.side !== human.side || isComrade(human, one)) &&
      (isComrade(human, one) ? one.status === 'oof' || one.status === 'od' : isHelpless(one)) &&
      touches(one, human) &&
      hasAnything(human, one),
  );

/** A gun or a blade, by its place among them. */
const gunAt = (i: number): string => `gun-${i}`;
const bladeAt = (i: number): string => `blade-${i}`;

/** Something that can be taken: a gun or a blade by its place, or an Item. */
export const thingsOf = ({ guns, blades, items }: Human): string[] => [
  ...guns.map((_, i) => gunAt(i)),
  ...blades.map((_, i) => bladeAt(i)),
  ...new Set(items),
];

export const thingParams = ({ guns, blades }: Human, thing: string): { readonly thing: string } => {
  const weapon = guns.find((_, i) => gunAt(i) === thing) ?? blades.find((_, i) => bladeAt(i) === thing);
  return { thing: weapon?.id ?? thing };
};

/** From one to the other. */
export function hand(from: Human, to: Human, thing: string): void {
  const gun = from.guns.findIndex((_, i) => gunAt(i) === thing);
  const blade = from.blades.findIndex((_, i) => bladeAt(i) === thing);
  const item = from.items.indexOf(thing as ItemId);
  if (gun !== -1) to.guns.push(...from.guns.splice(gun, 1));
  else if (blade !== -1) to.blades.push(...from.blades.splice(blade, 1));
  else if (item !== -1) to.items.push(...from.items.splice(item, 1));
}

/** ATZ.LOOT.14, ATZ.ACT.8: taking things is the pick-up of an active figure in contact. */
export function lootOffers({ encounter: enc }: State, human: Human): Offer<PlacesAct>[] {
  if (inMelee(enc, human.id) || human.turn.did.some((one) => one !== 'reload')) return [];
  const { id: who, name } = human;
  const people = bodiesAt(enc, human).map((one) => ({ id: one.id, whom: one.name, seldom: isComrade(human, one) }));
  const dead = enc.corpses
    .filter((one) => !one.looted && touches(one, human))
    .map(({ id }) => ({ id, whom: '', seldom: false }));
  return [...people, ...dead].map(({ id, whom, seldom }) => ({
    means: { do: 'loot', who, body: id },
    label: { key: whom === '' ? 'atz.menu.loot-zombie' : 'atz.menu.loot', params: { name, whom } },
    about: { unit: who, target: id },
    ...(seldom ? { seldom } : undefined),
  }));
}

export function* loot(t: Table, { who, body }: Extract<PlacesAct, { do: 'loot' }>): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  human.turn.did.push('pick-up');
  const zombie = enc.corpses.find(({ id }) => id === body);
  if (zombie !== undefined) {
    zombie.looted = true;
    return yield* armorOf(t, human);
  }
  const victim = humanOf(enc, body);
  if (!isComrade(human, victim) && !victim.searched.includes('pockets')) yield* pockets(t, human, victim);
  // ATZ.MEET.26: robbing somebody who lives makes Enemies of its friends.
  if (victim.status !== 'od' && sideNamed(enc, victim.side).kind === 'people') becomeEnemies(t, victim.side);
  begin(t, { do: 'loot', who, body });
}

/** ATZ.LOOT.13: one thing more on a 1 to 3, and another die says what. */
export function* pockets(t: Table, human: Human, victim: Human): Flow<void> {
  const seat = seatFor(encounterOf(t), human);
  victim.searched.push('pockets');
  const prompt = { key: 'atz.loot.more', params: { name: victim.name } } as const;
  const die = yield* oneDie(t, { rule: 'ATZ.LOOT.13', seat, prompt });
  const said = { unit: victim.id, name: victim.name };
  if (die > MORE_UP_TO) return emit(t, 'ATZ.LOOT.13', 'atz.loot.no-more', said, { dice: diceTold(die) });
  const what = yield* oneDie(t, { rule: 'ATZ.LOOT.13', seat, prompt: { key: 'atz.loot.what' } });
  const item = MORE_BY_DIE[what as keyof typeof MORE_BY_DIE];
  if (item === null) return emit(t, 'ATZ.LOOT.13', 'atz.loot.no-more', said, { dice: diceTold(die, what) });
  victim.items.push(item);
  emit(t, 'ATZ.LOOT.13', 'atz.loot.has', { ...said, thing: item }, { dice: diceTold(die, what) });
}

/** ATZ.RES.13: body armor on a dead zombie, on a 1 and another 1. */
function* armorOf(t: Table, human: Human): Flow<void> {
  const enc = encounterOf(t);
  const seat = seatFor(enc, human);
  const prompt = { key: 'atz.loot.armor' } as const;
  const first = yield* oneDie(t, { rule: 'ATZ.RES.13', seat, prompt });
  const second = first === 1 ? yield* oneDie(t, { rule: 'ATZ.RES.13', seat, prompt }) : 0;
  const said = { unit: human.id, name: human.name, thing: 'body-armor' };
  if (second !== 1) return emit(t, 'ATZ.RES.13', 'atz.search.nothing', said, { dice: diceTold(first) });
  human.items.push('body-armor');
  noteFound(enc, 'armor'); // ATZ.AVAIL.2
  human.deeds.found.push('body-armor');
  emit(t, 'ATZ.RES.13', 'atz.found', said, { dice: diceTold(first, second) });
}

/** ATZ.LOOT.11, ATZ.LOOT.12: weapons, armor and all that one has seen, one thing after the other. */
export function* takeFrom(t: Table, doing: LootDoing): Flow<void> {
  const enc = encounterOf(t);
  const [human, victim] = [humanOf(enc, doing.who), humanOf(enc, doing.body)];
  const things = thingsOf(victim);
  if (things.length === 0) return finish(t, doing);
  const { take } = yield* choose(t, seatFor(enc, human), {
    rule: 'ATZ.LOOT.11',
    prompt: { key: 'atz.loot', params: { name: human.name, whom: victim.name } },
    options: [
      ...things.map((thing) => ({
        means: { take: thing },
        label: { key: 'atz.thing', params: thingParams(victim, thing) } as const,
      })),
      { means: { take: 'done' }, label: { key: 'atz.loot.done' } as const },
    ],
  });
  if (take === 'done') return finish(t, doing);
  const { thing } = thingParams(victim, take);
  hand(victim, human, take);
  if (thing === 'body-armor') noteFound(enc, 'armor'); // ATZ.AVAIL.2
  emit(t, 'ATZ.LOOT.11', 'atz.loot.takes', { unit: human.id, name: human.name, thing, whom: victim.name });
}
