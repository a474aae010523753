import { memo } from 'react';
import type { Point } from '../../kernel/index.ts';
import {
  type Area,
  type Building,
  liesAlong,
  type Opening,
  type OpeningState,
  type Piece,
  type Terrain,
} from '../../tabletop/index.ts';
import { contourTicks, doorLeaf, linePath, middleOf, outlinePath, rungs } from './shapes.ts';

interface TerrainProps {
  readonly terrain: Terrain;
  /** Doors and windows as they are now, where they are not as the table says. */
  readonly openings?: Readonly<Record<string, OpeningState>>;
  readonly level: number;
  /** On a painted table: what stands aside, so that one sees below it. */
  readonly lifted?: ReadonlySet<string> | null;
}

/** The table itself: its ground, what lies on it and what stands on it. Drawn once; only the camera moves it. */
export const TerrainLayer = memo(function TerrainLayer({ terrain, openings = {}, level, lifted = null }: TerrainProps) {
  // What lies flat is under what stands.
  const pieces = [...terrain.pieces].sort((a, b) => a.height - b.height);
  return (
    <g className="tt-terrain">
      <rect className="tt-ground" width={terrain.width} height={terrain.depth} />
      {pieces.filter(isPaving).map((piece) => (
        <PieceShape key={piece.id} piece={piece} />
      ))}
      {terrain.areas.map((area) => (
        <AreaShape key={area.id} area={area} />
      ))}
      {level === 0 && terrain.buildings.map(({ id, outline }) => <FloorShape key={id} outline={outline} />)}
      {pieces
        .filter((piece) => !isPaving(piece))
        .map((piece) => (
          <PieceShape key={piece.id} piece={piece} />
        ))}
      {terrain.buildings.map((building) => (
        <BuildingShape
          key={building.id}
          building={building}
          openings={openings}
          level={level}
          shut={lifted !== null && !lifted.has(`roof ${building.id} ${building.floors.length}`)}
        />
      ))}
      <g className="tt-scaled">
        {terrain.areas.map((area) => (
          <AreaLabel key={area.id} area={area} />
        ))}
      </g>
      <rect className="tt-edge" width={terrain.width} height={terrain.depth} />
    </g>
  );
});

/** Streets and lawns lie under zones and objectives: they would hide them. */
const isPaving = ({ height, kind }: Piece): boolean => height === 0 && kind === 'normal';

/** What the ground of a piece is drawn with. */
function patternOf({ kind, seeThrough, blocksSight }: Piece): string | null {
  if (kind === 'dangerous') return 'url(#tt-stipple)';
  if (seeThrough) return null;
  if (kind === 'difficult') return 'url(#tt-hatch)';
  if (kind === 'impassable' && !blocksSight) return 'url(#tt-cross)';
  return null;
}

const PieceShape = memo(function PieceShape({ piece }: { piece: Piece }) {
  const { outline, kind, height, blocksSight, seeThrough, looks, cover, climbable } = piece;
  const path = outlinePath(outline);
  const pattern = patternOf(piece);
  return (
    <g
      className="tt-piece"
      data-looks={looks}
      data-kind={kind}
      data-solid={blocksSight || undefined}
      data-cover={cover || undefined}
    >
      <path className="tt-fill" d={path} />
      {seeThrough && kind === 'difficult' && <path d={path} fill="url(#tt-hatch)" />}
      {pattern !== null && <path d={path} fill={pattern} />}
      {seeThrough && <path d={path} fill="url(#tt-growth)" />}
      <path className="tt-outline" d={path} data-climbable={climbable || undefined} />
      {height > 0 && <path className="tt-ticks" d={contourTicks(outline, height)} />}
    </g>
  );
});

const WALL = 0.18;

/** On the ground it lies under the furniture; upper floors and roofs hide what stands below them. */
const FloorShape = ({ outline }: Pick<Building, 'outline'>) => <path className="tt-floor" d={outlinePath(outline)} />;

