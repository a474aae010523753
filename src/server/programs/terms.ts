import { z } from 'zod';
import { botNames } from '../../bots/index.ts';
import { botName } from '../../wire/index.ts';

/** A program that the operator lets play, and what it may use. */
export interface ProgramTerms {
  /** As in `play` and `sim`: a file and its arguments. */
  readonly command: string;
  /** Where it runs: paths in the command begin here. */
  readonly folder: string;
  /** It is ended when an answer takes longer than this. */
  readonly seconds: number;
  /** It is ended when it and its children use more memory than this. */
  readonly megabytes: number;
  /** How many of it may run at once. */
  readonly processes: number;
  /** Where it may be seated. Null: everywhere. */
  readonly games: readonly string[] | null;
}
export type ProgramsByName = Readonly<Record<string, ProgramTerms>>;

const terms = z.strictObject({
  command: z.string().trim().min(1),
  seconds: z.number().positive().max(600).default(10),
  megabytes: z.int().min(16).default(256),
  processes: z.int().min(1).max(64).default(1),
  games: z.array(z.string()).nullable().default(null),
});
const file = z.record(z.string(), terms);

/** What is wrong with what an operator wrote. */
export class BadPrograms extends Error {}

/** The programs in an operator's file, which lies in `folder`. */
export function programsIn(text: string, folder: string, games: readonly string[]): ProgramsByName {
  const result = file.safeParse(parsed(text));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new BadPrograms(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not readable'}`.replace(/^: /, ''));
  }
  for (const [name, { games: only }] of Object.entries(result.data)) {
    if (botNames.includes(name)) throw new BadPrograms(`${name}: a bot of ours has that name already`);
    if (!botName.safeParse(name).success)
      throw new BadPrograms(`${name}: a name begins with a letter, and has small letters, digits and hyphens only`);
    const unknown = only?.find((game) => !games.includes(game));
    if (unknown !== undefined)
      throw new BadPrograms(`${name}.games: there is no game ${unknown}; there are ${games.join(', ')}`);
  }
  return Object.fromEntries(Object.entries(result.data).map(([name, given]) => [name, { ...given, folder }]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadPrograms((error as Error).message);
  }
}
