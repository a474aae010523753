import { succeed } from '../mind/leader.ts';
import { rulesOf } from '../prepare/encounters.ts';
import type { Battle, Character, NoiseSource } from '../state.ts';
import { battleOf } from '../units.ts';
import { emit, type Flow, interrupt, type Table } from '../verbs.ts';
import type { Arrival } from './arrive.ts';

/** LD.ENC.4: in Bushwhack and Rescue the defender's other people come to the sound of battle, in the place of zombies. */

/** LD.ENC.6: once all of them have arrived, zombies appear as usual. */
export function reservesOf(battle: Battle): Character[] {
  if (!rulesOf(battle).reserves) return [];
  const defender = battle.sides.find(({ part }) => part === 'defender');
  return battle.characters.filter(({ seat, fate }) => fate === 'reserve' && seat === defender?.seat);
}

/** The defender may place one of them where the zombie would have arrived; whether somebody came. */
export function* comeInstead(t: Table, source: NoiseSource, at: Arrival): Flow<boolean> {
  const battle = battleOf(t);
  const waiting = reservesOf(battle);
  const [first] = waiting;
  if (first === undefined) return false;
  const { seat } = first;
  const choice = yield* interrupt(t, seat, {
    kind: 'reserve',
    facts: { seat },
    pass: 'zombie',
    act: first.id,
    question: () => ({
      rule: 'LD.ENC.4',
      prompt: { key: 'ld.reserve', params: { name: source.name } },
      options: [
        ...waiting.map(({ id, member }) => ({
          means: id,
          label: { key: 'ld.reserve.come', params: { name: member.name } } as const,
          about: { unit: id },
        })),
        { means: 'zombie', label: { key: 'ld.reserve.zombie' } as const },
      ],
      facts: { source: source.id, spots: [{ x: at.x, y: at.y }] },
    }),
  });
  const one = waiting.find(({ id }) => id === choice);
  if (one === undefined) return false;
  // LD.ENC.5: it activates in the Action Phase of this turn as everybody does.
  Object.assign(one, { fate: 'here', x: at.x, y: at.y, level: 0, activated: false });
  emit(t, 'LD.ENC.4', 'ld.reserve.arrives', { unit: one.id, name: one.member.name, seat });
  yield* succeed(t, seat);
  return true;
}
