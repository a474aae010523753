import { DOGS, type Group, type Member, PEOPLE, word } from '../../../../games/last-days/index.ts';

/** A step through the list of names that meets each of them once, whatever order they are in. */
const STRIDE = 41;

/** A name that nobody of the Group has. */
export function freshName({ members }: Pick<Group, 'members'>, type: Member['type']): string {
  const names: readonly string[] = type === 'dog' ? DOGS : PEOPLE;
  const taken = new Set(members.map(({ name }) => name));
  const from = [...members].reduce((sum, { name }) => sum + name.length, members.length);
  const turned = names.map((_, i) => names[(from + i * STRIDE) % names.length] as string);
  return turned.find((name) => !taken.has(name)) ?? word('type', type);
}
