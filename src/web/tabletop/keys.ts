import type { Point } from '../../kernel/index.ts';
import { grained } from '../../tabletop/index.ts';
import type { Extent } from './camera.ts';
import type { DeskStore } from './desk.ts';
import { type Figure, figureAt } from './figure.ts';
import type { Lens } from './depth/lens.ts';

interface Reached {
  readonly desk: DeskStore;
  readonly camera: Lens;
  readonly figures: readonly Figure[];
  /** Models that the open question offers come first. */
  readonly offered: readonly string[];
  readonly table: Extent;
  /** Whether the rules allow measuring just now. */
  readonly measured: boolean;
  /** Where the answer that is asked for begins: so does the cursor. */
  readonly from: Point | null;
  readonly onTake: (at: Point, figure: Figure | null) => void;
  readonly onPointed: (id: string | null) => void;
}

/** Which way an arrow key points. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const PAN = 80;
/** In three dimensions these turn and tilt the table. */
const TURNS: Readonly<Record<string, Point>> = {
  q: { x: 60, y: 0 },
  e: { x: -60, y: 0 },
  PageUp: { x: 0, y: 30 },
  PageDown: { x: 0, y: -30 },
};

/** What moves any table on the screen: arrows, nearer, farther, all of it. Answers whether the key meant something. */
export function cameraKey(key: string, camera: Lens): boolean {
  const arrow = ARROWS[key];
  if (arrow !== undefined) camera.panBy(-arrow.x * PAN, -arrow.y * PAN);
  else if (key === '+' || key === '=') camera.zoomBy(1.25);
  else if (key === '-') camera.zoomBy(0.8);
  else if (key === '0') camera.fit();
  else if (camera.turnBy !== undefined && TURNS[key] !== undefined) camera.turnBy(TURNS[key].x, TURNS[key].y);
  else return false;
  return true;
}

/** All that can be done on the table with a keyboard. Answers whether the key meant something. */
export function keyPressed(key: string, fine: boolean, reached: Reached): boolean {
  const { desk, camera, figures } = reached;
  const now = desk.getState();
  const arrow = ARROWS[key];
  if (arrow !== undefined && now.cursor) {
    moveCursor(reached, arrow, fine ? 0.1 : 1);
    return true;
  }
  switch (key) {
    case 'c':
      toggleCursor(reached);
      return true;
    case 'g':
      desk.setState({ grid: !now.grid });
      return true;
    case 'r':
      if (!reached.measured) return false;
      desk.setState({ ruler: now.ruler === null ? rulerStart(reached) : null });
      return true;
    case 'n':
      goTo(reached, 1);
      return true;
    case 'p':
      goTo(reached, -1);
      return true;
    case 'Escape':
      if (now.ruler === null && !now.cursor && now.selected === null) return false;
      desk.setState({ ruler: null, cursor: false, selected: null });
      return true;
    case 'Enter':
    case ' ': {
      const pointed = figures.find(({ id }) => id === now.pointed) ?? null;
      if (now.at === null && pointed === null) return false;
      reached.onTake(now.at ?? (pointed as Figure), pointed);
      return true;
    }
    default:
      return cameraKey(key, camera);
  }
}

const rulerStart = ({ desk, figures, table }: Reached): Point => {
  const { selected, pointed, at } = desk.getState();
  const figure = figures.find(({ id }) => id === (pointed ?? selected));
  return figure ?? at ?? { x: table.width / 2, y: table.depth / 2 };
};

function toggleCursor({ desk, camera, table, figures, from }: Reached): void {
  const { cursor, at, selected } = desk.getState();
  if (cursor) return desk.setState({ cursor: false });
  const start = at ?? from ?? figures.find(({ id }) => id === selected) ?? { x: table.width / 2, y: table.depth / 2 };
  const on = { x: grained(start.x), y: grained(start.y) };
  desk.setState({ cursor: true, at: on });
  camera.show(on);
}

function moveCursor({ desk, camera, table, figures, onPointed }: Reached, by: Point, inches: number): void {
  const from = desk.getState().at ?? { x: table.width / 2, y: table.depth / 2 };
  const within = (value: number, most: number): number => grained(Math.min(most, Math.max(0, value)));
  const at = { x: within(from.x + by.x * inches, table.width), y: within(from.y + by.y * inches, table.depth) };
  desk.setState({ at });
  onPointed(figureAt(figures, at, 0)?.id ?? null);
  camera.show(at);
}

/** The next model: of those that the question offers, where it offers some. */
function goTo({ desk, camera, figures, offered, onPointed }: Reached, step: 1 | -1): void {
  const among = offered.length > 0 ? figures.filter(({ id }) => offered.includes(id)) : figures;
  if (among.length === 0) return;
  const { pointed } = desk.getState();
  const here = among.findIndex(({ id }) => id === pointed);
  const next = among[(here + step + among.length + (here < 0 && step < 0 ? 1 : 0)) % among.length];
  if (next === undefined) return;
  desk.setState({ at: { x: next.x, y: next.y } });
  onPointed(next.id);
  camera.show(next);
}
