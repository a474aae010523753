import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { botNames, usualBot } from '../bots/index.ts';
import { GAMES } from '../games/index.ts';
import { DICE_MODES, RuleFault } from '../kernel/index.ts';
import { Complaint } from './complaint.ts';
import { Terminal } from './desk.ts';
import { readRecord } from './files.ts';
import { gameNamed } from './named.ts';
import type { PlayOptions } from './play/index.ts';
import { ProgramFault } from '../programs/index.ts';
import { keepFault } from './saves.ts';
import type { ServeOptions } from './serve.ts';
import type { SimOptions } from './sim.ts';
import { limitsIn } from './limits.ts';
import type { StoreOptions } from './store.ts';
import { verified } from './verify.ts';
import { inkFor } from './ink.ts';
import { columnsOf, wrap } from '../text/index.ts';

/** The `holdout` command: its exit code is 0, 1 where something is broken, or 2 for wrong usage. */
export async function holdout(args: readonly string[]): Promise<number> {
  try {
    await program().parseAsync(args.length === 0 ? ['play'] : args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return complain(error);
  }
}

const PLAY_HELP = `
A seat is taken by person, by a bot (${botNames.join(', ')}), or by a program of yours: ./my-bot.py.
holdout games lists the games with their set-ups; holdout how <game> says how one is played.
At the table, h lists what can be typed.

  holdout play wave
  holdout play last-days --setup scavengers --seats person,${usualBot}
  holdout play all-things-zombie --setup first-month
  holdout play --continue friday`;

/** What a command needs is loaded when it is called: nobody waits for the server to look up a rule. */
function program(): Command {
  const holdoutCommand = new Command('holdout')
    .description('Five post-apocalyptic tabletop games, played by their real rules')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ outputError: () => {} });

  holdoutCommand
    .command('play')
    .description('play in the terminal, with people and bots')
    .argument('[game]', 'which game; without it there is a menu')
    .option('--seats <players>', `who sits where, such as person,person,${usualBot}`)
    .option('--setup <name or file>', 'a ready set-up by its name, or one from a JSON file')
    .option('--seed <text>', 'where chance begins; without it, by chance')
    .addOption(
      new Option('--dice <how>', 'who rolls: the game; people, and the game for bots; people for bots too').choices(
        DICE_MODES,
      ),
    )
    .option('--continue [file]', 'go on with a saved match, by its name or file; without one, the last')
    .option('--ask-everything', 'ask even where there is only one answer')
    .addHelpText('after', PLAY_HELP)
    .action(async (game: string | undefined, options: PlayOptions) => {
      const { openTable } = await import('./play/index.ts');
      await atDesk((desk) => openTable(game, options, desk));
    });

  holdoutCommand
    .command('serve')
    .description('serve the pages and the matches of everyone who joins')
    .option('-p, --port <number>', 'where', whole(0), 8080)
    .option('--host <address>', 'to whom: 127.0.0.1 for this machine alone', '0.0.0.0')
    .option(
      '--data <folder>',
      'where the matches are kept (with DATABASE_URL set, they are kept in that PostgreSQL)',
      'data',
    )
    .addOption(
      new Option('--public-url <address>', 'the address that people use, where a proxy stands in front').env(
        'HOLDOUT_PUBLIC_URL',
      ),
    )
    .addOption(
      new Option('--trusted-proxies <number>', 'how many proxies in front say who the visitor is')
        .env('HOLDOUT_TRUSTED_PROXIES')
        .argParser(whole(0)),
    )
    .addOption(
      new Option('--hsts-days <number>', 'how many days browsers insist on https; without it the proxy decides')
        .env('HOLDOUT_HSTS_DAYS')
        .argParser(whole(0)),
    )
    .addOption(
      new Option('--limits <name=number,…>', 'what one visitor may do, such as requests-per-minute=1200')
        .env('HOLDOUT_LIMITS')
        .argParser(limitsIn),
    )
    .addOption(
      new Option('--lobby <state>', 'whether tables can be listed for everybody to join')
        .env('HOLDOUT_LOBBY')
        .choices(['open', 'closed'])
        .default('open'),
    )
    .addOption(
      new Option('--blocked-words <file>', 'words that no name and no line of talk may have, one in each line').env(
        'HOLDOUT_BLOCKED_WORDS',
      ),
    )
    .addOption(
      new Option('--bots <file>', 'programs of others that may take a seat, and what each may use').env('HOLDOUT_BOTS'),
    )
    .option(
      '--keep-days <number>',
      'delete matches that nobody has touched for so long; without it all are kept',
      whole(1),
    )
    .addOption(
      new Option('--log <level>', 'what to say on standard output')
        .choices(['silent', 'error', 'warn', 'info'])
        .default('warn'),
    )
    .action(async (options: ServeOptions) => {
      const { serveSite } = await import('./serve.ts');
      await serveSite(options);
    });

  holdoutCommand
    .command('backup')
    .description('copy all matches and people into one file, while the server runs')
    .argument('<file>', 'a new file')
    .option('--data <folder>', 'the server’s data folder (with DATABASE_URL set, that PostgreSQL)', 'data')
    .action(async (file: string, options: StoreOptions) => {
      const { backUpTo } = await import('./store.ts');
      say([await backUpTo(file, options)]);
    });

  holdoutCommand
    .command('restore')
    .description('fill an empty store from a backup; also the way from SQLite to PostgreSQL and back')
    .argument('<file>', 'a file that backup wrote')
    .option('--data <folder>', 'the new data folder (with DATABASE_URL set, that PostgreSQL)', 'data')
    .action(async (file: string, options: StoreOptions) => {
      const { restoreFrom } = await import('./store.ts');
      say([await restoreFrom(file, options)]);
    });

  holdoutCommand
    .command('reports')
    .description('what visitors have put before the operator')
    .option('--data <folder>', 'the server’s data folder (with DATABASE_URL set, that PostgreSQL)', 'data')
    .action(async (options: StoreOptions) => {
      const { reportLines } = await import('./store.ts');
      say(await reportLines(options));
    });

  holdoutCommand
    .command('moderate')
    .description('what a person may do here, or what is listed: mute, unmute, bar, unbar, erase, unlist, dismiss')
    .argument('<measure>')
    .argument('<id>', 'of a person or a match, as reports has it')
    .option('--data <folder>', 'the server’s data folder (with DATABASE_URL set, that PostgreSQL)', 'data')
    .action(async (measure: string, id: string, options: StoreOptions) => {
      const { moderate } = await import('./store.ts');
      say([await moderate(measure, id, options)]);
    });

  holdoutCommand
    .command('engine')
    .description('the table protocol: JSON lines on standard input and output')
    .action(async () => {
      const { serve } = await import('./engine/index.ts');
      await serve(GAMES, process.stdin, process.stdout);
    });

  holdoutCommand
    .command('sim')
    .description('let bots play many matches, on all cores')
    .argument('<game>')
    .option('-n, --matches <number>', 'how many', whole(1), 1000)
    .option('-p, --players <number>', 'how many seats', whole(1), 4)
    .option('--setup <name>', 'a ready set-up by its name, however many it seats')
    .option('-b, --bots <names>', 'one bot for all seats, or one for each: greedy,./my-bot.py', usualBot)
    .option('--seed <text>', 'the same seed gives the same matches')
    .option('--threads <number>', 'on so many cores', whole(1))
    .option('--json', 'the findings as data')
    .action(async (name: string, options: SimOptions & { json?: boolean }) => {
      const { findingsJson, findingsText, planFor, simulate } = await import('./sim.ts');
      const game = gameNamed(name);
      const findings = await simulate(planFor(game, options), options.threads);
      if (options.json === true) say([JSON.stringify(findingsJson(game, findings), null, 2)]);
      else say(findingsText(game, findings, page()));
      for (const { seed, message, record } of findings.tally.faults) {
        const where = record === null ? '' : ` (${keepFault(record)})`;
        console.error(`holdout: match ${seed} failed: ${message}${where}`);
      }
      if (findings.tally.faults.length > 0) process.exitCode = 1;
    });

  holdoutCommand
    .command('verify')
    .description('play a record again and say whether it holds')
    .argument('<record>', 'a JSON file')
    .option('--commitment <sha256>', 'what was published of the seed before the match')
    .action((path: string, { commitment }: { commitment?: string }) => say(verified(path, commitment)));

  holdoutCommand
    .command('replay')
    .description('leaf through a record')
    .argument('<record>', 'a JSON file')
    .option('--all', 'print the whole log')
    .option('--seat <seat>', 'as this seat saw it; without it, as a spectator')
    .action(async (path: string, { all = false, seat = null }: { all?: boolean; seat?: string | null }) => {
      const { replay } = await import('./replay.ts');
      const { record, game } = readRecord(path);
      await atDesk((desk) => replay(game, record, { all, seat }, desk));
    });

  holdoutCommand
    .command('rule')
    .description('a rule by its id, the chapters of a game, or a search: rule wave barricade')
    .argument('<id or game>')
    .argument('[words...]')
    .action(async (first: string, words: string[]) => {
      const { rulePage } = await import('./rule.ts');
      say(await rulePage([first, ...words], page()));
    });

  holdoutCommand
    .command('how')
    .description('how a game is played, in five minutes')
    .argument('<game>')
    .action(async (game: string) => {
      const { howLines } = await import('./how.ts');
      say(await howLines(game, page()));
    });

  holdoutCommand
    .command('games')
    .description('what can be played')
    .action(() => say(GAMES.flatMap(gameLines)));

  return holdoutCommand;
}

