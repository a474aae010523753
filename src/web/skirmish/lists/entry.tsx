import type { ListFault } from '../../../skirmish/index.ts';
import { Stepper } from '../../answer/stepper.tsx';
import { RuleText } from '../../ui/rule.tsx';
import { type Choosable, faultsOn, type Field, priced, type Shown } from './parts.ts';

interface EntryProps<Body> {
  readonly shown: Shown<Body>;
  /** Its number among its kind, where there are several. */
  readonly nth: number;
  readonly points: string;
  readonly faults: readonly ListFault[];
  readonly onChange: (list: Body) => void;
}

/** One entry of a list: its name and price, its fields, and what is wrong with it. */
export function Entry<Body>({ shown, nth, points, faults, onChange }: EntryProps<Body>) {
  const { copied, removed, fields } = shown;
  const title = removed === undefined ? shown.title : `${nth}. ${shown.title}`;
  const { at, ofCard } = faultsOn(shown, faults);
  return (
    <li className="list-entry">
      <div className="list-head">
        <h3>{title}</h3>
        {shown.points !== undefined && (
          <b>
            {shown.points} {points}
          </b>
        )}
        {copied !== undefined && (
          <button
            type="button"
            className="quiet"
            aria-label={`One more like ${title}`}
            onClick={() => onChange(copied)}
          >
            One more
          </button>
        )}
        {removed !== undefined && (
          <button type="button" className="quiet" aria-label={`Remove ${title}`} onClick={() => onChange(removed)}>
            Remove
          </button>
        )}
      </div>
      <div className="list-fields">
        {fields.map((field) => (
          <div key={field.label} className="list-field">
            <FieldInput field={field} onChange={onChange} />
            {field.hint !== undefined && <p className="hint">{field.hint}</p>}
            <Faults faults={at(field)} />
          </div>
        ))}
      </div>
      {shown.under !== undefined && <p className="hint">{shown.under}</p>}
      <Faults faults={ofCard} />
    </li>
  );
}

/** What is wrong, each with the rule that says so. */
export function Faults({ faults }: { faults: readonly ListFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className="complaint" role="alert">
      {faults.map(({ path, message, rule }) => (
        <li key={`${path.join('.')} ${message}`}>
          {rule === undefined ? (
            message
          ) : (
            <details>
              <summary>{message}</summary>
              <RuleText id={rule} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function FieldInput<Body>({ field, onChange }: { field: Field<Body>; onChange: (list: Body) => void }) {
  switch (field.kind) {
    case 'choice':
      return <ChoiceInput field={field} onChange={onChange} />;
    case 'items':
      return <ItemsInput field={field} onChange={onChange} />;
    case 'amount': {
      const { label, now, min, max, set } = field;
      return <Stepper label={label} value={now} min={min} max={max} onChange={(next) => onChange(set(next))} />;
    }
    case 'name': {
      const { label, now, set } = field;
      return (
        <label className="field">
          <span>{label}</span>
          <input
            type="text"
            maxLength={40}
            value={now ?? ''}
            onChange={({ target }) => onChange(set(target.value.trim() === '' ? undefined : target.value))}
          />
        </label>
      );
    }
  }
}

type FieldOf<Body, K> = Extract<Field<Body>, { kind: K }>;
interface InputProps<Body, K> {
  readonly field: FieldOf<Body, K>;
  readonly onChange: (list: Body) => void;
}

function ChoiceInput<Body>({ field: { label, now, options, none, set }, onChange }: InputProps<Body, 'choice'>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={now ?? ''} onChange={({ target }) => onChange(set(target.value === '' ? null : target.value))}>
        {none !== undefined && <option value="">{none}</option>}
        {none === undefined && now === null && <option value="">choose</option>}
        <Options options={options} now={now} />
      </select>
    </label>
  );
}

/** Things that are taken: each can be put back, and one more is chosen below them. */
function ItemsInput<Body>({ field: { label, now, options, add, set }, onChange }: InputProps<Body, 'items'>) {
  const named = (id: string): string => priced(options.find((option) => option.id === id) ?? { label: id });
  return (
    <fieldset className="list-items">
      <legend>{label}</legend>
      {now.length > 0 && (
        <ul>
          {now.map((id, i) => (
            // Two of them may be alike.
            <li key={i}>
              {named(id)}
              <button
                type="button"
                className="quiet"
                aria-label={`Put ${named(id)} back`}
                onClick={() => onChange(set(now.toSpliced(i, 1)))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <select aria-label={add} value="" onChange={({ target }) => onChange(set([...now, target.value]))}>
        <option value="">{add}</option>
        <Options options={options} now={null} />
      </select>
    </fieldset>
  );
}

/** Options under their headings, in the order in which they come. What cannot be chosen says why. */
function Options({ options, now }: { options: readonly Choosable[]; now: string | null }) {
  const groups = [...new Set(options.map(({ group }) => group ?? ''))];
  return groups.map((group) => {
    const inside = options
      .filter((option) => (option.group ?? '') === group)
      .map((option) => (
        <option key={option.id} value={option.id} disabled={option.barred !== undefined && option.id !== now}>
          {priced(option)}
          {option.barred !== undefined && option.id !== now && `: ${option.barred}`}
        </option>
      ));
    return group === '' ? (
      inside
    ) : (
      <optgroup key={group} label={group}>
        {inside}
      </optgroup>
    );
  });
}
