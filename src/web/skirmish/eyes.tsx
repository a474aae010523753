import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { SeenEvent, SeenRequest } from '../../kernel/index.ts';
import { apart, type Look, Tabletop } from '../../tabletop/index.ts';
import { useMatch } from '../match/context.tsx';
import { type DeskStore, useDesk, useDeskStore } from '../tabletop/desk.ts';
import type { Figure } from '../tabletop/figure.ts';
import type { Eyes } from '../tabletop/depth/lens.ts';
import { inches } from '../tabletop/measures.tsx';
import { hidersIn, percent } from '../tabletop/sight.tsx';
import { depthFault } from '../tabletop/depth/views.tsx';
import type { Battle, Forecast } from './face.ts';
import { figureIn, type Scene, unitIn, unitOfModel } from './scene.ts';
import { useStage } from './stage.ts';

/** Through whose eyes the table is seen, and at what they look. */

/** How many of the newest lines of the log may still be the shot that one stands at. */
const LATELY = 4;
/** Where one looks whose target nobody knows: so far ahead. */
const AHEAD = 8;

/** The eyes of the model that was chosen, or acts, or of whoever fired the shot that is shown again. */
export function useEyes<B extends Battle>(
  scene: Scene<B>,
  request: SeenRequest | null,
  forecast: Forecast | null,
  desk: DeskStore,
): Eyes | null {
  const wanted = useStore(desk, (now) => now.view === 'eye');
  const chosen = useStore(desk, (now) => now.eyes);
  const pointed = useStore(desk, (now) => now.pointed);
  const shown = useStage((now) => now.shown);
  const events = useMatch((now) => now.events);
  return useMemo(() => {
    if (!wanted) return null;
    const again = shotOf(scene, shown, chosen === null && request === null ? events : []);
    if (again !== null) return again;
    const viewer = viewerOf(scene, chosen, forecast, request);
    if (viewer === undefined) return null;
    const target = targetOf(scene, viewer, forecast?.to ?? pointed);
    return target === undefined ? ahead(scene, viewer) : seen(scene, viewer, target);
  }, [wanted, chosen, pointed, shown, events, scene, forecast, request]);
}

/** Where the shot was fired that the log shows, or the last one of a replay. */
function shotOf<B extends Battle>(
  { face, battle }: Scene<B>,
  shown: SeenEvent | null,
  events: readonly SeenEvent[],
): Eyes | null {
  const sights = (shown === null ? events.slice(-LATELY) : [shown]).map((event) => face.happening(event)?.sight);
  const sight = sights.findLast((one) => one !== undefined);
  if (sight === undefined) return null;
  const { look } = sight;
  return { id: null, name: 'whoever fired', ...lineOf(look), look, words: [sight.words, ...shares(battle, look)] };
}

/** From the eye to the middle of what it looks at. */
const lineOf = ({ eye, panel: { from, to, bottom, top } }: Look): Pick<Eyes, 'eye' | 'towards'> => ({
  eye,
  towards: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: (bottom + top) / 2 },
});

function viewerOf<B extends Battle>(
  scene: Scene<B>,
  chosen: string | null,
  forecast: Forecast | null,
  request: SeenRequest | null,
): Figure | undefined {
  const { battle, face } = scene;
  const own = request === null ? undefined : face.mover(battle, request);
  const unit = unitIn(battle, battle.acting ?? own?.unit);
  const stands = figureIn(scene, chosen ?? forecast?.from ?? own?.model ?? unit?.models[0]);
  return stands ?? scene.figures.find(({ dead, down, counter }) => !dead && !down && counter !== true);
}

/** Whoever is aimed at or pointed at, or else the nearest of those one would fight. */
function targetOf<B extends Battle>(scene: Scene<B>, viewer: Figure, wanted: string | null): Figure | undefined {
  const found = figureIn(scene, wanted);
  if (found !== undefined && found.id !== viewer.id) return found;
  const unit = unitOfModel(scene.battle, viewer.id);
  return scene.figures
    .filter((one) => one.id !== viewer.id && (one.side !== viewer.side || one.dead !== viewer.dead))
    .filter((one) => unit === undefined || unitOfModel(scene.battle, one.id) !== unit)
    .reduce<Figure | undefined>(
      (best, one) => (best === undefined || apart(one, viewer) < apart(best, viewer) ? one : best),
      undefined,
    );
}

/** What one model sees of another: both shares are said, of what is seen and of what is hidden. */
function seen<B extends Battle>(scene: Scene<B>, viewer: Figure, target: Figure): Eyes {
  const { face, battle } = scene;
  const far = `${target.name}, ${inches(Math.max(0, apart(viewer, target) - viewer.radius - target.radius))} away`;
  const sighted = face.sight(battle, viewer.id, target.id);
  if (sighted === null) return { ...ahead(scene, viewer, target), words: [far] };
  const { look, verdict } = sighted;
  return {
    id: viewer.id,
    name: viewer.name,
    ...lineOf(look),
    look,
    words: [far, ...shares(battle, look), verdict],
  };
}

/** The share of the target that is seen and the share that is hidden, and what hides it. */
function shares({ terrain }: Battle, look: Look): readonly string[] {
  const hiders = hidersIn(terrain, look).map(({ words }) => words);
  return [`${percent(look.share)} seen, ${percent(1 - look.share)} hidden`, ...hiders];
}

function ahead<B extends Battle>({ battle }: Scene<B>, viewer: Figure, target?: Figure): Eyes {
  const z = new Tabletop(battle.terrain).ground.feetOf(viewer) + viewer.eye;
  const turn = (viewer.facing * Math.PI) / 180;
  const to = target ?? { x: viewer.x + Math.cos(turn) * AHEAD, y: viewer.y + Math.sin(turn) * AHEAD };
  return {
    id: viewer.id,
    name: viewer.name,
    eye: { x: viewer.x, y: viewer.y, z },
    towards: { x: to.x, y: to.y, z },
    look: null,
    words: [],
  };
}

/** In a dossier: looks through the eyes of a model, and lets the camera go with it. */
export function EyesButtons({ model }: { model: string | undefined }) {
  const desk = useDeskStore();
  const looking = useDesk((now) => now.view === 'eye' && now.eyes === model);
  const followed = useDesk((now) => now.followed === model);
  if (model === undefined || depthFault() !== null) return null;
  return (
    <p className="sk-eyes">
      <button
        type="button"
        aria-pressed={looking}
        onClick={() => desk.setState(looking ? { view: 'table', eyes: null } : { view: 'eye', eyes: model })}
      >
        Look through its eyes
      </button>
      <button
        type="button"
        aria-pressed={followed}
        onClick={() => {
          const { view } = desk.getState();
          desk.setState(followed ? { followed: null } : { followed: model, view: view === 'plan' ? 'table' : view });
        }}
      >
        Go with it
      </button>
    </p>
  );
}
