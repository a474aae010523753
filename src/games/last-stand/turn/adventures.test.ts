import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { adventureAt } from './adventure-deck.ts';
import { content } from '../cards/content.ts';
import { lastStand } from '../index.ts';
import { thirds } from './rolls.ts';
import { answers, leader, options, said, scene, the } from '../testing.ts';

const adventure = (top: string, deck: string[] = ['A01', 'A02']) => ({ top, deck, discard: [] as string[] });

describe('Adventures', () => {
  test('DLS.ADV.1 every card shows a numbered location on its back', () => {
    for (const { location } of content.adventures) expect(location).toBeGreaterThan(0);
    const m = scene({ adventure: adventure('A16') });
    expect((lastStand.view(m.state(), 'a') as unknown as { adventure: object }).adventure).toEqual({
      at: 20,
      deck: 2,
      discard: [],
    });
  });

  test('DLS.ADV.4 passed or failed, the card is discarded and the token moves to the next location', () => {
    for (const dice of [
      [6, 1, 1],
      [1, 1, 1],
    ]) {
      const m = scene({ adventure: adventure('A20'), frank: { at: 23, defenders: ['D01'] } });
      answers(m, 'a', 'adventure', dice);
      expect(m.state().adventure).toEqual({ top: 'A01', deck: ['A02'], discard: ['A20'] });
      expect(adventureAt(m.state())).toBe(12);
    }
    const event = scene({ phase: 'raiders', decks: { raider: ['R02'] }, adventure: adventure('A20') });
    expect(event.state().adventure).toMatchObject({ top: 'A01', discard: ['A20'] });
  });

  test('DLS.ADV.5 DLS.ADV.6 a new top card with the same location goes to the bottom', () => {
    const m = scene({ adventure: adventure('A16', ['A17', 'A01']), rangers: ['hat'], hat: { at: 20 } });
    answers(m, 'a', 'adventure', [5, 5, 1, 1]);
    expect(m.state().adventure).toMatchObject({ top: 'A01', deck: ['A17'] });
  });

  test('DLS.ADV.8 DLS.ADV.9 a bonus lowers health by its number, but never to 0', () => {
    const run = (health: number) => {
      const m = scene({ adventure: adventure('A08'), frank: { at: 3, karma: 2 }, leaders: { bama: { health } } });
      answers(m, 'a', 'adventure', [5, 1, 1]);
      if (m.asked().rule === 'DLS.ADV.7') m.answer('a', 'yes');
      return leader(m, 'bama').health;
    };
    expect([run(7), run(2), run(1)]).toEqual([5, 1, 1]);
  });

  test('DLS.ADV.10 an empty Adventure deck is made of its discards', () => {
    const m = scene({ adventure: { top: 'A20', deck: [], discard: ['A01', 'A02'] }, frank: { at: 23 } });
    answers(m, 'a', 'adventure', [6, 1, 1]);
    const { top, deck, discard } = m.state().adventure;
    expect([top, ...deck].sort()).toEqual(['A01', 'A02', 'A20']);
    expect(discard).toEqual([]);
  });
});

describe('Artifacts', () => {
  test('DLS.ART.1 DLS.ART.2 DLS.SCAV.6 DLS.SCAV.7 they come from Adventures and from scavenging, of the deck that is named', () => {
    const m = scene({ adventure: adventure('A21'), frank: { at: 24 } });
    answers(m, 'a', 'adventure', [5, 1, 1]);
    expect(the(m, 'frank').artifacts).toEqual(['C01']);
    const found = scene({ frank: { at: 4 }, map: { 4: { scavenge: ['T11'] } } });
    answers(found, 'a', 'scavenge', [5, 1, 1]);
    expect(the(found, 'frank').artifacts).toEqual(['U01']);
    const cards = scene({ frank: { at: 4 }, map: { 4: { scavenge: ['T13'] } } });
    answers(cards, 'a', 'scavenge', [5, 1, 1]);
    expect(the(cards, 'frank').defenders).toEqual(['D01', 'D02']);
    const nothing = scene({ frank: { at: 4 }, map: { 4: { scavenge: ['T05'] } } });
    answers(nothing, 'a', 'scavenge', [5, 1, 1]);
    expect(nothing.state().scavenge.discard).toEqual(['T05']);
  });

  test('DLS.ART.3 DLS.ART.4 DLS.HAND.3 with a fifth one the player chooses what goes', () => {
    const m = scene({ adventure: adventure('A21'), frank: { at: 24, artifacts: ['C02', 'C03', 'C04', 'C06'] } });
    answers(m, 'a', 'adventure', [5, 1, 1]);
    expect(m.asked()).toMatchObject({
      rule: 'DLS.ART.4',
      min: 1,
      max: 1,
      options: ['C02', 'C03', 'C04', 'C06', 'C01'],
    });
    m.answer('a', ['C03']);
    expect(the(m, 'frank').artifacts).toEqual(['C02', 'C04', 'C06', 'C01']);
    expect(m.state().discards.common).toEqual(['C03']);
    const pouch = scene({
      adventure: adventure('A21'),
      frank: { at: 24, artifacts: ['C02', 'C03', 'C04', 'C06'], mutations: ['M13'] },
    });
    answers(pouch, 'a', 'adventure', [5, 1, 1]);
    expect(the(pouch, 'frank').artifacts).toHaveLength(5);
  });

  test('DLS.ART.6 an exhausted Artifact cannot be used again that turn', () => {
    const m = scene({ frank: { artifacts: ['C02'], wounded: 2, ready: 5 } });
    m.answer('a', 'frank:C02:0');
    expect(the(m, 'frank')).toMatchObject({ wounded: 1, exhausted: ['C02'] });
    expect(options(m)).toEqual(['move', 'heal', 'frank:frank.0:0', 'end']);
  });

  test('DLS.ART.8 it stays exhausted when it is traded', () => {
    const m = scene({ rangers: ['frank', 'hat'], frank: { seat: 'a', artifacts: ['C02'], exhausted: ['C02'] } });
    answers(m, 'a', 'trade:hat', ['C02']);
    m.answer('b', 'yes');
    expect(the(m, 'hat')).toMatchObject({ artifacts: ['C02'], exhausted: ['C02'] });
    expect(the(m, 'frank')).toMatchObject({ artifacts: [], exhausted: [] });
  });
});

