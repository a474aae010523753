import { word } from '../../../games/all-things-zombie/index.ts';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly words: string;
  readonly among: readonly T[];
  readonly now: T;
  readonly onChange: (value: T) => void;
}

/** One of a few words of the game. */
export function Choice<T extends string>({ label, words, among, now, onChange }: ChoiceProps<T>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={now} onChange={({ target }) => onChange(target.value as T)}>
        {among.map((id) => (
          <option key={id} value={id}>
            {word(words, id)}
          </option>
        ))}
      </select>
    </label>
  );
}
