import {
  counted,
  type Dice,
  type Flow,
  type Message,
  type Modifier,
  type Seat,
  type Table,
  verbs,
} from '../kernel/index.ts';

/** Dice of miniatures games: pools that are counted, tests that are added up, and what changes them. */

/** A factor changes how many dice are rolled, or what every one of them shows. */
export interface Factor<R extends string = string, K extends string = string> {
  readonly rule: R;
  readonly label: K;
  readonly dice?: number;
  readonly results?: number;
}

const sumOf = (factors: readonly Factor[], part: 'dice' | 'results'): number => {
  let sum = 0;
  for (const factor of factors) sum += factor[part] ?? 0;
  return sum;
};

function asModifier<K extends string>({ rule, label, dice = 0, results = 0 }: Factor<string, K>): Modifier<K> {
  return {
    rule,
    label,
    value: dice === 0 ? results : `${dice > 0 ? '+' : '−'}${counted(Math.abs(dice), 'die', 'dice')}`,
  };
}

/** Dice of which each is judged by itself, all factors included. */
export interface Pool<K extends string = string> {
  readonly dice: number;
  readonly sides: number;
  /** What a die must show: at least so much, or at most… */
  readonly needed: number;
  readonly atMost?: boolean;
  /** …after this has been added to it, or to what it may show at most. */
  readonly results: number;
  readonly modifiers: readonly Modifier<K>[];
}

/** What a pool is before anything changes it. */
export interface PoolOf {
  readonly dice: number;
  readonly sides: number;
  readonly needed: number;
  readonly atMost?: boolean;
}

/** Factors add up without limit; fewer than no dice are none. */
export function poolOf<R extends string, K extends string>(
  rule: R,
  label: K,
  { dice, sides, needed, atMost = false }: PoolOf,
  factors: readonly Factor<R, K>[],
): Pool<K> {
  return {
    dice: Math.max(0, dice + sumOf(factors, 'dice')),
    sides,
    needed,
    ...(atMost ? { atMost } : undefined),
    results: sumOf(factors, 'results'),
    modifiers: [
      { rule, label, value: `${counted(dice, 'die', 'dice')}, ${needed}${atMost ? '−' : '+'}` },
      ...factors.map((factor) => asModifier(factor)),
    ],
  };
}

/** What a die itself must show: beyond its sides it cannot fail, or cannot succeed. */
export const faceNeeded = ({ needed, results, atMost = false }: Pool): number =>
  atMost ? needed + results : needed - results;

export function successesIn(pool: Pool, rolled: readonly number[]): number {
  const face = faceNeeded(pool);
  return rolled.filter((die) => (pool.atMost === true ? die <= face : die >= face)).length;
}

/** The chance of one die that must show at least this. */
export const chanceOf = (needed: number, sides: number): number =>
  Math.min(sides, Math.max(0, sides + 1 - needed)) / sides;

/** How likely each number of successes is. */
export function successOdds(pool: Pool): number[] {
  const face = faceNeeded(pool);
  const p = pool.atMost === true ? 1 - chanceOf(face + 1, pool.sides) : chanceOf(face, pool.sides);
  let odds = [1];
  for (let i = 0; i < pool.dice; i++) {
    const before = odds;
    odds = [...before, 0].map((chance, n) => chance * (1 - p) + (before[n - 1] ?? 0) * p);
  }
  return odds;
}

/** How likely it is by how much one pool beats the other: closed form, so that it costs next to nothing. */
export function winOdds(offence: Pool, defence: Pool): number[] {
  const [attack, guard] = [successOdds(offence), successOdds(defence)];
  const odds = new Array<number>(attack.length).fill(0);
  attack.forEach((a, hits) => {
    guard.forEach((d, saves) => {
      const more = Math.max(0, hits - saves);
      odds[more] = (odds[more] as number) + a * d;
    });
  });
  return odds;
}

/** Who rolls, under which rule, and what is said while people roll their own dice. */
export interface Rolling {
  readonly rule: string;
  readonly seat: Seat;
  readonly prompt: Message;
}

/** Rolls a pool. Nobody is asked to roll no dice. */
export function* rollPool<S>(t: Table<S>, pool: Pool, { rule, seat, prompt }: Rolling): Flow<readonly number[]> {
  const { dice, sides, atMost = false } = pool;
  if (dice === 0) return [];
  const { roll } = verbs<S, string>();
  const counting = atMost ? {} : { target: faceNeeded(pool), counting: true };
  return yield* roll(t, `${dice}d${sides}`, { rule, prompt, seat, ...counting });
}

/** A test: dice are added up, the modifiers too, and the sum must reach a number; without a number it is compared with another. */
export interface Test<K extends string = string> {
  readonly dice: number;
  readonly sides: number;
  readonly needed: number | null;
  readonly modifiers: readonly (Modifier<K> & { readonly value: number })[];
}

export interface Tested<K extends string = string> {
  readonly total: number;
  readonly passed: boolean;
  readonly rolled: readonly number[];
  /** For the event: what was rolled, what it had to show, and what was added. */
  readonly dice: Dice;
  readonly modifiers: Test<K>['modifiers'];
}

const bonusOf = ({ modifiers }: Test): number => modifiers.reduce((sum, { value }) => sum + value, 0);

/** Rolls a test. Of one die only whether it reaches its number matters, so odds walk through two ways. */
export function* rollTest<S, K extends string>(t: Table<S>, test: Test<K>, by: Rolling): Flow<Tested<K>> {
  const { dice, sides, needed, modifiers } = test;
  const { roll } = verbs<S, string>();
  const face = needed === null ? undefined : needed - bonusOf(test);
  const counting = dice === 1 && face !== undefined ? { target: face, counting: true } : {};
  const rolled = yield* roll(t, `${dice}d${sides}`, { ...by, ...counting });
  const total = rolled.reduce((sum, die) => sum + die, 0) + bonusOf(test);
  return {
    total,
    passed: needed === null || total >= needed,
    rolled,
    dice: dice === 1 && face !== undefined ? { sides, rolled, target: face } : { sides, rolled },
    modifiers,
  };
}

/** How likely each sum of the dice of a test is, from the lowest on; and what the lowest is. */
function sums({ dice, sides }: Pick<Test, 'dice' | 'sides'>): number[] {
  let odds = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(odds.length + sides - 1).fill(0);
    odds.forEach((p, sum) => {
      for (let face = 0; face < sides; face++) next[sum + face] = (next[sum + face] as number) + p / sides;
    });
    odds = next;
  }
  return odds;
}

/** The chance to pass a test. */
export function chanceToPass(test: Test): number {
  const { dice, needed } = test;
  if (needed === null) return 1;
  const lowest = dice + bonusOf(test);
  return sums(test).reduce((sum, p, i) => (lowest + i >= needed ? sum + p : sum), 0);
}

/** The chances of two who test against each other: the first has more, both the same, the second more. */
export function contestOdds(
  one: Test,
  other: Test,
): { readonly win: number; readonly tie: number; readonly lose: number } {
  const [mine, theirs] = [sums(one), sums(other)];
  const ahead = one.dice + bonusOf(one) - (other.dice + bonusOf(other));
  const odds = { win: 0, tie: 0, lose: 0 };
  mine.forEach((p, i) => {
    theirs.forEach((q, j) => {
      const by = ahead + i - j;
      odds[by > 0 ? 'win' : by === 0 ? 'tie' : 'lose'] += p * q;
    });
  });
  return odds;
}
