import type { Deeds } from '../deeds.ts';
import { begin, encounterOf } from '../doing.ts';
import {
  enemiesOf,
  humanOf,
  humansHere,
  inches,
  inMelee,
  isFunctioning,
  isOfBand,
  nearestTo,
  sideNamed,
  leaveMelees,
} from '../figures.ts';
import { TALKING } from '../places/attempts.ts';
import { isBarred } from '../places/barred.ts';
import type { Encounter, Human } from '../state.ts';
import { emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { StrangersAct } from './decisions.ts';
import { barsFrom } from './joining.ts';

/** ATZ.RECRUIT, ATZ.BARTER, ATZ.MERCY.12: what an active figure can have to do with people. */

/** Strangers who can be spoken to: near, on their feet, and no Enemies. */
const peopleNear = (enc: Encounter, human: Human): Human[] =>
  humansHere(enc).filter(
    (one) =>
      !isOfBand(one) &&
      isFunctioning(one) &&
      one.level === human.level &&
      inches(one, human) <= TALKING &&
      sideNamed(enc, one.side).attitude !== 'enemy',
  );

const offersTo = (enc: Encounter, human: Human): Offer<StrangersAct>[] => {
  if (!isOfBand(human) || inMelee(enc, human.id)) return [];
  const { id: who, name } = human;
  const near = peopleNear(enc, human);
  return [
    ...near
      .filter((one) => barsFrom(enc, one, human.seat) === null && !isBarred(human, 'recruit', one.id))
      .map(
        (one): Offer<StrangersAct> => ({
          means: { do: 'recruit', who, whom: one.id }, // ATZ.RECRUIT.1
          label: { key: 'atz.menu.recruit', params: { name, whom: one.name } },
          about: { unit: who, target: one.id },
        }),
      ),
    ...near
      .filter((one) => !isBarred(human, 'barter', one.id))
      .map(
        (one): Offer<StrangersAct> => ({
          means: { do: 'barter', who, whom: one.id }, // ATZ.BARTER.1, ATZ.BARTER.3
          label: { key: 'atz.menu.barter', params: { name, whom: one.name } },
          about: { unit: who, target: one.id },
        }),
      ),
    ...surrenders(enc, human),
  ];
};

/** ATZ.MERCY.12: to the nearest enemy group on the table. */
function surrenders(enc: Encounter, human: Human): Offer<StrangersAct>[] {
  const nearest = nearestTo(human, enemiesOf(enc, human).filter(isFunctioning));
  if (nearest === null) return [];
  const { id: who, name } = human;
  return [
    {
      means: { do: 'surrender', who, to: nearest.side },
      label: { key: 'atz.menu.surrender', params: { name, whom: nearest.name } },
      about: { unit: who, target: nearest.id },
      seldom: true,
    },
  ];
}

/** ATZ.RECRUIT.2, ATZ.BARTER.2: a People Challenge. */
function* ask(t: Table, who: string, whom: string, challenge: 'recruit' | 'barter'): Flow<void> {
  yield* [];
  begin(t, { do: 'challenge', who, challenge, with: whom, stage: 'state', passed: 0 });
}

/** ATZ.MERCY.12: weapons down, out of it, and at their mercy at once. */
function* surrender(t: Table, { who, to }: Extract<StrangersAct, { do: 'surrender' }>): Flow<void> {
  yield* [];
  const human = humanOf(encounterOf(t), who);
  human.captor = to;
  leaveMelees(encounterOf(t), human.id);
  human.fate = 'held';
  emit(t, 'ATZ.MERCY.12', 'atz.mercy.surrenders', { unit: who, name: human.name });
  begin(t, { do: 'mercy', captors: to, captives: [who], surrendering: true, asking: human.star ? [who] : [] });
}

export const strangersDeeds: Deeds<StrangersAct> = {
  offers: ({ encounter }, human) => offersTo(encounter, human),
  perform: {
    recruit: (t, { who, whom }) => ask(t, who, whom, 'recruit'),
    barter: (t, { who, whom }) => ask(t, who, whom, 'barter'),
    surrender,
  },
};
