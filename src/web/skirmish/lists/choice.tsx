import { linkTo } from '../../router.ts';
import { bodyOf, type ListFace } from './face.ts';
import { keptLists } from './store.ts';

interface Choice<Body> {
  readonly id: string;
  readonly name: string;
  readonly own: boolean;
  readonly list: Body;
}

/** Lists of a faction that may be played with so many points: one's own first. */
export function choicesOf<Body extends object>(
  face: ListFace<Body>,
  faction: string,
  limit: number,
): readonly Choice<Body>[] {
  const own = keptLists(face).map((list) => ({
    id: list.id,
    name: list.name,
    faction: list.faction,
    own: true,
    list: bodyOf(face, list),
  }));
  const ready = face.ready.map((list) => ({ ...list, own: false }));
  return [...own, ...ready].filter(
    (choice) => choice.faction === faction && face.faults(choice.list, faction, limit).length === 0,
  );
}

interface ListFieldProps<Body extends object> {
  readonly face: ListFace<Body>;
  readonly label: string;
  readonly faction: string;
  readonly limit: number;
  readonly now: Body | null;
  /** What it is called when no list is chosen, where that may be. */
  readonly none?: string;
  readonly onChange: (list: Body) => void;
  readonly onNone?: () => void;
}

/** Which list a seat plays. */
export function ListField<Body extends object>(props: ListFieldProps<Body>) {
  const { face, label, faction, limit, now, none, onChange, onNone } = props;
  const open = choicesOf(face, faction, limit);
  const text = (list: Body): string => JSON.stringify(bodyOf(face, list));
  const chosen = now === null ? undefined : open.find(({ list }) => text(list) === text(now));
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={now === null ? '' : (chosen?.id ?? 'given')}
        onChange={(event) => {
          const choice = open.find(({ id }) => id === event.target.value);
          if (choice !== undefined) onChange(bodyOf(face, choice.list));
          else if (event.target.value === '') onNone?.();
        }}
      >
        {none !== undefined && <option value="">{none}</option>}
        {now !== null && chosen === undefined && <option value="given">of this set-up ({face.points(now)})</option>}
        {open.map(({ id, name, own, list }) => (
          <option key={id} value={id}>
            {own ? `Mine: ${name || 'without a name'}` : name} ({face.points(list)})
          </option>
        ))}
      </select>
    </label>
  );
}

export function BuildLink({ children }: { children: string }) {
  return (
    <p>
      <a className="button" href={linkTo('lists')}>
        {children}
      </a>
    </p>
  );
}
