import type { Json } from '../../kernel/index.ts';
import type { BoardProps, GameFace } from './face.ts';

/** Any state as nested lists: what a game shows until it has a board. */
function PlainBoard({ view }: BoardProps) {
  return (
    <div className="plain-board">
      <PlainValue value={view} />
    </div>
  );
}

function PlainValue({ value }: { value: Json }) {
  if (value === null || typeof value !== 'object') return <>{value === null ? 'none' : String(value)}</>;
  const entries = Object.entries(value);
  if (entries.length === 0) return <>none</>;
  return (
    <dl>
      {entries.map(([key, item]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>
            <PlainValue value={item as Json} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const plainFace: GameFace = {
  Board: PlainBoard,
  TextBoard: PlainBoard,
  factsOf: () => [],
  exampleText: () => null,
  setupText: () => null,
};
