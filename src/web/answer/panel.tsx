import { useEffect, useRef } from 'react';
import type { SeenRequest } from '../../kernel/index.ts';
import { FewerQuestions } from '../orders/fewer.tsx';
import { useFace } from '../boards/face-context.tsx';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { answerOf } from '../match/draft.ts';
import { RuleText } from '../ui/rule.tsx';
import { useWide } from '../ui/wide.ts';
import { AllotForm } from './allot.tsx';
import { AmountForm } from './amount.tsx';
import { Asides } from './asides.tsx';
import { ChooseForm } from './choose.tsx';
import { Coach } from './coach.tsx';
import { DraftOdds, OddsBars } from './odds.tsx';
import { Meant } from './meant.tsx';
import { NotNow } from './not-now.tsx';
import { OrderForm } from './order.tsx';
import { PathForm, PlaceForm } from './place.tsx';
import { PickForm } from './pick.tsx';
import { Ready } from './ready.tsx';
import { RollForm } from './roll.tsx';
import { Facts } from './facts.tsx';

const FORMS = {
  choose: ChooseForm,
  pick: PickForm,
  order: OrderForm,
  amount: AmountForm,
  allot: AllotForm,
  place: PlaceForm,
  path: PathForm,
  roll: RollForm,
} as const satisfies Record<SeenRequest['kind'], (props: { request: SeenRequest }) => unknown>;

/** The open request, put to somebody here. */
export function AnswerPanel({ request }: { request: SeenRequest }) {
  const controller = useController();
  const draft = usePlay((play) => play.draft);
  const slow = usePlay((play) => play.slow);
  const settling = usePlay((play) => play.settling);
  const complaint = usePlay((play) => play.complaint);
  const objection = usePlay((play) => play.objection);
  const asked = usePlay((play) => play.asked);
  const focus = usePlay((play) => play.focus);
  const ready = usePlay((play) => play.ready);
  const severalHere = useMatch((now) => now.players.filter((player) => player.mine).length > 1);
  const called = useMatch((now) => now.players.find((player) => player.seat === asked)?.called ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  const wide = useWide();
  const view = useMatch((now) => now.view);
  const { Whose, Shortcuts } = useFace();
  const Form = FORMS[request.kind];
  const answer = answerOf(request, draft);
  useDigits(request);

  // A new question comes into view by itself, also on a small sheet, and what led to it as far as there is room.
  // What a guide says comes first: it says what to do, too.
  useEffect(() => {
    const area = heading.current?.closest('.decision-area');
    area?.scrollTo({ top: 0 });
    if (area?.querySelector('.guide-words') === null) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [request.n]);

  return (
    <section className="panel asked" aria-labelledby="question" data-kind={request.kind}>
      <p className="eyebrow" data-alone={!severalHere || undefined}>
        {severalHere ? `${called} decides` : 'Your decision'}
      </p>
      {Whose !== undefined && <Whose view={view} request={request} />}
      <h2 id="question" ref={heading} className="question">
        {request.prompt.text}
      </h2>
      <Facts request={request} />
      {settling && <p className="hint">There is only one answer. It is given for you.</p>}
      <form
        className="answer-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (answer !== null && objection === null) void controller.answer(answer);
        }}
      >
        <fieldset disabled={slow || settling}>
          <legend className="visually-hidden">{request.prompt.text}</legend>
          <Form request={request} />
          {request.kind !== 'choose' && request.kind !== 'roll' && <DraftOdds />}
          {request.kind !== 'choose' && (
            <button
              type="submit"
              className="primary"
              disabled={answer === null || objection !== null}
              onFocus={() => controller.focus(answer)}
              onMouseEnter={() => controller.focus(answer)}
            >
              {confirmWord(request, draft.picked.length)}
            </button>
          )}
        </fieldset>
      </form>
      <NotNow request={request} />
      <div className="shortcuts" role="group" aria-label="Fewer questions">
        {Shortcuts === undefined ? <FewerQuestions request={request} /> : <Shortcuts view={view} request={request} />}
      </div>
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint.message}
        </p>
      )}
      {ready === null && (wide || request.kind !== 'choose') && <OddsBars request={request} answer={focus} />}
      <Coach request={request} />
      <Asides />
      <Meant request={request} />
      <details className="why">
        <summary>Why am I asked this?</summary>
        <RuleText id={request.rule} />
      </details>
      <Ready request={request} />
    </section>
  );
}

function confirmWord(request: SeenRequest, picked: number): string {
  if (request.kind === 'pick')
    return picked > 0 ? `Confirm (${picked} chosen)` : request.min === 0 ? 'None of these' : 'Confirm';
  return request.kind === 'roll' ? 'These are my dice' : 'Confirm';
}

/** The digits 1 to 9 stand for the first nine options. */
function useDigits(request: SeenRequest): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
      if (typing || event.repeat || event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key))
        return;
      document.querySelector<HTMLElement>(`[data-digit="${event.key}"]`)?.click();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [request.n]);
}
