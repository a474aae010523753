import { useId, useState } from 'react';
import { type Tagged, TAGS, type Tags, type TagValue, takes } from '../../tabletop/index.ts';
import { NumberField, TextField } from '../ui/fields.tsx';

/** What a tag has before anybody says more. */
export const firstValue = (name: string): TagValue => {
  const wanted = takes(name);
  return wanted === 'number' ? 1 : wanted === 'word' ? 'any' : true;
};

/** What somebody types after a tag of their own: a number if it is one, nothing at all, or a word. */
export const typedValue = (text: string): TagValue => {
  const word = text.trim();
  if (word === '') return true;
  return Number.isFinite(Number(word)) ? Number(word) : word;
};

const nameOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');

export const withTag = (tags: Tags | undefined, name: string, value: TagValue): Tags => ({ ...tags, [name]: value });

export const withoutTag = (tags: Tags | undefined, name: string): Tags =>
  Object.fromEntries(Object.entries(tags ?? {}).filter(([other]) => other !== name));

/** A thing without tags has no field for them: that is how it is written into files. */
export function tagged<T extends { readonly tags?: Tags }>(thing: T, tags: Tags): T {
  const { tags: _, ...rest } = thing;
  return (Object.keys(tags).length === 0 ? rest : { ...rest, tags }) as T;
}

interface TagProps {
  readonly tags: Tags | undefined;
  readonly on: Tagged;
  /** Of what, for those who listen. */
  readonly of: string;
  readonly onChange: (tags: Tags) => void;
}

/** What games may want to know of a thing: names, alone or with a number or a word. */
export function TagFields({ tags = {}, on, of, onChange }: TagProps) {
  return (
    <fieldset className="editor-tags">
      <legend>Tags of {of}</legend>
      <ul>
        {Object.entries(tags).map(([name, value]) => (
          <li key={name}>
            <TagField name={name} value={value} onChange={(now) => onChange(withTag(tags, name, now))} />
            <button
              type="button"
              className="quiet"
              aria-label={`Remove the tag ${name}`}
              onClick={() => onChange(withoutTag(tags, name))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <NewTag tags={tags} on={on} of={of} onChange={onChange} />
    </fieldset>
  );
}

function TagField({ name, value, onChange }: { name: string; value: TagValue; onChange: (value: TagValue) => void }) {
  const wanted = takes(name);
  if (wanted === 'nothing') return <span className="tag">{name}</span>;
  if (wanted === 'number') {
    return <NumberField label={name} value={typeof value === 'number' ? value : 0} onChange={onChange} />;
  }
  return (
    <TextField
      label={wanted === 'word' ? name : `${name}: a number, a word or nothing`}
      value={value === true ? '' : String(value)}
      onChange={(text) => onChange(wanted === 'word' ? text.trim() : typedValue(text))}
    />
  );
}

function NewTag({ tags = {}, on, of, onChange }: TagProps) {
  const [text, setText] = useState('');
  const list = useId();
  const free = Object.entries(TAGS).filter(
    ([name, { on: where }]) => (where as readonly Tagged[]).includes(on) && !Object.hasOwn(tags, name),
  );
  const name = nameOf(text);
  const add = (): void => {
    if (name === '' || Object.hasOwn(tags, name)) return;
    onChange(withTag(tags, name, firstValue(name)));
    setText('');
  };
  return (
    <div className="editor-new-tag">
      <label className="field">
        <span>New tag</span>
        <input
          type="text"
          value={text}
          maxLength={30}
          list={list}
          placeholder={free[0]?.[0] ?? ''}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
      </label>
      <datalist id={list}>
        {free.map(([known, { says }]) => (
          <option key={known} value={known}>
            {says}
          </option>
        ))}
      </datalist>
      <button type="button" disabled={name === ''} aria-label={`Add the tag to ${of}`} onClick={add}>
        Add
      </button>
    </div>
  );
}
