import { describe, expect, it } from 'vitest';
import { textOf } from '../../kernel/index.ts';
import { test } from '../../kernel/testing.ts';
import { content } from './cards/content.ts';
import { lastStand } from './index.ts';
import { answers, scene, start } from './testing.ts';

/** What a player must know before choosing stands in the question or in the option. */

const { texts } = lastStand;
const labels = (m: ReturnType<typeof scene>): Record<string, string> =>
  m.match.request !== null && 'options' in m.match.request
    ? Object.fromEntries(m.match.request.options.map(({ id, label = { key: '' } }) => [id, textOf(texts, label)]))
    : {};
const asks = (m: ReturnType<typeof scene>): string =>
  m.match.request === null ? '' : textOf(texts, m.match.request.prompt);

describe('before a choice', () => {
  test('DLS.SETUP.1 DLS.KARMA.3 a Ranger is chosen by attributes, skills and what the third skill costs', () => {
    const m = start(lastStand.examples['draft-two']);
    expect(labels(m).jake).toBe(
      'Jake: Resistance 2, Adventure 1, Ancient Tech 4, Scavenge 2. ' +
        'Powder Man: When you attack Depots, you need 1 less to hit (2+ at best). ' +
        'Spare Parts: You may use grenade cards as vehicle cards. ' +
        'Right Tool: Once per turn, pay 1 Karma: take any card from the Defender discards.',
    );
  });

  test('DLS.ADV.1 DLS.ADV.3 the Adventure that can lie here is told with what passing and failing bring', () => {
    const one = scene({ rangers: ['jake'], jake: { at: 12 }, adventure: { top: 'A01', deck: ['A02'], discard: [] } });
    expect(labels(one).adventure).toBe(
      'Take on the Adventure here, The Humming Hangar: A sealed door still asks for a password. ' +
        'Ancient Tech test (1 success needed). Pass: gain a Unique Artifact. Fail: take 1 wound. ' +
        'Pass or fail, you may then pay 2 Karma: Krank loses 2 health (never below 1).',
    );
    // Two cards show White Crater on their backs: which of them it is stays hidden.
    const two = { at: 20 };
    for (const top of ['A16', 'A17']) {
      const deck = ['A16', 'A17', 'A02'].filter((card) => card !== top);
      const m = scene({ rangers: ['jake'], jake: two, adventure: { top, deck, discard: [] } });
      expect(labels(m).adventure).toMatch(
        /^Take on the Adventure here\. Either Heart of the Crater: .* Or Glass Flowers: /,
      );
    }
    const known = scene({ rangers: ['jake'], jake: two, adventure: { top: 'A17', deck: ['A02'], discard: ['A16'] } });
    expect(labels(known).adventure).toMatch(/^Take on the Adventure here, Glass Flowers: /);
  });

  test('DLS.ADV.3 dice for an Adventure are thrown and changed with its outcomes in sight', () => {
    const m = scene({
      rangers: ['juniper'],
      juniper: { at: 12, karma: 1 },
      adventure: { top: 'A01', deck: ['A02'], discard: [] },
    });
    m.answer('a', 'adventure');
    const stakes = 'The Humming Hangar. Pass: gain a Unique Artifact. Fail: take 1 wound. ';
    expect(asks(m)).toBe(`${stakes}Ancient Tech test of Juniper Vale: 1 success needed`);
    m.answer('a', [1]);
    expect(asks(m)).toBe(`${stakes}Juniper Vale rolled 1: change it?`);
  });

  test('DLS.MONS.11 DLS.COMP.13 an open Monstrosity is attacked with win and loss in sight', () => {
    const jake = { at: 4, artifacts: ['C01'] };
    const open = scene({ rangers: ['jake'], jake, map: { 4: { monstrosity: 1, cards: ['MO4'] } } });
    expect(labels(open).monstrosity).toBe(
      'Attack Two-Jaw Tom: One clean shot between the teeth. 4 dice (1 must show 5+). Win: gain 2 Karma. Lose: take 3 wounds.',
    );
    open.answer('a', 'monstrosity');
    expect(asks(open)).toBe(
      'Two-Jaw Tom. Win: gain 2 Karma. Lose: take 3 wounds. Jake: use something before the dice?',
    );
    const several = scene({ rangers: ['jake'], jake, map: { 4: { monstrosity: 2, cards: ['MO1', 'MO4'] } } });
    expect(labels(several).monstrosity).toBe(
      'Attack one of the Monstrosities here, Slither and Two-Jaw Tom: you choose which',
    );
    const hidden = scene({ rangers: ['jake'], jake, map: { 4: { monstrosity: 1 } } });
    expect(labels(hidden).monstrosity).toBe('Attack a Monstrosity: its card says how it is fought');
  });

  test('DLS.MISSION.1 a Mission is taken, tried and paid for with its reward in sight', () => {
    const needle =
      'For 1 action at Internet Needle (9), pass an Ancient Tech test (2 successes needed). ' +
      'Reward: Krank loses 2 health, and you draw a Defender card. If the test fails: take 1 wound.';
    const m = scene({ rangers: ['jake'], missions: ['MS04'], jake: { at: 19 } });
    expect(labels(m)['take:MS04']).toBe(`Take the Mission Silence the Needle: ${needle}`);
    const there = scene({ rangers: ['jake'], jake: { at: 9, mission: { id: 'MS04', done: {} } } });
    expect(labels(there)['mission:0:pass']).toBe(`Try Silence the Needle: ${needle}`);
    there.answer('a', 'mission:0:pass');
    expect(asks(there)).toBe(
      'Silence the Needle. Reward: Krank loses 2 health, and you draw a Defender card. If the test fails: take 1 wound. ' +
        'Ancient Tech test of Jake: 2 successes needed',
    );
    const pay = scene({ rangers: ['jake'], jake: { at: 33, karma: 1, mission: { id: 'MS05', done: {} } } });
    expect(labels(pay)['mission:0:karma']).toBe(
      'The Forest Oath: give 1 Karma. Reward: Bramble loses 2 health, and you draw a Defender card.',
    );
  });

  test('DLS.EVENT.3 a test that an event asks for is taken with the event in sight', () => {
    const m = scene({
      rangers: ['pepzi'],
      pepzi: { at: 20 },
      phase: 'raiders',
      decks: { raider: ['R01'] },
      stage: '4A',
      leaders: { krank: { at: 14 } },
    });
    expect(asks(m)).toMatch(
      /^Glow Storm\. Every Ranger on a location with radiation takes .* Resistance test of Pepzi: /,
    );
  });

  test('DLS.HEAL.4 whoever heals is told that the tokens are not ready before the next turn', () => {
    const m = scene({ rangers: ['jake'], jake: { at: 24, ready: 5, wounded: 2, artifacts: ['C02'] } });
    expect(labels(m).heal).toBe('Heal all wounds: their Action Tokens are ready from your next turn');
    expect(labels(m).retreat).toBe(
      'Retreat: return to Last Stand, heal all wounds and end the turn; the tokens are ready from your next turn',
    );
    expect(labels(m)['jake:C02:0']).toMatch(/heal 1 wound \(token ready next turn\)\.$/);
  });

  it('every Artifact that is exhausted by its use says so, and no other', () => {
    for (const { id, abilities } of [...content.common, ...content.unique]) {
      const exhausts = abilities.some(({ cost }) => cost?.exhaust === true);
      expect(texts[`card-text.${id}`]?.includes('exhaust this until Rise & Shine'), id).toBe(exhausts);
    }
  });

  test('DLS.MISSION.10 the Group Mission tells its real reward', () => {
    for (const { id, reward } of content.missions.filter(({ group }) => group)) {
      expect(texts[`card-text.${id}`]?.includes('Reward: '), id).toBe(reward.length > 0);
    }
    const m = answers(scene({ scenario: 1, rangers: ['jake'] }), 'a', 'move');
    expect(texts['ls.group']).toBe('Group Mission: {card:card}. {card:card-text}');
    expect(asks(m)).toBe('Jake goes where?');
  });
});
