import { describe, expect, it } from 'vitest';
import { textOf } from '../../../kernel/index.ts';
import { test } from '../../../kernel/testing.ts';
import { content } from './content.ts';
import { lastStand } from '../index.ts';
import { answers, options, said, scene, type SceneSpec, the } from '../testing.ts';

/** What a card says is what happens, also where two cards meet. */

const { texts } = lastStand;
const cardText = (card: string): string => texts[`card-text.${card}`] ?? '';
const offered = (m: ReturnType<typeof scene>): string[] =>
  m.match.request?.kind === 'choose' || m.match.request?.kind === 'pick'
    ? m.match.request.options.map(({ label = { key: '' } }) => textOf(texts, label))
    : [];

describe('two cards at once', () => {
  test('DLS.SCAV.8 DLS.SCB.19 a Special token reads as what it is in its scenario', () => {
    const m = scene({ scenario: 2, rangers: ['hat'], hat: { at: 1, tokens: ['T01'] } });
    expect(offered(m)).toContain(
      'Special token: Keep this token. On your turn with a Leader here, discard this: one Leader here loses 2 health.',
    );
    expect(cardText('T01.1')).toBe('Keep this token. Hand it over in Last Stand for the Group Mission.');
    expect(cardText('T01.3')).toBe('Keep this token. Hand it over in Last Stand for the Group Mission.');
  });

  test('DLS.ATTR.5 DLS.KARMA.3 with no dice at all a success can still be bought', () => {
    const open: SceneSpec = { rangers: ['juniper'], adventure: { top: 'A01', deck: [], discard: [] } };
    const juniper = { at: 12, karma: 1, mutations: ['M07'] };
    const m = scene({ ...open, juniper, decks: { unique: ['U01'] } });
    m.answer('a', 'adventure');
    expect(m.asked().options).toEqual(['pass', 'juniper:juniper.2:0']);
    m.answer('a', 'juniper:juniper.2:0');
    expect(the(m, 'juniper')).toMatchObject({ artifacts: ['U01'], karma: 0, wounded: 0 });

    const poor = scene({ ...open, juniper: { ...juniper, karma: 0 } });
    poor.answer('a', 'adventure');
    expect(said(poor, 'ls.test.diceless')).toEqual([{ ranger: 'juniper', attr: 'tech', need: 1 }]);
    expect(the(poor, 'juniper').wounded).toBe(1);
  });

  test('DLS.ATTR.5 DLS.ART.6 the Iodine Tin passes a Resistance test without dice', () => {
    const m = scene({
      rangers: ['pepzi', 'hat'],
      phase: 'radiation',
      pepzi: { at: 9, artifacts: ['C13'], mutations: ['M09', 'M09'] },
      decks: { raider: ['R18', 'R10'] },
    });
    expect(m.asked().options).toEqual(['pass', 'pepzi:C13:0']);
    m.answer('a', 'pepzi:C13:0');
    expect(the(m, 'pepzi')).toMatchObject({ artifacts: [], mutations: ['M09', 'M09'] });
  });

  test('DLS.SLAYER.3 the Slayer of Bama halves wounds before Brick House ignores two of them', () => {
    const hat = { at: 4, slain: ['bama' as const] };
    const m = scene({ rangers: ['hat'], phase: 'attacks', hat, map: { 4: { roadRider: 2 } } });
    expect(the(m, 'hat').wounded).toBe(0);
    const three = scene({ rangers: ['hat'], phase: 'attacks', hat, map: { 4: { roadRider: 3 } } });
    expect(the(three, 'hat').wounded).toBe(1);
    expect(cardText('slayer.bama')).toMatch(/halve those wounds, rounded up, before you ignore any\.$/);
  });

  test('DLS.HEAL.1 a Crawling Rash bars the Heal action on Gambling locations, not a canteen', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 24, ready: 5, wounded: 2, artifacts: ['C02'], mutations: ['M25'] },
    });
    expect(options(m)).toEqual(['move', 'hat:C02:0', 'retreat', 'end']);
    expect(cardText('M25')).toBe('You cannot take the Heal action on Gambling locations.');
    m.answer('a', 'hat:C02:0');
    expect(the(m, 'hat').wounded).toBe(1);
  });

  test('DLS.TRIBE.2 DLS.SPEC.6 Earthers are safe from Special cards in a fight, not on their way', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { specials: ['S03'] },
      phase: 'raiders',
      decks: { raider: ['R57'] },
    });
    expect(cardText('earther')).toMatch(
      /^Blessed People: When you attack Earthers, or when Earthers wound you in Phase III, skills, Special cards and combat bonuses do not work\./,
    );
    expect(options(m)).toEqual(['pass', 'hat:S03:0']);
    m.answer('a', 'hat:S03:0');
    expect(said(m, 'ls.place.cancelled')).toEqual([{ tribe: 'earther', n: 1, at: 19 }]);
  });

  test('DLS.LEADMV.8 DLS.LEADMV.9 an advance card says which Leaders can be chosen, and when Puke comes instead', () => {
    const m = scene({ rangers: ['hat'], phase: 'raiders', decks: { raider: ['R55'] } });
    expect(options(m)).toEqual(['krank', 'bama', 'bramble']);
    expect(cardText('R55')).toBe(
      'Krank, Bama or Bramble (your choice) advances 1 location; with all Monstrosities on the map, Puke flies into Last Stand instead',
    );
  });

  test('DLS.CRAID.4 what makes Road Riders easier to hit adds up, and never below 2', () => {
    const at = (artifacts: string[], slain: 'bama'[] = []): unknown => {
      const m = scene({ rangers: ['hat'], hat: { at: 4, artifacts, slain }, map: { 4: { roadRider: 1 } } });
      m.answer('a', 'raiders');
      return m.match.request?.kind === 'roll' ? m.match.request.target : null;
    };
    expect([at([]), at(['U11']), at(['U11'], ['bama'])]).toEqual([4, 2, 2]);
    expect(cardText('hat.1')).toBe('When you attack Road Riders, you need 1 less to hit (2+ at best).');
    expect(cardText('U11')).toBe('When you attack Road Riders, you need 2 less to hit (2+ at best).');
  });
});

