import { halfDie, type Passed, passDice } from '../dice.ts';
import { encounterOf, finish } from '../doing.ts';
import { humanOf, isFunctioning, ofSide, repOf, seatFor, sideNamed } from '../figures.ts';
import { leaderOf } from '../people/groups.ts';
import { changesFor } from '../places/challenge.ts';
import type { Encounter, Human } from '../state.ts';
import { testInSight } from '../strangers/enemies.ts';
import { choose, emit, type Flow, type Offer, pick, type Table } from '../verbs.ts';
import type { EncountersDecision } from './decisions.ts';
import type { RobberyDoing } from './doing.ts';
import { plotOf } from './plot.ts';
import { theyAnswer } from './rob.ts';

/** ATZ.ROB.8 to ATZ.ROB.12: weapons are drawn, words are had, and the players give in or do not. */
export function* robbery(t: Table, doing: RobberyDoing): Flow<void> {
  switch (doing.stage) {
    case 'challenge':
      return yield* facedDown(t, doing);
    case 'answer':
      return yield* answer(t, doing);
    case 'items':
      return yield* handOver(t, doing);
  }
}

const groupOf = (enc: Encounter, { group }: RobberyDoing): Human[] =>
  group.map((id) => humanOf(enc, id)).filter(isFunctioning);
const robbersOf = (enc: Encounter, { robbers }: RobberyDoing): Human[] => ofSide(enc, robbers).filter(isFunctioning);

/** ATZ.ROB.8, ATZ.ROB.10: a People Challenge of each leader against the other; equal numbers are rolled again. */
function* facedDown(t: Table, doing: RobberyDoing): Flow<void> {
  const enc = encounterOf(t);
  const [group, robbers] = [groupOf(enc, doing), robbersOf(enc, doing)];
  if (group.length === 0 || robbers.length === 0) return finish(t, doing);
  const [ours, theirs] = [leaderOf(group), leaderOf(robbers)];
  const own = yield* words(t, ours, theirs);
  const other = yield* words(t, theirs, ours);
  if (own.passed === other.passed) return emit(t, 'ATZ.ROB.10', 'atz.rob.even');
  doing.better = own.passed > other.passed ? 'players' : 'robbers';
  doing.stage = 'answer';
}

function* words(t: Table, human: Human, other: Human): Flow<Passed> {
  const prompt = { key: 'atz.rob.roll', params: { name: human.name } } as const;
  const test = yield* passDice(
    t,
    { rule: 'ATZ.ROB.8', seat: seatFor(encounterOf(t), human), prompt },
    {
      dice: 2,
      target: repOf(human),
      // Like any People Challenge in which nobody gives anything away.
      changes: changesFor(t.state, {
        do: 'challenge',
        who: human.id,
        challenge: 'befriend',
        with: other.id,
        stage: 'roll',
        passed: 0,
      }),
      sixFails: true,
    },
  );
  const said = { unit: human.id, name: human.name, passed: test.passed };
  emit(t, 'ATZ.ROB.8', 'atz.rob.rolled', said, { dice: test.dice, modifiers: test.modifiers });
  return test;
}

/** ATZ.ROB.9, ATZ.ROB.10: hand something over, or an In Sight test; who scored more counts as inactive in it. */
function* answer(t: Table, doing: RobberyDoing): Flow<void> {
  const enc = encounterOf(t);
  const group = groupOf(enc, doing);
  if (enc.kind === 'rob') return yield* theyAnswer(t, doing, group); // ATZ.ROB.1
  if (group.length === 0) return finish(t, doing);
  const leader = leaderOf(group);
  const rule = doing.better === 'players' ? 'ATZ.ROB.9' : 'ATZ.ROB.10';
  const way = yield* choose(t, seatFor(enc, leader), {
    rule,
    prompt: { key: doing.better === 'players' ? 'atz.rob.more' : 'atz.rob.fewer', params: { name: leader.name } },
    options: [
      ...(thingsOf(group).length === 0
        ? []
        : [{ means: { robbery: 'hand-over' } as const, label: { key: 'atz.rob.hand-over' } as const }]),
      { means: { robbery: 'fight' } as const, label: { key: 'atz.rob.fight' } as const },
    ],
  });
  if (way.robbery === 'hand-over') {
    doing.stage = 'items';
    return;
  }
  plotOf(enc).robbery = 'refused';
  finish(t, doing);
  emit(t, rule, 'atz.rob.refused', { name: leader.name });
  testInSight(t, group, robbersOf(enc, doing), doing.better === 'players' ? doing.robbers : leader.side);
}

type Thing = Extract<EncountersDecision, { readonly hand: string }>;

/** ATZ.ITEM.3: weapons are Items, too. */
const thingsOf = (group: readonly Human[]): Offer<Thing>[] =>
  group.flatMap(({ id: who, name, guns, blades, items }) =>
    (
      [
        ['gun', guns.map(({ id }) => id)],
        ['blade', blades.map(({ id }) => id)],
        ['item', items],
      ] as const
    ).flatMap(([hand, all]) =>
      all.map((thing, at) => ({
        means: { hand, who, at },
        label: { key: `atz.rob.${hand}`, params: { name, thing } } as const,
        about: { unit: who },
      })),
    ),
  );

/** ATZ.ROB.9, ATZ.ROB.11, ATZ.ROB.12: half a die of Items; then the robbers make off. */
function* handOver(t: Table, doing: RobberyDoing): Flow<void> {
  const enc = encounterOf(t);
  const group = groupOf(enc, doing);
  const leader = leaderOf(group);
  const seat = seatFor(enc, leader);
  const { half } = yield* halfDie(t, { rule: 'ATZ.ROB.9', seat, prompt: { key: 'atz.rob.how-many' } });
  const things = thingsOf(group);
  const count = Math.min(half, things.length);
  const given = (yield* pick(t, seat, {
    rule: 'ATZ.ROB.9',
    prompt: { key: 'atz.rob.what', params: { count } },
    options: things,
    min: count,
    max: count,
  })) as readonly Thing[];
  const plot = plotOf(enc);
  plot.taken.push(...take(enc, given, leaderOf(robbersOf(enc, doing))));
  plot.robbery = 'handed-over';
  sideNamed(enc, doing.robbers).memory.push('leaving'); // ATZ.ROB.11
  finish(t, doing);
  emit(t, 'ATZ.ROB.9', 'atz.rob.given', { name: leader.name, count });
}

/** The leader of the robbers carries it off: it can be taken back from the body. */
function take(enc: Encounter, given: readonly Thing[], robber: Human): string[] {
  // The last places first, so that the others stay where they are.
  return given
    .toSorted((a, b) => b.at - a.at)
    .flatMap(({ hand, who, at }): string[] => {
      const human = humanOf(enc, who);
      if (hand === 'item') {
        const items = human.items.splice(at, 1);
        robber.items.push(...items);
        return items;
      }
      const guns = hand === 'gun' ? human.guns.splice(at, 1) : [];
      const blades = hand === 'blade' ? human.blades.splice(at, 1) : [];
      robber.guns.push(...guns);
      robber.blades.push(...blades);
      return [...guns, ...blades].map(({ id }) => id);
    });
}
