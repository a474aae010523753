import { apart, type Edge, type Polygon, sectionsOf } from '../../../tabletop/index.ts';
import { terrainIn } from '../figures.ts';
import type { Encounter, Human } from '../state.ts';
import { PLANS } from './encounters.ts';

/** Where an Encounter lets its players begin. */
export function zonesFor(enc: Encounter, human: Human, deep: number): Polygon[] {
  const { begins } = PLANS[enc.kind];
  const section = sectionEntered(enc);
  if (section !== null) return [strip(enc, section, deep)];
  switch (begins) {
    case 'edge':
      return [alongEdge(enc, human, deep)];
    case 'middle':
      return holdZones(enc);
    case 'outdoors':
    case 'sections':
      return [rectangle(0, 0, terrainIn(enc).width, terrainIn(enc).depth / 3)]; // sections 7 to 9
  }
}

const rectangle = (left: number, near: number, right: number, far: number): Polygon => [
  { x: left, y: near },
  { x: right, y: near },
  { x: right, y: far },
  { x: left, y: far },
];

/** ATZ.FIRST.9, ATZ.FIRST.15: the section that is entered in this crossing; null where any will do. */
const sectionEntered = (enc: Encounter): number | null => {
  const { sections } = PLANS[enc.kind];
  return sections === undefined ? null : (sections[(enc.plot?.crossing ?? 1) - 1] ?? 8);
};

/** ATZ.MODE.3: rivals come on by edges of their own, in this order. */
const RIVAL_EDGES = ['near', 'far', 'left', 'right'] as const satisfies readonly Edge[];

/** ATZ.PEF.4, ATZ.FIRST.15, ATZ.MODE.3: the edge by which a side of players comes on. */
export function entryEdge(enc: Encounter, side: string): Edge {
  const section = sectionEntered(enc);
  if (section !== null) return section <= 3 ? 'far' : 'near';
  const rivals = enc.sides.filter(({ kind }) => kind === 'players').map(({ id }) => id);
  return RIVAL_EDGES[rivals.indexOf(side)] ?? 'near';
}

/** ATZ.PEF.4: as far as a move leads from the edge by which somebody comes on. */
function alongEdge(enc: Encounter, { side }: Human, deep: number): Polygon {
  const { width, depth } = terrainIn(enc);
  switch (entryEdge(enc, side)) {
    case 'near':
      return rectangle(0, 0, width, deep);
    case 'far':
      return rectangle(0, depth - deep, width, depth);
    case 'left':
      return rectangle(0, 0, deep, depth);
    case 'right':
      return rectangle(width - deep, 0, width, depth);
  }
}

/** ATZ.FIRST.9, ATZ.FIRST.15: onto one section, from the far edge or from the near one. */
function strip(enc: Encounter, section: number, deep: number): Polygon {
  const { width, depth } = terrainIn(enc);
  const left = ((section - 1) % 3) * (width / 3);
  return section <= 3
    ? rectangle(left, depth - deep, left + width / 3, depth)
    : rectangle(left, 0, left + width / 3, deep);
}

/** Ours: who holds out begins in the middle of the table, and in the buildings there. */
function holdZones(enc: Encounter): Polygon[] {
  const terrain = terrainIn(enc);
  const middle = sectionsOf(terrain)[4];
  const centre = { x: terrain.width / 2, y: terrain.depth / 2 };
  const near = terrain.buildings.filter(({ outline }) => outline.some((at) => apart(at, centre) <= terrain.width / 4));
  return [...(middle === undefined ? [] : [middle.outline]), ...near.map(({ outline }) => outline)];
}

/** ATZ.PEF.3, ATZ.PEF.4: the section of a PEF: on the other side of the table than the players; among rivals in the middle. */
export function pefSection(enc: Encounter, die: number): number {
  if (enc.mode === 'head-to-head') return 4 + Math.floor((die - 1) / 2);
  return (PLANS[enc.kind].sections?.[0] ?? 9) <= 3 ? 10 - die : die;
}
