import { useMatch } from '../../../match/context.tsx';
import { Chapters, StepRow } from '../../../skirmish/story/story.tsx';
import { STEPS, stepNow, toldSince, toneOf } from './steps.ts';
import type { Campaign } from './view.ts';

/** The month, told step by step: each roll is seen, and what it led to. */
export function MonthStory({ campaign }: { campaign: Campaign }) {
  const events = useMatch((now) => now.events);
  const asked = useMatch((now) => now.request?.prompt.key ?? null);
  return (
    <section className="atzj-story" aria-label="This month">
      <StepRow of={STEPS} now={stepNow(campaign, asked)} label="Steps of a month" />
      <Chapters of={STEPS} told={toldSince(events)} open={2} toneOf={toneOf} />
    </section>
  );
}
