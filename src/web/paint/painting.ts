import type { Point } from '../../kernel/index.ts';
import type { Building, Piece, Terrain } from '../../tabletop/index.ts';
import {
  type Brush,
  filled,
  type Frame,
  frameOf,
  inside,
  type Kit,
  newSheet,
  type Sheet,
  stroked,
  SUN,
  trace,
  widened,
} from './brush.ts';
import { EAVES, paintRoof } from './buildings/roofs.ts';
import { paintFloor, paintWalls } from './buildings/rooms.ts';
import { paintHill, paintLawn, paintMines, paintMud, paintRavine, paintTrack } from './ground/country.ts';
import { paintLitter } from './ground/litter.ts';
import { paintSoil } from './ground/soil.ts';
import { paintApron, paintKerbs, paintRoad, paintSlabs, paintYard } from './ground/streets.ts';
import { paintBanks, paintBridge, paintSpill, paintWater } from './ground/water.ts';
import { type Crown, crownsOf, paintCrown } from './growth/crowns.ts';
import { paintCrops, paintHedge, paintTufts, paintWoodFloor } from './growth/plants.ts';
import { heightsOf } from './light/heights.ts';
import { shadeOf } from './light/shadows.ts';
import {
  paintCliff,
  paintGraves,
  paintMonument,
  paintRocks,
  paintRubble,
  paintRuin,
  paintWall,
} from './things/stones.ts';
import { drawnAs } from './things/named.ts';
import { paintStuff, STUFF_LOOKS } from './things/stuff.ts';
import { paintVehicle } from './things/vehicles.ts';
import { Textures } from './textures.ts';

/** The whole table, painted: its ground with all that lies and stands on it, and the roofs by themselves, so that they can be lifted. */

type Paint = (kit: Kit, piece: Piece) => void;

const roofed: Paint = (kit, piece) => paintRoof(kit, { ...piece, flatRoof: piece.looks === 'flat-roof' });
const each = (looks: readonly string[], paint: Paint): Record<string, Paint> =>
  Object.fromEntries(looks.map((look) => [look, paint]));

/** How each look is painted; streets need to know of each other and are painted apart. */
const PAINTS: Readonly<Record<string, Paint>> = {
  ...each(['grass'], paintLawn),
  ...each(['track'], paintTrack),
  ...each(['mud', 'quicksand'], paintMud),
  ...each(['hill', 'crest'], paintHill),
  ...each(['ravine'], paintRavine),
  ...each(['mines'], paintMines),
  ...each(['pavement'], (kit, piece) => paintSlabs(kit, piece, 0.66, '#9a927f')),
  ...each(['paving'], paintYard),
  ...each(['bridge'], paintBridge),
  ...each(['spill'], paintSpill),
  ...each(['wood', 'tree'], paintWoodFloor),
  ...each(['hedge'], paintHedge),
  ...each(['crops'], paintCrops),
  ...each(['rocks'], paintRocks),
  ...each(['cliff'], paintCliff),
  ...each(['rubble', 'scree', 'rough'], paintRubble),
  ...each(['wall', 'low-wall', 'barricade'], paintWall),
  ...each(['ruin'], paintRuin),
  ...each(['graves'], paintGraves),
  ...each(['monument'], paintMonument),
  ...each(['car', 'van', 'truck', 'bus', 'tractor', 'wreck'], paintVehicle),
  ...each(['building', 'flat-roof', 'shed'], roofed),
  ...each(STUFF_LOOKS, paintStuff),
};

/** Whether it is painted as what it is. */
export const isPainted = (looks: string): boolean =>
  looks === 'road' || WATER.includes(looks) || Object.hasOwn(PAINTS, looks);

/** Streets and lawns lie under everything. */
const FLAT: readonly string[] = ['grass', 'track', 'mud', 'pavement', 'paving', 'road', 'hill', 'crest'];
const EARTH: readonly string[] = ['grass', 'mud', 'hill', 'crest'];
const WATER: readonly string[] = ['water', 'shallows', 'deep-water', 'ford'];

/** A part of the table that is lifted or fades by itself. */
export interface Part {
  readonly id: string;
  readonly kind: 'roof' | 'floor' | 'crown';
  /** The storey that it shows, where it is one. */
  readonly level: number;
  readonly frame: Frame;
  readonly sheet: Sheet;
}

export interface PaintedTable {
  readonly ground: Sheet;
  readonly parts: readonly Part[];
}

/** Crowns of one kind are painted this often, and stand about turned by nothing: the light always comes from the same side. */
const SORTS = 5;

