import { inside, type Piece, type Terrain } from '../../tabletop/index.ts';
import { filled, type Frame, frameOf, type Kit, newSheet, type Sheet, trace } from './brush.ts';
import { paintRoof } from './buildings/roofs.ts';
import { paintFloor, paintWalls } from './buildings/rooms.ts';
import { paintHill, paintLawn, paintMines, paintMud, paintRavine, paintTrack } from './ground/country.ts';
import { paintSoil } from './ground/soil.ts';
import { paintKerbs, paintRoad, paintSlabs, paintYard } from './ground/streets.ts';
import { paintBridge, paintSpill, paintWater } from './ground/water.ts';
import { crownsOf, paintCrown } from './growth/crowns.ts';
import { paintCrops, paintHedge, paintTufts, paintWoodFloor } from './growth/plants.ts';
import {
  paintCliff,
  paintGraves,
  paintMonument,
  paintRocks,
  paintRubble,
  paintRuin,
  paintWall,
} from './things/stones.ts';
import { paintStuff, STUFF_LOOKS } from './things/stuff.ts';
import { paintVehicle } from './things/vehicles.ts';
import { Textures } from './textures.ts';

/** The whole table, painted: its ground with all that lies and stands on it, and the roofs by themselves, so that they can be lifted. */

type Paint = (kit: Kit, piece: Piece) => void;

const roofed: Paint = (kit, piece) =>
  paintRoof(kit, { ...piece, flatRoof: ['flat-roof', 'tower'].includes(piece.looks) });
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
  ...each(['water', 'shallows', 'deep-water', 'ford'], paintWater),
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
  ...each(['building', 'flat-roof', 'shed', 'tower'], roofed),
  ...each(STUFF_LOOKS, paintStuff),
};

/** Whether it is painted as what it is. */
export const isPainted = (looks: string): boolean => looks === 'road' || Object.hasOwn(PAINTS, looks);

/** Streets and lawns lie under everything. */
const FLAT: readonly string[] = ['grass', 'track', 'mud', 'pavement', 'paving', 'road', 'hill', 'crest'];

/** Inches of shadow for an inch of height. */
const SHADOW = 0.4;

/** What stands darkens the ground away from the light, farther the higher it is. */
function shade({ brush }: Kit, outline: Piece['outline'], height: number): void {
  const steps = Math.max(1, Math.ceil(height * 3));
  brush.save();
  brush.beginPath();
  for (let i = 0; i <= steps; i++) {
    const by = (height * SHADOW * i) / steps;
    outline.forEach(({ x, y }, k) =>
      k === 0 ? brush.moveTo(x + by * 0.8, y + by * 0.6) : brush.lineTo(x + by * 0.8, y + by * 0.6),
    );
    brush.closePath();
  }
  filled(brush, 'rgba(24,18,38,0.38)');
  brush.restore();
}

interface Roof {
  readonly id: string;
  readonly frame: Frame;
  readonly sheet: Sheet;
}

export function paintTable(
  terrain: Terrain,
  scale: number,
): { readonly ground: Sheet; readonly roofs: readonly Roof[] } {
  const textures = new Textures();
  const { width, depth, pieces, buildings } = terrain;
  const [ground, brush] = newSheet(width * scale, depth * scale);
  brush.scale(scale, scale);
  const kit: Kit = { brush, scale, textures };
  const whole = { x: 0, y: 0, width, depth };
  const flat = pieces.filter(({ looks }) => FLAT.includes(looks));
  const roads = flat.filter(({ looks }) => looks === 'road');
  const streets = flat.filter(({ looks }) => ['road', 'paving'].includes(looks));
  const indoors = (piece: Piece): boolean => {
    const { x, y, width: w, depth: d } = frameOf(piece.outline);
    return buildings.some(({ outline }) => inside(outline, { x: x + w / 2, y: y + d / 2 }));
  };
  const standing = pieces.filter(({ looks }) => !FLAT.includes(looks)).sort((a, b) => a.height - b.height);
  const paint = (piece: Piece): void => (PAINTS[piece.looks] ?? paintRubble)(kit, piece);

  paintSoil(kit, whole, terrain.theme);
  for (const piece of flat) if (piece.looks !== 'road') paint(piece);
  for (const road of roads) paintRoad(kit, road, roads);
  for (const road of roads) paintKerbs(kit, road, streets, terrain);
  paintTufts(kit, whole, terrain, [
    ...flat.filter(({ looks }) => !['grass', 'hill', 'crest'].includes(looks)),
    ...standing.filter(({ height }) => height === 0),
  ]);
  for (const building of buildings) shade(kit, building.outline, building.height);
  const outside = standing.filter((piece) => !indoors(piece));
  for (const piece of outside) if (piece.height > 0 && piece.looks !== 'wood') shade(kit, piece.outline, piece.height);
  for (const piece of outside) paint(piece);
  for (const building of buildings) paintFloor(kit, building);
  for (const piece of standing) if (indoors(piece)) paint(piece);
  for (const building of buildings) paintWalls(kit, building);
  for (const piece of pieces) {
    for (const crown of crownsOf(piece, terrain.theme)) {
      brush.save();
      brush.translate(crown.x, crown.y);
      paintCrown(brush, crown, scale);
      brush.restore();
    }
  }
  return { ground, roofs: buildings.map((building) => roofOf(kit, building)) };
}

function roofOf({ scale, textures }: Kit, building: Terrain['buildings'][number]): Roof {
  const frame = frameOf(building.outline);
  const [sheet, brush] = newSheet(frame.width * scale, frame.depth * scale);
  brush.scale(scale, scale);
  brush.translate(-frame.x, -frame.y);
  trace(brush, building.outline);
  paintRoof({ brush, scale, textures }, building);
  return { id: building.id, frame, sheet };
}
