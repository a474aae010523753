import type { Seat } from '../../kernel/index.ts';
import { listed } from '../named.ts';
import {
  type Asked,
  asked,
  checked,
  numbersOf,
  objection,
  othersAsked,
  type Surroundings,
  type Typed,
} from './asked.ts';
import { commandNamed } from './commands.ts';
import { extraLines, questionLines } from './question.ts';
import { fieldOf } from '../boards/index.ts';
import { howToAnswer, readAnswer } from './typed.ts';
import { wrap } from '../../text/index.ts';

/** Asks until there is an answer to the question, or something that goes before it. */
export async function askForAnswer(seat: Seat, around: Surroundings): Promise<Typed> {
  const who = asked(seat, around);
  const { desk, items, request } = who;
  desk.say(...questionLines(request, items, desk), ...extraLines(who, 'few'), ...alsoAsked(who));
  return await listen(who, `${who.nameOf(seat)} (${howToAnswer(request, numbersOf(who))}, h help) > `, (typed) => {
    const reading = readAnswer(request, typed, numbersOf(who), fieldOf(who.match, seat));
    return 'fault' in reading ? objection(desk, reading.fault) : checked(who, seat, reading.answer);
  });
}

/** Of several who are asked, one is asked at a time; another may go first. */
function alsoAsked({ desk, nameOf, ...who }: Asked): string[] {
  const others = othersAsked(who).map(nameOf);
  return others.length === 0
    ? []
    : wrap(desk.ink.dim(`as  ${listed(others)} may answer first`), { width: desk.width, first: '  ' });
}

/** Asks somebody who is not waited for, but could do something just now; Enter lets the others go on. */
export async function askToComeBetween(seat: Seat, around: Surroundings): Promise<Typed> {
  const who = asked(seat, around);
  const { desk, request } = who;
  const { width, ink } = desk;
  const waiting = `${request.waiting.map(who.nameOf).join(', ')}: ${request.prompt.text}`;
  desk.say(...wrap(`${ink.accent('»')} ${waiting}`, { width, rest: '  ' }));
  desk.say(`  ${ink.strong(`${who.nameOf(seat)} may come between.`)}`, ...extraLines(who, 'few'));
  return await listen(who, `${who.nameOf(seat)} (a letter, Enter to let it pass, h help) > `, (typed) =>
    typed === '' ? 'pass' : objection(desk, 'Type a letter, or Enter to let it pass'),
  );
}

async function listen(who: Asked, prompt: string, otherwise: (typed: string) => Typed | null): Promise<Typed> {
  for (;;) {
    const typed = await who.desk.ask(prompt);
    if (typed === null) return 'leave';
    const wanted = await heard(who, typed, otherwise);
    if (wanted !== null) return wanted;
  }
}

/** A letter, a command, or an answer to the question. */
async function heard(who: Asked, typed: string, otherwise: (typed: string) => Typed | null): Promise<Typed | null> {
  const extra = who.extras.find(({ letter }) => letter === typed.toLowerCase());
  if (extra !== undefined) return checked(who, extra.seat, extra.aside.id);
  const [, word = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(typed) ?? [];
  const command = commandNamed(word);
  return command === undefined ? otherwise(typed) : await command(who, rest);
}
