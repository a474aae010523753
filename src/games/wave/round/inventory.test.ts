import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { hasRoomFor, slotsUsed } from '../state.ts';
import { cardsOf, said, scene, type WaveScene } from '../testing.ts';

const EIGHT = ['crowbar', 'shovel', 'dead-phone', 'granola-bar', 'lucky', 'focus', 'planks', 'bullets'];
const PLENTY = { active: ['wires', 'nails', 'WAVE!'] };

describe('slots', () => {
  test('WAV.INV.1 a character carries at most 8 items', () => {
    const seven = EIGHT.slice(0, 7);
    expect(scene({ ...PLENTY, a: { inventory: seven } }).asked().options).toEqual(['keep', 'leave']);
    const m = scene({ ...PLENTY, a: { inventory: EIGHT } });
    expect(m.asked().options).toEqual([...EIGHT.map((card) => `swap:${card}`), 'leave']);
    expect(hasRoomFor(m.state(), 'a', 'wires')).toBe(false);
  });

  test('WAV.INV.2 starting weapons count towards the 8', () => {
    const inventory = ['drifters-staff', 'crowbar', ...EIGHT.slice(2, 8)];
    const m = scene({ ...PLENTY, a: { inventory } });
    expect(m.asked().options).toEqual([...inventory.map((card) => `swap:${card}`), 'leave']);
  });

  test('WAV.INV.3 ammo of one type stacks in one slot, however high', () => {
    expect(slotsUsed(['bullets', 'bullets', 'bullets'])).toBe(1);
    const tall = new Array<string>(30).fill('shells');
    const m = scene({ active: ['shells', 'nails'], a: { inventory: [...EIGHT.slice(0, 7), ...tall] } });
    m.answer('a', 'keep');
    expect(cardsOf(m, 'a')).toHaveLength(38);
  });

  test('WAV.INV.4 ingredients of one type stack in one slot', () => {
    for (const card of ['planks', 'nails', 'shards', 'wires', 'explosives']) expect(slotsUsed([card, card])).toBe(1);
  });

  test('WAV.X.3 3 arrows take 1 slot, 2 planks take 1 slot, both together 2', () => {
    const arrows = ['arrows', 'arrows', 'arrows'];
    const planks = ['planks', 'planks'];
    expect([slotsUsed(arrows), slotsUsed(planks), slotsUsed([...arrows, ...planks])]).toEqual([1, 1, 2]);
  });

  test('WAV.INV.5 WAV.X.4 an arrow and a shell take 2 slots: types never share one', () => {
    expect(slotsUsed(['arrows', 'shells'])).toBe(2);
    const inventory = [...EIGHT.slice(0, 7), 'arrows'];
    const m = scene({ active: ['shells', 'nails'], a: { inventory } });
    expect(m.refused('a', 'keep').allowed).toEqual({
      kind: 'choose',
      options: [...inventory.map((card) => `swap:${card}`), 'leave'],
      asides: ['discard'],
    });
  });

  test.each(['dead-phone', 'granola-bar', 'lucky', 'crowbar'])(
    'WAV.INV.6 WAV.RUBBLE.5 junk, healing items, Specials and weapons take a slot each: two of %s take two',
    (card) => {
      expect(slotsUsed([card, card])).toBe(2);
    },
  );

  test('WAV.INV.8 tokens, the WAVE! card and saved survivors take no slot', () => {
    const a = { inventory: EIGHT.slice(0, 7), barricades: 3, traps: 3, survivors: 3 };
    expect(scene({ ...PLENTY, holder: 'a', a }).asked().options).toEqual(['keep', 'leave']);
  });
});

