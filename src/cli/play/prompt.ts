import {
  type Answer,
  type Match,
  odds,
  refusalOf,
  type Seat,
  type SeenRequest,
  legalAnswers,
  Viewer,
} from '../../kernel/index.ts';
import type { Desk } from '../desk.ts';
import { explain } from '../explain.ts';
import { table, wrap } from '../layout.ts';
import { answerText, eventLines, nameOf } from '../said.ts';
import { type Extra, extraLines, extrasOf, questionLines } from './question.ts';
import { howToAnswer, readAnswer } from './typed.ts';

/** What somebody at the desk wants. */
export type Typed =
  | { readonly seat: Seat; readonly answer: Answer }
  | { readonly undo: number; readonly consent: readonly Seat[] }
  | { readonly speaker: Seat }
  | 'pass'
  | 'leave';

export interface Surroundings {
  readonly desk: Desk;
  readonly match: Match;
  readonly people: readonly Seat[];
  readonly decisions: readonly number[];
  board(): readonly string[];
  save(path: string): boolean;
}

interface Command {
  readonly words: readonly string[];
  readonly help: readonly [string, string];
  run(prompt: Prompt, rest: string): Promise<Typed | null> | Typed | null;
}

const COMMANDS: readonly Command[] = [
  { words: ['h', 'help'], help: ['h', 'this list'], run: (prompt) => prompt.help() },
  {
    words: ['?'],
    help: ['?', 'the rule behind the question; ? 12 behind line 12 of the log; ? WAV.WAVE.1 that rule'],
    run: (prompt, rest) => prompt.explain(rest),
  },
  {
    words: ['o', 'odds'],
    help: ['o', 'the odds of every answer; o 2 of answer 2'],
    run: (prompt, rest) => prompt.odds(rest),
  },
  { words: ['b', 'board'], help: ['b', 'the board'], run: (prompt) => prompt.board() },
  {
    words: ['log'],
    help: ['log', 'everything that has happened; log 20 the last 20 lines'],
    run: (prompt, rest) => prompt.log(rest),
  },
  { words: ['more'], help: ['more', 'what may be done at any time'], run: (prompt) => prompt.more() },
  {
    words: ['as'],
    help: ['as b', 'somebody else who is asked answers first'],
    run: (prompt, rest) => prompt.speaker(rest),
  },
  { words: ['u', 'undo'], help: ['u', 'take the last decision back'], run: (prompt) => prompt.undo() },
  {
    words: ['save'],
    help: ['save', 'save now; save match.json in that file'],
    run: (prompt, rest) => prompt.save(rest),
  },
  { words: ['q', 'quit'], help: ['q', 'save and leave; ctrl-c does the same'], run: () => 'leave' },
];

/** One person's turn to type. */
export class Prompt {
  readonly #seat: Seat;
  readonly #around: Surroundings;
  readonly #viewer: Viewer;
  readonly #request: SeenRequest;
  readonly #extras: readonly Extra[];

