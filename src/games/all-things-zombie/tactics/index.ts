import {
  type Answer,
  type Choose,
  type Open,
  optionsFor,
  type Option,
  type Placed,
  sampleAnswer,
} from '../../../kernel/index.ts';
import { Seeded, seedWords, type Seat } from '../../../kernel/index.ts';
import { humanOf, inches, findFigure } from '../figures.ts';
import type { Encounter, Human, State } from '../state.ts';
import type { TextKey } from '../text.ts';
import { menuAdvice } from './acting.ts';
import { type Advice, advice, fieldsOf } from './advice.ts';
import { zombieDanger, zombieInches } from './danger.ts';
import { driverAdvice } from './driving.ts';
import { giftAdvice } from './giving.ts';
import { bestWay } from './going.ts';
import { monthChoice, monthPick } from './months.ts';

export { encounterWorth } from './worth.ts';

/** What somebody who knows the game would answer to any of its questions, and why. */
export function advise(state: State, request: Open, seat: Seat): Advice {
  return (
    driverAdvice(state, request, seat) ??
    (request.kind === 'choose' ? (monthChoice(state, request, seat) ?? chosen(state, request, seat)) : null) ??
    (request.kind === 'path' ? wayAdvice(state, request.suggestions, unitOf(request)) : null) ??
    (request.kind === 'place' ? placeAdvice(state, request.suggestions, unitOf(request)) : null) ??
    (request.kind === 'pick' ? (monthPick(state, request, seat) ?? pickAdvice(request, seat)) : null) ??
    advice(anyOf(request, seat), 'Nothing speaks against it.')
  );
}

/** The same answer to the same question, where nothing is known about it. */
function anyOf(request: Open, seat: Seat): Answer {
  const always = new Seeded(seedWords(request.prompt.key));
  return sampleAnswer(request, seat, (n) => always.below(n));
}

const unitOf = ({ facts }: Open): string => (facts as { unit?: string } | undefined)?.unit ?? '';

function chosen(state: State, request: Choose, seat: Seat): Advice | null {
  const options = optionsFor(request.options, seat);
  if (options.length === 0) return null;
  const key = request.prompt.key as TextKey;
  if (key === 'atz.menu') return menuAdvice(state, request, seat);
  if (key === 'atz.give' || key === 'atz.give.back') return giftAdvice(state, request, seat);
  return wished(state, options);
}

interface Rated {
  readonly worth: number;
  readonly because: string;
}
type Judge = (enc: Encounter, human: Human | null, option: Option) => Rated;
const always =
  (worth: number, because: string): Judge =>
  () => ({ worth, because });

/** Whether somebody is in the thick of it. */
const isPressed = (enc: Encounter, human: Human | null): boolean => human !== null && zombieDanger(enc, human) >= 10;
const distanceOf = (enc: Encounter, human: Human | null, option: Option): number => {
  const target = findFigure(enc, String(fieldsOf(option)['target']));
  return target === undefined || human === null ? 0 : inches(human, target);
};
/** ATZ.SHOOT.4: the odds that an option tells, added up. */
const harmOf = ({ about }: Option): number => {
  const odds = (about as { odds?: unknown } | undefined)?.odds;
  return Array.isArray(odds) ? odds.length : 0;
};

/** What each answer is worth, whatever the question; the highest is given. */
const JUDGES: Readonly<Record<string, Judge>> = {
  // the course of an Encounter
  activate: always(5, 'The next ones.'),
  end: always(9, 'What was wanted is done.'),
  'play-on': always(1, 'It is not over yet.'),
  // In Sight (ATZ.SIGHT.22)
  'sight-stay': always(5, 'Not a step nearer to their guns.'),
  'sight-closer': always(1, 'Nearer.'),
  draw: always(5, 'They mean trouble.'),
  'keep-hidden': always(2, 'They need not know.'),
  'sight-fire': (enc, human, option) => {
    const target = findFigure(enc, String(fieldsOf(option)['target']));
    const isZombie = target !== undefined && !('rep' in target);
    return { worth: (isZombie ? 2 : 9) - distanceOf(enc, human, option) / 100, because: 'Before they do.' };
  },
  'sight-duck': always(6, 'Nothing to shoot with: out of their sight.'),
  'sight-move': always(3, 'On.'),
  'sight-fast-move': always(2.5, 'On, and fast.'),
  'sight-charge': always(2, 'At them.'),
  'sight-nothing': always(1, 'Wait.'),
  'sight-runaway': always(0, 'Away.'),
  // tests and death (ATZ.STAR.18, ATZ.STAR.21)
  'free-will': (_enc, _human, option) => ({
    worth: Number(fieldsOf(option)['passed']),
    because: 'The best that a Star can make of it.',
  }),
  'fire-back': (enc, human, option) => ({
    worth: 9 - distanceOf(enc, human, option) / 100,
    because: 'The nearest of them.',
  }),
  'cheat-death': always(9, 'Not yet.'),
  die: always(0, 'It is over.'),
  // shooting
  'with-gun': always(5, 'The strongest that reaches.'),
  'with-both': always(1, 'More shots, and wilder.'),
  aim: (enc, human, option) => ({
    worth: 5 - distanceOf(enc, human, option) / 100 + harmOf(option) / 1000,
    because: 'The nearest first.',
  }),
  share: always(5, 'So the shots are shared out best.'),
  now: always(5, 'Now.'),
  join: always(4, 'All at once.'),
  // hand to hand
  'charged-fire': always(9, 'A shot before it is here.'),
  'charged-draw': always(6, 'Steel against teeth.'),
  'charged-stand': always(3, 'Let it come.'),
  'fights-next': always(5, 'That one.'),
  fight: (enc, human) => ({ worth: isPressed(enc, human) ? 3 : 6, because: 'It can be beaten.' }),
  'fight-mild': always(1, 'Without killing.'),
  'break-off': (enc, human) => ({ worth: isPressed(enc, human) ? 6 : 2, because: 'There are too many of them.' }),
  'hold-on': (enc, human) => ({ worth: isPressed(enc, human) ? 1 : 5, because: 'Nobody is left behind.' }),
  'let-go': (enc, human) => ({ worth: isPressed(enc, human) ? 4 : 2, because: 'Hands are needed now.' }),
  supply: always(5, 'That is what it is for.'),
  'no-supply': always(1, 'It may be needed later.'),
  // houses (ATZ.ZBLDG.2)
  'come-in': always(5, 'Together.'),
  'stay-out': (enc, human) => ({
    worth: human !== null && zombieInches(enc, human) < 6 ? 6 : 2,
    because: 'Somebody keeps an eye on the street.',
  }),
};

