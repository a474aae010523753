import { firstWhere } from '../strangers/glimpse.ts';
import { halfDie, passDice } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { bodyOf, humanOf, humansHere, inches, isFunctioning, PERSON, repOf, seatFor, tabletopOf } from '../figures.ts';
import type { Moment, Watcher } from '../deeds.ts';
import { duckBack, runAway } from '../move/duck.ts';
import { isBright } from '../sight/light.ts';
import { isOpen } from '../sight/los.ts';
import type { Encounter, Feast, Human, Standing } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import type { FeastDoing } from './doing.ts';

/** ATZ.T.RXUNIVERSAL, ATZ.ZREACT.7 to ATZ.ZREACT.11, example ATZ.X.68: the first Zombie Feast that somebody sees. */

/** ATZ.ZREACT.7 */
const NEAR = 6;

const isOn = ({ left }: Feast): boolean => left > 0;

/** ATZ.ZREACT.7: a feast in view within 6" of a place where somebody is. */
function isInView(enc: Encounter, human: Human, feast: Feast, at: Standing): boolean {
  if (inches(at, feast) > NEAR || !isBright(enc, { ...human, ...at }, feast)) return false;
  const body = { ...bodyOf(human), x: at.x, y: at.y, level: at.level };
  const there = { id: feast.of, x: feast.x, y: feast.y, level: feast.level, facing: 0, ...PERSON };
  const eaters = enc.zombies.filter((zombie) => zombie.feast === feast.id).map(({ id }) => id);
  return isOpen(enc, tabletopOf(enc).without(eaters), body, there);
}

const mayMind = (human: Human): boolean => !human.sawFeast && isFunctioning(human);

/** ATZ.ZREACT.7: somebody comes upon one on its way. */
export const seesFeast: Watcher = ({ encounter: enc }, mover, legs, walk) => {
  if (!mayMind(mover)) return null;
  const way = legs.map(({ to }) => to);
  return enc.feasts
    .filter((feast) => isOn(feast) && !walk.met.includes(`feast ${feast.id}`))
    .flatMap((feast): Moment[] => {
      const glimpse = firstWhere(mover, way, (at) => isInView(enc, mover, feast, at));
      if (glimpse === null) return [];
      const begins = [{ do: 'see-the-feast', who: mover.id, feast: feast.id } as const];
      return [{ id: `feast ${feast.id}`, ...glimpse, begins }];
    })
    .reduce<Moment | null>((first, one) => (first === null || one.inches < first.inches ? one : first), null);
};

/** ATZ.ZREACT.7: a feast begins: everybody who has it in view takes the test. */
export function showFeast(t: Table, feast: Feast): void {
  const enc = encounterOf(t);
  for (const human of humansHere(enc).filter(mayMind)) {
    if (human.id !== feast.of && isInView(enc, human, feast, human))
      begin(t, { do: 'see-the-feast', who: human.id, feast: feast.id });
  }
}

/** ATZ.ZREACT.8 to ATZ.ZREACT.11: by Rep, without Free Will (ATZ.STAR.22). */
export function* seeTheFeast(t: Table, doing: FeastDoing): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, doing.who);
  const { id, name } = human;
  if (doing.turns !== undefined) {
    // It has ducked back by now.
    finish(t, doing);
    if (human.fate === 'here')
      Object.assign(human, { status: 'stunned', duckedFrom: null, stun: { left: doing.turns, reacts: false } });
    return;
  }
  if (!mayMind(human)) return finish(t, doing);
  const by = { rule: 'ATZ.ZREACT.7', seat: seatFor(enc, human) } as const;
  const prompt = { key: 'atz.see-feast.roll', params: { name } } as const;
  const { passed, dice } = yield* passDice(t, { ...by, prompt }, { dice: 2, target: repOf(human), most: 2 });
  if (passed === 0) {
    finish(t, doing);
    emit(t, 'ATZ.ZREACT.10', 'atz.see-feast.0', { unit: id, name }, { dice });
    return runAway(t, human); // ATZ.ZREACT.11: it may have to take it again
  }
  human.sawFeast = true;
  if (passed === 2) {
    finish(t, doing);
    Object.assign(human, { status: 'stunned', duckedFrom: null, stun: { left: 1, reacts: true } });
    return emit(t, 'ATZ.ZREACT.8', 'atz.see-feast.2', { unit: id, name }, { dice });
  }
  const { half } = yield* halfDie(t, { ...by, prompt: { key: 'atz.see-feast.turns', params: { name } } });
  doing.turns = half;
  emit(t, 'ATZ.ZREACT.9', 'atz.see-feast.1', { unit: id, name, turns: half }, { dice });
  duckBack(
    t,
    human,
    enc.zombies.filter(({ feast }) => feast === doing.feast).map((zombie) => zombie.id),
  );
}