describe('attributes and tests', () => {
  test('DLS.ATTR.1 DLS.ATTR.2 DLS.DICE.3 DLS.ATTR.6 dice equal to the attribute, by what is tested', () => {
    const dice = (spec: Parameters<typeof scene>[0], action: string): number => {
      const m = scene({ rangers: ['hat'], ...spec });
      m.answer('a', action);
      return (m.match.request as { count: number }).count;
    };
    expect(dice({ hat: { at: 26 }, adventure: adventure('A23') }, 'adventure')).toBe(4); // Resistance
    expect(dice({ hat: { at: 23 }, adventure: adventure('A20') }, 'adventure')).toBe(2); // Adventure
    expect(dice({ hat: { at: 38 }, adventure: adventure('A36') }, 'adventure')).toBe(1); // Ancient Tech
    expect(dice({ hat: { at: 4 }, map: { 4: { scavenge: ['T05'] } } }, 'scavenge')).toBe(2); // Scavenge
  });

  test('DLS.ATTR.3 DLS.ATTR.4 each 5 or 6 is a success, and one is enough', () => {
    const passed = (dice: number[]): number => {
      const m = scene({ frank: { at: 23 }, adventure: adventure('A20') });
      answers(m, 'a', 'adventure', dice);
      return the(m, 'frank').karma;
    };
    expect([passed([4, 4, 4]), passed([5, 1, 1]), passed([6, 1, 1])]).toEqual([0, 2, 2]);
  });

  test('DLS.ATTR.5 DLS.X.3 Adventure 3 with -1 rolls two dice; with none left the test fails without a roll', () => {
    const m = scene({ frank: { at: 22 }, adventure: adventure('A19') });
    m.answer('a', 'adventure');
    expect(m.match.request).toMatchObject({ count: 2, target: 5 });
    m.answer('a', [5, 1]);
    expect(said(m, 'ls.test.passed')).toHaveLength(1);
    const none = scene({ rangers: ['jake'], jake: { at: 22 }, adventure: adventure('A19') });
    none.answer('a', 'adventure');
    expect(said(none, 'ls.test.diceless')).toHaveLength(1);
    expect(the(none, 'jake').wounded).toBe(1);
  });

  test('DLS.ATTR.7 DLS.KARMA.3 skills beside the attributes, one of them for Karma', () => {
    const spec = { rangers: ['juniper'] as const, adventure: adventure('A20') };
    const m = scene({ ...spec, juniper: { at: 23, karma: 1 } });
    answers(m, 'a', 'adventure', [1, 1]);
    expect(options(m)).toEqual(['pass', 'juniper:juniper.2:0']);
    m.answer('a', 'juniper:juniper.2:0');
    expect(the(m, 'juniper').karma).toBe(2); // one spent, two from the choir
    const poor = scene({ ...spec, juniper: { at: 23 } });
    answers(poor, 'a', 'adventure', [1, 1]);
    expect(poor.asked().rule).toBe('DLS.TURN.7');
  });

  test('DLS.ATTR.8 Resistance is the attribute against radiation', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 9 }, phase: 'radiation' });
    expect(m.match.request).toMatchObject({ count: 4 });
  });

  test('DLS.DICE.4 DLS.DICE.5 DLS.X.9 D6 is the face, D3 half of it rounded up', () => {
    expect([1, 2, 3, 4, 5, 6].map(thirds)).toEqual([1, 1, 2, 2, 3, 3]);
    const m = scene({ adventure: adventure('A08'), frank: { at: 3 } });
    answers(m, 'a', 'adventure', [1, 1, 1]);
    expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'DLS.DICE.5', count: 1 });
    m.answer('a', [3]);
    expect(the(m, 'frank').wounded).toBe(2);
    const escort = scene({ rangers: ['hat'], hat: { at: 14, mission: { id: 'MS10', done: { 0: 1 } } } });
    answers(escort, 'a', 'move', '19', [5]);
    expect(the(escort, 'hat').defenders).toHaveLength(5);
  });
});
