import { plural, type SeenEvent } from '../../../../kernel/index.ts';
import { useMatch } from '../../../match/context.tsx';
import { Chapters, StepRow } from '../../../skirmish/story/story.tsx';
import { LastGame } from './last-game.tsx';
import { STEPS, stepNow, toldSince, toneOf } from './steps.ts';
import { type Campaign } from './view.ts';

/** The time after a game, told step by step: each roll is seen, and what it led to. */
export function Story({ campaign }: { campaign: Campaign }) {
  const events = useMatch((now) => now.events);
  const asked = useMatch((now) => now.request?.prompt.key ?? null);
  const told = toldSince(events).map((part) => ({ ...part, events: together(part.events) }));
  return (
    <section className="ldc-story" aria-label="After the game">
      {campaign.played.length > 0 && <StepRow of={STEPS} now={stepNow(campaign, asked)} label="Steps after a game" />}
      <LastGame campaign={campaign} />
      <Chapters of={STEPS} told={told} open={1} toneOf={toneOf} />
    </section>
  );
}

const GUARD = 'ld.job.guards';

/** All who stand Guard in one line. */
function together(events: readonly SeenEvent[]): readonly SeenEvent[] {
  return events.flatMap((event, i) => {
    if (event.key !== GUARD) return [event];
    if (events[i - 1]?.key === GUARD) return [];
    const end = events.findIndex(({ key }, j) => j > i && key !== GUARD);
    const names = events.slice(i, end < 0 ? undefined : end).map(({ params }) => params['name'] as string);
    const who = new Intl.ListFormat('en').format(names);
    return [{ ...event, text: `${who} ${plural(names.length, 'stands', 'stand')} Guard.` }];
  });
}
