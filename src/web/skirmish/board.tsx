import { useEffect, useMemo, useState } from 'react';
import type { SeenOption, SeenRequest } from '../../kernel/index.ts';
import type { BoardProps } from '../boards/face.ts';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { withOption } from '../match/draft.ts';
import { presses } from '../match/presses.ts';
import { Effects } from '../tabletop/alive/effects.tsx';
import { Stains } from '../tabletop/alive/stains.tsx';
import { newDesk } from '../tabletop/desk.ts';
import { Halo } from '../tabletop/models.tsx';
import { TableScreen } from '../tabletop/screen.tsx';
import { ClearButton, HappenedLayer } from './again.tsx';
import { AimGround, AimOver, DragOver, GhostsLayer } from './aim.tsx';
import { useAim, useWish } from './aiming.ts';
import { useAlive } from './alive.ts';
import { DossierCard } from './dossier.tsx';
import { useEyes } from './eyes.tsx';
import type { Battle, Forecast, SkirmishFace } from './face.ts';
import { frameOf } from './frame.ts';
import { GroundLayer } from './ground.tsx';
import { Roster } from './roster.tsx';
import { figureIn, figuresOf, type Scene, unitIn, useScene } from './scene.ts';
import { FocusedAttack, HoverSight, useForecast } from './sight.tsx';
import { stage, useStage } from './stage.ts';
import './skirmish.css';

/** The table of a battle, with everything that can be done on it. */
export function SkirmishBoard<B extends Battle>({ face, view, players }: BoardProps & { face: SkirmishFace<B> }) {
  const scene = useScene(face, view);
  if (scene === null) return <p className="empty">No battle is being fought.</p>;
  return <Battlefield scene={scene} players={players} />;
}

/** The options that are about each model. */
function useOffers<B extends Battle>(
  { face, battle }: Scene<B>,
  request: SeenRequest | null,
): ReadonlyMap<string, readonly SeenOption[]> {
  return useMemo(() => {
    const offers = new Map<string, SeenOption[]>();
    if (request === null) return offers;
    for (const option of request.options ?? []) {
      for (const id of face.about(battle, request, option).models ?? []) {
        offers.set(id, [...(offers.get(id) ?? []), option]);
      }
    }
    return offers;
  }, [face, battle, request]);
}

function Battlefield<B extends Battle>({ scene, players }: { scene: Scene<B>; players: BoardProps['players'] }) {
  const { face, battle } = scene;
  const controller = useController();
  const [desk] = useState(newDesk);
  const open = useMatch((now) => now.request);
  const asked = usePlay((play) => play.asked !== null && !play.settling);
  const draft = usePlay((play) => play.draft);
  const request = asked ? open : null;
  const offers = useOffers(scene, request);
  const offered = useMemo(() => [...offers.keys()], [offers]);
  const pointing = useMemo(() => (request === null ? null : face.pointing(battle, request)), [face, battle, request]);
  const drag = useMemo(
    () => (request === null ? null : (face.drag?.(battle, request) ?? null)),
    [face, battle, request],
  );
  const forecast = useForecast(scene, open);
  const shown = useStage((now) => now.shown !== null);
  const aiming = { scene, request, pointing, drag };
  useWish(aiming);
  usePicked(scene, request);
  useStorey(scene, desk);

  useEffect(() => {
    desk.setState({ taken: null });
    stage.setState({ shown: null, drag: null, bending: false });
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

  const aim = useAim(aiming);
  const { walks, played, stains } = useAlive(scene);
  const { Ground, Over } = face;
  const eyes = useEyes(scene, request, forecast, desk);
  const measured = request === null || face.unmeasured?.(battle, request) !== true;
  const acting = figuresOf(scene, unitIn(battle, battle.acting));
  return (
    <TableScreen
      desk={desk}
      terrain={battle.terrain}
      {...(battle.darkness === undefined ? undefined : { darkness: battle.darkness })}
      {...(battle.openings === undefined ? undefined : { openings: battle.openings })}
      figures={scene.figures}
      offered={offered}
      picked={pickedModels(offers, draft.picked)}
      onOffered={offer}
      onPointed={pointed}
      aim={aim}
      measured={measured}
      walks={walks}
      eyes={eyes}
      {...frameOf(scene, open, asked, offered)}
      {...revealOf(scene, forecast)}
      under={
        <>
          <Stains at={stains} />
          <GroundLayer scene={scene} request={open} />
          {Ground !== undefined && <Ground battle={battle} />}
          {pointing !== null && request !== null && <AimGround pointing={pointing} request={request} />}
        </>
      }
      over={
        <>
          {!acting.some(({ id }) => offered.includes(id)) &&
            acting.map((figure) => <Halo key={figure.id} at={figure} kind="acting" />)}
          <HappenedLayer scene={scene} />
          {request !== null && <GhostsLayer scene={scene} request={request} />}
          {pointing !== null && request !== null && <AimOver pointing={pointing} request={request} />}
          {drag !== null && <DragOver pointing={drag.pointing} />}
          {Over !== undefined && <Over battle={battle} />}
          {pointing === null && !shown && measured && <HoverSight scene={scene} forecast={forecast} />}
          {!shown && <FocusedAttack scene={scene} forecast={forecast} />}
          <Effects played={played} />
        </>
      }
      tools={<ClearButton />}
    >
      <DossierCard scene={scene} players={players} />
      <Roster battle={battle} players={players} />
    </TableScreen>
  );
}

/** The option in focus is about somebody who may be out of sight. */
function revealOf<B extends Battle>(scene: Scene<B>, forecast: Forecast | null) {
  const [from, to] = [figureIn(scene, forecast?.from), figureIn(scene, forecast?.to)];
  return from === undefined || to === undefined ? {} : { reveal: { key: to.id, points: [from, to] } };
}

const pickedModels = (
  offers: ReadonlyMap<string, readonly SeenOption[]>,
  picked: readonly string[],
): readonly string[] =>
  [...offers].flatMap(([id, options]) => (options.some((o) => picked.includes(o.id)) ? [id] : []));

/** Questions in which more is better: as many as find room are named to begin with, and single ones may be left out. */
function usePicked<B extends Battle>({ face }: Scene<B>, request: SeenRequest | null): void {
  const controller = useController();
  useEffect(() => {
    if (request?.kind !== 'pick' || face.picksAll?.(request) !== true) return;
    const [suggested] = request.suggestions ?? [];
    if (suggested !== undefined) controller.change({ picked: suggested as readonly string[] });
  }, [face, request, controller]);
}

/** The storey that is shown is the one on which somebody acts. */
function useStorey<B extends Battle>(scene: Scene<B>, desk: ReturnType<typeof newDesk>): void {
  const { battle } = scene;
  const acting = figureIn(scene, unitIn(battle, battle.acting)?.models[0]);
  const storeys = battle.terrain.buildings.length > 0;
  const level = acting?.level;
  useEffect(() => {
    if (storeys && level !== undefined) desk.setState({ level, byHand: false });
  }, [desk, storeys, level, battle.acting]);
}
