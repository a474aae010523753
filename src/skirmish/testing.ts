/** Scenes for tests: what battles of miniatures have in common. */
import type { Point } from '../kernel/index.ts';
import type { Scene } from '../kernel/testing.ts';
import { box } from '../tabletop/testing.ts';
import type { TerrainFile } from '../tabletop/index.ts';
import type { Base } from './models.ts';

/** A man on a base of an inch. */
export const MAN: Base = { radius: 0.5, height: 1.25, eye: 1.1 };

/** Four square corners: from the first one so many inches wide and deep. */
export const rectangle = box;
type Rectangle = Readonly<Parameters<typeof rectangle>>;
type Pieces = NonNullable<TerrainFile['pieces']>;

/** A piece of such a shape. */
export const block = (id: string, at: Rectangle, more: Partial<Pieces[number]>): Pieces[number] => ({
  id,
  outline: rectangle(...at),
  ...more,
});

/** A row of models that stand 1.5" apart, from the first one backwards. */
export const row = (x: number, y: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [x - 1.5 * i, y]);

/** Six places round (10, 10), an inch from the middle each, and touching at most. */
export const ROUND: readonly [number, number][] = [
  [11, 10],
  [10.5, 10.867],
  [9.5, 10.867],
  [9, 10],
  [9.5, 9.133],
  [10.5, 9.133],
];

/** The events of one kind, as their parameters. */
export const said = <S>(m: Scene<S>, key: string): readonly Record<string, unknown>[] =>
  m.events().flatMap((event) => (event.key === key ? [event.params] : []));

/** The places that the open question suggests, or shows as taken already. */
export const placesIn = <S>(m: Scene<S>): readonly (Point & { readonly id: string })[] =>
  ((m.match.request?.facts ?? {}) as { places?: readonly (Point & { id: string })[] }).places ?? [];
