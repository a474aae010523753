import { useMemo } from 'react';
import type { SeenRequest } from '../../../kernel/index.ts';
import { useMatch, usePlay } from '../../match/context.tsx';
import { inches } from '../../tabletop/measures.tsx';
import { bearing } from '../../tabletop/words.ts';
import { modeOf, previewOf } from './modes.ts';
import { useScene } from './scene.ts';
import { aroundText, spotText } from './words.ts';

/** What the spot that is chosen on the table comes to: how far, near whom, or why not. */
export function Drafted({ request }: { request: SeenRequest }) {
  const view = useMatch((now) => now.view);
  const draft = usePlay((play) => play.draft);
  const scene = useScene(view);
  const at = request.kind === 'path' ? draft.way.at(-1) : draft.point;
  const preview = useMemo(() => {
    const mode = scene === null ? null : modeOf(request, scene);
    return scene === null || mode === null || at === undefined ? null : previewOf(scene, mode, at, request);
  }, [scene, request, at]);
  if (scene === null || preview === null || at === undefined) return null;
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
      {fault !== null && (
        <p className="complaint" role="status">
          {fault}
        </p>
      )}
      <p className="hint">Tap the table to choose a spot, tap it again or confirm below.</p>
    </div>
  );
}