/** Of what stands, so much is seen on the ground of a table in three dimensions. */
const UNDER: readonly string[] = [
  ...WATER,
  'ravine',
  'quicksand',
  'mines',
  'spill',
  'crops',
  'wood',
  'tree',
  'rubble',
  'scree',
  'rough',
  'graves',
  'fire',
];

/** Somebody's own wishes for a painting. */
export interface Wishes {
  /** Only the ground, in no light, for a table on which everything stands by itself. */
  readonly bare?: boolean;
  /** Only what lies in this frame of the table. */
  readonly within?: Frame | undefined;
  /** Without the parts that are lifted. */
  readonly flat?: boolean;
}

/** Shadows and edges of a thing reach so far beyond its outline. */
const BEYOND = 3;

function meets({ x, y, width, depth }: Frame, outline: readonly Point[]): boolean {
  const other = frameOf(outline);
  return (
    other.x < x + width + BEYOND &&
    other.y < y + depth + BEYOND &&
    other.x + other.width > x - BEYOND &&
    other.y + other.depth > y - BEYOND
  );
}

export function paintTable(
  terrain: Terrain,
  scale: number,
  textures = new Textures(),
  { bare = false, within, flat: isFlat = false }: Wishes = {},
): PaintedTable {
  const { width, depth } = terrain;
  const table = { x: 0, y: 0, width, depth };
  const whole = within ?? table;
  const pieces = terrain.pieces.filter(({ outline }) => meets(whole, outline));
  const buildings = terrain.buildings.filter(({ outline }) => meets(whole, outline));
  const [ground, brush] = newSheet(whole.width * scale, whole.depth * scale);
  brush.scale(scale, scale);
  brush.translate(-whole.x, -whole.y);
  const kit: Kit = { brush, scale, textures };
  const flat = pieces.filter(({ looks }) => FLAT.includes(looks));
  const roads = flat.filter(({ looks }) => looks === 'road');
  const streets = flat.filter(({ looks }) => ['road', 'paving'].includes(looks));
  const indoors = (piece: Piece): boolean => {
    const { x, y, width: w, depth: d } = frameOf(piece.outline);
    return buildings.some(({ outline }) => inside(outline, { x: x + w / 2, y: y + d / 2 }));
  };
  const rank = ({ looks, height }: Piece): number =>
    looks === 'crops' ? 0 : WATER.includes(looks) ? 0.1 : height + 0.2;
  const standing = pieces.filter(({ looks }) => !FLAT.includes(looks)).sort((a, b) => rank(a) - rank(b));
  const outside = standing.filter((piece) => !indoors(piece));
  const crowns = terrain.pieces.flatMap((piece) => crownsOf(piece, terrain.theme));
  // Under a bridge the water goes on.
  const waters = pieces.filter(({ looks }) => WATER.includes(looks) || looks === 'bridge');
  const paint = (piece: Piece): void =>
    WATER.includes(piece.looks) ? paintWater(kit, piece, waters) : (PAINTS[drawnAs(piece)] ?? paintRubble)(kit, piece);

  paintSoil(kit, whole, terrain.theme);
  for (const piece of flat) if (EARTH.includes(piece.looks)) paint(piece);
  for (const building of buildings) paintApron(kit, building);
  for (const piece of flat) if (piece.looks !== 'road' && !EARTH.includes(piece.looks)) paint(piece);
  for (const road of roads) paintRoad(kit, road, roads);
  for (const road of roads) paintKerbs(kit, road, streets, terrain);
  paintTufts(kit, table, terrain, [
    ...flat.filter(({ looks }) => !['grass', 'hill', 'crest'].includes(looks)),
    ...standing.filter(({ height, looks }) => height === 0 || WATER.includes(looks)),
  ]);
  paintLitter(kit, terrain, roads);
  if (bare) {
    for (const piece of outside) if (WATER.includes(piece.looks)) paintBanks(kit, piece);
    for (const piece of outside) if (UNDER.includes(piece.looks)) paint(piece);
    for (const building of buildings) paintFloor(kit, building, 0);
    for (const { outline, looks } of standing) if (!UNDER.includes(looks)) paintFoot(kit, outline);
    for (const { outline } of buildings) paintFoot(kit, outline, true);
    return { ground, parts: [] };
  }
  for (const piece of outside) if (WATER.includes(piece.looks)) paintBanks(kit, piece);
  for (const piece of outside) paint(piece);
  const heights = heightsOf({ ...terrain, pieces: terrain.pieces.filter((piece) => !indoors(piece)) }, crowns, scale);
  const shade = shadeOf(heights);
  brush.drawImage(shade as CanvasImageSource, 0, 0, width, depth);
  for (const building of buildings) paintFloor(kit, building, 0);
  for (const piece of standing) {
    if (!indoors(piece)) continue;
    paintContact(kit, piece);
    paint(piece);
  }
  for (const building of buildings) paintWalls(kit, building, 0);
  paintDaylight(brush, whole, terrain);
  if (isFlat) return { ground, parts: [] };
  return {
    ground,
    parts: [
      ...buildings.flatMap((building) => storeysOf(kit, building, terrain)),
      ...buildings.map((building) => roofOf(kit, building, terrain, shade)),
      ...crownPictures(crowns, scale, whole),
    ],
  };
}

