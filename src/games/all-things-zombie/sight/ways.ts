import type { PathAnswer, Placed } from '../../../kernel/index.ts';
import { askWay } from '../../../skirmish/index.ts';
import { apart, directionOf, grained } from '../../../tabletop/index.ts';
import { terrainIn } from '../figures.ts';
import { legsOf, legsTowards, routeFor } from '../move/way.ts';
import type { Human, Leg, State } from '../state.ts';
import type { Flow, Message, Objection, Rule, Table } from '../verbs.ts';

/** A way that a player gives to somebody in the middle of a test. */

interface Judged {
  readonly legs: Leg[];
  readonly fault: Objection | null;
}

const pointsOf = (answer: PathAnswer): readonly Placed[] => ('to' in answer ? [answer.to] : answer);

function judge(state: State, human: Human, answer: PathAnswer, budget: number, rule: Rule): Judged {
  const points = pointsOf(answer).map((at) => ({ level: human.level, ...at }));
  const route = routeFor(state, human, points, budget);
  if (route.fault === null) return { legs: legsOf(route), fault: null };
  return { legs: [], fault: { rule, reason: { key: 'atz.sight.no-way' } } };
}

/** Ways all round, as far as the budget goes. */
function waysRound(state: State, human: Human, budget: number): Placed[][] {
  return [0, 45, 90, 135, 180, 225, 270, 315].flatMap((degrees) => {
    const { x, y } = directionOf(degrees);
    const { width, depth } = terrainIn(state.encounter);
    const within = (at: number, most: number): number => Math.min(most - RIM, Math.max(RIM, grained(at)));
    const goal = { x: within(human.x + x * budget, width), y: within(human.y + y * budget, depth), level: human.level };
    const end = legsTowards(state, human, goal, budget)?.at(-1)?.to;
    return end === undefined || apart(end, human) < RIM
      ? []
      : [[{ x: end.x, y: end.y, level: end.level ?? human.level }]];
  });
}
const RIM = 0.5;

/** Asks the player of a figure for a way within a budget; standing still is one. */
export function* askLegs(
  t: Table,
  human: Human,
  { rule, prompt, budget }: { readonly rule: Rule; readonly prompt: Message; readonly budget: number },
): Flow<Leg[]> {
  const { x, y, level } = human;
  const judged = yield* askWay(
    t,
    {
      rule,
      seat: human.seat as string,
      prompt,
      from: human,
      budget,
      suggestions: () => [
        ...waysRound(t.state, human, budget).filter((way) => judge(t.state, human, way, budget, rule).fault === null),
        [{ x, y, level }],
      ],
      facts: { unit: human.id },
    },
    (answer) => judge(t.state, human, answer, budget, rule),
  );
  return judged.legs;
}
