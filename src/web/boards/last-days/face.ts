import type { MenuChoice, SomeFacts } from '../../../games/last-days/index.ts';
import { type Json, meansOf, type Point, type SeenOption, type SeenRequest } from '../../../kernel/index.ts';
import type { About, SkirmishFace } from '../../skirmish/face.ts';
import { unitIn } from '../../skirmish/scene.ts';
import { acts } from './acts.ts';
import { happening } from './again.ts';
import { type Fight, read } from './battle.ts';
import { Ground } from './ground.tsx';
import { Over } from './over.tsx';
import { drag, factsIn, keyOf, pointing } from './pointing.ts';
import { gap, introduction, shape, sheet, unspoken } from './sheet.ts';
import { bands, forecast, sight } from './sight.ts';

/** What an option says that it is about. */
interface Said {
  readonly unit?: string;
  readonly edge?: string;
  readonly token?: string;
  readonly door?: string;
  readonly piece?: string;
  readonly x?: number;
  readonly y?: number;
}
const saidBy = (about: Json | undefined): Said => (about ?? {}) as Said;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Where something of the table is that an option names. */
function spotOf({ view }: Fight, { token, door, piece, x, y }: Said): Point | null {
  if (x !== undefined && y !== undefined) return { x, y };
  const lying = view.tokens.find(({ id }) => id === token);
  if (lying !== undefined) return lying.at ?? null;
  const opening = view.terrain.buildings.flatMap(({ openings }) => openings).find(({ id }) => id === door);
  if (opening !== undefined) return middleOf([opening.from, opening.to]);
  const named = view.terrain.pieces.find(({ id }) => id === piece);
  return named === undefined ? null : middleOf(named.outline);
}

/** Options that are about the acting model itself are chosen in the panel. */
function about(fight: Fight, request: SeenRequest, option: SeenOption): About {
  const said = saidBy(option.about);
  if (said.edge !== undefined) return { zone: said.edge };
  const spot = spotOf(fight, said);
  const { unit } = said;
  const own = keyOf(request) === 'ld.menu' && unit === fight.acting;
  const models = unit === undefined || own ? [] : (unitIn(fight, unit)?.models ?? []);
  return { ...(models.length > 0 ? { models } : undefined), ...(spot === null ? undefined : { spot }) };
}

/** The unit that a question is about. */
function mover(fight: Fight, request: SeenRequest): { readonly unit?: string } {
  const { unit }: SomeFacts = factsIn(request);
  const id = unit ?? fight.acting;
  return id === null ? {} : { unit: id };
}

/** While somebody deploys, the zone; while something is placed, all of the table. */
function frame(fight: Fight, request: SeenRequest): { key: string; points: readonly Point[] } | null {
  const { view, terrain, zones } = fight;
  if (view.phase !== 'prepare') return null;
  const all = [
    { x: 0, y: 0 },
    { x: terrain.width, y: terrain.depth },
  ];
  const key = keyOf(request);
  if (key !== 'ld.deploy') return { key: `prepare ${view.preparing[0] ?? ''}`, points: all };
  const side = view.sides.findIndex(({ seat }) => request.waiting.includes(seat));
  const zone = zones.find((one) => one.side === side);
  return { key: `deploy ${side}`, points: zone?.outlines.flat() ?? all };
}

/** LD.MOVE.15, LD.GEN.13: who could jump does not measure the gap first. */
function unmeasured(_fight: Fight, request: SeenRequest): boolean {
  if (keyOf(request) === 'ld.jump') return true;
  if (keyOf(request) !== 'ld.menu') return false;
  return (request.options ?? []).some((option) => meansOf<MenuChoice>(option).do === 'jump');
}

/** What Last Days adds to the board of miniatures games. */
export const battleFace: SkirmishFace<Fight> = {
  read,
  about,
  pointing,
  drag,
  mover,
  frame,
  unmeasured,
  sight,
  bands,
  forecast,
  sheet,
  unspoken,
  gap,
  shape,
  introduction,
  happening,
  acts,
  Ground,
  Over,
};
