import { gapBetween, type TextKey } from '../../../games/even-death/index.ts';
import type { Json, Point, SeenOption, SeenRequest } from '../../../kernel/index.ts';
import type { About, SkirmishFace } from '../../skirmish/face.ts';
import { around } from '../../skirmish/frame.ts';
import { unitIn } from '../../skirmish/scene.ts';
import { acts } from './acts.ts';
import { happening } from './again.ts';
import { type Fight, fullUnit, read } from './battle.ts';
import { Features } from './features.tsx';
import { drag, factsIn, ghosts, keyOf, onTheWay, pointing } from './pointing.ts';
import { introduction, shape, sheet, unspoken } from './sheet.ts';
import { bands, forecast, sight } from './sight.ts';

/** What an option says that it is about. */
interface Said {
  readonly unit?: string;
  readonly model?: string;
}
const saidBy = (about: Json | undefined): Said => (about ?? {}) as Said;

/** Options that are about the acting unit itself are chosen in the panel. */
function about(fight: Fight, request: SeenRequest, option: SeenOption): About {
  if (keyOf(request) === 'ed.slot') return { zone: option.id };
  const { unit, model } = saidBy(option.about);
  if (model !== undefined) return { models: [model] };
  if (unit === undefined || (keyOf(request) === 'ed.menu' && unit === fight.acting)) return {};
  return { models: unitIn(fight, unit)?.models ?? [] };
}

/** Inches round somebody whom zombies gather round. */
const CLOSE = 5;

/** Those whom zombies gather round; while somebody deploys, the own zone. */
function frame(fight: Fight, request: SeenRequest): { key: string; points: readonly Point[] } | null {
  const { round, unit, places = [] } = factsIn(request);
  if (round !== undefined) return { key: `round ${round.x} ${round.y}`, points: around([round], CLOSE) };
  const { view } = fight;
  const standing = (unitIn(fight, view.activation?.unit ?? unit)?.models.length ?? 0) > 0;
  if (view.phase !== 'deploy' || standing || places.length > 0) return null;
  const slot = view.sides.find(({ seat }) => seat === view.active)?.slot;
  const points = view.zones.find((zone) => zone.slot === slot)?.outlines.flat() ?? [];
  return { key: `zone of ${view.active}`, points };
}

/** Questions in which more zombies are better. */
const MORE: readonly TextKey[] = ['ed.bite.with', 'ed.merge.who'];

/** What Even Death May Die adds to the board of miniatures games. */
export const fightFace: SkirmishFace<Fight> = {
  read,
  about,
  pointing,
  drag,
  onTheWay,
  mover: (_fight, request) => factsIn(request),
  ghosts,
  picksAll: (request) => MORE.includes(keyOf(request)),
  frame,
  sight,
  bands,
  forecast,
  sheet,
  unspoken,
  gap: (fight, a, b) => gapBetween(fullUnit(fight, a), fullUnit(fight, b)),
  shape,
  introduction,
  happening,
  acts,
  Ground: Features,
};
