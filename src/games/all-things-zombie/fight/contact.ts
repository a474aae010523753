import {
  apart,
  approach,
  facingTowards,
  freeSpot,
  grained,
  isOpenLine,
  ringsRound,
  type Tabletop,
} from '../../../tabletop/index.ts';
import { ZOMBIE_CHARGE_INCHES } from '../data/charge.ts';
import { MOST_ATTACKERS } from '../data/melee.ts';
import { PACE, passagesOn } from '../dead/pace.ts';
import { onlyThroughWindow } from '../dead/indoors/windows.ts';
import { bodyOf, type Figure, inches, isHuman, PERSON, tabletopOf } from '../figures.ts';
import type { Encounter, Human, Standing, Zombie } from '../state.ts';
import { withOpening } from '../places/barricades.ts';
import { atWindow } from '../vehicles/combat/windows.ts';
import { opponentsOf } from './opponents.ts';

/** Where those stand who charge. */

export function turnTo(figure: Figure, to: Standing): void {
  if (figure.x !== to.x || figure.y !== to.y) figure.facing = facingTowards(figure, to);
}

/** ATZ.ZACT.7: a zombie halts 3" from its target; the way there is a part of its move. */
export function creepUp(enc: Encounter, zombie: Zombie, target: Human): void {
  if (target.aboard !== null) return turnTo(zombie, target); // ATZ.ZMELEE.9: it goes up to the window
  const long = inches(zombie, target);
  if (onlyThroughWindow(enc, zombie, target) !== null) return turnTo(zombie, target); // ATZ.ZMOVE.6
  if (long > ZOMBIE_CHARGE_INCHES) {
    const table = tabletopOf(enc);
    const { way } = approach(table, bodyOf(zombie), bodyOf(target), {
      budget: PACE,
      passages: passagesOn(table, zombie),
    });
    let here: Standing = { x: zombie.x, y: zombie.y, level: zombie.level };
    for (const { x, y, level = here.level } of way.points) {
      const next = { x, y, level };
      if (inches(next, target) < ZOMBIE_CHARGE_INCHES) {
        here = cutShort(here, next, target);
        break;
      }
      here = next;
    }
    Object.assign(zombie, here);
  }
  turnTo(zombie, target);
}

/** The point of a stretch that is 3" from the target, to a thousandth of an inch. */
function cutShort(from: Standing, to: Standing, target: Standing): Standing {
  let [near, far] = [0, 1];
  const at = (share: number): Standing => ({
    x: grained(from.x + (to.x - from.x) * share),
    y: grained(from.y + (to.y - from.y) * share),
    level: to.level,
  });
  for (let i = 0; i < 16; i++) {
    const middle = (near + far) / 2;
    if (inches(at(middle), target) >= ZOMBIE_CHARGE_INCHES) near = middle;
    else far = middle;
  }
  return at(near);
}

/** ATZ.CHARGE.4, ATZ.MELEE.17: into contact, wherever there is room; at most four fight one. Says whether it got there. */
export function closeIn(enc: Encounter, charger: Figure, target: Figure): boolean {
  if (opponentsOf(enc, target.id).length >= MOST_ATTACKERS) return false;
  if (isHuman(target) && target.aboard !== null) return closeInOn(enc, charger, target);
  if (!isHuman(charger) && isHuman(target)) {
    const through = onlyThroughWindow(enc, charger, target);
    if (through === 'full') return false;
    if (through !== null) {
      Object.assign(charger, through.at);
      const isShut = tabletopOf(enc).ground.wordOf(through.window) === 'closed';
      if (isShut) enc.changes = withOpening(enc, through.window, 'broken'); // the glass
      turnTo(charger, target);
      return true;
    }
  }
  const table = tabletopOf(enc).without([charger.id]);
  const bare = table.without([charger.id, target.id]);
  const base = { id: charger.id, x: target.x, y: target.y, level: target.level, radius: PERSON.radius };
  for (const ring of ringsRound(table, base, bodyOf(target), charger)) {
    const [spot] = ring
      .filter((at) => isOpenTo(bare, at, target))
      .toSorted((a, b) => apart(a, charger) - apart(b, charger));
    if (spot === undefined) continue;
    Object.assign(charger, { x: spot.x, y: spot.y, level: target.level });
    if (isHuman(charger)) charger.turn.moved = true;
    turnTo(charger, target);
    return true;
  }
  return false;
}

/** Nobody fights through a wall (but see ATZ.ZMOVE.6). */
const isOpenTo = (table: Tabletop, at: { readonly x: number; readonly y: number }, target: Standing): boolean =>
  isOpenLine(table, { id: '', x: at.x, y: at.y, level: target.level, radius: 0.05 }, target);

/** ATZ.ZMELEE.9: up to the window of somebody who is in a vehicle. */
function closeInOn(enc: Encounter, charger: Figure, target: Human): boolean {
  const window = atWindow(enc, target, charger);
  if (window === null) return false;
  Object.assign(charger, window);
  if (isHuman(charger)) charger.turn.moved = true;
  turnTo(charger, target);
  return true;
}

/** ATZ.CHARGE.21: a charger whose target has got away stops where it stood, or as near to it as there is room. */
export function runOn(enc: Encounter, charger: Figure, spot: Standing): void {
  const table = tabletopOf(enc).without([charger.id]);
  const at = freeSpot(table, { id: charger.id, ...spot, radius: PERSON.radius }, spot);
  if (at !== null) Object.assign(charger, { x: at.x, y: at.y, level: spot.level });
  if (isHuman(charger)) charger.turn.moved = true;
}
