import {
  type Comparison,
  type Greeting,
  MEET_AND_GREET,
  OUTNUMBERED,
  OUTNUMBERED_DICE,
} from '../data/strangers/meetings.ts';
import { type Change, chance, countDice } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { humanOf, isFunctioning, repOf, seatFor, sideNamed } from '../figures.ts';
import { leaderOf } from '../people/groups.ts';
import { entryEdge } from '../prepare/zones.ts';
import type { Encounter, Human } from '../state.ts';
import { choose, emit, type Flow, pick, type Rule, type Table } from '../verbs.ts';
import { arrest, disarm, isArmed } from './arrest.ts';
import type { MeetDoing } from './doing.ts';
import { walkTheWalk } from './enemies.ts';
import { askers, join, roomIn } from './joining.ts';

/** ATZ.MEET: two groups meet, and their leaders find out how it goes. */

export function* meet(t: Table, doing: MeetDoing): Flow<void> {
  switch (doing.stage) {
    case 'roll':
      return yield* compare(t, doing);
    case 'past':
      return walks(t, doing, 'ATZ.MEET.9');
    case 'result':
      return yield* result(t, doing);
    case 'talk':
      return yield* talk(t, doing);
    case 'join':
      return yield* joinIn(t, doing);
    case 'searched':
      return yield* searched(t, doing);
    case 'barter':
      return yield* dealWith(t, doing);
  }
}

const fit = (enc: Encounter, ids: readonly string[]): Human[] =>
  ids.map((id) => humanOf(enc, id)).filter(isFunctioning);

/** ATZ.MEET.2: a group that is outnumbered two to one or worse has a die less. */
const outnumbered = (own: number, others: number): Change[] =>
  others >= OUTNUMBERED * own ? [{ rule: 'ATZ.MEET.2', label: 'meet.outnumbered', dice: OUTNUMBERED_DICE }] : [];

/** ATZ.MEET.2, ATZ.MEET.3, ATZ.MEET.25: each leader rolls its Rep and counts successes; Enemies do not talk at all. */
function* compare(t: Table, doing: MeetDoing): Flow<void> {
  const enc = encounterOf(t);
  const [group, people] = [fit(enc, doing.group), fit(enc, doing.people)];
  const side = sideNamed(enc, doing.side);
  if (group.length === 0 || people.length === 0) return finish(t, doing);
  if (side.attitude === 'enemy') {
    finish(t, doing);
    return walkTheWalk(t, doing.side, doing.group, doing.people); // ATZ.MEET.25
  }
  const [ours, theirs] = [leaderOf(group), leaderOf(people)];
  const roll = function* (leader: Human, changes: Change[]) {
    const prompt = { key: 'atz.meet.roll', params: { name: leader.name } } as const;
    return yield* countDice(t, { rule: 'ATZ.MEET.2', seat: seatFor(enc, leader), prompt }, repOf(leader), changes);
  };
  const own = yield* roll(ours, outnumbered(group.length, people.length));
  const other = yield* roll(theirs, outnumbered(people.length, group.length));
  const comparison: Comparison =
    own.successes > other.successes ? 'more' : own.successes === other.successes ? 'same' : 'fewer';
  emit(
    t,
    'ATZ.MEET.3',
    'atz.meet.compared',
    {
      name: ours.name,
      own: own.successes,
      them: theirs.name,
      other: other.successes,
      class: side.class,
      comparison,
    },
    { dice: [...own.dice, ...other.dice], modifiers: [...own.modifiers, ...other.modifiers] },
  );
  Object.assign(doing, { comparison, stage: 'result' } satisfies Partial<MeetDoing>);
}

/** The rule of each cell of ATZ.T.MEET. */
const CELLS: Readonly<Record<keyof typeof MEET_AND_GREET, Readonly<Record<Comparison, Rule>>>> = {
  army: { more: 'ATZ.MEET.7', same: 'ATZ.MEET.8', fewer: 'ATZ.MEET.8' },
  citizen: { more: 'ATZ.MEET.10', same: 'ATZ.MEET.11', fewer: 'ATZ.MEET.12' },
  ganger: { more: 'ATZ.MEET.13', same: 'ATZ.MEET.14', fewer: 'ATZ.MEET.14' },
  guard: { more: 'ATZ.MEET.15', same: 'ATZ.MEET.16', fewer: 'ATZ.MEET.17' },
  police: { more: 'ATZ.MEET.18', same: 'ATZ.MEET.19', fewer: 'ATZ.MEET.20' },
  survivor: { more: 'ATZ.MEET.22', same: 'ATZ.MEET.23', fewer: 'ATZ.MEET.24' },
};

