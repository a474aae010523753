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
  ofSide,
  sideNamed,
  leaveMelees,
} from '../figures.ts';
import { groupWith } from '../people/groups.ts';
import { TALKING } from '../places/attempts.ts';
import { isBarred } from '../places/challenge.ts';
import { seesAny } from '../sight/los.ts';
import type { Encounter, Human } from '../state.ts';
import { emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { StrangersAct } from './decisions.ts';
import { walkTheWalk } from './enemies.ts';
import { barsFrom } from './joining.ts';

/** ATZ.RECRUIT, ATZ.BARTER, ATZ.MEET.4, ATZ.MERCY.12: what an active figure can have to do with people. */

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
    ...sidesInView(enc, human).map(
      (side): Offer<StrangersAct> => ({
        means: { do: 'walk-the-walk', who, side }, // ATZ.MEET.4
        label: { key: 'atz.menu.walk', params: { name, class: sideNamed(enc, side).class } },
        about: { unit: who },
        seldom: true,
      }),
    ),
    ...surrenders(enc, human),
  ];
};

/** ATZ.MEET.4, ATZ.X.79: people in view whom one has met and not fought yet; once for a group, by the first of it. */
function sidesInView(enc: Encounter, human: Human): string[] {
  const group = groupWith(enc, human).filter(isFunctioning);
  if (group[0]?.id !== human.id) return [];
  return enc.sides
    .filter(({ kind, attitude }) => kind === 'people' && attitude !== 'enemy')
    .map(({ id }) => id)
    .filter((id) => group.some((one) => seesAny(enc, one, ofSide(enc, id).filter(isFunctioning))));
}

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

function* walk(t: Table, { who, side }: Extract<StrangersAct, { do: 'walk-the-walk' }>): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const group = groupWith(enc, humanOf(enc, who)).map(({ id }) => id);
  walkTheWalk(
    t,
    side,
    group,
    ofSide(enc, side).map(({ id }) => id),
  );
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
    'walk-the-walk': walk,
    surrender,
  },
};
