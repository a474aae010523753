import { type Breed, breed, changeBy, effectsOf } from '../cards/cards.ts';
import { hurt } from './damage.ts';
import { drawForEnemy } from '../cards/deck.ts';
import { loseRandom } from '../round/inventory.ts';
import { bury, harm } from './line.ts';
import type { WaveModifier } from '../means.ts';
import { spendPerk } from '../cards/perks.ts';
import { endRound } from '../round/round.ts';
import { enemiesIn, type Foe, foeNumbered, holderOf, neighboursOf, perksAt, person, type Table } from '../state.ts';
import { amount, emit, type Flow, type Seat } from '../verbs.ts';
import { TRAP_DAMAGE } from '../words.ts';

/** WAV.STRIKE.1, WAV.COMBAT.7: every enemy still in the line attacks once. Survivors do not (WAV.STRIKE.9). */
export function beginStrikes(t: Table): void {
  t.state.phase = 'strike';
  t.state.turn = { seat: t.state.first, actions: 0 };
  t.state.strikers = enemiesIn(t.state).map(({ id }) => id); // WAV.STRIKE.2: left to right
  if (t.state.strikers.length > 0) emit(t, 'WAV.STRIKE.1', 'wave.strikes', { enemies: t.state.strikers.length });
}

/** One enemy's attack, resolved completely before the next; after the last one the round ends (WAV.ROUND.2). */
export function* strike(t: Table): Flow<void> {
  const next = t.state.strikers.shift();
  if (next === undefined) return endRound(t);
  const foe = foeNumbered(t.state, next);
  const victim = holderOf(t.state); // WAV.STRIKE.3, WAV.WAVE.10
  if (foe.stunned) return emit(t, 'WAV.TOKEN.15', 'wave.strike.stunned', { enemy: foe.enemy, foe: foe.id });
  const shield = t.state.line.find(({ enemy }) => breed(enemy).drawsFire); // WAV.STRIKE.4, WAV.SURV.4: the leftmost survivor first
  if (shield === undefined) yield* strikeCharacter(t, foe, victim);
  else yield* strikeSurvivor(t, foe, shield);
}

/** The whole attack is spent on the survivor; nothing carries over, and its splash hits nobody. */
function* strikeSurvivor(t: Table, foe: Foe, shield: Foe): Flow<void> {
  const { damage, modifiers } = yield* enemyForce(t, foe, []);
  emit(t, 'WAV.STRIKE.4', 'wave.strike.survivor', { enemy: foe.enemy, foe: foe.id, damage }, { modifiers });
  shield.damage += damage;
  bury(t); // WAV.SURV.3: at 0 damage it stands and draws the next attack too
}

/** In the order of WAV.STRIKE.6: Trap, draw and Lucky, Combat card, Monster bonus, the blow itself, splash, card loss. */
function* strikeCharacter(t: Table, foe: Foe, victim: Seat): Flow<void> {
  if (springTrap(t, foe, victim) === 'stopped') return;
  const kind = breed(foe.enemy);
  const hushed = kind.steals > 0 ? [victim] : []; // Ruling WAV.INV.7: no discard between the attack and the loss it causes
  const { damage, splash, modifiers } = yield* enemyForce(t, foe, hushed);
  emit(t, 'WAV.STRIKE.6', 'wave.strike', { enemy: foe.enemy, foe: foe.id, seat: victim, damage }, { modifiers });
  const costsCard = kind.steals > 0 && person(t.state, victim).inventory.length > 0;
  const met = yield* meetBlow(t, victim, { damage, costsCard, kind, rule: 'WAV.STRIKE.6', hushed });
  // WAV.STRIKE.7: splash hits the characters seated beside the one attacked.
  for (const seat of neighboursOf(t.state, victim)) {
    yield* meetBlow(t, seat, { damage: splash, costsCard: false, kind, rule: 'WAV.STRIKE.7', hushed });
  }
  // WAV.ENEMY.4: with every attack that no Barricade absorbed, even for 0 damage.
  if (met === 'hit') for (let i = 0; i < kind.steals; i++) loseRandom(t, victim, 'WAV.ENEMY.4');
}

/** WAV.TOKEN.7, WAV.TOKEN.8, WAV.TOKEN.9: one Trap before that player deals 3 damage just before the attack, and is gone. */
function springTrap(t: Table, foe: Foe, victim: Seat): 'stopped' | 'goes on' {
  if (person(t.state, victim).traps === 0) return 'goes on';
  person(t.state, victim).traps--;
  emit(t, 'WAV.TOKEN.9', 'wave.trap.sprung', { seat: victim, enemy: foe.enemy, foe: foe.id });
  harm(t, foe, TRAP_DAMAGE, 'WAV.TOKEN.7');
  return bury(t).includes(foe) ? 'stopped' : 'goes on';
}

