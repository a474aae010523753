import type { Answer, Request, Seat } from '../../../kernel/index.ts';
import type { Unit } from '../turn/action.ts';
import { chosenIn, type MenuChoice } from '../decisions.ts';
import type { Battle, Herd, Human, State } from '../state.ts';
import { allUnits, bodies, isHerd, nameOf } from '../units.ts';
import type { TextKey } from '../text.ts';
import { MORALES } from '../words.ts';
import type { Fact } from '../verbs.ts';

/** What a player wants to know before an answer in a battle: what becomes of each unit, on either side. */
export function measureBattle(before: Battle, after: Battle, seat: Seat): Fact[] {
  const left = unitsLeft(after);
  const [was, now] = [before, after].map((battle) => new Set(zombieIds(battle)));
  const tell: Teller = (unit, key, { likes = false, ...more } = {}) => ({
    key,
    params: { name: nameOf(unit) },
    tone: (unit.seat === seat) === likes ? 'good' : 'bad',
    ...more,
  });
  return [
    ...before.humans.flatMap((human) => humanFacts(before, human, left.get(human.id) as Human | undefined, tell)),
    ...before.herds.flatMap((herd) => herdFacts(herd, left.get(herd.id) as Herd | undefined, now as Ids, tell)),
    ...unitsOn(after).flatMap((herd) => risenFacts(herd, was as Ids, tell)),
    ...partFacts(before, after, tell),
  ];
}

/** A battle that is over ends the match at once, unless a campaign goes on. */
export const goesOn = (_before: State, { battle, campaign }: State): boolean =>
  battle?.phase === 'over' && campaign === null;

/** Answers that only lead to the same player's next question, where it is told what comes of it. */
const OPENS: readonly MenuChoice['do'][] = ['move', 'face', 'arrange'];
export function onlyOpens(request: Request, answer: Answer): boolean {
  const key = request.prompt.key as TextKey;
  if (key !== 'ed.menu') return key === 'ed.concede';
  const choice = chosenIn<MenuChoice>(request, answer);
  return choice !== undefined && OPENS.includes(choice.do);
}

type Ids = ReadonlySet<string>;
/** A fact about a unit: bad for its owner and good for everybody else, or (`likes`) the other way round. */
type Teller = (unit: Unit, key: TextKey, more?: { likes?: boolean; n?: number; stated?: true }) => Fact;

/** Everybody on the table or gone from it alive: a unit that withdrew is not lost (EDM.WIN.3). */
const unitsLeft = (battle: Battle): ReadonlyMap<string, Unit> =>
  new Map([...allUnits(battle), ...battle.sides.flatMap(({ withdrawn }) => withdrawn)].map((unit) => [unit.id, unit]));
const unitsOn = (battle: Battle): Herd[] => allUnits(battle).filter(isHerd);
const zombieIds = (battle: Battle): string[] =>
  [...unitsLeft(battle).values()].flatMap((unit) => (isHerd(unit) ? unit.zombies.map(({ id }) => id) : []));

function humanFacts(before: Battle, was: Human, now: Human | undefined, tell: Teller): Fact[] {
  if (now === undefined) return [tell(was, 'ed.odds.killed')];
  const wounds = was.vitality - now.vitality;
  const nerve = MORALES.indexOf(now.morale) - MORALES.indexOf(was.morale);
  // Selected and used up at once: a Psych Check has failed.
  const lost = before.activation === null && !was.used && now.used;
  return [
    ...(wounds > 0 ? [tell(was, 'ed.odds.wounded', { n: wounds })] : []),
    ...(wounds < 0 ? [tell(was, 'ed.odds.healed', { n: -wounds, likes: true })] : []),
    ...(now.infected && !was.infected ? [tell(was, 'ed.odds.infected')] : []),
    ...(now.down && !was.down ? [tell(was, 'ed.odds.down')] : []),
    ...(nerve > 0 ? [tell(was, `ed.odds.${now.morale}`)] : []),
    ...(nerve < 0 ? [tell(was, `ed.odds.${now.morale}`, { likes: true })] : []),
    ...(lost ? [tell(was, 'ed.odds.lost')] : []),
    ...(hasMoved(was, now) ? [tell(was, 'ed.odds.moved', { likes: true, stated: true })] : []),
  ];
}

function herdFacts(was: Herd, now: Herd | undefined, left: Ids, tell: Teller): Fact[] {
  const fallen = was.zombies.filter(({ id }) => !left.has(id)).length;
  const before = new Set(was.zombies.flatMap(({ id, down }) => (down ? [id] : [])));
  const down = now?.zombies.filter((zombie) => zombie.down && !before.has(zombie.id)).length ?? 0;
  return [
    ...(fallen === was.zombies.length ? [tell(was, 'ed.odds.destroyed')] : []),
    ...(fallen > 0 && fallen < was.zombies.length ? [tell(was, 'ed.odds.fallen', { n: fallen })] : []),
    ...(down > 0 ? [tell(was, 'ed.odds.herd.down', { n: down })] : []),
    ...(now !== undefined && hasMoved(was, now) ? [tell(was, 'ed.odds.moved', { likes: true, stated: true })] : []),
  ];
}

const hasMoved = (was: Unit, now: Unit): boolean => {
  const stood = new Map(bodies(was).map(({ id, x, y, level }) => [id, `${x} ${y} ${level}`]));
  return bodies(now).some(({ id, x, y, level }) => stood.has(id) && stood.get(id) !== `${x} ${y} ${level}`);
};

/** EDM.DEATH.2: the dead get up again. */
function risenFacts(herd: Herd, before: Ids, tell: Teller): Fact[] {
  const risen = herd.zombies.filter(({ id }) => !before.has(id)).length;
  return risen > 0 ? [tell(herd, 'ed.odds.risen', { n: risen, likes: true })] : [];
}

/** Herds that come apart or together by an action that may fail, and a herd that rambles (EDM.RAMBLE.3). */
function partFacts(before: Battle, after: Battle, tell: Teller): Fact[] {
  const known = new Set(zombieIds(before));
  const had = new Set(before.herds.map(({ id }) => id));
  const parts = after.herds.filter(({ id, zombies }) => !had.has(id) && zombies.some((zombie) => known.has(zombie.id)));
  const merged = before.herds.filter(
    ({ id, zombies }) =>
      after.herds.every((herd) => herd.id !== id) &&
      after.herds.some((herd) => herd.zombies.some((zombie) => zombies.some((own) => own.id === zombie.id))),
  );
  const { activation } = after;
  const rambling = before.activation === null && activation !== null && activation.rambler !== null;
  const herd = rambling ? after.herds.find(({ id }) => id === activation.unit) : undefined;
  return [
    ...parts.map((part) => tell(part, 'ed.odds.parted', { likes: true, stated: true })),
    ...merged.map((part) => tell(part, 'ed.odds.merged', { likes: true, stated: true })),
    ...(herd === undefined ? [] : [tell(herd, 'ed.odds.rambles')]),
  ];
}
