import { useMemo, useRef } from 'react';
import type { Json } from '../../kernel/index.ts';
import type { Figure } from '../tabletop/figure.ts';
import type { Battle, SkirmishFace, Unit } from './face.ts';

/** A battle as it is drawn, with the face to ask about it. */
export interface Scene<B extends Battle = Battle> {
  readonly face: SkirmishFace<B>;
  readonly battle: B;
  /** The battle's figures. Whoever has not changed is the same object as before, so that only the others are drawn again. */
  readonly figures: readonly Figure[];
}

interface Known {
  readonly key: string;
  readonly figure: Figure;
}

/** The figures, those that are as they were as the same objects. */
export function settled(figures: readonly Figure[], before: ReadonlyMap<string, Known>): Map<string, Known> {
  return new Map(
    figures.map((figure) => {
      const key = JSON.stringify(figure);
      const was = before.get(figure.id);
      return [figure.id, was?.key === key ? was : { key, figure }];
    }),
  );
}

export function useScene<B extends Battle>(face: SkirmishFace<B>, view: Json): Scene<B> | null {
  const before = useRef<ReadonlyMap<string, Known>>(new Map());
  return useMemo(() => {
    const battle = face.read(view);
    if (battle === null) return null;
    const known = settled(battle.figures, before.current);
    before.current = known;
    return { face, battle, figures: [...known.values()].map(({ figure }) => figure) };
  }, [face, view]);
}

export const unitIn = ({ units }: Battle, id: string | null | undefined): Unit | undefined =>
  units.find((unit) => unit.id === id);

/** The unit that a model is or belongs to. */
export const unitOfModel = ({ units }: Battle, id: string | null | undefined): Unit | undefined =>
  id === null || id === undefined ? undefined : units.find(({ models }) => models.includes(id));

export const figureIn = <B extends Battle>({ figures }: Scene<B>, id: string | null | undefined): Figure | undefined =>
  figures.find((figure) => figure.id === id);

/** The figures of a unit, in its order. */
export function figuresOf({ figures }: Pick<Battle, 'figures'>, unit: Unit | undefined): Figure[] {
  if (unit === undefined) return [];
  return figures.filter(({ id }) => unit.models.includes(id));
}

/** The model that stands for the unit where only one can. */
export const standsFor = (battle: Battle, unit: Unit): Figure | undefined =>
  battle.figures.find(({ id }) => id === unit.models[0]);

export const calledOf =
  (players: readonly { readonly seat: string; readonly called: string }[]) =>
  (seat: string): string =>
    players.find((player) => player.seat === seat)?.called ?? seat;
