import { type Aside, gapsIn, type Happening, type Match, type Message, type Seat } from '../index.ts';
import { labelOf } from '../seeing/view.ts';
import { firstFound, isJson, type Law } from './broken.ts';

/** Requests and their options and asides name rules that exist, seats that are there, and say it in full. */
export const requestSaysAll: Law = ({ match, rules }) => {
  const { request } = match;
  if (request === null) return null;
  const { rule, prompt, others = prompt, seats, asides = [] } = request;
  const options = 'options' in request ? request.options : [];
  return (
    unknownRule(rules, rule) ??
    gaps(match, prompt, others, ...asides.map(({ label }) => label)) ??
    gaps(match, ...options.map((option) => option.label ?? labelOf(option, prompt))) ??
    strangers(match, seats) ??
    firstFound(options, (option) => strangers(match, option.seats ?? [])) ??
    firstFound(asides, (aside) => unknownRule(rules, aside.rule) ?? strangers(match, aside.seats)) ??
    namedTwice(match, asides)
  );
};

/** Events name rules that exist, are numbered one after the other, and can be said in full. */
export const eventsSayAll =
  (events: readonly Happening[], first: number): Law =>
  ({ match, rules }) =>
    firstFound(events.entries(), ([i, event]) => {
      const { n, rule, key, params, others, to = [], modifiers = [] } = event;
      if (n !== first + i) return `event ${n} comes as number ${first + i}`;
      if (!isJson(event)) return `event ${key} is not plain data`;
      return (
        firstFound([rule, ...modifiers.map((modifier) => modifier.rule)], (id) => unknownRule(rules, id)) ??
        gaps(match, { key, params }, ...(others === undefined ? [] : [others])) ??
        gaps(match, ...modifiers.map(({ label, params: told = {} }) => ({ key: label, params: told }))) ??
        strangers(match, to)
      );
    });

/** The outcome names a rule that exists and says in full who has won and who has lost, nobody both. */
export const outcomeSaysAll: Law = ({ match, rules }) => {
  const { outcome } = match;
  if (outcome === null) return null;
  const { won, lost, rule, key, params } = outcome;
  const both = won.filter((seat) => lost.includes(seat));
  if (both.length > 0) return `${both.join(', ')} have won and lost`;
  return unknownRule(rules, rule) ?? gaps(match, { key, params }) ?? strangers(match, [...won, ...lost]);
};

const unknownRule = (rules: ReadonlySet<string> | null, rule: string): string | null =>
  rules === null || rules.has(rule) ? null : `there is no rule ${rule}`;

export function gaps(match: Match, ...messages: readonly Message[]): string | null {
  const missing = messages.flatMap((message) => gapsIn(match.game.texts, message));
  return missing.length === 0 ? null : `without text: ${missing.join(', ')}`;
}

function strangers(match: Match, seats: readonly Seat[]): string | null {
  const strange = seats.filter((seat) => !match.seats.includes(seat));
  return strange.length === 0 ? null : `there is no seat ${strange.join(', ')}`;
}

function namedTwice(match: Match, asides: readonly Aside[]): string | null {
  return firstFound(match.seats, (seat) => {
    const ids = asides.flatMap(({ id, seats }) => (seats.includes(seat) ? [id] : []));
    const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
    return twice.length === 0 ? null : `${seat} is offered ${twice.join(', ')} twice`;
  });
}
