import { type Group, groupFaults, type Setup, word } from '../../../../games/last-days/index.ts';
import { ListField } from '../../../skirmish/lists/choice.tsx';
import { CheckField } from '../../../ui/fields.tsx';
import { asListed, asPlayed, groupLists } from '../groups/index.ts';

interface GroupProps {
  readonly seat: number;
  readonly group: Group;
  readonly points: number;
  readonly use: 'one-off' | 'new' | 'running';
  /** With the points that each Group must have then. */
  readonly onChange: (group: Group, points: number) => void;
}

/** Which Group a seat plays, and who belongs to it. */
export function GroupField({ seat, group, points, use, onChange }: GroupProps) {
  return (
    <>
      <ListField
        face={groupLists}
        label={`Group of seat ${'ABCDEFGH'[seat]}`}
        limit={groupLists.limit.max}
        fits={(one) => groupFaults(one, { use, points: groupLists.limit.max }).length === 0}
        now={asListed(group)}
        onChange={(next) => {
          const needed = Math.max(points, groupLists.points(next)); // a dearer Group raises the limit for all
          onChange(asPlayed(next, needed), needed);
        }}
      />
      <p className="hint">
        {group.members
          .map(({ name, type }) => (name === word('type', type) ? name : `${name} (${word('type', type)})`))
          .join(', ')}
      </p>
    </>
  );
}

type Options = Extract<Setup, { kind: 'battle' }>['options'];

const OPTIONS: Readonly<Record<keyof Options, string>> = {
  zombieLimit: 'No more than 20 zombies at a time come by Noise',
  alarms: 'Cars have alarms that shots may set off',
  bursts: 'Short Controlled Bursts by a rule of our own, for the book has none',
};

/** What the players may agree on. */
export function OptionFields({ options, onChange }: { options: Options; onChange: (options: Options) => void }) {
  return (
    <details>
      <summary>Optional rules</summary>
      {(Object.keys(OPTIONS) as (keyof Options)[]).map((id) => (
        <CheckField
          key={id}
          label={OPTIONS[id]}
          value={options[id]}
          onChange={(value) => onChange({ ...options, [id]: value })}
        />
      ))}
    </details>
  );
}