describe('choices', () => {
  test('DLS.EVENT.3 two Defender cards cannot be paid with one while there is an Artifact', () => {
    const thieves: SceneSpec = { rangers: ['hat'], phase: 'raiders', decks: { raider: ['R36'] }, turn: { drawn: 0 } };
    const place: SceneSpec = { leaders: { puke: { at: null } }, stage: '4A' };
    const m = scene({ ...thieves, ...place, hat: { defenders: ['D01'], artifacts: ['C01'] } });
    expect(the(m, 'hat')).toMatchObject({ defenders: ['D01'], artifacts: [] });
    const rich = scene({ ...thieves, ...place, hat: { defenders: ['D01', 'D08'], artifacts: ['C01'] } });
    expect(offered(rich)).toEqual([
      'The active Ranger discards an Artifact',
      'The active Ranger discards 2 Defender cards',
    ]);
    const bare = scene({ ...thieves, ...place, hat: { defenders: ['D01'] } });
    expect(the(bare, 'hat').defenders).toEqual([]);
  });

  test('DLS.SPEC.5 nobody is moved by another player unasked', () => {
    const m = scene({
      rangers: ['frank', 'hat', 'jake'],
      frank: { at: 4, specials: ['S08'] },
      hat: { at: 6, seat: 'b' },
      jake: { at: 9, seat: 'c' },
    });
    m.answer('a', 'frank:S08:0');
    m.answer('a', 'hat');
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.move.offer' });
    expect(m.asked().options).toEqual([
      'stay',
      ...content.board.locations.map(({ n }) => String(n)).filter((n) => n !== '6'),
    ]);
    m.answer('b', 'stay');
    expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ls.whom', options: ['frank', 'jake'] });
    m.answer('a', 'jake');
    m.answer('c', '33');
    expect([the(m, 'hat').at, the(m, 'jake').at]).toEqual([6, 33]);
  });

  test('DLS.ART.6 the Signal Mirror helps a lone Ranger too', () => {
    const alone = scene({ rangers: ['hat'], hat: { at: 4, artifacts: ['C15'] }, decks: { raider: ['R05', 'R06'] } });
    alone.answer('a', 'hat:C15:0');
    expect(said(alone, 'ls.peeked')).toEqual([{ ranger: 'hat', cards: ['R05'] }]);

    const m = scene({
      rangers: ['hat', 'jake'],
      hat: { at: 4, artifacts: ['C15'] },
      jake: { at: 19 },
      decks: { raider: ['R05', 'R06'] },
    });
    m.answer('a', 'hat:C15:0');
    expect(offered(m)).toEqual([
      'Look at the top Raider card',
      'Another Ranger may move to an adjacent location over an open border',
    ]);
    m.answer('a', '1');
    expect(m.asked()).toMatchObject({ seats: ['b'], options: ['stay', '14', '18', '21', '25'] });
    m.answer('b', '21');
    expect(the(m, 'jake').at).toBe(21);
  });
});

