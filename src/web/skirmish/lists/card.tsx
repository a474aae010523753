import type { ComponentType, ReactNode } from 'react';

export interface CardProps<Entry> {
  readonly entry: Entry;
  readonly nth: number;
  /** What is wrong with it. */
  readonly faults: readonly string[];
  readonly onChange: (entry: Entry) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

interface CardsProps<Entry> {
  readonly entries: readonly Entry[];
  readonly Card: ComponentType<CardProps<Entry>>;
  readonly faultsAt: (i: number) => readonly string[];
  readonly onChange: (entries: readonly Entry[]) => void;
}

/** The entries of one part of a list, each on its card. */
export function Cards<Entry extends object>({ entries, Card, faultsAt, onChange }: CardsProps<Entry>) {
  return (
    <>
      {entries.map((entry, i) => (
        <Card
          // Units have no name but their place.
          key={i}
          entry={entry}
          nth={i + 1}
          faults={faultsAt(i)}
          onChange={(next) => onChange(entries.map((other, j) => (j === i ? next : other)))}
          onCopy={() => onChange([...entries.slice(0, i + 1), { ...entry }, ...entries.slice(i + 1)])}
          onRemove={() => onChange(entries.filter((_, j) => j !== i))}
        />
      ))}
    </>
  );
}

interface FrameProps {
  readonly title: string;
  readonly nth: number;
  readonly points: number;
  readonly faults: readonly string[];
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  /** The fields of the entry. */
  readonly children: ReactNode;
  readonly under?: ReactNode;
}

/** One entry of a list: its name and price, its fields, and what is wrong with it. */
export function EntryCard({ title, nth, points, faults, onCopy, onRemove, children, under }: FrameProps) {
  return (
    <li className="list-unit">
      <div className="list-head">
        <h3>
          {nth}. {title}
        </h3>
        <b>{points} points</b>
        <button type="button" className="quiet" aria-label={`One more like ${nth}. ${title}`} onClick={onCopy}>
          One more
        </button>
        <button type="button" className="quiet" aria-label={`Remove ${nth}. ${title}`} onClick={onRemove}>
          Remove
        </button>
      </div>
      <div className="list-fields">{children}</div>
      {under}
      {faults.length > 0 && (
        <ul className="complaint" role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface Named {
  readonly name?: string | undefined;
}

/** A name of the entry's own; without one it is called what it is. */
export function NameField<Entry extends Named>({
  entry,
  onChange,
}: {
  entry: Entry;
  onChange: (entry: Entry) => void;
}) {
  const rename = (name: string): void => {
    const { name: _, ...rest } = entry;
    onChange((name.trim() === '' ? rest : { ...rest, name }) as Entry);
  };
  return (
    <label className="field">
      <span>Name (may stay empty)</span>
      <input type="text" maxLength={40} value={entry.name ?? ''} onChange={(event) => rename(event.target.value)} />
    </label>
  );
}

/** Boxes to tick with a pencil. */
export const Boxes = ({ count }: { count: number }) => (
  <span className="boxes" role="img" aria-label={String(count)}>
    {'☐'.repeat(count)}
  </span>
);
