import { encounterOf } from '../doing.ts';
import { humanOf, humansHere, inches, inMelee, isFunctioning } from '../figures.ts';
import type { Encounter, Human, State } from '../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { PlacesAct } from './decisions.ts';
import { hand, thingParams, thingsOf } from './looting.ts';

/** ATZ.ITEM.6: two of one side hand each other things. */

/** Ruling ATZ.ITEM.6: so near two stand who hand each other something. */
const AT_HAND = 2;

const nearby = (enc: Encounter, human: Human): Human[] =>
  humansHere(enc).filter(
    (one) =>
      one.id !== human.id &&
      one.seat !== null &&
      one.side === human.side &&
      one.level === human.level &&
      isFunctioning(one) &&
      !inMelee(enc, one.id) &&
      inches(one, human) <= AT_HAND,
  );

export function giveOffers({ encounter: enc }: State, human: Human): Offer<PlacesAct>[] {
  const isBusy = human.turn.did.some((one) => one === 'pick-up' || one === 'task' || one === 'charge');
  if (human.seat === null || isBusy || inMelee(enc, human.id)) return [];
  return nearby(enc, human)
    .filter((one) => thingsOf(human).length + thingsOf(one).length > 0)
    .map(({ id, name }) => ({
      means: { do: 'give', who: human.id, to: id },
      label: { key: 'atz.menu.give', params: { name: human.name, whom: name } },
      about: { unit: human.id, target: id },
      seldom: true,
    }));
}

/** Things go over, and then the other player may give things back: both together are one pick-up of the active figure (ATZ.ACT.8). */
export function* give(t: Table, { who, to }: Extract<PlacesAct, { do: 'give' }>): Flow<void> {
  const enc = encounterOf(t);
  const [human, other] = [humanOf(enc, who), humanOf(enc, to)];
  const isAny = [yield* handOver(t, human, other, 'atz.give'), yield* handOver(t, other, human, 'atz.give.back')];
  if (isAny.includes(true)) human.turn.did.push('pick-up');
}

/** One thing after the other, for as long as the giver likes; whether there was any. */
function* handOver(t: Table, from: Human, to: Human, key: 'atz.give' | 'atz.give.back'): Flow<boolean> {
  for (let isAny = false; ; isAny = true) {
    if (thingsOf(from).length === 0) return isAny;
    const said = yield* choose(t, from.seat as string, {
      rule: 'ATZ.ITEM.6',
      prompt: { key, params: { name: from.name, whom: to.name } },
      facts: { unit: from.id, other: to.id },
      options: [
        ...thingsOf(from).map(
          (thing): Offer<{ readonly take: string }> => ({
            means: { take: thing },
            label: { key: 'atz.thing', params: thingParams(from, thing) },
          }),
        ),
        { means: { take: 'done' }, label: { key: 'atz.loot.done' } as const },
      ],
    });
    if (said.take === 'done') return isAny;
    const { thing } = thingParams(from, said.take);
    hand(from, to, said.take);
    emit(t, 'ATZ.ITEM.6', 'atz.gives', { unit: from.id, name: from.name, whom: to.name, thing });
  }
}
