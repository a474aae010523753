import { counted } from '../../../kernel/index.ts';
import type { RuleId } from '../../../rules/index.ts';
import { limitFaults, type ListLimit } from '../../../skirmish/index.ts';
import type { Keyword } from '../data/profiles.ts';
import { KEYWORD_TEXTS } from '../texts/data-people.ts';
import { fault, type GroupFault } from './fault.ts';
import type { Member } from './group.ts';

/** LD.GROUP.7 to LD.GROUP.10: who may go with which Leader. */

/** How a Character stands to the Leader. */
export type Standing = 'same' | 'neutral' | 'other';

export const standingTo = (leading: Keyword, { keyword }: Pick<Member, 'keyword'>): Standing =>
  keyword === leading ? 'same' : keyword === 'neutral' ? 'neutral' : 'other';

/** LD.GROUP.8, LD.GROUP.9: shares of the whole Group with its Leader, rounded down. */
const SHARES = {
  neutral: { share: 1 / 2, rule: 'LD.GROUP.8' },
  other: { share: 1 / 4, rule: 'LD.GROUP.9' },
} as const satisfies Readonly<Record<Exclude<Standing, 'same'>, { share: number; rule: RuleId }>>;

const limit = (leading: Keyword, standing: keyof typeof SHARES, name: string, share: string): ListLimit<Member> => ({
  name,
  counts: (member) => standingTo(leading, member) === standing,
  most: { share: SHARES[standing].share },
  rule: SHARES[standing].rule,
  message: (n, most) =>
    `${counted(n, 'Character is', 'Characters are')} ${standing === 'neutral' ? 'Neutral' : `neither ${KEYWORD_TEXTS[leading].name} nor Neutral`}: at most ${share} of the Group may be, which is ${most}`,
});

/** The limits that bind when Characters are recruited (LD.GROUP.10); any number may share the Leader's Keyword (LD.GROUP.7). */
export const keywordLimits = (leading: Keyword): ListLimit<Member>[] => [
  limit(leading, 'neutral', 'Neutral Characters', 'half'),
  limit(leading, 'other', 'Characters with another Keyword', 'a quarter'),
];

export const keywordFaults = (members: readonly Member[], leading: Keyword): GroupFault[] =>
  limitFaults(members, keywordLimits(leading), ['members']).map(({ path, message, rule }) =>
    fault(rule as RuleId, path, message),
  );

/** LD.JOB.7: a recruit is refused only because of its own kind. */
export function recruitsKeywordFaults(members: readonly Member[], leading: Keyword, recruit: Member): GroupFault[] {
  const standing = standingTo(leading, recruit);
  return keywordFaults([...members, recruit], leading).filter(
    ({ rule }) => standing !== 'same' && rule === SHARES[standing].rule,
  );
}

/**
 * LD.DEATH.5: how many Neutral and how many other Characters have to leave under a Leader with this Keyword, the fewest
 * possible. There may be several ways. The new Leader is counted among those who stay.
 */
export function dismissals(followers: readonly Pick<Member, 'keyword'>[], leading: Keyword): Dismissal[] {
  const number = (standing: Standing): number =>
    followers.filter((member) => standingTo(leading, member) === standing).length;
  const [neutral, other] = [number('neutral'), number('other')];
  const ways: Dismissal[] = [];
  for (let n = 0; n <= neutral; n++) {
    for (let o = 0; o <= other; o++) {
      const stay = 1 + followers.length - n - o;
      if (neutral - n <= Math.floor(stay / 2) && other - o <= Math.floor(stay / 4)) ways.push({ neutral: n, other: o });
    }
  }
  const fewest = Math.min(...ways.map((way) => way.neutral + way.other));
  return ways.filter((way) => way.neutral + way.other === fewest);
}
export interface Dismissal {
  readonly neutral: number;
  readonly other: number;
}
