import type { Json, Point, SeenEvent } from '../../../kernel/index.ts';
import type { Look } from '../../../tabletop/index.ts';
import type { Happening } from '../../skirmish/face.ts';

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Why a zombie went there, as the log has it. */
function whyOf({ key, params }: SeenEvent): string | null {
  const moved = `and moved ${textOf(params.moved)}"`;
  switch (key) {
    case 'ld.zombie.sees':
      return `saw ${textOf(params.victim)} at ${textOf(params.inches)}" ${moved}`;
    case 'ld.zombie.hears':
      return `heard ${textOf(params.victim)} at ${textOf(params.inches)}" ${moved}`;
    case 'ld.zombie.instead':
      return `went for ${textOf(params.victim)} instead of somebody with zombies all round ${moved}`;
    default:
      return null;
  }
}

/** What a line of the log shows again: a shot with its proof, a way, the way of a zombie with its reason. */
export function happening(event: SeenEvent): Happening | null {
  const { key, params } = event;
  const sight = params.sight as unknown as Look | undefined;
  if (sight !== undefined) {
    return { sight: { look: sight, words: key === 'ld.shot.hit' ? 'Hit' : 'Miss' } };
  }
  const [from, to, way] = [params.from, params.to, params.way] as unknown as [
    Point | undefined,
    Point | undefined,
    readonly Point[] | undefined,
  ];
  const why = whyOf(event);
  if (why !== null && way !== undefined) {
    const id = textOf(params.unit);
    return { ways: [{ id, points: way }], reasons: [{ id, called: textOf(params.name), why }] };
  }
  if (from === undefined || to === undefined) return null;
  return { ways: [{ id: 'moved', points: [from, ...(way ?? [to])] }] };
}
