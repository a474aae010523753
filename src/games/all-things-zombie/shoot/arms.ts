import { gunFigures, topRating } from '../data/weapons.ts';
import { type Figure, inches } from '../figures.ts';
import type { Gun, Human, State } from '../state.ts';

/** Which guns can be fired, and what they count for. */

/** ATZ.AMMO.1: guns that are loaded, by their places. */
export const loadedGuns = ({ guns }: Human): number[] =>
  guns.flatMap(({ empty, dry }, place) => (empty || dry ? [] : [place]));

export const gunAt = ({ guns }: Human, place: number): Gun => guns[place] as Gun;

/** ATZ.WPN.22: a gun with a scope of its own, or one to which a scope that is carried is screwed: those of the longest range. */
export function isScoped({ guns, items }: Human, place: number): boolean {
  if (guns[place]?.scope === true) return true;
  const range = (at: number): number => gunFigures((guns[at] as Gun).id).range;
  return guns
    .flatMap(({ scope }, at) => (scope ? [] : [at]))
    .sort((a, b) => range(b) - range(a))
    .slice(0, items.filter((item) => item === 'scope').length)
    .includes(place);
}

/** ATZ.WPN.2: exactly at range is in range. */
const NEARLY = 1e-6;
export const reaches = (shooter: Human, place: number, target: Figure): boolean =>
  inches(shooter, target) <= gunFigures(gunAt(shooter, place).id).range + NEARLY;

/** The loaded gun in range that a figure would fire: of the highest Target Rating, then of the highest Impact. */
export function gunFor(_state: State, shooter: Human, target: Figure): number | null {
  const open = loadedGuns(shooter).filter((place) => reaches(shooter, place, target));
  const worth = (place: number): number => {
    const { id } = gunAt(shooter, place);
    return topRating(id) * 10 + gunFigures(id).impact;
  };
  return open.reduce<number | null>((best, one) => (best === null || worth(one) > worth(best) ? one : best), null);
}

/** ATZ.WPN.19, ATZ.WPN.20: two guns that may be fired together; with the option off only one-handed ones. */
export function pairsOf({ options }: State, shooter: Human): [number, number][] {
  const open = loadedGuns(shooter).filter(
    (place) => options.anyTwoWeapons || gunFigures(gunAt(shooter, place).id).hands === 1,
  );
  return open.flatMap((one, i) => open.slice(i + 1).map((other): [number, number] => [one, other]));
}

/** ATZ.OUTGUN.1, ATZ.OUTGUN.4, example ATZ.X.38: the ranking of what is fired; two together count as one more than the higher of them. */
export const rankingOf = (shooter: Human, places: readonly number[]): number =>
  Math.max(0, ...places.map((place) => topRating(gunAt(shooter, place).id))) + (places.length > 1 ? 1 : 0);

/** ATZ.CHARGE.24, ATZ.CHARGE.25, example ATZ.X.50: a gun in the off hand is fired with a Rep lower by one, unless both hands are alike. */
export const offHand = ({ bothHands, ambidextrous }: Human, using: 'gun' | 'blade'): number =>
  bothHands !== null && bothHands !== using && !ambidextrous ? -1 : 0;

/** ATZ.AMMO.12, ATZ.AMMO.13, example ATZ.X.41: what reloading dice are compared with: the highest rating, one less if ammo was stockpiled. */
export const reloadTarget = ({ id, stockpiled }: Gun): number => topRating(id) - (stockpiled ? 1 : 0);
