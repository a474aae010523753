import type { SeenRequest } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { useMatch } from '../match/context.tsx';
import { gameOfRule } from '../../rules/index.ts';
import { linkTo } from '../router.ts';
import { termsIn } from './terms.ts';

/** The words of the book that a question and its options use, and what they mean. */
export function Meant({ request }: { request: SeenRequest }) {
  const { terms, noteOn, factsOf } = useFace();
  const view = useMatch((now) => now.view);
  if (terms === undefined) return null;
  const { prompt, options = [], facts } = request;
  const beside = facts === undefined || facts === null ? [] : factsOf(facts, prompt.key);
  const said = [
    prompt.text,
    ...options.flatMap((option) => [option.text, noteOn?.(view, option, request) ?? '']),
    ...beside.flatMap(({ title, text }) => [title, text]),
  ].join(' ');
  const found = termsIn(terms, said);
  if (found.length === 0) return null;
  return (
    <details className="meant">
      <summary>
        What the words mean: <span className="hint">{found.map(({ title }) => title).join(', ')}</span>
      </summary>
      <dl>
        {found.map(({ title, text, rule }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {text}{' '}
              <a className="rule-id" href={linkTo('rules', gameOfRule(rule) ?? '', rule)}>
                {rule}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
