import { z } from 'zod';
import { type Point, Recent } from '../../../kernel/index.ts';
import { raised, SharedBy, Tables } from '../../../skirmish/index.ts';
import {
  changedTerrain,
  grained,
  type Model,
  type Opening,
  type Piece,
  type Polygon,
  type Tabletop,
  type Terrain,
  type TerrainChanges,
} from '../../../tabletop/index.ts';
import { bodies } from '../bodies.ts';
import type { Battle, Feature, Field, Pattern } from '../state.ts';
import battlefields from '../data/battlefields.json' with { type: 'json' };

/** Battlefields: the authored layouts, fair to all sides (EDM.SETUP.5), and the tabletop that a battle is played on. */

const corner = z.tuple([z.number(), z.number()]).transform(([x, y]): Point => ({ x: grained(x), y: grained(y) }));
const zone = z.object({ slot: z.union([z.int(), z.string()]), name: z.string(), polygon: z.array(corner) });
const zones = z.object({ zones: z.array(zone) });
const layoutSchema = z.object({
  id: z.string(),
  name: z.string(),
  themes: z.array(z.string()),
  primary: z.enum(['two', 'three', 'four', 'lastStand']),
  description: z.string(),
  terrain: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.string(),
      type: z.enum(['normal', 'difficult', 'dangerous', 'impassable']),
      climbable: z.boolean(),
      height: z.number(),
      cover: z.enum(['none', 'solid', 'soft']),
      standOn: z.boolean(),
      polygon: z.array(corner),
    }),
  ),
  features: z.array(
    z.object({ id: z.string(), kind: z.enum(['ladder', 'gate']), at: corner, piece: z.string(), effect: z.string() }),
  ),
  deployments: z.object({
    two: zones,
    three: zones,
    four: zones,
    lastStand: z.object({
      zones: z.array(zone),
      attackerEdges: z.record(z.string(), z.array(z.array(z.string()))),
      objective: z.object({ name: z.string(), at: corner, radius: z.number(), rounds: z.int() }),
    }),
  }),
});
export type Layout = z.output<typeof layoutSchema>;

export const LAYOUTS: readonly Layout[] = z.object({ layouts: z.array(layoutSchema) }).parse(battlefields).layouts;
export const LAYOUT_IDS = ['harrow-farm', 'cinder-gorge', 'marrow-cross', 'beacon-shore'] as const;

/** EDM.CMAP.14: the layout for each type of tile. */
export const CAMPAIGN_USE: Readonly<
  Record<string, { readonly layout: string; readonly omitKinds: readonly string[] }>
> = battlefields.campaignUse;

export const layoutOf = (id: string): Layout => LAYOUTS.find((layout) => layout.id === id) as Layout;

/** A battlefield as the rules need it: terrain, features, and what of it opens or is climbed only by ladder. */
export interface Ground {
  readonly terrain: Terrain;
  readonly features: readonly Feature[];
}

/** EDM.SETUP.4 */
export const STANDARD = 60;

/** A piece with a ladder is climbed there and nowhere else (EDM.CLIMB.3); what can be climbed has a top, be it a narrow one. */
function groundOfLayout(
  { id, name, themes, terrain, features }: Layout,
  without: readonly string[],
  isThin: boolean,
): Ground {
  const laddered = features.filter(({ kind }) => kind === 'ladder').map(({ piece }) => piece);
  const pieces = terrain
    .filter(({ kind }) => !without.includes(kind))
    .map(
      (piece): Piece => ({
        id: piece.id,
        name: piece.name,
        looks: piece.kind,
        outline: piece.polygon,
        height: piece.height,
        kind: isThin && piece.kind === 'deep-water' ? 'difficult' : piece.type, // EDM.CMAP.8
        climbable: piece.climbable || laddered.includes(piece.id),
        blocksSight: piece.cover === 'solid',
        cover: piece.cover !== 'none',
        seeThrough: piece.cover === 'soft',
      }),
    );
  return {
    terrain: { id, name, theme: themes[0] ?? '', width: STANDARD, depth: STANDARD, pieces, buildings: [], areas: [] },
    features: features
      .filter(({ piece }) => pieces.some((other) => other.id === piece))
      .map(({ id: feature, kind, at, piece }) => ({ id: feature, kind, ...at, piece })),
  };
}

/** So many states of its gates and doors are kept of each battlefield. */
const KEPT_STATES = 16;

const grounds = new SharedBy<Field, Ground>((field) =>
  'layout' in field ? groundOfLayout(layoutOf(field.layout), field.without, field.thinRiver ?? false) : field,
);

