import { inArc } from '../../../tabletop/index.ts';
import type { ActivateDoing } from '../course/doing.ts';
import { CHARGE_INCHES } from '../data/charge.ts';
import { MOST_ATTACKERS } from '../data/melee.ts';
import { PICK_UP_INCHES } from '../data/recovery.ts';
import { bladeFigures, gunFigures } from '../data/weapons.ts';
import type { Deeds } from '../deeds.ts';
import { begin, encounterOf } from '../doing.ts';
import {
  bodyOf,
  type Figure,
  figureOf,
  humanOf,
  humansHere,
  inches,
  inMelee,
  isFunctioning,
  isHuman,
  nameOf,
  touches,
} from '../figures.ts';
import { movementLeft } from '../move/way.ts';
import { letGo } from '../people/load.ts';
import type { HurtOdds } from '../shoot/odds.ts';
import { isAtMercy, isBystander } from '../shoot/targets.ts';
import { rounded } from '../shoot/told.ts';
import { FRONT } from '../sight/los.ts';
import type { Encounter, Human, State } from '../state.ts';
import { emit, type Flow, type Offer, pick, type Table } from '../verbs.ts';
import { leftBehind } from './fallen/after.ts';
import { bind, capture, dispatch, helplessBeside, unboundBeside } from './fallen/captives.ts';
import type { FightAct } from './decisions.ts';
import type { ChargeDoing } from './doing.ts';
import { mayLeave } from './fallen/leave.ts';
import { pickUp, pickUps } from './fallen/pick-up.ts';
import { chargeOdds, roundOdds } from './odds.ts';
import { engage, fighterIn } from './opponents.ts';
import { canCharge, chargeBudget } from './reach.ts';
import { dropSaw, isRunning, refuel, restart, sawOf, silence } from './saw.ts';

/** What an active figure can do hand to hand, with the wounded and with captives; and leaving (ATZ.ACT.8). */

type Name = FightAct['do'];

export const fightDeeds: Deeds<FightAct> = {
  offers: (state, human, activation) => [
    ...charges(state, human, activation),
    ...stabs(state, human),
    ...withOthers(state, human),
    ...pickUps(state.encounter, human),
    ...withSaw(state.encounter, human),
    ...hands(human),
    ...(activation.stuck.includes(`leave ${human.id}`) ? [] : leaving(state.encounter, human)), // there was no way
  ],
  perform: {
    *charge(t, { who, target }) {
      begin(t, chargeOf(target, [who]));
    },
    *brawl(t, { who, target }) {
      begin(t, { ...chargeOf(target, [who]), mild: true });
    },
    *'charge-together'(t, { who, target }, activation) {
      begin(t, chargeOf(target, yield* together(t, who, target, activation)));
    },
    *stab(t, { who, target }) {
      const { id } = engage(encounterOf(t), { who }, { who: target });
      begin(t, { do: 'melee', melee: id, defender: target, left: [who], helpless: true });
    },
    *lift(t, { who, whom }) {
      const [human, load] = [who, whom].map((id) => humanOf(encounterOf(t), id)) as [Human, Human];
      human.turn.inches += PICK_UP_INCHES; // ATZ.WOUND.1
      human.carries = whom;
      emit(t, 'ATZ.WOUND.1', 'atz.lift', { unit: who, target: whom, name: human.name, other: load.name });
    },
    *'put-down'(t, { who }) {
      const human = humanOf(encounterOf(t), who);
      letGo(encounterOf(t), human);
      emit(t, 'ATZ.WOUND.3', 'atz.put-down', { unit: who, name: human.name });
    },
    *dispatch(t, { who, whom }) {
      yield* dispatch(t, humanOf(encounterOf(t), who), humanOf(encounterOf(t), whom));
    },
    *capture(t, { who, whom }) {
      capture(t, humanOf(encounterOf(t), who), humanOf(encounterOf(t), whom));
    },
    *bind(t, { who, whom }) {
      bind(t, humanOf(encounterOf(t), who), humanOf(encounterOf(t), whom));
    },
    *'saw-stop'(t, { who }) {
      const human = humanOf(encounterOf(t), who);
      silence(encounterOf(t), human);
      emit(t, 'ATZ.MELEE.31', 'atz.saw.off', { unit: who, name: human.name });
    },
    *'saw-restart'(t, { who }) {
      yield* restart(t, humanOf(encounterOf(t), who));
    },
    *'saw-refuel'(t, { who }) {
      refuel(t, humanOf(encounterOf(t), who));
    },
    *'saw-drop'(t, { who }) {
      dropSaw(t, humanOf(encounterOf(t), who));
    },
    *primary(t, { who, hand }) {
      const human = humanOf(encounterOf(t), who);
      human.bothHands = hand === 'one' ? null : hand; // ATZ.CHARGE.24
      emit(t, 'ATZ.CHARGE.24', 'atz.primary', { unit: who, name: human.name });
    },
    'pick-up': pickUp,
    *'leave-table'(t, { who }) {
      begin(t, { do: 'leave', who, stage: 'roll' });
    },
  },
};

