import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { cardsOf, damageOf, lineOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';

/** Seat a, who has no perk against it, has drawn a red card; then it is seat b's turn. */
const found = (card: string, spec: SceneSpec = {}): WaveScene =>
  scene({ seats: ['psycho', 'trigger'], active: [card, 'planks'], ...spec });

describe('red cards', () => {
  test('WAV.RED.1 WAV.RED.2 the drawer suffers it at once and is not asked whether to keep it', () => {
    const m = found('rodent-attack-1');
    expect(said(m, 'wave.found').slice(0, 1)).toEqual([{ seat: 'a', card: 'rodent-attack-1' }]);
    expect(damageOf(m)).toEqual({ a: 1, b: 0 });
    expect(cardsOf(m, 'a')).toEqual([]);
    expect(m.asked().seats).toEqual(['b']);
  });

  test.each(['rodent-attack-1', 'rodent-attack-2', 'crow-attack', 'loose-floor', 'closet-sleeper'])(
    'WAV.RED.3 %s is discarded once its effect has been applied',
    (card) => {
      expect(found(card).state().discard).toEqual([card]);
    },
  );

  test('WAV.RED.4 the lesser Rodent Attack deals 1 damage', () => {
    const m = found('rodent-attack-1', { a: { damage: 2, inventory: ['crowbar'] } });
    expect(m.state().people.a).toMatchObject({ damage: 3, inventory: ['crowbar'] });
  });

  test('WAV.RED.5 the greater Rodent Attack deals 2 damage', () => {
    expect(damageOf(found('rodent-attack-2', { a: { damage: 2 } }))).toEqual({ a: 4, b: 0 });
  });

  test('WAV.RED.6 nothing absorbs the damage of a Rodent Attack', () => {
    for (const [card, damage] of [
      ['rodent-attack-1', 1],
      ['rodent-attack-2', 2],
    ] as const) {
      const m = found(card, { seats: ['pillar', 'trigger'], a: { barricades: 1, survivors: 1 } });
      expect(m.state().people.a).toMatchObject({ damage, barricades: 1, survivors: 1, used: [] });
      expect(m.under('WAV.RED.6').map(({ params }) => params)).toEqual([
        { seat: 'a', amount: damage, left: 9 - damage },
      ]);
    }
  });

  test('WAV.RED.7 Crow Attack: the drawer loses 1 card at random', () => {
    const m = found('crow-attack', { a: { inventory: ['dead-phone', 'dead-phone', 'dead-phone'] } });
    expect(cardsOf(m, 'a')).toEqual(['dead-phone', 'dead-phone']);
    expect(m.state().discard).toEqual(['dead-phone', 'crow-attack']);
    expect(damageOf(m)).toEqual({ a: 0, b: 0 });
    expect(m.under('WAV.RED.7').map(({ params }) => params)).toEqual([{ seat: 'a', card: 'dead-phone' }]);
  });

  test('Loose Floor: 1 damage and 1 card at random', () => {
    const m = found('loose-floor', { a: { inventory: ['dead-phone'] } });
    expect(m.state()).toMatchObject({
      people: { a: { damage: 1, inventory: [] } },
      discard: ['dead-phone', 'loose-floor'],
    });
  });

  test('Closet Sleeper: a Wanderer comes to the right end of the line, as long as there is one and rounds bring enemies', () => {
    const m = found('closet-sleeper', { line: ['brute'], round: 6 });
    expect(lineOf(m)).toEqual(['brute', 'wanderer']);
    expect(m.state()).toMatchObject({ nextFoe: 3, supply: { wanderer: 29 } });
    expect(m.state().line[1]).toEqual({ id: 2, enemy: 'wanderer', damage: 0, spears: 0, stunned: false });
    expect(lineOf(found('closet-sleeper', { line: ['brute'], supply: { wanderer: 0 } }))).toEqual(['brute']);
    const late = found('closet-sleeper', { line: ['brute'], round: 7 });
    expect(lineOf(late)).toEqual(['brute']);
    expect(said(late, 'wave.nobody-comes')).toEqual([{ enemy: 'wanderer' }]);
  });

  test('a red card that kills ends the match before the next turn', () => {
    const m = found('rodent-attack-2', { a: { damage: 5 } });
    expect(m.outcome).toMatchObject({ won: [], lost: ['a', 'b'] });
    expect(m.match.request).toBeNull();
  });

  test('Sure-Footed: the first red card each round does nothing to Drifter', () => {
    const m = scene({
      seats: ['drifter'],
      active: ['rodent-attack-2', 'crow-attack', 'planks'],
      a: { inventory: ['lucky'] },
    });
    expect(m.state()).toMatchObject({
      people: { a: { damage: 0, inventory: [], used: ['sure-footed'] } },
      discard: ['rodent-attack-2', 'lucky', 'crow-attack'],
    });
    expect(said(m, 'wave.red.ignored')).toEqual([{ seat: 'a', card: 'rodent-attack-2', perk: 'sure-footed' }]);
    const sleeper = scene({ seats: ['drifter'], active: ['closet-sleeper', 'planks'] });
    expect(changed({ line: [] }, { line: sleeper.state().line })).toEqual({});
  });
});
