import { type Faction, FACTIONS, word } from '../../../../games/even-death/index.ts';
import { Stepper } from '../../../answer/stepper.tsx';
import { CheckField } from '../../../ui/fields.tsx';
import type { Holding } from './setups.ts';

interface FactionProps {
  readonly seat: string;
  readonly faction: Faction;
  readonly onChange: (faction: Faction) => void;
}

export function FactionField({ seat, faction, onChange }: FactionProps) {
  return (
    <label className="field">
      <span>Seat {seat} plays</span>
      <select value={faction} onChange={(event) => onChange(event.target.value as Faction)}>
        {FACTIONS.map((id) => (
          <option key={id} value={id}>
            {word('faction', id)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ObjectiveProps {
  readonly label: string;
  /** How it is held; null if there is none. */
  readonly now: Holding | null;
  readonly onChange: (isThere: boolean) => void;
  readonly onHolding: (holding: Holding) => void;
}

/** EDM.SETUP.12: whether there is an objective, how near one has to be to hold it, and for how long. */
export function ObjectiveField({ label, now, onChange, onHolding }: ObjectiveProps) {
  return (
    <>
      <CheckField label={label} value={now !== null} onChange={onChange} />
      {now !== null && (
        <div className="army-objective">
          <Stepper
            label="Inches around it"
            value={now.radius}
            min={1}
            max={30}
            onChange={(radius) => onHolding({ ...now, radius })}
          />
          <Stepper
            label="Rounds to hold it"
            value={now.rounds}
            min={1}
            max={20}
            onChange={(rounds) => onHolding({ ...now, rounds })}
          />
        </div>
      )}
    </>
  );
}
