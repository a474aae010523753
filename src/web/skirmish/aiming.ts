import { useEffect, useMemo } from 'react';
import type { Placed, Point, SeenOption, SeenRequest } from '../../kernel/index.ts';
import { apart, directionOf, facingTowards, inside } from '../../tabletop/index.ts';
import { useController, usePlay } from '../match/context.tsx';
import type { Controller } from '../match/controller.ts';
import { answerOf } from '../match/draft.ts';
import { presses } from '../match/presses.ts';
import type { Aim, Handle, Taken } from '../tabletop/screen.tsx';
import type { Battle, Drag, Pointing } from './face.ts';
import { aimedAt, draftOf, faced, movedTo, placed, pointsIn, turnedTo, without } from './points.ts';
import type { Scene } from './scene.ts';
import { stage, useStage } from './stage.ts';

interface Aiming<B extends Battle> {
  readonly scene: Scene<B>;
  readonly request: SeenRequest | null;
  readonly pointing: Pointing | null;
  readonly drag: Drag | null;
}

/** Pointing at the table puts the answer together; doing it once more on the same spot gives it. */
export function useAim<B extends Battle>({ scene, request, pointing, drag }: Aiming<B>): Aim | null {
  const controller = useController();
  const draft = usePlay((play) => play.draft);
  const handles = useMemo(
    () => (request === null || pointing === null ? [] : handlesOf(request, pointing, pointsIn(request, draft))),
    [request, pointing, draft],
  );
  const asked = request?.n;
  // A question that comes back, because its answer was taken back, has been pointed at by nobody.
  useEffect(() => {
    const { pinned, turned } = stage.getState();
    if (pinned !== asked && pinned !== -1) stage.setState({ pinned: -1, aimed: null });
    if (turned !== asked && turned !== -1) stage.setState({ turned: -1 });
  }, [asked]);
  return useMemo(() => {
    if (request !== null && pointing !== null) return pointAim(scene, request, pointing, handles, controller);
    const zones = request === null ? [] : zonesOf(scene, request);
    if (zones.length > 0) return zoneAim(scene, zones, controller);
    return drag === null ? null : dragAim(drag, controller);
  }, [scene, request, pointing, drag, handles, controller]);
}

/** How far from its base the handle is by which a model is turned. */
export const TURN = 2;
const TURNS = 'turn';

/** The points of a way that can be dragged or taken away, and the end of the arrow that says where somebody looks. */
function handlesOf(request: SeenRequest, pointing: Pointing, points: readonly Placed[]): readonly Handle[] {
  const bends =
    pointing.bends === true ? points.map(({ x, y }, i) => ({ id: String(i), x, y, drops: i < points.length - 1 })) : [];
  const last = points.at(-1);
  if (last?.facing === undefined || (request.facing !== true && pointing.turns !== true)) return bends;
  const to = directionOf(last.facing);
  return [...bends, { id: TURNS, x: last.x + to.x * TURN, y: last.y + to.y * TURN }];
}

function pointAim<B extends Battle>(
  { battle }: Scene<B>,
  request: SeenRequest,
  pointing: Pointing,
  handles: readonly Handle[],
  controller: Controller,
): Aim {
  const draft = () => controller.play.getState().draft;
  const confirm = (): void => {
    const answer = answerOf(request, draft());
    if (answer !== null) void controller.answer(answer);
  };
  const set = (points: readonly Placed[]): void => {
    const kept = stage.getState().turned === request.n ? pointsIn(request, draft()).at(-1)?.facing : undefined;
    controller.change(draftOf(request, faced(points, { request, pointing, terrain: battle.terrain, kept })));
  };
  return {
    grabs: pointing.grabs,
    takesSpots: true,
    ...(pointing.from === undefined ? undefined : { from: pointing.from }),
    handles,
    onConfirm: confirm,
    onAim: ({ at, level, figure, grabbed, slack, adds }: Taken) => {
      if (presses.isStray(controller.askedAt)) return;
      const before = pointsIn(request, draft());
      const { pinned, aimed, bending } = stage.getState();
      const goesOn = pointing.bends === true && (adds || bending) && pinned === request.n;
      const spot = placed(figure ?? at, pointing.kind === 'look' ? 0 : level, pointing);
      const points = aimedAt(before, spot, goesOn);
      const meant = pointing.meant(points) ?? aimedAt(before, placed(at, level, pointing), goesOn);
      // Pointing at the ghost means it, and so does pointing where it was sent from.
      const same = [before.at(-1), aimed ?? undefined].some(
        (was) => was !== undefined && (was.level ?? level) === level && apart(was, at) <= slack,
      );
      if (same && grabbed === null && pinned === request.n) return confirm();
      stage.setState({ pinned: request.n, aimed: placed(at, level, pointing) });
      set(meant);
    },
    onHandle: (id, at) => {
      const points = pointsIn(request, draft());
      const last = points.at(-1);
      stage.setState({ pinned: request.n, aimed: null });
      if (id === TURNS) {
        if (last === undefined || at === null) return;
        stage.setState({ turned: request.n });
        controller.change(draftOf(request, turnedTo(points, facingTowards(last, at))));
      } else if (at !== null) set(movedTo(points, Number(id), at));
      else if (points.length > 1) set(without(points, Number(id)));
    },
  };
}

