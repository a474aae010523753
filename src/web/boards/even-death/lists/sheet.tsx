import {
  bandOf,
  CLASS_FIGURES,
  HERD_FIGURES,
  type HerdEntry,
  herdPoints,
  type HumanEntry,
  humanPoints,
  listPoints,
  type Roster,
  word,
} from '../../../../games/even-death/index.ts';
import { Boxes } from '../../../skirmish/lists/card.tsx';
import { type Kept } from '../../../skirmish/lists/face.ts';
import { perksText, toughText, weaponText } from './words.ts';

/** The list on paper: figures to play by, and boxes to tick with a pencil. */
export function ArmySheet({ list }: { list: Kept<Roster> }) {
  const { name, faction, limit, humans, herds } = list;
  return (
    <section className="army-sheet" aria-label="Army sheet">
      <h2>
        {name || 'Army list'}{' '}
        <span>
          {word('faction', faction)}, {listPoints(list)} of {limit} points
        </span>
      </h2>
      {humans.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">Points</th>
              <th scope="col">Move</th>
              <th scope="col">Toughness</th>
              <th scope="col">Weapons</th>
              <th scope="col">Perks</th>
              <th scope="col">Vitality</th>
              <th scope="col">Infected</th>
            </tr>
          </thead>
          <tbody>
            {humans.map((entry, i) => (
              // Units have no name but their place.
              <HumanRow key={i} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {herds.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Herd</th>
              <th scope="col">Points</th>
              <th scope="col">Move</th>
              <th scope="col">Toughness</th>
              <th scope="col">Zombies</th>
            </tr>
          </thead>
          <tbody>
            {herds.map((entry, i) => (
              <HerdRow key={i} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function HumanRow({ entry }: { entry: HumanEntry }) {
  const { name, movement, vitality, toughness, armour } = CLASS_FIGURES[entry.class];
  const fast = entry.perks.includes('athletic') ? movement + 2 : movement;
  const arms = [...entry.weapons, 'unarmed' as const];
  return (
    <tr>
      <th scope="row">
        {entry.name ?? name}
        {entry.name !== undefined && <small>{name}</small>}
      </th>
      <td>{humanPoints(entry)}</td>
      <td>{fast}"</td>
      <td>
        {toughText(toughness)}
        {armour && ' Armour'}
      </td>
      <td>
        {arms.map((weapon, i) => (
          // Two weapons may be alike.
          <div key={i}>
            {word('weapon', weapon)}: {weaponText(weapon)}
          </div>
        ))}
      </td>
      <td>{perksText(entry) || 'none'}</td>
      <td>
        <Boxes count={vitality} />
      </td>
      <td>
        <Boxes count={1} />
      </td>
    </tr>
  );
}

function HerdRow({ entry }: { entry: HerdEntry }) {
  const { name, movement, armour, bands } = HERD_FIGURES[entry.type];
  return (
    <tr>
      <th scope="row">
        {entry.name ?? name}
        {entry.name !== undefined && <small>{name}</small>}
      </th>
      <td>{herdPoints(entry)}</td>
      <td>{movement}"</td>
      <td>
        {bands
          .filter(({ most }) => most <= bandOf(entry.type, entry.zombies).most)
          .map(({ most, toughness }) => (
            <div key={most}>
              up to {most}: {toughText(toughness)}
              {armour && ' Armour'}
            </div>
          ))}
      </td>
      <td>
        <Boxes count={entry.zombies} />
      </td>
    </tr>
  );
}
