import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { factsOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';
import { RUBBLE_PER_ROUND, WAVE_CARD } from '../words.ts';

/** The last moment of a round: no enemy is left to attack. */
const roundEnds = (spec: SceneSpec): WaveScene => scene({ phase: 'strike', holder: 'b', ...spec });
const pile = (n: number, card: string): string[] => new Array<string>(n).fill(card);
/** The whole active pile with the card that has just been drawn from it. */
const searched = (m: WaveScene): string[] => {
  const drawn = (factsOf(m).card as string | undefined) ?? WAVE_CARD;
  return [drawn, ...m.state().active].sort();
};

describe('a Search phase begins', () => {
  test.each([1, 2, 3, 4, 5, 6] as const)('WAV.PILE.1 with %i players the number of the table is added', (players) => {
    const count = RUBBLE_PER_ROUND[players];
    const m = roundEnds({ seats: players, holder: 'a', rubble: [...pile(count, 'single-shoe'), 'planks', 'nails'] });
    expect(m.state().rubble).toEqual(['planks', 'nails']);
    expect(searched(m)).toEqual([WAVE_CARD, ...pile(count, 'single-shoe')]);
    expect(said(m, 'wave.round')).toEqual([{ round: 2, cards: count, active: count + 1 }]);
  });

  test('WAV.PILE.2 the WAVE! card joins the pile, and only now its holder gives it up', () => {
    const m = scene({ seats: 1, phase: 'combat', holder: 'a' });
    expect(m.state().waveHolder).toBe('a');
    m.answer('a', 'end');
    expect(m.state()).toMatchObject({ phase: 'search', round: 2, waveHolder: null, assault: null });
    expect(searched(m).filter((card) => card === WAVE_CARD)).toHaveLength(1);
  });

  test('WAV.PILE.3 the pile is shuffled: the WAVE! card may lie anywhere', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const m = roundEnds({ seats: 1, holder: 'a', seed: `shuffle ${seed}` });
      places.add(m.asked().rule === 'WAV.WAVE.1' ? 0 : m.state().active.indexOf(WAVE_CARD) + 1);
    }
    expect(places).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
  });

  test('WAV.PILE.4 WAV.PILE.5 what was left stays, and the full number is added all the same', () => {
    const m = roundEnds({ active: ['planks', 'nails', 'wires'] });
    expect(searched(m)).toEqual([WAVE_CARD, 'nails', 'planks', ...pile(10, 'single-shoe'), 'wires']);
  });

  test('WAV.PILE.6 there is no upper limit', () => {
    const m = roundEnds({ active: pile(100, 'planks') });
    expect(searched(m)).toHaveLength(111);
  });

  test('WAV.PILE.7 the shuffled discards become the Rubble pile as soon as it has run out', () => {
    const m = roundEnds({ rubble: pile(4, 'planks'), discard: pile(8, 'nails') });
    expect(searched(m)).toEqual([WAVE_CARD, ...pile(6, 'nails'), ...pile(4, 'planks')]);
    expect(m.state()).toMatchObject({ rubble: pile(2, 'nails'), discard: [] });
    expect(said(m, 'wave.rubble.reshuffled')).toEqual([{ cards: 8 }]);
    const order = (seed: string): string[] => roundEnds({ rubble: [], discard: mixed(20), seed }).state().rubble;
    expect(order('one')).not.toEqual(order('other'));
  });

  test('a Rubble pile that just suffices is not filled up before its time', () => {
    const m = roundEnds({ rubble: pile(10, 'planks'), discard: ['nails'] });
    expect(m.state()).toMatchObject({ rubble: [], discard: ['nails'] });
  });

  test('with too few cards left, what there is is added', () => {
    const m = roundEnds({ rubble: ['planks'], discard: ['nails', 'wires'] });
    expect(searched(m)).toEqual([WAVE_CARD, 'nails', 'planks', 'wires']);
    expect(said(m, 'wave.rubble.reshuffled')).toEqual([{ cards: 2 }]);
    expect(searched(roundEnds({ rubble: [] }))).toEqual([WAVE_CARD]);
  });
});

const mixed = (n: number): string[] => Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 'planks' : 'nails'));
