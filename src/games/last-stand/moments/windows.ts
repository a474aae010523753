import { type FactsAt, idOf, type PlayableAside } from '../../../kernel/index.ts';
import { isBanned, isChoice, isPlayed, type Use, usesOf } from './abilities.ts';
import { effectsOf, hasEffect } from '../cards/cards.ts';
import { holds, touches } from '../cards/conditions.ts';
import { mayPay, pay } from '../turn/costs.ts';
import { spendSpecial } from '../cards/decks.ts';
import { canDoAny, carryOut, type Doing, doing } from '../cards/interpreter.ts';
import type { Means } from '../means.ts';
import { type Kind, type Moment, moment } from './moment.ts';
import { useOption } from '../options.ts';
import { kindOf, orderedAbout, subjectOf } from './orders.ts';
import { saves, stirs } from './remedies.ts';
import { type Coming, stakeOf } from './stakes.ts';
import type { Ranger, State } from '../state.ts';
import {
  choose,
  emit,
  type Flow,
  ordered,
  type Rule,
  type Seat,
  type Table,
  type Message,
  type Words,
} from '../verbs.ts';
import type { Ability, Verb } from '../cards/vocabulary.ts';
import type { TextKey } from '../wording/said.ts';
import type { Trigger } from '../wording/words.ts';

/** The moments at which abilities have their say, and who is asked for them. */

/** The rule by which a source has its say, for the log. */
const RULE_OF = {
  skill: 'DLS.ATTR.7',
  slayer: 'DLS.SLAYER.2',
  special: 'DLS.SPEC.4',
  artifact: 'DLS.ART.6',
  mutation: 'DLS.MUT.9',
  token: 'DLS.SCAV.8',
  mission: 'DLS.ACT.8',
  icon: 'DLS.DEF.2',
} as const satisfies Record<Kind, Rule>;
/**
 * What each icon is good for. DLS.DEF.6, DLS.SABOT.2, DLS.SABOT.3: two pistols weaken a Leader (DLS.LEADER.6), whatever
 * their colour and whoever they name; DLS.DEF.7: two badges buy a Special card.
 */
const RULE_OF_ICON = {
  move: 'DLS.MOVE.7',
  attackDepot: 'DLS.DEF.5',
  turn: 'DLS.FREE.5',
  radiation: 'DLS.FREE.3',
  event: 'DLS.DEF.9',
  test: 'DLS.FREE.4', // DLS.DEF.10
} as const satisfies Partial<Record<Trigger, Rule>>;

function ruleOf({ source, ability }: Use): Rule {
  if (source.kind !== 'icon') return RULE_OF[source.kind];
  if (ability.cost?.action !== undefined) return 'DLS.SABOT.1';
  const icons: Partial<Record<Trigger, Rule>> = RULE_OF_ICON;
  return icons[ability.when] ?? RULE_OF.icon;
}

const doingOf = (use: Use, of: Moment): Doing =>
  doing(use.ranger, ruleOf(use), use.source.key, {
    kind: use.source.kind,
    vs: use.ability.if?.vs,
    moment: of,
    target: of.at,
    cause: of.cause,
    token: use.source.kind === 'token' ? use.source.card : null,
    fighters: of.touched,
  });

/** Whether an ability could be used now: allowed, payable, within its limit, and not for nothing. */
export function mayUse(state: State, use: Use, of: Moment): boolean {
  const { id, ranger, source, ability } = use;
  if (of.used.includes(id) || (ability.limit === 'turn' && ranger.used.includes(id))) return false;
  if (isPlayed(source) && isBanned(state, ranger, 'specialAbility')) return false;
  if (source.kind === 'special' && isBanned(state, ranger, 'special')) return false;
  return (
    mayPay(state, ranger, ability.cost, source) &&
    holds(state, ability.if, ranger, of) &&
    touches(use, of) &&
    canDoAny(state, ability.effects, doingOf(use, of))
  );
}

export const usable = (state: State, rangers: readonly Ranger[], of: Moment): Use[] =>
  rangers.flatMap((ranger) => usesOf(state, ranger, of.whens).filter((use) => mayUse(state, use, of)));

/** What can be seen without a word, or has one of its own. */
const SAYS_ITSELF: readonly Verb[] = ['stride', 'soak'];

/** Pays for an ability and carries it out. */
export function* apply(t: Table, use: Use, of: Moment, subject: Doing['subject'] = null): Flow<void> {
  const { id, ranger, source, ability } = use;
  of.used.push(id);
  if (ability.limit === 'turn') ranger.used.push(id);
  yield* pay(t, ranger, ability.cost, source.key, source);
  if (isPlayed(source) && source.card !== null) spendSpecial(ranger, source.card); // DLS.SPEC.12
  const isGone = ability.cost?.discardThis === true;
  if (isChoice(use)) emit(t, ruleOf(use), isGone ? 'ls.used.up' : 'ls.used', { ranger: ranger.id, source: source.key });
  else if (!hasEffect(ability.effects, ...SAYS_ITSELF)) {
    emit(t, ruleOf(use), 'ls.works', { ranger: ranger.id, source: source.key });
  }
  yield* carryOut(t, ability.effects, { ...doingOf(use, of), subject });
}

const before: readonly Verb[] = ['addDice', 'modToHit', 'ignoreRadiation', 'avoid'];
const after: readonly Verb[] = ['reroll', 'addSuccess'];
const VERBS_OF = { 'before the dice': before, 'after the dice': after, 'against tech': ['cancel'] } as const;
type Half = keyof typeof VERBS_OF | 'at once' | 'halving';
function belongs({ effects }: Ability, half: Half): boolean {
  if (half === 'at once') return true;
  if (half === 'halving') return effectsOf(effects, 'soak').some(({ n }) => n === 'half');
  return hasEffect(effects, ...VERBS_OF[half]);
}

