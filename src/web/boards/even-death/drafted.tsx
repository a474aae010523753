import { useMemo } from 'react';
import type { Point, SeenRequest } from '../../../kernel/index.ts';
import { useMatch, usePlay } from '../../match/context.tsx';
import { inches } from '../../tabletop/measures.tsx';
import { bearing } from '../../tabletop/words.ts';
import { type Mode, modeOf, previewOf } from './modes.ts';
import { type Scene, useScene } from './scene.ts';
import { useStage } from './stage.ts';
import { aroundText, spotText } from './words.ts';

/** Why a Move ends before the point that was pointed at. */
function whyShorter(scene: Scene, mode: Mode, request: SeenRequest, aimed: Point | null): string | null {
  if (aimed === null || (mode.kind !== 'line' && mode.kind !== 'herd')) return null;
  return previewOf(scene, mode, aimed, request).fault;
}

/** What the spot that is chosen on the table comes to: how far, near whom, or why not. */
export function Drafted({ request }: { request: SeenRequest }) {
  const view = useMatch((now) => now.view);
  const draft = usePlay((play) => play.draft);
  const scene = useScene(view);
  const at = request.kind === 'path' ? draft.way.at(-1) : draft.point;
  const aimed = useStage((now) => (now.pinned === request.n ? now.aimed : null));
  const mode = useMemo(() => (scene === null ? null : modeOf(request, scene)), [scene, request]);
  const preview = useMemo(
    () => (scene === null || mode === null || at === undefined ? null : previewOf(scene, mode, at, request)),
    [scene, mode, request, at],
  );
  const shortened = useMemo(
    () => (scene === null || mode === null ? null : whyShorter(scene, mode, request, aimed)),
    [scene, mode, request, aimed],
  );
  if (scene === null || mode === null || preview === null || at === undefined) return null;
  if (mode.kind === 'look') return <p className="hint">Tap the table to look that way, or confirm below.</p>;
  const { fault, inches: long, limit, notes, from, ghosts } = preview;
  return (
    <div className="ed-drafted">
      <p>
        {long === null || from === null ? (
          spotText(view, request, at)
        ) : (
          <>
            <b>{limit === null ? inches(long) : `${inches(long)} of ${limit}"`}</b> {bearing(from, at)},{' '}
            {aroundText(scene.view, request, at, ghosts)}
          </>
        )}
        {notes.length > 0 && `; ${notes.join('; ')}`}.
      </p>
      {fault === null && shortened !== null && <p className="hint">As far as it goes: {shortened}</p>}
      {fault !== null && (
        <p className="complaint" role="status">
          {fault}
        </p>
      )}
      <p className="hint">Tap the table to choose a spot, tap it again or confirm below.</p>
    </div>
  );
}
