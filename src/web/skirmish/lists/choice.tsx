import { linkTo } from '../../router.ts';
import { bodyOf, type ListFace, sameBody } from './face.ts';
import { keptLists } from './store.ts';

interface Choice<Body> {
  readonly id: string;
  readonly name: string;
  readonly own: boolean;
  readonly body: Body;
}

/** Lists that may be played with this many points: one's own first. `fits` says which ones, where not all will do. */
export function choicesOf<Body extends object>(
  face: ListFace<Body>,
  limit: number,
  fits: (body: Body) => boolean = () => true,
): readonly Choice<Body>[] {
  const own = keptLists(face).map((list) => ({ id: list.id, name: list.name, own: true, body: bodyOf(face, list) }));
  const ready = face.ready.map((list) => ({ ...list, own: false }));
  return [...own, ...ready].filter(({ body }) => fits(body) && face.faults(body, limit).length === 0);
}

interface ListFieldProps<Body extends object> {
  readonly face: ListFace<Body>;
  readonly label: string;
  readonly limit: number;
  readonly fits?: (body: Body) => boolean;
  readonly now: Body | null;
  /** What it is called when no list is chosen, where that may be. */
  readonly none?: string;
  readonly onChange: (body: Body) => void;
  readonly onNone?: () => void;
}

/** Which list a seat plays. */
export function ListField<Body extends object>(props: ListFieldProps<Body>) {
  const { face, label, limit, fits, now, none, onChange, onNone } = props;
  const open = choicesOf(face, limit, fits);
  const chosen = now === null ? undefined : open.find(({ body }) => sameBody(face, body, now));
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={now === null ? '' : (chosen?.id ?? 'given')}
        onChange={(event) => {
          const choice = open.find(({ id }) => id === event.target.value);
          if (choice !== undefined) onChange(bodyOf(face, choice.body));
          else if (event.target.value === '') onNone?.();
        }}
      >
        {none !== undefined && <option value="">{none}</option>}
        {now !== null && chosen === undefined && <option value="given">of this set-up ({face.points(now)})</option>}
        {open.map(({ id, name, own, body }) => (
          <option key={id} value={id}>
            {own ? `Mine: ${name || 'without a name'}` : name} ({face.points(body)})
          </option>
        ))}
      </select>
    </label>
  );
}

/** The way to the builder. */
export function BuildLink<Body extends object>({ face: { game, words } }: { face: ListFace<Body> }) {
  return (
    <p>
      <a className="button" href={linkTo('lists', game)}>
        Build {words.aList}
      </a>
    </p>
  );
}
