import { counted } from '../asking/plural.ts';
import type { z } from 'zod';

/** What is wrong with a part of a set-up, as somebody would say it who helps to write it. Undefined: the schema says it. */
export function saidOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.length === 1
        ? `Only ${shown(issue.values[0])} can stand here`
        : `Choose one of ${issue.values.map(shown).join(', ')}`;
    case 'invalid_type':
      return issue.input === undefined ? `${KINDS[issue.expected] ?? 'Something'} is missing` : wanted(issue.expected);
    case 'unrecognized_keys':
      return 'A set-up has nothing of this name here: take it out';
    case 'too_big':
      return amount('at most', issue.origin, issue.maximum);
    case 'too_small':
      return amount('at least', issue.origin, issue.minimum);
    default:
      return undefined;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'A text in quotation marks',
  number: 'A number',
  int: 'A whole number',
  boolean: 'True or false',
  array: 'A list in [ ]',
  object: 'An object in { }',
  record: 'An object in { }',
};

const wanted = (kind: string): string | undefined =>
  KINDS[kind] === undefined ? undefined : `${KINDS[kind]} has to stand here`;

const shown = (value: unknown): string => (typeof value === 'string' ? `“${value}”` : String(value));

function amount(limit: string, origin: string, n: number | bigint): string | undefined {
  if (origin === 'number' || origin === 'int') return `The number is ${limit} ${n}`;
  if (origin === 'array') return `The list has ${limit} ${counted(Number(n), 'entry', 'entries')}`;
  if (origin === 'string') return `The text has ${limit} ${counted(Number(n), 'character')}`;
  return undefined;
}
