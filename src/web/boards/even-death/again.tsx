import { BASE, type Follow, sightIn } from '../../../games/even-death/index.ts';
import type { Point, SeenEvent } from '../../../kernel/index.ts';
import { useMatch } from '../../match/context.tsx';
import { showBoard } from '../../table/tabs.tsx';
import { useWide } from '../../ui/wide.ts';
import { inwards, Label, Tape } from '../../tabletop/measures.tsx';
import { SightProof } from '../../tabletop/sight.tsx';
import { MoveTrace } from '../../tabletop/ways.tsx';
import type { Scene } from './scene.ts';
import { stage, useStage } from './stage.ts';

const WHY: Readonly<Record<Follow['why'], string>> = {
  led: 'nearest to where the herd goes, so it went first',
  held: 'touches a target and stays',
  shifted: 'moved like the first one',
  beside: 'found its spot taken or barred, and stands beside it',
  'closed-up': 'came back to the herd from farther away',
  stayed: 'found no way, and stays',
};
export const whyText = (why: Follow['why']): string => WHY[why];

const followsIn = (event: SeenEvent): readonly Follow[] =>
  (event.params.follows as unknown as readonly Follow[] | undefined) ?? [];

/** Where one model of a herd went last, and why there. */
export function lastFollow(events: readonly SeenEvent[], model: string): Follow | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    const found = followsIn(events[i] as SeenEvent).find(({ id }) => id === model);
    if (found !== undefined) return found;
  }
  return undefined;
}

const hasGeometry = (event: SeenEvent): boolean =>
  event.params.sight !== undefined || event.params.follows !== undefined || event.params.from !== undefined;

/** How many of the newest lines may still be drawn on the table by themselves. */
const LATELY = 3;

/** What just happened, or what somebody wants to see again: the line of a shot with its proof, the ways of a Move. */
export function HappenedLayer({ scene }: { scene: Scene }) {
  const shown = useStage((now) => now.shown);
  const events = useMatch((now) => now.events);
  const latest = events.slice(-LATELY).findLast(hasGeometry);
  const event = shown ?? latest;
  if (event === undefined) return null;
  return <Drawn scene={scene} event={event} asked={shown !== null} />;
}

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const outcomeText = (hits: number, saves: number, wounds: number): string =>
  `${counted(hits, 'hit')}, ${counted(saves, 'save')}: ${counted(wounds, 'wound')}`;

function Drawn({ scene, event, asked }: { scene: Scene; event: SeenEvent; asked: boolean }) {
  const { params } = event;
  const sight = sightIn(params);
  if (sight !== null) {
    const { eye, panel } = sight;
    const middle = { x: (panel.from.x + panel.to.x) / 2, y: (panel.from.y + panel.to.y) / 2 };
    return (
      <g className="ed-again">
        {asked && <SightProof terrain={scene.terrain} look={sight} verdict="as it stood then" seen />}
        <Tape from={{ x: eye.x, y: eye.y, radius: BASE.radius }} to={{ ...middle, radius: BASE.radius }} />
        <Label under={2} at={{ x: middle.x, y: middle.y + BASE.radius }} anchor={inwards(middle, scene.terrain.width)}>
          {outcomeText(Number(params.hits), Number(params.saves), Number(params.wounds))}
        </Label>
      </g>
    );
  }
  const follows = followsIn(event);
  if (follows.length > 0) {
    return (
      <g className="ed-again">
        {follows.map(({ id, from, to }) => (
          <MoveTrace key={id} from={from} to={to} />
        ))}
      </g>
    );
  }
  const [from, to] = [params.from, params.to] as unknown as [Point | undefined, Point | undefined];
  return from === undefined || to === undefined ? null : <MoveTrace from={from} to={to} />;
}

/** In the log: shows a happening on the table, and says why each zombie went where it went. */
export function ShowAgain({ event }: { event: SeenEvent }) {
  const shown = useStage((now) => now.shown === event);
  const wide = useWide();
  if (!hasGeometry(event)) return null;
  const follows = followsIn(event);
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
      {follows.length > 0 && (
        <ul className="modifiers">
          {follows.map(({ id, why }) => (
            <li key={id}>
              <b>{id}</b> {whyText(why)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
