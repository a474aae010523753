import type { Building, Opening } from '../../tabletop/index.ts';
import { withoutPart } from './corners.ts';
import { CheckField, NumberField } from '../ui/fields.tsx';
import { useWorkshop } from './studio.ts';
import { tagged, TagFields } from './tags.tsx';
import { isBuilding } from './things.ts';

const KINDS = { door: 'Door', window: 'Window' } as const;

/** Doors and windows, each under a heading that opens: how high it is, how it stands, what games know of it. */
export function OpeningFields({ building }: { building: Building }) {
  const workshop = useWorkshop();
  const change = (id: string, how: (opening: Opening) => Opening): void =>
    workshop.change([building.id], (now) =>
      isBuilding(now) ? { ...now, openings: now.openings.map((one) => (one.id === id ? how(one) : one)) } : now,
    );
  const named = (['door', 'window'] as const).flatMap((kind) =>
    building.openings
      .filter((opening) => opening.kind === kind)
      .map((opening, i) => ({ opening, words: `${KINDS[kind]} ${i + 1} on level ${opening.level}` })),
  );
  return named.map(({ opening, words }) => {
    const { id, kind, open, sill, top, tags } = opening;
    return (
      <details key={id} className="editor-opening">
        <summary>
          {words}
          {Object.keys(tags ?? {}).map((name) => (
            <span key={name} className="tag">
              {name}
            </span>
          ))}
        </summary>
        <div className="editor-grid">
          {kind === 'door' && (
            <CheckField
              label={`${words} stands open`}
              value={open}
              onChange={(now) => change(id, (one) => ({ ...one, open: now }))}
            />
          )}
          {kind === 'window' && (
            <NumberField label="Sill" value={sill} onChange={(now) => change(id, (one) => ({ ...one, sill: now }))} />
          )}
          <NumberField label="Upper edge" value={top} onChange={(now) => change(id, (one) => ({ ...one, top: now }))} />
        </div>
        <TagFields tags={tags} on="opening" of={words} onChange={(now) => change(id, (one) => tagged(one, now))} />
        <button
          type="button"
          className="quiet"
          aria-label={`Remove ${words}`}
          onClick={() => workshop.change([building.id], (now) => withoutPart(now, id))}
        >
          Remove
        </button>
      </details>
    );
  });
}
