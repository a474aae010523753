import { type Follow, sightIn } from '../../../games/even-death/index.ts';
import { counted, type Point, type SeenEvent } from '../../../kernel/index.ts';
import type { Happening } from '../../skirmish/face.ts';

const WHY: Readonly<Record<Follow['why'], string>> = {
  led: 'nearest to where the herd goes, so it went first',
  held: 'touches a target and stays',
  shifted: 'moved like the first one',
  beside: 'found its spot taken or barred, and stands beside it',
  'closed-up': 'came back to the herd from farther away',
  stayed: 'found no way, and stays',
};

/** What a line of the log shows again: a shot with its proof, the Move of a herd with its reasons, the Move of a human. */
export function happening({ params }: SeenEvent): Happening | null {
  const sight = sightIn(params);
  if (sight !== null) {
    const [hits, saves, wounds] = [Number(params.hits), Number(params.saves), Number(params.wounds)];
    const words = `${counted(hits, 'hit')}, ${counted(saves, 'save')}: ${counted(wounds, 'wound')}`;
    return { sight: { look: sight, words } };
  }
  const follows = params.follows as unknown as readonly Follow[] | undefined;
  if (follows !== undefined) {
    return {
      ways: follows.map(({ id, from, to }) => ({ id, points: [from, to] })),
      reasons: follows.map(({ id, why }) => ({ id, called: `Zombie ${id}`, why: WHY[why] })),
    };
  }
  const [from, to] = [params.from, params.to] as unknown as [Point | undefined, Point | undefined];
  if (from === undefined) return null;
  return to === undefined ? {} : { ways: [{ id: 'moved', points: [from, to] }] };
}
