import { ATTACK_MODIFIERS, OVERRUN } from '../data/jobs.ts';
import { REFUGE_IDS, refugeFigures, type RefugeId } from '../data/refuges.ts';
import { type Scored, scored } from '../dice.ts';
import { NO_GEAR } from '../groups/create.ts';
import type { Gone, Group, Member } from '../groups/group.ts';
import { maximumSize, perksOf } from '../groups/refuge.ts';
import { choose, emit, type Flow, type Offer, pick, roll, type Rule, type Table } from '../verbs.ts';
import { guardBonus } from './jobs.ts';
import { afterOf, afterSide, campaignOf, depart, freeIn, isLeader, memberIn, sideOf } from './people.ts';
import type { Campaign, CampaignSide, TaskOf } from './state.ts';

/** LD.ATTACK.4: the breakdown says who counts. */
const COUNTED = { living: 'attack.out-of-action', all: 'attack.out-of-action-all' } as const;

/** LD.T.ATTACK: everything that changes the roll, with its name. */
export function attackModifiers({ after, attackCounts }: Campaign, { seat, group }: CampaignSide): Scored[] {
  const { out = [], guards = [] } = after?.sides.find((side) => side.seat === seat) ?? {};
  // LD.ATTACK.4
  const counted = attackCounts === 'all' ? out : freeIn(group).filter(({ id }) => out.includes(id));
  const beds = perksOf(group).filter((perk) => perk === 'infirmary').length; // LD.PERK.10
  const on = guards.reduce((sum, id) => sum + guardBonus(memberIn(group, id) as Member), 0);
  return [
    scored('LD.ATTACK.4', COUNTED[attackCounts], ATTACK_MODIFIERS['out-of-action'] * counted.length),
    scored('LD.ATTACK.5', 'perk.infirmary', Math.min(beds, counted.length)),
    scored('LD.JOB.3', 'attack.guard', on),
    scored(
      'LD.PERK.9',
      'attack.fortified-windows',
      perksOf(group).includes('fortified-windows') ? ATTACK_MODIFIERS['fortified-windows'] : 0,
    ),
  ].filter(({ value }) => value !== 0);
}

/** LD.ATTACK.1: 2D6; LD.ATTACK.2, LD.ATTACK.3: on 2 or less the Refuge is lost, otherwise it holds. */
export function* attack(t: Table, { seat }: TaskOf<'attack'>): Flow<void> {
  const side = sideOf(campaignOf(t), seat);
  const modifiers = attackModifiers(campaignOf(t), side);
  const bonus = modifiers.reduce((sum, { value }) => sum + value, 0);
  const prompt = { key: 'ld.roll.zombie-attack', params: { bonus } } as const;
  let dice = yield* roll(t, '2d6', { rule: 'LD.ATTACK.1', prompt, seat, ordered: true });
  const totalOf = (rolled: readonly number[]): number => rolled.reduce((sum, die) => sum + die, bonus);
  const tell = (rule: Rule, rolled: readonly number[]): void =>
    emit(t, rule, 'ld.attack.rolled', { seat, total: totalOf(rolled) }, { dice: [{ sides: 6, rolled }], modifiers });
  tell('LD.ATTACK.1', dice);
  if (afterSide(t, seat).tower) {
    // LD.PERK.17, LD.ATTACK.6
    const [first = 1, second = 1] = dice;
    const again = yield* choose(t, seat, {
      rule: 'LD.ATTACK.6',
      prompt: { key: 'ld.tower.again', params: { total: totalOf(dice) } },
      options: [
        'keep',
        { means: 'first', label: { key: 'ld.first-aid.die', params: { die: first } } },
        { means: 'second', label: { key: 'ld.first-aid.die', params: { die: second } } },
      ],
    });
    if (again !== 'keep') {
      const [die = 1] = yield* roll(t, '1d6', { rule: 'LD.PERK.17', prompt: { key: 'ld.roll.tower' }, seat });
      dice = again === 'first' ? [die, second] : [first, die];
      tell('LD.PERK.17', dice);
    }
  }
  const lost = totalOf(dice) <= OVERRUN;
  if (lost) emit(t, 'LD.ATTACK.2', 'ld.attack.lost', { seat, refuge: side.group.refuge });
  else emit(t, 'LD.ATTACK.3', 'ld.attack.held', { seat, refuge: side.group.refuge });
  afterOf(t).tasks.unshift({ do: lost ? 'overrun' : 'leave', seat });
}

