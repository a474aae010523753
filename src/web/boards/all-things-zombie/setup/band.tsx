import { readyStars, periodOf } from '../../../../games/all-things-zombie/index.ts';
import { Grunts } from './grunts.tsx';
import { BandSheet } from './sheet.tsx';
import { type Band, bandFaults, freshStar } from './made.ts';
import { StarForm } from './star.tsx';

interface BandProps {
  readonly seat: number;
  readonly band: Band;
  readonly day: number;
  readonly anyRep: boolean;
  readonly onChange: (band: Band) => void;
}

const OWN = '';

/** ATZ.BAND.11: who plays for a seat: a Star that is ready, or one of one's own, and whom it brings along. */
export function BandField({ seat, band, day, anyRep, onChange }: BandProps) {
  const ready = readyStars(periodOf(day));
  const [star] = band;
  if (star === undefined) return null;
  const isReady = ready.some((one) => JSON.stringify(one) === JSON.stringify(star));
  const faults = bandFaults(band, { day, anyRep });
  return (
    <>
      <label className="field">
        <span>Star of seat {'ABCD'[seat]}</span>
        <select
          value={isReady ? star.name : OWN}
          onChange={({ target }) => {
            const next = ready.find(({ name }) => name === target.value) ?? freshStar(day);
            onChange([next, ...band.slice(1)]);
          }}
        >
          {ready.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={OWN}>One of my own</option>
        </select>
      </label>
      <StarForm
        star={star}
        grunts={band.length - 1}
        day={day}
        anyRep={anyRep}
        onChange={(next) => onChange([next, ...band.slice(1)])}
      />
      <Grunts band={band} day={day} onChange={onChange} />
      {faults.length > 0 && (
        <ul className="complaint" role="status">
          {faults.map(({ message }) => (
            <li key={message}>{message}.</li>
          ))}
        </ul>
      )}
      <BandSheet band={band} />
    </>
  );
}
