import { type Human, isHuman, type TextKey } from '../../../games/all-things-zombie/index.ts';
import { meansOf, type Placed, type Point, type SeenRequest } from '../../../kernel/index.ts';
import type { Drag, GhostAt, Pointing, Preview } from '../../skirmish/face.ts';
import { endOf, nothingAt, outsideFault } from '../../skirmish/preview.ts';
import { driving } from './driving.ts';
import type { Fight } from './encounter.ts';

export const keyOf = ({ prompt }: Pick<SeenRequest, 'prompt'>): TextKey => prompt.key as TextKey;
export const factsIn = ({ facts }: SeenRequest): { readonly unit?: string } =>
  (facts ?? {}) as { readonly unit?: string };

const humanIn = ({ ask }: Fight, id: string | undefined | null): Human | null => {
  const found = typeof id === 'string' ? ask.figure(id) : undefined;
  return found !== undefined && isHuman(found) ? found : null;
};

/** How the open question is answered on the table; null where it is not. */
export function pointing(fight: Fight, request: SeenRequest): Pointing | null {
  if (request.kind !== 'path' && request.kind !== 'place') return null;
  const drives = driving(fight, request);
  if (drives !== null) return drives;
  const human = humanIn(fight, factsIn(request).unit);
  if (request.kind === 'place' || human === null) return spots(request);
  return keyOf(request) === 'atz.face' ? looks(human) : moves(fight, human, request.budget ?? fight.ask.left(human));
}

/** A move is begun by dragging the figure that acts, or by tapping where it goes. */
export function drag(fight: Fight, request: SeenRequest): Drag | null {
  if (keyOf(request) !== 'atz.menu') return null;
  const moving = (request.options ?? []).flatMap((option) => {
    const means = meansOf<{ readonly do: string; readonly who?: string }>(option);
    return means.do === 'move' && means.who !== undefined ? [{ id: option.id, who: means.who }] : [];
  });
  const [only] = moving;
  const human = humanIn(fight, only?.who);
  if (only === undefined || human === null || moving.length > 1) return null;
  const way = moves(fight, human, fight.ask.left(human));
  return { pointing: way, first: () => only.id, atOnce: true, taps: true };
}

const RADIUS = 0.5;
const ghost = ({ x, y }: Point, id: string): GhostAt => ({ x, y, id, dead: false, radius: RADIUS });
const FAULTS: Readonly<Record<string, string>> = {
  'too-far': 'That is too far.',
  'off-table': 'That is off the table.',
  'no-floor': 'There is no floor.',
  'no-room': 'There is no room.',
  'no-way': 'No way leads there.',
  'in-the-way': 'Somebody stands there.',
};

/** ATZ.MOVE.1, ATZ.SIGHT.5: a way on foot, and where along it somebody would first be in sight. */
function moves(fight: Fight, human: Human, budget: number): Pointing {
  const { ask } = fight;
  const preview = (points: readonly Placed[]): Preview => {
    const way = ask.way(human, points, budget);
    const to = endOf(points);
    const { spotted } = way;
    return {
      ...nothingAt(to),
      ghosts: [ghost(to, human.id)],
      route: way.route,
      inches: way.inches,
      ...(Math.abs(way.cost - way.inches) < 0.05
        ? { limit: budget }
        : // A door or a crawl costs more than the way is long.
          { price: `${Math.round(way.cost * 10) / 10} of ${Math.round(budget * 10) / 10}" of movement` }),
      fault: way.fault === null ? null : (FAULTS[way.fault] ?? 'No way leads there.'),
      faultAt: way.fault === null ? null : to,
      stops:
        spotted === null
          ? []
          : [{ at: spotted.at, words: `In Sight of ${spotted.by}: ${human.rep} dice against ${spotted.rep}` }],
    };
  };
  return {
    kind: 'way',
    grabs: [human.id],
    from: human,
    bends: true,
    turns: true,
    levels: true,
    area: (level) => ask.area(human, budget, level),
    preview,
    meant: (points) => {
      if (preview(points).fault === null) return points;
      const end = points.length === 1 ? ask.farthest(human, endOf(points), budget) : null;
      return end === null ? null : [end];
    },
  };
}

/** ATZ.FIG.6: only the direction counts. */
const looks = (human: Human): Pointing => ({
  kind: 'look',
  grabs: [human.id],
  from: human,
  turns: true,
  preview: (points) => nothingAt(endOf(points)),
  meant: (points) => [endOf(points)],
});

/** A spot in the region that the question gives. */
function spots(request: SeenRequest): Pointing {
  const preview = (points: readonly Placed[]): Preview => {
    const at = endOf(points);
    return { ...nothingAt(at), ghosts: [ghost(at, 'spot')], fault: outsideFault(request, at) };
  };
  return {
    kind: 'spot',
    grabs: [],
    ...(request.levels === undefined ? undefined : { levels: true }),
    ...(request.facing === true ? { turns: true } : undefined),
    preview,
    meant: (points) => (preview(points).fault === null ? [endOf(points)] : null),
  };
}
