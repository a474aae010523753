import { LEADERS, missionCard, rangerCard } from '../../../games/last-stand/index.ts';
import { Icon } from '../../ui/table-icon.tsx';
import { PawnMark } from './map/glyphs.tsx';
import { activeIn, cardText, stageWords, type View } from './view.ts';
import { SCENARIOS, STEPS } from './words.ts';

/** Where in the match we are: the round, whose turn it is, and which step of it. */
export function Course({ view }: { view: View }) {
  const { phase, round, turn } = view;
  const ranger = activeIn(view);
  const playing = phase !== 'muster' && phase !== 'deploy' && ranger !== undefined;
  const step = STEPS.find(({ phases }) => phases.some((one) => one === phase));
  return (
    <section className="ls-course" aria-label="Round and turn">
      <p className="ls-turn">
        {playing ? (
          <>
            <PawnMark ranger={ranger.id} side={turn.n} active />
            <span>
              Round {round}: <b>{rangerCard(ranger.id).name}</b>
            </span>
          </>
        ) : (
          <span>Before the first round</span>
        )}
      </p>
      <ol className="ls-steps">
        {STEPS.map((one) => (
          <li key={one.name} aria-current={one === step ? 'step' : undefined} title={one.text}>
            <Icon name={one.icon} />
            <span>{one.name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What it is all about: how to win, what the stage brings, and how to lose. */
export function Goals({ view }: { view: View }) {
  const { stage, scenario, group } = view;
  const { name, goal } = SCENARIOS[scenario];
  const slain = LEADERS.filter((id) => view.leaders[id].slain).length;
  return (
    <details className="ls-how">
      <summary>
        {name}: stage {stage}, {slain} of 4 Leaders slain{group !== null && `. ${groupSoFar(view)}`}
      </summary>
      <dl>
        <dt>{name}</dt>
        <dd>{goal}</dd>
        <dt>Stage</dt>
        <dd>{stageWords(view)}</dd>
        {group !== null && (
          <>
            <dt>{missionCard(group.id).title}</dt>
            <dd>
              {cardText(group.flipped ? `${group.id}.back` : group.id)} {groupSoFar(view)}
            </dd>
          </>
        )}
        {STEPS.map((one) => (
          <div key={one.name} className="pair">
            <dt>{one.name}</dt>
            <dd>{one.text}</dd>
          </div>
        ))}
        <dt>You lose</dt>
        <dd>
          when a Leader enters Last Stand, the last Depot is placed, a tribe runs out of figures, or a fourth enemy
          stands in Last Stand.
        </dd>
      </dl>
    </details>
  );
}

/** How far the Group Mission has come. */
export function groupSoFar({ group }: View): string {
  if (group === null) return '';
  if (group.flipped) return 'Done, and turned over.';
  return missionCard(group.id)
    .goals.flatMap((goal) => {
      if (goal.goal === 'progress') return [`Work: ${group.progress} of ${goal.n}.`];
      if (goal.goal !== 'deliver') return [];
      return [`${goal.what === 'relic' ? 'Relic' : 'Parts'} handed in: ${group[goal.what]} of ${goal.n}.`];
    })
    .join(' ');
}
