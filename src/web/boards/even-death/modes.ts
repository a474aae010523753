import {
  beside,
  type Herd,
  type HerdMove,
  isHerd,
  type Line,
  objectionText,
  type Unit,
} from '../../../games/even-death/index.ts';
import { insideRegion, type Objection, type Placed, type Point, type SeenRequest } from '../../../kernel/index.ts';
import { facingTowards, type Polygon } from '../../../tabletop/index.ts';
import type { Scene } from './scene.ts';

/** What pointing at the table means just now. */
export type Mode =
  | { readonly kind: 'line'; readonly unit: Unit }
  | { readonly kind: 'herd'; readonly unit: Herd }
  | { readonly kind: 'deploy'; readonly zones: readonly Polygon[]; readonly zombies: number }
  | { readonly kind: 'look'; readonly unit: Unit }
  | { readonly kind: 'arrange'; readonly unit: Herd; readonly model: string }
  | { readonly kind: 'spot'; readonly unit: Unit | null; readonly model: string | null; readonly round?: Point };

/** What somebody would stand where, and whether it may. */
export interface Preview {
  readonly to: Point;
  readonly ghosts: readonly (Point & { readonly id: string; readonly dead: boolean })[];
  readonly from: Point | null;
  readonly inches: number | null;
  readonly limit: number | null;
  /** Why not, in words; and from where on not. */
  readonly fault: string | null;
  readonly faultAt: Point | null;
  /** What else is to be known: rough or dangerous ground. */
  readonly notes: readonly string[];
}

interface UnitFacts {
  readonly unit?: string;
  readonly model?: string;
  /** Whom the model is to touch: a point only says on which side. */
  readonly round?: Point;
}

/** How the open question is answered on the table; null where it is not. */
export function modeOf(request: SeenRequest, scene: Scene): Mode | null {
  if (request.kind !== 'path' && request.kind !== 'place') return null;
  const facts = (request.facts ?? {}) as UnitFacts;
  const unit = scene.ask.unit(facts.unit ?? '') ?? null;
  switch (request.prompt.key) {
    case 'ed.move':
      return unit === null ? null : { kind: 'line', unit };
    case 'ed.herd.move':
      return unit !== null && isHerd(unit) ? { kind: 'herd', unit } : null;
    case 'ed.deploy.place':
    case 'ed.deploy.place-herd': {
      const zombies = Number(request.prompt.params.zombies ?? 0);
      return { kind: 'deploy', zones: request.region?.polygons ?? [], zombies };
    }
    case 'ed.face':
      return unit === null ? null : { kind: 'look', unit };
    case 'ed.arrange':
      return unit !== null && isHerd(unit) ? { kind: 'arrange', unit, model: facts.model ?? '' } : null;
    default: {
      const round = facts.round === undefined ? undefined : { round: facts.round };
      return { kind: 'spot', unit, model: facts.model ?? null, ...round };
    }
  }
}

/** What dragging a model begins, before the table has asked where to. */
export interface Drag {
  readonly mode: Mode;
  readonly grabs: readonly string[];
  /** What is answered first: a Move of the unit, or that this zombie of the herd stands elsewhere. */
  readonly first: 'move' | 'arrange' | 'whom';
}

/** Dragging the selected unit is a Move while a Move is among its options, and afterwards an arrangement of the herd. */
export function dragOf(request: SeenRequest | null, { ask, view }: Scene): Drag | null {
  const unit = ask.unit(view.activation?.unit ?? '');
  if (request === null || unit === undefined) return null;
  const ids = (request.options ?? []).map(({ id }) => id);
  const grabs = view.models.filter((model) => model.unit === unit.id).map(({ id }) => id);
  if (request.prompt.key === 'ed.arrange.whom') {
    return { mode: { kind: 'spot', unit, model: null }, grabs: ids, first: 'whom' };
  }
  if (request.prompt.key !== 'ed.menu') return null;
  if (ids.includes('move')) {
    return { mode: isHerd(unit) ? { kind: 'herd', unit } : { kind: 'line', unit }, grabs, first: 'move' };
  }
  return ids.includes('arrange') ? { mode: { kind: 'spot', unit, model: null }, grabs, first: 'arrange' } : null;
}

const ghost = ({ x, y }: Point, id: string, dead: boolean) => ({ x, y, id, dead });

