import { expect } from 'vitest';
import { textOf } from '../../../kernel/index.ts';
import { test } from '../../../kernel/testing.ts';
import { content } from '../cards/content.ts';
import { lastStand } from '../index.ts';
import { stageText } from '../enemy/stage.ts';
import { answers, said, scene, start } from '../testing.ts';

const { texts } = lastStand;

/** What the options of the open question say. */
const offered = (m: ReturnType<typeof scene>): string[] =>
  m.match.request?.kind === 'choose' || m.match.request?.kind === 'pick'
    ? m.match.request.options.map(({ label = { key: '' } }) => textOf(texts, label))
    : [];

/** What the open question says. */
const asks = (m: ReturnType<typeof scene>): string =>
  m.match.request === null ? '' : textOf(texts, m.match.request.prompt);

test('what is laid out for a battle is told once, by its name', () => {
  const m = scene({ rangers: ['hat'], hat: { at: 1, defenders: ['D03'], specials: ['S10'] } });
  m.answer('a', 'leader:krank');
  expect(offered(m)).toEqual([
    'Scrap Scooter (red, 1 die, vehicle)',
    'Caravan of Plenty: 3 dice, instead of: At any time, every Ranger draws 2 Defender cards.',
  ]);
  m.answer('a', ['D03', 'S10']);
  expect(said(m, 'ls.discarded')).toEqual([]);
  const laid = m.match.events.find(({ key }) => key === 'ls.battle.committed');
  expect(laid && textOf(texts, laid)).toBe('Hat lays out Scrap Scooter and Caravan of Plenty: 4 dice.');
});

test('DLS.MOVE.7 where only one card goes so far, the location says which, and the log tells of it once', () => {
  const m = scene({ rangers: ['hat'], hat: { at: 19, defenders: ['D01'] } });
  m.answer('a', 'move');
  expect(offered(m)).toContain('Ashtown (23): with Scrap Scooter (red, 2 dice, vehicle)');
  m.answer('a', '23');
  expect(said(m, 'ls.used.up')).toEqual([{ ranger: 'hat', source: 'D01' }]);
  expect([...said(m, 'ls.used'), ...said(m, 'ls.discarded')]).toEqual([]);
});

test('DLS.DEF.2 which cards are discarded is asked with what they are discarded for', () => {
  const badges = content.defenders.cards.filter(({ icon }) => icon === 'badge').map(({ id }) => id);
  const m = scene({ rangers: ['hat'], hat: { at: 4, defenders: badges.slice(0, 3) } });
  m.answer('a', 'hat:icon.badge:0');
  expect(asks(m)).toBe(
    'Two badge cards: which Defender cards does Hat discard? On your turn, discard 2 badge cards: gain a Special card.',
  );
});

test('DLS.PHASE3.3 DLS.SLAYER.3 whoever has slain Puke is told that feeding Monstrosities brings nothing', () => {
  const hat = { at: 4, defenders: ['D01', 'D02'] };
  const open = { rangers: ['hat'], phase: 'attacks', map: { 4: { monstrosity: 2 } } } as const;
  const m = scene({ ...open, hat });
  expect(asks(m)).toMatch(/^2 Monstrosities strike: .+ to each of them\? Otherwise each deals 2 wounds$/);
  const slayer = scene({ ...open, hat: { ...hat, slain: ['puke'] } });
  expect(asks(slayer)).toMatch(/Nothing is to be gained by it/);
  slayer.answer('a', 'bear');
  expect(said(slayer, 'ls.hurt')).toEqual([]);
});

test('DLS.PHASE3.1 wounds are told with whoever dealt them', () => {
  const m = scene({ rangers: ['frank'], phase: 'attacks', frank: { at: 4 }, map: { 4: { techie: 1, roadRider: 1 } } });
  const told = m.match.events.find(({ key }) => key === 'ls.hurt');
  expect(told && textOf(texts, told)).toBe(
    'Trapper Frank takes 3 wounds from Techies and Road Riders: 4 tokens unhurt.',
  );
});

test('DLS.PHASE3.1 DLS.SLAYER.3 whose wounds were all ignored is not told to have dealt any', () => {
  const hat = { at: 4, slain: ['bama' as const] };
  const m = scene({ rangers: ['hat'], phase: 'attacks', hat, map: { 4: { techie: 2, roadRider: 1 } } });
  expect(said(m, 'ls.hurt')).toEqual([{ ranger: 'hat', n: 1, by: ['roadRider'], left: 6 }]);
});

test('DLS.CRAID.2 dice are told with how many of them were enough', () => {
  const rolled = (...dice: number[]): string => {
    const m = scene({ rangers: ['hat'], hat: { at: 4 }, map: { 4: { techie: 2 } } });
    answers(m, 'a', 'raiders', dice);
    const told = m.match.events.find(({ key }) => key === 'ls.rolled.at');
    return told === undefined ? '' : textOf(texts, told);
  };
  expect(rolled(1, 2)).toBe('Hat rolls 1 and 2 at the Techies: none is 3 or more.');
  expect(rolled(1, 6)).toMatch(/: 1 is 3 or more\.$/);
  expect(rolled(3, 6)).toMatch(/: 2 are 3 or more\.$/);
});

