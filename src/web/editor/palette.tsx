import { memo, useMemo } from 'react';
import type { Terrain } from '../../tabletop/index.ts';
import { useSettings } from '../settings.ts';
import { FlatPicture } from '../tabletop/pictures/flat.tsx';
import { outlinePath } from '../tabletop/shapes.ts';
import { STOCK, type StockItem } from './stock.ts';
import { type Tool, useStudio, useWorkshop } from './studio.ts';
import { boxOf, isBuilding, moved } from './things.ts';

const PARTS = [
  { kind: 'door', label: 'Door', hint: 'Tap the wall where the door goes.' },
  { kind: 'window', label: 'Window', hint: 'Tap the wall where the window goes.' },
  { kind: 'wall', label: 'Inner wall', hint: 'Tap where the wall begins, then where it ends.' },
  { kind: 'stairs', label: 'Stairs', hint: 'Tap the foot of the stairs, then their upper end in the building.' },
  { kind: 'ladder', label: 'Ladder', hint: 'Tap the foot of the ladder, then its upper end in the building.' },
] as const;

function hintOf(tool: Tool): string | null {
  if (tool.kind === 'put') return `Tap the table where ${tool.item.label.toLowerCase()} goes.`;
  if (tool.kind === 'outline') return 'Tap corner after corner; the first corner again, or Close, ends it.';
  return PARTS.find(({ kind }) => kind === tool.kind)?.hint ?? null;
}

/** What can be put on the table. */
export function Palette() {
  const workshop = useWorkshop();
  const tool = useStudio((studio) => studio.tool);
  const points = useStudio((studio) => studio.points.length);
  useStudio((studio) => studio.selected);
  useStudio((studio) => studio.history);
  const [building] = workshop.selection;
  const hint = hintOf(tool);
  return (
    <section className="editor-palette" aria-labelledby="palette">
      <h2 id="palette">Put on the table</h2>
      <ul>
        {STOCK.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-pressed={tool.kind === 'put' && tool.item === item}
              onClick={() => workshop.take({ kind: 'put', item })}
            >
              <StockPicture item={item} />
              {item.label}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-pressed={tool.kind === 'outline'}
            onClick={() => workshop.take({ kind: 'outline' })}
          >
            Own outline
          </button>
        </li>
      </ul>
      {building !== undefined && isBuilding(building) && (
        <>
          <h3>In {building.name || 'the building'}</h3>
          <ul>
            {PARTS.map(({ kind, label }) => (
              <li key={kind}>
                <button type="button" aria-pressed={tool.kind === kind} onClick={() => workshop.take({ kind })}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {hint !== null && (
        <p className="editor-hint" role="status">
          {hint}{' '}
          {tool.kind === 'put' && (
            <button type="button" onClick={() => workshop.use(middleOf(workshop.terrain))}>
              In the middle
            </button>
          )}
          {tool.kind === 'outline' && points > 2 && (
            <button type="button" onClick={() => workshop.close()}>
              Close
            </button>
          )}
          <button type="button" onClick={() => workshop.take({ kind: 'select' })}>
            Leave it
          </button>
        </p>
      )}
    </section>
  );
}

/** Inches of ground round the thing on its picture. */
const GROUND = 0.6;

/** A thing by itself, as it is painted or drawn. */
const StockPicture = memo(function StockPicture({ item }: { item: StockItem }) {
  const painted = useSettings((now) => now.painted);
  const terrain = useMemo(() => aloneOn(item), [item]);
  const { width, depth, areas } = terrain;
  if (painted && areas.length === 0)
    return <FlatPicture terrain={terrain} scale={Math.ceil(96 / Math.max(width, depth))} />;
  const outline = [...areas, ...terrain.pieces, ...terrain.buildings][0]?.outline ?? [];
  return (
    <svg className="editor-stock" viewBox={`0 0 ${width} ${depth}`} data-kind={areas[0]?.kind} aria-hidden="true">
      <path d={outlinePath(outline)} />
    </svg>
  );
});

/** A table with nothing else on it, just large enough. */
function aloneOn(item: StockItem): Terrain {
  const thing = item.make(`stock-${item.id}`, { x: 30, y: 30 });
  const box = boxOf([thing.outline]);
  const [width, depth] = [box.width + 2 * GROUND, box.depth + 2 * GROUND];
  const { x, y } = boxOf([thing.outline]);
  const alone = moved(thing, GROUND - x, GROUND - y);
  return {
    id: `stock-${item.id}`,
    name: '',
    theme: 'town',
    width,
    depth,
    pieces: isBuilding(alone) || !('looks' in alone) ? [] : [alone],
    buildings: isBuilding(alone) ? [alone] : [],
    areas: isBuilding(alone) || 'looks' in alone ? [] : [alone],
  };
}

const middleOf = ({ width, depth }: { width: number; depth: number }) => ({ x: width / 2, y: depth / 2 });