  constructor(seat: Seat, around: Surroundings) {
    this.#seat = seat;
    this.#around = around;
    this.#viewer = new Viewer(around.match, seat);
    const request = this.#viewer.request();
    if (request === null) throw new RangeError('Nothing is asked');
    this.#request = request;
    this.#extras = extrasOf(
      [seat, ...around.people.filter((other) => other !== seat)].flatMap((other) =>
        (new Viewer(around.match, other).request()?.asides ?? []).map((aside) => ({ seat: other, aside })),
      ),
    );
  }

  /** Asks until there is an answer to the question, or something that goes before it. */
  async answer(): Promise<Typed> {
    const { desk } = this.#around;
    desk.say(...questionLines(this.#request, desk), ...this.#extraLines(false));
    const how = howToAnswer(this.#request);
    return await this.#listen(`${this.#name()} (${how}, h help) > `, (typed) => {
      const reading = readAnswer(this.#request, typed);
      if ('fault' in reading) return this.#objection(reading.fault);
      return this.#checked(this.#seat, reading.answer);
    });
  }

  /** Asks somebody who is not waited for; Enter lets the others go on. */
  async comeBetween(): Promise<Typed> {
    const { desk } = this.#around;
    desk.say(
      ...wrap(`${desk.ink.accent('»')} ${desk.ink.strong(`${this.#name()} may come between`)}`, { width: desk.width }),
    );
    desk.say(...this.#extraLines(false));
    return await this.#listen(`${this.#name()} (a letter, Enter to let it pass, h help) > `, (typed) =>
      typed === '' ? 'pass' : this.#objection('Type a letter, or Enter to let it pass'),
    );
  }

  async #listen(prompt: string, otherwise: (typed: string) => Typed | null): Promise<Typed> {
    for (;;) {
      const typed = await this.#around.desk.ask(prompt);
      if (typed === null) return 'leave';
      const done = await this.#heard(typed, otherwise);
      if (done !== null) return done;
    }
  }

  async #heard(typed: string, otherwise: (typed: string) => Typed | null): Promise<Typed | null> {
    const extra = this.#extras.find(({ letter }) => letter === typed.toLowerCase());
    if (extra !== undefined) return this.#checked(extra.seat, extra.aside.id);
    const [, word = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(typed) ?? [];
    const command = COMMANDS.find(({ words }) => words.includes(word.toLowerCase()));
    return command === undefined ? otherwise(typed) : await command.run(this, rest);
  }

  /** The answer, unless the rules have something against it. */
  #checked(seat: Seat, answer: Answer): Typed | null {
    const { request } = this.#around.match;
    const refusal = request === null ? null : refusalOf(request, seat, answer);
    if (refusal === null) return { seat, answer };
    const { message, rule, reason } = refusal;
    return this.#objection(
      `${reason === undefined ? message : this.#viewer.text(reason)} ${this.#around.desk.ink.dim(rule)}`,
    );
  }

  #objection(text: string): null {
    this.#say(text);
    return null;
  }

  #say(text: string): void {
    const { desk } = this.#around;
    desk.say(...wrap(text, { width: desk.width }));
  }

  #name(seat = this.#seat): string {
    return nameOf(this.#around.match, seat);
  }

  #extraLines(all: boolean): string[] {
    return extraLines(this.#extras, this.#seat, all, { desk: this.#around.desk, nameOf: (seat) => this.#name(seat) });
  }

  help(): null {
    const { desk } = this.#around;
    const answers = [howToAnswer(this.#request), 'your answer'];
    const letters =
      this.#extras.length > 0 ? [[this.#extras.map(({ letter }) => letter).join(' '), 'do that besides']] : [];
    desk.say(...table([answers, ...letters, ...COMMANDS.map(({ help }) => help)], desk.width));
    return null;
  }

  async explain(what: string): Promise<null> {
    const { desk } = this.#around;
    desk.say(...(await explain(what, this.#viewer, desk)));
    return null;
  }

  board(): null {
    this.#around.desk.say(...this.#around.board());
    return null;
  }

  more(): null {
    const lines = this.#extraLines(true);
    this.#around.desk.say(...(lines.length > 0 ? lines : ['There is nothing besides.']));
    return null;
  }

  log(rest: string): null {
    const { desk } = this.#around;
    const last = /^\d+$/.test(rest) ? Number(rest) : Infinity;
    const events = this.#viewer.events();
    desk.say(...events.slice(Math.max(0, events.length - last)).flatMap((event) => eventLines(event, desk)));
    return null;
  }

  save(path: string): null {
    if (this.#around.save(path)) this.#say(path === '' ? 'Saved.' : `Saved in ${path}.`);
    return null;
  }

  /** Somebody else of those who are asked, by seat or by name. */
  speaker(who: string): Typed | null {
    const { match, people } = this.#around;
    const others = match.waitingFor.filter((seat) => people.includes(seat) && seat !== this.#seat);
    const found = others.find(
      (seat) => seat === who.toLowerCase() || this.#name(seat).toLowerCase().startsWith(who.toLowerCase()),
    );
    if (found !== undefined && who !== '') return { speaker: found };
    return this.#objection(
      others.length === 0
        ? 'Nobody else here is asked.'
        : `Also asked: ${others.map((seat) => this.#name(seat)).join(', ')}.`,
    );
  }

  async undo(): Promise<Typed | null> {
    const { match, desk, people, decisions } = this.#around;
    const to = decisions.at(-1);
    if (to === undefined) return this.#objection('There is no decision to take back.');
    if (to < match.revealedAt) {
      for (const other of people.filter((seat) => seat !== this.#seat)) {
        const said = await desk.ask(
          `Something hidden has been shown since. ${this.#name(other)}, do you agree? (y/n) > `,
        );
        if (said === null) return 'leave';
        if (!/^y(es)?$/i.test(said)) return this.#objection(`${this.#name(other)} does not agree.`);
      }
    }
    return { undo: to, consent: match.seats };
  }

  odds(rest: string): null {
    const { match, desk } = this.#around;
    const { request } = match;
    const answers =
      rest === '' ? legalAnswers(request as NonNullable<typeof request>, this.#seat, 30) : this.#oneAnswer(rest);
    if (answers === null) return this.#objection('There are too many answers: o and one of them, such as o 2');
    for (const answer of answers) {
      const { exact, samples, outcomes } = odds(match, this.#seat, answer);
      const how = exact ? 'exact' : `out of ${samples} tries`;
      const rows = outcomes.map(({ p, summary }) => [`${(p * 100).toFixed(1)}%`, this.#viewer.text(summary)]);
      desk.say(...wrap(`${answerText(this.#request, answer)} ${desk.ink.dim(how)}`, { width: desk.width }));
      desk.say(...table(rows, desk.width - 4, ['right']).map((line) => `    ${line}`));
    }
    return null;
  }

  #oneAnswer(typed: string): Answer[] {
    const { request } = this.#around.match;
    const reading = readAnswer(this.#request, typed);
    if ('fault' in reading) {
      this.#say(reading.fault);
      return [];
    }
    const typedAnswer = request === null ? null : this.#checked(this.#seat, reading.answer);
    return typedAnswer === null ? [] : [reading.answer];
  }
}
