import type { Placed } from '../../../kernel/index.ts';
import { apart, directionOf } from '../../../tabletop/index.ts';
import { begin } from '../doing.ts';
import { type Figure, inches } from '../figures.ts';
import { legsTo, legsTowards, normalMove } from '../move/way.ts';
import type { Human, Leg, State } from '../state.ts';
import { place, type Flow, type Table } from '../verbs.ts';

/** ATZ.BREAK.2, ATZ.BREAK.5, ATZ.CHARGE.21: how somebody gets away from those who are at it. */

const TURN = 30;
/** So far from everybody one must get: out of contact, and a step more. */
const CLEAR = 2;

/** The ends of ways that lead out of contact, the farthest from them all first. */
function waysAway(
  state: State,
  human: Human,
  from: readonly Figure[],
): { readonly to: Placed; readonly legs: Leg[] }[] {
  const budget = normalMove(state, human);
  const far = ({ x, y, level = human.level }: Placed): number =>
    Math.min(...from.map((one) => inches(one, { x, y, level })));
  return Array.from({ length: 360 / TURN }, (_, i) => directionOf(i * TURN))
    .flatMap(({ x, y }) => {
      const goal = { x: human.x + x * budget, y: human.y + y * budget, level: human.level };
      const legs = legsTowards(state, human, goal, budget);
      const to = legs?.at(-1)?.to;
      return legs === null || to === undefined || far(to) < CLEAR ? [] : [{ to, legs }];
    })
    .toSorted((a, b) => far(b.to) - far(a.to));
}

/** ATZ.BREAK.2: a wall at its back, or too many round it. */
export const isHemmedIn = (state: State, human: Human, from: readonly Figure[]): boolean =>
  waysAway(state, human, from).length === 0;

/** ATZ.BREAK.5: its player says where to, within a normal move; people whom nobody plays go as far from them as they can. */
export function* getAway(t: Table, human: Human, from: readonly Figure[]): Flow<void> {
  const ways = waysAway(t.state, human, from);
  const to =
    human.seat === null
      ? ways[0]?.to
      : yield* askWhere(
          t,
          human,
          from,
          ways.map((one) => one.to),
        );
  const legs = to === undefined ? null : legsTo(t.state, human, to, normalMove(t.state, human));
  if (legs !== null) begin(t, { do: 'walk', who: human.id, legs, as: 'break-off', met: [] });
}

function* askWhere(t: Table, human: Human, from: readonly Figure[], suggestions: readonly Placed[]): Flow<Placed> {
  const budget = normalMove(t.state, human);
  const { x, y, level } = human;
  return yield* place(t, human.seat as string, {
    rule: 'ATZ.BREAK.5',
    prompt: { key: 'atz.break.where', params: { name: human.name, inches: budget } },
    region: { discs: [{ x, y, radius: budget }] },
    levels: [level],
    suggestions: suggestions.map((at) => ({ x: at.x, y: at.y, level: at.level ?? level })),
    check: (at) => {
      const legs = legsTo(t.state, human, at, budget);
      if (legs === null) return { rule: 'ATZ.BREAK.5', reason: { key: 'atz.break.no-way' } };
      const isClear = from.every((one) => apart(one, at) >= CLEAR);
      return isClear ? null : { rule: 'ATZ.BREAK.5', reason: { key: 'atz.break.too-near' } };
    },
  });
}
