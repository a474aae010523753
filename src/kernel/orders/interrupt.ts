import { refusalOf } from '../asking/answers.ts';
import { settled } from '../asking/asking.ts';
import { verbs } from '../asking/flow.ts';
import { idOf, type Meaning } from '../asking/meaning.ts';
import type { ChooseQuestion, Lazy, Offerable, Offered } from '../asking/question.ts';
import type { Open, Seat } from '../asking/request.ts';
import { type Flow, LOOK, type Reply, type Table, Unbuilt, type Workings, workingsOf } from '../asking/table.ts';
import type { AnyVocabulary, Vocabulary } from '../asking/vocabulary.ts';
import { BrokenTable } from '../data/errors.ts';
import { orderSaid } from './giving.ts';
import { type AnyInterrupts, type Interrupting, orderAbout, type Verdict, verdictOn } from './orders.ts';

const { choose } = verbs<unknown, string>();

interface Interruption<
  S,
  R extends string,
  F,
  K extends keyof F & string,
  E extends Offerable<V>,
  V extends Vocabulary,
  P extends V['key'],
> extends Interrupting<F, K> {
  /** What the seat says by letting the moment pass. */
  readonly pass: Offered<E>;
  /** What an order to act says for the seat; null where it cannot say that now. */
  readonly act?: Offered<E> | null | (() => Offered<E> | null);
  /** Built only if somebody is asked, or an order acts. */
  readonly question: Lazy<ChooseQuestion<S, R, E, V, P>>;
}

/** The verbs for moments at which a seat may come in between: its standing orders say whether it is asked. */
export interface InterruptVerbs<S, R extends string, F extends object, V extends Vocabulary = AnyVocabulary> {
  /** One seat may come in between. An unasked one costs no more than a look at the seat's orders. */
  interrupt<K extends keyof F & string, const E extends Offerable<V>, const P extends V['key']>(
    t: Table<S>,
    seat: Seat,
    how: Interruption<S, R, F, K, E, V, P>,
  ): Flow<Offered<E>>;
  /** What the seat's orders say, for a rule that asks several seats at once and sees to the rest itself. */
  ordered<K extends keyof F & string>(t: Table<S>, seat: Seat, about: Interrupting<F, K>): Verdict;
}

interface AnyInterruption extends Interrupting<Record<string, unknown>, string> {
  readonly pass: Meaning;
  readonly act?: Meaning | null | (() => Meaning | null);
  readonly question: Lazy<ChooseQuestion<unknown, string, Offerable>>;
}

function ordered(t: Table<unknown>, seat: Seat, about: Interrupting<Record<string, unknown>, string>): Verdict {
  const w = workingsOf(t);
  const { interrupts } = w;
  if (interrupts === undefined) return 'ask';
  const verdict = verdictOn(interrupts as AnyInterrupts, w.state, seat, about);
  if (verdict !== 'ask' && !interrupts.open) w.revealed = true; // the others see that nobody is asked
  return verdict;
}

function interrupt(t: Table<unknown>, seat: Seat, how: AnyInterruption): Flow<Meaning> {
  const verdict = ordered(t, seat, how);
  if (verdict === 'ask') return asking(t, seat, how);
  const answer = verdict === 'pass' ? null : typeof how.act === 'function' ? how.act() : (how.act ?? null);
  if (answer !== null) return acting(t, seat, how, answer);
  tell(workingsOf(t), seat, how, 'orders.passed');
  return settled(how.pass);
}

const asking = (t: Table<unknown>, seat: Seat, { kind, about = [], question }: AnyInterruption): Flow<Meaning> =>
  choose(t, seat, () => ({
    ...(typeof question === 'function' ? question() : question),
    interrupts: [...about, kind],
  }));

/** The question is put and answered for the seat: what its order says is checked as any answer is. */
function* acting(t: Table<unknown>, seat: Seat, how: AnyInterruption, answer: Meaning): Flow<Meaning> {
  const w = workingsOf(t);
  const flow = asking(t, seat, how) as Generator<Open, Meaning, Reply>;
  const put = flow.next(LOOK);
  if (put.done === true) return put.value;
  if (!(put.value instanceof Unbuilt) && refusalOf(put.value, seat, idOf(answer)) !== null) {
    throw new BrokenTable(put.value.rule, { order: idOf(answer), offered: put.value.prompt.key });
  }
  tell(w, seat, how, 'orders.carried');
  const step = flow.next({ seat, answer });
  return step.done === true ? step.value : how.pass;
}

/** What an order did is told to everybody; that it let a moment pass, to its owner, unless that never asks anyway. */
function tell(w: Workings<unknown>, seat: Seat, { kind, about = [] }: AnyInterruption, what: string): void {
  const { interrupts } = w;
  const given = interrupts?.orders(w.state)[seat];
  const order = orderAbout(given, kind, about);
  if (interrupts === undefined || order === undefined || order === 'never') return;
  const subject = about.find((one) => given?.[one] !== undefined) ?? kind;
  const { key, params } = orderSaid(what, subject, order);
  const isOpen = what === 'orders.carried' && interrupts.open;
  w.happened(interrupts.rule, key, { seat, ...params }, isOpen ? undefined : { to: [seat] });
}

const VERBS = { interrupt, ordered };

export const interruptVerbs = <
  S,
  R extends string,
  F extends object,
  V extends Vocabulary = AnyVocabulary,
>(): InterruptVerbs<S, R, F, V> => VERBS as unknown as InterruptVerbs<S, R, F, V>;
