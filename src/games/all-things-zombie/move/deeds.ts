import type { PathAnswer, Placed } from '../../../kernel/index.ts';
import { askWay } from '../../../skirmish/index.ts';
import { apart, passagesFor } from '../../../tabletop/index.ts';
import type { ActivateDoing } from '../course/doing.ts';
import type { Deeds } from '../deeds.ts';
import { begin, encounterOf } from '../doing.ts';
import { bodyOf, findFigure, humanOf, inches, inMelee, nameOf, ofSide, tabletopOf } from '../figures.ts';
import { COHESION, isLink } from '../people/groups.ts';
import { inSightOfEachOther } from '../sight/los.ts';
import type { Human, Leg, State } from '../state.ts';
import { emit, type Flow, type Objection, type Offer, type Table } from '../verbs.ts';
import type { MoveAct } from './decisions.ts';
import { fastMove, fastMoveOffer } from './fast.ts';
import { isOnRoad } from './ground.ts';
import { waysFor } from './suggest.ts';
import { legsOf, legsTo, movementLeft, normalMove, paceOf, routeFor } from './way.ts';

/** ATZ.MOVE, ATZ.ACT.2, ATZ.ACT.6, ATZ.ACT.8: what an active figure does with its movement. */

/** Less than this is no move. */
const LEAST = 0.1;

/** ATZ.CHARGE.4, ATZ.ACT.10: neither after a charge nor after a task does it move; in melee it fights. */
const mayMove = ({ encounter }: State, human: Human): boolean =>
  !human.turn.did.includes('charge') && !human.turn.did.includes('task') && !inMelee(encounter, human.id);

const about = ({ id }: Human): { readonly unit: string } => ({ unit: id });

export const moveDeeds: Deeds<MoveAct> = {
  offers: (state, human, activation) => {
    if (!mayMove(state, human)) return [];
    const left = movementLeft(state, human);
    return [
      ...walkOffers(state, human, left, activation),
      ...fastMoveOffer(state, human, activation),
      ...postureOffers(state, human, left),
      ...crashOffers(state, human, left),
      ...joinOffers(state, human, activation),
    ];
  },
  perform: {
    move,
    face,
    'fast-move': fastMove,
    prone,
    stand,
    crash: crashThrough,
    'take-along': takeAlong,
  },
};

function walkOffers(_state: State, human: Human, left: number, { stuck }: ActivateDoing): Offer<MoveAct>[] {
  const { id, name } = human;
  const offers: Offer<MoveAct>[] = [];
  if (left / paceOf(human) >= LEAST && !stuck.includes(`move ${id}`)) {
    const inchesLeft = Math.floor((left / paceOf(human)) * 10) / 10;
    const label = { key: 'atz.menu.move', params: { name, inches: inchesLeft } } as const;
    offers.push({ means: { do: 'move', who: id }, label, about: about(human) });
  }
  if (!stuck.includes(`face ${id}`))
    offers.push({
      means: { do: 'face', who: id },
      label: { key: 'atz.menu.face', params: { name } },
      about: about(human),
    });
  return offers;
}

/** ATZ.MOVE.9, ATZ.MOVE.13, ATZ.MOVE.15, ATZ.ACT.8: down at any point of the move, up again for half of it. */
function postureOffers(state: State, human: Human, left: number): Offer<MoveAct>[] {
  const { id, name, prone: lies, turn } = human;
  if (lies) {
    const cost = normalMove(state, human) / 2;
    if (left < cost) return [];
    const label = { key: 'atz.menu.stand', params: { name, inches: cost } } as const;
    return [{ means: { do: 'stand', who: id }, label, about: about(human) }];
  }
  if (turn.did.length > 0 && !turn.did.every((one) => one === 'reload')) return [];
  return [{ means: { do: 'prone', who: id }, label: { key: 'atz.menu.prone', params: { name } }, about: about(human) }];
}

/** ATZ.BLDG.12, ATZ.BLDG.13: windows, closed or broken, that it can get to. */
function windowsNear(
  state: State,
  human: Human,
  left: number,
): { readonly window: string; readonly from: Placed; readonly to: Placed }[] {
  const enc = state.encounter;
  const table = tabletopOf(enc);
  const prices = { window: (_: unknown, word: string) => (word === 'closed' || word === 'broken' ? 0 : null) };
  const found = passagesFor(table, bodyOf(human), human, { prices }).filter(
    ({ kind, from }) => kind === 'window' && from.level === human.level && apart(from, human) * paceOf(human) <= left,
  );
  const windows = new Map<string, { window: string; from: Placed; to: Placed }>();
  for (const { id, from, to } of found.sort((a, b) => apart(a.from, human) - apart(b.from, human)))
    if (!windows.has(id)) windows.set(id, { window: id, from, to });
  return [...windows.values()];
}

