import type { Json } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';

/** What lies beside a question, in the game's own words. */
export function Facts({ facts }: { facts: Json | undefined }) {
  const { factsOf } = useFace();
  if (facts === undefined || facts === null) return null;
  const shown = factsOf(facts);
  if (shown.length === 0) return null;
  return (
    <dl className="facts">
      {shown.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
