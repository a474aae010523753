import { type ReactNode, useMemo } from 'react';
import type { SeenRequest } from '../../kernel/index.ts';
import { usePlay } from '../match/context.tsx';
import { useDesk } from '../tabletop/desk.ts';
import type { Figure } from '../tabletop/figure.ts';
import { inwards, Label, RangeBands, Tape } from '../tabletop/measures.tsx';
import { SightProof } from '../tabletop/sight.tsx';
import type { Battle, Forecast } from './face.ts';
import { figureIn, type Scene, unitIn, unitOfModel } from './scene.ts';

interface LayerProps<B extends Battle> {
  readonly scene: Scene<B>;
  readonly forecast: Forecast | null;
}

/** What the option in focus comes to. */
export function useForecast<B extends Battle>(scene: Scene<B>, request: SeenRequest | null): Forecast | null {
  const focus = usePlay((play) => play.focus);
  return useMemo(() => {
    const option = request?.options?.find(({ id }) => id === focus);
    return option === undefined || request === null ? null : scene.face.forecast(scene.battle, request, option);
  }, [scene, request, focus]);
}

/** From whom the table is looked at: the unit that acts, or the one whose dossier is open. */
function useViewer<B extends Battle>(scene: Scene<B>): Figure | undefined {
  const selected = useDesk((now) => now.selected);
  const own = unitIn(scene.battle, scene.battle.acting)?.models[0];
  return figureIn(scene, selected ?? own) ?? figureIn(scene, own);
}

/** Pointing at a model: how far it is from the one that is looked from, what is seen of it, and why not all. */
export function HoverSight<B extends Battle>({ scene, forecast }: LayerProps<B>) {
  const { face, battle } = scene;
  const viewer = useViewer(scene);
  const pointed = useDesk((now) => now.pointed);
  const target = figureIn(scene, pointed);
  const aims = forecast !== null && forecast.to !== null;
  if (viewer === undefined || target === undefined || viewer.id === target.id) return null;
  if (aims && forecast.to === target.id) return null;
  const [own, other] = [unitOfModel(battle, viewer.id), unitOfModel(battle, target.id)];
  if (own !== undefined && own === other) return null;
  return (
    <Line scene={scene} from={viewer} to={target}>
      {!aims && <RangeBands from={viewer} bands={face.bands(battle, viewer.id)} towards={middleOf(battle)} />}
    </Line>
  );
}

/** The tape comes first: it would strike out the words of all else. */
function Line<B extends Battle>({
  scene,
  from,
  to,
  children,
}: {
  scene: Scene<B>;
  from: Figure;
  to: Figure;
  children: ReactNode;
}) {
  const { face, battle } = scene;
  const sighted = useMemo(() => face.sight(battle, from.id, to.id), [face, battle, from, to]);
  return (
    <>
      <Tape from={from} to={to} />
      {children}
      {sighted !== null && (
        <SightProof terrain={battle.terrain} look={sighted.look} verdict={sighted.verdict} seen={sighted.seen} />
      )}
    </>
  );
}

const middleOf = ({ terrain }: Battle) => ({ x: terrain.width / 2, y: terrain.depth / 2 });

/** The attack in focus: its range, its line of sight, and what it comes to. */
export function FocusedAttack<B extends Battle>({ scene, forecast }: LayerProps<B>) {
  if (forecast === null) return null;
  const { battle } = scene;
  const [from, target] = [figureIn(scene, forecast.from), figureIn(scene, forecast.to)];
  if (from === undefined || target === undefined) {
    const { at } = forecast;
    if (at === null) return null;
    return (
      <Label at={{ x: at.x, y: at.y - 0.8 }} anchor={inwards(at, battle.terrain.width)}>
        {forecast.words[0]}
      </Label>
    );
  }
  return (
    <>
      <Line scene={scene} from={from} to={target}>
        <RangeBands from={from} bands={forecast.bands} towards={middleOf(battle)} />
      </Line>
      {/* The first line under the target is the verdict of the look. */}
      {forecast.words.slice(0, 2).map((words, i) => (
        <Label
          key={words}
          under={i === 0 ? 2 : 3}
          at={{ x: target.x, y: target.y + target.radius }}
          anchor={inwards(target, battle.terrain.width)}
        >
          {words}
        </Label>
      ))}
    </>
  );
}
