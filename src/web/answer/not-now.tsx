import type { SeenRequest } from '../../kernel/index.ts';
import { gameOfRule } from '../../rules/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { useMatch } from '../match/context.tsx';
import { linkTo } from '../router.ts';
import { useWide } from '../ui/wide.ts';

/** What somebody may be looking for among the options and cannot do now: why, and by which rule. */
export function NotNow({ request }: { request: SeenRequest }) {
  const { notNow } = useFace();
  const view = useMatch((now) => now.view);
  const wide = useWide();
  const all = notNow?.(view, request) ?? [];
  if (all.length === 0) return null;
  return (
    <details className="not-now" open={wide || undefined}>
      <summary>Not possible now</summary>
      <ul>
        {all.map(({ what, why, rule }) => (
          <li key={`${what} ${why}`}>
            <b>{what}</b>: {why}.{' '}
            <a className="rule-id" href={linkTo('rules', gameOfRule(rule) ?? '', rule)}>
              {rule}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
