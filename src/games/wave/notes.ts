import { type State } from './state.ts';
import type { WaveRule } from './verbs.ts';
import type { Match, Notes } from '../../kernel/index.ts';

/** Wave!: how far the players came, what they found and took, and how each character fared. */
export function waveNotes(match: Match): Notes {
  const { people, round } = match.state as State;
  const characters = Object.entries(people).flatMap(([seat, { character }]) =>
    character === null ? [] : [[character, seat] as const],
  );
  return {
    numbers: {
      rounds: round,
      delays: countOf(match, 'WAV.WAVE.5'),
      'cards found': countOf(match, 'WAV.SEARCH.2'),
    },
    groups: { character: Object.fromEntries(characters) },
  };
}

const countOf = ({ events }: Match, rule: WaveRule): number => events.filter((event) => event.rule === rule).length;
