import { z } from 'zod';
import { verbs, type Flow, type Game, type Objection, type PathAnswer, type Placed, type Table } from '../index.ts';

interface Setup {
  readonly laps: number;
}
/** What was last said to each kind of question, and how many laps are left. */
export interface SurveyState {
  laps: number;
  tool: string;
  bag: string[];
  ranks: string[];
  coins: number;
  shares: Record<string, number>;
  camp: { x: number; y: number; level: number; facing: number };
  way: { x: number; y: number }[];
  dice: number[];
}
type SurveyTable = Table<SurveyState>;

const { choose, pick, order, amount, allot, place, path, roll, arrange, atRandom, emit, end } = verbs<
  SurveyState,
  `SURVEY.${number}`
>();

const TOOLS = ['axe', 'rope', 'lamp'] as const;
const SEAT = 'a';

/** One player is asked every kind of question there is, lap after lap. */
export const survey: Game<Setup, SurveyState> = {
  id: 'survey',
  title: 'Survey',
  version: '1',
  seats: { min: 1, max: 1 },
  schema: z.strictObject({ laps: z.int().min(1).max(5) }),
  examples: { short: { laps: 1 }, long: { laps: 3 } },
  seating: () => [SEAT],
  setup: (_t, { laps }) => ({
    laps,
    tool: '',
    bag: [],
    ranks: [...TOOLS],
    coins: 0,
    shares: {},
    camp: { x: 0, y: 0, level: 0, facing: 0 },
    way: [],
    dice: [],
  }),
  *step(t: SurveyTable): Flow<void> {
    yield* pack(t);
    yield* travel(t);
    yield* gamble(t);
    if (--t.state.laps === 0) {
      end(t, { won: [SEAT], lost: [], rule: 'SURVEY.9', key: 'survey.over', params: { coins: t.state.coins } });
    }
  },
  view: (state) => ({ ...state }),
  redeal() {},
  texts: {
    'survey.tool': 'Which tool?',
    ...Object.fromEntries(TOOLS.map((tool) => [`survey.tool.${tool}`, `The ${tool}`])),
    'survey.bag': 'What goes into the bag?',
    ...Object.fromEntries(TOOLS.map((tool) => [`survey.bag.${tool}`, `The ${tool}`])),
    'survey.bulky': 'The axe and the rope do not fit together',
    'survey.ranks': 'In which order?',
    ...Object.fromEntries(TOOLS.map((tool) => [`survey.ranks.${tool}`, `The ${tool}`])),
    'survey.coins': 'How many coins?',
    'survey.shares': 'Who gets what?',
    'survey.share': 'A share for {who}',
    'survey.camp': 'Where is the camp?',
    'survey.water': 'That is in the water',
    'survey.way': 'Which way?',
    'survey.too-far': '{length} is further than {budget}',
    'survey.dice': 'Roll two dice',
    'survey.luck': '{lucky} are lucky, {tool} most of all',
    'survey.lap': '{dice} came up',
    'survey.over': 'Home with {coins} {coins:?coin|coins}',
  },
  names: () => ({ [SEAT]: 'The surveyor' }),
  measure: (_before, after) => [
    { key: 'survey.lap', params: { dice: after.dice.toSorted((a, b) => a - b) }, tone: 'even' },
  ],
};

function* pack(t: SurveyTable): Flow<void> {
  const { state } = t;
  state.tool = yield* choose(t, SEAT, { rule: 'SURVEY.1', prompt: { key: 'survey.tool' }, options: TOOLS });
  state.bag = [
    ...(yield* pick(t, SEAT, {
      rule: 'SURVEY.2',
      prompt: { key: 'survey.bag' },
      options: TOOLS,
      min: 1,
      max: 2,
      check: tooBulky,
      suggestions: [['rope'], ['axe', 'lamp']],
    })),
  ];
  const ranks = { rule: 'SURVEY.3', prompt: { key: 'survey.ranks' }, options: TOOLS } as const;
  state.ranks = [...(yield* order(t, SEAT, ranks))];
  state.coins += yield* amount(t, SEAT, { rule: 'SURVEY.4', prompt: { key: 'survey.coins' }, min: 1, max: 3 });
  const label = (who: string) => ({ key: 'survey.share', params: { who } });
  const shares = yield* allot(t, SEAT, {
    rule: 'SURVEY.5',
    prompt: { key: 'survey.shares' },
    total: state.coins,
    options: [
      { means: 'guide', label: label('guide'), max: 2 },
      { means: 'self', label: label('self') },
    ],
  });
  state.shares = Object.fromEntries(shares.map(({ means, amount: share }) => [means, share]));
}

function tooBulky(bag: readonly string[]): Objection | null {
  const bulky = bag.filter((tool) => tool !== 'lamp');
  return bulky.length > 1 ? { rule: 'SURVEY.2', reason: { key: 'survey.bulky' }, facts: { bulky } } : null;
}

const LAKE = [
  { x: 4, y: 4 },
  { x: 6, y: 4 },
  { x: 6, y: 6 },
  { x: 4, y: 6 },
];
const LAND = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
const BUDGET = 6;

function* travel(t: SurveyTable): Flow<void> {
  const { state } = t;
  const {
    x,
    y,
    level = 0,
    facing = 0,
  } = yield* place(t, SEAT, {
    rule: 'SURVEY.6',
    prompt: { key: 'survey.camp' },
    region: { polygons: [LAND], discs: [{ x: 12, y: 5, radius: 1 }], holes: [LAKE] },
    suggestions: [
      { x: 1, y: 1, level: 0, facing: 90 },
      { x: 12, y: 5, level: 1, facing: 0 },
    ],
    levels: [0, 1],
    facing: true,
    check: inPond,
  });
  state.camp = { x, y, level, facing };
  const way = yield* path(t, SEAT, {
    rule: 'SURVEY.7',
    prompt: { key: 'survey.way' },
    from: { x, y },
    budget: BUDGET,
    suggestions: [
      [{ x: x + 1, y }],
      [
        { x: x + 1, y },
        { x: x + 1, y: y + 2 },
      ],
    ],
    check: (wish) => tooFar({ x, y }, wish),
  });
  state.way = ('to' in way ? [way.to] : way).map((point) => ({ x: point.x, y: point.y }));
}

function inPond({ x, y }: Placed): Objection | null {
  return x > 8 && x < 9 && y > 8 ? { rule: 'SURVEY.6', reason: { key: 'survey.water' }, facts: { x, y } } : null;
}

function tooFar(from: Placed, way: PathAnswer): Objection | null {
  let length = 0;
  let at = from;
  for (const to of 'to' in way ? [way.to] : way) {
    length += Math.abs(to.x - at.x) + Math.abs(to.y - at.y);
    at = to;
  }
  if (length <= BUDGET) return null;
  return { rule: 'SURVEY.7', reason: { key: 'survey.too-far', params: { length, budget: BUDGET } }, facts: { length } };
}

function* gamble(t: SurveyTable): Flow<void> {
  const { state } = t;
  const dice = yield* roll(t, '2d6', { rule: 'SURVEY.8', prompt: { key: 'survey.dice' }, seat: SEAT });
  state.dice = [...dice];
  emit(t, 'SURVEY.8', 'survey.lap', { dice }, { dice: [{ sides: 6, rolled: dice }] });
  const lucky: string[] = [...TOOLS];
  arrange(t, lucky);
  const tool = TOOLS[atRandom(t, 'SURVEY.8', TOOLS)] as string;
  emit(t, 'SURVEY.8', 'survey.luck', { lucky: lucky.slice(0, 2), tool });
}