const others = ({ refuge, members }: Group): Offer<{ refuge: RefugeId }>[] =>
  REFUGE_IDS.filter((id) => id !== refuge).map((id) => {
    const { size, spaces } = refugeFigures(id);
    const behind = members.length - size;
    const params = { refuge: id, size, spaces };
    return {
      means: { refuge: id },
      label:
        behind > 0 ? { key: 'ld.refuge.to.crowded', params: { ...params, behind } } : { key: 'ld.refuge.to', params },
    };
  });

/** LD.LOSE.1 to LD.LOSE.8, LD.REFUGE.8: another Refuge of another type, at once. */
export function* overrun(t: Table, { seat }: TaskOf<'overrun'>): Flow<void> {
  const campaign = campaignOf(t);
  const side = sideOf(campaign, seat);
  const saved = perksOf(side.group).includes('escape-vehicle'); // LD.LOSE.2, LD.PERK.3
  const { refuge } = yield* choose(t, seat, {
    rule: 'LD.LOSE.1',
    prompt: { key: 'ld.overrun', params: { size: side.group.members.length } },
    options: others(side.group),
  });
  const { foundVehicle: _, ...kept } = side.group; // LD.LOSE.3, LD.LOSE.4, LD.LOSE.5
  side.group = { ...kept, refuge, built: [], stash: saved ? kept.stash : NO_GEAR };
  emit(t, 'LD.LOSE.2', saved ? 'ld.overrun.saved' : 'ld.overrun.stash', { seat, refuge });
  yield* leaveBehind(t, side, 'LD.LOSE.6', 'left-behind');
  const able = freeIn(side.group);
  if (able.length === 0) return;
  const rolled =
    able.length === 1
      ? []
      : yield* roll(t, `1d${able.length}`, { rule: 'LD.LOSE.8', prompt: { key: 'ld.roll.victim' }, seat });
  const [drawn = 1] = rolled;
  const victim = able[drawn - 1] as Member;
  const dice = rolled.length === 0 ? {} : { dice: [{ sides: able.length, rolled }] };
  emit(t, 'LD.LOSE.8', 'ld.overrun.hurt', { name: victim.name }, dice);
  afterOf(t).tasks.unshift({ do: 'injury', seat, member: victim.id, extra: true });
}

/** LD.LOSE.6, LD.LOSE.7, LD.LOSE.12: who has no room in the new Refuge; never the Leader. */
function* leaveBehind(t: Table, side: CampaignSide, rule: Rule, how: Gone['how']): Flow<void> {
  const { seat, group } = side;
  const number = group.members.length - maximumSize(group);
  if (number <= 0) return;
  const ids = yield* pick(t, seat, {
    rule,
    prompt: { key: 'ld.left-behind', params: { number } },
    options: group.members
      .filter((one) => !isLeader(group, one))
      .map(({ id, name, type }) => ({
        means: id,
        label: { key: 'ld.jobs.who', params: { name, type } },
        about: { member: id },
      })),
    min: number,
    max: number,
  });
  for (const id of ids) {
    const { name } = memberIn(group, id) as Member;
    depart(campaignOf(t), side, id, how);
    emit(t, rule, 'ld.left-behind.gone', { name });
  }
}

/** LD.LOSE.9 to LD.LOSE.12: a Group that held out may move, with its stash and its points, without what it built. */
export function* leave(t: Table, { seat }: TaskOf<'leave'>): Flow<void> {
  const side = sideOf(campaignOf(t), seat);
  const options: Offer<'stay' | { refuge: RefugeId }>[] = [
    { means: 'stay' },
    ...others(side.group).map((one) => ({ ...one, seldom: true })),
  ];
  const answer = (yield* choose(t, seat, {
    rule: 'LD.LOSE.9',
    prompt: { key: 'ld.leave', params: { built: side.group.built.length, size: side.group.members.length } },
    options,
  })) as 'stay' | { refuge: RefugeId };
  if (answer === 'stay') return;
  const { foundVehicle: _, ...kept } = side.group; // LD.LOSE.10
  side.group = { ...kept, refuge: answer.refuge, built: [] };
  emit(t, 'LD.LOSE.11', 'ld.refuge.moved', { seat, refuge: answer.refuge });
  yield* leaveBehind(t, side, 'LD.LOSE.12', 'abandoned');
}
