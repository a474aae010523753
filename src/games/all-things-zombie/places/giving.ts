import { encounterOf } from '../doing.ts';
import { humanOf, humansHere, inches, inMelee, isFunctioning } from '../figures.ts';
import type { Encounter, Human, State } from '../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { PlacesAct } from './decisions.ts';
import { hand, thingParams, thingsOf } from './looting.ts';

/** ATZ.ITEM.6: one of the band gives another one something. */

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
  if (human.seat === null || isBusy || inMelee(enc, human.id) || thingsOf(human).length === 0) return [];
  return nearby(enc, human).map(({ id, name }) => ({
    means: { do: 'give', who: human.id, to: id },
    label: { key: 'atz.menu.give', params: { name: human.name, whom: name } },
    about: { unit: human.id, target: id },
    seldom: true,
  }));
}

/** One thing after the other, for as long as the giver likes: it is one pick-up (ATZ.ACT.8). */
export function* give(t: Table, { who, to }: Extract<PlacesAct, { do: 'give' }>): Flow<void> {
  const enc = encounterOf(t);
  const [human, other] = [humanOf(enc, who), humanOf(enc, to)];
  while (thingsOf(human).length > 0) {
    const said = yield* choose(t, human.seat as string, {
      rule: 'ATZ.ITEM.6',
      prompt: { key: 'atz.give', params: { name: human.name, whom: other.name } },
      options: [
        ...thingsOf(human).map(
          (thing): Offer<{ readonly take: string }> => ({
            means: { take: thing },
            label: { key: 'atz.thing', params: thingParams(human, thing) },
          }),
        ),
        { means: { take: 'done' }, label: { key: 'atz.loot.done' } as const },
      ],
    });
    if (said.take === 'done') return;
    const { thing } = thingParams(human, said.take);
    hand(human, other, said.take);
    if (!human.turn.did.includes('pick-up')) human.turn.did.push('pick-up');
    emit(t, 'ATZ.ITEM.6', 'atz.gives', { unit: human.id, name: human.name, whom: other.name, thing });
  }
}
