import type { Match } from '../../kernel/index.ts';
import { Complaint } from '../complaint.ts';
import { writeRecord } from '../files.ts';
import { command } from '../saves.ts';
import { widthOf } from '../../text/index.ts';

/** Keeps a match on disk, so that nothing is lost whatever happens to the terminal. */
export class Keeper {
  readonly path: string;
  readonly #seats: string;
  readonly #warn: (line: string) => void;
  #warned = false;

  constructor(path: string, seats: string, warn: (line: string) => void) {
    this.path = path;
    this.#seats = seats;
    this.#warn = warn;
  }

  /** True if it is saved. A disk that cannot be written to is complained about once: the match goes on. */
  save(match: Match, path = this.path): boolean {
    try {
      writeRecord(path, match.record());
      return true;
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      if (!this.#warned || path !== this.path) this.#warn(error.message);
      this.#warned = true;
      return false;
    }
  }

  /** How the match is taken up again: one command, on as many lines as it needs. */
  howToContinue(width: number): string[] {
    const parts = [command('play'), `--continue ${quoted(this.path)}`, `--seats ${this.#seats}`];
    return widthOf(parts.join(' ')) <= width ? [parts.join(' ')] : parts.join(' \\\n  ').split('\n');
  }

  howToReplay(): string {
    return command(`replay ${quoted(this.path)}`);
  }
}

const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);
