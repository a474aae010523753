import {
  type Character,
  type MenuChoice,
  objectionText,
  type SomeFacts,
  type TextKey,
  type WaySeen,
} from '../../../games/last-days/index.ts';
import { meansOf, type Placed, type Point, type SeenRequest } from '../../../kernel/index.ts';
import { apart, directionOf, facingTowards } from '../../../tabletop/index.ts';
import type { Drag, GhostAt, Pointing, Preview } from '../../skirmish/face.ts';
import { endOf, nothingAt, outsideFault } from '../../skirmish/preview.ts';
import { type Fight, isCharacter } from './battle.ts';

/** What the questions of Last Days say beside their words, and which question it is. */
export const factsIn = ({ facts }: SeenRequest): SomeFacts => (facts ?? {}) as SomeFacts;
export const keyOf = ({ prompt }: Pick<SeenRequest, 'prompt'>): TextKey => prompt.key as TextKey;

export const characterIn = (fight: Fight, id: string | undefined): Character | null => {
  const unit = id === undefined ? undefined : fight.ask.unit(id);
  return unit !== undefined && isCharacter(unit) ? unit : null;
};

/** How the open question is answered on the table; null where it is not. */
export function pointing(fight: Fight, request: SeenRequest): Pointing | null {
  if (request.kind !== 'path' && request.kind !== 'place') return null;
  const { unit: id } = factsIn(request);
  const unit = characterIn(fight, id);
  switch (keyOf(request)) {
    case 'ld.move':
      return unit === null ? null : moves(fight, unit);
    case 'ld.run':
      return unit === null ? null : runs(fight, unit);
    case 'ld.jump':
      return unit === null ? null : jumps(unit);
    case 'ld.token.where':
    case 'ld.token.put':
    case 'ld.noisemaker.where':
      return besides(fight, request);
    case 'ld.refuge':
      return sites(fight);
    default:
      return spots(fight, request);
  }
}

/** A Move may be begun by dragging the model that acts, or by tapping where it goes. */
export function drag(fight: Fight, request: SeenRequest): Drag | null {
  if (keyOf(request) !== 'ld.menu') return null;
  const unit = characterIn(fight, fight.acting ?? undefined);
  const move = request.options?.find((option) => meansOf<MenuChoice>(option).do === 'move')?.id;
  if (unit === null || move === undefined) return null;
  return { pointing: moves(fight, unit), first: () => move, atOnce: true, taps: true };
}

const RADIUS = 0.5;
const ghost = ({ x, y }: Point, id: string, dead = false, radius = RADIUS): GhostAt => ({ x, y, id, dead, radius });

const PASSAGES: Readonly<Record<string, string>> = {
  ladder: 'by a ladder',
  stairs: 'by stairs',
  climb: 'climbs',
  window: 'through a window',
  drop: 'drops down',
};

function wayNotes({ passages, fall, touches, leaves }: WaySeen): string[] {
  return [
    ...new Set(passages.map((kind) => PASSAGES[kind] ?? kind)),
    ...(fall > 0 ? [`falls ${fall}": a die + ${fall} against Endurance`] : []),
    ...(touches.length > 0 ? [`ends in Contact with ${touches.join(' and ')}`] : []),
    ...(leaves ? ['leaves the table for good'] : []),
  ];
}

const percent = (p: number): string => `${Math.round(p * 100)} %`;
const tenths = (n: number): number => Math.round(n * 10) / 10;

/** A Move or a Run as it would be gone. */
function wayPreview(fight: Fight, unit: Character, way: WaySeen, more: readonly string[] = []): Preview {
  const { activation } = fight.view;
  const left = activation === null ? 0 : activation.left + activation.sprint;
  const { fault } = way;
  return {
    ...nothingAt(way.to),
    ghosts: way.leaves ? [] : [ghost(way.to, unit.id)],
    route: way.route,
    inches: way.inches,
    ...(way.ap > 0 ? { price: `${way.ap} of ${left} AP` } : undefined),
    fault: fault === null ? null : `${objectionText(fault)}.`,
    faultAt: fault === null ? null : way.to,
    notes: [...wayNotes(way), ...more],
    stops: way.watched.map(({ at, by, inches, chance }) => ({
      at,
      words: `${by} could fire: ${tenths(inches)}", ${percent(chance)}`,
    })),
  };
}

