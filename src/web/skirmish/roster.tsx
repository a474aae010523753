import { useEffect, useRef } from 'react';
import type { Player } from '../match/sources/source.ts';
import { useDesk, useDeskStore } from '../tabletop/desk.ts';
import { Icon } from '../ui/table-icon.tsx';
import type { Battle, Side, Unit } from './face.ts';
import { calledOf } from './scene.ts';

/** All units, side by side: who is left, who has acted. A tap opens the dossier and finds the unit on the table. */
export function Roster({ battle, players }: { battle: Battle; players: readonly Player[] }) {
  return (
    <section className="sk-roster" aria-label="Units" tabIndex={0}>
      <p className="sk-stage">{battle.stage}</p>
      {battle.sides.map((side) => (
        <SideOf key={side.seat} battle={battle} side={side} players={players} />
      ))}
    </section>
  );
}

/** The side whose turn it is comes into sight, then each unit as it acts. */
function SideOf({ battle, side, players }: { battle: Battle; side: Side; players: readonly Player[] }) {
  const { seat, notes } = side;
  const choosing = battle.active === seat && battle.acting === null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choosing) place.current?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [choosing]);
  return (
    <div ref={place} className="sk-side" data-side={side.side} data-active={battle.active === seat || undefined}>
      <h3>{[side.name ?? calledOf(players)(seat), ...notes].join(' · ')}</h3>
      <ul>
        {battle.units
          .filter((unit) => unit.seat === seat)
          .map((unit) => (
            <li key={unit.id}>
              <UnitChip unit={unit} acting={battle.acting === unit.id} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function UnitChip({ unit, acting }: { unit: Unit; acting: boolean }) {
  const desk = useDeskStore();
  const here = useDesk(({ selected }) => selected !== null && unit.models.includes(selected));
  const [first] = unit.models;
  const chip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (acting) chip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [acting]);
  const spoken = [unit.name, unit.counted, ...(unit.used ? ['has acted'] : []), ...(acting ? ['acts now'] : [])];
  return (
    <button
      ref={chip}
      type="button"
      className="sk-chip"
      aria-pressed={here}
      data-used={unit.used || undefined}
      data-acting={acting || undefined}
      aria-label={spoken.filter((words) => words !== '').join(', ')}
      onClick={() => first !== undefined && desk.setState({ selected: here ? null : first, pointed: first })}
    >
      <Icon name={unit.icon} />
      <span>{unit.short ?? unit.name}</span>
      <b>{unit.count}</b>
    </button>
  );
}