interface ZoneOption {
  readonly option: SeenOption;
  readonly zone: string;
}

const zonesOf = <B extends Battle>({ face, battle }: Scene<B>, request: SeenRequest): readonly ZoneOption[] =>
  (request.options ?? []).flatMap((option) => {
    const { zone } = face.about(battle, request, option);
    return zone === undefined ? [] : [{ option, zone }];
  });

/** A zone is tapped to look at it, and tapped again to take it. */
function zoneAim<B extends Battle>({ battle }: Scene<B>, zones: readonly ZoneOption[], controller: Controller): Aim {
  const take = (): void => {
    const { focus } = controller.play.getState();
    if (focus !== null) void controller.answer(focus);
  };
  return {
    grabs: [],
    onConfirm: take,
    onAim: ({ at }) => {
      const hit = battle.zones.find(({ outlines }) => outlines.some((outline) => inside(outline, at)))?.id;
      const found = zones.find(({ zone }) => zone === hit);
      if (found === undefined) return;
      if (controller.play.getState().focus === found.option.id) take();
      else controller.focus(found.option.id);
    },
  };
}

function dragAim({ pointing, first, atOnce = false, taps = false }: Drag, controller: Controller): Aim {
  return {
    grabs: pointing.grabs,
    onConfirm: () => undefined,
    onDrag: (at: Point, level: number) => stage.setState({ drag: placed(at, level, pointing) }),
    onAim: ({ at, level, grabbed, figure }) => {
      stage.setState({ drag: null });
      const [own] = pointing.grabs;
      const whom = grabbed ?? (taps && figure === null ? own : undefined);
      if (whom === undefined || presses.isStray(controller.askedAt)) return;
      const spot = placed(at, level, pointing);
      const wish = pointing.meant([spot]);
      if (wish === null && grabbed === null) return;
      stage.setState({ wish, whom, aimed: spot, atOnce: atOnce && grabbed !== null });
      void controller.answer(first(whom));
    },
  };
}

/** Dragging the unit before a Move was chosen has said where to already. */
export function useWish<B extends Battle>({ scene, request, pointing, drag }: Aiming<B>): void {
  const controller = useController();
  const wish = useStage((now) => now.wish);
  const sending = usePlay((play) => play.sending);
  useEffect(() => {
    if (wish === null || request === null || sending) return;
    const { whom, atOnce } = stage.getState();
    const next = whom === null ? null : (scene.face.onTheWay?.(request, whom) ?? null);
    if (next !== null) {
      stage.setState({ whom: null });
      void controller.answer(next);
      return;
    }
    // The question in which it was dragged is still open until the answer has come through.
    if (drag !== null) return;
    stage.setState({ wish: null, whom: null, atOnce: false });
    if (request.kind !== 'path' && request.kind !== 'place') return;
    const { terrain } = scene.battle;
    const draft = draftOf(request, pointing === null ? wish : faced(wish, { request, pointing, terrain }));
    controller.change(draft);
    stage.setState({ pinned: request.n });
    const answer = atOnce ? answerOf(request, { ...controller.play.getState().draft, ...draft }) : null;
    if (answer !== null) void controller.answer(answer);
  }, [wish, request, pointing, drag, controller, scene, sending]);
}
