import { plural } from '../../../kernel/index.ts';
/** How the words of a sentence fit together. */

/** `a`, `a and b`, `a, b and c`. */
export function list(parts: readonly string[], and = 'and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** `a Depot`, `2 Depots`, `D6 Depots`, `all Depots`. */
export function some(n: number | string, one: string, many = `${one}s`): string {
  if (n === 1) return `${article(one)} ${one}`;
  return `${typeof n === 'string' ? n.replace('d', 'D') : n} ${many}`;
}
/** `1 success`, `2 successes`. */
export const counted = (n: number | string, one: string, many = `${one}s`): string =>
  typeof n === 'string' ? `${n.replace('d', 'D')} ${many}` : `${n} ${plural(n, one, many)}`;

/** Words that begin with a vowel's letter but not with its sound. */
const SPOKEN_WITH_Y = /^uni/i;
const article = (noun: string): string => (/^[aeiou]/i.test(noun) && !SPOKEN_WITH_Y.test(noun) ? 'an' : 'a');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const sentence = (text: string): string => (text === '' ? '' : `${capital(text)}.`);

/** Somebody and what they do. Without a subject the reader is told to do it. */
export interface Clause {
  readonly subject: string | null;
  /** What is done, as one says it to the reader: `draw 2 cards`. */
  readonly base: string;
  /** The subject is many. */
  readonly many?: boolean;
  /** The same where nobody in particular does it: `a Depot is placed here`. */
  readonly done?: string;
  /** What follows from it, after everything else: `if passed, gain a Special card`. */
  readonly after?: readonly string[];
}
export const order = (base: string, done?: string): Clause => ({
  subject: null,
  base,
  ...(done === undefined ? undefined : { done }),
});
export const does = (subject: string | null, base: string): Clause => ({ subject, base });

const SAME_FOR_ALL = new Set(['may', 'cannot', 'must']);
const third = (base: string): string => base.replace(/^\w+/, (verb) => (SAME_FOR_ALL.has(verb) ? verb : `${verb}s`));
export const predicate = ({ subject, base, many = false }: Clause): string =>
  subject === null || subject === 'you' || many ? base : third(base);

/** The same thing in a row is done twice. */
const twice = (parts: readonly string[]): string[] =>
  parts.flatMap((part, i) => (part === parts[i - 1] ? [] : part === parts[i + 1] ? [`twice ${part}`] : [part]));

/** Several things that happen, one after another: somebody who does two things in a row is named once. */
export function phrase(clauses: readonly Clause[]): string {
  const groups: Clause[][] = [];
  for (const clause of merged(afterOthers(clauses))) {
    const last = groups.at(-1);
    if (last?.[0]?.subject === clause.subject && last.every(({ after = [] }) => after.length === 0)) last.push(clause);
    else groups.push([clause]);
  }
  const said = groups.map((group) => {
    const subject = group[0]?.subject ?? null;
    const what = list(sharingVerbs(twice(group.map(predicate))));
    return [
      subject === null || subject === '' ? what : `${subject} ${what}`,
      ...group.flatMap(({ after = [] }) => after),
    ].join('; ');
  });
  return said.length < 3 ? said.join(', and ') : `${said.slice(0, -1).join(', ')}, and ${said.at(-1)}`;
}

/** Once somebody else has been named, the reader is `you`, and pieces are placed without anybody. */
function afterOthers(clauses: readonly Clause[]): Clause[] {
  const first = clauses.findIndex(({ subject }) => subject !== null);
  return clauses.map((clause, i) => {
    if (clause.subject !== null || first < 0 || i < first) return clause;
    return clause.done === undefined ? { ...clause, subject: 'you' } : { ...clause, ...said(clause.done) };
  });
}
/** A whole sentence, subject and all. */
export const said = (text: string): Clause => ({ subject: '', base: text, many: true });

/** `gain a Special card` and `gain 1 Karma`: `gain a Special card and 1 Karma`. */
function sharingVerbs(predicates: readonly string[]): string[] {
  const out: string[] = [];
  for (const one of predicates) {
    const before = out.at(-1);
    const [verb = ''] = one.split(' ');
    if (/^gains?$/.test(verb) && before?.startsWith(`${verb} `) && !before.includes(' and ')) {
      out[out.length - 1] = `${before} and ${one.slice(verb.length + 1)}`;
    } else out.push(one);
  }
  return out;
}

/** Those that do the same are said in one breath: `skills and Special cards do not work`. */
function merged(clauses: readonly Clause[]): Clause[] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    const alike =
      last?.[0]?.many === true && last[0].base === clause.base && Boolean(last[0].subject && clause.subject);
    if (alike) last?.push(clause);
    else groups.push([clause]);
  }
  return groups.map((group) => {
    const [first] = group as [Clause, ...Clause[]];
    return group.length === 1 ? first : { ...first, subject: list(group.map(({ subject }) => subject ?? '')) };
  });
}
