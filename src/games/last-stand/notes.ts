import { LEADERS } from './wording/words.ts';
import { defenderPlayed } from './moments/sources.ts';
import { slainCount, type State } from './state.ts';
import type { TextKey } from './wording/said.ts';
import type { Match, Notes, Seat } from '../../kernel/index.ts';

/** Defenders of the Last Stand: how long it went, how far the Rangers came, and which cards had their say. */
export function lastStandNotes(match: Match): Notes {
  const state = match.state as State;
  const told = (of: TextKey): number => match.events.filter(({ key }) => key === of).length;
  // Everybody wins or loses together: it does not matter in whose name a card is counted.
  const [all = ''] = match.seats;
  return {
    numbers: {
      turns: told('ls.turn.begins'),
      'Leaders slain': slainCount(state),
      'Depots left': state.depots,
      overruns: told('ls.overrun'),
    },
    groups: {
      ranger: Object.fromEntries(state.rangers.map(({ id, seat }) => [id, seat])),
      card: seenBy(match, all),
      ended: { [endOf(match)]: all },
    },
  };
}

/** Events in which a card has its say: its id is one of these parameters. */
const SAID = ['source', 'card', 'cards', 'event', 'token'] as const;
/** Being dealt, taken or gained is not yet having a say; Mutations work from the moment they are there. */
const SILENT: readonly TextKey[] = [
  'ls.gained',
  'ls.mission.dealt',
  'ls.mission.open',
  'ls.mission.taken',
  'ls.mission.paid',
  'ls.discarded',
  'ls.dropped',
  'ls.peeked',
  'ls.group',
];

function seenBy({ events }: Match, seat: Seat): Record<string, Seat> {
  const seen: Record<string, Seat> = {};
  for (const { key, params } of events) {
    if (SILENT.includes(key as TextKey)) continue;
    for (const name of SAID) {
      const said = params[name];
      for (const card of Array.isArray(said) ? said : [said]) {
        // A card used as another icon is still that card: `D08.vehicle`.
        if (typeof card === 'string') seen[defenderPlayed(card)?.card ?? card] = seat;
      }
    }
  }
  return seen;
}

const endOf = ({ outcome }: Match): string => {
  const leader = LEADERS.find((id) => id === outcome?.params.leader);
  return `${outcome?.key ?? ''}${leader === undefined ? '' : `.${leader}`}`;
};
