import { hasSkill, valueOf } from '../characteristics.ts';
import { characteristic, type Scored, scored } from '../dice.ts';
import { rulesOf } from '../prepare/encounters.ts';
import type { Battle, Character, Side } from '../state.ts';
import { battleOf, characterOf, groupHere, sideOf } from '../units.ts';
import { choose, emit, type Flow, roll, type Seat, type Table } from '../verbs.ts';

/** The Breaking Point: whether a Group that loses people goes on fighting. */

/** LD.BREAK.13: all who were put Out of Action, whatever the cause; who left the table or never came is none. */
export const casualtiesOf = ({ characters }: Battle, seat: Seat): Character[] =>
  characters.filter((one) => one.seat === seat && one.fate === 'out');

/** LD.BREAK.3: casualties of this turn. */
const lostThisTurn = (battle: Battle, seat: Seat): boolean =>
  battle.deeds.some(
    ({ kind, turn, who }) => kind === 'fell' && turn === battle.turn && characterOf(battle, who).seat === seat,
  );

/** LD.BREAK.4, LD.BREAK.12: who has to test in this End Phase, whatever becomes of the other, the Aggressor first; LD.HOME.8, LD.ESCAPE.6: not in every Encounter. */
export function whoTests(battle: Battle): Seat[] {
  const owing = battle.sides.filter((side) => rulesOf(battle).tests(side) && lostThisTurn(battle, side.seat));
  return owing.map(({ seat }) => seat).sort((a, b) => Number(b === battle.aggressor) - Number(a === battle.aggressor));
}

/** LD.BREAK.8: after the second turn. */
const EARLIEST = 3;

/** What a Group's nerve is made of, and what wears it down (LD.BREAK.5). */
export interface Nerve {
  readonly holds: readonly Scored[];
  readonly casualties: number;
  /** The highest die with which it holds. */
  readonly most: number;
}

export function nerveOf(battle: Battle, seat: Seat): Nerve {
  const { leader } = sideOf(battle, seat);
  const fighters = groupHere(battle, seat).length;
  const casualties = casualtiesOf(battle, seat).length;
  const courage = leader === null ? [] : [courageOf(characterOf(battle, leader))];
  const holds = [...courage, scored('LD.BREAK.5', 'ld.break.fighters', fighters)];
  return { holds, casualties, most: holds.reduce((sum, { value }) => sum + value, 0) - casualties };
}

/** LD.BREAK.7: a Leader without Courage uses Intelligence. */
function courageOf(leader: Character): Scored {
  const courage = valueOf(leader, 'courage');
  return courage > 0
    ? characteristic('LD.BREAK.5', 'courage', courage)
    : characteristic('LD.BREAK.7', 'intelligence', valueOf(leader, 'intelligence'));
}

/** LD.BREAK.3, LD.BREAK.5: one Group's test. */
export function* breakingPoint(t: Table, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const side = sideOf(battle, seat);
  // LD.BREAK.11: nobody is left to hold.
  if (groupHere(battle, seat).length === 0) return flee(t, side, 'LD.BREAK.11', 'ld.break.nobody');
  if (battle.turn >= EARLIEST) {
    const answer = yield* choose(t, seat, {
      rule: 'LD.BREAK.8',
      prompt: { key: 'ld.break.how' },
      options: ['test', { means: 'break', seldom: true }],
      facts: nerveFacts(battle, seat),
    });
    if (answer === 'break') return flee(t, side, 'LD.BREAK.8', 'ld.break.chosen');
  }
  if (yield* holds(t, seat)) return;
  if (yield* rallies(t, side)) return;
  flee(t, side, 'LD.BREAK.6', 'ld.broken');
}

const nerveFacts = (battle: Battle, seat: Seat): { seat: Seat; most: number } => ({
  seat,
  most: nerveOf(battle, seat).most,
});

/** LD.BREAK.5: 1D6 and the casualties so far, at most the Leader's Courage and the fighters on the table. */
function* holds(t: Table, seat: Seat): Flow<boolean> {
  const battle = battleOf(t);
  const { holds: nerve, casualties, most } = nerveOf(battle, seat);
  const prompt = { key: 'ld.roll.break', params: { seat, most: Math.max(0, most) } } as const;
  const rolled = yield* roll(t, '1d6', { rule: 'LD.BREAK.5', seat, prompt });
  const held = (rolled[0] as number) <= most;
  const total = (rolled[0] as number) + casualties;
  const modifiers = [scored('LD.BREAK.13', 'ld.break.casualties', casualties), ...nerve];
  const said = { seat, total, limit: most + casualties };
  emit(t, 'LD.BREAK.5', held ? 'ld.break.held' : 'ld.break.failed', said, { dice: [{ sides: 6, rolled }], modifiers });
  return held;
}

/** LD.SKILL.46, LD.SKILL.47: once a game and Group a failed roll may be made again, if somebody with Rallying Cry is there. */
function* rallies(t: Table, side: Side): Flow<boolean> {
  const battle = battleOf(t);
  const caller = groupHere(battle, side.seat).find((one) => hasSkill(one, 'rallying-cry'));
  if (caller === undefined || side.rallied) return false;
  const answer = yield* choose(t, side.seat, {
    rule: 'LD.SKILL.46',
    prompt: { key: 'ld.rally', params: { name: caller.member.name } },
    options: ['reroll', 'flee'],
    facts: nerveFacts(battle, side.seat),
  });
  if (answer === 'flee') return false;
  side.rallied = true;
  emit(t, 'LD.SKILL.46', 'ld.rallied', { unit: caller.id, name: caller.member.name });
  return yield* holds(t, side.seat);
}

type Why = 'ld.broken' | 'ld.break.nobody' | 'ld.break.chosen';
function flee(t: Table, side: Side, rule: 'LD.BREAK.6' | 'LD.BREAK.8' | 'LD.BREAK.11', key: Why): void {
  side.broken = true;
  emit(t, rule, key, { seat: side.seat });
}
