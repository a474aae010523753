import { useEffect, useRef } from 'react';
import type { Player } from '../../match/sources/source.ts';
import { Icon } from '../../ui/table-icon.tsx';
import { useDesk, useDeskStore } from '../../tabletop/desk.ts';
import { CLASS_FIGURES } from '../../../games/even-death/index.ts';
import { type BattleUnit, isHerdView, type Scene, sideOfSeat } from './scene.ts';

/** All units, side by side: who is left, who has acted. A tap opens the dossier and finds the unit on the table. */
export function Roster({ scene, players }: { scene: Scene; players: readonly Player[] }) {
  const { view } = scene;
  return (
    <section className="ed-roster" aria-label="Units" tabIndex={0}>
      <p className="ed-round">
        {view.phase === 'play' ? `Round ${view.round}` : view.phase === 'over' ? 'Over' : 'Deployment'}
      </p>
      {view.sides.map((side) => (
        <Side key={side.seat} scene={scene} side={side} players={players} />
      ))}
    </section>
  );
}

/** The side whose turn it is comes into sight, then each unit as it acts. */
function Side({
  scene,
  side,
  players,
}: {
  scene: Scene;
  side: Scene['view']['sides'][number];
  players: readonly Player[];
}) {
  const { view } = scene;
  const { seat, reserve, commandPoints, faction } = side;
  const units: BattleUnit[] = [...view.humans, ...view.herds].filter((unit) => unit.seat === seat);
  const choosing = view.active === seat && view.activation === null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choosing) place.current?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [choosing]);
  return (
    <div
      ref={place}
      className="ed-side"
      data-side={sideOfSeat(view, seat)}
      data-active={view.active === seat || undefined}
    >
      <h3>
        {players.find((player) => player.seat === seat)?.called ?? seat}
        {faction === 'military' && ` · ${commandPoints} CP`}
        {reserve.length > 0 && view.phase !== 'play' && ` · ${reserve.length} to come`}
      </h3>
      <ul>
        {units.map((unit) => (
          <li key={unit.id}>
            <UnitChip scene={scene} unit={unit} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function UnitChip({ scene, unit }: { scene: Scene; unit: BattleUnit }) {
  const desk = useDeskStore();
  const selected = useDesk((now) => now.selected);
  const models = scene.view.models.filter((model) => model.unit === unit.id);
  const [first] = models;
  const acting = scene.view.activation?.unit === unit.id;
  const here = models.some(({ id }) => id === selected);
  const chip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (acting) chip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [acting]);
  const count = isHerdView(unit)
    ? `${unit.zombies.length}`
    : `${unit.vitality}/${CLASS_FIGURES[unit.entry.class].vitality}`;
  return (
    <button
      ref={chip}
      type="button"
      className="ed-chip"
      aria-pressed={here}
      data-used={unit.used || undefined}
      data-acting={acting || undefined}
      aria-label={`${unit.name}, ${isHerdView(unit) ? `${count} zombies` : `${count} Vitality`}${unit.used ? ', has acted' : ''}${acting ? ', acts now' : ''}`}
      onClick={() => first !== undefined && desk.setState({ selected: here ? null : first.id, pointed: first.id })}
    >
      <Icon name={isHerdView(unit) ? 'wanderer' : 'survivor'} />
      <span>{isHerdView(unit) ? unit.name : (unit.entry.name ?? unit.name)}</span>
      <b>{count}</b>
    </button>
  );
}
