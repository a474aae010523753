import { useEffect, useMemo, useState } from 'react';
import type { BattleView, MenuChoice, ModelView } from '../../../games/even-death/index.ts';
import type { Json, Point, SeenOption, SeenRequest } from '../../../kernel/index.ts';
import type { BoardProps } from '../face.ts';
import { useController, useMatch, usePlay } from '../../match/context.tsx';
import type { Controller } from '../../match/controller.ts';
import { answerOf, withOption } from '../../match/draft.ts';
import { presses } from '../../match/presses.ts';
import type { Framed } from '../../tabletop/camera.ts';
import { newDesk } from '../../tabletop/desk.ts';
import type { Figure } from '../../tabletop/figure.ts';
import { Halo } from '../../tabletop/models.tsx';
import { type Aim, TableScreen } from '../../tabletop/screen.tsx';
import { apart, inside } from '../../../tabletop/index.ts';
import { HappenedLayer } from './again.tsx';
import { AimGround, AimOver, DragOver, PlacesLayer, placesOf } from './aim.tsx';
import { DossierCard } from './dossier.tsx';
import { FeatureLayer } from './features.tsx';
import { type Drag, dragOf, meant, modeOf, placedAt, placeOf } from './modes.ts';
import { Roster } from './roster.tsx';
import { type Scene, useScene } from './scene.ts';
import { FocusedAttack, HoverSight, useFocusedChoice } from './sight.tsx';
import { stage, useStage } from './stage.ts';
import './even-death.css';

/** The table of a battle, with everything that can be done on it. */
export function BattleBoard({ view, players }: BoardProps) {
  const scene = useScene(view);
  if (scene === null) return <p className="empty">No battle is being fought.</p>;
  return <Battlefield scene={scene} players={players} />;
}

interface About {
  readonly unit?: string;
  readonly model?: string;
  /** Whom zombies gather round. */
  readonly round?: Point;
}

/** The models that an option is about; those that are about the acting unit itself are chosen in the panel. */
function modelsOf({ view }: Scene, about: Json | undefined, choosing: boolean): string[] {
  const { unit, model } = (about ?? {}) as About;
  if (model !== undefined) return [model];
  if (unit === undefined || (!choosing && unit === view.activation?.unit)) return [];
  return view.models.filter((one) => one.unit === unit).map(({ id }) => id);
}

function useOffers(scene: Scene, request: SeenRequest | null): ReadonlyMap<string, readonly SeenOption[]> {
  return useMemo(() => {
    const offers = new Map<string, SeenOption[]>();
    const choosing = request?.prompt.key !== 'ed.menu';
    for (const option of request?.options ?? []) {
      for (const id of modelsOf(scene, option.about, choosing)) {
        offers.set(id, [...(offers.get(id) ?? []), option]);
      }
    }
    return offers;
  }, [scene, request]);
}

function Battlefield({ scene, players }: { scene: Scene; players: BoardProps['players'] }) {
  const controller = useController();
  const [desk] = useState(newDesk);
  const open = useMatch((now) => now.request);
  const asked = usePlay((play) => play.asked !== null && !play.settling);
  const draft = usePlay((play) => play.draft);
  const focus = usePlay((play) => play.focus);
  const choice = useFocusedChoice();
  const request = asked ? open : null;
  const offers = useOffers(scene, request);
  const offered = useMemo(() => [...offers.keys()], [offers]);
  const mode = useMemo(() => (request === null ? null : modeOf(request, scene)), [request, scene]);
  const drag = useMemo(() => dragOf(request, scene), [request, scene]);
  const shown = useStage((now) => now.shown !== null);
  useWish(scene, request);
  usePicked(request);

  useEffect(() => {
    desk.setState({ taken: null });
    stage.setState({ shown: null, drag: null });
  }, [desk, open?.n]);

  const offer = (id: string, by: 'finger' | 'pointer'): void => {
    const options = offers.get(id) ?? [];
    const [option] = options;
    if (option === undefined || request === null || presses.isStray(controller.askedAt)) return;
    if (request.kind !== 'choose') controller.change(withOption(request, draft, option.id));
    else if (options.length > 1) {
      // Several things could be meant: the panel asks which.
      document.querySelector<HTMLElement>(`[data-option="${CSS.escape(option.id)}"]`)?.focus();
    } else controller.choose(option.id, by);
  };
  const pointed = (id: string | null): void => {
    const options = id === null ? [] : (offers.get(id) ?? []);
    const [option] = options;
    if (option !== undefined && options.length === 1 && request?.kind === 'choose') controller.focus(option.id);
  };

  const aim = useAim(scene, request, mode, drag);
  return (
    <TableScreen
      desk={desk}
      terrain={scene.terrain}
      figures={scene.figures}
      offered={offered}
      picked={pickedModels(scene, request, draft.picked)}
      onOffered={offer}
      onPointed={pointed}
      aim={aim}
      {...frameOf(scene, open, asked)}
      {...revealOf(scene, choice)}
      under={
        <>
          <FeatureLayer view={scene.view} focus={focus} />
          {mode !== null && request !== null && <AimGround scene={scene} mode={mode} request={request} />}
        </>
      }
      over={
        <>
          {!offered.some((id) => isActing(scene, id)) && <Acting scene={scene} />}
          <HappenedLayer scene={scene} />
          {request !== null && <PlacesLayer request={request} />}
          {mode !== null && request !== null && <AimOver scene={scene} mode={mode} request={request} />}
          {drag !== null && <DragOver scene={scene} mode={drag.mode} />}
          {mode === null && !shown && <HoverSight scene={scene} />}
          {!shown && <FocusedAttack scene={scene} />}
        </>
      }
      tools={<ClearButton />}
    >
      <DossierCard scene={scene} players={players} />
      <Roster scene={scene} players={players} />
    </TableScreen>
  );
}