/** LD.MOVE.1, LD.MOVE.20: a way on foot, round corners and over doors, ladders and climbs, found by itself. */
function moves(fight: Fight, unit: Character): Pointing {
  const { ask } = fight;
  const preview = (points: readonly Placed[]): Preview => wayPreview(fight, unit, ask.way(unit, points));
  return {
    kind: 'way',
    grabs: [unit.id],
    from: unit,
    bends: true,
    levels: true,
    area: (level) => ask.area(unit, 'move', level),
    preview,
    meant: (points) => {
      if (preview(points).fault === null) return points;
      const to = endOf(points);
      // As far as it goes, on the storey where it stands.
      const end =
        points.length === 1 && (to.level ?? unit.level) === unit.level ? ask.farthest(unit, to, 'move') : null;
      return end === null ? null : [end];
    },
  };
}

/** LD.MOVE.4: straight, twice as far. */
function runs(fight: Fight, unit: Character): Pointing {
  const { ask } = fight;
  const level = (to: Placed): Placed => ({ ...to, level: unit.level });
  const preview = (points: readonly Placed[]): Preview =>
    wayPreview(fight, unit, ask.run(unit, level(endOf(points))), ['cannot shoot this turn']);
  return {
    kind: 'way',
    grabs: [unit.id],
    from: unit,
    area: (shown) => ask.area(unit, 'run', shown),
    preview,
    meant: (points) => {
      if (preview(points).fault === null) return [endOf(points)];
      const end = ask.farthest(unit, level(endOf(points)), 'run');
      return end === null ? null : [{ x: end.x, y: end.y }];
    },
  };
}

/** LD.MOVE.15: a jump is declared unmeasured: only the direction is named, and nothing says how wide the gap is. */
const jumps = (unit: Character): Pointing => ({
  kind: 'look',
  grabs: [unit.id],
  from: unit,
  preview: (points) => nothingAt(endOf(points)),
  meant: (points) => [endOf(points)],
});

/** Something is laid down touching a base: pointing says on which side. */
function besides(fight: Fight, request: SeenRequest): Pointing {
  const unit = fight.ask.unit(factsIn(request).unit ?? '');
  const at = unit ?? { x: 0, y: 0 };
  const beside = (to: Placed): Point => {
    if (unit === undefined || apart(unit, to) < 0.01) return to;
    const off = directionOf(facingTowards(unit, to));
    return { x: unit.x + 2 * RADIUS * off.x, y: unit.y + 2 * RADIUS * off.y };
  };
  return {
    kind: 'spot',
    grabs: [],
    from: at,
    preview: (points) => ({ ...nothingAt(endOf(points)), ghosts: [ghost(beside(endOf(points)), 'token')] }),
    meant: (points) => [endOf(points)],
  };
}

/** Zombies and fires look different from people and tokens. */
const DEAD_SPOTS: readonly TextKey[] = ['ld.zombie.place'];
/** LD.ATTR.7 */
const BLAST = 3;

/** LD.HOME.2, LD.HOME.3: the Refuge as it would stand there, and what would not be put up for it. */
function sites(fight: Fight): Pointing {
  const preview = (points: readonly Placed[]): Preview => {
    const at = endOf(points);
    const { walls, gone, fault } = fight.ask.site(at);
    return {
      ...nothingAt(at),
      walls,
      notes: gone.length === 0 ? [] : [`it takes the place of ${gone.join(', ')}`],
      fault: fault === null ? null : `${objectionText(fault)}.`,
    };
  };
  return {
    kind: 'spot',
    grabs: [],
    preview,
    meant: (points) => (preview(points).fault === null ? [endOf(points)] : null),
  };
}

/** A spot in the region that the question gives, judged by the rules while somebody points. */
function spots(fight: Fight, request: SeenRequest): Pointing {
  const key = keyOf(request);
  const unit = fight.ask.unit(factsIn(request).unit ?? '');
  const radius = key === 'ld.throw.where' ? BLAST : RADIUS;
  const preview = (points: readonly Placed[]): Preview => {
    const at = endOf(points);
    const outside = outsideFault(request, at);
    const why = outside === null ? fight.ask.spotFault(at) : null;
    return {
      ...nothingAt(at),
      ghosts: [ghost(at, 'spot', DEAD_SPOTS.includes(key), radius)],
      fault: why === null ? outside : `${objectionText(why)}.`,
    };
  };
  return {
    kind: 'spot',
    grabs: unit === undefined ? [] : [unit.id],
    ...(unit === undefined ? undefined : { from: unit }),
    ...(request.levels === undefined ? undefined : { levels: true }),
    preview,
    meant: (points) => (preview(points).fault === null ? [endOf(points)] : null),
  };
}
