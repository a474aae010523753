import type { Match, Notes } from '../../kernel/index.ts';
import { dayNow } from './campaign/calendar.ts';
import type { Campaign } from './campaign/state.ts';
import type { State } from './state.ts';

/** All Things Zombie: how long it went, what it cost, and what was found. */
export function allThingsZombieNotes(match: Match): Notes {
  const { encounter, campaign } = match.state as State;
  if (campaign !== undefined) return campaignNotes(campaign);
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

/** A campaign: how long it went, what it cost, and who was met. */
function campaignNotes(campaign: Campaign): Notes {
  const { bands, played, people, story } = campaign;
  const told = (key: string): number => story.filter((line) => line.key === key).length;
  return {
    numbers: {
      'day reached': dayNow(campaign),
      Encounters: played.length,
      'Encounters with success': played.filter(({ success }) => success.length > 0).length,
      'people met': people.length,
      'Grunts at the end': bands.reduce((sum, { members }) => sum + Math.max(0, members.length - 1), 0),
      'new Leaders': told('atz.leader.new'),
      'who left': told('atz.keep.leaves') + told('atz.keep.poisons'),
      'bands that live': bands.filter(({ ended }) => ended === null).length,
    },
    groups: {},
  };
}