const cellOf = (enc: Encounter, doing: MeetDoing): { readonly rule: Rule; readonly greeting: Greeting } => {
  const kind = sideNamed(enc, doing.side).class ?? 'citizen';
  const comparison = doing.comparison ?? 'same';
  return { rule: CELLS[kind][comparison], greeting: MEET_AND_GREET[kind][comparison] };
};

/** ATZ.T.MEET: what follows. */
function* result(t: Table, doing: MeetDoing): Flow<void> {
  const enc = encounterOf(t);
  const { rule, greeting } = cellOf(enc, doing);
  switch (greeting.is) {
    case 'walk':
      return walks(t, doing, rule);
    case 'pleasantries':
      return pleasantries(t, doing, rule, greeting.er);
    case 'walk-or-same':
    case 'walk-or-talk':
      doing.stage = 'talk';
      return;
    case 'search':
      Object.assign(doing, { armed: greeting.armed, stage: 'searched' } satisfies Partial<MeetDoing>);
      return;
    case 'mood':
      return yield* mood(t, doing, rule, greeting.walksUpTo);
  }
}

/** They become Enemies, and it is Walk the Walk. */
function walks(t: Table, doing: MeetDoing, rule: Rule): void {
  emit(t, rule, 'atz.meet.hostile', { side: doing.side, class: sideNamed(encounterOf(t), doing.side).class });
  finish(t, doing);
  walkTheWalk(t, doing.side, doing.group, doing.people);
}

/** ATZ.MEET.6, ATZ.MEET.27: they are Neutrals; the Police warn of trouble as well (ATZ.MEET.19, ATZ.ER.4). */
function pleasantries(t: Table, doing: MeetDoing, rule: Rule, er: number): void {
  const enc = encounterOf(t);
  settleAs(enc, doing);
  enc.er.now = Math.max(0, enc.er.now + er); // ATZ.ER.5
  const said = { side: doing.side, class: sideNamed(enc, doing.side).class, er: enc.er.now };
  emit(t, rule, er === 0 ? 'atz.meet.pleasant' : 'atz.meet.warned', said);
  finish(t, doing);
}

const settleAs = (enc: Encounter, { side }: MeetDoing): void => {
  const met = sideNamed(enc, side);
  met.met = true;
  met.attitude ??= 'neutral';
};

/** ATZ.MEET.12, ATZ.MEET.24: people follow their leader, who may walk if its Rep is higher. */
function* mood(t: Table, doing: MeetDoing, rule: Rule, walksUpTo: number): Flow<void> {
  const enc = encounterOf(t);
  const [ours, theirs] = [leaderOf(fit(enc, doing.group)), leaderOf(fit(enc, doing.people))];
  if (repOf(theirs) <= repOf(ours)) return pleasantries(t, doing, rule, 0);
  const prompt = { key: 'atz.meet.mood', params: { name: theirs.name, up: walksUpTo } } as const;
  const { happens } = yield* chance(t, { rule, seat: seatFor(enc, theirs), prompt }, [1, walksUpTo]);
  if (happens) walks(t, doing, rule);
  else pleasantries(t, doing, rule, 0);
}

const WALK = { means: { meet: 'walk' }, label: { key: 'atz.meet.is-walk' } } as const;
const TALK = { means: { meet: 'talk' }, label: { key: 'atz.meet.is-talk' } } as const;
const SAME = { means: { meet: 'as-same' }, label: { key: 'atz.meet.is-same' } } as const;
const GIVE_IN = { means: { meet: 'give-in' }, label: { key: 'atz.meet.give-in' } } as const;
const RESIST = { means: { meet: 'resist' }, label: { key: 'atz.meet.resist' } } as const;