const chargeOf = (target: string, chargers: string[]): ChargeDoing => ({
  do: 'charge',
  target,
  chargers,
  calm: [],
  stage: 'move',
  passed: [],
});

/** ATZ.ACT.8: one of these in an activation, and nothing beside a task or breaking off. */
const isFree = ({ encounter: enc }: State, human: Human): boolean =>
  isFunctioning(human) &&
  human.status === 'carry-on' &&
  !inMelee(enc, human.id) &&
  human.turn.did.every((one) => one === 'reload');

const mayCharge = (state: State, human: Human): boolean =>
  isFree(state, human) && !human.prone && human.carries === null;

/** ATZ.CHARGE.3: everybody on his feet whom it can get at; those who are nobody's enemies last. */
function targetsOf(state: State, human: Human): Figure[] {
  const enc = state.encounter;
  const reach = chargeBudget(state, human) + CHARGE_INCHES;
  const people = humansHere(enc).filter((one) => one.side !== human.side && isFunctioning(one));
  return [...enc.zombies, ...people]
    .filter((one) => inches(human, one) <= reach)
    .filter((one) => canCharge(state, human, one))
    .toSorted((a, b) => inches(human, a) - inches(human, b));
}

function charges(state: State, human: Human, activation: ActivateDoing): Offer<FightAct>[] {
  if (!mayCharge(state, human)) return [];
  const enc = state.encounter;
  return targetsOf(state, human).flatMap((target) => {
    const seldom = isBystander(enc, target);
    const offer = (what: 'charge' | 'brawl' | 'charge-together'): Offer<FightAct> => ({
      means: { do: what, who: human.id, target: target.id },
      label: { key: `atz.act.${what}`, params: { name: human.name, other: nameOf(target) } },
      about: { unit: human.id, target: target.id, odds: oddsFor(state, human, target) },
      ...(seldom || what === 'brawl' ? { seldom: true } : undefined),
    });
    const others = alongside(state, human, target, activation);
    return [
      offer('charge'),
      ...(others.length > 0 ? [offer('charge-together')] : []),
      ...(isHuman(target) ? [offer('brawl')] : []), // ATZ.MELEE.24
    ];
  });
}

/** Who passes more, and a round of melee with what they have (ATZ.CHARGE.8, ATZ.MELEE.1). */
function oddsFor(state: State, human: Human, target: Figure) {
  const rear = !inArc(bodyOf(target), bodyOf(human), FRONT);
  const { charger, target: other, same } = chargeOdds(state, human, target, rear);
  const usual = { arm: null, unarmed: null };
  const as = (figure: Figure) => ({ figure, fighter: fighterIn(state, figure, usual) });
  const { even, first, second } = roundOdds(state, as(human), as(target));
  const loses = ({ od, oof, stunned, down }: HurtOdds): number => rounded(od + oof + stunned + down);
  return {
    test: { charger: rounded(charger), target: rounded(other), same: rounded(same) },
    round: { even: rounded(even), wins: loses(second), loses: loses(first) },
  };
}

/** ATZ.CHARGE.6: others of the same player who could charge the same target now. */
const alongside = (state: State, human: Human, target: Figure, { group }: ActivateDoing): Human[] =>
  group
    .map((id) => humanOf(state.encounter, id))
    .filter(
      (one) =>
        one.id !== human.id &&
        one.seat === human.seat &&
        mayCharge(state, one) &&
        inches(one, target) <= chargeBudget(state, one) + CHARGE_INCHES &&
        canCharge(state, one, target),
    );

function* together(t: Table, who: string, target: string, activation: ActivateDoing): Flow<string[]> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  const others = alongside(t.state, human, figureOf(enc, target), activation);
  const joining = yield* pick(t, human.seat as string, {
    rule: 'ATZ.CHARGE.6',
    prompt: { key: 'atz.together.charge', params: { name: human.name } },
    options: others.map(({ id, name }) => ({
      means: id,
      label: { key: 'atz.figure' as const, params: { name } },
      about: { unit: id },
    })),
    min: 1,
    max: Math.min(others.length, MOST_ATTACKERS - 1),
  });
  return [who, ...joining];
}

