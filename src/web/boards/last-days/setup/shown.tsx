import { aboutWord, type Group, groupFaults, groupPrice, type Setup, word } from '../../../../games/last-days/index.ts';
import { counted, type Json } from '../../../../kernel/index.ts';
import type { TableChoice } from '../../../../skirmish/index.ts';
import { ListField } from '../../../skirmish/lists/choice.tsx';
import { SidesShown } from '../../../skirmish/setup/sides-shown.tsx';
import { TablePicture } from '../../../tabletop/pictures/picture.tsx';
import type { BringProps, SetupShownProps } from '../../face.ts';
import { asListed, asPlayed, groupLists } from '../groups/index.ts';
import { terrainIn } from './battle.tsx';

/** What a match that waits is about: the Encounter and its table or the campaign, and the Groups. */
export function GroupsShown({ setup, named }: SetupShownProps) {
  const given = setup as unknown as Setup;
  if (given.kind === 'campaign') {
    const length =
      given.games === null ? 'for as long as you like' : `of ${counted(given.games, 'game')} for each Group`;
    return (
      <>
        <p className="hint">
          A campaign {length}.{given.groupsAre === 'running' ? ' Groups from other campaigns may come too.' : ''}
        </p>
        <SidesShown sides={given.groups.map(sideOf)} />
      </>
    );
  }
  if (given.kind !== 'battle') return null;
  const terrain = terrainIn(given.table as TableChoice);
  return (
    <>
      {!named && (
        <p>
          <b>{word('encounter', given.encounter)}.</b> {aboutWord('encounter', given.encounter)}
        </p>
      )}
      {terrain !== null && <TablePicture terrain={terrain} />}
      <p className="hint">Up to {given.points} Scavenge Points for each Group.</p>
      <SidesShown sides={given.groups.map(sideOf)} />
    </>
  );
}

const sideOf = (group: Group) => ({
  name: `${group.name}, ${groupPrice(group)} points`,
  about: group.members
    .map(({ name, type }) => (name === word('type', type) ? name : `${name} (${word('type', type)})`))
    .join(', '),
});

/** A guest's own Group, as dear as the table allows; one with a history where the table takes those. */
export function BringGroup({ setup, seat, list, onChange }: BringProps) {
  const given = setup as unknown as Setup;
  if (given.kind !== 'battle' && given.kind !== 'campaign') return null;
  const { points } = given;
  const use = given.kind === 'battle' ? 'one-off' : given.groupsAre;
  const { bursts } = given.options;
  const planned = given.groups['abcdefgh'.indexOf(seat)] ?? null;
  const now = (list as unknown as Group | null) ?? planned;
  return (
    <ListField
      face={groupLists}
      label="Your Group"
      limit={points}
      fits={(group) => groupFaults(asPlayed(group, points), { use, points, bursts }).length === 0}
      now={now === null ? null : asListed(now)}
      onChange={(group) => onChange(asPlayed(group, points) as unknown as Json)}
    />
  );
}
