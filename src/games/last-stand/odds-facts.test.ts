import { describe, expect, it } from 'vitest';
import type { Fact } from '../../kernel/index.ts';
import { goesOn, measure } from './odds.ts';
import { type SceneSpec, tableOf } from './testing.ts';
import { PHASES } from './wording/words.ts';

/** Each fact in a word: what it says, of how many, and whether it is good or bad; in brackets what the answer says itself. */
const told = ({ key, n, tone, stated }: Fact): string => {
  const fact = [key.replace('ls.odds.', ''), ...(n === undefined ? [] : [String(n)]), tone].join(' ');
  return stated === true ? `(${fact})` : fact;
};
const both = (before: SceneSpec, after: SceneSpec): [readonly string[], readonly string[]] => {
  const [was, now] = [before, after].map((spec) => tableOf({ rangers: ['frank', 'hat'], ...spec }));
  if (was === undefined || now === undefined) throw new Error('no table');
  return [measure(was, now).map(told), measure(now, was).map(told)];
};

/** What is told of a change, and of the same change the other way round. */
describe('what an answer leads to is told', () => {
  it.each<[string, SceneSpec, SceneSpec, string[], string[]]>([
    ['nothing', {}, {}, [], []],
    ['wounds', {}, { frank: { wounded: 2 } }, ['wounded 2 bad'], ['healed 2 good']],
    ['Mutations', {}, { frank: { mutations: ['M01'] } }, ['mutated 1 bad'], ['cured 1 good']],
    ['Artifacts', {}, { frank: { artifacts: ['C01'] } }, ['(artifacts 1 good)'], ['(artifacts.lost 1 bad)']],
    ['Defender cards', {}, { frank: { defenders: ['D01'] } }, ['(cards 1 good)'], ['(cards.lost 1 bad)']],
    ['Special cards', {}, { frank: { specials: ['S01', 'S02'] } }, ['(cards 2 good)'], ['(cards.lost 2 bad)']],
    ['Karma', {}, { frank: { karma: 1 } }, ['(karma 1 good)'], ['(karma.lost 1 bad)']],
    ['tokens', {}, { hat: { tokens: ['T01'] } }, ['(tokens 1 good)'], ['(tokens.lost 1 bad)']],
    ['a Mission done', { frank: { mission: { id: 'MS01', done: {} } } }, {}, ['mission good'], []],
    [
      'a Mission changed',
      { frank: { mission: { id: 'MS01', done: {} } } },
      { frank: { mission: { id: 'MS02', done: {} } } },
      ['mission good'],
      ['mission good'],
    ],
    [
      'a Mission on its way',
      { frank: { mission: { id: 'MS01', done: {} } } },
      { frank: { mission: { id: 'MS01', done: { 0: 1 } } } },
      [],
      [],
    ],
    ['a Ranger who turns', {}, { rangers: ['jake', 'hat'], jake: { wounded: 2 } }, ['turns bad'], ['turns bad']],
    [
      'a Leader hit',
      { leaders: { bama: { health: 7 } } },
      { leaders: { bama: { health: 5 } } },
      ['leader.hit 2 good'],
      ['leader.healed 2 bad'],
    ],
    [
      'a Leader slain',
      {},
      { leaders: { bama: { slain: true, at: null, health: 0 } } },
      ['slain good'],
      ['leader.healed 7 bad', 'leader.enters bad'],
    ],
    [
      'a Leader slain before',
      { leaders: { bama: { slain: true, at: null, health: 0 } } },
      { leaders: { bama: { slain: true, at: null, health: 0 } } },
      [],
      [],
    ],
    [
      'a Leader who moves on',
      { leaders: { bama: { at: 16 } } },
      { leaders: { bama: { at: 22 } } },
      ['leader.moves bad'],
      ['leader.back good'],
    ],
    [
      'a Leader in Last Stand',
      { leaders: { bama: { at: 18 } } },
      { leaders: { bama: { at: 19 } } },
      ['leader.moves bad'],
      ['leader.back good'],
    ],
    [
      'Puke in Last Stand',
      { leaders: { puke: { at: 35 } } },
      { leaders: { puke: { at: 19 } } },
      ['leader.moves bad'],
      ['leader.flies even'],
    ],
    [
      'Raiders, and as many fallen elsewhere',
      { map: { 4: { techie: 2 } } },
      { map: { 5: { techie: 1, earther: 1 } } },
      ['removed 1 good', 'come 1 bad'],
      ['removed 1 good', 'come 1 bad'],
    ],
    ['a Monstrosity', {}, { map: { 4: { monstrosity: 1 } } }, ['monstrosities 1 bad'], ['removed 1 good']],
    [
      'enemies in Last Stand',
      {},
      { map: { 19: { roadRider: 1, monstrosity: 1 } } },
      ['stormed 2 bad', 'monstrosities 1 bad', 'come 1 bad'],
      ['removed 1 good', 'removed 1 good', 'cleared 2 good'],
    ],
    ['Depots', {}, { map: { 4: { depots: 2 } } }, ['depots.built 2 bad'], ['depots 2 good']],
    ['tech', {}, { tech: { deck: [], down: ['K01'], up: ['K02'] } }, ['tech 2 bad'], ['tech.lost 2 good']],
    [
      'tech of a slain Krank',
      { tech: { deck: [], down: ['K01'], up: ['K02'] } },
      { leaders: { krank: { slain: true, at: null, health: 0 } } },
      ['slain good'],
      ['leader.healed 9 bad', 'leader.enters bad', 'tech 2 bad'],
    ],
    ['radiation', { radiation: 12 }, { radiation: 10 }, ['radiation 2 bad'], ['radiation.less 2 good']],
    ['Blockades', {}, { blockades: [14, 18] }, ['(blockades 2 good)'], ['blockades.lost 2 bad']],
    ['the stage', { stage: '1B' }, { stage: '2B' }, ['stage even'], ['stage even']],
    [
      'progress of the Group Mission',
      { scenario: 1, group: { id: 'GM1', flipped: false, progress: 1, special: 0, relic: 0 } },
      { scenario: 1, group: { id: 'GM1', flipped: true, progress: 2, special: 1, relic: 1 } },
      ['(group 4 good)'],
      [],
    ],
  ])('%s', (_, before, after, there, back) => {
    expect(both(before, after)).toEqual([there, back]);
  });

  it('up to the next Ranger’s turn, through all that ending one sets off', () => {
    const state = tableOf({});
    expect(PHASES.filter((phase) => goesOn(state, { ...state, phase }))).toEqual([
      'attacks',
      'radiation',
      'defenders',
      'raiders',
    ]);
  });
});