/** ATZ.ZSHOOT.9: a zombie that is at its mercy is struck and does not strike back. */
function stabs(state: State, human: Human): Offer<FightAct>[] {
  if (!isFree(state, human)) return [];
  return state.encounter.zombies
    .filter((zombie) => isAtMercy(zombie, human) && !inMelee(state.encounter, zombie.id))
    .map((zombie) => ({
      means: { do: 'stab', who: human.id, target: zombie.id },
      label: { key: 'atz.act.stab', params: { name: human.name, other: nameOf(zombie) } },
      about: { unit: human.id, target: zombie.id },
    }));
}

/** ATZ.WOUND.1, ATZ.DMG.7, ATZ.DMG.8 */
function withOthers(state: State, human: Human): Offer<FightAct>[] {
  const enc = state.encounter;
  if (inMelee(enc, human.id) || human.turn.did.includes('task')) return [];
  const offer = (what: Extract<Name, 'lift' | 'dispatch' | 'capture' | 'bind'>, other: Human): Offer<FightAct> => ({
    means: { do: what, who: human.id, whom: other.id },
    label: { key: `atz.act.${what}`, params: { name: human.name, other: other.name } },
    about: { unit: human.id, target: other.id },
  });
  const wounded = humansHere(enc).filter(
    (one) => one.side === human.side && one.status === 'oof' && one.captor === null && touches(human, one),
  );
  const mayLift = human.carries === null && !human.prone && movementLeft(state, human) >= PICK_UP_INCHES;
  const isIdle = human.turn.inches === 0 && human.turn.did.length === 0 && !human.turn.fired;
  return [
    ...(mayLift && !human.turn.did.includes('charge') ? wounded.map((one) => offer('lift', one)) : []),
    ...(human.carries === null
      ? []
      : [
          {
            means: { do: 'put-down', who: human.id },
            label: {
              key: 'atz.act.put-down',
              params: { name: human.name, other: nameOf(humanOf(enc, human.carries)) },
            },
            about: { unit: human.id },
          } as const,
        ]),
    ...helplessBeside(enc, human).flatMap((one) => [offer('capture', one), offer('dispatch', one)]),
    ...(isIdle ? unboundBeside(enc, human).map((one) => offer('bind', one)) : []),
  ];
}

/** ATZ.MELEE.29 to ATZ.MELEE.32 */
function withSaw(enc: Encounter, human: Human): Offer<FightAct>[] {
  const saw = sawOf(human);
  if (saw === undefined || inMelee(enc, human.id)) return [];
  const isIdle = human.turn.inches === 0 && human.turn.did.length === 0 && !human.turn.fired;
  const offer = (what: Extract<Name, 'saw-stop' | 'saw-restart' | 'saw-refuel' | 'saw-drop'>): Offer<FightAct> => ({
    means: { do: what, who: human.id },
    label: { key: `atz.act.${what}`, params: { name: human.name } },
    about: { unit: human.id },
  });
  if (isRunning(enc, human)) return [offer('saw-stop')];
  if (saw.state === 'ready') return [];
  const mend =
    saw.state === 'stalled' ? [offer('saw-restart')] : human.items.includes('fuel') ? [offer('saw-refuel')] : [];
  return [...(isIdle ? mend : []), offer('saw-drop')];
}

/** ATZ.CHARGE.24: a gun in one hand and a blade in the other, and which of them is the primary one; or one thing at a time. */
function hands({ id, name, guns, blades, bothHands, ambidextrous }: Human): Offer<FightAct>[] {
  const mayHold =
    guns.some((gun) => gunFigures(gun.id).hands === 1) && blades.some((blade) => bladeFigures(blade.id).hands === 1);
  if (!mayHold || ambidextrous) return [];
  return (['gun', 'blade', 'one'] as const)
    .filter((hand) => hand !== (bothHands ?? 'one'))
    .map((hand) => ({
      means: { do: 'primary', who: id, hand },
      label: { key: `atz.act.primary.${hand}`, params: { name } },
      about: { unit: id },
      seldom: true,
    }));
}

/** ATZ.LEAVE.1, ATZ.AFTER.9: the last one of a player is told who stays behind. */
function leaving(enc: Encounter, human: Human): Offer<FightAct>[] {
  if (!mayLeave(enc, human) || human.turn.did.includes('task')) return [];
  const behind = leftBehind(enc, human);
  const label =
    behind.who.length === 0
      ? ({ key: 'atz.act.leave', params: { name: human.name } } as const)
      : ({
          key: `atz.act.leave.${behind.fate}`,
          params: { name: human.name, people: behind.who.length, who: behind.who.map((one) => one.name).join(', ') },
        } as const);
  return [{ means: { do: 'leave-table', who: human.id }, label, about: { unit: human.id }, seldom: true }];
}
