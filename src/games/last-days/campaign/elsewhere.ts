import type { Group, Member } from '../groups/group.ts';
import type { State } from '../state.ts';

/** What a match remembers by the numbers of its answers means nothing in another. */

const told = (member: Member): Member =>
  member.history === undefined
    ? member
    : { ...member, history: member.history.map((chapter) => ({ ...chapter, answer: null })) };

/** A Group that comes from another match. */
export function fromElsewhere({ members, gone, ...group }: Group): Group {
  return {
    ...group,
    members: members.map(told),
    ...(gone === undefined ? undefined : { gone: gone.map((one) => ({ ...one, member: told(one.member) })) }),
  };
}

export function forgetAnswers({ battle, campaign }: State): void {
  for (const side of [...(battle?.sides ?? []), ...(campaign?.sides ?? [])]) side.group = fromElsewhere(side.group);
  for (const character of battle?.characters ?? []) character.member = told(character.member);
  for (const deed of battle?.deeds ?? []) deed.answer = null;
}
