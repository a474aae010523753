import type { ListFault } from '../../../skirmish/index.ts';

/** What stands in a list, as data: parts, entries on their cards, and the fields of a card. */

/** Something that can be chosen or taken. */
export interface Choosable {
  readonly id: string;
  readonly label: string;
  readonly points?: number;
  /** The heading that it stands under. */
  readonly group?: string;
  /** Why it cannot be taken now. */
  readonly barred?: string;
}

interface FieldHead {
  readonly label: string;
  /** What is worth knowing about what is chosen. */
  readonly hint?: string;
  /** The part of the entry that it is about: faults there are shown at this field. */
  readonly at?: string;
}

/** One question on a card; its answer gives the changed entry. */
export type Field<Entry> = FieldHead &
  (
    | {
        readonly kind: 'choice';
        readonly now: string | null;
        readonly options: readonly Choosable[];
        /** What it is called when nothing is chosen, where that may be. */
        readonly none?: string;
        readonly set: (id: string | null) => Entry;
      }
    | {
        /** Things of which any number is taken, each as often as one likes. */
        readonly kind: 'items';
        readonly now: readonly string[];
        readonly options: readonly Choosable[];
        /** What the field for one more is called: "Add gear". */
        readonly add: string;
        readonly set: (ids: readonly string[]) => Entry;
      }
    | {
        readonly kind: 'amount';
        readonly now: number;
        readonly min: number;
        readonly max: number;
        readonly set: (amount: number) => Entry;
      }
    | { readonly kind: 'name'; readonly now: string | undefined; readonly set: (name: string | undefined) => Entry }
  );

/** An entry on its card. */
export interface Card<Entry> {
  readonly title: string;
  readonly points?: number;
  /** What it has without choosing. */
  readonly under?: string;
  readonly fields: readonly Field<Entry>[];
}

/** An entry of a list, whose changes are changes of the list. */
export interface Shown<Body> extends Card<Body> {
  readonly path: ListFault['path'];
  /** The list with one more like it, and without it; where there is exactly one, there is neither. */
  readonly copied?: Body;
  readonly removed?: Body;
}

export interface Add<Body> {
  readonly label: string;
  readonly barred?: string;
  readonly list: Body;
}

export interface ListPart<Body> {
  readonly title: string | null;
  shown(list: Body): readonly Shown<Body>[];
  /** What can be added, and the list with it. */
  adds(list: Body, left: number): readonly Add<Body>[];
}

type Entries<Body, K extends keyof Body> = Body[K] extends readonly (infer Entry)[] ? Entry : never;

interface SeveralParts<Body, Entry> {
  readonly title?: string;
  card(entry: Entry, list: Body): Card<Entry>;
  /** What can be added, and what is new about it; `left` are the points that nobody has spent yet. */
  kinds(list: Body, left: number): readonly (Omit<Choosable, 'group'> & { readonly entry: Entry })[];
}

/** A part with any number of entries. */
export function several<Body extends object, K extends keyof Body & string>(
  key: K,
  { title, card, kinds }: SeveralParts<Body, Entries<Body, K>>,
): ListPart<Body> {
  type Entry = Entries<Body, K>;
  const entriesOf = (list: Body): readonly Entry[] => list[key] as readonly Entry[];
  const withEntries = (list: Body, entries: readonly Entry[]): Body => ({ ...list, [key]: entries });
  return {
    title: title ?? null,
    shown: (list) => {
      const entries = entriesOf(list);
      return entries.map((entry, i) => ({
        ...changing(card(entry, list), (next) => withEntries(list, entries.with(i, next))),
        path: [key, i],
        copied: withEntries(list, entries.toSpliced(i + 1, 0, structuredClone(entry))),
        removed: withEntries(list, entries.toSpliced(i, 1)),
      }));
    },
    adds: (list, left) =>
      kinds(list, left).map(({ entry, barred, ...kind }) => ({
        label: priced(kind),
        ...(barred === undefined ? undefined : { barred }),
        list: withEntries(list, [...entriesOf(list), entry]),
      })),
  };
}

/** A part of which there is exactly one. */
export const one = <Body extends object, K extends keyof Body & string>(
  key: K,
  { title, card }: { readonly title?: string; card(entry: Body[K], list: Body): Card<Body[K]> },
): ListPart<Body> => ({
  title: title ?? null,
  shown: (list) => [{ ...changing(card(list[key], list), (next) => ({ ...list, [key]: next })), path: [key] }],
  adds: () => [],
});

/** A card whose changes change more than the entry. */
const changing = <Entry, Whole>(card: Card<Entry>, whole: (entry: Entry) => Whole): Card<Whole> => ({
  ...card,
  fields: card.fields.map((field) => {
    // Each kind of field is set by another kind of value; all of them give an entry.
    const set = field.set as (value: never) => Entry;
    return { ...field, set: (value: never) => whole(set(value)) } as Field<Whole>;
  }),
});

export const priced = ({ label, points }: Pick<Choosable, 'label' | 'points'>): string =>
  points === undefined ? label : `${label} (${points})`;

/** The faults of an entry: those of each field, and those of the card as a whole. */
export function faultsOn<Body>({ path, fields }: Shown<Body>, faults: readonly ListFault[]) {
  const here = faults.filter((fault) => path.every((step, i) => fault.path[i] === step));
  const isAt = (fault: ListFault, { at }: Field<Body>): boolean => at !== undefined && fault.path[path.length] === at;
  return {
    at: (field: Field<Body>): readonly ListFault[] => here.filter((fault) => isAt(fault, field)),
    ofCard: here.filter((fault) => !fields.some((field) => isAt(fault, field))),
    all: here,
  };
}