/** Answers that are known by another field than `do`. */
const WORDS: Readonly<Record<string, Readonly<Record<string, readonly [worth: number, because: string]>>>> = {
  enter: { normal: [5, 'Quietly, and with eyes open.'], fast: [2, 'Fast.'] },
  surprise: { fire: [6, 'They are on us: fire.'], away: [5, 'Out of here.'], melee: [2, 'Hand to hand.'] },
  flees: { fast: [5, 'As fast as it goes.'], normal: [2, 'No need to run.'] },
  meet: {
    talk: [6, 'Perhaps they can be talked to.'],
    'as-same': [7, 'They are like us.'],
    'give-in': [5, 'It is not worth dying for.'],
    resist: [2, 'No.'],
    walk: [1, 'There is nothing to talk about.'],
  },
  deal: { recruit: [6, 'One more on our side.'], done: [4, 'That is all.'], walk: [0, 'Enough talk.'] },
  aim: {
    loot: [6, 'Things are what is needed.'],
    hostage: [3, 'Somebody may be in need.'],
    harm: [2, 'They have earned it.'],
    seize: [1, 'One of them may talk.'],
  },
  raided: {
    citizen: [5, 'They will hardly fight.'],
    survivor: [3, 'They will have something.'],
    ganger: [4, 'They have it coming.'],
  },
  truce: { 'go-on': [6, 'They have been good company.'], part: [2, 'That was that.'] },
  robbery: { fight: [5, 'Not without a fight.'], 'hand-over': [4, 'Things can be replaced.'] },
  mercy: { 'cheat-death': [5, 'Better not to rely on them.'], trust: [3, 'They may be decent.'] },
  challenge: {
    leave: [5, 'Not worth the risk.'],
    never: [5, 'Once is enough.'],
    again: [2, 'Again.'],
    try: [6, 'It may work.'],
  },
};

function wished({ encounter: enc }: State, options: readonly Option[]): Advice | null {
  const rated = options.flatMap((option) => {
    const found = ratedOf(enc, option);
    return found === null ? [] : [{ option, ...found, worth: found.worth - (option.seldom === true ? 4 : 0) }];
  });
  const [first, ...rest] = rated;
  if (first === undefined) return null;
  const best = rest.reduce((top, one) => (one.worth > top.worth ? one : top), first);
  return advice(best.option.id, best.because);
}

function ratedOf(enc: Encounter, option: Option): Rated | null {
  const fields = fieldsOf(option);
  const who = typeof fields['who'] === 'string' ? fields['who'] : '';
  const human = enc.humans.find(({ id }) => id === who) ?? null;
  const judge = JUDGES[String(fields['do'])];
  if (judge !== undefined) return judge(enc, human, option);
  for (const [field, words] of Object.entries(WORDS)) {
    const [worth, because] = words[String(fields[field])] ?? [];
    if (worth !== undefined && because !== undefined) return { worth, because };
  }
  return 'take' in fields ? { worth: 1, because: 'It may be of use.' } : null;
}

function wayAdvice(state: State, ways: readonly (readonly Placed[])[], unit: string): Advice | null {
  if (unit === '' || ways.length === 0) return null;
  const best = bestWay(state, humanOf(state.encounter, unit), ways);
  return best === null
    ? null
    : advice(
        best.way.map((at) => ({ ...at })),
        'The best place in reach.',
      );
}

function placeAdvice(state: State, places: readonly Placed[], unit: string): Advice | null {
  const enc = state.encounter;
  const human = enc.humans.find(({ id }) => id === unit);
  if (human === undefined) return places[0] === undefined ? null : advice({ ...places[0] }, 'As good as any.');
  const best = bestWay(
    state,
    human,
    places.map((at) => [at]),
  );
  const [at] = best?.way ?? [];
  return at === undefined ? null : advice({ ...at }, 'The best place in reach.');
}

/** As many as may, where several are asked for: they stay together. */
function pickAdvice(request: Extract<Open, { kind: 'pick' }>, seat: Seat): Advice | null {
  const options = optionsFor(request.options, seat);
  if (options.length < request.min) return null;
  return advice(
    options.slice(0, request.max).map(({ id }) => id),
    'All of them together.',
  );
}
