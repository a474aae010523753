import { within } from '../../../tabletop/index.ts';
import { hasSkill, valueOf } from '../characteristics.ts';
import { ZOMBIE } from '../data/profiles.ts';
import { characteristic, opposedTest, type Scored, scored, totalOf } from '../dice.ts';
import type { Battle, Character, Zombie } from '../state.ts';
import { battleOf, bodyOf, groupHere, nameOf, rivalOf } from '../units.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { isLeader } from './leader.ts';

/** LD.SKILL.39, LD.SKILL.42: how far Courage is lent. */
const LENT = 6;

/**
 * What somebody adds against Horror: his own Courage or that of a Leader nearby, whichever is higher (LD.SKILL.42), and one for each
 * friend nearby with Inspirational Presence (LD.SKILL.39, LD.SKILL.40), never for himself (LD.SKILL.41).
 */
function courageOf(battle: Battle, victim: Character): Scored[] {
  const near = groupHere(battle, victim.seat).filter(
    (one) => one.id !== victim.id && within(bodyOf(one), bodyOf(victim), LENT),
  );
  const own = valueOf(victim, 'courage');
  const leader = near.find((one) => isLeader(battle, one) && valueOf(one, 'courage') > own);
  const inspiring = near.filter((one) => hasSkill(one, 'inspirational-presence')).length;
  return [
    leader === undefined
      ? characteristic('LD.HORROR.1', 'courage', own)
      : scored('LD.SKILL.42', 'ld.modifier.leader', valueOf(leader, 'courage')),
    ...(inspiring > 0 ? [scored('LD.SKILL.39', 'skill.inspirational-presence', inspiring)] : []),
  ];
}

/**
 * LD.HORROR.1: a zombie has come into Contact with somebody by its own move, climb or fall. Only the living feel it (LD.HORROR.6), and
 * who is frozen already cannot be more so.
 */
export function* horror(t: Table, zombie: Zombie, victim: Character): Flow<void> {
  if (victim.frozen) return;
  const battle = battleOf(t);
  const said = { unit: zombie.id, zombie: nameOf(zombie), target: victim.id, name: nameOf(victim) };
  const courage = courageOf(battle, victim);
  const dead = {
    seat: rivalOf(battle, victim.seat).seat, // LD.HORROR.2
    prompt: { key: 'ld.horror.dead', params: said } as const,
    value: ZOMBIE.horror,
    modifiers: [characteristic('LD.HORROR.1', 'horror', ZOMBIE.horror)],
  };
  const living = {
    seat: victim.seat,
    prompt: { key: 'ld.horror.living', params: said } as const,
    value: totalOf(courage),
    modifiers: courage,
  };
  // LD.HORROR.4: a tie has no effect.
  const { winner, dice, modifiers } = yield* opposedTest(t, 'LD.HORROR.1', dead, living, 'second');
  // LD.HORROR.3: until the turn ends (LD.HORROR.7); in close combat it fights as ever (LD.HORROR.5).
  victim.frozen = winner === 'first';
  const key = victim.frozen ? 'ld.horror.frozen' : 'ld.horror.held';
  emit(t, victim.frozen ? 'LD.HORROR.3' : 'LD.HORROR.4', key, said, { dice, modifiers });
}
