import { counted } from '../../../kernel/index.ts';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import type { Terrain } from '../../../tabletop/index.ts';
import { useSettings } from '../../settings.ts';
import { FlatPicture } from './flat.tsx';
import { Patterns } from '../patterns.tsx';
import { TerrainLayer } from '../terrain.tsx';
import '../tabletop.css';

const PrintTable = lazy(async () => ({ default: (await import('../print/print.tsx')).PrintTable }));

/** Pixels of the painting's width: as many as the largest picture has on a screen with fine pixels. */
const PIXELS = 720;

/** A table as a picture to look at, its ground floors open. */
export function TablePicture({ terrain }: { terrain: Terrain }) {
  const { name, width, depth, pieces, buildings } = terrain;
  const [printing, setPrinting] = useState(false);
  const wanted = useSettings((now) => now.painted);
  const [there, setThere] = useState(false);
  // Until it is painted, the drawing is seen.
  const painted = wanted && there;
  const houses = counted(buildings.length, 'building');
  return (
    <figure className="tt-picture" data-painted={painted || undefined}>
      <div className="tt-picture-box" style={{ '--wide': width + 1, '--deep': depth + 1 } as CSSProperties}>
        {wanted && (
          <FlatPicture
            terrain={terrain}
            scale={Math.max(4, Math.round(PIXELS / width))}
            open
            onPainted={() => setThere(true)}
          />
        )}
        <svg
          className="tt-svg"
          data-painted={painted || undefined}
          // Words that can be read on a picture some 360 points wide.
          style={{ '--px': width / 360 } as CSSProperties}
          viewBox={`-0.5 -0.5 ${width + 1} ${depth + 1}`}
          role="img"
          aria-label={name || 'The table'}
        >
          <Patterns />
          <TerrainLayer terrain={terrain} level={0} />
        </svg>
      </div>
      <figcaption className="hint">
        {name === '' ? '' : `${name}, `}
        {width} by {depth} inches, {buildings.length > 0 ? `${houses}, ` : ''}
        {pieces.length} other pieces.{' '}
        <button type="button" className="quiet" onClick={() => setPrinting(true)}>
          Print it at its real size
        </button>
      </figcaption>
      {printing && (
        <Suspense fallback={null}>
          <PrintTable terrain={terrain} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </figure>
  );
}
