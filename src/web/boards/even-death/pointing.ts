import {
  BASE,
  beside,
  type Herd,
  isHerd,
  type Line,
  type MenuChoice,
  objectionText,
  type SomeFacts,
  type TextKey,
  type Unit,
} from '../../../games/even-death/index.ts';
import { meansOf, type Objection, type Placed, type Point, type SeenRequest } from '../../../kernel/index.ts';
import type { Polygon } from '../../../tabletop/index.ts';
import type { Drag, GhostAt, Pointing, Preview } from '../../skirmish/face.ts';
import { endOf, nothingAt, outsideFault } from '../../skirmish/preview.ts';
import type { Fight } from './battle.ts';

/** What the questions of Even Death say beside their words, and which question it is. */
export const factsIn = ({ facts }: SeenRequest): SomeFacts => (facts ?? {}) as SomeFacts;
export const keyOf = ({ prompt }: Pick<SeenRequest, 'prompt'>): TextKey => prompt.key as TextKey;

/** How the open question is answered on the table; null where it is not. */
export function pointing(fight: Fight, request: SeenRequest): Pointing | null {
  if (request.kind !== 'path' && request.kind !== 'place') return null;
  const facts = factsIn(request);
  const unit = fight.ask.unit(facts.unit ?? '') ?? null;
  switch (keyOf(request)) {
    case 'ed.move':
      return unit === null ? null : moves(fight, unit);
    case 'ed.herd.move':
      return unit !== null && isHerd(unit) ? herdMoves(fight, unit) : null;
    case 'ed.deploy.place':
    case 'ed.deploy.place-herd':
      return deploys(fight, request.region?.polygons ?? [], Number(request.prompt.params.zombies ?? 0));
    case 'ed.face':
      return unit === null ? null : looks(fight, unit);
    case 'ed.arrange':
      return unit !== null && isHerd(unit) ? arranges(fight, unit, facts.model ?? '') : null;
    default:
      return spots(fight, unit, request);
  }
}

/** Dragging the acting unit is a Move while a Move is among its options, and afterwards an arrangement of the herd. */
export function drag(fight: Fight, request: SeenRequest): Drag | null {
  const unit = fight.ask.unit(fight.acting ?? '');
  if (unit === undefined) return null;
  const ids = (request.options ?? []).map(({ id }) => id);
  const spot = spots(fight, unit, null);
  if (keyOf(request) === WHOM) return { pointing: { ...spot, grabs: ids }, first: (grabbed) => grabbed };
  if (keyOf(request) !== 'ed.menu') return null;
  const offers = (deed: MenuChoice['do']): string | undefined =>
    request.options?.find((option) => meansOf<MenuChoice>(option).do === deed)?.id;
  const [move, arrange] = [offers('move'), offers('arrange')];
  if (move !== undefined) {
    return { pointing: isHerd(unit) ? herdMoves(fight, unit) : moves(fight, unit), first: () => move };
  }
  return arrange === undefined ? null : { pointing: spot, first: () => arrange };
}

const WHOM: TextKey = 'ed.arrange.whom';
/** The zombie that was dragged is the one that stands elsewhere. */
export const onTheWay = (request: SeenRequest, grabbed: string): string | null =>
  keyOf(request) === WHOM ? grabbed : null;

const modelsOf = (unit: Unit): string[] => (isHerd(unit) ? unit.zombies.map(({ id }) => id) : [unit.id]);
const placeOf = (unit: Unit): Point => (isHerd(unit) ? (unit.zombies[0] ?? { x: 0, y: 0 }) : unit);

const ghost = ({ x, y }: Point, id: string, dead: boolean): GhostAt => ({ x, y, id, dead, radius: BASE.radius });

interface FaultFacts {
  readonly at?: Point;
}
const faultAt = (fault: Objection | null): Point | null => (fault?.facts as FaultFacts | undefined)?.at ?? null;
const said = (fault: Objection | null): string | null => (fault === null ? null : `${objectionText(fault)}.`);

function lineNotes({ halved, dangers, limit }: Line): string[] {
  return [
    ...(halved ? [`rough ground: ${limit}" at most`] : []),
    ...(dangers.length > 0 ? ['dangerous ground: a check first'] : []),
  ];
}

/** Nearer than that to where it stands nobody goes anywhere. */
const NOWHERE = 0.05;

const lineFault = ({ inches, fault }: Line, more: Objection | null = fault): string | null =>
  more === null ? (inches < NOWHERE ? 'It stands there already.' : null) : said(more);

