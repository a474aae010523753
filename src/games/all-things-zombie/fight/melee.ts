import { fell, floor } from '../dead/zombie.ts';
import { blowWound } from '../dead/wounds.ts';
import { fallOff } from '../vehicles/combat/leap.ts';
import { countDice, diceTold, oneDie } from '../dice.ts';
import { encounterOf, finish } from '../doing.ts';
import { type Figure, fightingRep, findFigure, isFunctioning, isHuman, nameOf, seatFor } from '../figures.ts';
import { harm } from '../people/harm.ts';
import { settle } from '../react/due.ts';
import { damageOf } from '../shoot/hits.ts';
import { becomeEnemies } from '../strangers/enemies.ts';
import type { Encounter, Human, Melee, MeleeSide } from '../state.ts';
import { choose, emit, type Flow, type Table } from '../verbs.ts';
import type { MeleeDoing } from './doing.ts';
import { fighterIn, meleeOf, opponentsOf, sideIn } from './opponents.ts';
import { bestBlade, chainsawAfter, compared, type Fighter, foremost, meleeChanges, scoreOf } from './rounds.ts';
import { rev, silence } from './saw.ts';

/**
 * ATZ.MELEE: a round of melee. Against several only one fights at a time (ATZ.MELEE.18). Who is left in Carry On on the ground stays in
 * it (ATZ.MELEE.26).
 */
export function* melee(t: Table, doing: MeleeDoing): Flow<void> {
  const enc = encounterOf(t);
  doing.left ??= opponentsOf(enc, doing.defender).map(({ id }) => id);
  const defender = findFigure(enc, doing.defender);
  const left = doing.left.flatMap((id) => attackerNamed(enc, id, doing.defender));
  if (defender === undefined || !fights(defender) || left.length === 0) {
    if (doing.helpless === true) enc.melees = enc.melees.filter(({ id }) => id !== doing.melee); // ATZ.ZSHOOT.10
    finish(t, doing); // ATZ.MELEE.21, ATZ.MELEE.23
    return settle(t);
  }
  const attacker = yield* nextOf(t, left);
  doing.left = left.filter(({ id }) => id !== attacker.id).map(({ id }) => id);
  const isLost = yield* round(t, doing, attacker, defender);
  if (isLost) doing.left = []; // ATZ.MELEE.21
}

const fights = (figure: Figure): boolean => (isHuman(figure) ? isFunctioning(figure) : true);

/** Those who can still fight the defender: a zombie on the ground does not (ATZ.ZMELEE.4). */
function attackerNamed(enc: Encounter, id: string, defender: string): Figure[] {
  const figure = findFigure(enc, id);
  if (figure === undefined || meleeOf(enc, id, defender) === undefined) return [];
  return fights(figure) && (isHuman(figure) || !figure.prone) ? [figure] : [];
}

/** ATZ.MELEE.18 to ATZ.MELEE.20: the highest Rep first; equals in the order that their side chooses, and a Star whenever it likes. */
function* nextOf(t: Table, left: readonly Figure[]): Flow<Figure> {
  const stars = left.filter((one) => isHuman(one) && one.star);
  const others = left.filter((one) => !stars.includes(one)).map((figure) => ({ figure, rep: fightingRep(figure) }));
  const first = others.length === 0 ? [] : foremost(others).map(({ figure }) => figure);
  const open = [...first, ...stars];
  const chooser = open.find((one): one is Human => isHuman(one) && one.seat !== null);
  if (open.length === 1 || chooser === undefined) return open[0] as Figure;
  const next = yield* choose(t, chooser.seat as string, {
    rule: stars.length > 0 ? 'ATZ.MELEE.20' : 'ATZ.MELEE.19',
    prompt: { key: 'atz.melee.next' },
    options: open.map((one) => ({
      means: { do: 'fights-next' as const, who: one.id },
      label: { key: 'atz.melee.next.who' as const, params: { name: nameOf(one) } },
    })),
  });
  return open.find(({ id }) => id === next.who) as Figure;
}

