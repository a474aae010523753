import type { Start } from '../../deeds.ts';
import { begin, encounterOf } from '../../doing.ts';
import { isFunctioning, nearestTo, ofSide, playersHere, seatFor, sideNamed } from '../../figures.ts';
import { groupWith, leaderOf } from '../../people/groups.ts';
import type { Encounter, Side } from '../../state.ts';
import { choose, emit, type Table } from '../../verbs.ts';
import type { Attitude, Memory } from '../../words.ts';

/** ATZ.CLASS.11, ATZ.CLASS.12: Classes that are foes work together for as long as there are zombies. */

const TRUCE: Memory = 'truce';

const isTruce = ({ memory }: Side): boolean => memory.includes(TRUCE);

/** ATZ.CLASS.11: for the time being they are Friends. */
export function makeTruce(t: Table, id: string): void {
  const side = sideNamed(encounterOf(t), id);
  side.attitude = 'friend';
  side.memory.push(TRUCE);
  emit(t, 'ATZ.CLASS.11', 'atz.truce', { side: id, class: side.class });
}

/** What people think of the players once a truce is over. */
export const attitudeAfter = (side: Side): Attitude | null => (isTruce(side) ? 'enemy' : side.attitude);

/** ATZ.CLASS.11: it holds for as long as there is a zombie. */
export const trucesEnd: Start = function* (t) {
  const enc = encounterOf(t);
  if (enc.zombies.length > 0) return;
  for (const side of enc.sides.filter(isTruce)) {
    side.memory = side.memory.filter((one) => one !== TRUCE);
    const people = ofSide(enc, side.id).filter(isFunctioning);
    if (people.length === 0 || side.attitude === 'enemy') continue;
    const group = groupNear(enc, side);
    if (group.length === 0) {
      side.attitude = 'enemy';
      continue;
    }
    const said = yield* choose(t, seatFor(enc, leaderOf(group)), {
      rule: 'ATZ.CLASS.12',
      prompt: { key: 'atz.truce.over', params: { class: side.class } },
      options: [
        { means: { truce: 'go-on' } as const, label: { key: 'atz.truce.on' } as const },
        { means: { truce: 'part' } as const, label: { key: 'atz.truce.part' } as const },
      ],
    });
    if (said.truce === 'part') {
      side.attitude = 'enemy';
      emit(t, 'ATZ.CLASS.11', 'atz.truce.ends', { side: side.id, class: side.class });
      continue;
    }
    // ATZ.CLASS.12: whether they want to is for their table to say.
    side.attitude = 'neutral';
    begin(t, {
      do: 'meet',
      side: side.id,
      people: people.map(({ id }) => id),
      group: group.map(({ id }) => id),
      stage: 'roll',
    });
  }
};

/** The players' group that stands nearest to them. */
function groupNear(enc: Encounter, side: Side): ReturnType<typeof playersHere> {
  const [leader] = ofSide(enc, side.id);
  const players = playersHere(enc).filter(isFunctioning);
  const near = leader === undefined ? null : nearestTo(leader, players);
  return near === null ? [] : groupWith(enc, near).filter(isFunctioning);
}
