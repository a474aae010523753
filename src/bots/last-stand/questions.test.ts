import { describe, expect, test } from 'vitest';
import type { Answer, Open } from '../../kernel/index.ts';
import { scene, type SceneSpec } from '../../games/last-stand/testing.ts';
import { lastStandPolicy } from './policy.ts';

const TABLE: SceneSpec = { rangers: ['frank', 'hat', 'pepzi'] };

/** What seat a answers to a question in Frank's turn. */
function answered(key: string, options: readonly (string | object)[], more: object = {}, spec: SceneSpec = {}): Answer {
  const { kind = 'choose', params = {}, ...rest } = more as { kind?: string; params?: object };
  const request = {
    kind,
    seats: ['a'],
    rule: 'DLS.SPEC.5',
    prompt: { key, params: { ranger: 'frank', ...params } },
    options: options.map((option) => (typeof option === 'string' ? { id: option } : option)),
    ...rest,
  };
  const { state } = scene({ ...TABLE, ...spec }).match;
  const decision = lastStandPolicy.propose(state, request as unknown as Open, 'a');
  return 'answer' in decision ? decision.answer : null;
}

describe('at the beginning greedy takes', () => {
  test('the most useful Ranger that is left', () => {
    expect(answered('ls.ranger.choose', ['frank', 'hat', 'jake', 'juniper', 'pepzi'])).toBe('pepzi');
    expect(answered('ls.ranger.again', ['frank', 'hat', 'jake'])).toBe('jake');
    expect(answered('ls.ranger.choose', ['hat', 'frank'])).toBe('frank');
  });

  test('the gate before the Leader who is nearest', () => {
    const gates = ['14', '18', '21', '20'];
    expect(answered('ls.blockade.where', gates, {}, { leaders: { bama: { at: 23 } } })).toBe('18');
    expect(answered('ls.blockade.where', gates, {}, { leaders: { bramble: { at: 26 }, bama: { at: null } } })).toBe(
      '21',
    );
    expect(answered('ls.blockade.where', ['20', '14'], {})).toBe('14');
  });
});

describe('of cards that must go greedy gives', () => {
  const give = (cards: string[], min: number, spec: SceneSpec = {}): Answer =>
    answered('ls.hand.full', cards, { kind: 'pick', min, max: cards.length }, spec);

  test('those that are worth least: Mutations, poor Artifacts, others, fine ones', () => {
    expect(give(['U02', 'C10', 'M01', 'C01'], 3)).toEqual(['M01', 'C10', 'C01']);
    expect(give(['U13', 'U02', 'C14', 'S04'], 4)).toEqual(['S04', 'C14', 'U13', 'U02']);
  });

  test('cards against a Leader who is slain before those against one who lives', () => {
    const slain = { slain: true, at: null };
    expect(give(['D01', 'D21'], 1, { leaders: { bama: slain } })).toEqual(['D21']);
    expect(give(['D01', 'D21'], 1, { leaders: { krank: slain } })).toEqual(['D01']);
  });

  test('the least of them as a bet, and the best of the discards is taken back', () => {
    expect(answered('ls.gamble.bet', ['U02', 'M01', 'C10'])).toBe('M01');
    expect(answered('ls.discards', ['M01', 'U02', 'C10'])).toBe('U02');
  });
});

describe('who, which and where', () => {
  const healer = { params: { source: 'S09' } };
  test('the one with most wounds is healed', () => {
    const spec = { hat: { wounded: 2 }, pepzi: { wounded: 3 }, frank: { wounded: 1 } };
    expect(answered('ls.whom', ['frank', 'hat', 'pepzi'], healer, spec)).toBe('pepzi');
    expect(answered('ls.whom', ['frank', 'hat'], healer, spec)).toBe('hat');
  });

  test('otherwise oneself, or the one with the fewest cards', () => {
    const spec = { hat: { defenders: ['D01'] }, pepzi: { defenders: [] } };
    expect(answered('ls.whom', ['hat', 'frank', 'pepzi'], {}, spec)).toBe('frank');
    expect(answered('ls.whom', ['hat', 'pepzi'], {}, spec)).toBe('pepzi');
  });

  test('Flank Attack falls on the Leader nearest to Last Stand who walks', () => {
    const spec = { leaders: { bama: { at: 23 }, bramble: { at: 28 }, puke: { at: 20 } } };
    const flank = { params: { source: 'S02' } };
    expect(answered('ls.which', ['puke', 'krank', 'bama', 'bramble'], flank, spec)).toBe('bama');
    expect(answered('ls.which', ['puke', 'krank', 'bramble'], flank, spec)).toBe('bramble');
  });

  test('a Leader who is farthest away advances, and one before a Blockade rather still', () => {
    const spec = { leaders: { bama: { at: 23 }, bramble: { at: 33 } } };
    expect(answered('ls.leader.any', ['krank', 'bama', 'bramble'], {}, spec)).toBe('krank');
    expect(answered('ls.leader.any', ['bama', 'bramble'], {}, spec)).toBe('bramble');
    const gate = { leaders: { bama: { at: 18 }, bramble: { at: 26 } }, blockades: [18] };
    expect(answered('ls.leader.any', ['bama', 'bramble'], {}, gate)).toBe('bramble');
  });

  test('what the card was played for comes first', () => {
    const helping = { facts: { helping: [25, 4] } };
    expect(answered('ls.where', ['1', '4', '25'], helping)).toBe('25');
    expect(answered('ls.where', ['1', '4'], helping)).toBe('4');
    expect(answered('ls.which', ['krank', 'bama'], { facts: { helping: ['bama'] } })).toBe('bama');
  });

  test('where it matters most: the crowd, the Depots, the Leader who is to fall', () => {
    const spec = { map: { 4: { techie: 2 }, 8: { depots: 2 }, 12: { earther: 1 } } };
    expect(answered('ls.where', ['4', '12'], {}, spec)).toBe('4');
    expect(answered('ls.where', ['4', '8', '12'], {}, spec)).toBe('8');
    expect(answered('ls.move.offer', ['stay', '12', '4'], {}, spec)).toBe('4');
    const blast = { params: { source: 'S12' } };
    expect(answered('ls.where', ['4', '25'], blast, { map: { 4: { techie: 2 }, 25: { techie: 3 } } })).toBe('25');
  });
});

