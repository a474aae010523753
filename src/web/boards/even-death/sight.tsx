import { useMemo } from 'react';
import {
  BASE,
  type Forecast,
  GUN_FIGURES,
  isGun,
  type MenuChoice,
  type Sighting,
  THROUGH_GROWTH,
} from '../../../games/even-death/index.ts';
import { meansOf } from '../../../kernel/index.ts';
import { useMatch, usePlay } from '../../match/context.tsx';
import { useDesk } from '../../tabletop/desk.ts';
import type { Figure } from '../../tabletop/figure.ts';
import { inches, inwards, Label, RangeBands, Tape } from '../../tabletop/measures.tsx';
import { SightProof } from '../../tabletop/sight.tsx';
import { isHerdView, type Scene, unitIn, unitOfFigure } from './scene.ts';

/** What the rules make of a look, and why. */
export function verdictOf({ seen, cover, growth, look }: Sighting): string {
  const share = look.share > 0.995 ? '' : `, ${percent(look.share)} seen`;
  const through = growth > 0 ? `, through ${inches(growth)} of growth` : '';
  if (!seen && growth > THROUGH_GROWTH) return `not in Sight: ${inches(growth)} of growth, ${THROUGH_GROWTH}" at most`;
  if (!seen) return `not in Sight${share}`;
  return cover ? `in Cover${share}${through}` : 'in the open';
}

const percent = (p: number): string => `${Math.round(p * 100)} %`;

/** An attack in one line: dice, wounds, death. */
function forecastText({ offence, wounds, kill, reaches }: Forecast): string {
  if (!reaches) return 'out of range: it will miss';
  const any = 1 - (wounds[0] ?? 1);
  const mean = wounds.reduce((sum, p, n) => sum + p * n, 0);
  const need = Math.max(1, offence.needed - offence.results);
  return `${offence.dice} dice on ${need}+, wound ${percent(any)}, mean ${mean.toFixed(1)}, kill ${percent(kill)}`;
}

/** What changes the dice of either side beside the weapon and the Toughness themselves: `Flanking +1`. */
function factorText({ offence, defence, reaches }: Forecast): string {
  if (!reaches) return '';
  const [, ...own] = offence.modifiers;
  const [, ...against] = defence.modifiers;
  const said = ({ label, value }: (typeof own)[number]): string =>
    `${label} ${typeof value === 'number' && value > 0 ? `+${value}` : value}`;
  return [...own.map(said), ...against.map((factor) => `${said(factor)} to save`)].join(', ');
}

/** From whom the table is looked at: the unit that acts, or the one whose dossier is open. */
function useViewer(scene: Scene): Figure | undefined {
  const selected = useDesk((now) => now.selected);
  const acting = scene.view.activation?.unit;
  const own = scene.view.models.find(({ unit }) => unit === acting)?.id;
  return scene.figures.find(({ id }) => id === (selected ?? own)) ?? scene.figures.find(({ id }) => id === own);
}

/** Pointing at a model: how far it is from the one that is looked from, what is seen of it, and why not all. */
export function HoverSight({ scene }: { scene: Scene }) {
  const viewer = useViewer(scene);
  const pointed = useDesk((now) => now.pointed);
  const shot = useShot(scene);
  const target = scene.figures.find(({ id }) => id === pointed);
  if (viewer === undefined || target === undefined || viewer.id === target.id || shot?.model === target.id) return null;
  if (unitOfFigure(scene, viewer.id)?.id === unitOfFigure(scene, target.id)?.id) return null;
  return (
    <>
      {shot === null && <GunBands scene={scene} from={viewer} />}
      <Line scene={scene} from={viewer} to={target} />
    </>
  );
}

/** How far each gun of a human reaches that could be fired now. */
function GunBands({ scene, from }: { scene: Scene; from: Figure }) {
  const unit = unitOfFigure(scene, from.id);
  if (unit === undefined || isHerdView(unit)) return null;
  const guns = unit.weapons.flatMap(({ id, reload }) => (isGun(id) && reload === 0 ? [GUN_FIGURES[id]] : []));
  const bands = guns.flatMap(({ name, range: [least, most] }) => [
    { inches: least, label: `${name} from`, least: true },
    { inches: most, label: `${name} up to` },
  ]);
  return <RangeBands from={from} bands={bands} towards={middleOf(scene)} />;
}

function Line({ scene, from, to, note }: { scene: Scene; from: Figure; to: Figure; note?: string }) {
  const sighting = useMemo(() => {
    const [viewer, target] = [from, to].map(({ id }) => unitOfFigure(scene, id));
    if (viewer === undefined || target === undefined) return null;
    return scene.ask.sight(viewer.id, from.id, target.id, to.id);
  }, [scene, from, to]);
  return (
    <>
      {sighting !== null && (
        <SightProof terrain={scene.terrain} look={sighting.look} verdict={verdictOf(sighting)} seen={sighting.seen} />
      )}
      <Tape from={from} to={to} note={note} />
    </>
  );
}

const middleOf = ({ terrain }: Scene) => ({ x: terrain.width / 2, y: terrain.depth / 2 });

/** The shot in focus: it is drawn with its own range. */
function useShot(scene: Scene): Forecast | null {
  const choice = useFocusedChoice();
  return useMemo(() => (choice?.do === 'shoot' ? scene.ask.forecast(choice) : null), [scene, choice]);
}

/** What the option in focus means, where the selected unit is asked what it does. */
export function useFocusedChoice(): MenuChoice | null {
  const focus = usePlay((play) => play.focus);
  const request = useMatch((now) => now.request);
  return useMemo(() => {
    const option = request?.prompt.key === 'ed.menu' ? request.options?.find(({ id }) => id === focus) : undefined;
    return option === undefined ? null : meansOf<MenuChoice>(option);
  }, [request, focus]);
}

/** The attack in focus: its range, its line of sight, and what it comes to. */
export function FocusedAttack({ scene }: { scene: Scene }) {
  const choice = useFocusedChoice();
  const forecast = useMemo(() => (choice === null ? null : scene.ask.forecast(choice)), [scene, choice]);
  const acting = scene.view.activation?.unit ?? '';
  const from = scene.figures.find(({ id }) => id === acting);
  if (forecast === null || choice === null || !('target' in choice)) return null;
  const target = scene.figures.find(({ id }) => id === forecast.model);
  if (choice.do !== 'shoot' || from === undefined || target === undefined) {
    const victim = unitIn(scene.view, choice.target);
    const at = victim === undefined ? undefined : isHerdView(victim) ? victim.zombies[0] : victim;
    if (at === undefined) return null;
    return (
      <Label at={{ x: at.x, y: at.y - 0.8 }} anchor={inwards(at, scene.terrain.width)}>
        {forecastText(forecast)}
      </Label>
    );
  }
  const factors = factorText(forecast);
  const [least, most] = forecast.range ?? [0, 0];
  return (
    <>
      <RangeBands
        from={from}
        bands={[
          { inches: least, label: 'from', least: true },
          { inches: most, label: 'up to' },
        ]}
        towards={middleOf(scene)}
      />
      <Line scene={scene} from={from} to={target} />
      <Label under={2} at={{ x: target.x, y: target.y + BASE.radius }} anchor={inwards(target, scene.terrain.width)}>
        {forecastText(forecast)}
      </Label>
      {factors !== '' && (
        <Label under={3} at={{ x: target.x, y: target.y + BASE.radius }} anchor={inwards(target, scene.terrain.width)}>
          {factors}
        </Label>
      )}
    </>
  );
}
