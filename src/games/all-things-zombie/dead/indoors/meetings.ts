import { approach, facingTowards, grained } from '../../../../tabletop/index.ts';
import { diceTold, oneDie, passDice } from '../../dice.ts';
import { begin, encounterOf, finish } from '../../doing.ts';
import {
  bodyOf,
  firstSeat,
  humanOf,
  inMelee,
  isFunctioning,
  nearestTo,
  repOf,
  seatFor,
  tabletopOf,
} from '../../figures.ts';
import { fastMove, mayMoveFast } from '../../move/fast.ts';
import { movementLeft } from '../../move/way.ts';
import { fireAt } from '../../shoot/aim.ts';
import { gunFor, loadedGuns } from '../../shoot/arms.ts';
import { declareFire } from '../../shoot/declare.ts';
import { targetsFor } from '../../shoot/targets.ts';
import { askLegs } from '../../sight/ways.ts';
import type { Encounter, Human, Zombie } from '../../state.ts';
import { choose, emit, type Flow, roll, type Table } from '../../verbs.ts';
import type { DeadDecision } from '../decisions.ts';
import type { EntryDoing, Meeting } from '../doing.ts';
import { gruntDoes, isReady, matched } from './surprise.ts';

/** ATZ.ZBLDG.4 to ATZ.ZBLDG.12: zombies and people in a building: who has how many before it, and who is quicker. */

export function* beginMeetings(t: Table, doing: EntryDoing): Flow<void> {
  const enc = encounterOf(t);
  doing.zombies = doing.zombies.filter((id) => enc.zombies.some((zombie) => zombie.id === id));
  const people = doing.who.map((id) => humanOf(enc, id)).filter((one) => isFunctioning(one) && !inMelee(enc, one.id));
  if (people.length === 0 || doing.zombies.length === 0) return finish(t, doing);
  const dice = doing.zombies.length % people.length === 0 ? people.map(() => 0) : yield* oddDice(t, people);
  const pairs = matched(
    doing.zombies,
    people.map(({ id }, i) => ({ id, die: dice[i] as number })),
  );
  doing.die = yield* oneDie(t, {
    rule: 'ATZ.ZBLDG.5',
    seat: firstSeat(enc),
    prompt: { key: 'atz.entry.zombies.roll' },
  });
  doing.meetings = people.map(({ id }) => ({ who: id, zombies: pairs[id] ?? [], how: null, done: false }));
}

/** ATZ.ZBLDG.4: each rolls a die; ties are rolled again. */
function* oddDice(t: Table, people: readonly Human[]): Flow<number[]> {
  for (;;) {
    const dice: number[] = [];
    for (const human of people) {
      const prompt = { key: 'atz.entry.odd', params: { name: human.name } } as const;
      dice.push(yield* oneDie(t, { rule: 'ATZ.ZBLDG.4', seat: seatFor(encounterOf(t), human), prompt }));
    }
    if (new Set(dice).size === dice.length || people.length > 6) return dice;
  }
}

/** First all find out how quick they are; then each fights, fires or gets away. */
export function* goThrough(t: Table, doing: EntryDoing): Flow<void> {
  const enc = encounterOf(t);
  const meetings = doing.meetings ?? [];
  const open = meetings.find(({ how, zombies }) => how === null && zombies.length > 0);
  if (open !== undefined) {
    open.how = yield* howQuick(t, doing, open);
    return;
  }
  const next = meetings.find(({ done, zombies }) => !done && zombies.length > 0);
  if (next === undefined) return finish(t, doing);
  const human = humanOf(enc, next.who);
  const zombies = next.zombies.flatMap((id) => enc.zombies.filter((zombie) => zombie.id === id && !zombie.prone));
  if (next.how === 'away' && next.fled !== true) {
    next.fled = true;
    return yield* getAway(t, human);
  }
  next.done = true;
  if (zombies.length === 0 || human.fate !== 'here') return;
  if (next.how === 'away') return followed(enc, human, zombies);
  yield* fight(t, human, zombies, next.how);
}

/** Example ATZ.X.65. ATZ.ZBLDG.12, then ATZ.ZBLDG.6 to ATZ.ZBLDG.8, ATZ.ZBLDG.11. */
function* howQuick(t: Table, doing: EntryDoing, { who }: Meeting): Flow<Meeting['how']> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  const { id, name } = human;
  const seat = seatFor(enc, human);
  const rep = repOf(human);
  if (!human.metZombie) {
    human.metZombie = true;
    const prompt = { key: 'atz.zed.roll', params: { name } } as const;
    const test = yield* passDice(t, { rule: 'ATZ.ZBLDG.12', seat, prompt }, { dice: 2, target: rep, most: 2 });
    const isKnown = test.passed === 2 && test.rolled[0] === test.rolled[1];
    const passed = isKnown ? 0 : test.passed;
    const key = isKnown ? 'atz.zed.known' : passed === 2 ? 'atz.zed.2' : passed === 1 ? 'atz.zed.1' : 'atz.zed.0';
    emit(t, 'ATZ.ZBLDG.12', key, { unit: id, name }, { dice: test.dice });
    if (passed < 2) return passed === 1 ? 'one-shot' : 'caught';
  }
  const dead = { die: doing.die ?? 0, zombies: doing.zombies.length };
  const total = dead.die + dead.zombies;
  const prompt = { key: 'atz.entry.human.roll', params: { name, rep, total } } as const;
  const die = yield* oneDie(t, { rule: 'ATZ.ZBLDG.6', seat, prompt });
  const said = { unit: id, name, sum: die + rep, total };
  if (!isReady({ die, rep }, dead)) {
    emit(t, 'ATZ.ZBLDG.11', 'atz.entry.caught', said, { dice: diceTold(die) });
    return 'caught';
  }
  emit(t, 'ATZ.ZBLDG.6', 'atz.entry.ready', said, { dice: diceTold(die) });
  return yield* ready(t, human);
}

