import type { Point } from '../../../kernel/index.ts';
import { spotOf } from '../../../skirmish/index.ts';
import { apart, GRAIN } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import { killHuman, removeUnit } from './death.ts';
import { called } from '../turn/human.ts';
import { infect } from '../herd/infect.ts';
import type { Herd, Human, Zombie } from '../state.ts';
import { emit, type Flow, pick, type Rule, type Table } from '../verbs.ts';
import { battleOf, isHerd, zombieOption } from '../units.ts';

/** What a wound comes from; where a herd is concerned also whose bite it was, or where the attack came from. */
export type Cause =
  | { readonly by: 'shot' | 'melee'; readonly origin: Point }
  | { readonly by: 'bite'; readonly herd: Herd }
  | { readonly by: 'danger' | 'infection' };

/** EDM.WOUND.1, EDM.WOUND.2, EDM.WOUND.4: the target's alone, never the attacker's, and at once. */
export function* wound(t: Table, target: Unit, wounds: number, cause: Cause & { by: 'shot' | 'melee' }): Flow<void> {
  if (wounds === 0) return;
  if (isHerd(target)) yield* woundHerd(t, target, wounds, cause.origin);
  else woundHuman(t, target, wounds, cause);
}

const RULES = {
  shot: 'EDM.WOUND.5',
  melee: 'EDM.WOUND.5',
  bite: 'EDM.WOUND.5',
  danger: 'EDM.WOUND.10',
  infection: 'EDM.INFECT.9',
} as const satisfies Record<Cause['by'], Rule>;

/**
 * EDM.WOUND.5, EDM.WOUND.6: each costs 1 Vitality; at 0 the human is killed. A Bite that it survives infects
 * (EDM.BITE.18).
 */
export function woundHuman(t: Table, human: Human, wounds: number, cause: Cause): void {
  const battle = battleOf(t);
  battle.lastWound = battle.round;
  human.vitality -= wounds;
  emit(t, RULES[cause.by], 'ed.wounded', { ...called(human), wounds, left: Math.max(0, human.vitality) });
  if (human.vitality <= 0) killHuman(t, human, cause);
  else if (cause.by === 'bite') infect(t, human, 'EDM.INFECT.1');
}

/**
 * EDM.WOUND.7, EDM.WOUND.8: each removes one zombie, those nearest to the origin of the attack first; where several are
 * equally near, the zombie player chooses. Zombies have no Vitality, and Armour stops nothing here (EDM.WOUND.9).
 */
function* woundHerd(t: Table, herd: Herd, wounds: number, origin: Point): Flow<void> {
  const battle = battleOf(t);
  battle.lastWound = battle.round;
  const gone = yield* nearestOf(t, herd, Math.min(wounds, herd.zombies.length), origin);
  removeZombies(t, herd, gone, 'EDM.WOUND.7');
}

/** Takes zombies off the table; EDM.DEATH.9: a herd without zombies is dead. */
export function removeZombies(t: Table, herd: Herd, gone: readonly string[], rule: Rule): void {
  const fell = herd.zombies.filter(({ id }) => gone.includes(id)).map(spotOf);
  herd.zombies = herd.zombies.filter(({ id }) => !gone.includes(id));
  const { climbing } = herd;
  if (herd.zombies.every(({ id }) => climbing?.below?.includes(id))) herd.climbing = null; // nobody is left on the face
  const left = herd.zombies.length;
  emit(t, rule, 'ed.fallen', { ...called(herd), zombies: gone.length, left, gone: [...gone], fell });
  if (left > 0) return;
  emit(t, 'EDM.DEATH.9', 'ed.herd.dead', called(herd));
  removeUnit(battleOf(t), herd);
}

/** Distances that differ by less than the grain of positions are equal. */
function* nearestOf(t: Table, herd: Herd, wounds: number, origin: Point): Flow<readonly string[]> {
  const far = (zombie: Zombie): number => apart(zombie, origin);
  const sorted = herd.zombies.toSorted((a, b) => far(a) - far(b));
  const last = sorted[wounds - 1] as Zombie;
  const isEqual = (zombie: Zombie): boolean => Math.abs(far(zombie) - far(last)) <= GRAIN;
  const equal = sorted.filter(isEqual);
  const sure = sorted.filter((zombie) => !isEqual(zombie) && far(zombie) < far(last));
  const open = wounds - sure.length;
  const chosen = equal.length === open ? equal.map(({ id }) => id) : yield* choice(t, herd, equal, open);
  return [...sure.map(({ id }) => id), ...chosen];
}

const choice = (t: Table, herd: Herd, equal: readonly Zombie[], open: number): Flow<readonly string[]> =>
  pick(t, herd.seat, {
    rule: 'EDM.WOUND.7',
    prompt: { key: 'ed.wound.which', params: { zombies: open } },
    options: equal.map((zombie) => zombieOption(battleOf(t), zombie)),
    min: open,
    max: open,
  });