describe('every card is worth having', () => {
  const cards = [...content.specials, ...content.common, ...content.unique, ...content.mutations, ...content.tech];

  it('no two cards do the same', () => {
    const deeds = cards.map(({ abilities }) => JSON.stringify(abilities));
    expect(cards.filter((_, i) => deeds.indexOf(deeds[i] ?? '') !== i).map(({ id }) => id)).toEqual([]);
  });

  test('DLS.SPEC.9 Auntie Dot turns a Defender card into Karma once per turn', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 4, specials: ['S16'], defenders: ['D01', 'D08'] } });
    answers(m, 'a', 'hat:S16:0', ['D08']);
    expect(the(m, 'hat')).toMatchObject({ karma: 1, defenders: ['D01'], exhausted: ['S16'] });
    expect(options(m)).toEqual(['move', 'drop:S16', 'end']);
  });

  test('DLS.MUT.9 a Pale Grin costs a Defender card in Last Stand, alone as well', () => {
    const open: SceneSpec = { rangers: ['hat'], phase: 'defenders', decks: { defender: ['D10', 'D11', 'D12'] } };
    const drawn = (at: number, mutations: string[]): number => {
      const m = scene({ ...open, hat: { at, mutations, defenders: ['D01'] } });
      if (m.asked().prompt === 'ls.lose.which') m.answer('a', ['D01']);
      return the(m, 'hat').defenders.length;
    };
    expect(drawn(19, ['M14'])).toBe(drawn(19, []) - 1);
    expect(drawn(4, ['M14'])).toBe(drawn(4, []));
  });

  test('DLS.MUT.9 Twin Stomachs devour two Defender cards at once, alone as well', () => {
    const m = scene({
      rangers: ['pepzi'],
      phase: 'radiation',
      pepzi: { at: 9, defenders: ['D01', 'D02', 'D03'] },
      decks: { mutation: ['M23'] },
    });
    answers(m, 'a', [1, 1], ['D02', 'D03']);
    expect(the(m, 'pepzi')).toMatchObject({ mutations: ['M23'], defenders: expect.arrayContaining(['D01']) });
    expect(m.state().discards.defender).toEqual(['D02', 'D03']);
  });

  test('DLS.TURN.5 Pepzi rallies the town when no Ranger is with her', () => {
    const rise = (pepzi: object, others: readonly 'jake'[] = []): number[] => {
      const m = scene({
        rangers: ['pepzi', ...others],
        phase: 'rise',
        pepzi,
        jake: { at: 19 },
        decks: { defender: ['D01', 'D02', 'D03'] },
      });
      return m.state().rangers.map(({ defenders }) => defenders.length);
    };
    expect(rise({ at: 19 })).toEqual([1]);
    expect(rise({ at: 4 })).toEqual([0]);
    expect(rise({ at: 19 }, ['jake'])).toEqual([1, 1]);
  });

  test('DLS.MUT.9 a Quick Scab heals at the end of the turn, so that the token is back at the next', () => {
    const m = scene({
      rangers: ['hat', 'jake'],
      phase: 'attacks',
      hat: { at: 19, ready: 5, wounded: 2, mutations: ['M12'] },
    });
    expect(the(m, 'hat')).toMatchObject({ wounded: 1, healed: 1 });
  });

  test('DLS.MUT.9 a Radiant Ranger resists better where radiation is not of the location', () => {
    const m = scene({ rangers: ['pepzi'], pepzi: { at: 20, mutations: ['M32'] }, phase: 'radiation' });
    expect(said(m, 'ls.radiation.ignored')).toEqual([{ ranger: 'pepzi' }]);
    const storm = scene({
      rangers: ['pepzi'],
      pepzi: { at: 20, mutations: ['M32'] },
      phase: 'raiders',
      decks: { raider: ['R01'] },
      stage: '4A',
      leaders: { krank: { at: 14 } },
    });
    expect(storm.match.request).toMatchObject({ kind: 'roll', count: 3 });
    expect(cardText('event.glowStorm')).toMatch(/^Every Ranger on a location with radiation takes a Resistance test/);
  });
});
