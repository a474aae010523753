import type { SeenOdds, SeenRequest } from '../../kernel/index.ts';
import type { SeenAdvice } from '../../wire/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { draftFor } from '../match/draft.ts';
import { Icon } from '../ui/table-icon.tsx';
import { usePointing } from '../guide/pointing.ts';
import { say } from '../words/words.ts';
import { answerText } from './answer-text.ts';
import { share } from './odds.tsx';

/** For those who are not sure: what the strongest bot would do in their place, why, and what it fears. */
export function Coach({ request }: { request: SeenRequest }) {
  const controller = useController();
  const advice = usePlay((play) => play.advice);
  if (advice === null || advice === 'thinking') {
    return (
      <button
        type="button"
        className="coach-ask"
        disabled={advice === 'thinking'}
        onClick={() => void controller.advise()}
      >
        <Icon name="coach" /> {advice === 'thinking' ? 'The coach is thinking' : 'Ask the coach'}
      </button>
    );
  }
  return <Advice request={request} advice={advice} />;
}

function Advice({ request, advice }: { request: SeenRequest; advice: SeenAdvice }) {
  const controller = useController();
  const slow = usePlay((play) => play.slow);
  const view = useMatch((now) => now.view);
  const asides = useMatch((now) => now.asides);
  const { spotText } = useFace();
  const aside = asides.find((open) => open.aside.id === advice.answer)?.aside;
  const words =
    aside?.text ??
    answerText(request, advice.answer, spotText === undefined ? undefined : (spot) => spotText(view, request, spot));
  const draft = aside === undefined ? draftFor(request, advice.answer) : null;
  usePointing(request.n, undefined, advice.answer, 'data-advised');
  return (
    <div className="coach" role="status">
      <Icon name="coach" />
      <div>
        <p>
          I would: <b>{words}</b>. {sentence(say(advice.because))}
        </p>
        {advice.foreseen !== null && <Foreseen odds={advice.foreseen} />}
        {draft === null ? (
          <button type="button" disabled={slow} onClick={() => controller.choose(advice.answer as string, 'key')}>
            Do that
          </button>
        ) : (
          <button type="button" disabled={slow} onClick={() => controller.change(draft)}>
            {request.kind === 'place' || request.kind === 'path' ? 'Show it on the table' : 'Fill it in'}
          </button>
        )}
      </div>
    </div>
  );
}

/** Rarer than this, nobody speaks of it. */
const RARE = 0.2;
const MOST_FEARS = 2;

/** What is to be hoped for and what to be feared, out of what imagined matches came to. */
function Foreseen({ odds }: { odds: SeenOdds }) {
  const likely = odds.facts.filter(({ p }) => p >= RARE);
  const hope = likely.find(({ tone }) => tone === 'good');
  const fears = likely.filter(({ tone }) => tone === 'bad').slice(0, MOST_FEARS);
  if (hope === undefined && fears.length === 0) return null;
  return (
    <ul className="foreseen">
      {fears.map(({ text, p }) => (
        <li key={text} data-tone="bad">
          I fear: {text} ({share(p, odds)}).
        </li>
      ))}
      {hope !== undefined && (
        <li data-tone="good">
          I hope: {hope.text} ({share(hope.p, odds)}).
        </li>
      )}
    </ul>
  );
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