/** WAV.STRIKE.6: its number, the Combat card that must be used, and 1 for each Monster; never less than 0. */
function* enemyForce(
  t: Table,
  foe: Foe,
  hushed: readonly Seat[],
): Flow<{ damage: number; splash: number; modifiers: readonly WaveModifier[] }> {
  const kind = breed(foe.enemy);
  const used = yield* drawForEnemy(t, foe, kind.draws, hushed);
  // WAV.ENEMY.6: one bonus for each Monster in the line now, itself included. WAV.STRIKE.8: leave to spread means nothing here.
  const bolster = enemiesIn(t.state).reduce((sum, { enemy }) => sum + breed(enemy).bolsters, 0);
  const change = used === null ? 0 : changeBy(used, kind.damage); // WAV.DECK.5, WAV.DECK.12
  const modifiers: readonly WaveModifier[] = [
    { rule: 'WAV.ENEMY.1', label: 'wave.modifier.attack', value: kind.damage },
    ...(used === null ? [] : [{ rule: 'WAV.DECK.4', label: 'wave.modifier.combat-card', value: change } as const]),
    ...(bolster > 0 ? [{ rule: 'WAV.ENEMY.6', label: 'wave.modifier.monster', value: bolster } as const] : []),
  ];
  return { damage: Math.max(0, kind.damage + change + bolster), splash: used?.splash ?? 0, modifiers };
}

interface EnemyBlow {
  readonly damage: number;
  /** Whether the character would also lose a card by it. */
  readonly costsCard: boolean;
  readonly kind: Breed;
  readonly rule: 'WAV.STRIKE.6' | 'WAV.STRIKE.7';
  /** Who may not discard while the attack is resolved. */
  readonly hushed: readonly Seat[];
}

/** What a character does about an enemy's blow, in the order of WAV.STRIKE.6: Barricade, perks, saved survivors, damage. */
function* meetBlow(t: Table, seat: Seat, blow: EnemyBlow): Flow<'stopped' | 'hit'> {
  const own = person(t.state, seat);
  const affects = blow.damage > 0 || blow.costsCard;
  // WAV.TOKEN.1, WAV.TOKEN.3: it stops what would hurt the owner or cost a card; WAV.ENEMY.5: some pass it.
  if (affects && own.barricades > 0 && !blow.kind.ignoresBarricades) {
    own.barricades--; // WAV.TOKEN.2, WAV.TOKEN.4
    emit(t, 'WAV.TOKEN.2', 'wave.barricade.broke', { seat });
    return 'stopped';
  }
  if (blow.damage === 0) return 'hit';
  const toughness = Math.min(blow.damage, absorbedByPerks(t, seat));
  const absorbed = yield* giveUpSurvivors(t, seat, blow.damage - toughness, blow.hushed);
  const damage = blow.damage - toughness - absorbed;
  const modifiers = [
    { rule: 'WAV.CHAR.3', label: 'wave.modifier.perks', value: -toughness } as const,
    { rule: 'WAV.SURV.6', label: 'wave.modifier.survivors', value: -absorbed } as const,
  ].filter(({ value }) => value < 0);
  if (damage > 0) hurt(t, seat, damage, blow.rule, modifiers);
  else emit(t, blow.rule, 'wave.unhurt', { seat }, { modifiers });
  return 'hit';
}

function absorbedByPerks(t: Table, seat: Seat): number {
  let absorbed = 0;
  for (const perk of perksAt(t.state, seat, 'enemyHit')) {
    absorbed += effectsOf(perk.effects, 'absorb').reduce((sum, { amount: value }) => sum + value, 0);
    spendPerk(t, seat, perk);
  }
  return absorbed;
}

/** WAV.SURV.6: any number of one's own saved survivors, each for 1 damage, once the damage is known; how much they absorb. */
function* giveUpSurvivors(t: Table, seat: Seat, damage: number, hushed: readonly Seat[]): Flow<number> {
  const own = person(t.state, seat);
  const { absorbs } = breed('survivor');
  const max = Math.min(own.survivors, Math.ceil(damage / absorbs));
  if (max === 0) return 0;
  const given = yield* amount(t, seat, {
    rule: 'WAV.SURV.6',
    prompt: { key: 'wave.survivors', params: { damage, absorbs } },
    min: 0,
    max,
    quiet: hushed,
  });
  own.survivors -= given;
  t.state.supply.survivor += given;
  if (given > 0) emit(t, 'WAV.SURV.6', 'wave.survivors.gave', { seat, given });
  return Math.min(damage, given * absorbs);
}
