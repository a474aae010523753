import type { Answer, SeenRequest } from '../../kernel/index.ts';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { Icon } from '../ui/table-icon.tsx';

/** For those who are not sure: what a bot would do in their place, and why. */
export function Coach({ request }: { request: SeenRequest }) {
  const controller = useController();
  const advice = usePlay((play) => play.advice);
  const asides = useMatch((now) => now.asides);
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
  const picks = request.kind === 'pick' && Array.isArray(advice.answer) ? (advice.answer as readonly string[]) : null;
  const aside = asides.find((open) => open.aside.id === advice.answer)?.aside.text;
  return (
    <p className="coach" role="status">
      <Icon name="coach" />
      <span>
        The {advice.bot} bot would: <b>{aside ?? answerText(request, advice.answer)}</b>. {sentence(advice.because)}
        {picks !== null && picks.length > 1 && (
          <button type="button" onClick={() => controller.change({ picked: picks })}>
            Mark these {picks.length}
          </button>
        )}
      </span>
    </p>
  );
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** An answer in the words of its request. */
function answerText(request: SeenRequest, answer: Answer): string {
  // Behind the colon stands what it does; here its name is enough.
  const named = (id: unknown): string =>
    request.options?.find((option) => option.id === id)?.text.split(': ')[0] ?? String(id);
  if (Array.isArray(answer)) {
    const parts = answer.map((part) => (typeof part === 'object' ? JSON.stringify(part) : named(part)));
    return parts.length === 0 ? 'take none' : parts.join(request.kind === 'order' ? ', then ' : ', ');
  }
  if (typeof answer === 'object' && answer !== null) {
    return Object.entries(answer)
      .map(([id, share]) => `${named(id)} ${JSON.stringify(share)}`)
      .join(', ');
  }
  return named(answer);
}
