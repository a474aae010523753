import { encounterOf } from '../../doing.ts';
import { humanOf, inMelee, touches } from '../../figures.ts';
import type { Dropped, Encounter, Human } from '../../state.ts';
import { emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import type { FightAct } from '../decisions.ts';

/** ATZ.ACT.8: an active figure picks up what lies at its feet: weapons and Items; a phone is answered instead (ATZ.EVENT.15). */

type Thing = Exclude<Dropped['thing'], string>;
const isThing = (one: Dropped): one is Dropped & { thing: Thing } => typeof one.thing === 'object';

const nameOfThing = (thing: Thing): string =>
  'gun' in thing ? thing.gun : 'blade' in thing ? thing.blade : thing.item;

export function pickUps(enc: Encounter, human: Human): Offer<FightAct>[] {
  if (inMelee(enc, human.id) || human.turn.did.some((one) => one !== 'reload')) return [];
  return enc.dropped.filter(isThing).flatMap((one): Offer<FightAct>[] =>
    touches(one, human)
      ? [
          {
            means: { do: 'pick-up', who: human.id, thing: one.id },
            label: { key: 'atz.act.pick-up', params: { name: human.name, thing: nameOfThing(one.thing) } },
            about: { unit: human.id },
          },
        ]
      : [],
  );
}

/** One thing, as it lies there: a gun that was empty still is. */
export function* pickUp(t: Table, { who, thing: id }: Extract<FightAct, { do: 'pick-up' }>): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  const found = enc.dropped.filter(isThing).find((one) => one.id === id);
  if (found === undefined) return;
  const { thing } = found;
  enc.dropped = enc.dropped.filter((one) => one.id !== id);
  human.turn.did.push('pick-up');
  if ('gun' in thing) {
    const fresh = { dry: false, lastReload: false, stockpiled: false, hidden: false, scope: false };
    human.guns.push({ id: thing.gun, empty: thing.empty, ...fresh });
  } else if ('blade' in thing) human.blades.push({ id: thing.blade, state: 'ready' });
  else human.items.push(thing.item);
  emit(t, 'ATZ.ACT.8', 'atz.pick-up', { unit: who, name: human.name, thing: nameOfThing(thing) });
}
