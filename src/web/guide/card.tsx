import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Answer, SeenRequest } from '../../kernel/index.ts';
import { answerText } from '../answer/answer-text.ts';
import { useFace } from '../boards/face-context.tsx';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import type { Controller } from '../match/controller.ts';
import { type Draft, draftFor } from '../match/draft.ts';
import { obviousAnswer } from '../match/obvious.ts';
import { presses } from '../match/presses.ts';
import { linkTo } from '../router.ts';
import { Icon } from '../ui/table-icon.tsx';
import type { Guide, Moment } from './guide.ts';
import { usePointing } from './pointing.ts';
import { type GuideNotes, type Told, toldAt } from './trail.ts';
import './guide.css';

interface GuideProps {
  readonly guide: Guide;
  readonly notes: GuideNotes;
  readonly onNotes: (notes: GuideNotes) => void;
}

/** Somebody across the table who says one thing at a time, points at it, and lets go. */
export function GuideCard({ guide, notes, onNotes }: GuideProps) {
  const [on, setOn] = useState(notes.on);
  const told = useRef(notes.told);
  const over = useMatch((now) => now.outcome !== null);
  const turn = (next: boolean): void => {
    setOn(next);
    onNotes({ on: next, told: told.current });
  };
  if (over) return <Farewell guide={guide} />;
  if (!on) {
    return (
      <p className="guide-off">
        <button type="button" className="quiet" onClick={() => turn(true)}>
          <Icon name="coach" /> Ask the guide back
        </button>
      </p>
    );
  }
  return <Speaking guide={guide} before={told} onNotes={onNotes} onSkip={() => turn(false)} />;
}

interface SpeakingProps extends Pick<GuideProps, 'guide' | 'onNotes'> {
  /** What was said up to the last moment. */
  readonly before: RefObject<readonly Told[]>;
  readonly onSkip: () => void;
}

function Speaking({ guide, before, onNotes, onSkip }: SpeakingProps) {
  const { now, told, isFirst } = useTold({ guide, before, onNotes });
  const lesson = told?.lesson === null || told === null ? undefined : guide.lessons[told.lesson];
  const remark = told?.remark === null || told === null ? undefined : guide.remarks[told.remark];
  const tries = now === null ? undefined : lesson?.tries?.(now);
  usePointing(now?.request.n ?? -1, lesson?.shows, now?.request.kind === 'choose' ? tries : undefined);
  return (
    <section className="guide" aria-label="Guide" data-moment={now?.answered}>
      <div className="guide-words" aria-live="polite">
        {isFirst && (
          <p className="guide-remark">
            <b>{guide.title}.</b> {guide.premise}
          </p>
        )}
        {remark !== undefined && <p className="guide-remark">{remark.says}</p>}
        <p>
          {now === null
            ? 'Watch the table: this goes by itself.'
            : (lesson?.says ?? 'You know this one. If you are not sure, ask the coach.')}
        </p>
      </div>
      <div className="guide-foot">
        {now !== null && tries !== undefined && <Try request={now.request} answer={tries} />}
        <button type="button" className="quiet guide-skip" aria-label="Skip the guide" onClick={onSkip}>
          Skip
        </button>
      </div>
    </section>
  );
}

/** The answer that the guide has in mind: chosen by the player, or put together on the table first. */
function Try({ request, answer }: { request: SeenRequest; answer: Answer }) {
  const controller = useController();
  const view = useMatch((now) => now.view);
  const { spotText } = useFace();
  const words = answerText(
    request,
    answer,
    spotText === undefined ? undefined : (spot) => spotText(view, request, spot),
  );
  const draft = draftFor(request, answer);
  const isLong = request.kind === 'place' || request.kind === 'path' || words.length > LONG;
  return (
    <p className="guide-try">
      {draft === null ? (
        <button
          type="button"
          onClick={({ nativeEvent }) => controller.choose(answer as string, presses.by(nativeEvent))}
        >
          Try: <b>{words}</b>
        </button>
      ) : (
        <button type="button" onClick={() => showIn(controller, draft)}>
          {isLong ? 'Show me' : <>Show me: {words}</>}
        </button>
      )}
    </p>
  );
}

/** Puts the answer together, and brings the button that takes it into view. */
function showIn(controller: Controller, draft: Partial<Draft>): void {
  controller.change(draft);
  requestAnimationFrame(() => document.querySelector('.asked form .primary')?.scrollIntoView({ block: 'nearest' }));
}

/** More letters than these are seen better than said, and so is a place on a table. */
const LONG = 50;

/** The match is over: what comes next. */
function Farewell({ guide }: { guide: Guide }) {
  return (
    <section className="guide guide-end" aria-label="Guide">
      <div className="guide-words">
        <p>That was your first match, by the real rules. From here on you need no guide. What next?</p>
        <ul>
          {guide.next.map(({ label, text, way }) => (
            <li key={label}>
              <a className="button" href={linkTo(...way)}>
                {label}
              </a>{' '}
              <span className="hint">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What there is to say now; null while the newcomer has nothing to decide. */
function useTold({ guide, before, onNotes }: Omit<SpeakingProps, 'onSkip'>): {
  readonly now: Moment | null;
  readonly told: Told | null;
  readonly isFirst: boolean;
} {
  const asked = usePlay((play) => play.asked === guide.you && !play.settling);
  const request = useMatch((now) => now.request);
  const view = useMatch((now) => now.view);
  const events = useMatch((now) => now.events);
  const answered = useMatch((now) => now.answered);
  const decides = asked && request !== null && obviousAnswer(request) === undefined;
  const told = useMemo(
    () => (decides ? toldAt(guide, before.current, { answered, request, view, events }) : before.current),
    [guide, before, decides, answered, request, view, events],
  );
  useEffect(() => {
    if (told === before.current) return;
    before.current = told;
    onNotes({ on: true, told });
  }, [told, before, onNotes]);
  if (!decides) return { now: null, told: null, isFirst: false };
  const read = told.at(-2)?.read ?? -1;
  return {
    now: { answered, request, view, heard: events.filter(({ n }) => n > read) },
    told: told.at(-1) ?? null,
    isFirst: told.length === 1,
  };
}
