import { type Answer, legalAnswers } from '../../kernel/index.ts';
import { drawn, fieldOf, mapped } from '../boards/index.ts';
import { explain } from '../explain.ts';
import { howLines } from '../how.ts';
import { saveNamed } from '../saves.ts';
import { answerText, eventLines } from '../said.ts';
import { type Asked, checked, numbersOf, objection, othersAsked, type Typed } from './asked.ts';
import { about, anExample } from './glossary.ts';
import { oddsLines } from './odds.ts';
import { extraLines, spotsOf } from './question.ts';
import { howToAnswer, readAnswer } from './typed.ts';
import { WORDS } from './wayfinding.ts';
import { table } from '../../text/index.ts';

/** What can be typed beside an answer. Null means: ask again. */
type Command = (who: Asked, rest: string) => Promise<Typed | null> | Typed | null;

interface Entry {
  readonly words: readonly string[];
  /** In words that name things of the game at hand. Null: this game has no use for it. */
  readonly help: string | ((who: Asked) => string | null);
  readonly run: Command;
}

const COMMANDS: readonly Entry[] = [
  { words: ['h', 'help'], help: 'this list', run: help },
  { words: ['how'], help: 'how this game is played, in five minutes', run: showHow },
  {
    words: ['?'],
    help: ({ request }) => `the rule behind the question; ? 12 behind line 12 of the log; ? ${request.rule} that rule`,
    run: explainRule,
  },
  { words: ['o', 'odds'], help: 'the odds of every answer; o 2 of answer 2', run: showOdds },
  { words: ['i', 'info'], help: ({ match }) => `what something does: ${infoExample(match)}`, run: info },
  { words: ['b', 'board'], help: 'the whole board', run: showBoard },
  {
    words: ['map'],
    help: ({ match, seat }) => (fieldOf(match, seat) === null ? null : 'the table from above, in letters'),
    run: showMap,
  },
  { words: ['log'], help: 'everything that has happened; log 20 the last 20 lines', run: showLog },
  { words: ['more'], help: 'what may be done at any time', run: showMore },
  { words: ['as'], help: 'as b: somebody else who is asked answers first', run: changeSpeaker },
  { words: ['u', 'undo'], help: 'take the last decision back', run: undo },
  { words: ['save'], help: 'save now; save friday under that name; save match.json in that file', run: save },
  { words: ['q', 'quit'], help: 'save and leave; ctrl-c does the same', run: () => 'leave' },
];

export const commandNamed = (word: string): Command | undefined =>
  COMMANDS.find(({ words }) => words.includes(word.toLowerCase()))?.run;

function help(who: Asked): null {
  const { desk, request, extras } = who;
  const letters = extras.map(({ letter }) => letter).join(' ');
  const rows = [
    [howToAnswer(request, numbersOf(who)), 'your answer'],
    ...(letters === '' ? [] : [[letters, 'do that besides']]),
    ...(request.kind === 'path' && fieldOf(who.match, who.seat) !== null ? [[WORDS, 'your way in words']] : []),
    ...COMMANDS.flatMap(({ words, help: told }) => {
      const text = typeof told === 'string' ? told : told(who);
      return text === null ? [] : [[words[0] ?? '', text]];
    }),
  ];
  desk.say(...table(rows, desk.width));
  return null;
}

async function showHow({ desk, match }: Asked): Promise<null> {
  desk.say(...(await howLines(match.game.id, desk)));
  return null;
}

async function explainRule({ desk, viewer }: Asked, what: string): Promise<null> {
  desk.say(...(await explain(what, viewer, desk)));
  return null;
}

/** Of so many answers the odds are given at once. */
const MOST_ODDS = 30;

function showOdds(who: Asked, which: string): null {
  const { desk, items, match, request, seat } = who;
  const answers = which === '' ? allAnswers(who) : answerIn(who, which);
  if (answers === null) return objection(desk, 'There are too many answers: type o and one of them, such as o 2');
  answers.forEach((answer, i) => {
    const number = request.kind === 'choose' && which === '' ? `${items[i]?.number}  ` : '';
    const label = `${number}${answerText(request, answer)}`;
    desk.say(...oddsLines(match, seat, answer, label, desk));
  });
  return null;
}

const allAnswers = ({ match, seat }: Asked): Answer[] | null =>
  match.request === null ? [] : legalAnswers(match.request, seat, MOST_ODDS);

function answerIn(who: Asked, typed: string): Answer[] {
  const reading = readAnswer(who.request, typed, numbersOf(who), fieldOf(who.match, who.seat));
  if ('fault' in reading) {
    objection(who.desk, reading.fault);
    return [];
  }
  return checked(who, who.seat, reading.answer) === null ? [] : [reading.answer];
}

function info({ desk, match }: Asked, name: string): null {
  const said = about(match.game.texts, name);
  if (said.length === 0) return objection(desk, `Type i and the beginning of a name, such as ${infoExample(match)}`);
  for (const text of said) objection(desk, text);
  return null;
}

const infoExample = ({ game }: Asked['match']): string => `i ${anExample(game.texts) ?? 'and a name'}`;

function showMap({ desk, match, seat, request }: Asked): null {
  const lines = mapped(match, seat, desk, spotsOf(request));
  if (lines === null) return objection(desk, 'There is no table with miniatures now.');
  desk.say(...lines);
  return null;
}

function showBoard({ desk, match, seat }: Asked): null {
  desk.say(...drawn(match, seat, desk));
  return null;
}

function showLog({ desk, viewer }: Asked, last: string): null {
  const events = viewer.events();
  const from = /^\d+$/.test(last) ? Math.max(0, events.length - Number(last)) : 0;
  desk.say(...events.slice(from).flatMap((event) => eventLines(event, desk)));
  return null;
}

function showMore(who: Asked): null {
  if (who.extras.length === 0) return objection(who.desk, 'There is nothing besides.');
  who.desk.say(...extraLines(who, 'all'));
  return null;
}

/** Somebody else of those who are asked, by seat or by name. */
function changeSpeaker({ desk, nameOf, ...asked }: Asked, who: string): Typed | null {
  const wanted = who.toLowerCase();
  const others = othersAsked(asked);
  const found = others.find((other) => other === wanted || nameOf(other).toLowerCase().startsWith(wanted));
  if (found !== undefined && who !== '') return { speaker: found };
  if (others.length === 0) return objection(desk, 'Nobody else here is asked.');
  return objection(desk, `Also asked: ${others.map(nameOf).join(', ')}. Type as and one of them.`);
}

/** Past something hidden that was shown, the other people must agree; bots do. */
async function undo({ desk, match, people, decisions, seat, nameOf }: Asked): Promise<Typed | null> {
  const to = decisions.at(-1);
  if (to === undefined) return objection(desk, 'There is no decision to take back.');
  const asked = to < match.revealedAt ? people.filter((other) => other !== seat) : [];
  for (const other of asked) {
    const said = await desk.ask(`Something hidden has been shown since. ${nameOf(other)}, do you agree? (y/n) > `);
    if (said === null) return 'leave';
    if (!/^y(es)?$/i.test(said)) return objection(desk, `${nameOf(other)} does not agree: nothing is taken back.`);
  }
  return { undo: to, consent: match.seats };
}

function save({ desk, save: keep }: Asked, path: string): null {
  const saved = path === '' ? keep() : keep(saveNamed(path));
  return saved ? objection(desk, path === '' ? 'Saved.' : `Saved in ${path}.`) : null;
}
