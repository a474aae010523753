import { counted } from '../../kernel/index.ts';
import type { CSSProperties } from 'react';
import type { Terrain } from '../../tabletop/index.ts';
import { Patterns } from './patterns.tsx';
import { TerrainLayer } from './terrain.tsx';
import './tabletop.css';

/** A table as a picture to look at, its ground floors open. */
export function TablePicture({ terrain }: { terrain: Terrain }) {
  const { name, width, depth, pieces, buildings } = terrain;
  const houses = counted(buildings.length, 'building');
  return (
    <figure className="tt-picture">
      <svg
        className="tt-svg"
        // Words that can be read on a picture some 360 points wide.
        style={{ '--px': width / 360 } as CSSProperties}
        viewBox={`-0.5 -0.5 ${width + 1} ${depth + 1}`}
        role="img"
        aria-label={name || 'The table'}
      >
        <Patterns />
        <TerrainLayer terrain={terrain} level={0} />
      </svg>
      <figcaption className="hint">
        {name === '' ? '' : `${name}, `}
        {width} by {depth} inches, {buildings.length > 0 ? `${houses}, ` : ''}
        {pieces.length} other pieces
      </figcaption>
    </figure>
  );
}