/** Inches round a unit that matter while it acts, and while it is chosen. */
const AROUND = 9;
const NEARBY = 20;
/** Inches round somebody whom zombies gather round. */
const CLOSE = 5;
/** Farther away the nearest enemy is no reason to see everybody small. */
const FAR = 33;

type Framing = { frame?: Framed & { key: string } };

/**
 * What the table shows by itself: the unit that acts and what is around it; to somebody here who deploys the own zone, and
 * to somebody who chooses a unit those that can be chosen with the enemies near them.
 */
function frameOf({ view }: Scene, request: SeenRequest | null, asked: boolean): Framing {
  const { round, unit: asking } = (request?.facts ?? {}) as About;
  if (asked && round !== undefined)
    return { frame: { key: `round ${round.x} ${round.y}`, points: around([round], CLOSE) } };
  const unit = view.activation?.unit ?? asking;
  const models = view.models.filter((model) => model.unit === unit);
  if (models.length > 0) {
    const points = around(models);
    const near = asked ? nearestUnit(view, models).filter((enemy) => gapTo(enemy, models) < FAR) : [];
    return { frame: { key: `${view.round} ${unit} ${view.activation?.actions ?? 0}`, points, beside: near } };
  }
  if (!asked || request === null) return {};
  const places = placesOf(request);
  if (places.length > 0) return { frame: { key: `places ${places.length}`, points: around(places) } };
  if (view.phase === 'deploy') {
    const slot = view.sides.find(({ seat }) => seat === view.active)?.slot;
    const points = view.zones.find((zone) => zone.slot === slot)?.outlines.flat() ?? [];
    return { frame: { key: `zone of ${view.active}`, points } };
  }
  const units = (request.options ?? []).map(({ id }) => id);
  const own = view.models.filter((model) => units.includes(model.unit));
  const beside = threats(view, own, NEARBY);
  return own.length === 0 ? {} : { frame: { key: `${view.round} of ${units.join(' ')}`, points: own, beside } };
}

const around = (points: readonly Point[], inches = AROUND): Point[] =>
  points.flatMap(({ x, y }) => [
    { x: x - inches, y: y - inches },
    { x: x + inches, y: y + inches },
  ]);

const gapTo = (from: Point, models: readonly Point[]): number =>
  Math.min(...models.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)));

/** The enemies within so many inches of some models, and the nearest one wherever it is. */
function threats({ models }: BattleView, own: readonly ModelView[], inches: number): readonly ModelView[] {
  const enemies = models
    .filter(({ seat }) => seat !== own[0]?.seat)
    .map((enemy) => ({ enemy, gap: gapTo(enemy, own) }))
    .sort((a, b) => a.gap - b.gap);
  return enemies.filter(({ gap }, i) => i === 0 || gap < inches).map(({ enemy }) => enemy);
}

/** All models of the nearest enemy unit. */
function nearestUnit(view: BattleView, own: readonly ModelView[]): readonly ModelView[] {
  const [enemy] = threats(view, own, 0);
  return view.models.filter(({ unit }) => unit === enemy?.unit);
}

/** The option in focus is about somebody who may be out of sight. */
function revealOf(
  { view, ask }: Scene,
  choice: MenuChoice | null,
): { reveal?: { key: string; points: readonly Point[] } } {
  const forecast = choice === null ? null : ask.forecast(choice);
  const target = view.models.find(({ id }) => id === forecast?.model);
  const acting = view.models.find(({ unit }) => unit === view.activation?.unit);
  return target === undefined || acting === undefined ? {} : { reveal: { key: target.id, points: [acting, target] } };
}

function pickedModels(scene: Scene, request: SeenRequest | null, picked: readonly string[]): string[] {
  return (request?.options ?? [])
    .filter(({ id }) => picked.includes(id))
    .flatMap(({ about }) => modelsOf(scene, about, true));
}

