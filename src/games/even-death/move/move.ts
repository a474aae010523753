import type { PathAnswer, Placed, Point } from '../../../kernel/index.ts';
import { askWay, endOf, type Moving } from '../../../skirmish/index.ts';
import { apart, facingTowards, point } from '../../../tabletop/index.ts';
import type { Action } from '../turn/action.ts';
import { dare } from './danger.ts';
import { mayHerdMove } from '../herd/formation.ts';
import { moveHerd } from '../herd/herd.ts';
import { farthest, type Line, lineOf, mayMove, moveLimits, type Stride, strideOf } from './line.ts';
import type { Battle, Human } from '../state.ts';
import { goalsOf } from '../shown/suggest.ts';
import { emit, type Flow, type Objection, type Rule, type Seat, type Table, type Words } from '../verbs.ts';
import { battleOf, bodyOf, isHerd, nameOf } from '../units.ts';

/** EDM.TURN.4: Move, of a human or a herd. */
export const move: Action<'move'> = {
  id: 'move',
  options(t, unit) {
    const able = mayMove(unit) && (!isHerd(unit) || mayHerdMove(battleOf(t), unit));
    if (!able) return [];
    const key = isHerd(unit) ? 'ed.menu.move-herd' : 'ed.menu.move';
    return [
      { means: { do: 'move' }, label: { key, params: { ...moveLimits(battleOf(t), unit) } }, about: { unit: unit.id } },
    ];
  },
  *play(t, unit, _act, seat) {
    if (isHerd(unit)) yield* moveHerd(t, unit, seat);
    else yield* moveHuman(t, unit, seat);
  },
};

const stride = (battle: Battle, human: Human): Stride => strideOf(battle, human, bodyOf(human, human));

/** EDM.MOVE.13, EDM.MOVE.14: its own player moves a human, also out of base contact. EDM.MOVE.1, EDM.MOVE.4: the middle of the base travels at most the Movement. */
function* moveHuman(t: Table, human: Human, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const limits = moveLimits(battle, human);
  const about: Moving<Rule, Words['key']> = {
    rule: 'EDM.MOVE.3',
    seat,
    prompt: { key: 'ed.move', params: { unit: nameOf(human), ...limits } },
    from: human,
    budget: limits.open,
    suggestions: () => waysOf(battle, human).map((to) => [to]),
    facts: { unit: human.id, ...limits },
  };
  const line = (yield* askWay(t, about, (answer) => judge(battle, human, answer))).line as Line;
  if (line.dangers.length > 0 && !(yield* dare(t, human, line))) return;
  walkTo(t, human, line.to, 'EDM.MOVE.1');
}

/** EDM.MOVE.3: a Move is one straight line, on one level. */
function judge(battle: Battle, human: Human, answer: PathAnswer): { line: Line | null; fault: Objection | null } {
  const points = 'to' in answer ? 1 : answer.length;
  const to = endOf(answer);
  if (to === undefined || points > 1) {
    return { line: null, fault: { rule: 'EDM.MOVE.3', reason: { key: 'ed.no.curve' }, facts: { points } } };
  }
  if ((to.level ?? human.level) !== human.level) {
    return { line: null, fault: { rule: 'EDM.CLIMB.1', reason: { key: 'ed.no.level' } } };
  }
  const line = lineOf(stride(battle, human), to);
  return { line, fault: line.fault };
}

/** EDM.MODEL.5: after a Move a human looks where it went. */
function walkTo(t: Table, human: Human, to: Point, rule: 'EDM.MOVE.1' | 'EDM.PSYCH.10'): void {
  const from = { x: human.x, y: human.y };
  const inches = apart(from, to);
  if (inches > 0) human.facing = facingTowards(from, to);
  Object.assign(human, point(to.x, to.y));
  emit(t, rule, rule === 'EDM.MOVE.1' ? 'ed.moved' : 'ed.ran', {
    unit: human.id,
    name: nameOf(human),
    inches: rounded(inches),
    from,
    to: { x: human.x, y: human.y },
  });
}

const rounded = (inches: number): number => Math.round(inches * 10) / 10;

/** Useful ends of a Move: as far as it goes towards each goal, and staying where it is if nothing else is left. */
function waysOf(battle: Battle, human: Human): Placed[] {
  const ends = new Map<string, Placed>();
  const from = stride(battle, human);
  for (const { at, dare } of goalsOf(battle, human, [from.model])) {
    const end = farthest(from, at, dare);
    if (end !== null) ends.set(`${end.x} ${end.y}`, end);
  }
  return ends.size > 0 ? [...ends.values()] : [{ x: human.x, y: human.y }];
}

/**
 * EDM.PSYCH.10: straight towards a friend, until the bases touch or something stops it. It does not run into Dangerous
 * ground; out of where it stands it does.
 */
export function runTowards(t: Table, human: Human, friend: Human): void {
  const end = farthest(stride(battleOf(t), human), friend, 'out');
  if (end !== null) walkTo(t, human, end, 'EDM.PSYCH.10');
}