/** One fights one. Says whether the defender has lost. */
function* round(t: Table, doing: MeleeDoing, attacker: Figure, defender: Figure): Flow<boolean> {
  const enc = encounterOf(t);
  const pair = meleeOf(enc, attacker.id, defender.id) as Melee;
  const [own, other] = [sideIn(pair, attacker.id), sideIn(pair, defender.id)];
  // ATZ.BREAK.6: who has failed to break off has no bonus for a matched opponent; the opponent has.
  const seenBy = (id: string, fighter: Fighter): Fighter => (id === doing.failed ? { ...fighter, even: 0 } : fighter);
  const one = seenBy(defender.id, fighterIn(t.state, attacker, own));
  const two = seenBy(attacker.id, fighterIn(t.state, defender, other));
  const first = yield* rollFor(t, attacker, one, two, own);
  const second = doing.helpless === true ? 0 : yield* rollFor(t, defender, two, one, other);
  const { winner, impact } = compared(first, second);
  for (const side of [own, other])
    Object.assign(side, { arm: null, unarmed: side.unarmed === 'active' ? 'active' : null });
  const said = {
    unit: attacker.id,
    target: defender.id,
    name: nameOf(attacker),
    other: nameOf(defender),
    first,
    second,
  };
  if (winner === null) {
    for (const side of [own, other]) side.even++; // ATZ.MELEE.14
    emit(t, 'ATZ.MELEE.14', 'atz.melee.even', said);
    return false;
  }
  emit(t, 'ATZ.MELEE.12', 'atz.melee.won', {
    ...said,
    winner: nameOf(winner === 'first' ? attacker : defender),
    impact,
  });
  if (winner === 'first') yield* blow(t, attacker, defender, impact, own.mild);
  else yield* blow(t, defender, attacker, impact, other.mild);
  return winner === 'first'; // ATZ.MELEE.22: the defender goes on against the next one
}

function* rollFor(t: Table, figure: Figure, fighter: Fighter, against: Fighter, side: MeleeSide): Flow<number> {
  const changes = meleeChanges(fighter, against);
  if (fighter.grip === 'chainsaw' && isHuman(figure)) yield* rev(t, figure);
  const by = {
    rule: 'ATZ.MELEE.1',
    seat: seatFor(encounterOf(t), figure),
    prompt: { key: 'atz.melee.roll', params: { name: nameOf(figure) } },
  } as const;
  const { rolled, dice, modifiers } = yield* countDice(t, by, fighter.rep, changes);
  const score = scoreOf(rolled, against);
  const more = against.zombie ? [{ rule: 'ATZ.MELEE.10', label: 'fight.zombie', value: '+1' } as const] : [];
  const told = { unit: figure.id, name: nameOf(figure), score };
  emit(t, 'ATZ.MELEE.1', 'atz.melee.score', told, { dice, modifiers: [...modifiers, ...more] });
  if (fighter.grip === 'chainsaw' && isHuman(figure)) sawAfter(t, figure, side, rolled);
  return score;
}

/** ATZ.MELEE.28, ATZ.MELEE.30, example ATZ.X.52: the round counts; then it may have stalled or run dry, and is silent. */
function sawAfter(t: Table, human: Human, { arm }: MeleeSide, rolled: readonly number[]): void {
  const place = typeof arm === 'number' ? arm : bestBlade(human);
  const saw = place === null ? undefined : human.blades[place];
  const state = chainsawAfter(rolled);
  if (saw === undefined || state === 'ready') return;
  saw.state = state;
  silence(encounterOf(t), human);
  const rule = state === 'stalled' ? 'ATZ.MELEE.28' : 'ATZ.MELEE.30';
  emit(t, rule, state === 'stalled' ? 'atz.saw.stalls' : 'atz.saw.empty', { unit: human.id, name: human.name });
}

/** ATZ.MELEE.13: the winner rolls against the difference (example ATZ.X.53). */
function* blow(t: Table, winner: Figure, loser: Figure, impact: number, mild: boolean): Flow<void> {
  const enc = encounterOf(t);
  const die = yield* oneDie(t, {
    rule: 'ATZ.MELEE.13',
    seat: seatFor(enc, winner),
    prompt: { key: 'atz.melee.damage', params: { name: nameOf(winner), other: nameOf(loser), impact } },
  });
  const dice = diceTold(die);
  if (!isHuman(loser)) {
    const by = isHuman(winner) ? winner : null;
    emit(t, 'ATZ.MELEE.13', 'atz.melee.struck', { unit: loser.id, name: nameOf(loser), impact }, { dice });
    if (blowWound(die, impact) === 'dead') return fell(t, loser, by, 'ATZ.ZMELEE.3');
    floor(t, loser, 'ATZ.ZMELEE.4');
    return fallOff(t, loser); // ATZ.VCOMB.8
  }
  const damage = damageOf(die, impact);
  emit(t, 'ATZ.MELEE.13', 'atz.damage', { unit: loser.id, name: loser.name, damage, impact }, { dice });
  if (isHuman(winner) && winner.seat !== null) becomeEnemies(t, loser.side);
  yield* harm(t, loser, [damage], { by: winner, how: 'melee', mild }); // ATZ.ZMELEE.5, ATZ.INFECT.1
  fallOff(t, loser);
}