/** ATZ.ZBLDG.7, ATZ.ZBLDG.8: a Grunt by a die, a Star as it likes. */
function* ready(t: Table, human: Human): Flow<'fire' | 'away' | 'melee'> {
  const { id, name, seat } = human;
  if (human.star && seat !== null) {
    const option = (surprise: 'fire' | 'away' | 'melee') =>
      ({ means: { surprise, who: id }, label: { key: `atz.entry.star.${surprise}` } }) as const;
    const chosen: DeadDecision = yield* choose(t, seat, {
      rule: 'ATZ.ZBLDG.8',
      prompt: { key: 'atz.entry.star', params: { name } },
      options: [...(loadedGuns(human).length > 0 ? [option('fire')] : []), option('away'), option('melee')],
    });
    return 'surprise' in chosen ? chosen.surprise : 'melee';
  }
  const [die = 6] = yield* roll(t, '1d6', {
    rule: 'ATZ.ZBLDG.7',
    seat: seatFor(encounterOf(t), human),
    prompt: { key: 'atz.entry.grunt.roll', params: { name, rep: repOf(human) } },
  });
  const does = gruntDoes(die, repOf(human));
  const key = does === 'fire' ? 'atz.entry.fires' : 'atz.entry.flees';
  emit(t, 'ATZ.ZBLDG.7', key, { unit: id, name }, { dice: diceTold(die) });
  return does;
}

/** ATZ.ZBLDG.9, ATZ.ZBLDG.11: they are upon it; who fires first counts them as charging. */
function* fight(t: Table, human: Human, zombies: readonly Zombie[], how: Meeting['how']): Flow<void> {
  const enc = encounterOf(t);
  const chargers = zombies.map(({ id }) => id);
  const passed = [...chargers, human.id].map((who) => ({ who, dice: 1 }));
  const charge = { do: 'charge' as const, target: human.id, chargers, calm: [], passed };
  if (how === 'one-shot') return begin(t, { ...charge, stage: 'fire', oneShot: true });
  begin(t, { ...charge, stage: 'contact' });
  if (how !== 'fire') return;
  const first = nearestTo(human, zombies);
  const gun = first === null ? null : gunFor(t.state, human, first);
  if (first === null || gun === null) return;
  human.facing = facingTowards(human, first);
  const limits = new Map(chargers.map((id) => [id, 99] as const));
  const isSeen = targetsFor(enc, human, gun).some(({ id }) => limits.has(id));
  const fire =
    human.star && human.seat !== null && isSeen
      ? yield* declareFire(t, human, [gun], { limits })
      : fireAt(t.state, human, first);
  if (fire === null) return;
  begin(t, { do: 'volley', why: 'charged', fires: [fire], stage: 'noise', at: 0, hits: [] });
}

/** ATZ.ZBLDG.10: with the rest of its movement, and a Fast Move if its player likes. */
function* getAway(t: Table, human: Human): Flow<void> {
  if (mayMoveFast(t.state, human)) yield* mayRun(t, human);
  const budget = movementLeft(t.state, human);
  if (budget <= 0) return;
  const prompt = { key: 'atz.entry.away', params: { name: human.name, inches: budget } } as const;
  const legs = yield* askLegs(t, human, { rule: 'ATZ.ZBLDG.10', prompt, budget });
  human.turn.inches = grained(human.turn.inches + legs.reduce((sum, { cost }) => sum + cost, 0));
  if (legs.length > 0) begin(t, { do: 'walk', who: human.id, legs, as: 'flee', met: [] });
}

function* mayRun(t: Table, human: Human): Flow<void> {
  const { id: who, name } = human;
  const said: DeadDecision = yield* choose(t, seatFor(encounterOf(t), human), {
    rule: 'ATZ.ZBLDG.10',
    prompt: { key: 'atz.entry.away.pace', params: { name } },
    options: [
      { means: { flees: 'fast', who } as const, label: { key: 'atz.enter.fast' } as const },
      { means: { flees: 'normal', who } as const, label: { key: 'atz.enter.normal' } as const },
    ],
  });
  if ('flees' in said && said.flees === 'fast') yield* fastMove(t, { who }, { group: [who] });
}

/** ATZ.ZBLDG.10: in a building zombies move 4"; the human ends facing them. */
const INDOORS = 4;
function followed(enc: Encounter, human: Human, zombies: readonly Zombie[]): void {
  for (const zombie of zombies) {
    const { way } = approach(tabletopOf(enc), bodyOf(zombie), bodyOf(human), { budget: INDOORS, horizon: 12 });
    const end = way.points.at(-1);
    if (end !== undefined) Object.assign(zombie, { x: end.x, y: end.y, level: end.level ?? zombie.level });
    zombie.facing = facingTowards(zombie, human);
    zombie.reason = { rule: 'ATZ.ZBLDG.10', target: human.id, way: [] };
  }
  const nearest = nearestTo(human, zombies);
  if (nearest !== null) human.facing = facingTowards(human, nearest);
}