/** How near a window somebody stands who crashes through it. */
const RUN_UP = 2;
function crashOffers(state: State, human: Human, left: number): Offer<MoveAct>[] {
  if (human.prone) return [];
  const { id, name } = human;
  return windowsNear(state, human, Math.min(left, RUN_UP)).map(({ window }) => ({
    means: { do: 'crash', who: id, window },
    label: { key: 'atz.menu.crash', params: { name } },
    about: { unit: id, opening: window },
  }));
}

/** ATZ.GROUP.12: figures of an inactive group that an active one has joined. */
function joinOffers({ encounter: enc }: State, human: Human, { with: active }: ActivateDoing): Offer<MoveAct>[] {
  if (!isLink(human) || active.at(-1) === undefined) return [];
  return ofSide(enc, human.side)
    .filter(
      (other) =>
        !active.includes(other.id) &&
        !other.turn.activated &&
        isLink(other) &&
        other.level === human.level &&
        inches(other, human) <= COHESION &&
        inSightOfEachOther(enc, other, human) &&
        firstBeside(enc, other, active) === human.id,
    )
    .map((other) => ({
      means: { do: 'take-along', who: other.id },
      label: { key: 'atz.menu.take-along', params: { name: other.name } },
      about: about(other),
    }));
}

/** Offered once, by the first active figure that is beside it. */
const firstBeside = (enc: State['encounter'], other: Human, active: readonly string[]): string | undefined =>
  active.find((id) => {
    const one = humanOf(enc, id);
    return (
      isLink(one) && one.level === other.level && inches(one, other) <= COHESION && inSightOfEachOther(enc, one, other)
    );
  });

function* takeAlong(t: Table, { who }: { readonly who: string }, activation: ActivateDoing): Flow<void> {
  const human = humanOf(encounterOf(t), who);
  human.turn.activated = true;
  human.turn.from = { x: human.x, y: human.y, level: human.level };
  human.cowed = false;
  activation.group.push(who);
  activation.with.push(who);
  activation.waking.push({ who, done: 0 });
  emit(t, 'ATZ.GROUP.12', 'atz.take-along', { unit: who, name: human.name });
}

interface Judged {
  readonly legs: readonly Leg[];
  readonly facing: number | null;
  readonly fault: Objection | null;
}

const isHere = (human: Human, { x, y, level }: Placed): boolean =>
  apart(human, { x, y }) < 0.001 && (level ?? human.level) === human.level;

/** ATZ.MOVE.1, ATZ.MOVE.11, ATZ.MOVE.24: what a way costs, and what stands against it. */
function judgeWay(state: State, human: Human, answer: PathAnswer): Judged {
  const points = 'to' in answer ? [answer.to] : answer;
  const last = points.at(-1);
  const facing = last?.facing ?? null;
  if (last === undefined || points.every((at) => isHere(human, at))) return { legs: [], facing, fault: null };
  const left = movementLeft(state, human);
  const found = routeFor(state, human, points, left);
  if (found.fault !== null) return { legs: [], facing, fault: objection(state, left / paceOf(human), found.fault) };
  if (human.turn.keepsRoad && !isOnRoad(state.encounter, { ...last, level: last.level ?? human.level }))
    return { legs: [], facing, fault: { rule: 'ATZ.MOVE.11', reason: { key: 'atz.no.road' } } };
  return { legs: legsOf(found), facing, fault: null };
}

function objection(
  { encounter }: State,
  left: number,
  { reason, by }: NonNullable<ReturnType<typeof routeFor>['fault']>,
): Objection {
  if (reason === 'too-far')
    return { rule: 'ATZ.MOVE.1', reason: { key: 'atz.no.too-far', params: { left: Math.floor(left * 10) / 10 } } };
  const other = by === null ? undefined : findFigure(encounter, by);
  if (other !== undefined)
    return { rule: 'ATZ.MOVE.24', reason: { key: 'atz.no.taken', params: { name: nameOf(other) } } };
  return { rule: 'ATZ.MOVE.24', reason: { key: `atz.no.${reason}` } };
}

