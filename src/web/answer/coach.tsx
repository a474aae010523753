import type { SeenRequest } from '../../kernel/index.ts';
import type { SeenAdvice } from '../../wire/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { draftFor } from '../match/draft.ts';
import { Icon } from '../ui/table-icon.tsx';
import { answerText } from './answer-text.ts';

/** For those who are not sure: what a bot would do in their place, and why. */
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
        <Icon name="coach" /> {advice === 'thinking' ? 'The bot is thinking' : 'What would the bot do?'}
      </button>
    );
  }
  return <Advice request={request} advice={advice} />;
}

function Advice({ request, advice }: { request: SeenRequest; advice: SeenAdvice }) {
  const controller = useController();
  const sending = usePlay((play) => play.sending);
  const view = useMatch((now) => now.view);
  const asides = useMatch((now) => now.asides);
  const { spotText } = useFace();
  const aside = asides.find((open) => open.aside.id === advice.answer)?.aside;
  const words =
    aside?.text ??
    answerText(request, advice.answer, spotText === undefined ? undefined : (spot) => spotText(view, request, spot));
  const draft = aside === undefined ? draftFor(request, advice.answer) : null;
  return (
    <div className="coach" role="status">
      <Icon name="coach" />
      <div>
        <p>
          A bot would: <b>{words}</b>. {sentence(advice.because)}
        </p>
        {draft === null ? (
          <button type="button" disabled={sending} onClick={() => controller.choose(advice.answer as string, 'key')}>
            Do that
          </button>
        ) : (
          <button type="button" disabled={sending} onClick={() => controller.change(draft)}>
            {request.kind === 'place' || request.kind === 'path' ? 'Show it on the table' : 'Fill it in'}
          </button>
        )}
      </div>
    </div>
  );
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
