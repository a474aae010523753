import { isLaw, type PlayerClass } from '../data/classes.ts';
import { MERCIFUL_UNTIL, MERCY_DICE, MERCY_EXTRA, MERCY_OF, type Fate } from '../data/strangers/mercy.ts';
import { type Change, passDice } from '../dice.ts';
import { encounterOf, finish } from '../doing.ts';
import { firstSeat, humanOf, ofSide, seatFor, sideNamed, leaveMelees } from '../figures.ts';
import { leaderOf } from '../people/groups.ts';
import type { Encounter, Human } from '../state.ts';
import { choose, emit, type Flow, type Table } from '../verbs.ts';
import { arrest } from './arrest.ts';
import type { MercyDoing } from './doing.ts';

/** ATZ.MERCY: what becomes of people in the hands of others. */
export function* mercy(t: Table, doing: MercyDoing): Flow<void> {
  const enc = encounterOf(t);
  const star = doing.asking.shift();
  if (star !== undefined) return yield* trustOrCheat(t, doing, humanOf(enc, star));
  const captives = doing.captives
    .map((id) => humanOf(enc, id))
    .filter(({ status, fate }) => status !== 'od' && fate !== 'cheated');
  finish(t, doing);
  if (captives.length === 0) return;
  const side = sideNamed(enc, doing.captors);
  if (side.class !== null && isLaw(side.class)) return arrest(t, captives, side); // ATZ.MERCY.10
  const captors = holders(enc, doing.captors);
  const leader = captors.length === 0 ? null : leaderOf(captors);
  const { passed, dice, modifiers } = yield* passDice(
    t,
    {
      rule: 'ATZ.MERCY.3',
      seat: firstSeat(enc),
      prompt: { key: 'atz.mercy.roll', params: { people: captives.length } },
    },
    {
      dice: MERCY_DICE,
      target: leader?.skills.people ?? 0,
      changes: kindness(enc.day, doing.surrendering, captives, leader),
      most: 2,
    },
  );
  emit(t, 'ATZ.MERCY.3', 'atz.mercy.passed', { passed }, { dice, modifiers });
  judge(t, captives, passed, playerClass(side.class ?? leader?.class ?? 'citizen')); // a rival's own Class (ATZ.MODE.3)
}

/** Who of the captors could speak for them: on the table, or wherever they have gone. */
const holders = (enc: Encounter, side: string): Human[] => {
  const here = ofSide(enc, side);
  return here.length > 0 ? here : enc.humans.filter((one) => one.side === side && one.status !== 'od');
};

const playerClass = (one: string): PlayerClass => (one === 'ganger' || one === 'survivor' ? one : 'citizen');

/** ATZ.MERCY.2: a Star cheats death instead, or is treated as a Grunt. */
function* trustOrCheat(t: Table, doing: MercyDoing, star: Human): Flow<void> {
  const enc = encounterOf(t);
  if (!t.state.options.cheatingDeath || star.status === 'od') return;
  const way = yield* choose(t, seatFor(enc, star), {
    rule: 'ATZ.MERCY.2',
    prompt: { key: 'atz.mercy.star', params: { name: star.name } },
    options: [
      { means: { mercy: 'trust' }, label: { key: 'atz.mercy.trust' } },
      { means: { mercy: 'cheat-death' }, label: { key: 'atz.mercy.cheat' } },
    ],
  });
  if (way.mercy === 'trust') return;
  leaveMelees(enc, star.id);
  star.fate = 'cheated';
  star.captor = null;
  star.rep = Math.max(2, star.rep - 1); // ATZ.STAR.19
  doing.captives = doing.captives.filter((id) => id !== star.id);
  emit(t, 'ATZ.MERCY.2', 'atz.mercy.cheated', { unit: star.id, name: star.name });
}

/** ATZ.MERCY.3: dice more in the first days, for those who give themselves up, and for a better talker. */
function kindness(day: number, surrendering: boolean, captives: readonly Human[], leader: Human | null): Change[] {
  const rule = 'ATZ.MERCY.3';
  const talks = captives.some(({ skills }) => skills.people > (leader?.skills.people ?? 0));
  return [
    ...(day <= MERCIFUL_UNTIL ? [{ rule, label: 'mercy.first-days', dice: MERCY_EXTRA['first-days'] } as const] : []),
    ...(surrendering ? [{ rule, label: 'mercy.surrendering', dice: MERCY_EXTRA.surrendering } as const] : []),
    ...(surrendering && talks ? [{ rule, label: 'mercy.talker', dice: MERCY_EXTRA['better-talker'] } as const] : []),
  ];
}

/** ATZ.MERCY.4 to ATZ.MERCY.8, ATZ.MERCY.11: one result for all, by their Classes; only what is carried is lost. */
function judge(t: Table, captives: readonly Human[], passed: number, captors: PlayerClass): void {
  const of = (one: Human): Fate =>
    passed >= 2 ? 'robbed' : passed === 0 ? 'dead' : MERCY_OF[captors][playerClass(one.class)];
  const fates = captives.map((one) => ({ one, fate: of(one) }));
  const rule = passed >= 2 ? 'ATZ.MERCY.4' : passed === 0 ? 'ATZ.MERCY.8' : ONE_PASSED[captors];
  let food = false; // ATZ.MERCY.6: one Food between all Citizens
  for (const { one, fate } of fates) {
    leaveMelees(encounterOf(t), one.id);
    one.fate = 'held';
    if (fate === 'dead') one.status = 'od';
    else {
      const kept: boolean = fate === 'spared' && !food && one.items.includes('food');
      food ||= kept;
      Object.assign(one, { guns: [], blades: [], items: kept ? ['food'] : [] });
    }
    const said = { unit: one.id, name: one.name };
    emit(t, rule, fate === 'dead' ? 'atz.mercy.dead' : 'atz.mercy.robbed', said);
  }
}

const ONE_PASSED = { ganger: 'ATZ.MERCY.5', survivor: 'ATZ.MERCY.6', citizen: 'ATZ.MERCY.7' } as const;

/** ATZ.MERCY.1, ATZ.MERCY.9, ATZ.MERCY.13: whom each side of strangers holds, to be judged when the Encounter ends. */
export function mercyDue(enc: Encounter): MercyDoing[] {
  return enc.sides
    .filter(({ kind }) => kind === 'people')
    .flatMap(({ id }): MercyDoing[] => {
      const held = enc.humans.filter(
        ({ captor, fate, seat, status }) => captor === id && seat !== null && fate === 'here' && status !== 'od',
      );
      if (held.length === 0) return [];
      const stars = held.filter(({ star }) => star).map((one) => one.id);
      return [{ do: 'mercy', captors: id, captives: held.map((one) => one.id), surrendering: false, asking: stars }];
    });
}