/** Equal fields share one terrain, however often the state that holds them is copied. */
export const groundOf = (field: Field): Ground => grounds.of(field);

/** The terrain of every battlefield, to be looked at and changed. */
export const BATTLEFIELDS: readonly Terrain[] = LAYOUTS.map(({ id }) => groundOf({ layout: id, without: [] }).terrain);

/** EDM.HUMAN.4: the doors of the buildings that are drawn on a table. */
export const doorsOf = ({ buildings }: Terrain): readonly Opening[] =>
  buildings.flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'door'));

/** The doors that stand open as play begins. */
export const openDoorsIn = (field: Field): string[] =>
  doorsOf(groundOf(field).terrain).flatMap(({ id, open }) => (open ? [id] : []));

/** What has become of a battlefield: nothing, or what differs from the first day and the terrain with it. */
interface Standing {
  readonly terrain: Terrain;
  readonly changes?: TerrainChanges;
}
const standings = new WeakMap<Ground, Recent<string, Standing>>();

type Gated = Pick<Battle, 'field' | 'openGates'>;

function standingOf({ field, openGates }: Gated): Standing {
  const ground = groundOf(field);
  if (openGates.length === 0 && ground.terrain.buildings.length === 0) return ground;
  const known = standings.get(ground) ?? new Recent<string, Standing>(KEPT_STATES);
  standings.set(ground, known);
  return known.make([...openGates].sort().join(), () => {
    const changes = changesOf(ground, openGates);
    const terrain = changedTerrain(ground.terrain, changes);
    return terrain === ground.terrain ? { terrain } : { terrain, changes };
  });
}

/** EDM.HUMAN.4: an open gate is no obstacle, and doors are as they were left. */
function changesOf({ terrain, features }: Ground, openGates: readonly string[]): TerrainChanges {
  const isOpen = ({ id }: { readonly id: string }): boolean => openGates.includes(id);
  const turned = doorsOf(terrain).filter((door) => door.open !== isOpen(door));
  return {
    gone: features.filter(isOpen).map(({ piece }) => piece),
    openings: Object.fromEntries(turned.map((door) => [door.id, { state: isOpen(door) ? 'open' : 'closed' }])),
  };
}

/** The terrain as it stands now: for screens, and for questions about its pieces. */
export const terrainOf = (battle: Gated): Terrain => standingOf(battle).terrain;

const tables = new Tables<Battle>();

/** The table of a battle as it stands now: see `Tables`. */
export const tabletopOf = (battle: Battle): Tabletop =>
  tables.of(
    battle,
    groundOf(battle.field).terrain,
    [...battle.humans, ...battle.herds].flatMap(bodies),
    standingOf(battle).changes,
  );

export const pieceOf = ({ pieces }: Terrain, id: string): Piece | undefined => pieces.find((piece) => piece.id === id);

/** How high above the table a model stands: on a hill, on top of what it has climbed, on a floor, or on the way there. */
export const heightAt = (battle: Battle, body: Model): number =>
  tabletopOf(battle).ground.feetOf(raised(terrainOf(battle), body));

/** A part of the table in which a side may deploy. */
export interface Slot {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly Polygon[];
}

/** EDM.SETUP.6: the zones of a pattern, as the sides choose among them; a last stand's defender has the middle. */
export function slotsOf(field: Field, pattern: Pattern, sides: number): readonly Slot[] {
  if (!('layout' in field)) {
    return field.terrain.areas
      .filter(({ kind }) => kind === 'zone')
      .map(({ id, name, outline }) => ({ id, name, zones: [outline] }));
  }
  const { deployments } = layoutOf(field.layout);
  if (pattern !== 'lastStand') {
    return deployments[pattern].zones.map(({ slot, name, polygon }) => ({ id: String(slot), name, zones: [polygon] }));
  }
  const { zones: all, attackerEdges } = deployments.lastStand;
  const named = (names: readonly string[]): Polygon[] =>
    all.filter(({ name }) => names.includes(name)).map(({ polygon }) => polygon);
  const middle = all.filter(({ slot }) => slot === 'defender');
  return [
    { id: 'defender', name: middle[0]?.name ?? '', zones: middle.map(({ polygon }) => polygon) },
    ...(attackerEdges[String(sides - 1)] ?? []).map((names, i) => ({
      id: `attacker-${i + 1}`,
      name: names.join(', '),
      zones: named(names),
    })),
  ];
}
