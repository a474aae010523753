import type { PathAnswer, Placed } from '../../../kernel/index.ts';
import { askWay } from '../../../skirmish/index.ts';
import { legsOf, routeFor } from '../move/way.ts';
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
      suggestions: () => [[{ x, y, level }]],
      facts: { unit: human.id },
    },
    (answer) => judge(t.state, human, answer, budget, rule),
  );
  return judged.legs;
}
