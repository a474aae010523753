import type { SeenRequest } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';

/** What lies beside a question, in the game's own words. */
export function Facts({ request: { facts, prompt } }: { request: Pick<SeenRequest, 'facts' | 'prompt'> }) {
  const { factsOf } = useFace();
  if (facts === undefined || facts === null) return null;
  const shown = factsOf(facts, prompt.key);
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