/** One straight Move of a human. */
function moves(fight: Fight, unit: Unit): Pointing {
  const { ask } = fight;
  const preview = (points: readonly Placed[]): Preview => {
    const line = ask.line(unit, endOf(points));
    return {
      ...nothingAt(line.to),
      ghosts: [ghost(line.to, unit.id, false)],
      route: [placeOf(unit), line.to],
      inches: line.inches,
      limit: line.limit,
      fault: lineFault(line),
      faultAt: faultAt(line.fault),
      notes: lineNotes(line),
    };
  };
  return {
    kind: 'way',
    grabs: modelsOf(unit),
    from: placeOf(unit),
    area: () => ({ polygons: ask.area(unit) }),
    preview,
    meant: (points) => {
      if (preview(points).fault === null) return [endOf(points)];
      const end = ask.farthest(unit, endOf(points));
      return end === null ? null : [end];
    },
  };
}

/** Shares by which a herd's way is shortened until all of it can be gone. */
const SHORTER = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2] as const;

/** A Move of a herd whose first zombie goes there. */
function herdMoves(fight: Fight, herd: Herd): Pointing {
  const { ask } = fight;
  const preview = (points: readonly Placed[]): Preview => {
    const at = endOf(points);
    const { leader, line, follows, fault, dangers } = ask.herdMove(herd, at);
    return {
      ...nothingAt(at),
      ghosts: follows.length > 0 ? follows.map(({ id, to }) => ghost(to, id, true)) : [ghost(line.to, leader.id, true)],
      route: [leader, at],
      inches: line.inches,
      limit: line.limit,
      fault: lineFault(line, fault),
      faultAt: faultAt(fault),
      notes: lineNotes({ ...line, dangers }),
    };
  };
  return {
    kind: 'way',
    grabs: modelsOf(herd),
    from: placeOf(herd),
    area: () => ({ polygons: ask.area(herd) }),
    preview,
    meant: (points) => {
      const at = endOf(points);
      const there = preview(points);
      if (there.fault === null) return [at];
      const end = ask.farthest(herd, at);
      const [from] = there.route ?? [];
      if (end === null || from === undefined) return null;
      const along = SHORTER.map((share) => ({
        x: from.x + (end.x - from.x) * share,
        y: from.y + (end.y - from.y) * share,
      }));
      const spot = along.find((one) => preview([one]).fault === null);
      return spot === undefined ? null : [spot];
    },
  };
}

/** The points themselves, or nothing where they may not be. */
const asPointed = (preview: Pointing['preview']): Pick<Pointing, 'preview' | 'meant'> => ({
  preview,
  meant: (points) => (preview(points).fault === null ? [endOf(points)] : null),
});

/** One human, or a herd in a block, somewhere in the own zone. */
const deploys = ({ ask }: Fight, zones: readonly Polygon[], zombies: number): Pointing => ({
  kind: 'spot',
  grabs: [],
  ...asPointed((points) => {
    const at = endOf(points);
    if (zombies === 0)
      return { ...nothingAt(at), ghosts: [ghost(at, 'new', false)], fault: said(ask.humanAt(zones, at)) };
    const spots = ask.herdAt(zones, at, zombies);
    return {
      ...nothingAt(at),
      ghosts: (spots ?? [at]).map((spot, i) => ghost(spot, `new-${i}`, true)),
      fault: spots === null ? 'The herd finds no room there.' : null,
    };
  }),
});

const looks = (_fight: Fight, unit: Unit): Pointing => ({
  kind: 'look',
  grabs: modelsOf(unit),
  from: placeOf(unit),
  ...asPointed((points) => nothingAt(endOf(points))),
});

/** One zombie of a herd that has moved stands elsewhere. */
const arranges = ({ ask }: Fight, herd: Herd, model: string): Pointing => ({
  kind: 'spot',
  grabs: modelsOf(herd),
  from: placeOf(herd),
  ...asPointed((points) => {
    const at = endOf(points);
    const fault = ask.arranged(herd, model, at);
    return { ...nothingAt(at), ghosts: [ghost(at, model, true)], fault: said(fault), faultAt: faultAt(fault) };
  }),
});

/** A spot in the region that the question gives, beside somebody where it says so. */
function spots(_fight: Fight, unit: Unit | null, request: SeenRequest | null): Pointing {
  const { model, round } = request === null ? {} : factsIn(request);
  const dead = model !== undefined || (unit !== null && isHerd(unit));
  return {
    kind: 'spot',
    grabs: unit === null ? [] : modelsOf(unit),
    ...(unit === null ? undefined : { from: placeOf(unit) }),
    ...asPointed((points) => {
      const at = endOf(points);
      const fault = outsideFault(request, at);
      const there = round === undefined || fault !== null ? at : beside(round, at);
      return {
        ...nothingAt(at),
        ghosts: [ghost(there, model ?? 'spot', dead)],
        fault,
      };
    }),
  };
}

/** Where zombies would stand as the question suggests. */
export const ghosts = (_fight: Fight, request: SeenRequest): readonly GhostAt[] =>
  (factsIn(request).places ?? []).map(({ id, ...at }) => ghost(at, id, true));
