import { oneDie, SIDES } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { enemiesOf, type Figure, figureOf, firstSeat, inches, isHuman, nameOf } from '../figures.ts';
import { canCharge } from '../fight/reach.ts';
import { mayMoveFast } from '../move/fast.ts';
import { isOutgunned, isTarget } from '../react/results.ts';
import { gunFor } from '../shoot/arms.ts';
import { declareFire, gunsToUse } from '../shoot/declare.ts';
import type { Fire } from '../shoot/doing.ts';
import type { Human, State } from '../state.ts';
import { interrupt, type Flow, type Offer, type Table } from '../verbs.ts';
import { driveAt } from '../vehicles/driving/charging.ts';
import type { SightDecision } from './decisions.ts';
import type { InSightDoing, SightAction } from './doing.ts';
import { wouldSee } from './los.ts';
import { mayTakePart } from './pairs.ts';

/** ATZ.T.INSIGHTRES: what somebody does when its time comes. */

const far = (human: Human, target: Figure): number => Math.round(10 * inches(human, target)) / 10;

/** ATZ.SIGHT.17, ATZ.SIGHT.25, ATZ.SIGHT.42: the enemies that it could fire at now, whatever it fired at before; those who have left the test are none (ATZ.SIGHT.31). */
function marksFor(state: State, doing: InSightDoing, human: Human): Human[] {
  const { encounter: enc } = state;
  if (human.cowed || human.status === 'ducked-back') return [];
  if (doing.sightings.some(({ who, keepsHidden }) => who === human.id && keepsHidden === true)) return [];
  return enemiesOf(enc, human).filter(
    (foe) =>
      isTarget(foe) &&
      doing.gone?.includes(foe.id) !== true &&
      gunFor(state, human, foe) !== null &&
      wouldSee(enc, human, foe),
  );
}

/** ATZ.SIGHT.26: the enemies that it could charge. */
const chargeable = (state: State, doing: InSightDoing, human: Human): Human[] =>
  human.prone || human.status === 'ducked-back'
    ? []
    : enemiesOf(state.encounter, human).filter(
        (foe) => isTarget(foe) && doing.gone?.includes(foe.id) !== true && mayCharge(state, human, foe),
      );

/** ATZ.CHARGE.3, ATZ.VREACT.3: on foot, or at the wheel. */
const mayCharge = (state: State, human: Human, foe: Human): boolean =>
  human.aboard === null ? canCharge(state, human, foe) : driveAt(state.encounter, human, foe) !== null;

/** ATZ.SIGHT.20: the closest; a die settles equal distances. */
function* closestOf(t: Table, human: Human, those: readonly Human[]): Flow<Human> {
  const least = Math.min(...those.map((one) => inches(human, one)));
  const tied = those.filter((one) => inches(human, one) <= least + 1e-6);
  if (tied.length === 1) return tied[0] as Human;
  const span = Math.floor(SIDES / tied.length);
  for (;;) {
    const die = yield* oneDie(t, {
      rule: 'ATZ.SIGHT.20',
      seat: firstSeat(encounterOf(t)),
      prompt: { key: 'atz.sight.tie', params: { name: human.name, targets: tied.map(nameOf) } },
    });
    const chosen = tied[Math.floor((die - 1) / span)];
    if (chosen !== undefined) return chosen; // a face that belongs to nobody is rolled again
  }
}

/** ATZ.SIGHT.23 to ATZ.SIGHT.28: the first line that fits a Grunt. */
export function* gruntAction(t: Table, doing: InSightDoing, human: Human): Flow<SightAction> {
  const { state } = t;
  const { id: who } = human;
  if (human.carries !== null) return { who, act: 'move', target: null, reason: 'retrieving' };
  if (wasOutgunned(state, doing, human)) return { who, act: 'duck-back', target: null, reason: 'outgunned' };
  const marks = marksFor(state, doing, human);
  if (marks.length > 0) {
    return { who, act: 'fire', target: (yield* closestOf(t, human, marks)).id, reason: 'fires' };
  }
  const reach = chargeable(state, doing, human);
  if (reach.length > 0) {
    return { who, act: 'charge', target: (yield* closestOf(t, human, reach)).id, reason: 'in-reach' };
  }
  return { who, act: 'duck-back', target: null, reason: 'out-of-reach' };
}

