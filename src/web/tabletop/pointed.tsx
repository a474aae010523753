import { grained, inside, type Terrain } from '../../tabletop/index.ts';
import { useDesk } from './desk.ts';
import { type Figure, figureAt } from './figure.ts';
import { Label, Tape } from './measures.tsx';
import { pieceName, placeWords, spotWords, traitsOf } from './words.ts';

/** What the pointer and the keyboard's cursor show of what they have reached. */

/** Who it is that is pointed at. */
export function NameTag({ figures }: { figures: readonly Figure[] }) {
  const pointed = useDesk((now) => now.pointed);
  const figure = figures.find(({ id }) => id === pointed);
  return figure === undefined ? null : (
    <Label at={{ x: figure.x, y: figure.y - figure.radius - 0.2 }}>{figure.name}</Label>
  );
}

/** The ruler, and the cursor of the keyboard: the only things that follow the pointer. */
export function Pointer({
  figures,
  terrain,
  measured,
}: {
  figures: readonly Figure[];
  terrain: Terrain;
  measured: boolean;
}) {
  const at = useDesk((now) => now.at);
  const ruler = useDesk((now) => now.ruler);
  const cursor = useDesk((now) => now.cursor);
  if (at === null) return null;
  const from =
    ruler === null || !measured
      ? null
      : (figures.find((f) => f.x === ruler.x && f.y === ruler.y) ?? { ...ruler, radius: 0 });
  const under = figureAt(figures, at, 0);
  const end = under ?? { x: grained(at.x), y: grained(at.y), radius: 0 };
  return (
    <>
      {from !== null && <Tape from={from} to={end} note={under === null ? undefined : `to ${under.name}`} />}
      {cursor && (
        <g className="tt-cursor" transform={`translate(${at.x} ${at.y})`}>
          <path className="tt-fixed" d="M-16 0H-5M5 0H16M0 -16V-5M0 5V16" />
          <title>{placeWords(terrain, at)}</title>
        </g>
      )}
    </>
  );
}

/** What lies under the pointer, and what it does. */
export function GroundNote({ terrain }: { terrain: Terrain }) {
  const words = useDesk(({ at }) => {
    const piece = at === null ? undefined : terrain.pieces.findLast(({ outline }) => inside(outline, at));
    return piece === undefined ? '' : [pieceName(piece), ...traitsOf(piece)].join(', ');
  });
  return words === '' ? null : (
    <p className="tt-ground-note" aria-hidden="true">
      {words}
    </p>
  );
}

/** What the cursor of the keyboard has reached, for those who listen. */
export function CursorWords({ figures, terrain }: { figures: readonly Figure[]; terrain: Terrain }) {
  const cursor = useDesk((now) => now.cursor);
  const at = useDesk((now) => (now.cursor ? now.at : null));
  const pointed = useDesk((now) => now.pointed);
  const figure = figures.find(({ id }) => id === pointed);
  const words =
    figure !== undefined
      ? [figure.name, ...figure.badges.map(({ label }) => label), placeWords(terrain, figure)].join(', ')
      : cursor && at !== null
        ? `${spotWords(at)}, ${placeWords(terrain, at)}`
        : '';
  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}
