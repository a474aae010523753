import { useMemo } from 'react';
import type { Placed, SeenRequest } from '../../kernel/index.ts';
import { FacingField } from '../answer/facing.tsx';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { bearing } from '../tabletop/words.ts';
import { lengthText } from './aim.tsx';
import type { Battle, Pointing, SkirmishFace } from './face.ts';
import { draftOf, pointsIn, turnedTo, without } from './points.ts';
import { useScene } from './scene.ts';
import { stage, useStage } from './stage.ts';
import { aroundIn, spotIn } from './words.ts';

interface DraftedProps<B extends Battle> {
  readonly face: SkirmishFace<B>;
  readonly request: SeenRequest;
}

/** What is chosen on the table comes to: how far, near whom, or why not. */
export function Drafted<B extends Battle>({ face, request }: DraftedProps<B>) {
  const view = useMatch((now) => now.view);
  const draft = usePlay((play) => play.draft);
  const scene = useScene(face, view);
  const points = pointsIn(request, draft);
  const at = points.at(-1);
  const aimed = useStage((now) => (now.pinned === request.n ? now.aimed : null));
  const pointing = useMemo(
    () => (scene === null ? null : face.pointing(scene.battle, request)),
    [face, scene, request],
  );
  const preview = useMemo(
    () => (pointing === null || at === undefined ? null : pointing.preview(points)),
    [pointing, points, at],
  );
  // Why a way ends before the point that was pointed at.
  const shortened = useMemo(
    () => (pointing?.kind !== 'way' || aimed === null ? null : pointing.preview([...points.slice(0, -1), aimed]).fault),
    [pointing, aimed, points],
  );
  if (scene === null || pointing === null || preview === null || at === undefined) return null;
  if (pointing.kind === 'look') return <p className="hint">Tap the table to look that way, or confirm below.</p>;
  const { fault, inches: long, notes, route, ghosts, stops } = preview;
  const [from] = route ?? [];
  return (
    <div className="sk-drafted">
      <p>
        {long === null || from === undefined ? (
          spotIn(face, scene.battle, request, at)
        ) : (
          <>
            <b>{lengthText(preview)}</b> {bearing(from, at)},{' '}
            {aroundIn(face, scene.battle, request, at, ghosts.length === 0 ? [at] : ghosts)}
          </>
        )}
        {notes.length > 0 && `; ${notes.join('; ')}`}.
      </p>
      {stops.length > 0 && (
        <ul className="hint">
          {stops.map(({ words }) => (
            <li key={words}>{words}.</li>
          ))}
        </ul>
      )}
      {fault === null && shortened !== null && <p className="hint">As far as it goes: {shortened}</p>}
      {fault !== null && (
        <p className="complaint" role="status">
          {fault}
        </p>
      )}
      {pointing.bends === true && <BendButtons request={request} points={points} />}
      <TurnField request={request} pointing={pointing} points={points} />
      <p className="hint">Tap the table to choose a spot, tap it again or confirm below.</p>
    </div>
  );
}

/** A way of several points, for those who have no Shift key: one more, one less. */
function BendButtons({ request, points }: { request: SeenRequest; points: readonly Placed[] }) {
  const controller = useController();
  const bending = useStage((now) => now.bending);
  return (
    <p className="row sk-bends">
      <button
        type="button"
        aria-pressed={bending}
        onClick={() => stage.setState({ bending: !bending, pinned: request.n })}
      >
        Add a point
      </button>
      <button
        type="button"
        disabled={points.length < 2}
        onClick={() => {
          stage.setState({ aimed: null });
          controller.change(draftOf(request, without(points, points.length - 1)));
        }}
      >
        Take one back
      </button>
    </p>
  );
}

/** Where somebody looks at the end of a way; a question for a spot has this field of its own. */
function TurnField({
  request,
  pointing,
  points,
}: {
  request: SeenRequest;
  pointing: Pointing;
  points: readonly Placed[];
}) {
  const controller = useController();
  if (pointing.turns !== true || request.facing === true) return null;
  return (
    <FacingField
      value={points.at(-1)?.facing ?? 0}
      onChange={(facing) => {
        stage.setState({ turned: request.n, pinned: request.n });
        controller.change(draftOf(request, turnedTo(points, facing)));
      }}
    />
  );
}
