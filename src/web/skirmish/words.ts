import type { Json, Placed, Point, SeenRequest } from '../../kernel/index.ts';
import { apart } from '../../tabletop/index.ts';
import { bearing, nearest, placeWords, spokenInches, spotWords } from '../tabletop/words.ts';
import type { Battle, SkirmishFace } from './face.ts';
import { figuresOf, unitIn, unitOfModel } from './scene.ts';

/** Bases that are nearer than that touch. */
const TOUCHES = 0.05;

/** A spot in words: how far from whoever goes there, which way, in what, and whom it is near. */
export const spotText =
  <B extends Battle>(face: SkirmishFace<B>) =>
  (view: Json, request: SeenRequest, spot: Placed): string => {
    const battle = face.read(view);
    return battle === null ? spotWords(spot) : spotIn(face, battle, request, spot);
  };

export function spotIn<B extends Battle>(face: SkirmishFace<B>, battle: B, request: SeenRequest, spot: Placed): string {
  const { unit, model } = face.mover(battle, request);
  const own = figuresOf(battle, unitIn(battle, unit));
  // Of several models the nearest one goes first.
  const start = request.from ?? battle.figures.find(({ id }) => id === model) ?? nearest(spot, own);
  const where = start === undefined ? spotWords(spot) : `${spokenInches(apart(start, spot))} ${bearing(start, spot)}`;
  return `${where}, ${aroundIn(face, battle, request, spot)}`;
}

const storey = ({ level = 0 }: Placed): string => (level > 0 ? `on level ${level}, ` : '');

/** What a spot lies in, and whom it is near, or any other of the unit that would stand somewhere then. */
export function aroundIn<B extends Battle>(
  face: SkirmishFace<B>,
  battle: B,
  request: SeenRequest,
  spot: Placed,
  all: readonly Point[] = [spot],
): string {
  const { unit, model } = face.mover(battle, request);
  const mover = unitIn(battle, unit) ?? unitOfModel(battle, model);
  const others = battle.figures.filter(({ id, side }) => {
    const of = unitOfModel(battle, id);
    return of?.id !== mover?.id && (mover === undefined || side !== mover.side);
  });
  const pairs = all.flatMap((one) => {
    const near = nearest(one, others);
    return near === undefined ? [] : [{ near, gap: apart(near, one) }];
  });
  const [first, ...rest] = pairs;
  const place = storey(spot) + placeWords(battle.terrain, spot);
  if (first === undefined) return place;
  const { near, gap } = rest.reduce((best, pair) => (pair.gap < best.gap ? pair : best), first);
  const base = figuresOf(battle, mover)[0]?.radius ?? near.radius;
  const far = Math.max(0, gap - base - near.radius);
  const name = unitOfModel(battle, near.id)?.name ?? near.name;
  return `${place}, ${far < TOUCHES ? `touches ${name}` : `${spokenInches(far)} from ${name}`}`;
}