describe('what is sure', () => {
  test.each([
    ['ls.pay', ['no', 'yes'], 'yes'],
    ['ls.adventure.bonus', ['no', 'yes'], 'yes'],
    ['ls.redraw', ['keep', 'redraw'], 'redraw'],
    ['ls.first', ['hat', 'frank'], 'hat'],
    ['ls.spy.show', ['no', 'yes'], 'yes'],
    ['ls.battle.join', ['no', 'yes'], 'yes'],
    ['ls.battle.next', ['x', 'y'], 'x'],
    ['ls.trade.what', ['x', 'y'], []],
    ['ls.trade.offer', ['no', 'yes'], 'yes'],
    ['ls.monstrosity.which', ['x', 'y'], 'x'],
    ['ls.remove.which', ['techie', 'earther', 'roadRider'], 'roadRider'],
    ['ls.remove.which', ['techie', 'earther'], 'earther'],
    ['ls.reroll.which', ['roadRider', 'earther', 'techie'], 'techie'],
    ['ls.reroll.which', ['roadRider', 'earther'], 'earther'],
    ['ls.tech.which', ['unseen', 'K08', 'K04'], 'K04'],
    ['ls.tech.which', ['K02', 'unseen'], 'unseen'],
    ['ls.tech.stop', ['K02', 'K03', 'K09'], 'K09'],
    ['ls.tech.stop', ['K02', 'K03'], 'K03'],
  ])('%s of %j: %j', (key, options, expected) => {
    expect(answered(key, options)).toEqual(expected);
  });

  test('a Depot brings a Special card while there is room for one', () => {
    expect(answered('ls.depot.reward', ['special', 'defenders'], {}, { frank: { specials: ['S04', 'S05'] } })).toBe(
      'special',
    );
    const full = { frank: { specials: ['S04', 'S05', 'S06'] } };
    expect(answered('ls.depot.reward', ['special', 'defenders'], {}, full)).toBe('defenders');
  });

  test('Monstrosities are fed by those with two cards more than it takes, and whom they cannot hurt feeds none', () => {
    const fed = (defenders: string[], params: object): Answer =>
      answered('ls.feed', ['feed', 'bear'], { params }, { frank: { defenders } });
    expect(fed(['D01', 'D02', 'D03', 'D21'], { n: 2 })).toBe('feed');
    expect(fed(['D01', 'D02', 'D03'], { n: 2 })).toBe('bear');
    expect(fed(['D01', 'D02', 'D03', 'D21'], { n: 2, unfed: 'nothing' })).toBe('bear');
  });

  test('of two losses wounds are taken with tokens to spare, cards without', () => {
    const lose = [
      { id: 'w', about: { do: 'wound' } },
      { id: 'l', about: { do: 'lose' } },
    ];
    expect(answered('ls.choose', lose, {}, { frank: { ready: 4 } })).toBe('w');
    expect(answered('ls.choose', lose, {}, { frank: { ready: 3, wounded: 4 } })).toBe('l');
  });

  test('Raider cards come in the order in which they do least', () => {
    const order = (map: SceneSpec['map']): Answer =>
      answered('ls.peek', ['R13', 'R18'], { kind: 'order' }, map === undefined ? {} : { map });
    expect(order({ 36: { earther: 3 } })).toEqual(['R18', 'R13']);
    expect(order({ 4: { techie: 3 }, 25: { techie: 3 } })).toEqual(['R13', 'R18']);
  });
});
