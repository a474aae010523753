import type { Point } from '../../kernel/index.ts';
import type { Look, Terrain } from '../../tabletop/index.ts';
import { inwards, Label } from './measures.tsx';
import { linePath, middleOf, outlinePath } from './shapes.ts';

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Where the blocker stands, and its outline. */
function findIn({ pieces, buildings }: Terrain, id: string): { name: string; path: string; at: Point } | null {
  const piece = pieces.find((one) => one.id === id);
  if (piece !== undefined)
    return { name: piece.name || piece.looks, path: outlinePath(piece.outline), at: middleOf(piece.outline) };
  for (const building of buildings) {
    const part = [...building.walls, ...building.openings].find((one) => one.id === id);
    if (part !== undefined)
      return {
        name: 'kind' in part ? part.kind : `Wall of ${building.name}`,
        path: linePath([part.from, part.to]),
        at: middleOf([part.from, part.to]),
      };
    if (building.id === id)
      return {
        name: building.name || 'Building',
        path: outlinePath(building.outline),
        at: middleOf(building.outline),
      };
  }
  return null;
}

/** Everything that hides a part of what is looked at, by name, and how much. */
export function hidersIn(terrain: Terrain, { blockers }: Look) {
  return blockers.flatMap(({ id, share }) => {
    const found = findIn(terrain, id);
    return found === null ? [] : [{ id, share, words: `${found.name} hides ${percent(share)}`, ...found }];
  });
}

interface SightProps {
  readonly terrain: Terrain;
  /** What the eye sees, with its proof. */
  readonly look: Look;
  /** What the game makes of it: Cover, not seen. */
  readonly verdict: string;
  readonly seen: boolean;
}

/** The proof of a line of sight: the two tangents, what is open between them, and what hides how much of the rest. */
export function SightProof({ terrain, look, verdict, seen }: SightProps) {
  const { eye, panel, open } = look;
  const across = (share: number): Point => ({
    x: panel.from.x + (panel.to.x - panel.from.x) * share,
    y: panel.from.y + (panel.to.y - panel.from.y) * share,
  });
  const hiding = hidersIn(terrain, look);
  const middle = across(0.5);
  return (
    <g className="tt-sight" data-seen={seen || undefined}>
      {hiding.map(({ id, path }) => (
        <path key={id} className="tt-blocker" d={path} />
      ))}
      {open.map(([a, b]) => (
        <path key={a} className="tt-open" d={outlinePath([eye, across(a), across(b)])} />
      ))}
      <path className="tt-tangent" d={linePath([panel.from, eye, panel.to])} />
      <path className="tt-panel" d={linePath([panel.from, panel.to])} />
      {open.map(([a, b]) => (
        <path key={a} className="tt-panel-open" d={linePath([across(a), across(b)])} />
      ))}
      <circle className="tt-eye" cx={eye.x} cy={eye.y} r="0.1" />
      {hiding.map(({ id, words, at }) => (
        <Label key={id} at={at} anchor={inwards(at, terrain.width)}>
          {words}
        </Label>
      ))}
      <Label under={1} at={{ x: middle.x, y: middle.y + 0.5 }} anchor={inwards(middle, terrain.width)}>
        {verdict}
      </Label>
    </g>
  );
}
