import { characterCard, ROUNDS } from '../../../games/wave/index.ts';
import { type Json, plural } from '../../../kernel/index.ts';
import type { Player } from '../../match/sources/source.ts';
import { say } from '../../words/words.ts';
import { isEnemyId, type View } from './view.ts';

function healthOf({ people }: View, seat: string): number {
  const person = people[seat];
  const character = person?.character ?? null;
  return person === undefined || character === null ? 0 : characterCard(character).track - person.damage;
}

/** Round and phase, who comes, and who is worst off. */
export function stands(view: Json, players: readonly Player[]): string {
  const state = view as unknown as View;
  if (state.phase === 'muster') return 'Before round 1';
  const enemies = state.line.filter(isEnemyId).length;
  const called = (seat: string | null): string => players.find((player) => player.seat === seat)?.called ?? '';
  const [worst] = [...state.seats].sort((a, b) => healthOf(state, a) - healthOf(state, b));
  return [
    `Round ${Math.min(state.round, ROUNDS)} of ${ROUNDS}`,
    enemies === 0
      ? say('searching')
      : `${called(state.waveHolder)} faces ${enemies} ${plural(enemies, 'enemy', 'enemies')}`.trim(),
    ...(worst === undefined ? [] : [`${called(worst)} has ${healthOf(state, worst)} health left`]),
  ].join(', ');
}
