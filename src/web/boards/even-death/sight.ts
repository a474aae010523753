import {
  type Forecast as Prospect,
  GUN_FIGURES,
  isGun,
  type MenuChoice,
  type Sighting,
  THROUGH_GROWTH,
} from '../../../games/even-death/index.ts';
import { meansOf, type SeenOption, type SeenRequest } from '../../../kernel/index.ts';
import type { Forecast, Sighted } from '../../skirmish/face.ts';
import { standsFor, unitIn, unitOfModel } from '../../skirmish/scene.ts';
import { type Band, inches } from '../../tabletop/measures.tsx';
import { type Fight, fullUnit, isHerdView } from './battle.ts';
import { keyOf } from './pointing.ts';

/** What the rules make of a look, and why. */
function verdictOf({ seen, cover, growth, look }: Sighting): string {
  const share = look.share > 0.995 ? '' : `, ${percent(look.share)} seen`;
  const through = growth > 0 ? `, through ${inches(growth)} of growth` : '';
  if (!seen && growth > THROUGH_GROWTH) return `not in Sight: ${inches(growth)} of growth, ${THROUGH_GROWTH}" at most`;
  if (!seen) return `not in Sight${share}`;
  return cover ? `in Cover${share}${through}` : 'in the open';
}

const percent = (p: number): string => `${Math.round(p * 100)} %`;

export function sight(fight: Fight, from: string, to: string): Sighted | null {
  const [viewer, target] = [unitOfModel(fight, from), unitOfModel(fight, to)];
  if (viewer === undefined || target === undefined) return null;
  const sighting = fight.ask.sight(viewer.id, from, target.id, to);
  return sighting === null ? null : { look: sighting.look, seen: sighting.seen, verdict: verdictOf(sighting) };
}

/** How far each gun of a human reaches that could be fired now. */
export function bands(fight: Fight, model: string): readonly Band[] {
  const of = unitOfModel(fight, model);
  const unit = of === undefined ? undefined : fullUnit(fight, of);
  if (unit === undefined || isHerdView(unit)) return [];
  const guns = unit.weapons.flatMap(({ id, reload }) => (isGun(id) && reload === 0 ? [GUN_FIGURES[id]] : []));
  return guns.flatMap(({ name, range: [least, most] }) => [
    { inches: least, label: `${name} from`, least: true },
    { inches: most, label: `${name} up to` },
  ]);
}

/** An attack in one line: dice, wounds, death. */
function forecastText({ offence, wounds, kill, reaches }: Prospect): string {
  if (!reaches) return 'out of range: it will miss';
  const any = 1 - (wounds[0] ?? 1);
  const mean = wounds.reduce((sum, p, n) => sum + p * n, 0);
  const need = Math.max(1, offence.needed - offence.results);
  return `${offence.dice} dice on ${need}+, wound ${percent(any)}, mean ${mean.toFixed(1)}, kill ${percent(kill)}`;
}

/** What changes the dice of either side beside the weapon and the Toughness themselves: `Flanking +1`. */
function factorText({ offence, defence, reaches }: Prospect): string {
  if (!reaches) return '';
  const [, ...own] = offence.modifiers;
  const [, ...against] = defence.modifiers;
  const said = ({ label, value }: (typeof own)[number]): string =>
    `${label} ${typeof value === 'number' && value > 0 ? `+${value}` : value}`;
  return [...own.map(said), ...against.map((factor) => `${said(factor)} to save`)].join(', ');
}

/** What an attack comes to: a shot with its range and its line, anything else at the target. */
export function forecast(fight: Fight, request: SeenRequest, option: SeenOption): Forecast | null {
  const choice = keyOf(request) === 'ed.menu' ? meansOf<MenuChoice>(option) : null;
  const prospect = choice === null ? null : fight.ask.forecast(choice);
  if (choice === null || prospect === null || !('target' in choice)) return null;
  if (choice.do !== 'shoot' || prospect.model === null) {
    const victim = unitIn(fight, choice.target);
    const at = victim === undefined ? undefined : standsFor(fight, victim);
    return { from: null, to: null, at: at ?? null, bands: [], words: [forecastText(prospect)] };
  }
  const [least, most] = prospect.range ?? [0, 0];
  const factors = factorText(prospect);
  return {
    from: fight.acting,
    to: prospect.model,
    at: null,
    bands: [
      { inches: least, label: 'from', least: true },
      { inches: most, label: 'up to' },
    ],
    words: [forecastText(prospect), ...(factors === '' ? [] : [factors])],
  };
}
