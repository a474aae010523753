import { useState } from 'react';
import type { Terrain } from '../../tabletop/index.ts';
import { Page, useTitle } from '../ui/page.tsx';
import { Drawing } from './drawing.tsx';
import { Start } from './start.tsx';

/** Tables of one's own: drawn here, kept in this browser, saved as files. */
export default function EditorPage() {
  const [terrain, setTerrain] = useState<Terrain | null>(null);
  return terrain === null ? (
    <Page title="Draw a table">
      <p className="lead">Battlefields for the miniatures games: place, turn and name terrain, and play on it.</p>
      <Start onOpen={setTerrain} />
    </Page>
  ) : (
    <main>
      <Titled name={terrain.name} />
      <Drawing terrain={terrain} onClose={() => setTerrain(null)} />
    </main>
  );
}

function Titled({ name }: { name: string }) {
  useTitle(`Draw: ${name}`);
  return null;
}
