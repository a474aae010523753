import {
  aboutWord,
  maximumSize,
  type PerkId,
  refugeFigures,
  spacesLeft,
  word,
} from '../../../../games/last-days/index.ts';
import { download } from '../../../match/keeping/share-file.ts';
import { newList, toFile } from '../../../skirmish/lists/store.ts';
import { groupLists } from '../groups/index.ts';
import { type Campaign, type CampaignSide, gearNames, type Group } from './view.ts';

/** The Refuge: its spaces with what stands in them, what is stored there, and the Group as a file. */
export function Refuge({ campaign, side }: { campaign: Campaign; side: CampaignSide }) {
  const { group } = side;
  const { refuge, members, points, stash } = group;
  const stored = gearNames(stash);
  const worked = campaign.after?.sides.find(({ seat }) => seat === side.seat)?.worked ?? [];
  return (
    <section className="ldc-refuge" aria-label={`Refuge of ${group.name}`}>
      <h3>{word('refuge', refuge)}</h3>
      <p>
        {members.length} of {maximumSize(group)} beds taken. <b>{points}</b> Scavenge Points.
      </p>
      <ul className="ldc-spaces" aria-label="Spaces">
        {refugeFigures(refuge).perks.map((perk) => (
          <Space key={perk} perk={perk} note="built in" worked={worked.includes(perk)} />
        ))}
        {group.foundVehicle === true && <Space perk="escape-vehicle" note="found" worked={false} />}
        {group.built.map((perk, i) => (
          // The same Perk may be there several times.
          <Space key={`${perk} ${i}`} perk={perk} note="built" worked={worked.includes(perk)} />
        ))}
        {Array.from({ length: Math.max(0, spacesLeft(group)) }, (_, i) => (
          <li key={i} className="ldc-space" data-empty>
            Empty Space
          </li>
        ))}
      </ul>
      <p>
        <b>Stash:</b> {stored.join(', ') || 'nothing'}
      </p>
      {side.armoury && (
        <p className="hint">The Armoury is worked: three Ammo Rolls of the next game may be rolled again.</p>
      )}
      {side.radio && (
        <p className="hint">The Radio Room heard something: the next Encounter die may be changed by 1.</p>
      )}
      <p className="row">
        <button type="button" onClick={() => save(group)}>
          Save {group.name} as a file
        </button>
      </p>
    </section>
  );
}

function Space({ perk, note, worked }: { perk: PerkId; note: string; worked: boolean }) {
  return (
    <li className="ldc-space">
      <details>
        <summary>
          {word('perk', perk)} <small>{worked ? 'worked' : note}</small>
        </summary>
        <p className="hint">{aboutWord('perk', perk)}</p>
      </details>
    </li>
  );
}

/** The Group as it stands, to bring to another campaign. */
const save = (group: Group): void =>
  download(`${group.name}.json`, toFile(groupLists, newList(groupLists, { name: group.name, body: group })));