/** ATZ.MEET.5, ATZ.MEET.7, ATZ.MEET.10: who scored more walks or talks; with Police and soldiers it counts as the same. */
function* talk(t: Table, doing: MeetDoing): Flow<void> {
  const enc = encounterOf(t);
  const { rule, greeting } = cellOf(enc, doing);
  const seat = seatFor(enc, leaderOf(fit(enc, doing.group)));
  const prompt = { key: 'atz.meet.talk', params: { class: sideNamed(enc, doing.side).class } } as const;
  if (greeting.is === 'walk-or-same') {
    const way = yield* choose(t, seat, { rule, prompt, options: [WALK, SAME] });
    if (way.meet === 'walk') return walks(t, doing, rule);
    Object.assign(doing, { comparison: 'same', stage: 'result' } satisfies Partial<MeetDoing>);
    return;
  }
  const way = yield* choose(t, seat, { rule, prompt, options: [WALK, TALK] });
  if (way.meet === 'walk') return walks(t, doing, rule);
  settleAs(enc, doing);
  emit(t, rule, 'atz.meet.talks', { side: doing.side, class: sideNamed(enc, doing.side).class });
  const joining = greeting.is === 'walk-or-talk' ? greeting.joining : 'equal-or-lower-rep';
  Object.assign(doing, { joining, stage: 'join' } satisfies Partial<MeetDoing>);
}

/** ATZ.MEET.10, ATZ.MEET.13, ATZ.MEET.22, ATZ.RECRUIT.6: all, some or none of those who ask are taken on. */
function* joinIn(t: Table, doing: MeetDoing): Flow<void> {
  const enc = encounterOf(t);
  const leader = leaderOf(fit(enc, doing.group));
  doing.stage = 'barter';
  const people = fit(enc, doing.people);
  const asking = askers(enc, people, leader, doing.joining ?? 'equal-or-lower-rep');
  const seat = seatFor(enc, leader);
  if (asking.length === 0) return;
  const chosen = yield* pick(t, seat, {
    rule: 'ATZ.RECRUIT.6',
    prompt: { key: 'atz.meet.join', params: { people: asking.length } },
    options: asking.map(({ id, name, rep }) => ({
      means: id,
      label: { key: 'atz.recruit.who', params: { name, rep } },
    })),
    min: 0,
    max: Math.min(asking.length, roomIn(enc, leader.seat)),
  });
  for (const id of chosen) join(t, humanOf(enc, id), seat, 'ATZ.RECRUIT.6');
  doing.people = doing.people.filter((id) => !chosen.includes(id));
}

/** ATZ.MEET.8, ATZ.MEET.17, ATZ.MEET.20: searched; who is armed gives in or resists; who is not may have to turn back. */
function* searched(t: Table, doing: MeetDoing): Flow<void> {
  const enc = encounterOf(t);
  const { rule } = cellOf(enc, doing);
  const group = fit(enc, doing.group);
  const side = sideNamed(enc, doing.side);
  const kind = side.class;
  if (!group.some(isArmed)) {
    if (doing.armed === 'disarm') return pleasantries(t, doing, rule, 0);
    settleAs(enc, doing);
    const leader = leaderOf(group);
    const { x, y, side: of } = leader;
    side.turnedBack = [...(side.turnedBack ?? []), { side: of, x, y, edge: entryEdge(enc, of) }]; // ATZ.MEET.9
    emit(t, rule, 'atz.meet.turned-back', { side: side.id, class: kind });
    return finish(t, doing);
  }
  const seat = seatFor(enc, leaderOf(group));
  const key = doing.armed === 'arrest' ? 'atz.meet.arrest' : 'atz.meet.weapons';
  const way = yield* choose(t, seat, {
    rule,
    prompt: { key, params: { class: kind } },
    options: [GIVE_IN, RESIST],
  });
  if (way.meet === 'resist') return walks(t, doing, rule); // ATZ.MEET.9, ATZ.MEET.20
  settleAs(enc, doing);
  if (doing.armed === 'arrest') arrest(t, group, side);
  else disarm(t, group, rule);
  finish(t, doing);
}

/** ATZ.BARTER.4: they have agreed to trade: no Challenge is needed, if the player wishes to. */
function* dealWith(t: Table, doing: MeetDoing): Flow<void> {
  const enc = encounterOf(t);
  const people = fit(enc, doing.people);
  const group = fit(enc, doing.group);
  if (people.length === 0 || group.length === 0) return finish(t, doing);
  const leader = leaderOf(group);
  const whom = yield* choose(t, seatFor(enc, leader), {
    rule: 'ATZ.BARTER.4',
    prompt: { key: 'atz.meet.barter' },
    options: [
      ...people.map(({ id, name, rep }) => ({
        means: { deal: 'barter', with: id } as const,
        label: { key: 'atz.recruit.who', params: { name, rep } } as const,
      })),
      { means: { deal: 'done', with: '' } as const, label: { key: 'atz.meet.no-deal' } as const },
    ],
  });
  if (whom.deal === 'done') return finish(t, doing);
  begin(t, { do: 'barter', who: leader.id, with: whom.with });
}
