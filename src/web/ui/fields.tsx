import { useEffect, useState } from 'react';

/** A number that is taken over when it is one: while it is typed it may be anything. */
export function NumberField({
  label,
  value,
  min = 0,
  max = Infinity,
  whole = false,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max?: number;
  whole?: boolean;
  onChange: (value: number) => void;
}) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(Math.round(value * 1000) / 1000)), [value]);
  const take = (): void => {
    const typed = whole ? Math.round(Number(text)) : Number(text);
    if (text.trim() !== '' && typed >= min && typed <= max && typed !== value && Number.isFinite(typed))
      onChange(typed);
    else setText(String(Math.round(value * 1000) / 1000));
  };
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        step="any"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // in a form, Enter would send it off
          take();
        }}
      />
    </label>
  );
}

export function TextField({
  label,
  value,
  most = 60,
  onChange,
  list,
}: {
  label: string;
  value: string;
  /** As long as it may be. */
  most?: number;
  onChange: (value: string) => void;
  list?: string;
}) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const take = (): void => {
    if (text !== value) onChange(text);
  };
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        value={text}
        maxLength={most}
        list={list}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // in a form, Enter would send it off
          take();
        }}
      />
    </label>
  );
}

export function CheckField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

export function SelectField<T extends string>({
  label,
  value,
  values,
  onChange,
}: {
  label: string;
  value: T;
  values: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as T)}>
        {values.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