/** What pointing there would come to. */
export function previewOf(scene: Scene, mode: Mode, at: Point, request: SeenRequest | null): Preview {
  switch (mode.kind) {
    case 'line':
      return linePreview(scene.ask.line(mode.unit, at), mode.unit);
    case 'herd':
      return herdPreview(scene.ask.herdMove(mode.unit, at), at);
    case 'deploy':
      return deployPreview(scene, mode, at);
    case 'look':
      return { ...nothing(at), from: placeOf(mode.unit) };
    case 'arrange': {
      const fault = scene.ask.arranged(mode.unit, mode.model, at);
      return {
        ...nothing(at),
        ghosts: [ghost(at, mode.model, true)],
        fault: fault === null ? null : `${objectionText(fault)}.`,
        faultAt: (fault?.facts as FaultFacts | undefined)?.at ?? null,
      };
    }
    case 'spot': {
      const inside = request?.region === undefined || insideRegion(request.region, at);
      const there = mode.round === undefined || !inside ? at : beside(mode.round, at);
      return {
        ...nothing(at),
        ghosts: [ghost(there, mode.model ?? 'spot', mode.model !== null || (mode.unit !== null && isHerd(mode.unit)))],
        fault: inside ? null : 'That is outside of where it may be.',
      };
    }
  }
}

const nothing = (to: Point): Preview => ({
  to,
  ghosts: [],
  from: null,
  inches: null,
  limit: null,
  fault: null,
  faultAt: null,
  notes: [],
});

export const placeOf = (unit: Unit): Point => (isHerd(unit) ? (unit.zombies[0] ?? { x: 0, y: 0 }) : unit);

interface FaultFacts {
  readonly at?: Point;
}

function lineNotes({ halved, dangers, limit }: Line): string[] {
  return [
    ...(halved ? [`rough ground: ${limit}" at most`] : []),
    ...(dangers.length > 0 ? ['dangerous ground: a check first'] : []),
  ];
}

/** Nearer than that to where it stands nobody goes anywhere. */
const NOWHERE = 0.05;

const faultText = ({ inches, fault }: Line, more: Objection | null = fault): string | null =>
  more === null ? (inches < NOWHERE ? 'It stands there already.' : null) : `${objectionText(more)}.`;

function linePreview(line: Line, unit: Unit): Preview {
  const { fault } = line;
  return {
    ...nothing(line.to),
    ghosts: [ghost(line.to, unit.id, false)],
    from: placeOf(unit),
    inches: line.inches,
    limit: line.limit,
    fault: faultText(line),
    faultAt: (fault?.facts as FaultFacts | undefined)?.at ?? null,
    notes: lineNotes(line),
  };
}

function herdPreview({ leader, line, follows, fault, dangers }: HerdMove, at: Point): Preview {
  return {
    ...nothing(at),
    ghosts: follows.length > 0 ? follows.map(({ id, to }) => ghost(to, id, true)) : [ghost(line.to, leader.id, true)],
    from: leader,
    inches: line.inches,
    limit: line.limit,
    fault: faultText(line, fault),
    faultAt: (fault?.facts as FaultFacts | undefined)?.at ?? null,
    notes: lineNotes({ ...line, dangers }),
  };
}

function deployPreview({ ask }: Scene, { zones, zombies }: Extract<Mode, { kind: 'deploy' }>, at: Point): Preview {
  if (zombies === 0) {
    const fault = ask.humanAt(zones, at);
    return {
      ...nothing(at),
      ghosts: [ghost(at, 'new', false)],
      fault: fault === null ? null : `${objectionText(fault)}.`,
    };
  }
  const spots = ask.herdAt(zones, at, zombies);
  return {
    ...nothing(at),
    ghosts: (spots ?? [at]).map((spot, i) => ghost(spot, `new-${i}`, true)),
    fault: spots === null ? 'The herd finds no room there.' : null,
  };
}

/** Shares by which a herd's way is shortened until all of it can be gone. */
const SHORTER = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2] as const;

/** The legal spot that somebody means who points there: the point itself, or as far towards it as it goes. */
export function meant(scene: Scene, mode: Mode, at: Point, request: SeenRequest | null): Point | null {
  const there = previewOf(scene, mode, at, request);
  if (there.fault === null) return at;
  if (mode.kind !== 'line' && mode.kind !== 'herd') return null;
  const end = scene.ask.farthest(mode.unit, at);
  if (end === null || mode.kind === 'line' || there.from === null) return end;
  const { from } = there;
  const along = SHORTER.map((share) => ({
    x: from.x + (end.x - from.x) * share,
    y: from.y + (end.y - from.y) * share,
  }));
  return along.find((spot) => previewOf(scene, mode, spot, request).fault === null) ?? null;
}

/** The answer's point: with a facing towards the middle of the table, where the question wants one. */
export function placedAt(scene: Scene, request: SeenRequest, at: Point): Placed {
  if (request.facing !== true) return { x: at.x, y: at.y };
  const { width, depth } = scene.terrain;
  return { x: at.x, y: at.y, facing: facingTowards(at, { x: width / 2, y: depth / 2 }) };
}