interface BuildingProps {
  readonly building: Building;
  readonly openings: Readonly<Record<string, OpeningState>>;
  readonly level: number;
  /** A painted roof lies on it. */
  readonly shut: boolean;
}

/** Whether a door or window leads into the open. */
const isOuter = (outline: Building['outline'], { from, to }: Opening): boolean =>
  outline.some((a, i) => liesAlong(a, outline[(i + 1) % outline.length] as Point, { from, to }));

const BuildingShape = memo(function BuildingShape({ building, openings, level, shut }: BuildingProps) {
  const { outline, floors, walls, links, flatRoof, height } = building;
  const path = outlinePath(outline);
  const roof = level >= floors.length;
  const storey = (at: number): boolean => at === level;
  return (
    <g className="tt-building" data-roof={roof || undefined}>
      {level > 0 && <FloorShape outline={outline} />}
      {roof ? (
        <>
          {!flatRoof && <path d={path} fill="url(#tt-cross)" />}
          <path className="tt-outline" d={path} />
          <path className="tt-ticks" d={contourTicks(outline, height)} />
        </>
      ) : (
        <>
          <path className="tt-wall" d={path} strokeWidth={WALL} />
          {walls
            .filter((wall) => storey(wall.level))
            .map(({ id, from, to, height: high }) => (
              <path
                key={id}
                className="tt-wall"
                data-low={(high !== undefined && high < 1) || undefined}
                d={linePath([from, to])}
                strokeWidth={WALL}
              />
            ))}
          {building.openings
            .filter((opening) => storey(opening.level) && (!shut || isOuter(outline, opening)))
            .map((opening) => (
              <OpeningShape key={opening.id} opening={opening} state={openings[opening.id]} shut={shut} />
            ))}
        </>
      )}
      {links
        .filter(({ from, to }) => storey(from.level) || storey(to.level))
        .map(({ id, kind, from, to }) => (
          <path key={id} className="tt-link" d={rungs(from, to, kind === 'ladder' ? 0.45 : 0.8, kind === 'ladder')} />
        ))}
    </g>
  );
});

/** Under a roof nobody sees which way a door has swung. */
function OpeningShape({
  opening,
  state,
  shut: roofed,
}: {
  opening: Opening;
  state: OpeningState | undefined;
  shut: boolean;
}) {
  const { kind, from, to } = opening;
  const line = linePath([from, to]);
  if (kind === 'window') {
    const shut = state?.see === false;
    return (
      <>
        <path className="tt-gap" d={line} strokeWidth={WALL * 1.3} />
        <path className="tt-window" d={line} strokeWidth={WALL * 0.9} data-shut={shut || undefined} />
      </>
    );
  }
  const open = state?.pass ?? opening.open;
  return (
    <>
      <path className="tt-gap" d={line} strokeWidth={WALL * 1.3} />
      <path className="tt-door" d={open && !roofed ? doorLeaf(from, to) : line} data-open={open || undefined} />
    </>
  );
}

const AreaShape = memo(function AreaShape({ area: { outline, kind, side } }: { area: Area }) {
  const path = outlinePath(outline);
  return (
    <g className="tt-area" data-kind={kind} data-side={side}>
      <path className="tt-fill" d={path} />
      {kind === 'fire' && <path d={path} fill="url(#tt-stipple)" />}
      <path className="tt-outline" d={path} />
    </g>
  );
});

const AREA_WORDS = { zone: 'Zone', objective: 'Objective', fire: 'Fire' } as const;

/** What areas mean stands above all that lies in them. */
function AreaLabel({ area: { outline, kind, name } }: { area: Area }) {
  if (kind === 'section') return null;
  const { x, y } = middleOf(outline);
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className="tt-label tt-area-label tt-fixed">{name === '' ? AREA_WORDS[kind] : name}</text>
    </g>
  );
}

export const InchGrid = memo(function InchGrid({ width, depth }: { width: number; depth: number }) {
  return (
    <g className="tt-grid">
      <rect width={width} height={depth} fill="url(#tt-inch)" />
      <rect width={width} height={depth} fill="url(#tt-foot)" />
    </g>
  );
});
