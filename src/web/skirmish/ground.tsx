import { PATHS } from 'virtual:icons/table';
import { memo } from 'react';
import type { SeenRequest } from '../../kernel/index.ts';
import { usePlay } from '../match/context.tsx';
import { Fires } from '../tabletop/alive/fires.tsx';
import { Label } from '../tabletop/measures.tsx';
import { linePath, outlinePath } from '../tabletop/shapes.ts';
import type { About, Battle, Marker, Zone } from './face.ts';
import type { Scene } from './scene.ts';

/** What lies on the table beside terrain and models: zones, markers, and what the option in focus is about. */
export function GroundLayer<B extends Battle>({ scene, request }: { scene: Scene<B>; request: SeenRequest | null }) {
  const { face, battle } = scene;
  const focus = usePlay((play) => play.focus);
  const option = request?.options?.find(({ id }) => id === focus);
  const about: About = option === undefined || request === null ? {} : face.about(battle, request, option);
  return (
    <g className="sk-ground">
      {battle.zones.map((zone) => (
        <ZoneMark key={zone.id} zone={zone} chosen={about.zone === zone.id} />
      ))}
      {battle.markers.map((marker) => (
        <MarkerMark key={marker.id} marker={marker} />
      ))}
      {battle.fires !== undefined && <Fires fires={battle.fires} />}
      {about.spot !== undefined && <circle className="sk-spot" cx={about.spot.x} cy={about.spot.y} r="0.6" />}
      {about.way !== undefined && about.way.length > 1 && <path className="sk-focused-way" d={linePath(about.way)} />}
    </g>
  );
}

/** Its name stands in a corner, where nobody is put first. */
const ZoneMark = memo(function ZoneMark({ zone, chosen }: { zone: Zone; chosen: boolean }) {
  const [first] = zone.outlines;
  return (
    <g className="sk-zone" data-side={zone.side ?? undefined} data-chosen={chosen || undefined}>
      {zone.outlines.map((outline) => (
        <path key={outlinePath(outline)} d={outlinePath(outline)} />
      ))}
      {first !== undefined && (
        <Label
          anchor="start"
          under={1}
          at={{ x: Math.min(...first.map(({ x }) => x)) + 0.5, y: Math.min(...first.map(({ y }) => y)) }}
        >
          {zone.name}
        </Label>
      )}
    </g>
  );
});

const MarkerMark = memo(function MarkerMark({ marker: { x, y, radius, label, icon, tone } }: { marker: Marker }) {
  return (
    <g className="sk-marker" data-tone={tone} data-icon={icon === undefined ? undefined : true}>
      <circle cx={x} cy={y} r={radius} />
      {icon === undefined ? (
        <Label at={{ x, y }}>{label}</Label>
      ) : (
        <path d={PATHS[icon]} transform={`translate(${x} ${y}) scale(${ICON / 512}) translate(-256 -256)`}>
          <title>{label}</title>
        </path>
      )}
    </g>
  );
});

/** How large the sign of a marker is, in inches. */
const ICON = 0.8;
