import { STOCK } from './stock.ts';
import { type Tool, useStudio, useWorkshop } from './studio.ts';
import { isBuilding } from './things.ts';

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

const middleOf = ({ width, depth }: { width: number; depth: number }) => ({ x: width / 2, y: depth / 2 });
