import type { PathAnswer, Placed, Point } from '../../../../kernel/index.ts';
import { askWay } from '../../../../skirmish/index.ts';
import { apart, between, checkWay, directionOf, facingTowards, point } from '../../../../tabletop/index.ts';
import { hasSkill } from '../../characteristics.ts';
import { RUN_INCHES } from '../../data/actions.ts';
import type { Activation, Battle, Character } from '../../state.ts';
import {
  areHostile,
  battleOf,
  bodyOf,
  contactsOf,
  findUnit,
  friendsOf,
  nameOf,
  tabletopOf,
  terrainIn,
} from '../../units.ts';
import { emit, type Flow, type Objection, type Table } from '../../verbs.ts';
import { type Action, calledOff } from '../act.ts';
import { wholeInches } from '../prices.ts';
import { burnAlong } from './burning.ts';
import { goalsFor } from './suggest.ts';
import { mayBeAnswered } from './walk.ts';
import { mayLeave } from './way.ts';

/** LD.MOVE.4, LD.MOVE.8: once a turn, twice as many inches as points, in one straight line. */
export const run: Action<'run'> = {
  id: 'run',
  moves: true,
  options(_battle, unit, { left, sprint }) {
    if (unit.ran || left + sprint === 0) return [];
    const inches = RUN_INCHES * (left + sprint);
    return [{ means: { do: 'run' }, label: { key: 'ld.menu.run', params: { inches } }, about: { unit: unit.id } }];
  },
  *play(t, unit, _act, activation) {
    const battle = battleOf(t);
    const inches = RUN_INCHES * (activation.left + activation.sprint);
    const stays = { fault: null, run: null };
    const { run: found } = yield* askWay(
      t,
      {
        rule: 'LD.MOVE.4',
        seat: unit.seat,
        prompt: { key: 'ld.run', params: { name: nameOf(unit), inches } },
        from: unit,
        budget: inches,
        suggestions: () => {
          const found = runsFor(battle, unit, activation);
          return found.length > 0 ? found : [[{ x: unit.x, y: unit.y }]];
        },
        facts: { unit: unit.id, inches },
      },
      (answer) => (isHere(unit, answer) ? stays : judgeRun(battle, unit, activation, answer)),
    );
    if (found === null) calledOff(activation, 'run', runsFor(battle, unit, activation).length > 0);
    else yield* runTo(t, unit, activation, found);
  },
};

interface Found {
  readonly to: Point;
  readonly inches: number;
  readonly ap: number;
  readonly leaves: boolean;
}
interface Judged {
  readonly fault: Objection | null;
  readonly run: Found | null;
}

/** Who points to its own base has thought better of it. */
function isHere({ x, y, level }: Character, answer: PathAnswer): boolean {
  const to = 'to' in answer ? answer.to : answer.at(-1);
  return to !== undefined && to.x === x && to.y === y && (to.level ?? level) === level;
}

const no = (rule: Objection['rule'], key: Objection['reason']['key'], params = {}): Judged => ({
  fault: { rule, reason: { key, params } },
  run: null,
});

/** LD.MOVE.21: movement must be left to cross the edge. */
const ACROSS = 0.05;

/** LD.MOVE.3, LD.MOVE.4, LD.MOVE.5: what stands against a Run. */
export function judgeRun(
  battle: Battle,
  unit: Character,
  purse: Pick<Activation, 'left' | 'sprint'>,
  answer: PathAnswer,
): Judged {
  const points = 'to' in answer ? [answer.to] : answer;
  const named = points[0] as Placed;
  if (points.length > 1 || (named.level ?? unit.level) !== unit.level) return no('LD.MOVE.4', 'ld.no.straight');
  const body = bodyOf(unit);
  const { to, leaves } = upToEdge(battle, unit, named);
  if (leaves && !mayLeave(battle, unit)) return no('LD.HOME.9', 'ld.no.leave');
  const { fault, stretches } = checkWay(tabletopOf(battle), body, [{ ...to, level: unit.level }], {
    straight: true,
    pass: friendsOf(battle, unit),
  });
  if (fault !== null) {
    const other = fault.by === null ? undefined : findUnit(battle, fault.by);
    if (other === undefined)
      return no('LD.MOVE.3', fault.reason === 'off-table' ? 'ld.no.off-table' : 'ld.no.run-blocked');
    return areHostile(unit, other)
      ? no('LD.ACT.9', 'ld.no.enemy', { name: nameOf(other) })
      : no('LD.ACT.8', 'ld.no.friend', { name: nameOf(other) });
  }
  if (stretches.some(({ ground }) => ground !== 'normal')) return no('LD.MOVE.5', 'ld.no.run-rough');
  const grazed = grazedBy(battle, unit, to);
  if (grazed !== null) return no('LD.ACT.12', 'ld.no.enemy', { name: grazed });
  const inches = apart(unit, to) + (leaves ? ACROSS : 0);
  const ap = Math.max(1, wholeInches(inches / RUN_INCHES));
  if (ap > purse.left + purse.sprint) return no('LD.MOVE.4', 'ld.no.reach', { left: purse.left + purse.sprint });
  return { fault: null, run: { to, inches, ap, leaves } };
}