function gameLines({ id, title, version, seats, examples }: (typeof GAMES)[number], i: number): string[] {
  const { width, ink } = page();
  return [
    ...(i === 0 ? [] : ['']),
    ...wrap(`${ink.strong(id)}  ${title}, ${seats.min} to ${seats.max} seats, version ${version}`, {
      width,
      rest: '  ',
    }),
    ...wrap(`set-ups: ${Object.keys(examples).join(', ')}`, { width, first: '  ', rest: '    ' }),
  ];
}

const say = (lines: readonly string[]): void => console.log(lines.join('\n'));
const page = () => ({ width: columnsOf(process.stdout), ink: inkFor(process.stdout) });

/** At a desk, which is closed again whatever happens there. */
async function atDesk(sit: (desk: Terminal) => Promise<void>): Promise<void> {
  const desk = new Terminal();
  try {
    await sit(desk);
  } finally {
    desk.close();
  }
}

const whole =
  (least: number) =>
  (text: string): number => {
    const n = /^\d+$/.test(text) ? Number(text) : NaN;
    if (Number.isSafeInteger(n) && n >= least) return n;
    throw new InvalidArgumentError(`It must be a whole number of ${least} or more.`);
  };

/** One clear line, and how the command ends. */
function complain(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0; // help was asked for
    const message = error.message.replace(/^error: /, '').replaceAll(/\s+/g, ' ');
    console.error(`holdout: ${message} (holdout --help lists what there is)`);
    return 2;
  }
  if (error instanceof RuleFault) {
    console.error(`holdout: a rule has failed, which is our fault: ${error.message} (${keepFault(error.record)})`);
    return 1;
  }
  if (error instanceof ProgramFault) {
    console.error(`holdout: ${error.message}`);
    return 1;
  }
  if (error instanceof Complaint) {
    console.error(`holdout: ${error.message}`);
    return error.exitCode;
  }
  console.error(error);
  return 1;
}
