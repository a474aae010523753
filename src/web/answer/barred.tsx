import type { SeenRequest } from '../../kernel/index.ts';
import { RuleLink } from '../ui/rule.tsx';

/** What one might look for among the options in vain: what is missing, and the rule that says so. */
export function BarredOptions({ request: { barred = [] } }: { request: SeenRequest }) {
  if (barred.length === 0) return null;
  const names = [...new Set(barred.map(({ text }) => text.split(': ')[0] ?? text))].join(', ');
  return (
    <details className="barred">
      <summary>Not possible now: {names}</summary>
      <ul>
        {barred.map(({ rule, text }) => (
          <li key={text}>
            {text} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