/** Pointing at the table puts the answer together; doing it once more on the same spot gives it. */
function useAim(
  scene: Scene,
  request: SeenRequest | null,
  mode: ReturnType<typeof modeOf>,
  drag: Drag | null,
): Aim | null {
  const controller = useController();
  return useMemo(() => {
    if (request !== null && mode !== null) {
      const confirm = (): void => {
        const answer = answerOf(request, controller.play.getState().draft);
        if (answer !== null) void controller.answer(answer);
      };
      return {
        grabs: 'unit' in mode && mode.unit !== null ? modelsOf(scene, { unit: mode.unit.id }, true) : [],
        takesSpots: true,
        ...('unit' in mode && mode.unit !== null ? { from: placeOf(mode.unit) } : undefined),
        onConfirm: confirm,
        onAim: (at, figure, grabbed, slack) => {
          if (presses.isStray(controller.askedAt)) return;
          const spot = meant(scene, mode, figure === null ? at : { x: figure.x, y: figure.y }, request) ?? at;
          const { draft } = controller.play.getState();
          const before = request.kind === 'path' ? draft.way.at(-1) : draft.point;
          const { pinned, aimed } = stage.getState();
          // Whoever points at the ghost means it, and so does whoever points where it was sent from.
          const same = [before, aimed ?? undefined].some((was) => was !== undefined && apart(was, at) <= slack);
          if (same && grabbed === null && pinned === request.n) return confirm();
          stage.setState({ pinned: request.n, aimed: at });
          controller.change(request.kind === 'path' ? { way: [spot] } : { point: placedAt(scene, request, spot) });
        },
      };
    }
    if (request?.prompt.key === 'ed.slot') return zoneAim(scene, controller);
    if (drag === null) return null;
    return {
      grabs: drag.grabs,
      onConfirm: () => undefined,
      onDrag: (at) => stage.setState({ drag: at }),
      onAim: (at: Point, _figure: Figure | null, grabbed: string | null) => {
        stage.setState({ drag: null });
        if (grabbed === null || presses.isStray(controller.askedAt)) return;
        const wish = drag.mode.kind === 'spot' ? at : meant(scene, drag.mode, at, null);
        stage.setState({ wish, whom: grabbed, aimed: at });
        void controller.answer(drag.first === 'whom' ? grabbed : drag.first);
      },
    };
  }, [scene, request, mode, drag, controller]);
}

/** A zone is tapped to look at it, and tapped again to take it. */
function zoneAim({ view }: Scene, controller: Controller): Aim {
  const take = (): void => {
    const { focus } = controller.play.getState();
    if (focus !== null) void controller.answer(focus);
  };
  return {
    grabs: [],
    onConfirm: take,
    onAim: (at) => {
      const slot = view.zones.find(({ outlines }) => outlines.some((outline) => inside(outline, at)))?.slot;
      if (slot === undefined) return;
      if (controller.play.getState().focus === slot) take();
      else controller.focus(slot);
    },
  };
}

/** Whoever dragged the unit before a Move was chosen has said where to already. */
function useWish(scene: Scene, request: SeenRequest | null): void {
  const controller = useController();
  const wish = useStage((now) => now.wish);
  useEffect(() => {
    if (wish === null || request === null || request.prompt.key === 'ed.menu') return;
    const { whom } = stage.getState();
    if (request.prompt.key === 'ed.arrange.whom' && whom !== null) {
      stage.setState({ whom: null });
      void controller.answer(whom);
      return;
    }
    stage.setState({ wish: null, whom: null });
    if (request.kind === 'path') controller.change({ way: [wish] });
    else if (request.kind === 'place') controller.change({ point: placedAt(scene, request, wish) });
    stage.setState({ pinned: request.n });
  }, [wish, request, controller, scene]);
}

/** Questions in which more is better: as many as find room are named to begin with, and single ones may be left out. */
const MORE = ['ed.bite.with', 'ed.merge.who'];

function usePicked(request: SeenRequest | null): void {
  const controller = useController();
  useEffect(() => {
    const [suggested] =
      request?.kind === 'pick' && MORE.includes(request.prompt.key) ? (request.suggestions ?? []) : [];
    if (suggested !== undefined) controller.change({ picked: suggested as readonly string[] });
  }, [request, controller]);
}

const isActing = ({ view }: Scene, id: string): boolean =>
  view.models.some((model) => model.id === id && model.unit === view.activation?.unit);

/** The unit whose turn it is. */
function Acting({ scene }: { scene: Scene }) {
  const acting = scene.view.activation?.unit;
  const models = scene.view.models.filter(({ unit }) => unit === acting).map(({ id }) => id);
  return (
    <>
      {scene.figures
        .filter(({ id }) => models.includes(id))
        .map((figure) => (
          <Halo key={figure.id} at={figure} kind="acting" />
        ))}
    </>
  );
}

/** Takes away what the log has put on the table. */
function ClearButton() {
  const shown = useStage((now) => now.shown !== null);
  if (!shown) return null;
  return (
    <button type="button" onClick={() => stage.setState({ shown: null })}>
      Clear
    </button>
  );
}
