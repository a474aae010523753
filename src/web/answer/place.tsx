import { counted, type Placed, type SeenRequest } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { useSettings } from '../settings.ts';
import { plainSpot } from './answer-text.ts';
import { FacingField } from './facing.tsx';

const inches = (value: number): string => (Math.round(value * 10) / 10).toString();

const same = (a: Placed | undefined, b: Placed): boolean => a !== undefined && a.x === b.x && a.y === b.y;

/** Spots that the game suggests, in words: a list to choose from, for those who do not point at the table. */
function Spots({
  request,
  spots,
  chosen,
  onChoose,
}: {
  request: SeenRequest;
  spots: readonly Placed[];
  chosen: Placed | undefined;
  onChoose: (i: number) => void;
}) {
  const view = useMatch((now) => now.view);
  const textBoard = useSettings((now) => now.textBoard);
  const { spotText, Drafted } = useFace();
  // Where a board can be pointed at, the list is the second way.
  const aside = Drafted !== undefined && !textBoard;
  if (spots.length === 0) return null;
  return (
    <details className="spots" open={!aside}>
      <summary>{counted(spots.length, 'suggested spot')}</summary>
      <ul className="options">
        {spots.map((spot, i) => (
          <li key={`${spot.x} ${spot.y} ${spot.level ?? 0} ${spot.facing ?? 0}`}>
            <button
              type="button"
              role="radio"
              className="option"
              data-digit={i < 9 ? i + 1 : undefined}
              aria-checked={same(chosen, spot)}
              onClick={() => onChoose(i)}
            >
              <span className="box" aria-hidden="true" />
              <span>{spotText?.(view, request, spot) ?? plainSpot(spot)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A point on the table: pointed at, one of those suggested, or typed in. */
export function PlaceForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const point = usePlay((play) => play.draft.point);
  const { Drafted } = useFace();
  const change = (part: Partial<Placed>): void => controller.change({ point: { ...point, ...part } });
  const suggestions = (request.suggestions ?? []) as readonly Placed[];
  return (
    <>
      {Drafted !== undefined && <Drafted request={request} />}
      {request.facing === true && <FacingField value={point.facing ?? 0} onChange={(facing) => change({ facing })} />}
      <Spots
        request={request}
        spots={suggestions}
        chosen={point}
        onChoose={(i) => controller.change({ point: suggestions[i] as Placed })}
      />
      <details className="typed">
        <summary>Type the spot in</summary>
        <div className="coordinates">
          <Coordinate label="Inches from the left" value={point.x} onChange={(x) => change({ x })} />
          <Coordinate label="Inches from the top" value={point.y} onChange={(y) => change({ y })} />
          {request.levels !== undefined && (
            <Coordinate label="Level" value={point.level ?? 0} onChange={(level) => change({ level })} />
          )}
        </div>
      </details>
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

/** Where a model goes: pointed at, or one of the ways suggested. */
export function PathForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const way = usePlay((play) => play.draft.way);
  const { Drafted } = useFace();
  const ways = (request.suggestions ?? []) as readonly (readonly Placed[])[];
  const ends = ways.flatMap((points) => points.slice(-1));
  return (
    <>
      {Drafted === undefined ? (
        <p className="hint">The longest way is {inches(request.budget ?? 0)} inches.</p>
      ) : (
        <Drafted request={request} />
      )}
      <Spots
        request={request}
        spots={ends}
        chosen={way.at(-1)}
        onChoose={(i) => controller.change({ way: ways[i] ?? [] })}
      />
    </>
  );
}
