import type { Placed, Point, SeenRequest } from '../../kernel/index.ts';
import { useController, usePlay } from '../match/context.tsx';

const inches = (value: number): string => (Math.round(value * 10) / 10).toString();
const spoken = ({ x, y, level, facing }: Placed): string =>
  [
    `${inches(x)} by ${inches(y)} inches`,
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(facing === undefined ? [] : [`facing ${facing} degrees`]),
  ].join(', ');

/** A point on the table: one of those suggested, or typed in. */
export function PlaceForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const point = usePlay((play) => play.draft.point);
  const change = (part: Partial<Placed>): void => controller.change({ point: { ...point, ...part } });
  const suggestions = (request.suggestions ?? []) as readonly Placed[];
  return (
    <>
      <ul className="options">
        {suggestions.map((suggested, i) => (
          <li key={spoken(suggested)}>
            <button
              type="button"
              role="radio"
              className="option"
              data-digit={i < 9 ? i + 1 : undefined}
              aria-checked={spoken(suggested) === spoken(point)}
              onClick={() => controller.change({ point: suggested })}
            >
              <span className="box" aria-hidden="true" />
              <span>{spoken(suggested)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="coordinates">
        <Coordinate label="Inches from the left" value={point.x} onChange={(x) => change({ x })} />
        <Coordinate label="Inches from the top" value={point.y} onChange={(y) => change({ y })} />
        {request.levels !== undefined && (
          <Coordinate label="Level" value={point.level ?? 0} onChange={(level) => change({ level })} />
        )}
        {request.facing === true && (
          <Coordinate label="Facing in degrees" value={point.facing ?? 0} onChange={(facing) => change({ facing })} />
        )}
      </div>
    </>
  );
}

function Coordinate({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input type="number" step="any" value={value} onChange={(event) => onChange(event.target.valueAsNumber || 0)} />
    </label>
  );
}

/** Where a model goes: one of the ways suggested. */
export function PathForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const way = usePlay((play) => play.draft.way);
  const ways = (request.suggestions ?? []) as readonly (readonly Placed[])[];
  const named = (points: readonly Point[]): string => points.map(spoken).join(', then ');
  return (
    <>
      <p className="hint">The longest way is {inches(request.budget ?? 0)} inches.</p>
      <ul className="options">
        {ways.map((suggested, i) => (
          <li key={named(suggested)}>
            <button
              type="button"
              role="radio"
              className="option"
              data-digit={i < 9 ? i + 1 : undefined}
              aria-checked={named(suggested) === named(way)}
              onClick={() => controller.change({ way: suggested })}
            >
              <span className="box" aria-hidden="true" />
              <span>{named(suggested)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
