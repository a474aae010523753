import { content, type Loc } from '../../../../games/last-stand/index.ts';

const { board } = content;

/** Where a location is drawn. */
export const centre = (at: Loc): { x: number; y: number } => board.locations[at - 1] ?? { x: 0, y: 0 };

const AHEAD: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest location in the direction of an arrow key. */
export function towards(from: Loc, key: string): Loc | null {
  const ahead = AHEAD[key];
  if (ahead === undefined) return null;
  const { x, y } = centre(from);
  const [dx, dy] = ahead;
  const found = board.locations
    .map((other) => {
      const along = (other.x - x) * dx + (other.y - y) * dy;
      const aside = Math.abs((other.x - x) * dy) + Math.abs((other.y - y) * dx);
      return { n: other.n, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 20)
    .sort((a, b) => a.cost - b.cost);
  return found[0]?.n ?? null;
}