describe('discarding at any time', () => {
  test('WAV.INV.7 own cards may be discarded whenever anybody is asked', () => {
    const m = scene({ ...PLENTY, a: { inventory: ['crowbar'] }, b: { inventory: ['planks', 'dead-phone', 'planks'] } });
    expect([m.standing('a'), m.standing('b')]).toEqual([['discard'], ['discard']]);
    m.answer('b', 'discard');
    expect(m.asked()).toMatchObject({
      kind: 'pick',
      seats: ['b'],
      rule: 'WAV.INV.7',
      prompt: 'wave.discard',
      options: ['0:planks', '1:dead-phone', '2:planks'],
      min: 1,
      max: 3,
    });
    expect([m.standing('a'), m.standing('b')]).toEqual([[], []]);
    expect(m.refused('b', []).code).toBe('bad-answer');
    const before = m.state();
    m.answer('b', ['0:planks', '1:dead-phone']);
    expect(changed(before, m.state())).toEqual({
      people: { b: { inventory: [['planks', 'dead-phone', 'planks'], ['planks']] } },
      discard: [[], ['planks', 'dead-phone']],
    });
    expect(m.under('WAV.INV.7').map(({ params }) => params)).toEqual([
      { seat: 'b', card: 'planks' },
      { seat: 'b', card: 'dead-phone' },
    ]);
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'WAV.SEARCH.4' }); // the question is put again
  });

  test('whoever has no card has nothing to discard', () => {
    const m = scene({ ...PLENTY, b: { inventory: ['planks'] } });
    expect(m.refused('a', 'discard').code).toBe('bad-answer');
    m.answer('b', 'discard').answer('b', ['0:planks']);
    expect(m.refused('b', 'discard').code).toBe('not-your-turn');
  });

  /** Every question that a match can put, and what the asked may throw away meanwhile. */
  const turn = { phase: 'combat', holder: 'b', line: ['brute', 'brute', 'raider'] } as const;
  const lots: Record<string, { ask: () => WaveScene; loose: string[] }> = {
    'keep what was found': { ask: () => scene({ ...PLENTY, a: { inventory: ['planks'] } }), loose: ['0:planks'] },
    'accept or delay': {
      ask: () => scene({ active: ['WAVE!', 'nails'], a: { inventory: ['planks'] } }),
      loose: ['0:planks'],
    },
    'trade at all': {
      ask: () => scene({ phase: 'trade', holder: 'a', a: { inventory: ['planks'] } }),
      loose: ['0:planks'],
    },
    'give to whom': {
      ask: () =>
        scene({ phase: 'trade', holder: 'a', a: { inventory: ['planks', 'nails'] } }).answer('a', 'give:planks'),
      loose: ['1:nails'],
    },
    'pay with what': {
      ask: () =>
        scene({
          phase: 'trade',
          holder: 'a',
          seats: ['haggler', 'drifter'],
          a: { inventory: ['dead-phone', 'nails', 'single-shoe'] },
        }).answer('a', 'perk:something-for-nothing'),
      loose: ['0:dead-phone', '1:nails'],
    },
    'what to do in the turn': {
      ask: () => scene({ ...turn, a: { inventory: ['crowbar'] } }),
      loose: ['0:crowbar'],
    },
    'attack which enemy': {
      ask: () =>
        scene({ ...turn, a: { inventory: ['nails', 'revolver', 'bullets', 'bullets'] } }).answer(
          'a',
          'attack:revolver',
        ),
      loose: ['0:nails', '3:bullets'],
    },
    'how much ammo': {
      ask: () =>
        scene({ ...turn, a: { inventory: ['nails', 'revolver', 'bullets', 'bullets'] } })
          .answer('a', 'attack:revolver')
          .answer('a', 'foe:1'),
      loose: ['0:nails', '3:bullets'],
    },
    'which Combat card': {
      ask: () =>
        scene({ ...turn, a: { inventory: ['shovel', 'nails'] } })
          .answer('a', 'attack:shovel')
          .answer('a', 'foe:1'),
      loose: ['0:shovel', '1:nails'],
    },
    'divide how': {
      ask: () =>
        scene({ ...turn, a: { inventory: ['machete', 'nails'] } })
          .answer('a', 'attack:machete')
          .answer('a', 'foe:1'),
      loose: ['0:machete', '1:nails'],
    },
    'craft from what': {
      ask: () =>
        scene({
          ...turn,
          seats: ['hipster', 'pillar'],
          a: { inventory: ['planks', 'nails', 'dead-phone', 'nails'] },
        }).answer('a', 'craft:barricade'),
      loose: ['2:dead-phone', '3:nails'],
    },
    'set the Trap where': {
      ask: () => scene({ ...turn, a: { inventory: ['wires', 'explosives', 'nails'] } }).answer('a', 'craft:trap'),
      loose: ['0:nails'],
    },
    'throw the Grenade at whom': {
      ask: () => scene({ ...turn, a: { inventory: ['nails', 'explosives', 'planks'] } }).answer('a', 'craft:grenade'),
      loose: ['0:planks'],
    },
    'stun whom': {
      ask: () => scene({ ...turn, a: { inventory: ['decoy-radio', 'planks'] } }).answer('a', 'use:decoy-radio'),
      loose: ['0:planks'],
    },
    'heal whom': {
      ask: () =>
        scene({ ...turn, a: { damage: 1, inventory: ['first-aid-tin', 'planks'] } }).answer('a', 'use:first-aid-tin'),
      loose: ['0:planks'],
    },
    'give up survivors': {
      ask: () => scene({ phase: 'strike', holder: 'a', line: ['brute'], a: { survivors: 1, inventory: ['planks'] } }),
      loose: ['0:planks'],
    },
    'play Lucky on an enemy’s draw': {
      ask: () =>
        scene({ phase: 'strike', holder: 'b', line: ['brute'], a: { inventory: ['lucky', 'planks', 'lucky'] } }),
      loose: ['1:planks', '2:lucky'],
    },
  };
  test.each(Object.keys(lots))('WAV.INV.7 while one is asked: %s. Only what is in use stays', (name) => {
    const { ask, loose } = lots[name] as (typeof lots)[string];
    const m = ask();
    const { rule, seats } = m.asked();
    expect([seats[0], m.standing('a')]).toEqual(['a', ['discard']]);
    m.answer('a', 'discard');
    expect(m.asked()).toMatchObject({ kind: 'pick', rule: 'WAV.INV.7', options: loose, min: 1, max: loose.length });
    m.answer('a', loose);
    expect(m.asked()).toMatchObject({ rule, seats }); // asked again, and there is an answer still
    expect(m.standing('a')).toEqual([]);
  });

  test('WAV.INV.7 ammo that is thrown away can no longer be spent', () => {
    const m = scene({ ...turn, a: { inventory: ['revolver', 'bullets', 'bullets', 'bullets'] } });
    m.answer('a', 'attack:revolver').answer('a', 'foe:1');
    expect(m.asked()).toMatchObject({ kind: 'amount', min: 1, max: 3 });
    m.answer('a', 'discard').answer('a', ['2:bullets']);
    expect(m.asked()).toMatchObject({ kind: 'amount', min: 1, max: 2 });
  });

  test('WAV.INV.7 not between the attack of a Raider and the loss that it causes', () => {
    const m = scene({
      phase: 'strike',
      holder: 'a',
      line: ['raider'],
      seats: ['psycho', 'trigger'],
      a: { inventory: ['crowbar', 'planks'], survivors: 1 },
      b: { inventory: ['lucky', 'planks'] },
    });
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'WAV.SPECIAL.14' });
    expect([m.standing('a'), m.standing('b')]).toEqual([[], ['discard']]);
    m.answer('b', 'pass');
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'WAV.SURV.6' });
    expect([m.standing('a'), m.standing('b')]).toEqual([[], ['discard']]);
    m.answer('a', 0);
    expect(cardsOf(m, 'a')).toHaveLength(1);
  });

  test('an enemy that takes no card leaves its victim free to discard', () => {
    const m = scene({ phase: 'strike', holder: 'a', line: ['brute'], a: { inventory: ['crowbar'], survivors: 1 } });
    expect(m.asked().rule).toBe('WAV.SURV.6');
    expect(m.standing('a')).toEqual(['discard']);
  });
});

