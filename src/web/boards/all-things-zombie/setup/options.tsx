import { CheckField, SelectField } from '../../../ui/fields.tsx';
import type { EncounterSetup } from './made.ts';

type Options = EncounterSetup['options'];
type Switch = { [K in keyof Options]-?: Options[K] extends boolean ? K : never }[keyof Options];

/** Optional rules of the book. */
const BOOK: Readonly<Partial<Record<Switch, string>>> = {
  freeWill: 'Free Will: a Star picks the result of its Reaction Tests (ATZ.STAR.21)',
  starPower: 'Star Power: a Star turns wounds aside (ATZ.STAR.7)',
  largerThanLife: 'Larger Than Life: only somebody of higher Rep kills a Star (ATZ.STAR.16)',
  cheatingDeath: 'Cheating Death: once, for a point of Rep (ATZ.STAR.18)',
  tightAmmo: 'Really Tight Ammo (ATZ.AMMO.7)',
};
/** Where the book is silent or leaves the choice. */
const OURS: Readonly<Partial<Record<Switch, string>>> = {
  anyRep: 'A Star may begin with Rep 3 to 6; the book suggests 4 or 5 (ATZ.STAR.3)',
  anyTwoWeapons: 'Any two weapons may be fired together, not only one-handed ones (ATZ.WPN.20)',
};

/** What players agree on. */
export function OptionFields({ options, onChange }: { options: Options; onChange: (options: Options) => void }) {
  const fields = (among: Readonly<Partial<Record<Switch, string>>>) =>
    (Object.entries(among) as [Switch, string][]).map(([id, label]) => (
      <CheckField
        key={id}
        label={label}
        value={options[id]}
        onChange={(value) => onChange({ ...options, [id]: value })}
      />
    ));
  return (
    <details>
      <summary>Optional rules, and our reading</summary>
      <fieldset>
        <legend>Optional rules of the book</legend>
        {fields(BOOK)}
        <CheckField
          label="A quick game: nobody is met, no Random Events, no Police (ATZ.MODE.5)"
          value={options.quick === true}
          onChange={(quick) => onChange({ ...options, quick: quick ? true : undefined })}
        />
        <SelectField
          label="Attributes (ATZ.ATTR.1)"
          value={options.attributes}
          values={[
            ['everyone', 'Everybody has theirs'],
            ['bands', 'Only players’ bands'],
            ['stars', 'Only Stars'],
            ['nobody', 'Nobody'],
          ]}
          onChange={(attributes) => onChange({ ...options, attributes })}
        />
      </fieldset>
      <fieldset>
        <legend>The table</legend>
        <SelectField
          label="Hills (ATZ.TERR.16)"
          value={options.hills ?? 'hills'}
          values={[
            ['hills', 'Gentle: they slow nobody'],
            ['steep', 'Steep: a whole move for 2 inches'],
            ['mountains', 'Mountains: nobody gets over them'],
          ]}
          onChange={(hills) => {
            const { hills: _, ...others } = options;
            onChange(hills === 'hills' ? others : { ...others, hills });
          }}
        />
      </fieldset>
      <fieldset>
        <legend>Our reading, where the book leaves it open</legend>
        {fields(OURS)}
        <SelectField
          label="The Player Group in Contact (ATZ.CONTACT.4)"
          value={options.playerGroup}
          values={[
            ['group', 'The group that saw them'],
            ['side', 'Everybody on the players’ side'],
          ]}
          onChange={(playerGroup) => onChange({ ...options, playerGroup })}
        />
      </fieldset>
    </details>
  );
}
