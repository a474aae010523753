import { landAt, MAP } from '../../../../games/even-death/index.ts';
import { useFlat } from '../../../tabletop/pictures/flat.tsx';
import { landOf } from './land.ts';

/** The map as it is printed: ground by pattern, rivers, roads and bridges as lines. */

export const TILE = 100;
/** Room for the numbers of rows and columns. */
const MARGIN = 26;
export const SIDE = TILE * 8 + MARGIN;

export const cornerOf = (tile: number): { x: number; y: number } => {
  const { x, y } = landAt(tile);
  return { x: MARGIN + (x - 1) * TILE, y: MARGIN + (y - 1) * TILE };
};
/** The lines between tiles. */
const SQUARES = Array.from({ length: 9 }, (_, i) => {
  const line = MARGIN + i * TILE;
  return `M${MARGIN} ${line}H${MARGIN + 8 * TILE}M${line} ${MARGIN}V${MARGIN + 8 * TILE}`;
}).join('');
const middle = ([x, y]: readonly [number, number]): string =>
  `${MARGIN + (x - 0.5) * TILE} ${MARGIN + (y - 0.5) * TILE}`;

export function Patterns() {
  return (
    <defs>
      <pattern id="edc-field" width="50" height="50" patternUnits="userSpaceOnUse">
        <path d="M10 16 v-6 M13 16 l3 -5 M7 16 l-3 -5 M36 40 v-6 M39 40 l3 -5 M33 40 l-3 -5" />
      </pattern>
      <pattern id="edc-forest" width="25" height="25" patternUnits="userSpaceOnUse">
        <path d="M8 13 l5 -10 l5 10 z M13 13 v4" />
      </pattern>
      <pattern id="edc-mountain" width="50" height="34" patternUnits="userSpaceOnUse">
        <path d="M4 28 l14 -22 l14 22 M24 28 l10 -15 l12 15 M14 12 l4 4 l4 -4" />
      </pattern>
      <pattern id="edc-water" width="34" height="18" patternUnits="userSpaceOnUse">
        <path d="M0 9 q8 -7 17 0 t17 0" />
      </pattern>
      <pattern id="edc-town" width="50" height="50" patternUnits="userSpaceOnUse">
        <path d="M8 30 v-12 l8 -7 l8 7 v12 z M32 42 v-9 l6 -5 l6 5 v9 z" />
      </pattern>
      <pattern id="edc-city" width="34" height="34" patternUnits="userSpaceOnUse">
        <path d="M3 31 v-24 h12 v24 z M19 31 v-16 h11 v16 z M7 12 h4 M7 18 h4 M7 24 h4 M22 20 h5 M22 26 h5" />
      </pattern>
      <pattern id="edc-deep" width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 12 L12 0" />
      </pattern>
    </defs>
  );
}

/** Pixels of an inch of the painted land: as fine as the map is on a large screen. */
const SCALE = 24;
const LAND = landOf();

export const usePaintedLand = (): string | null => useFlat(LAND, SCALE);

export function Ground({ painted }: { painted: string | null }) {
  const whole = { x: MARGIN, y: MARGIN, width: TILE * 8, height: TILE * 8 };
  if (painted !== null)
    return (
      <g aria-hidden="true">
        <image href={painted} {...whole} preserveAspectRatio="none" />
        <path className="edc-squares" d={SQUARES} />
        {MAP.tiles.map(({ type, accessible }, tile) => (
          <rect
            key={tile}
            className="edc-tint"
            data-type={type}
            data-deep={!accessible || undefined}
            {...cornerOf(tile)}
            width={TILE}
            height={TILE}
          />
        ))}
      </g>
    );
  return (
    <g aria-hidden="true">
      {MAP.tiles.map(({ type, accessible }, tile) => {
        const { x, y } = cornerOf(tile);
        const at = { x, y, width: TILE, height: TILE };
        return (
          <g key={tile} className="edc-land" data-type={type} data-deep={!accessible || undefined}>
            <rect {...at} />
            <rect
              {...at}
              className="edc-pattern"
              style={{ '--pattern': `url(#edc-${accessible ? type : 'deep'})` } as React.CSSProperties}
            />
          </g>
        );
      })}
      {MAP.rivers.map(({ id, width, path }) => (
        <polyline key={id} className="edc-river" data-width={width} points={path.map(middle).join(',')} />
      ))}
      {MAP.roads.map(({ id, path }) => (
        <polyline key={id} className="edc-road" points={path.map(middle).join(',')} />
      ))}
      {MAP.bridges.map(({ x, y, name }) => (
        <g key={name} className="edc-bridge" transform={`translate(${middle([x, y]).replace(' ', ',')})`}>
          <path d="M-13 -9 q6 4 13 4 t13 -4 M-13 9 q6 -4 13 -4 t13 4" />
        </g>
      ))}
    </g>
  );
}

/** The numbers that dice name: columns along the top, rows down the side. */
export function Axes() {
  return (
    <g className="edc-axes" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
        <g key={n}>
          <text x={MARGIN + (n - 0.5) * TILE} y={MARGIN - 7}>
            {n}
          </text>
          <text x={MARGIN / 2} y={MARGIN + (n - 0.5) * TILE + 6}>
            {n}
          </text>
        </g>
      ))}
    </g>
  );
}