describe('losing a card at random', () => {
  const lossOf = (inventory: string[], seed: string): string => {
    const m = scene({ seats: ['psycho', 'trigger'], active: ['crow-attack', 'planks'], a: { inventory }, seed });
    const [loss] = said(m, 'wave.lost-card') as { seat: string; card: string }[];
    expect(cardsOf(m, 'a')).toHaveLength(inventory.length - 1);
    return loss?.card ?? '';
  };

  test('WAV.INV.9 any single card may go: a stack of 3 is three cards, starting weapons are among them', () => {
    const losses: Record<string, number> = {};
    for (let seed = 0; seed < 100; seed++) {
      const card = lossOf(['psychos-cleaver', 'arrows', 'arrows', 'arrows'], `loss ${seed}`);
      losses[card] = (losses[card] ?? 0) + 1;
    }
    expect(Object.keys(losses).sort()).toEqual(['arrows', 'psychos-cleaver']);
    expect(losses.arrows).toBeGreaterThan(60);
  });

  test('WAV.RUBBLE.6 junk is among them', () => {
    const losses = new Set<string>();
    for (let seed = 0; seed < 20; seed++) losses.add(lossOf(['crowbar', 'dead-phone'], `junk ${seed}`));
    expect([...losses].sort()).toEqual(['crowbar', 'dead-phone']);
  });

  test('tokens and saved survivors are not, and an empty inventory loses nothing', () => {
    const a = { barricades: 1, traps: 1, survivors: 1 };
    const m = scene({ seats: ['psycho', 'trigger'], active: ['crow-attack', 'planks'], a });
    expect(m.state().people.a).toMatchObject({ ...a, inventory: [] });
    expect(said(m, 'wave.nothing-to-lose')).toEqual([{ seat: 'a' }]);
    expect(m.state().discard).toEqual(['crow-attack']);
  });
});

describe('where cards go', () => {
  test('WAV.RUBBLE.8 used, discarded and lost cards lie in one discard pile, starting weapons too', () => {
    const m = scene({
      seats: ['psycho', 'trigger'],
      phase: 'trade',
      holder: 'b',
      a: { damage: 1, inventory: ['psychos-cleaver', 'granola-bar'] },
    });
    m.answer('a', 'use:granola-bar').answer('a', 'discard').answer('a', ['0:psychos-cleaver']);
    expect(m.state().discard).toEqual(['granola-bar', 'psychos-cleaver']);
  });

  test('a weapon from the set-up that comes back through a reshuffle is found like any other', () => {
    const m = scene({ active: ['psychos-cleaver', 'planks'] });
    expect(m.asked()).toMatchObject({ rule: 'WAV.SEARCH.4', options: ['keep', 'leave'] });
    m.answer('a', 'keep');
    expect(cardsOf(m, 'a')).toEqual(['psychos-cleaver']);
  });

  test('WAV.RUBBLE.4 junk cannot be used', () => {
    const junk = ['dead-phone', 'parking-ticket', 'single-shoe', 'snow-globe', 'loyalty-card', 'tangled-cable'];
    const people = { a: { damage: 2, inventory: junk } };
    expect(scene({ phase: 'combat', holder: 'b', line: ['brute'], ...people }).asked().options).toEqual(['end']);
    expect(scene({ phase: 'trade', seats: 1, holder: 'a', ...people }).asked().options).toEqual(['done']);
  });
});
