import { onCard } from '../characteristics.ts';
import { INCREASES, type IncreaseTotal, LEVEL_COSTS, MOST_SHIFTS } from '../data/experience.ts';
import { FIREARM_CLASSES } from '../data/firearms.ts';
import { type Characteristic, MOST } from '../data/profiles.ts';
import { SKILL_TABLES, type SkillId, type SkillType, UNWRITTEN_SKILL } from '../data/skills.ts';
import type { Member } from '../groups/group.ts';
import type { Options } from '../state.ts';
import { choose, emit, type Flow, roll, type Rule, type Table } from '../verbs.ts';
import { afterOf, campaignOf, changeMember, memberIn, remember, sideOf } from './people.ts';
import type { CampaignSide, TaskOf } from './state.ts';

/** LD.LEVEL.1: somebody has the Experience for a Level, and may spend it or keep it. */
export function* level(t: Table, task: TaskOf<'level'>): Flow<void> {
  const side = sideOf(campaignOf(t), task.seat);
  const member = memberIn(side.group, task.member) as Member;
  const cost = LEVEL_COSTS[member.level] as number;
  const { name } = member;
  const tables = member.learns.filter((table) => openSkills(t.state.options, member, table).length > 0);
  const way = yield* choose(t, task.seat, {
    rule: 'LD.LEVEL.2',
    prompt: { key: 'ld.level', params: { name, level: member.level + 1, cost, points: member.experience } },
    options: [
      'characteristic',
      ...tables.map((table) => ({ means: { table }, label: { key: 'ld.level.skill', params: { table } } }) as const),
      'wait',
    ],
  });
  if (way === 'wait') return;
  // LD.LEVEL.3: spent Experience is gone.
  changeMember(side, member.id, (one) => ({ ...one, experience: one.experience - cost, level: one.level + 1 }));
  if (way === 'characteristic') yield* raise(t, side, member.id);
  else yield* learn(t, side, member.id, way.table);
  const now = memberIn(side.group, member.id) as Member;
  if (now.experience >= (LEVEL_COSTS[now.level] ?? Infinity)) afterOf(t).tasks.unshift(task);
}

/** LD.LEVEL.4: nothing but AP rises above 6. */
const isFull = (member: Member, id: Characteristic): boolean => id !== 'ap' && onCard(member, id) >= MOST;

const choicesAt = (total: number): readonly Characteristic[] => {
  const found = INCREASES[total as IncreaseTotal];
  return typeof found === 'string' ? [found] : found;
};
const isOpen = (member: Member, total: number): boolean => choicesAt(total).some((id) => !isFull(member, id));

/** LD.T.CHARINC, LD.LEVEL.5, LD.LEVEL.6: 2D6, and perhaps a second die; three points at most change them. */
function* raise(t: Table, side: CampaignSide, id: string): Flow<void> {
  const member = memberIn(side.group, id) as Member;
  const { name } = member;
  const { seat } = side;
  let spent = 0;
  let total = 0;
  for (;;) {
    const prompt = { key: 'ld.roll.level', params: { name } } as const;
    const rolled = yield* roll(t, '2d6', { rule: 'LD.LEVEL.2', prompt, seat });
    const sum = rolled.reduce((all, die) => all + die, 0);
    emit(t, 'LD.LEVEL.2', 'ld.level.rolled', { name, total: sum }, { dice: [{ sides: 6, rolled }] });
    const now = memberIn(side.group, id) as Member;
    const shifted = yield* shift(t, side, id, 'LD.LEVEL.5', sum, [2, 12], MOST_SHIFTS - spent, {
      isOpen: (one) => isOpen(now, one),
      label: (one) => increaseLabel(one),
    });
    if (shifted === null) continue; // LD.LEVEL.4: rolled again
    spent += Math.abs(shifted - sum);
    total = shifted;
    break;
  }
  const between = choicesAt(total);
  let gained = between[0] as Characteristic;
  while (between.length > 1) {
    const prompt = { key: 'ld.roll.level.which', params: { name, what: between.map(named) } } as const;
    const [die = 1] = yield* roll(t, '1d6', { rule: 'LD.LEVEL.6', prompt, seat });
    const of = (face: number): Characteristic => between[face <= 3 ? 0 : 1] as Characteristic;
    emit(
      t,
      'LD.LEVEL.6',
      'ld.level.second',
      { name, die, what: named(of(die)) },
      { dice: [{ sides: 6, rolled: [die] }] },
    );
    const now = memberIn(side.group, id) as Member;
    const shifted = yield* shift(t, side, id, 'LD.LEVEL.6', die, [1, 6], MOST_SHIFTS - spent, {
      isOpen: (face) => !isFull(now, of(face)),
      label: (face) => ({ key: 'ld.level.to', params: { total: face, what: [named(of(face))] } }),
    });
    if (shifted === null) continue;
    gained = of(shifted);
    break;
  }
  changeMember(side, id, (one) => ({ ...one, raised: { ...one.raised, [gained]: (one.raised[gained] ?? 0) + 1 } }));
  remember(t, side, id, { is: 'raised', level: member.level, characteristic: gained });
  emit(t, 'LD.LEVEL.2', 'ld.level.raised', { name, level: member.level, characteristic: gained });
}

