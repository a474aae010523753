import { useMatch, usePlay } from '../../../match/context.tsx';
import { Label } from '../../../tabletop/measures.tsx';
import { linePath } from '../../../tabletop/shapes.ts';
import type { Fight } from '../encounter.ts';
import { burnedAt, sharedOut } from './sharing.ts';

/** ATZ.SHOOT.5, ATZ.WPN.18: how the shots would be shared out: so many on each target, and those that burn on the way between two. */
export function Shots({ fight }: { readonly fight: Fight }) {
  const focus = usePlay((play) => play.focus);
  const request = useMatch((now) => now.request);
  if (request?.prompt.key !== 'atz.share') return null;
  const options = request.options ?? [];
  const { about } = options.find(({ id }) => id === focus) ?? options[0] ?? {};
  if (about === undefined) return null;
  const { shooter, shots } = about as { readonly shooter: string; readonly shots: readonly (string | null)[] };
  const at = (id: string) => fight.figures.find((one) => one.id === id);
  const from = at(shooter);
  if (from === undefined) return null;
  const spots = sharedOut(shots).flatMap(({ target, many }) => {
    const to = at(target);
    return to === undefined ? [] : [{ target, many, to }];
  });
  return (
    <g className="atz-shots">
      {spots.map(({ target, many, to }) => (
        <g key={target}>
          <path className="atz-shot" d={linePath([from, to])} />
          <Label at={{ x: to.x, y: to.y + 0.6 }} under={1} tone="harm">
            {many === 1 ? '1 shot' : `${many} shots`}
          </Label>
        </g>
      ))}
      {burnedAt(shots, at).map((place) => (
        <Label key={`${place.x} ${place.y}`} at={place}>
          ✕ burned
        </Label>
      ))}
    </g>
  );
}
