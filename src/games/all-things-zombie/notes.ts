import type { Match, Notes } from '../../kernel/index.ts';
import type { State } from './state.ts';

/** All Things Zombie: how long it went, what it cost, and what was found. */
export function allThingsZombieNotes(match: Match): Notes {
  const { encounter } = match.state as State;
  const own = encounter.humans.filter(({ seat }) => seat !== null);
  const count = (holds: (one: (typeof own)[number]) => boolean): number => own.filter(holds).length;
  return {
    numbers: {
      turns: encounter.turn,
      'Encounter Rating at the end': encounter.er.now,
      'zombies killed': own.reduce((sum, { deeds }) => sum + deeds.zombies, 0),
      'things found': own.reduce((sum, { deeds }) => sum + deeds.found.length, 0),
      'band killed or turned': count(({ status, fate }) => status === 'od' || fate === 'turned'),
      'band Out of the Fight': count(({ status }) => status === 'oof'),
      'objective met': encounter.objective.met ? 1 : 0,
    },
    groups: {},
  };
}