/** ATZ.SIGHT.24: fire of this test that has been resolved, by something stronger than its own weapon. */
function wasOutgunned(state: State, { firedAt }: InSightDoing, human: Human): boolean {
  const fires = firedAt.filter(({ who }) => who === human.id);
  const by = state.encounter.pending
    .filter(({ who, test }) => who === human.id && test === 'received-fire')
    .flatMap((one) => one.by);
  return fires.some(({ ranking }) => isOutgunned(state, human, by, ranking));
}

/** ATZ.SIGHT.21, ATZ.SIGHT.22: a Star chooses freely, and whom. */
export function* starAction(t: Table, doing: InSightDoing, human: Human): Flow<SightAction> {
  const { state } = t;
  const { id: who, name } = human;
  const marks: Figure[] = [...marksFor(state, doing, human), ...deadMarks(state, doing, human)].toSorted(
    (a, b) => inches(human, a) - inches(human, b),
  );
  const foes = marks.filter(isHuman);
  const nearest = foes[0];
  const nothing = { do: 'sight-nothing', who } as const;
  const chosen: SightDecision = yield* interrupt(t, human.seat as string, {
    kind: 'in-sight',
    facts: {
      inches: nearest === undefined ? nearestFoe(state, human) : inches(human, nearest),
      canFire: foes.length > 0,
    },
    pass: nothing,
    act: () => (nearest === undefined ? null : { do: 'sight-fire', who, target: nearest.id }),
    question: () => ({
      rule: 'ATZ.SIGHT.22',
      prompt: { key: 'atz.sight.act', params: { name } },
      options: [
        ...marks.map((one): Offer<SightDecision> => {
          const params = { name: nameOf(one), inches: far(human, one) };
          return { means: { do: 'sight-fire', who, target: one.id }, label: { key: 'atz.sight.fire', params } };
        }),
        ...chargeable(state, doing, human).map((one): Offer<SightDecision> => {
          const params = { name: one.name, inches: far(human, one) };
          return { means: { do: 'sight-charge', who, target: one.id }, label: { key: 'atz.sight.charge', params } };
        }),
        { means: { do: 'sight-duck', who }, label: { key: 'atz.sight.duck' } },
        ...(human.aboard === null
          ? [{ means: { do: 'sight-move', who }, label: { key: 'atz.sight.move' } } as const]
          : []),
        ...(human.aboard === null && mayMoveFast(state, human)
          ? [{ means: { do: 'sight-fast-move', who }, label: { key: 'atz.sight.fast' } } as const]
          : []),
        { means: { do: 'sight-runaway', who }, label: { key: 'atz.sight.runaway' } },
        { means: nothing, label: { key: 'atz.sight.nothing' } },
      ] as readonly Offer<SightDecision>[],
    }),
  });
  const act = ACTS[chosen.do as keyof typeof ACTS];
  const target = 'target' in chosen ? chosen.target : null;
  const action: SightAction = { who, act, target, reason: 'choice' };
  if (chosen.do === 'sight-fast-move') action.fast = true;
  if (act === 'fire' && target !== null) action.fire = yield* aimedAt(t, human, target, doing.gone);
  return action;
}

/** ATZ.SHOOT.5, ATZ.STAR.27: the weapon that it fires and its shots, as its player says. */
function* aimedAt(t: Table, human: Human, target: string, spared: readonly string[] = []): Flow<Fire> {
  const guns = yield* gunsToUse(t, human, figureOf(encounterOf(t), target));
  return yield* declareFire(t, human, guns, { first: target, spared }); // ATZ.SIGHT.31
}

const ACTS = {
  'sight-fire': 'fire',
  'sight-charge': 'charge',
  'sight-duck': 'duck-back',
  'sight-move': 'move',
  'sight-fast-move': 'move',
  'sight-runaway': 'runaway',
  'sight-nothing': 'none',
} as const satisfies Readonly<Record<string, SightAction['act']>>;

/** ATZ.STAR.27: zombies that a Star could rather fire at. */
function deadMarks(state: State, doing: InSightDoing, human: Human): Figure[] {
  const { encounter: enc } = state;
  if (human.cowed || human.status === 'ducked-back') return [];
  if (doing.sightings.some(({ who, keepsHidden }) => who === human.id && keepsHidden === true)) return [];
  return enc.zombies.filter((zombie) => gunFor(state, human, zombie) !== null && wouldSee(enc, human, zombie));
}

const nearestFoe = ({ encounter: enc }: State, human: Human): number =>
  Math.min(48, ...enemiesOf(enc, human).flatMap((foe) => (mayTakePart(enc, foe) ? [inches(human, foe)] : [])));

/** Who decides for it. */
export const isStar = ({ star, seat }: Human): boolean => star && seat !== null;
