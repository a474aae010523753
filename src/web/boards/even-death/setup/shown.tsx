import { CLASS_FIGURES, listPoints, word } from '../../../../games/even-death/index.ts';
import type { Json, Seat } from '../../../../kernel/index.ts';
import { ListField } from '../../../skirmish/lists/choice.tsx';
import { SidesShown } from '../../../skirmish/setup/sides-shown.tsx';
import { TablePicture } from '../../../tabletop/pictures/picture.tsx';
import type { BringProps } from '../../face.ts';
import type { Army } from '../lists/army.ts';
import { armyLists } from '../lists/index.ts';
import { drawn } from './battle.tsx';
import { type BattleSetup, SEATS, type Setup } from './setups.ts';

/** What a match that waits is about: where it is fought, and what each side comes with. */
export function ArmiesShown({ setup }: { setup: Json }) {
  const given = setup as unknown as Setup;
  if (given.kind === 'campaign')
    return (
      <SidesShown
        sides={given.players.map(({ faction, lists }) => ({
          name: word('faction', faction),
          about:
            lists.length === 0
              ? 'Chooses lists at the table'
              : lists.map((list) => pointsOf({ faction, ...list })).join(', '),
        }))}
      />
    );
  if (given.kind !== 'battle') return null;
  const { players, limit, terrain, layout } = given;
  return (
    <>
      <TablePicture terrain={terrain ?? drawn(layout, players.length)} />
      <p className="hint">Up to {limit} points for each side.</p>
      <SidesShown
        sides={players.map((army) => ({
          name: `${word('faction', army.faction)}, ${pointsOf(army)}`,
          about: whoIn(army),
        }))}
      />
    </>
  );
}

const pointsOf = (army: Army): string => `${listPoints(army)} points`;

const whoIn = ({ humans, herds }: Army): string =>
  [
    ...humans.map(({ name, class: id }) => {
      const sort = CLASS_FIGURES[id].name;
      return name === undefined ? sort : `${name} (${sort})`;
    }),
    ...herds.map(({ type, zombies }) => `${zombies} ${word('herd', type)}`),
  ].join(', ');

/** A guest's own list, of a faction that nobody else plays. */
export function BringArmy({ setup, seat, list, onChange }: BringProps) {
  const given = setup as unknown as BattleSetup;
  if (given.kind !== 'battle') return null;
  const place = placeOf(seat);
  const others = given.players.flatMap(({ faction }, i) => (i === place ? [] : [faction]));
  const planned = given.players[place] ?? null;
  return (
    <ListField
      face={armyLists}
      label="Your list"
      limit={given.limit}
      fits={({ faction }) => !others.includes(faction)}
      now={(list as unknown as Army | null) ?? planned}
      onChange={(army) => onChange(army as unknown as Json)}
    />
  );
}

const placeOf = (seat: Seat): number => SEATS.indexOf(seat.toUpperCase());