/** A sheet for a part of the table, and a kit that paints on it in inches of the table. */
function apart({ scale, textures }: Kit, outline: readonly Point[]): { kit: Kit; frame: Frame; sheet: Sheet } {
  const frame = frameOf(outline);
  const [sheet, brush] = newSheet(frame.width * scale, frame.depth * scale);
  brush.scale(scale, scale);
  brush.translate(-frame.x, -frame.y);
  return { kit: { brush, scale, textures }, frame, sheet };
}

/** Storeys above the ground floor, each by itself. */
function storeysOf(whole: Kit, building: Building, terrain: Terrain): Part[] {
  return building.floors.slice(1).map((_, i) => {
    const { kit, frame, sheet } = apart(whole, widened(building.outline, 0.22));
    paintFloor(kit, building, i + 1);
    paintWalls(kit, building, i + 1);
    trace(kit.brush, widened(building.outline, 0.2));
    kit.brush.clip();
    paintDaylight(kit.brush, frame, terrain);
    return { id: building.id, kind: 'floor', level: i + 1, frame, sheet };
  });
}

function roofOf(whole: Kit, building: Building, terrain: Terrain, shade: Sheet): Part {
  const { kit, frame, sheet } = apart(whole, widened(building.outline, EAVES + 0.06));
  const { brush } = kit;
  paintRoof(kit, building);
  brush.globalCompositeOperation = 'source-atop';
  brush.drawImage(shade as CanvasImageSource, 0, 0, terrain.width, terrain.depth);
  brush.globalCompositeOperation = 'source-over';
  trace(brush, widened(building.outline, EAVES));
  brush.clip();
  paintDaylight(brush, frame, terrain);
  return { id: building.id, kind: 'roof', level: building.floors.length, frame, sheet };
}

/** Crowns stand over those who walk under them. Those that look alike share one sheet. */
function crownPictures(crowns: readonly Crown[], scale: number, whole: Frame): Part[] {
  const sheets = new Map<string, Sheet>();
  const fine = Math.min(scale, 60);
  return crowns.flatMap((crown, i) => {
    if (!meets(whole, [crown])) return [];
    const key = `${crown.kind} ${i % SORTS}`;
    let sheet = sheets.get(key);
    if (sheet === undefined) {
      const [made, brush] = newSheet(3.6 * fine, 3.6 * fine);
      brush.scale(fine, fine);
      brush.translate(1.8, 1.8);
      paintCrown(brush, { ...crown, key, radius: 1.45 }, fine);
      sheets.set(key, made);
      sheet = made;
    }
    const half = 1.8 * (crown.radius / 1.45);
    const frame = { x: crown.x - half, y: crown.y - half, width: 2 * half, depth: 2 * half };
    return [{ id: crown.key, kind: 'crown', level: 0, frame, sheet }];
  });
}

/** Warm where the sun is, cool away from it. */
function paintDaylight(brush: Brush, frame: Frame, { width, depth }: Terrain): void {
  const light = brush.createLinearGradient(0, 0, width, depth);
  light.addColorStop(0, 'rgba(255,214,150,.36)');
  light.addColorStop(0.5, 'rgba(150,130,120,.04)');
  light.addColorStop(1, 'rgba(40,44,80,.34)');
  brush.save();
  brush.globalCompositeOperation = 'soft-light';
  brush.fillStyle = light;
  brush.fillRect(frame.x, frame.y, frame.width, frame.depth);
  brush.restore();
}

/** Whatever stands darkens the ground beside it. */
function paintFoot({ brush }: Kit, outline: readonly Point[], hollow = false): void {
  for (const far of [0.05, 0.12, 0.2, 0.3, 0.42]) {
    trace(brush, widened(outline, far));
    if (!hollow) filled(brush, 'rgba(20,14,18,.13)');
    else stroked(brush, 'rgba(20,14,18,.13)', far * 2);
  }
}

/** Furniture darkens the floor under it. */
function paintContact({ brush }: Kit, { outline, height }: Piece): void {
  const by = Math.min(0.3, 0.1 + height * 0.1);
  trace(
    brush,
    widened(outline, 0.04).map(({ x, y }) => ({ x: x - SUN.x * by, y: y - SUN.y * by })),
  );
  filled(brush, 'rgba(24,18,30,.4)');
}