/** Benefits that cost nothing, and penalties, simply work. */
export function* automatic(t: Table, rangers: readonly Ranger[], of: Moment, half: Half = 'at once'): Flow<void> {
  for (const ranger of rangers) {
    for (const use of usesOf(t.state, ranger, of.whens)) {
      if (!isChoice(use) && belongs(use.ability, half) && mayUse(t.state, use, of)) yield* apply(t, use, of);
    }
  }
}

interface Offer {
  readonly rule: Rule;
  /** Told anew after each card: it may have changed what is at stake. */
  readonly prompt: Message | (() => Message);
  readonly half?: Half;
  /** Of those that fit, only these. */
  readonly only?: (use: Use) => boolean;
  /** What is known beside the prompt: the dice, the successes that are still missing. */
  readonly facts?: () => FactsAt<Words, TextKey>;
}

/**
 * DLS.SPEC.5, DLS.SPEC.6: those who could use something may, one after another, until all who could have passed. Nobody
 * else is asked. A card for any time counts where it bears upon what is coming; one that would save the game is always asked
 * for, whatever its player has ordered. Once the moment is cancelled there is nothing left to bear upon.
 */
export function* offer(t: Table, rangers: readonly Ranger[], of: Moment, how: Offer): Flow<void> {
  const { rule, prompt, half = 'at once', only = () => true } = how;
  const passed: Seat[] = [];
  while (!of.cancelled) {
    const own = usable(t.state, rangers, of).filter((use) => isChoice(use) && belongs(use.ability, half) && only(use));
    const anytime = of.coming === null ? [] : usable(t.state, t.state.rangers, moment('any'));
    const stirring = [...own, ...anytime.filter((use) => stirs(t.state, use, of))];
    const says = (use: Use) => ordered(t, use.ranger.seat, orderedAbout(use, of));
    const toUse = stirring.find((use) => says(use) === 'act');
    if (toUse !== undefined) {
      yield* carryOutOrder(t, toUse, of);
      continue;
    }
    const saving = stirring.filter((use) => saves(t.state, use, of));
    const wanted = stirring.filter((use) => saving.includes(use) || says(use) === 'ask');
    const seats = [...new Set(wanted.map(({ ranger }) => ranger.seat))].filter((seat) => !passed.includes(seat));
    if (seats.length === 0) return;
    const uses = [...own, ...anytime].filter(({ ranger }) => seats.includes(ranger.seat));
    const { seat, answer } = yield* choose(
      t,
      { any: seats },
      {
        rule,
        prompt: typeof prompt === 'function' ? prompt() : prompt,
        options: [{ means: 'pass', label: { key: 'ls.pass' } }, ...uses.map(useOption)],
        interrupts: [kindOf(of)],
        ...factsOf(t.state, how, of, { stirring, saving }),
      },
    );
    const use = uses.find(({ id }) => id === idOf(answer));
    if (use === undefined) passed.push(seat);
    else yield* apply(t, use, use.ability.when === 'any' ? atAnyTime(of) : of);
  }
}

/** A card for any time, played because of what is coming. */
const atAnyTime = ({ coming, fewer }: Moment): Moment => moment('any', { coming, fewer });

/** What is at stake, which cards bear upon it, and which of them would save the game. */
function factsOf(
  state: State,
  { facts }: Offer,
  { coming, fewer }: Moment,
  { stirring, saving }: { readonly stirring: readonly Use[]; readonly saving: readonly Use[] },
): { facts?: FactsAt<Words, TextKey> } {
  if (facts !== undefined) return { facts: facts() };
  if (coming === null) return {};
  const ids = (uses: readonly Use[]): string[] => uses.map(({ id }) => id);
  return { facts: { stake: stakeOf(state, coming, fewer), helping: ids(stirring), saving: ids(saving) } };
}

/** Used unasked, because its player has said so; what the moment is about settles where and against whom. */
function* carryOutOrder(t: Table, use: Use, of: Moment): Flow<void> {
  emit(t, 'DLS.SPEC.5', 'ls.order.carried', { ranger: use.ranger.id, source: use.source.key });
  const subject = subjectOf(t.state, of);
  if (use.ability.when !== 'any') return yield* apply(t, use, of);
  of.used.push(use.id);
  yield* apply(t, use, atAnyTime(of), subject);
}

/** DLS.SPEC.5, DLS.SPEC.6: something is about to happen that only cards for any time can change. */
export function* announce(t: Table, coming: Coming, prompt: Message): Flow<void> {
  if (t.state.phase !== 'deploy') yield* offer(t, [], moment(null, { coming }), { rule: 'DLS.SPEC.6', prompt });
}

/** DLS.SPEC.5: Special cards that may be played whenever the table is at rest, also in another's turn. */
export const anytimeAsides = (state: State): PlayableAside<State, TextKey, Means>[] =>
  usable(state, state.rangers, moment('any')).map((use) => ({
    means: use.means,
    seats: [use.ranger.seat],
    rule: 'DLS.SPEC.5',
    label: { key: 'ls.use', params: { ranger: use.ranger.id, source: use.source.key } },
    standing: true,
    *play(t: Table): Flow<void> {
      const again = usable(t.state, t.state.rangers, moment('any')).find(({ id }) => id === use.id);
      if (again !== undefined) yield* apply(t, again, moment('any'));
    },
  }));

/** Abilities for one moment of a turn that its Ranger may use or leave: Rise & Shine, Phase III. */
export const momentOf = (when: Trigger, by: Ranger): Moment => moment(when, { by, at: by.at });
