import { failureOf, Failure } from './failure.ts';
import type { Line } from './lines.ts';
import { METHODS, type Tables } from './methods.ts';
import { checkedParams, isMethod } from './params.ts';
import type { AnyGame, Json } from '../../kernel/index.ts';

/** Deeper than any record; data nested deeper than the stack could only be meant to break something. */
const DEEPEST = 200;

/** The table protocol: one line in, one line out. */
export class Engine {
  readonly #tables: Tables;

  constructor(games: readonly AnyGame[]) {
    this.#tables = { games, matches: new Map(), opened: 0 };
  }

  reply(line: Line): string {
    let id: Json = null;
    try {
      const call = called(line);
      id = call.id;
      return JSON.stringify({ id, result: this.#result(call) });
    } catch (error) {
      const { code, message, data } = failureOf(error);
      return JSON.stringify({ id, error: { code, message, ...(data === null ? undefined : { data }) } });
    }
  }

  #result({ method, params }: Call): unknown {
    if (!isMethod(method)) {
      throw new Failure('unknown-method', `There is no method ${method}`, { methods: Object.keys(METHODS) });
    }
    const run = METHODS[method] as (tables: Tables, params: unknown) => unknown;
    return run(this.#tables, checkedParams(method, params));
  }
}

interface Call {
  readonly id: Json;
  readonly method: string;
  readonly params: unknown;
}

function called(line: Line): Call {
  if ('fault' in line) throw new Failure('parse', line.fault);
  const data = parsed(line.text);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw notACall();
  const { id = null, method, params } = data as { id?: unknown; method?: unknown; params?: unknown };
  if (typeof method !== 'string' || !isId(id)) throw notACall();
  if (isDeeperThan(params, DEEPEST)) throw new Failure('parse', `The line is nested more than ${DEEPEST} deep`);
  return { id, method, params };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('parse', `Not JSON: ${(error as Error).message}`);
  }
}

const isId = (id: unknown): id is string | number | null =>
  id === null || typeof id === 'string' || typeof id === 'number';

const notACall = (): Failure =>
  new Failure('parse', 'A request is an object with an id (a number or a text), a method and params');

function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}
