import { type Choose, meansOf, type Pick } from '../../../../kernel/index.ts';
import type { CampaignSide } from '../../campaign/state.ts';
import { FATAL_TWICE, type InjuryId, injuryAt } from '../../data/injuries.ts';
import type { Member } from '../../groups/group.ts';
import { type Advice, advice } from '../advice.ts';
import { memberWorth } from '../worth.ts';

/** LD.T.INJURY: which dice to roll again, and when Medical Supplies are spent. */

/** Of somebody's worth, what an Injury takes. */
const TAKES: Readonly<Record<InjuryId, number>> = {
  dead: 1,
  captured: 0.6,
  arm: 0.4,
  eye: 0.3,
  'full-recovery': 0,
  'shell-shocked': 0.12,
  leg: 0.3,
  infected: 0.68,
  'never-again': -0.05,
};

/** LD.INJ.10, LD.INJ.12, LD.INJ.16: what happens twice kills. */
const takesFrom = ({ scars }: Member, injury: InjuryId): number =>
  FATAL_TWICE.some((one) => one === injury && scars.includes(one)) ? TAKES.dead : TAKES[injury];

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** What another First Aid could still do for somebody else. */
const HELPER = 0.04;

/** LD.SKILL.14: a die is rolled again where that helps on the average. */
export function firstAidAdvice(member: Member, request: Pick): Advice {
  const dice = request.options.map(({ label }) => Number(label?.params?.die ?? 1));
  const [first = 1, second = 1] = dice;
  const harm = (a: number, b: number): number => takesFrom(member, injuryAt(a + b));
  const mean = (of: (face: number) => number): number => FACES.reduce((sum, face) => sum + of(face), 0) / FACES.length;
  const ids = request.options.map(({ id }) => id);
  const ways: { readonly again: string[]; readonly harm: number }[] = [
    { again: [], harm: harm(first, second) },
    { again: ids.slice(0, 1), harm: HELPER + mean((face) => harm(face, second)) },
    { again: ids.slice(1, 2), harm: HELPER + mean((face) => harm(first, face)) },
    { again: ids.slice(0, 2), harm: 2 * HELPER + mean((a) => mean((b) => harm(a, b))) },
  ];
  const best = ways
    .filter(({ again }) => again.length <= request.max)
    .reduce((one, other) => (other.harm < one.harm - 1e-9 ? other : one));
  return best.again.length === 0
    ? advice([], `${member.name} is not likely to do better.`)
    : advice(best.again, `${member.name} is likely to do better with another roll.`);
}

/** LD.ITEM.8, LD.ITEM.9: Medical Supplies are spent on those who are worth more than they are. */
const SUPPLIES = 2.5;
export function medicalAdvice(member: Member, request: Choose): Advice {
  const worth = 2 + memberWorth(member);
  const rated = request.options.map((option) => {
    const { result, supplies } = (option.label?.params ?? {}) as { result: InjuryId | 'amputation'; supplies: number };
    const takes = result === 'amputation' ? TAKES.arm : takesFrom(member, result);
    return { option, result, supplies, cost: takes * worth + SUPPLIES * supplies };
  });
  const best = rated.reduce((one, other) => (other.cost < one.cost ? other : one));
  const { total } = meansOf<{ total: number }>(best.option);
  return best.supplies === 0
    ? advice(best.option.id, 'The Medical Supplies are better kept.')
    : advice(best.option.id, `${member.name} is worth it: ${total} is better.`);
}

/** Those who are missed least. */
export function leastMissed({ group }: CampaignSide, request: Pick): Advice {
  const worth = (id: string): number => memberWorth(group.members.find((one) => one.id === id) as Member);
  const ids = request.options.map(({ id }) => id).sort((a, b) => worth(a) - worth(b));
  return advice(ids.slice(0, request.min), 'We miss them least.');
}
