import { memo } from 'react';
import { type Character, LOCKED_INCHES, nameOf, PERSON } from '../../../games/last-days/index.ts';
import { inwards, Label } from '../../tabletop/measures.tsx';
import type { Fight } from './battle.ts';
import './last-days.css';

/** LD.LOCK.3: measured from the edge of the base. */
const LOCKED = LOCKED_INCHES + PERSON.radius;

/** What lies under the models: who fell where, and how far those can fire who hold Locked and Loaded Tokens. */
export const Ground = memo(function Ground({ battle: fight }: { readonly battle: Fight }) {
  const acting = fight.acting === null ? undefined : fight.ask.unit(fight.acting);
  const watchers = acting === undefined ? [] : fight.ask.watchers(acting);
  return (
    <g className="ld-ground">
      {fight.view.characters
        .filter(({ fate }) => fate === 'out')
        .map((one) => (
          <Fallen key={one.id} one={one} />
        ))}
      {watchers.map((one) => (
        <g key={one.id} className="ld-watch">
          <circle cx={one.x} cy={one.y} r={LOCKED} />
          <Label at={{ x: one.x, y: one.y - LOCKED }} anchor={inwards(one, fight.terrain.width)}>
            {nameOf(one)} is Locked and Loaded: {LOCKED_INCHES}"
          </Label>
        </g>
      ))}
    </g>
  );
});

/** Where somebody went Out of Action. */
function Fallen({ one: { x, y, member } }: { one: Character }) {
  return (
    <g className="ld-fallen" transform={`translate(${x} ${y})`}>
      <title>{member.name} went Out of Action here</title>
      <path d="M-0.35 -0.35L0.35 0.35M0.35 -0.35L-0.35 0.35" />
    </g>
  );
}