/** ATZ.ACT.2: a part of the move, as long as the player likes; it can be gone on with later. */
function* move(t: Table, { who }: { readonly who: string }, activation: ActivateDoing): Flow<void> {
  const { state } = t;
  const human = humanOf(encounterOf(t), who);
  const left = movementLeft(state, human);
  const judged = yield* askWay(
    t,
    {
      rule: 'ATZ.MOVE.1',
      seat: human.seat ?? '',
      prompt: { key: 'atz.move', params: { name: human.name, left: Math.floor((left / paceOf(human)) * 10) / 10 } },
      from: human,
      budget: left,
      suggestions: () => [
        ...waysFor(state, human).filter((way) => judgeWay(state, human, way).fault === null),
        [{ x: human.x, y: human.y, level: human.level }],
      ],
      facts: { unit: who, left, pace: paceOf(human) },
    },
    (answer) => judgeWay(state, human, answer),
  );
  if (judged.legs.length === 0) return calledOff(human, judged.facing, activation, 'move');
  begin(t, { do: 'walk', who, legs: [...judged.legs], as: 'move', met: [] });
}

/** Nothing was done but perhaps to turn: it is not offered again until something else has been done. */
function calledOff(human: Human, facing: number | null, activation: ActivateDoing, what: 'move' | 'face'): void {
  if (facing !== null) human.facing = facing;
  activation.stuck = [...activation.stuck, `${what} ${human.id}`];
}

/** ATZ.ACT.6, ATZ.FIG.6: to look elsewhere. */
function* face(t: Table, { who }: { readonly who: string }, activation: ActivateDoing): Flow<void> {
  const human = humanOf(encounterOf(t), who);
  const here = { x: human.x, y: human.y, level: human.level };
  const judged = yield* askWay(
    t,
    {
      rule: 'ATZ.ACT.6',
      seat: human.seat ?? '',
      prompt: { key: 'atz.face', params: { name: human.name } },
      from: human,
      budget: 0,
      suggestions: () => [0, 45, 90, 135, 180, 225, 270, 315].map((facing) => [{ ...here, facing }]),
      facts: { unit: who, left: 0, pace: 1 },
    },
    (answer): Judged => {
      const points = 'to' in answer ? [answer.to] : answer;
      const facing = points.at(-1)?.facing ?? null;
      if (!points.every((at) => isHere(human, at)))
        return { legs: [], facing, fault: { rule: 'ATZ.ACT.6', reason: { key: 'atz.no.still' } } };
      const isDirection = facing === null || (Number.isInteger(facing) && facing >= 0 && facing < 360);
      return {
        legs: [],
        facing,
        fault: isDirection ? null : { rule: 'ATZ.ACT.6', reason: { key: 'atz.no.bad-facing' } },
      };
    },
  );
  calledOff(human, judged.facing, activation, 'face');
}

function* prone(t: Table, { who }: { readonly who: string }): Flow<void> {
  const human = humanOf(encounterOf(t), who);
  human.prone = true;
  human.turn.did.push('prone');
  emit(t, 'ATZ.MOVE.13', 'atz.prone', { unit: who, name: human.name });
}

function* stand(t: Table, { who }: { readonly who: string }): Flow<void> {
  const human = humanOf(encounterOf(t), who);
  human.turn.inches += normalMove(t.state, human) / 2;
  human.prone = false;
  emit(t, 'ATZ.MOVE.15', 'atz.stand', { unit: who, name: human.name });
}

/** ATZ.BLDG.12, ATZ.BLDG.13: to the window and through it. */
function* crashThrough(t: Table, { who, window }: { readonly who: string; readonly window: string }): Flow<void> {
  const human = humanOf(encounterOf(t), who);
  const left = movementLeft(t.state, human);
  const way = windowsNear(t.state, human, left).find((one) => one.window === window);
  if (way === undefined) return;
  const there = isHere(human, way.from) ? [] : legsTo(t.state, human, way.from, left);
  if (there === null) return;
  const { x, y, level = human.level } = way.to;
  const through: Leg = { to: { x, y, level }, cost: 0, through: { id: window, kind: 'window', crash: true } };
  begin(t, { do: 'walk', who, legs: [...there, through], as: 'move', met: [] });
}
