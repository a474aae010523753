import type { Moment, Watcher } from '../deeds.ts';
import { isFunctioning, ofSide, playersHere, sideNamed } from '../figures.ts';
import { groupWith } from '../people/groups.ts';
import { sees, wouldSee } from '../sight/los.ts';
import type { Encounter, Human, Side, Standing } from '../state.ts';
import type { MeetDoing } from './doing.ts';
import { firstWhere } from './glimpse.ts';

/** ATZ.POLICE.5, ATZ.MEET.9: people who have not been met come into sight on somebody's way, or see it where it may not be. */

const meeting = (enc: Encounter, side: Side, player: Human, stage: 'roll' | 'past'): MeetDoing => ({
  do: 'meet',
  side: side.id,
  people: ofSide(enc, side.id)
    .filter(isFunctioning)
    .map(({ id }) => id),
  group: groupWith(enc, player).map(({ id }) => id),
  stage,
});

const BY_A_HAIR = 0.01;
/** ATZ.MEET.9: nearer to the edge opposite that of its entry than the spot at which its side was turned back. */
const isPast = ({ turnedBack = [] }: Side, player: Human): boolean =>
  turnedBack.some(({ side, x, y, edge }) => {
    if (side !== player.side) return false;
    const beyond = { near: player.y - y, far: y - player.y, left: player.x - x, right: x - player.x }[edge];
    return beyond > BY_A_HAIR;
  });

export const meetsPeople: Watcher = ({ encounter: enc }, mover, legs, walk) => {
  const way = legs.map(({ to }) => to);
  const found = (id: string, isTrue: (at: Standing) => boolean, begins: () => MeetDoing): Moment[] => {
    if (walk.met.includes(id)) return [];
    const glimpse = firstWhere(mover, way, isTrue);
    return glimpse === null ? [] : [{ id, ...glimpse, begins: [begins()] }];
  };
  const moments = mover.seat === null ? fromStranger() : enc.sides.flatMap(fromPlayer);
  return moments.reduce<Moment | null>(
    (first, one) => (first === null || one.inches < first.inches ? one : first),
    null,
  );

  function fromPlayer(side: Side): Moment[] {
    if (side.kind !== 'people' || side.attitude !== 'neutral') return [];
    const people = ofSide(enc, side.id).filter(isFunctioning);
    if (people.length === 0) return [];
    const there = (at: Standing): Human => ({ ...mover, ...at });
    if (!side.met) {
      const isSeen = (at: Standing): boolean => people.some((one) => wouldSee(enc, one, there(at)));
      return found(`meet ${side.id}`, isSeen, () => meeting(enc, side, mover, 'roll')); // ATZ.POLICE.5
    }
    const isCaught = (at: Standing): boolean =>
      isPast(side, there(at)) && people.some((one) => sees(enc, one, there(at)));
    return found(`past ${side.id}`, isCaught, () => meeting(enc, side, mover, 'past')); // ATZ.MEET.9
  }

  function fromStranger(): Moment[] {
    const side = sideNamed(enc, mover.side);
    if (side.kind !== 'people' || side.attitude !== 'neutral') return [];
    const [id, stage] = side.met ? (['past', 'past'] as const) : (['meet', 'roll'] as const); // ATZ.MEET.9, ATZ.POLICE.5
    return playersHere(enc)
      .filter((player) => isFunctioning(player) && (!side.met || isPast(side, player)))
      .flatMap((player) =>
        found(
          `${id} ${side.id}`,
          (at) => wouldSee(enc, player, { ...mover, ...at }),
          () => meeting(enc, side, player, stage),
        ),
      );
  }
};
