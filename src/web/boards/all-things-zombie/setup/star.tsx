import { aboutAttribute, gunFigures, word } from '../../../../games/all-things-zombie/index.ts';
import { Stepper } from '../../../answer/stepper.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/fields.tsx';
import {
  ATTRIBUTES,
  betterOf,
  BLADES,
  classesOn,
  GUNS,
  ITEMS,
  itemsAllowed,
  rolledAttribute,
  type Somebody,
  withAttributes,
  withRep,
} from './made.ts';

interface StarProps {
  readonly star: Somebody;
  readonly grunts: number;
  readonly day: number;
  readonly anyRep: boolean;
  readonly onChange: (star: Somebody) => void;
}

/** ATZ.BAND.11: Rep, Skills, Attributes, Class, weapons, Items of a Star, in the order of the book. */
export function StarForm({ star, grunts, day, anyRep, onChange }: StarProps) {
  const [least, most] = anyRep ? [3, 6] : [4, 5];
  return (
    <details className="atz-star">
      <summary>
        {star.name}: {word('class', star.class)}, Rep {star.rep}. Change
      </summary>
      <TextField
        label="Name"
        value={star.name}
        most={40}
        onChange={(name) => onChange({ ...star, name: name || 'Somebody' })}
      />
      <Stepper
        label="Rep: how good at everything"
        value={star.rep}
        min={least}
        max={most}
        onChange={(rep) => onChange(withRep(star, rep, betterOf(star)))}
      />
      <SelectField
        label="Better Skill"
        value={betterOf(star)}
        values={[
          ['people', `People ${star.rep - 1}, Savvy ${star.rep - 2}`],
          ['savvy', `Savvy ${star.rep - 1}, People ${star.rep - 2}`],
        ]}
        onChange={(better) => onChange(withRep(star, star.rep, better))}
      />
      <SelectField
        label="Class"
        value={star.class}
        values={classesOn(day).map((id) => [id, word('class', id)] as const)}
        onChange={(kin) => onChange({ ...star, class: kin })}
      />
      <Attributes star={star} onChange={onChange} />
      <CheckField
        label="Ambidextrous: a 12 on two dice"
        value={star.ambidextrous}
        onChange={(ambidextrous) => onChange({ ...star, ambidextrous })}
      />
      <Things star={star} allowed={itemsAllowed(star.rep, grunts)} onChange={onChange} />
    </details>
  );
}

type Part = Pick<StarProps, 'star' | 'onChange'>;

/** ATZ.ATTR.2, ATZ.ATTR.4: the first is rolled, the second chosen; both can be changed. */
function Attributes({ star, onChange }: Part) {
  return (
    <>
      {[0, 1].map((at) => {
        const now = star.attributes[at] ?? 'fast';
        const set = (next: (typeof ATTRIBUTES)[number]): void =>
          onChange(
            withAttributes(
              star,
              [0, 1].map((i) => (i === at ? next : (star.attributes[i] ?? 'fast'))),
            ),
          );
        return (
          <div key={at} className="row">
            <SelectField
              label={at === 0 ? 'First Attribute: rolled' : 'Second Attribute: chosen'}
              value={now}
              values={ATTRIBUTES.map((id) => [id, word('attribute', id)] as const)}
              onChange={set}
            />
            {at === 0 && (
              <button type="button" onClick={() => set(rolledAttribute())}>
                Roll 3d6
              </button>
            )}
            <p className="hint">{aboutAttribute(now)}</p>
          </div>
        );
      })}
    </>
  );
}

/** ATZ.ITEM.3: weapons are Items, too. */
function Things({ star, allowed, onChange }: Part & { readonly allowed: number }) {
  const { guns, blades, items } = star;
  const taken = guns.length + blades.length + items.length;
  return (
    <fieldset>
      <legend>
        Weapons and Items: {taken} of {allowed}
      </legend>
      <p className="hint">
        Two for each point of Rep, and one more for each Grunt who is not taken along. Home is free.
      </p>
      <SelectField
        label="Ranged weapon"
        value={guns[0]?.id ?? 'none'}
        values={[
          ['none', 'None'] as const,
          ...GUNS.map(
            (id) =>
              [
                id,
                `${word('gun', id)}: ${gunFigures(id).range}", ${gunFigures(id).ratings.join('/')} shots, Impact ${gunFigures(id).impact}`,
              ] as const,
          ),
        ]}
        onChange={(id) => onChange({ ...star, guns: id === 'none' ? guns.slice(1) : [gunOf(id), ...guns.slice(1)] })}
      />
      <SelectField
        label="Hand to hand"
        value={blades[0]?.id ?? 'none'}
        values={[['none', 'None'] as const, ...BLADES.map((id) => [id, word('blade', id)] as const)]}
        onChange={(id) =>
          onChange({ ...star, blades: id === 'none' ? blades.slice(1) : [{ id, state: 'ready' }, ...blades.slice(1)] })
        }
      />
      <div className="atz-items">
        {ITEMS.map((id) => {
          const count = items.filter((one) => one === id).length;
          return (
            <Stepper
              key={id}
              label={word('item', id)}
              value={count}
              min={0}
              max={count + Math.max(0, allowed - taken)}
              onChange={(next) =>
                onChange({
                  ...star,
                  items: [...items.filter((one) => one !== id), ...Array.from({ length: next }, () => id)],
                })
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

const gunOf = (id: Somebody['guns'][number]['id']): Somebody['guns'][number] => ({
  id,
  empty: false,
  dry: false,
  lastReload: false,
  stockpiled: false,
  hidden: false,
  scope: false,
});
