import {
  type Arm,
  type Blow,
  type Character,
  firearmFigures,
  type LockChoice,
  nameOf,
  type Shot,
  type ShotSeen,
  type BlowSeen,
  type Sighting,
  word,
} from '../../../games/last-days/index.ts';
import { meansOf, type Point, type SeenOption, type SeenRequest } from '../../../kernel/index.ts';
import type { Forecast, Sighted } from '../../skirmish/face.ts';
import type { Band } from '../../tabletop/measures.tsx';
import { type Fight, isCharacter } from './battle.ts';
import { characterIn, factsIn, keyOf } from './pointing.ts';

export const percent = (p: number): string => `${Math.round(p * 100)} %`;

/** What the rules make of a look, and why (LD.GEN.16, LD.GEN.17). */
function verdictOf(fight: Fight, { view, look }: Sighting): string {
  const hiders = look.blockers.flatMap(({ id }) => {
    const unit = fight.ask.unit(id);
    return unit === undefined ? [] : [nameOf(unit)];
  });
  const by = hiders.length > 0 ? `, hidden by ${[...new Set(hiders)].join(' and ')}` : '';
  const share = view.share > 0.995 ? '' : `, ${percent(view.share)} seen`;
  if (!view.seen) return `no Line of Sight${share}${by}`;
  return view.cover ? `in cover${share}${by}` : 'in the open';
}

export function sight(fight: Fight, from: string, to: string): Sighted | null {
  const [viewer, target] = [fight.ask.unit(from), fight.ask.unit(to)];
  if (viewer === undefined || target === undefined) return null;
  const sighting = fight.ask.sight(viewer, target);
  return { look: sighting.look, seen: sighting.view.seen, verdict: verdictOf(fight, sighting) };
}

/** How far each gun reaches that could be fired now, step by step (LD.ATTR.22). */
export function bands(fight: Fight, model: string): readonly Band[] {
  const owner = characterIn(fight, model);
  if (owner === null) return [];
  return owner.guns.flatMap(({ id }, place) => {
    const { usable, range } = fight.ask.gun(owner, place);
    if (!usable) return [];
    const { steps } = firearmFigures(id);
    return steps.map((step) => ({
      inches: step.range ?? range,
      label: steps.length > 1 ? `${word('gear', id)}, damage ${step.damage}, up to` : `${word('gear', id)} up to`,
    }));
  });
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const factors = (modifiers: readonly { readonly label: string; readonly value: number }[]): string =>
  modifiers.map(({ label, value }) => `${labelOf(label)} ${signed(value)}`).join(', ');
/** A label is a key of the texts: `characteristic.fa`, `modifier.cover`. */
const labelOf = (label: string): string => {
  const at = label.indexOf('.');
  return word(label.slice(0, at), label.slice(at + 1));
};

type Shown = Pick<ShotSeen, 'odds' | 'target' | 'chance'>;
/** A shot as the table says it, in few words: the option has the rest. */
const shotText = (shot: Shown): string => `${percent(shot.odds.hit)} to hit, ${endText(shot)}`;
/** The same where the chance to hit is said already: on which dice, and how much it does. */
export const hitText = (shot: Shown): string => {
  const harm = isCharacter(shot.target) ? `${pointsText(shot.odds.points)}, ` : '';
  return `hits on ${Math.max(1, Math.round(7 - shot.chance * 6))}+, ${harm}${endText(shot)}`;
};

const endText = ({ odds, target }: Shown): string =>
  `${percent(odds.out)} ${isCharacter(target) ? 'Out of Action' : 'destroyed'}`;

/** The chance of each number of Damage Points. */
const pointsText = (points: readonly number[]): string =>
  points
    .map((p, n) => ({ p, n }))
    .filter(({ p, n }) => n > 0 && p > 0)
    .map(({ p, n }) => `${n} damage ${percent(p)}`)
    .join(', ') || 'no damage';

export function blowText({ odds, contest, arms }: BlowSeen): string {
  const tie = contest.tie === 'first' ? 'wins ties' : 'loses ties';
  const back = odds.back.hit > 0 ? `, struck back on a tie (${percent(odds.back.hit)})` : '';
  const what = word(arms.attacker === 'bare-hands' ? 'ld.arm' : 'gear', arms.attacker);
  return `${percent(odds.hit)} to win with ${what} (${tie}), ${percent(odds.out)} Out of Action${back}`;
}

/** The shot that an option means, if it is one. */
export function shotIn(fight: Fight, request: SeenRequest, option: SeenOption): (ShotSeen & { by: Character }) | null {
  const key = keyOf(request);
  const { ask, view } = fight;
  if (key === 'ld.shoot.menu') {
    const shot = meansOf<Shot>(option);
    const by = characterIn(fight, view.firing?.unit);
    if (shot.do !== 'shoot' || by === null || view.firing === null) return null;
    const target = ask.unit(shot.target);
    const { shots, both } = view.firing;
    const aim = { occasion: 'phase', shot: shots[shot.gun] ?? 0, both: both === true } as const;
    const seen = target === undefined ? null : ask.shot(by, shot.gun, target, aim);
    return seen === null ? null : { ...seen, by };
  }
  if (key !== 'ld.lock') return null;
  const choice = meansOf<LockChoice>(option);
  const target = ask.unit(factsIn(request).target ?? '');
  const by = choice.do === 'fire' ? characterIn(fight, choice.by) : null;
  if (choice.do !== 'fire' || by === null || target === undefined) return null;
  const seen = ask.shot(by, choice.gun, target, { occasion: 'locked', shot: 0 });
  return seen === null ? null : { ...seen, by };
}

/** The attack hand to hand that an option means, if it is one. */
export function blowIn(fight: Fight, request: SeenRequest, option: SeenOption): (BlowSeen & { to: Point }) | null {
  const { ask } = fight;
  const key = keyOf(request);
  const attacker = ask.unit(factsIn(request).unit ?? '');
  if (attacker === undefined) return null;
  if (key === 'ld.fight.menu') {
    const blow = meansOf<Blow>(option);
    const target = ask.unit(blow.target);
    return target === undefined || blow.do !== 'attack' ? null : { ...ask.blow(attacker, target), to: target };
  }
  if (key !== 'ld.arm.attack') return null;
  const touched = ask.touching(attacker);
  const [target] = touched;
  if (target === undefined || touched.length > 1) return null;
  return { ...ask.blow(attacker, target, meansOf<Arm>(option)), to: target };
}

/** What an option comes to: a shot with its line and range, a blow with both sides' sums. */
export function forecast(fight: Fight, request: SeenRequest, option: SeenOption): Forecast | null {
  const shot = shotIn(fight, request, option);
  if (shot !== null) {
    const { range } = fight.ask.gun(shot.by, shot.gun);
    return {
      from: shot.by.id,
      to: shot.target.id,
      at: null,
      bands: [{ inches: range, label: 'up to' }],
      words: [shotText(shot), factors(shot.modifiers)],
    };
  }
  const blow = blowIn(fight, request, option);
  if (blow === null) return null;
  const { attacker, defender } = blow.contest;
  return {
    from: null,
    to: null,
    at: blow.to,
    bands: [],
    words: [blowText(blow), `${factors(attacker.modifiers)} against ${factors(defender.modifiers)}`],
  };
}
