import type { SeenRequest } from '../../kernel/index.ts';
import { useController, usePlay } from '../match/context.tsx';

/** All of them, arranged. */
export function OrderForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const order = usePlay((play) => play.draft.order);
  const textOf = (id: string): string => request.options?.find((option) => option.id === id)?.text ?? id;
  const move = (from: number, to: number): void => {
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    controller.change({ order: next });
  };
  return (
    <ol className="options ordered">
      {order.map((id, i) => (
        <li key={id} className="option-row">
          <span>{textOf(id)}</span>
          <button type="button" disabled={i === 0} onClick={() => move(i, i - 1)} aria-label={`${textOf(id)} earlier`}>
            Up
          </button>
          <button
            type="button"
            disabled={i === order.length - 1}
            onClick={() => move(i, i + 1)}
            aria-label={`${textOf(id)} later`}
          >
            Down
          </button>
        </li>
      ))}
    </ol>
  );
}