/** Where a line that leads off the table reaches the edge. */
function upToEdge(battle: Battle, unit: Character, { x, y }: Point): { readonly to: Point; readonly leaves: boolean } {
  const { width, depth } = terrainIn(battle);
  const { radius } = bodyOf(unit);
  let share = 1;
  const limit = (from: number, to: number, high: number): void => {
    if (to < radius) share = Math.min(share, (from - radius) / (from - to));
    if (to > high - radius) share = Math.min(share, (high - radius - from) / (to - from));
  };
  limit(unit.x, x, width);
  limit(unit.y, y, depth);
  const leaves = unit.level === 0 && share < 1;
  const at = between(unit, { x, y }, leaves ? Math.max(0, share) : 1);
  return { to: point(at.x, at.y), leaves };
}

/** LD.ACT.12: Contact on the way would end the Run there. */
function grazedBy(battle: Battle, unit: Character, to: Point): string | null {
  const long = apart(unit, to);
  for (const model of tabletopOf(battle).models) {
    const other = findUnit(battle, model.id);
    if (other === undefined || !areHostile(unit, other) || model.level !== unit.level) continue;
    const along = ((model.x - unit.x) * (to.x - unit.x) + (model.y - unit.y) * (to.y - unit.y)) / (long * long);
    const share = Math.min(1, Math.max(0, along));
    if ((1 - share) * long < 0.02) continue; // at its end
    const { x, y } = between(unit, to, share);
    if (contactsOf(battle, { ...unit, x, y }).some(({ id }) => id === other.id)) return nameOf(other);
  }
  return null;
}

/** LD.MOVE.7, LD.MOVE.9: it makes a Noise, is marked, and cannot shoot this turn (LD.MOVE.6). */
function* runTo(t: Table, unit: Character, activation: Activation, { to, inches, ap, leaves }: Found): Flow<void> {
  const battle = battleOf(t);
  const from = { x: unit.x, y: unit.y, level: unit.level };
  const extra = Math.min(activation.sprint, ap); // LD.SKILL.55
  activation.sprint -= extra;
  activation.left -= ap - extra;
  activation.stuck = [];
  unit.ran = true;
  const isQuiet = hasSkill(unit, 'stalker'); // LD.SKILL.56
  if (!isQuiet) unit.noise += 1;
  if (apart(unit, to) > 0) unit.facing = facingTowards(unit, to);
  Object.assign(unit, to);
  const about = { unit: unit.id, name: nameOf(unit), ap, inches: Math.round(inches * 10) / 10 };
  emit(t, 'LD.MOVE.4', isQuiet ? 'ld.ran.quietly' : 'ld.ran', { ...about, from, to: { ...to, level: unit.level } });
  yield* burnAlong(t, unit, from, [{ ...to, level: unit.level }]);
  if (unit.fate !== 'here') return;
  if (leaves) activation.going = { actions: [], leaves };
  mayBeAnswered(battle, unit, activation, { from, to: { ...to, level: unit.level } });
}

/** As far as it can be run towards each goal. */
function runsFor(battle: Battle, unit: Character, activation: Activation): Placed[][] {
  const most = RUN_INCHES * (activation.left + activation.sprint);
  const ways = new Map<string, Placed[]>();
  const round = Array.from({ length: 8 }, (_, i) => directionOf(i * 45)).map(({ x, y }) => ({
    x: unit.x + x * most,
    y: unit.y + y * most,
  }));
  for (const goal of [...goalsFor(battle, unit), ...round]) {
    const end = farthestRun(battle, unit, activation, goal, most);
    if (end !== null) ways.set(`${Math.round(end.x * 4)} ${Math.round(end.y * 4)}`, [end]);
  }
  return [...ways.values()];
}

/** As far as it can be run towards a point, at least an inch. */
export function farthestRun(
  battle: Battle,
  unit: Character,
  purse: Pick<Activation, 'left' | 'sprint'>,
  goal: Point,
  most: number,
): Placed | null {
  const far = apart(unit, goal);
  if (far < 1) return null;
  const { to } = upToEdge(battle, unit, between(unit, goal, Math.min(1, most / far)));
  const checked = checkWay(tabletopOf(battle), bodyOf(unit), [{ ...to, level: unit.level }], {
    straight: true,
    pass: friendsOf(battle, unit),
  });
  const rough = checked.stretches.findIndex(({ ground }) => ground !== 'normal');
  const walked = checked.stretches.slice(0, rough === -1 ? undefined : rough);
  const inches = walked.reduce((sum, stretch) => sum + stretch.inches, 0);
  for (const back of [0.006, 0.5, 1.5]) {
    const long = inches - (checked.fault === null && rough === -1 && back < 0.1 ? 0 : back);
    if (long < 1) return null;
    const { x, y } = between(unit, to, long / apart(unit, to));
    const end = { ...point(x, y), level: unit.level };
    if (judgeRun(battle, unit, purse, [end]).fault === null) return end;
  }
  return null;
}