function increaseLabel(total: number): ReturnType<Shifting['label']> {
  const [one, other] = choicesAt(total).map(named);
  return other === undefined
    ? { key: 'ld.level.to', params: { total, what: [one] } }
    : { key: 'ld.level.to.either', params: { total, one, other } };
}

const named = (id: Characteristic): string => CAPITALS[id];
const CAPITALS: Readonly<Record<Characteristic, string>> = {
  ap: 'AP',
  cqc: 'CQC',
  fa: 'FA',
  strength: 'S',
  endurance: 'E',
  capacity: 'DC',
  courage: 'C',
  intelligence: 'I',
};

/** LD.LEVEL.8, LD.SKILL.66: the faces of a table that teach something new. */
const openSkills = ({ bursts }: Options, { skills }: Member, table: SkillType): number[] =>
  SKILL_TABLES[table].flatMap((skill, i) =>
    skills.includes(skill) || (skill === UNWRITTEN_SKILL && !bursts) ? [] : [i + 1],
  );

/** LD.LEVEL.7, LD.LEVEL.8, LD.LEVEL.9: 1D6 on the table; what is known is rolled again. */
function* learn(t: Table, side: CampaignSide, id: string, table: SkillType): Flow<void> {
  const member = memberIn(side.group, id) as Member;
  const { name } = member;
  const open = openSkills(t.state.options, member, table);
  const at = (face: number): SkillId => SKILL_TABLES[table][face - 1] as SkillId;
  for (;;) {
    const prompt = { key: 'ld.roll.skill', params: { name, table } } as const;
    const [die = 1] = yield* roll(t, '1d6', { rule: 'LD.LEVEL.7', prompt, seat: side.seat });
    emit(t, 'LD.LEVEL.7', 'ld.skill.rolled', { name, skill: at(die) }, { dice: [{ sides: 6, rolled: [die] }] });
    const face = yield* shift(t, side, id, 'LD.LEVEL.9', die, [1, 6], MOST_SHIFTS, {
      isOpen: (one) => open.includes(one),
      label: (one) => ({ key: 'ld.skill.to', params: { total: one, skill: at(one) } }),
      about: (one) => ({ skill: at(one) }),
    });
    if (face === null) continue;
    const skill = at(face);
    const gunsmith = skill === 'gunsmith' ? yield* gunsmithClass(t, side.seat, name) : member.gunsmith;
    changeMember(side, id, (one) => ({ ...one, skills: [...one.skills, skill], gunsmith }));
    remember(t, side, id, { is: 'learned', level: member.level, skill });
    return emit(t, 'LD.LEVEL.7', 'ld.level.learned', { name, level: member.level, skill });
  }
}

/** LD.SKILL.34 */
export function* gunsmithClass(t: Table, seat: string, name: string): Flow<(typeof FIREARM_CLASSES)[number]> {
  return yield* choose(t, seat, {
    rule: 'LD.SKILL.34',
    prompt: { key: 'ld.gunsmith', params: { name } },
    options: FIREARM_CLASSES.map(
      (one) => ({ means: one, label: { key: 'ld.gunsmith.class', params: { class: one } } }) as const,
    ),
  });
}

interface Shifting {
  readonly isOpen: (total: number) => boolean;
  readonly label: (total: number) => {
    readonly key: 'ld.level.to' | 'ld.level.to.either' | 'ld.skill.to';
    readonly params: Record<string, never> | object;
  };
  /** What somebody learns with it. */
  readonly about?: (total: number) => { readonly skill: SkillId };
}

/** LD.LEVEL.5, LD.LEVEL.9: a point of Experience for each step, decided after the roll. Null: it is rolled again. */
function* shift(
  t: Table,
  side: CampaignSide,
  id: string,
  rule: Rule,
  rolled: number,
  [from, to]: readonly [number, number],
  most: number,
  { isOpen: open, label, about }: Shifting,
): Flow<number | null> {
  const member = memberIn(side.group, id) as Member;
  const reach = Math.min(most, member.experience);
  const totals: number[] = [];
  for (let total = Math.max(from, rolled - reach); total <= Math.min(to, rolled + reach); total++) {
    if (open(total)) totals.push(total);
  }
  if (totals.every((total) => total === rolled)) return totals.length > 0 ? rolled : null;
  const answer = yield* choose(t, side.seat, {
    rule,
    prompt: { key: 'ld.shift', params: { name: member.name, total: rolled, points: member.experience } },
    options: [
      ...(open(rolled) ? [] : ['again' as const]),
      ...totals.map((total) => ({
        means: { total },
        label: label(total) as never,
        ...(about === undefined ? undefined : { about: about(total) }),
      })),
    ],
  });
  if (answer === 'again') return null;
  const cost = Math.abs(answer.total - rolled);
  if (cost > 0) {
    changeMember(side, id, (one) => ({ ...one, experience: one.experience - cost }));
    emit(t, rule, 'ld.shifted', { name: member.name, points: cost, total: answer.total });
  }
  return answer.total;
}
