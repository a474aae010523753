import { type Choose, meansOf } from '../../../../kernel/index.ts';
import { onCard } from '../../characteristics.ts';
import { INCREASES, type IncreaseTotal, LEVEL_COSTS, MOST_SHIFTS } from '../../data/experience.ts';
import { type FirearmClass, firearmFigures } from '../../data/firearms.ts';
import { type Characteristic, CHARACTERISTICS, MOST } from '../../data/profiles.ts';
import { SKILL_TABLES, type SkillId, type SkillType, UNWRITTEN_SKILL } from '../../data/skills.ts';
import { newMember } from '../../groups/create.ts';
import type { Group, Member } from '../../groups/group.ts';
import type { Options } from '../../state.ts';
import { CHARACTERISTIC_TEXTS } from '../../texts/data-people.ts';
import { SKILL_TEXTS } from '../../texts/data-skills.ts';
import { type Advice, advice } from '../advice.ts';
import { characteristicRating, skillRating } from './ratings.ts';

/** LD.LEVEL: what is learned with Experience. */

/** A point of Experience is the twelfth part of the next Level. */
const POINT = 0.4;

const isFull = (member: Member, id: Characteristic): boolean => id !== 'ap' && onCard(member, id) >= MOST;

/** What a total on the Characteristic Table brings on the average; nothing where all of it is at its most. */
function increaseAt(group: Group, member: Member, total: number): number | null {
  const found = INCREASES[total as IncreaseTotal];
  const open = (typeof found === 'string' ? [found] : found).filter((id) => !isFull(member, id));
  if (open.length === 0) return null;
  return open.reduce((sum, id) => sum + characteristicRating(group, member, id), 0) / open.length;
}

/** The best that can be made of a roll with so many points to move it. */
function withShifts(rolled: number, points: number, at: (total: number) => number | null): number | null {
  let best: number | null = null;
  for (let by = -points; by <= points; by++) {
    const value = at(rolled + by);
    if (value !== null && (best === null || value - POINT * Math.abs(by) > best)) best = value - POINT * Math.abs(by);
  }
  return best;
}

/** What a roll comes to on the average, faces that bring nothing being rolled again. */
function meanOf(
  odds: readonly (readonly [total: number, ways: number])[],
  points: number,
  at: (total: number) => number | null,
): number {
  let [sum, all] = [0, 0];
  for (const [total, ways] of odds) {
    const value = withShifts(total, points, at);
    if (value === null) continue;
    sum += ways * value;
    all += ways;
  }
  return all === 0 ? 0 : sum / all;
}
const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => [total, 6 - Math.abs(7 - total)] as const);
const ONE_DIE = [1, 2, 3, 4, 5, 6].map((face) => [face, 1] as const);

const skillAt =
  ({ bursts }: Options, group: Group, member: Member, table: SkillType) =>
  (face: number): number | null => {
    const skill: SkillId | undefined = SKILL_TABLES[table][face - 1];
    if (skill === undefined || member.skills.includes(skill) || (skill === UNWRITTEN_SKILL && !bursts)) return null;
    return skillRating(group, member, skill);
  };

const TABLE_WORDS: Readonly<Record<SkillType, string>> = {
  academic: 'something useful at home',
  athletic: 'to be quicker on their feet',
  cqc: 'to fight hand to hand',
  leader: 'to lead the others',
  firearms: 'to shoot better',
};

/** LD.LEVEL.2: the table that promises most. */
export function levelAdvice(options: Options, group: Group, member: Member, request: Choose): Advice {
  const left = Math.min(MOST_SHIFTS, member.experience - (LEVEL_COSTS[member.level] as number));
  const rated = request.options.map((option) => {
    const means = meansOf<string | { table: SkillType }>(option);
    if (means === 'wait') return { option, value: 0, words: 'The Experience is saved.' };
    if (typeof means === 'string') {
      const value = meanOf(TWO_DICE, left, (total) =>
        total < 2 || total > 12 ? null : increaseAt(group, member, total),
      );
      return { option, value, words: `${member.name} gains most from practice: there is less to learn from others.` };
    }
    const value = meanOf(ONE_DIE, left, skillAt(options, group, member, means.table));
    return { option, value, words: `${member.name} learns ${TABLE_WORDS[means.table]}.` };
  });
  const best = rated.reduce((one, other) => (other.value > one.value ? other : one));
  return advice(best.option.id, best.words);
}

/** LD.LEVEL.5, LD.LEVEL.6, LD.LEVEL.9: a roll is changed where what comes of it is worth the points. */
export function shiftAdvice(group: Group, member: Member, request: Choose): Advice {
  const rolled = Number(request.prompt.params?.total ?? 0);
  const rated = request.options.map((option) => {
    const means = meansOf<'again' | { total: number }>(option);
    if (means === 'again') return { option, value: 2, cost: 0, name: '' };
    const cost = Math.abs(means.total - rolled);
    const { value, name } = gainOf(group, member, (option.label?.params ?? {}) as unknown as Gain);
    return { option, value: value - POINT * cost, cost, name };
  });
  const best = rated.reduce((one, other) => (other.value > one.value ? other : one));
  if (best.name === '') return advice(best.option.id, 'Another roll may bring something.');
  return best.cost === 0
    ? advice(best.option.id, `${best.name}: nothing near it is better.`)
    : advice(best.option.id, `${best.name}: that is worth the Experience.`);
}

interface Gain {
  readonly skill?: SkillId;
  readonly what?: readonly string[];
}
const named = (short: string): Characteristic =>
  CHARACTERISTICS.find((id) => CHARACTERISTIC_TEXTS[id].short === short) as Characteristic;

function gainOf(
  group: Group,
  member: Member,
  { skill, what = [] }: Gain,
): { readonly value: number; readonly name: string } {
  if (skill !== undefined) return { value: skillRating(group, member, skill), name: SKILL_TEXTS[skill].name };
  const ids = what.map(named).filter((id) => !isFull(member, id));
  const value = ids.reduce((sum, id) => sum + characteristicRating(group, member, id), 0) / Math.max(1, ids.length);
  return { value, name: ids.map((id) => CHARACTERISTIC_TEXTS[id].name).join(' or ') };
}

/** Somebody who has not joined yet: anybody with a gun. */
const ANYBODY = newMember({ type: 'survivor', guns: ['revolver'] });

/** LD.TYPES.2: what a newcomer may learn. */
export function learnsAdvice(options: Options, group: Group, request: Choose): Advice {
  const rated = request.options.map((option) => {
    const { table } = meansOf<{ table: SkillType }>(option);
    return { option, table, value: meanOf(ONE_DIE, 1, skillAt(options, group, ANYBODY, table)) };
  });
  const best = rated.reduce((one, other) => (other.value > one.value ? other : one));
  return advice(best.option.id, `Somebody new does well to learn ${TABLE_WORDS[best.table]}.`);
}

/** LD.SKILL.34: the class of the gun at hand; who has none yet can get a rifle. */
export function gunsmithAdvice(member: Member | null, request: Choose): Advice {
  const [best] = (member?.guns ?? []).map(({ id }) => firearmFigures(id).class);
  const option = request.options.find((one) => meansOf<FirearmClass>(one) === (best ?? 'rifle')) ?? request.options[0];
  return advice(option?.id ?? null, best === undefined ? 'Rifles reach farthest.' : 'That is the kind of gun at hand.');
}
