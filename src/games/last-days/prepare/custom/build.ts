import { highestNumber } from '../../../../skirmish/index.ts';
import { newBattle } from '../../battle.ts';
import type { Group } from '../../groups/group.ts';
import type { Battle, Character, Gun, Side } from '../../state.ts';
import type { Seat } from '../../verbs.ts';
import type { CharacterGiven, Position } from './shape.ts';

/** A battle under way, made from what the set-up says of it. */
export function battleFrom(given: Position, groups: Readonly<Record<Seat, Group>>): Battle {
  const { encounter, table, changes, sides, characters, active, lastId, ...course } = given;
  const battle = newBattle({ encounter, table, groups });
  const isPreparing = given.phase === 'prepare';
  for (const one of battle.characters) {
    const said = characters.find(({ seat, member }) => seat === one.seat && member === one.member.id);
    if (said !== undefined) place(one, said);
    else if (!isPreparing) one.fate = 'absent';
  }
  Object.assign(battle, course, {
    ...(changes === undefined ? undefined : { changes }),
    active: active ?? given.aggressor ?? battle.active,
    lastId: Math.max(lastId, highestNumber(idsIn(given), COUNTED)),
  } satisfies Partial<Battle>);
  for (const side of battle.sides) {
    const { leader, ...said } = sides.find(({ seat }) => seat === side.seat) ?? {};
    Object.assign(side, said, { leader: leader === undefined ? usualLeader(battle, side) : leader });
  }
  return battle;
}

/** LD.INIT.7: the Leader, while on the table. */
export const usualLeader = ({ characters }: Battle, { seat, group }: Side): string | null =>
  characters.find((one) => one.seat === seat && one.member.id === group.leader && one.fate === 'here')?.id ?? null;

function place(character: Character, { seat: _seat, member: _member, guns, blades, items, ...said }: CharacterGiven) {
  Object.assign(character, said);
  guns.forEach((gun, i) => {
    if (character.guns[i] !== undefined) Object.assign(character.guns[i] satisfies Gun, gun);
  });
  blades.forEach(({ lost }, i) => {
    const blade = character.blades[i];
    if (blade !== undefined) blade.lost = lost;
  });
  if (items !== undefined) character.items = [...items];
}

/** Zombies, tokens, fires and noisemakers are numbered in one row; Captives are not. */
const COUNTED = 'ztfn';
const idsIn = ({ zombies, tokens, fires, noisemakers }: Position): string[] =>
  [...zombies, ...tokens, ...fires, ...noisemakers].map(({ id }) => id);
