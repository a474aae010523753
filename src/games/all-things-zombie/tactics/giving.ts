import { type Choose, optionsFor, type Option, type Seat } from '../../../kernel/index.ts';
import { gunFigures, topRating } from '../data/weapons.ts';
import { findFigure, humanOf, isHuman } from '../figures.ts';
import type { Human, State } from '../state.ts';
import { type Advice, advice, fieldsOf } from './advice.ts';
import { isQuiet } from './danger.ts';

/** ATZ.ITEM.6: a second gun is worth more in the hands of somebody who has none. */

/** The gun that somebody would miss least, by its place; null for its only one. */
function spareGun({ guns }: Human): number | null {
  if (guns.length < 2) return null;
  const worth = (place: number): number => {
    const { id, dry } = guns[place] as Human['guns'][number];
    return dry ? -1 : topRating(id) * 100 + gunFigures(id).range;
  };
  return guns.map((_, place) => place).reduce((least, one) => (worth(one) < worth(least) ? one : least));
}

export function giveWish({ encounter: enc }: State, human: Human, option: Option): readonly [number, string] | null {
  const other = findFigure(enc, String(fieldsOf(option)['to']));
  if (other === undefined || !isHuman(other) || other.guns.length > 0 || spareGun(human) === null) return null;
  return isQuiet(enc, human) ? [24, 'A second gun is of more use to somebody who has none.'] : null;
}

/** What goes over: the spare gun, to somebody without one; nothing comes back. */
export function giftAdvice({ encounter: enc }: State, request: Choose, seat: Seat): Advice | null {
  const { unit, other } = (request.facts ?? {}) as { readonly unit?: string; readonly other?: string };
  if (unit === undefined || other === undefined) return null;
  const gun = humanOf(enc, other).guns.length > 0 ? null : spareGun(humanOf(enc, unit));
  const wanted = gun === null ? 'done' : `gun-${gun}`;
  const found = optionsFor(request.options, seat).find((option) => fieldsOf(option)['take'] === wanted);
  return found === undefined ? null : advice(found.id, gun === null ? 'That is all.' : 'Nobody should be unarmed.');
}
