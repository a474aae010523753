import type { SeenEvent } from '../../kernel/index.ts';
import { useMatch } from '../match/context.tsx';
import { showBoard } from '../table/tabs.tsx';
import { inwards, Label, Tape } from '../tabletop/measures.tsx';
import { SightProof } from '../tabletop/sight.tsx';
import { MoveTrace } from '../tabletop/ways.tsx';
import { useWide } from '../ui/wide.ts';
import type { Battle, Happening, SkirmishFace } from './face.ts';
import type { Scene } from './scene.ts';
import { stage, useStage } from './stage.ts';

/** What one model did last, and why, in a sentence. */
export function lastReason<B extends Battle>(
  face: SkirmishFace<B>,
  events: readonly SeenEvent[],
  model: string,
): string | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    const found = face.happening(events[i] as SeenEvent)?.reasons?.find(({ id }) => id === model);
    if (found !== undefined) return `${found.called} ${found.why}.`;
  }
  return undefined;
}

/** How many of the newest lines may still be drawn on the table by themselves. */
const LATELY = 3;

/** What just happened, or what somebody wants to see again: the line of a shot with its proof, the ways of a Move. */
export function HappenedLayer<B extends Battle>({ scene }: { scene: Scene<B> }) {
  const { face } = scene;
  const shown = useStage((now) => now.shown);
  const events = useMatch((now) => now.events);
  const event = shown ?? events.slice(-LATELY).findLast((one) => face.happening(one) !== null);
  const happening = event === undefined ? null : face.happening(event);
  return happening === null ? null : <Drawn scene={scene} happening={happening} asked={shown !== null} />;
}

/** The disc of somebody who stood there then. */
const STOOD = 0.5;

function Drawn<B extends Battle>({
  scene,
  happening: { sight, ways = [] },
  asked,
}: {
  scene: Scene<B>;
  happening: Happening;
  asked: boolean;
}) {
  const { terrain } = scene.battle;
  if (sight !== undefined) {
    const { eye, panel } = sight.look;
    const middle = { x: (panel.from.x + panel.to.x) / 2, y: (panel.from.y + panel.to.y) / 2 };
    return (
      <g className="sk-again">
        {asked && <SightProof terrain={terrain} look={sight.look} verdict="as it stood then" seen />}
        <Tape from={{ x: eye.x, y: eye.y, radius: STOOD }} to={{ ...middle, radius: STOOD }} />
        <Label under={2} at={{ x: middle.x, y: middle.y + STOOD }} anchor={inwards(middle, terrain.width)}>
          {sight.words}
        </Label>
      </g>
    );
  }
  return (
    <g className={ways.length > 1 ? 'sk-again' : undefined}>
      {ways.map(({ id, points }) => (
        <MoveTrace key={id} points={points} />
      ))}
    </g>
  );
}

/** In the log: shows a happening on the table, and says why each model went where it went. */
export function ShowAgain<B extends Battle>({ face, event }: { face: SkirmishFace<B>; event: SeenEvent }) {
  const shown = useStage((now) => now.shown === event);
  const wide = useWide();
  const happening = face.happening(event);
  if (happening === null) return null;
  const { reasons = [] } = happening;
  return (
    <>
      <p>
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => {
            stage.setState({ shown: shown ? null : event });
            if (!shown && !wide) showBoard();
          }}
        >
          {shown ? 'Clear it from the table' : 'Show on the table'}
        </button>
      </p>
      {reasons.length > 0 && (
        <ul className="modifiers">
          {reasons.map(({ id, why }) => (
            <li key={id}>
              <b>{id}</b> {why}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Takes away what the log has put on the table. */
export function ClearButton() {
  const shown = useStage((now) => now.shown !== null);
  if (!shown) return null;
  return (
    <button type="button" onClick={() => stage.setState({ shown: null })}>
      Clear
    </button>
  );
}
