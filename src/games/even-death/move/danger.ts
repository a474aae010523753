import { brainCheck } from '../mind/brain.ts';
import type { Line } from './line.ts';
import { psychCheck } from '../mind/psych.ts';
import type { Herd, Human } from '../state.ts';
import { choose, emit, type Flow, type Seat, type Table } from '../verbs.ts';
import { battleOf, nameOf, zombieOption } from '../units.ts';
import { removeZombies, woundHuman } from '../fight/wound.ts';

/** EDM.DANGER.1, EDM.DANGER.3: a human takes a Psych Check, and a Wound if it fails; it goes on unless that kills it. */
export function* dare(t: Table, human: Human, { dangers }: Line): Flow<boolean> {
  emit(t, 'EDM.DANGER.1', 'ed.danger', { unit: human.id, name: nameOf(human), pieces: [...dangers] });
  if ((yield* psychCheck(t, human, 'danger')) === 'passed') return true;
  woundHuman(t, human, 1, { by: 'danger' }); // EDM.DANGER.3: no Toughness roll
  return battleOf(t).humans.includes(human);
}

/**
 * EDM.DANGER.2: a herd takes a Brain Check. Passed, its controller may go on or stop at the edge, and an opponent who walks
 * it there is stopped (EDM.RAMBLE.6); failed, it takes a Wound and goes on (EDM.DANGER.3).
 */
export function* dareHerd(t: Table, herd: Herd, seat: Seat, leader: string): Flow<'go' | 'stop' | 'wounded'> {
  emit(t, 'EDM.DANGER.2', 'ed.danger.herd', { unit: herd.id, name: nameOf(herd) });
  if (yield* brainCheck(t, herd, 'EDM.DANGER.2')) {
    if (seat !== herd.seat) return 'stop';
    return yield* choose(t, seat, {
      rule: 'EDM.DANGER.2',
      prompt: { key: 'ed.danger.choice', params: { unit: nameOf(herd) } },
      options: ['go', 'stop'],
    });
  }
  yield* loseOne(t, herd, leader);
  return 'wounded';
}

/** EDM.DANGER.3: the zombie player chooses who is lost, the leader only if nobody else is left. */
function* loseOne(t: Table, herd: Herd, leader: string): Flow<void> {
  const battle = battleOf(t);
  const others = herd.zombies.filter(({ id }) => id !== leader);
  const [only = leader] = others.map(({ id }) => id);
  const lost =
    others.length < 2
      ? only
      : yield* choose(t, herd.seat, {
          rule: 'EDM.DANGER.3',
          prompt: { key: 'ed.danger.who', params: { unit: nameOf(herd) } },
          options: others.map((zombie) => zombieOption(battle, zombie)),
        });
  battle.lastWound = battle.round;
  removeZombies(t, herd, [lost], 'EDM.DANGER.3');
}