test('DLS.SCA.23 DLS.BLOCK.3 an entrance says whose way a Blockade there would bar', () => {
  const m = start(lastStand.examples['lightning-one']);
  m.answer('a', '19');
  expect(offered(m)).toEqual([
    'Scrapyard (14): on the way of Krank',
    "Ole' Boma Road (18): on the way of Bama",
    'South Road (21): on the way of Bramble',
    "Beggar's Gate (25): no Leader walks this way",
  ]);
});

test('DLS.MISSION.10 whoever finishes the weapon is asked about what it burns, not about building it', () => {
  const m = scene({
    scenario: 1,
    rangers: ['hat'],
    hat: { at: 19 },
    group: { id: 'GM1', flipped: false, progress: 1, special: 1, relic: 0 },
    map: { 4: { depots: 1 }, 6: { depots: 2 } },
  });
  answers(m, 'a', 'hat:GM1.front.0:0', [6]);
  expect(asks(m)).toMatch(
    /^Lightning of the Ancients: where\? Turn this card over.* remove all Depots from any one location/,
  );
});

test('where several would do, nothing is said before the choice', () => {
  const m = scene({ rangers: ['hat'], hat: { at: 19, defenders: ['D01', 'D65'] } });
  m.answer('a', 'move');
  expect(offered(m)).toContain('Ashtown (23): farther than on foot, you choose with what');
});

test('a skill or card names its price', () => {
  expect(texts['card-text.frank.2']).toBe('When you attack Raiders, pay 1 Karma: reroll all missed dice.');
  expect(texts['card-text.GM1.back.0']).toMatch(/^On your turn, spend 1 action and pay 1 Karma: /);
  expect(texts['card-text.U10']).toBe(
    'On your turn, pay 1 Karma and exhaust this until Rise & Shine: discard a Mutation.',
  );
});

test('DLS.STAGE.1 DLS.STAGE.2 a Stage card says what holds at this table', () => {
  for (const { face: stage } of content.stages.stages) {
    for (const count of [1, 2, 3, 4, 5]) {
      const text = textOf(texts, stageText({ stage, count }));
      expect(text).toMatch(
        /^Stage \d[AB]\. At the end of a turn: \d Defender cards?, \d Raider cards?[^.{}]*\. [^{}]+\.$/,
      );
    }
  }
});

test('a Sidekick is sent away by the option that says so, not by a touch of its card', () => {
  const m = scene({ rangers: ['hat'], hat: { specials: ['S14'] } });
  const request = m.match.request;
  const drop = request?.kind === 'choose' ? request.options.find(({ id }) => id === 'drop:S14') : undefined;
  expect(drop?.about).toEqual({ drop: 'S14' });
  answers(m, 'a', 'drop:S14');
  expect(m.state().rangers[0]?.specials).toEqual([]);
});

test('DLS.SPEC.15 whoever could take a Special card from a wreck is told that none is left', () => {
  const m = scene({
    rangers: ['hat'],
    hat: { at: 4, defenders: ['D08'] },
    map: { 4: { depots: 1 } },
    decks: { special: [] },
  });
  answers(m, 'a', 'depot', [6, 6]);
  expect(offered(m)).toContain('1 Special card: none is left');
  m.answer('a', 'special');
  expect(said(m, 'ls.special.none')).toEqual([{ ranger: 'hat' }]);
});

test('DLS.OVER.7 before an overrun it is said how many Depots it costs', () => {
  const m = scene({
    rangers: ['frank', 'hat'],
    hat: { specials: ['S03'] },
    map: { 25: { earther: 2 }, 26: { techie: 3 }, 31: { techie: 3 } },
    decks: { raider: ['R18', 'R32'] },
  });
  m.answer('a', 'end');
  const prompt = m.match.request?.prompt ?? { key: '' };
  expect(textOf(texts, prompt)).toBe(
    "2 of the Earthers are about to come to Beggar's Gate (25) and overrun it (3 Depots are built). Stop it?",
  );
});

/** Words that fall away where nothing is to be said. */
const MAY_BE_EMPTY =
  /^(placements\.all\.[12]|(stakes|danger)\.none|depots\.0|bonus-text\.A\d+|card-text\.(\w+\.back|GM2\.reward))$/;

test('no text is empty but what falls away, and none has a gap', () => {
  const empty = Object.entries(texts).filter(([key, text]) => key.trim() === '' || text.trim() === '');
  expect(empty.map(([key]) => key).filter((key) => !MAY_BE_EMPTY.test(key))).toEqual([]);
  expect(Object.values(texts).filter((text) => / {2}|undefined|\{\}/.test(text.trim()))).toEqual([]);
});
