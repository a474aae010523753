import type { PlayableAside } from '../../../../kernel/index.ts';
import { encounterOf, finish } from '../../doing.ts';
import { isFunctioning, ofSide, playersHere, sideNamed } from '../../figures.ts';
import { groupWith } from '../../people/groups.ts';
import { seesAny } from '../../sight/los.ts';
import type { Doing, Encounter, Human, Side, State } from '../../state.ts';
import type { TextKey } from '../../text.ts';
import { emit, type Flow, type Seat, type Table } from '../../verbs.ts';
import type { StrangersDecision } from '../decisions.ts';
import type { WalkTheWalkDoing } from '../doing.ts';
import { walkTheWalk } from '../enemies.ts';

/** ATZ.MEET.4, ATZ.X.79: a player may Walk the Walk whenever anybody is asked anything. */

/** What lies under everything that is done at one time. */
const BETWEEN: readonly Doing['do'][] = ['turn', 'phase', 'activate'];

/** Somebody of a player who has people in view whom one has not fought yet. */
const watcherOf = (enc: Encounter, seat: Seat, { id }: Side): Human | undefined => {
  const people = ofSide(enc, id).filter(isFunctioning);
  if (people.length === 0) return undefined;
  return playersHere(enc).find((one) => one.seat === seat && isFunctioning(one) && seesAny(enc, one, people));
};

/** It has been said already, and comes next. */
const isComing = ({ doing }: Encounter, side: string): boolean =>
  doing.some((one) => one.do === 'walk-the-walk' && one.side === side);

export function walkAsides({ state: { encounter: enc } }: Table): PlayableAside<State, TextKey, StrangersDecision>[] {
  if (enc.ending !== null || enc.doing[0]?.do !== 'turn') return [];
  return enc.sides
    .filter(({ kind, attitude, id }) => kind === 'people' && attitude !== 'enemy' && !isComing(enc, id))
    .flatMap((side) => {
      const players = enc.sides.flatMap(({ kind, seats }) => (kind === 'players' ? seats : []));
      const seats = players.filter((seat) => watcherOf(enc, seat, side) !== undefined);
      if (seats.length === 0) return [];
      return [
        {
          means: { do: 'walk-the-walk', side: side.id } as const,
          seats,
          rule: 'ATZ.MEET.4',
          label: { key: 'atz.menu.walk', params: { class: side.class } },
          standing: true,
          play: (t: Table, seat: Seat) => announce(t, seat, side.id),
        },
      ];
    });
}

/** It waits until what is being done has been done, such as a charge or a test. */
function* announce(t: Table, seat: Seat, side: string): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const under = enc.doing.findLastIndex((one) => BETWEEN.includes(one.do));
  enc.doing.splice(under + 1, 0, { do: 'walk-the-walk', seat, side });
  emit(t, 'ATZ.MEET.4', 'atz.meet.means-it', { seat, class: sideNamed(enc, side).class });
}

/** ATZ.MEET.4: the group of the figure that sees them now, against all of them; those who have gone meanwhile are left alone. */
export function* comeToBlows(t: Table, doing: WalkTheWalkDoing): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  finish(t, doing);
  const side = sideNamed(enc, doing.side);
  const watcher = watcherOf(enc, doing.seat, side);
  if (watcher === undefined || side.attitude === 'enemy') return;
  const [group, people] = [groupWith(enc, watcher), ofSide(enc, side.id)];
  walkTheWalk(
    t,
    side.id,
    group.map(({ id }) => id),
    people.map(({ id }) => id),
  );
}
