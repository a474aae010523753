import { list, some } from './grammar.ts';
import { ATTRIBUTE_NAMES, foes, ICON_NAMES, leaderName, placeName } from './naming.ts';
import type { Ability, Cond, Cost } from '../cards/vocabulary.ts';
import type { Cause, Icon, Trigger } from './words.ts';

/** When an ability works, under which conditions and at what price, as its card says it. */

/** What is paid, as one tells the reader to: `spend 1 action and discard 2 badge cards`. */
export function costs({ action, karma, defender, icons = {}, exhaust, discardThis }: Cost): string {
  return list([
    ...(action === undefined ? [] : [`spend ${action === 1 ? '1 action' : `${action} actions`}`]),
    ...(karma === undefined ? [] : [`pay ${karma} Karma`]),
    ...(defender === undefined ? [] : [`discard ${some(defender, 'Defender card')}`]),
    ...Object.entries(icons).map(([icon, n]) => `discard ${some(n, `${ICON_NAMES[icon as Icon]} card`)}`),
    ...(exhaust === undefined ? [] : ['exhaust this until Rise & Shine']),
    ...(discardThis === undefined ? [] : ['discard this']),
  ]);
}

const CAUSE_WORDS = {
  raiders: 'by Raiders in Phase III',
  monstrosity: 'by Monstrosities in Phase III',
  adventure: 'by an Adventure',
} as const satisfies Record<Cause, string>;

type Said = { readonly [K in keyof Required<Cond>]: (want: NonNullable<Cond[K]>) => string };
/** Each condition, as what follows `if you are`. */
const CONDITIONS: Said = {
  at: (at) => `at ${placeName(at)}`,
  inLastStand: (want) => (want ? 'in Last Stand' : 'outside Last Stand'),
  allInLastStand: () => 'with every Ranger in Last Stand',
  leaderHere: (leader) => (leader === 'any' ? 'with a Leader here' : `with ${leaderName(leader)} here`),
  raidersHere: (n) => (n === 1 ? 'with Raiders here' : `with ${n} or more Raiders here`),
  noEnemies: () => 'with no enemies here',
  withRanger: (want) => (want ? 'with another Ranger here' : 'with no other Ranger here'),
  trapThere: () => 'on a location with a Trap Token',
  vs: (vs) => `against ${foes(vs)}`,
  attr: (attr) => `on ${aTest(attr)}`,
  failed: () => 'after failing',
  cause: (cause) => CAUSE_WORDS[cause],
  mode: () => 'on foot',
  goalsMet: () => 'with all goals of the Group Mission met',
};
const aTest = (attr: keyof typeof ATTRIBUTE_NAMES): string =>
  `${attr === 'adventure' || attr === 'tech' ? 'an' : 'a'} ${ATTRIBUTE_NAMES[attr]} test`;

export function condition(cond: Cond): string {
  const parts = Object.entries(cond).flatMap(([name, want]) =>
    want === undefined ? [] : [CONDITIONS[name as keyof Cond](want as never)],
  );
  return parts.length < 3 ? parts.join(' ') : list(parts);
}

/** A moment, and which conditions it has said already. */
/** Who is told of it: the reader who attacks, all who attack, or those whom a Leader is up against. */
export type Told = 'you' | 'all' | 'leader';
type When = (cond: Cond, of: Told) => readonly [string, ...(keyof Cond)[]];

const WHEN = {
  passive: () => [''],
  gain: () => ['when you gain this card'],
  rise: () => ['at Rise & Shine'],
  turn: () => ['on your turn'],
  any: () => ['at any time'],
  move: () => ['when you move'],
  attackRaiders: ({ vs }) => (vs === undefined ? ['when you attack Raiders'] : [`when you attack ${foes(vs)}`, 'vs']),
  attackMonstrosity: () => ['when you fight a Monstrosity'],
  attackDepot: () => ['when you attack Depots'],
  attackLeader: ({ vs }, of) => {
    if (vs !== undefined) return [`in a battle with ${foes(vs)}`, 'vs'];
    return [{ you: 'when you attack a Leader', all: 'in a battle with a Leader', leader: 'in battle' }[of]];
  },
  leaderWins: ({ vs }) => [`when ${vs === undefined ? 'a Leader' : foes(vs)} wins a battle`, 'vs'],
  leaderSlain: ({ vs }) => [`when ${vs === undefined ? 'a Leader' : foes(vs)} is slain in battle`, 'vs'],
  test: ({ attr, failed, cause }) => {
    const what = attr === undefined ? 'an attribute test' : aTest(attr);
    const verb = failed === undefined ? 'take' : 'fail';
    return [
      `when you ${verb} ${what}${cause === 'adventure' ? ' of an Adventure' : ''}`,
      'attr',
      'failed',
      ...(cause === 'adventure' ? (['cause'] as const) : []),
    ];
  },
  radiation: () => ['against radiation in Phase III'],
  wounded: ({ vs, cause }) => {
    if (cause === 'raiders')
      return [`when ${vs === undefined ? 'Raiders' : foes(vs)} wound you in Phase III`, 'vs', 'cause'];
    if (cause === 'monstrosity') return ['when Monstrosities wound you in Phase III', 'cause'];
    return ['when you are wounded'];
  },
  phase3: () => ['at the start of Phase III'],
  draw: () => ['after your draw in Phase III'],
  gamble: () => ['when you lose a bet'],
  place: ({ vs }) => [`when ${vs === undefined ? 'Raiders' : foes(vs)} are about to be placed`, 'vs'],
  overrun: ({ vs }) => [`when ${vs === undefined ? 'Raiders' : foes(vs)} overrun a location`, 'vs'],
  leaderMove: () => ['when a Leader is about to move'],
  event: () => ['when an event is about to happen'],
  deliver: () => ['when a Special token is handed over'],
} as const satisfies Record<Trigger, When>;

/** `when you attack Techies outside Last Stand`; nothing for what always holds. */
export function moment({ when, if: cond = {} }: Pick<Ability, 'when' | 'if'>, of: Told): string {
  const [said, ...covered] = (WHEN[when] as When)(cond, of);
  const rest = Object.fromEntries(Object.entries(cond).filter(([name]) => !covered.includes(name as keyof Cond)));
  return [said, condition(rest)].filter((part) => part !== '').join(' ');
}
