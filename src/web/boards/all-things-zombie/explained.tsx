import { FewerQuestions } from '../../orders/fewer.tsx';
import type { WhoseProps } from '../face.ts';
import { noteOn } from './notes.ts';
import { termsIn } from './terms.ts';

/** Beside the question: how to be asked less, and what its words mean. */
export function Explained({ view, request }: WhoseProps) {
  const said = [
    request.prompt.text,
    ...(request.options ?? []).flatMap((option) => [option.text, noteOn(view, option, request) ?? '']),
  ].join(' ');
  const terms = termsIn(said);
  return (
    <>
      <FewerQuestions request={request} />
      {terms.length > 0 && (
        <details className="atz-terms">
          <summary>What the words mean</summary>
          <dl>
            {terms.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
