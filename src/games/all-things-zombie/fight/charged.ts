import { gunFigures, topRating } from '../data/weapons.ts';
import { begin } from '../doing.ts';
import { findFigure, inMelee, isFunctioning } from '../figures.ts';
import { gunAt, loadedGuns, reaches } from '../shoot/arms.ts';
import { declareFire } from '../shoot/declare.ts';
import type { Fire } from '../shoot/doing.ts';
import { wouldSee } from '../sight/los.ts';
import type { Human, State } from '../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../verbs.ts';
import { resultFor, shotsAllowed } from './charging.ts';
import type { FightDecision } from './decisions.ts';
import type { ChargeDoing as WholeCharge } from './doing.ts';

/** A charge, on foot or at the wheel (ATZ.VCOMB.3), as far as somebody who is charged is concerned. */
type ChargeDoing = Omit<WholeCharge, 'do' | 'stage'>;
import { bestBlade } from './rounds.ts';

/** ATZ.CHARGE.10, ATZ.CHARGE.14, ATZ.CHARGE.15, ATZ.CHARGE.23: what somebody who is charged still can do. */

/** How many shots it has for each charger with one of its guns. */
function limitsFor({ encounter: enc }: State, doing: ChargeDoing, target: Human, gun: number): Map<string, number> {
  const rating = topRating(gunAt(target, gun).id);
  return new Map(
    doing.chargers.flatMap((id): [string, number][] => {
      const charger = findFigure(enc, id);
      if (charger === undefined || !reaches(target, gun, charger) || !wouldSee(enc, target, charger)) return [];
      const { result, isRear } = resultFor(doing, id);
      const shots = shotsAllowed(result, { rating, rear: isRear, inMelee: inMelee(enc, target.id) });
      return shots > 0 ? [[id, shots]] : [];
    }),
  );
}

/** Whether the test leaves it time for anything at all. */
const hasTime = ({ encounter: enc }: State, doing: ChargeDoing, target: Human): boolean =>
  doing.chargers.some((id) => {
    const { result, isRear } = resultFor(doing, id);
    return shotsAllowed(result, { rating: 1, rear: isRear, inMelee: inMelee(enc, target.id) }) > 0;
  });

export function* fireAtChargers(t: Table, doing: ChargeDoing, target: Human): Flow<void> {
  if (!isFunctioning(target) || doing.frozen === true || !hasTime(t.state, doing, target)) return;
  const guns = loadedGuns(target).filter((gun) => limitsFor(t.state, doing, target, gun).size > 0);
  const blade = bestBlade(target);
  const gun = target.seat === null ? bestOf(target, guns) : yield* decide(t, target, guns, blade !== null);
  if (gun === null) {
    doing.hands = 'blade';
    if (blade !== null) emit(t, 'ATZ.CHARGE.23', 'atz.charge.draws', { unit: target.id, name: target.name });
    return;
  }
  doing.hands = gunFigures(gunAt(target, gun).id).hands === 2 ? 'butt' : 'bare'; // ATZ.MELEE.3, ATZ.MELEE.4
  const limits = limitsFor(t.state, doing, target, gun);
  const fire =
    target.seat === null
      ? ruleFire(target, gun, limits)
      : yield* declareFire(t, target, [gun], { limits, ...(doing.oneShot === true && { most: 1 }) });
  begin(t, { do: 'volley', why: 'charged', fires: [fire], stage: 'noise', at: 0, hits: [] });
}

/** Nobody commands it: it fires what is strongest. */
const bestOf = (target: Human, guns: readonly number[]): number | null =>
  guns.reduce<number | null>(
    (best, gun) => (best === null || topRating(gunAt(target, gun).id) > topRating(gunAt(target, best).id) ? gun : best),
    null,
  );

/** All that it may fire at the charger for whom it has most shots. */
function ruleFire(target: Human, gun: number, limits: ReadonlyMap<string, number>): Fire {
  const [first = ['', 0]] = [...limits].toSorted(([, a], [, b]) => b - a);
  const [at, dice] = first as [string, number];
  return { shooter: target.id, guns: [gun], shots: [{ gun, target: at, dice }], rush: false };
}

/** ATZ.CHARGE.23: its player has it fire, draw a melee weapon or wait for them; the place of the gun, or null. */
function* decide(t: Table, target: Human, guns: readonly number[], mayDraw: boolean): Flow<number | null> {
  if (guns.length === 0) return null;
  const { id, name } = target;
  const fire = guns.map(
    (gun): Offer<FightDecision> => ({
      means: { do: 'charged-fire', who: id, gun },
      label: { key: 'atz.charged.fire', params: { name, gun: gunAt(target, gun).id } },
    }),
  );
  const wait: Offer<FightDecision> = mayDraw
    ? { means: { do: 'charged-draw', who: id }, label: { key: 'atz.charged.draw', params: { name } } }
    : { means: { do: 'charged-stand', who: id }, label: { key: 'atz.charged.stand', params: { name } } };
  const said = yield* choose(t, target.seat as string, {
    rule: 'ATZ.CHARGE.23',
    prompt: { key: 'atz.charged', params: { name } },
    options: [...fire, wait],
  });
  return said.do === 'charged-fire' ? said.gun : null;
}
