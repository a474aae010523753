import { gunFigures, isHuman, word } from '../../../games/all-things-zombie/index.ts';
import type { Point, SeenEvent, SeenOption, SeenRequest } from '../../../kernel/index.ts';
import type { About, Happening, Sighted, SkirmishFace } from '../../skirmish/face.ts';
import type { Band } from '../../tabletop/measures.tsx';
import { unitIn } from '../../skirmish/scene.ts';
import { acts } from './acts.ts';
import { type Fight, read } from './encounter.ts';
import { drag, factsIn, keyOf, pointing } from './pointing.ts';
import { gap, introduction, shape, sheet } from './sheet.ts';
import { Ground } from './table/ground.tsx';
import { Over } from './table/over.tsx';

/** What an option says that it is about. */
interface Said {
  readonly unit?: string;
  readonly shooter?: string;
  readonly opening?: string;
  readonly piece?: string;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Options that are about the acting figure itself are chosen in the panel. */
function about(fight: Fight, request: SeenRequest, option: SeenOption): About {
  const { unit, opening, piece } = (option.about ?? {}) as Said;
  const { terrain } = fight.view;
  const door = terrain.buildings.flatMap(({ openings }) => openings).find(({ id }) => id === opening);
  const thing = terrain.pieces.find(({ id }) => id === piece);
  const spot =
    door !== undefined ? middleOf([door.from, door.to]) : thing === undefined ? null : middleOf(thing.outline);
  const own = keyOf(request) === 'atz.menu' && fight.view.humans.some(({ id, seat }) => id === unit && seat !== null);
  const models = unit === undefined || own ? [] : (unitIn(fight, unit)?.models ?? []);
  return { ...(models.length > 0 ? { models } : undefined), ...(spot === null ? undefined : { spot }) };
}

function sight({ ask }: Fight, from: string, to: string): Sighted | null {
  const [viewer, target] = [ask.figure(from), ask.figure(to)];
  if (viewer === undefined || target === undefined) return null;
  const { look, seen, cover } = ask.sight(viewer, target);
  return { look, seen, verdict: seen ? (cover ?? 'in the open') : 'no Line of Sight' };
}

/** How far each loaded gun reaches. */
function bands({ ask }: Fight, model: string): readonly Band[] {
  const owner = ask.figure(model);
  if (owner === undefined || !isHuman(owner)) return [];
  return owner.guns
    .filter(({ empty, dry }) => !empty && !dry)
    .map(({ id }) => ({ inches: gunFigures(id).range, label: `${word('gun', id)} up to` }));
}

/** The line of a shot that is in focus. */
function forecast(fight: Fight, _request: SeenRequest, option: SeenOption) {
  const { unit, shooter } = (option.about ?? {}) as Said;
  if (unit === undefined || shooter === undefined) return null;
  const seen = sight(fight, shooter, unit);
  return { from: shooter, to: unit, at: null, bands: [], words: seen === null ? [] : [seen.verdict] };
}

function mover(fight: Fight, request: SeenRequest): { readonly unit?: string } {
  const id = factsIn(request).unit ?? fight.acting;
  return id === null || id === undefined ? {} : { unit: id };
}

/** What a line of the log shows again: a way that was gone. */
function happening({ params }: SeenEvent): Happening | null {
  const way = params.way as unknown as readonly Point[] | undefined;
  return way === undefined || way.length < 2 ? null : { ways: [{ id: 'moved', points: way }] };
}

/** What All Things Zombie adds to the board of miniatures games. */
export const encounterFace: SkirmishFace<Fight> = {
  read,
  about,
  pointing,
  drag,
  mover,
  sight,
  bands,
  forecast,
  sheet,
  gap,
  shape,
  introduction,
  happening,
  Ground,
  acts,
  Over,
};
