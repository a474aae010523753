import { type State, wave } from '../src/games/wave/index.ts';
import { type Answer, Match, type MatchRecord, sampleAnswer, Seeded, seedWords } from '../src/kernel/index.ts';
import { meantBy } from '../src/kernel/asking/meaning.ts';
import { Workings } from '../src/kernel/asking/table.ts';
import { boardgamePig, pig } from './pig.ts';
import { compare, print } from './ratio.ts';

/** `npm run bench`: what the kernel costs and gives, as ratios measured side by side in this run. See docs/bench.md. */

const times = (count: number, work: () => unknown): number => {
  for (let i = 0; i < count; i++) work();
  return count;
};

/** Somebody who holds at 20: the same play for both. */
function pigMatch(goal: number, moves: number): Match<{ sum: number }> {
  const match = Match.start<{ sum: number }>(pig, { goal }, { seed: 'bench' });
  while (match.request !== null && match.answered < moves) {
    match.answer(match.waitingFor[0] ?? '', match.state.sum >= 20 ? 'hold' : 'roll');
  }
  return match;
}

let seed = 0;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

function randomWave(players: number): Match<State> {
  const match = Match.start<State>(wave, wave.examples[NUMBERS[players - 1] ?? 'one'], { seed: `bench ${seed++}` });
  const chance = new Seeded(seedWords(`bench ${seed}`));
  const below = (n: number): number => chance.below(n);
  while (match.request !== null) {
    const seat = match.waitingFor[below(match.waitingFor.length)] ?? '';
    match.answer(seat, sampleAnswer(match.request, seat, below));
  }
  return match;
}

/** The same rules with a driver of ten lines: nothing is checked, recorded or logged. */
function bareWave(players: number): number {
  const setup = wave.examples[NUMBERS[players - 1] ?? 'one'];
  if (setup === undefined) return 0;
  const t = new Workings<State | undefined>(undefined, new Seeded(seedWords(`bench ${seed++}`)), null, false);
  t.state = wave.setup(t.table as Workings<undefined>['table'], setup);
  const table = t as Workings<State>;
  table.asides = wave.asides?.bind(wave);
  const chance = new Seeded(seedWords(`bench ${seed}`));
  const below = (n: number): number => chance.below(n);
  let answers = 0;
  try {
    for (;;) {
      table.work = 0;
      const flow = wave.step(table.table);
      for (let result = flow.next({ seat: '', answer: null }); result.done !== true; answers++) {
        const { seats } = result.value;
        const seat = seats[below(seats.length)] ?? '';
        const answer: Answer = sampleAnswer(result.value, seat, below);
        result = flow.next({ seat, answer: meantBy(result.value, seat, answer) });
      }
    }
  } catch {
    return answers; // the rules end a match by throwing its outcome
  }
}

function middleOfWave(): Match<State> {
  for (;;) {
    const match = Match.start<State>(wave, wave.examples.four, { seed: `middle ${seed++}` });
    const chance = new Seeded(seedWords(`middle ${seed}`));
    const below = (n: number): number => chance.below(n);
    while (match.request !== null) {
      if (match.state.round === 3 && match.state.phase === 'combat') return match;
      const seat = match.waitingFor[0] ?? '';
      match.answer(seat, sampleAnswer(match.request, seat, below));
    }
  }
}

const peer = boardgamePig();
print(
  'A small dice game, moves',
  compare([
    { name: 'boardgame.io, bare reducer, production mode', run: () => peer.moves(200) },
    { name: 'kernel: checked, recorded, logged', run: () => pigMatch(100, Number.POSITIVE_INFINITY).answered },
  ]),
  'goal: the kernel at least ×100',
);

print(
  'Wave! with random answers, answers',
  compare([
    { name: 'a match: checked, recorded, logged', run: () => randomWave(4).answered },
    { name: 'the rules alone', run: () => bareWave(4) },
  ]),
  'goal: the rules alone at most ×3',
);

const middle = middleOfWave();
print(
  'A four-player Wave! in round 3, copies',
  compare([
    { name: 'structuredClone of the state', run: () => times(50, () => structuredClone(middle.state)) },
    { name: 'fork, ready to be played on', run: () => times(50, () => middle.fork()) },
    { name: 'fork as one seat imagines it', run: () => times(50, () => middle.imagine('a', [1, 2, 3, 4])) },
  ]),
  'goal: a fork at least ×5',
);

print(
  'Random Wave! matches on one core, matches',
  compare(
    [1, 2, 4, 6].map((players) => ({
      name: `${players} ${players === 1 ? 'player' : 'players'}`,
      run: () => (randomWave(players), 1),
    })),
    5,
  ),
  'ratios to one player',
);

const lengths = [100, 1_000, 10_000];
const records: MatchRecord[] = lengths.map((answers) => pigMatch(1_000_000, answers).record());
print(
  'Playing a record again, answers',
  compare(
    records.map((record) => ({
      name: `${record.answers.length} answers`,
      run: () => Match.load(pig, record).answered,
    })),
    5,
  ),
  'linear growth: every ratio near ×1',
);

const places = lengths.map((answers) => {
  const match = pigMatch(1_000_000, answers);
  return { answers, from: match.position(), given: match.sinceBoundary, seed: 'bench' };
});
print(
  'Going on from the last boundary, restores',
  compare(
    places.map(({ answers, from, given }) => ({
      name: `after ${answers} answers`,
      run: () => times(100, () => Match.resume(pig, { goal: 1_000_000 }, { seed: 'bench', from, answers: given })),
    })),
    5,
  ),
  'constant: every ratio near ×1',
);
