import { useId } from 'react';
import type { Json } from '../../kernel/index.ts';
import type { GameFace } from '../boards/face.ts';
import { blank, isPosition, optionsOf, type Plain, type Schema, worded } from './schema.ts';

interface PartProps {
  readonly schema: Schema;
  readonly path: readonly string[];
  readonly value: Json;
  readonly face: GameFace;
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  readonly onChange: (value: Json) => void;
  /** Leads to this part in the text of the set-up. */
  readonly onEdit: (path: string) => void;
}

/** A form for any set-up, made from the game's schema. */
export function SchemaForm(props: PartProps) {
  const { schema, path } = props;
  const wrong = props.errors.find((error) => error.path === path.join('.'))?.message;
  return (
    <>
      {partFor(schema, props)}
      {wrong !== undefined && (
        <p className="complaint" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}

function partFor(schema: Schema, props: PartProps) {
  const values = optionsOf(schema);
  if (values !== null) return <Choice {...props} values={values} />;
  if (schema.type === 'object') return <Parts {...props} />;
  if (schema.type === 'array') return <List {...props} />;
  if (schema.type === 'boolean') return <Check {...props} />;
  return <Typed {...props} />;
}

const labelOf = ({ schema, path, face }: PartProps): string =>
  face.setupText(path)?.title ?? schema.title ?? worded(path.at(-1) ?? 'Set-up');

function Explained({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className="hint">{text}</span>;
}

function Choice(props: PartProps & { values: readonly Plain[] }) {
  const { schema, path, value, face, onChange, values } = props;
  const id = useId();
  const chosen = values.findIndex((option) => option === value);
  const about = chosen === -1 ? undefined : face.setupText(path, String(values[chosen]))?.text;
  return (
    <div className="field">
      <label htmlFor={id}>{labelOf(props)}</label>
      <select id={id} value={chosen} onChange={(event) => onChange(values[Number(event.target.value)] ?? null)}>
        {chosen === -1 && <option value={-1}>None of these</option>}
        {values.map((option, i) => (
          <option key={String(option)} value={i}>
            {face.setupText(path, String(option))?.title ?? worded(String(option))}
          </option>
        ))}
      </select>
      <Explained text={about === undefined || about === '' ? schema.description : about} />
    </div>
  );
}

function Parts(props: PartProps) {
  const { schema, path, value, onChange } = props;
  const held = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, Json>>;
  return (
    <div className="parts">
      {Object.entries(schema.properties ?? {}).map(([key, part]) => {
        const { [key]: own, ...others } = held;
        const inner = { ...props, schema: part, path: [...path, key] };
        return isPosition(part, schema.required?.includes(key) === true) ? (
          <WholeTable {...inner} key={key} value={own ?? null} onLeaveOut={() => onChange(others)} />
        ) : (
          <SchemaForm
            {...inner}
            key={key}
            value={own ?? blank(part)}
            onChange={(next) => onChange({ ...held, [key]: next })}
          />
        );
      })}
    </div>
  );
}

/** A position is read and changed as text. */
function WholeTable({ onLeaveOut, ...props }: PartProps & { onLeaveOut: () => void }) {
  const { path, value, errors, onEdit } = props;
  const at = path.join('.');
  const wrong = errors.filter((error) => error.path === at || error.path.startsWith(`${at}.`)).length;
  return (
    <fieldset className="whole-table">
      <legend>{labelOf(props)}</legend>
      <p>
        {value === null
          ? 'The match begins at the beginning.'
          : 'The match begins from a position: the table as it stands in the middle of a match.'}
      </p>
      {wrong > 0 && (
        <p className="complaint" role="alert">
          {wrong === 1 ? 'One thing is wrong with it.' : `${wrong} things are wrong with it.`}
        </p>
      )}
      <p className="row">
        <button type="button" onClick={() => onEdit(at)}>
          {value === null ? 'Write a position as text' : 'Edit the position as text'}
        </button>
        {value !== null && (
          <button type="button" onClick={onLeaveOut}>
            Begin at the beginning instead
          </button>
        )}
      </p>
    </fieldset>
  );
}

function List(props: PartProps) {
  const { schema, path, value, onChange } = props;
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  const item = schema.items ?? {};
  const one = (props.face.setupText([...path, '0'])?.title ?? labelOf(props).replace(/s$/, '')).toLowerCase();
  return (
    <fieldset className="list">
      <legend>{labelOf(props)}</legend>
      <Explained text={schema.description} />
      {list.map((entry, i) => (
        // Entries have no name but their place.
        <fieldset key={i} className="entry">
          <legend>{worded(`${one} ${i + 1}`)}</legend>
          <SchemaForm
            {...props}
            schema={item}
            path={[...path, String(i)]}
            value={entry}
            onChange={(next) => onChange(list.map((other, j) => (j === i ? next : other)))}
          />
          {list.length > (schema.minItems ?? 0) && (
            <button type="button" onClick={() => onChange(list.filter((_, j) => j !== i))}>
              Remove {one} {i + 1}
            </button>
          )}
        </fieldset>
      ))}
      {list.length < (schema.maxItems ?? Number.POSITIVE_INFINITY) && (
        <button type="button" onClick={() => onChange([...list, blank(item)])}>
          Add another {one}
        </button>
      )}
    </fieldset>
  );
}

function Check(props: PartProps) {
  const { schema, value, onChange } = props;
  return (
    <label className="check">
      <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      <span>{labelOf(props)}</span>
      <Explained text={schema.description} />
    </label>
  );
}

/** Numbers and text. What has no form of its own is typed as JSON. */
function Typed(props: PartProps) {
  const { schema, value, onChange } = props;
  const id = useId();
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const isText = schema.type === 'string';
  return (
    <div className="field">
      <label htmlFor={id}>{labelOf(props)}</label>
      <input
        id={id}
        type={isNumber ? 'number' : 'text'}
        min={schema.minimum}
        max={schema.maximum}
        value={typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value)}
        onChange={(event) => onChange(read(event.target.value, isNumber, isText))}
      />
      <Explained text={schema.description} />
    </div>
  );
}

function read(typed: string, isNumber: boolean, isText: boolean): Json {
  if (isText) return typed;
  if (isNumber) return Number(typed);
  try {
    return JSON.parse(typed) as Json;
  } catch {
    return typed; // half typed: the game's own check says what is wrong
  }
}
