import { z } from 'zod';
import { type Json, REFUSAL_CODES, REQUEST_KINDS } from '../../kernel/index.ts';
import { FAILURE_CODES } from './failure.ts';
import { PARAMS } from './params.ts';

/** What goes over the line, for programs that want to check it or make types of it. */

const seat = z.string();
const rule = z.string();
const n = z.int().min(0);
const said = { key: z.string(), params: z.record(z.string(), z.json()).optional(), text: z.string() };
const point = z.object({ x: z.number(), y: z.number() });
const placed = point.extend({ level: z.int().optional(), facing: z.number().optional() });

const option = z.strictObject({
  id: z.string(),
  means: z.json().optional(),
  text: z.string(),
  about: z.json().optional(),
  seldom: z.boolean().optional(),
  seats: z.array(seat).optional(),
  max: z.int().optional(),
});

const aside = z.strictObject({
  id: z.string(),
  means: z.json().optional(),
  seats: z.array(seat),
  rule,
  text: z.string(),
  standing: z.boolean(),
  orders: z.array(z.json()).optional(),
});

const request = z.strictObject({
  n,
  kind: z.enum(REQUEST_KINDS),
  seats: z.array(seat),
  mode: z.enum(['one', 'any', 'all']),
  rule,
  prompt: z.object(said),
  waiting: z.array(seat),
  options: z.array(option).optional(),
  asides: z.array(aside).optional(),
  interrupts: z.array(z.string()).optional(),
  facts: z.json().optional(),
  barred: z.array(z.strictObject({ rule, text: z.string() })).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  total: z.number().optional(),
  region: z.json().optional(),
  suggestions: z.union([z.array(placed), z.array(z.array(placed)), z.array(z.array(z.string()))]).optional(),
  levels: z.array(z.int()).optional(),
  facing: z.boolean().optional(),
  from: point.optional(),
  budget: z.number().optional(),
  count: z.int().optional(),
  sides: z.int().optional(),
  target: z.number().optional(),
});

const event = z.strictObject({
  n,
  rule,
  ...said,
  dice: z.array(z.json()).optional(),
  modifiers: z.array(z.object({ rule, label: z.string(), value: z.union([z.string(), z.number()]) })).optional(),
});

/** Whatever was answered, by the kind of its request. */
const answer = z.union([
  z.string().describe('choose: the id of an option'),
  z.array(z.string()).describe('pick: ids, in any order; order: all ids, arranged'),
  z.number().describe('amount: a whole number'),
  z.array(z.number()).describe('roll: the dice as rolled'),
  z.record(z.string(), z.number()).describe('allot: how many for each id'),
  placed.describe('place: where'),
  z.array(placed).describe('path: point after point'),
  z.object({ to: placed }).describe('path: where to, by the cheapest way'),
]);

const outcome = z
  .object({ won: z.array(seat), lost: z.array(seat), rule, text: z.string() })
  .describe('how the match ended');

const failure = z.strictObject({
  code: z.enum([...new Set([...FAILURE_CODES, ...REFUSAL_CODES])]),
  message: z.string(),
  data: z.json().optional(),
});

export const MESSAGES = { request, event, answer, outcome, error: failure } as const;

const asSchema = (schema: z.ZodType): Json => z.toJSONSchema(schema, { io: 'input' }) as Json;
const asSchemas = (schemas: Readonly<Record<string, z.ZodType>>): Record<string, Json> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, asSchema(schema)]));

/** JSON Schemas of the parameters of every method, and of what comes back. */
export const messageSchemas = (): Json => ({ params: asSchemas(PARAMS), ...asSchemas(MESSAGES) });
