import { useState } from 'react';
import { word } from '../../../../games/all-things-zombie/index.ts';
import { SelectField } from '../../../ui/fields.tsx';
import { type Band, classesOn, gruntAt, gruntPlaces, rolledGrunt, rowAt } from './made.ts';

interface GruntsProps {
  readonly band: Band;
  readonly day: number;
  readonly onChange: (band: Band) => void;
}

/** ATZ.BAND.3, ATZ.BAND.6, ATZ.BAND.8: who comes along: rolled, or chosen from the lists. */
export function Grunts({ band, day, onChange }: GruntsProps) {
  const [star, ...grunts] = band;
  const classes = classesOn(day);
  const [kin, setKin] = useState(classes[0] ?? 'citizen');
  if (star === undefined) return null;
  const offered = classes.includes(kin) ? kin : (classes[0] ?? 'citizen');
  const taken = band.map(({ name }) => name);
  const isFull = grunts.length >= star.rep;
  return (
    <details className="atz-grunts">
      <summary>
        Grunts: {grunts.length} of {star.rep}
      </summary>
      <ul>
        {grunts.map((one, i) => (
          <li key={`${i} ${one.name}`} className="row">
            <span>
              {one.name}: {word('class', one.class)}, Rep {one.rep},{' '}
              {one.attributes.map((id) => word('attribute', id)).join(', ')}
              {one.guns.map(({ id }) => `, ${word('gun', id)}`)}
              {one.blades.map(({ id }) => `, ${word('blade', id)}`)}
            </span>
            <button type="button" onClick={() => onChange(band.toSpliced(i + 1, 1))}>
              Leave {one.name} out
            </button>
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="hint">
          A Star of Rep {star.rep} leads {star.rep} Grunts at most.
        </p>
      ) : (
        <>
          {classes.length > 1 && (
            <SelectField
              label="Class"
              value={offered}
              values={classes.map((id) => [id, word('class', id)] as const)}
              onChange={setKin}
            />
          )}
          <button type="button" onClick={() => onChange([...band, rolledGrunt(offered, day, star, taken)])}>
            Roll a Grunt
          </button>
          <label className="field">
            <span>Or choose one</span>
            <select
              value=""
              onChange={({ target }) => {
                const [list = 1, row = 7] = target.value.split(' ').map(Number);
                onChange([...band, gruntAt(offered, day, { list, row }, taken)]);
              }}
            >
              <option value="">From the lists</option>
              {gruntPlaces(offered, star).map((place) => (
                <option key={`${place.list} ${place.row}`} value={`${place.list} ${place.row}`}>
                  {placeText(rowAt(offered, place))}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </details>
  );
}

const placeText = ({ rep, people, savvy, attribute, weapon }: ReturnType<typeof rowAt>): string =>
  [
    `Rep ${rep}, People ${people}, Savvy ${savvy}`,
    word('attribute', attribute),
    weapon === null ? 'unarmed' : word('thing', weapon),
  ].join(', ');
