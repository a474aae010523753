import type { Building } from '../../../tabletop/index.ts';
import type { Happening } from '../course/events.ts';
import { placeRound } from '../dead/noise.ts';
import { diceTold, sumDice } from '../dice.ts';
import { encounterOf, finish } from '../doing.ts';
import { firstSeat, isFunctioning, playersHere } from '../figures.ts';
import { standingBuildings } from '../places/inside.ts';
import type { Encounter } from '../state.ts';
import { atRandom, emit } from '../verbs.ts';
import { fireIn, growthIn, light } from './fires.ts';
import { nearestOnWall } from './wall.ts';

/** So near to one of the band a building is nearby: ours. */
const NEARBY = 12;

function nearby(enc: Encounter): { readonly building: Building; readonly at: number }[] {
  const band = playersHere(enc).filter(isFunctioning);
  return standingBuildings(enc).flatMap((building) => {
    if (fireIn(enc, building.id) !== undefined || growthIn(building) === 0) return [];
    const walls = band.map((human) => nearestOnWall(building.outline, human)).filter(({ inches }) => inches <= NEARBY);
    const [first] = walls.sort((a, b) => a.inches - b.inches);
    return first === undefined ? [] : [{ building, at: first.at }];
  });
}

/** ATZ.EVENT.7: a building nearby catches fire, and zombies come around it. */
export const buildingBurns: Happening = {
  rule: 'ATZ.EVENT.7',
  can: (enc) => nearby(enc).length > 0,
  *happen(t, doing) {
    finish(t, doing);
    const enc = encounterOf(t);
    const all = nearby(enc);
    const { building, at } = all[atRandom(t, 'ATZ.EVENT.7', all)] as (typeof all)[number];
    const { id, name: called, outline } = building;
    const fire = { building: id, lit: true, at, left: 0, right: 0, putOut: 0 };
    enc.fires.push(fire);
    light(enc, fire, building);
    const by = { rule: 'ATZ.EVENT.7', seat: firstSeat(enc), prompt: { key: 'atz.event.7.roll' } } as const;
    const { total, rolled } = yield* sumDice(t, by, 2);
    emit(t, 'ATZ.EVENT.7', 'atz.event.7', { called, thing: id }, { dice: diceTold(...rolled) });
    const middle = (part: 'x' | 'y'): number => outline.reduce((sum, p) => sum + p[part], 0) / outline.length;
    yield* placeRound(t, { x: middle('x'), y: middle('y'), level: 0 }, enc.clocks.noMoreZombies ? 0 : total);
  },
};
