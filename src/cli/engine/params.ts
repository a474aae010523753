import { z } from 'zod';
import { DICE_MODES } from '../../kernel/index.ts';
import { Failure } from './failure.ts';

const match = z.string();
const seat = z.string();
const onlooker = z.string().nullable().optional();
const json = z.json();

/** What each method is told. */
export const PARAMS = {
  games: z.strictObject({}),
  messages: z.strictObject({}),
  schema: z.strictObject({ game: z.string() }),
  example: z.strictObject({ game: z.string(), name: z.string().optional() }),
  new: z.strictObject({
    game: z.string(),
    setup: json,
    seed: z.string().optional(),
    dice: z.enum(DICE_MODES).optional(),
  }),
  load: z.strictObject({ record: json }),
  request: z.strictObject({ match, seat: onlooker }),
  answer: z.strictObject({ match, seat, answer: json }),
  view: z.strictObject({ match, seat: onlooker }),
  events: z.strictObject({ match, since: z.int().min(0).optional(), seat: onlooker }),
  record: z.strictObject({ match }),
  hash: z.strictObject({ match }),
  undo: z.strictObject({ match, to: z.int().min(0).optional() }),
  odds: z.strictObject({ match, answer: json, seat }),
  bot: z.strictObject({ match, seat, bot: z.string() }),
  run: z.strictObject({
    match,
    bots: z.union([z.string(), z.record(z.string(), z.string())]),
    limit: z.int().min(0).optional(),
  }),
  close: z.strictObject({ match }),
} as const;

export type Method = keyof typeof PARAMS;
export type ParamsOf<M extends Method> = z.infer<(typeof PARAMS)[M]>;

export const isMethod = (name: string): name is Method => Object.hasOwn(PARAMS, name);

/** The parameters, checked; or a failure that says which one is wrong. */
export function checkedParams<M extends Method>(method: M, params: unknown): ParamsOf<M> {
  const parsed = PARAMS[method].safeParse(params ?? {});
  if (parsed.success) return parsed.data as ParamsOf<M>;
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const said = errors.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  throw new Failure('bad-params', `${method}: ${said.join('; ')}`, { errors });
}

/** A parameter that has the right form and names something that is not there. */
export function unknownName(path: string, name: string, there: readonly string[]): Failure {
  const message = `There is no ${path} ${name}; there is ${there.join(', ')}`;
  return new Failure('bad-params', `${path}: ${message}`, { errors: [{ path, message }] });
}
