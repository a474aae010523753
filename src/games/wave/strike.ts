import type { Modifier } from '../../kernel/index.ts';
import { combatLabel, harm } from './attack.ts';
import { type Blow, type Breed, blow, breed, effectsOf, hasEffect } from './cards.ts';
import { hurt } from './damage.ts';
import { discardCombat, drawCombat, luckySeats, playLucky } from './deck.ts';
import { loseRandom } from './inventory.ts';
import { bury } from './line.ts';
import { endRound } from './round.ts';
import { enemiesIn, type Foe, foeById, isEnemy, neighboursOf, perksAt, person, type Table } from './state.ts';
import { amount, choose, emit, type Flow, type Seat } from './table.ts';
import { spendPerk } from './perks.ts';
import type { CombatId } from './words.ts';

/** WAV.STRIKE.1, WAV.COMBAT.7: every enemy still in the line attacks once. Survivors do not (WAV.STRIKE.9). */
export function beginStrikes(t: Table): void {
  t.state.phase = 'strike';
  t.state.strikers = enemiesIn(t.state).map(({ id }) => id); // WAV.STRIKE.2: left to right
  if (t.state.strikers.length > 0) emit(t, 'WAV.STRIKE.1', 'wave.strikes', { enemies: t.state.strikers.length });
}

/** One enemy's attack, resolved completely before the next; after the last one the round ends (WAV.ROUND.2). */
export function* strike(t: Table): Flow<void> {
  const next = t.state.strikers.shift();
  if (next === undefined) return endRound(t);
  const foe = foeById(t.state, next);
  if (foe === undefined) return;
  if (foe.stunned) return emit(t, 'WAV.TOKEN.15', 'wave.strike.stunned', { enemy: foe.enemy, foe: foe.id });
  const shield = t.state.line.find((other) => !isEnemy(other)); // WAV.STRIKE.4, WAV.SURV.4: the leftmost survivor first
  if (shield !== undefined) return yield* strikeSurvivor(t, foe, shield);
  const victim = t.state.waveHolder; // WAV.STRIKE.3, WAV.WAVE.10
  if (victim !== null) yield* strikeCharacter(t, foe, victim);
}

/** The whole attack is spent on the survivor; nothing carries over, and its splash hits nobody. */
function* strikeSurvivor(t: Table, foe: Foe, shield: Foe): Flow<void> {
  const { damage, modifiers } = yield* enemyForce(t, foe);
  emit(t, 'WAV.STRIKE.4', 'wave.strike.survivor', { enemy: foe.enemy, foe: foe.id, damage }, { modifiers });
  shield.damage += damage;
  bury(t); // WAV.SURV.3: at 0 damage it stands and draws the next attack too
}

function* strikeCharacter(t: Table, foe: Foe, victim: Seat): Flow<void> {
  if (springTrap(t, foe, victim) === 'stopped') return;
  const { damage, splash, modifiers } = yield* enemyForce(t, foe);
  const kind = breed(foe.enemy);
  emit(t, 'WAV.STRIKE.6', 'wave.strike', { enemy: foe.enemy, foe: foe.id, seat: victim, damage }, { modifiers });
  const stopped = yield* meetBlow(t, victim, damage, kind, kind.steals > 0, 'WAV.STRIKE.6');
  // WAV.STRIKE.7: splash hits the characters seated beside the one attacked.
  for (const seat of splash > 0 ? neighboursOf(t.state, victim) : [])
    yield* meetBlow(t, seat, splash, kind, false, 'WAV.STRIKE.7');
  // WAV.ENEMY.4: with every attack that no Barricade absorbed, even for 0 damage.
  if (stopped === 'hit') for (let i = 0; i < kind.steals; i++) loseRandom(t, victim, 'WAV.ENEMY.4');
}

/** WAV.TOKEN.7, WAV.TOKEN.8, WAV.TOKEN.9: one Trap before that player deals 3 damage just before the attack, and is gone. */
function springTrap(t: Table, foe: Foe, victim: Seat): 'stopped' | 'goes on' {
  if (person(t.state, victim).traps === 0) return 'goes on';
  person(t.state, victim).traps--;
  emit(t, 'WAV.TOKEN.9', 'wave.trap.sprung', { seat: victim, enemy: foe.enemy, foe: foe.id });
  harm(t, foe, 3, 'WAV.TOKEN.7');
  return bury(t).includes(foe) ? 'stopped' : 'goes on';
}

/** WAV.STRIKE.5, WAV.STRIKE.6: its number, the Combat card that must be used, and 1 for each Monster; never less than 0. */
function* enemyForce(t: Table, foe: Foe): Flow<{ damage: number; splash: number; modifiers: Modifier[] }> {
  const kind = breed(foe.enemy);
  const drawn = drawCombat(t, kind.draws);
  if (drawn.length > 0) {
    emit(t, 'WAV.STRIKE.5', 'wave.cards.drawn.enemy', { enemy: foe.enemy, cards: [...drawn] });
    yield* luckyWindow(t, foe, drawn);
  }
  const used = worst(drawn);
  discardCombat(t, drawn);
  // WAV.ENEMY.6: one bonus for each Monster in the line now, itself included. WAV.STRIKE.8: leave to spread means nothing here.
  const bolster = enemiesIn(t.state).reduce((sum, { enemy }) => sum + breed(enemy).bolsters, 0);
  const modifiers = [
    { rule: 'WAV.ENEMY.1', label: 'its attack', value: kind.damage },
    ...(used === null ? [] : [{ rule: 'WAV.DECK.4', label: 'Combat card', value: used.damage }]),
    ...(bolster > 0 ? [{ rule: 'WAV.ENEMY.6', label: 'Monster', value: bolster }] : []),
  ];
  return { damage: Math.max(0, kind.damage + (used?.damage ?? 0) + bolster), splash: used?.splash ?? 0, modifiers };
}

/** WAV.DECK.4: the most damage to the target, then the most splash, then the first drawn. */
export function worst(drawn: readonly CombatId[]): Blow | null {
  return drawn.map(blow).reduce<Blow | null>((chosen, next) => {
    if (chosen === null || next.damage > chosen.damage) return next;
    return next.damage === chosen.damage && next.splash > chosen.splash ? next : chosen;
  }, null);
}

/** WAV.SPECIAL.14, WAV.SPECIAL.15: before the card is determined, whoever holds Lucky may have one drawn card replaced. */
function* luckyWindow(t: Table, foe: Foe, drawn: CombatId[]): Flow<void> {
  let undecided = luckySeats(t.state);
  while (undecided.length > 0 && drawn.length > 0) {
    const { seat, answer } = yield* choose(t, { any: undecided }, () => ({
      rule: 'WAV.SPECIAL.14',
      prompt: { key: 'wave.lucky', params: { enemy: foe.enemy, cards: [...drawn] } },
      options: [
        { id: 'pass' },
        ...drawn.map((id, i) => ({ id: `redraw:${i}`, label: combatLabel('wave.redraw', id), about: { combat: i } })),
      ],
      facts: { drawn: [...drawn], foe: foe.id },
      quiet: undecided,
    }));
    if (answer === 'pass') undecided = undecided.filter((other) => other !== seat);
    else {
      playLucky(t, seat, drawn, Number(answer.slice('redraw:'.length)));
      undecided = luckySeats(t.state);
    }
  }
}

/**
 * What a character does about damage of an enemy attack, in the order of WAV.STRIKE.6: Barricade, perks, saved survivors,
 * damage.
 */
function* meetBlow(
  t: Table,
  seat: Seat,
  blowDamage: number,
  kind: Breed,
  steals: boolean,
  rule: 'WAV.STRIKE.6' | 'WAV.STRIKE.7',
): Flow<'stopped' | 'hit'> {
  const own = person(t.state, seat);
  // WAV.TOKEN.1, WAV.TOKEN.3: it stops what would hurt the owner or cost a card; WAV.ENEMY.5: some pass it.
  if ((blowDamage > 0 || steals) && own.barricades > 0 && !kind.ignoresBarricades) {
    own.barricades--; // WAV.TOKEN.2, WAV.TOKEN.4
    emit(t, 'WAV.TOKEN.2', 'wave.barricade.broke', { seat });
    return 'stopped';
  }
  if (blowDamage === 0) return 'hit';
  const toughness = absorbedByPerks(t, seat);
  const afterPerks = Math.max(0, blowDamage - toughness);
  const given = yield* giveUpSurvivors(t, seat, afterPerks);
  const damage = afterPerks - given;
  const modifiers = [
    { rule: 'WAV.CHAR.3', label: 'perk', value: -toughness },
    { rule: 'WAV.SURV.6', label: 'survivors given up', value: -given },
  ].filter(({ value }) => value < 0);
  if (damage > 0) hurt(t, seat, damage, rule, modifiers);
  else emit(t, rule, 'wave.unhurt', { seat }, { modifiers });
  return 'hit';
}

function absorbedByPerks(t: Table, seat: Seat): number {
  let absorbed = 0;
  for (const perk of perksAt(t.state, seat, 'enemyHit')) {
    if (!hasEffect(perk.effects, 'absorb')) continue;
    absorbed += effectsOf(perk.effects, 'absorb').reduce((sum, { amount: value }) => sum + value, 0);
    spendPerk(t, seat, perk);
  }
  return absorbed;
}

/** WAV.SURV.6: any number of one's own saved survivors, each for 1 damage, once the damage is known. */
function* giveUpSurvivors(t: Table, seat: Seat, damage: number): Flow<number> {
  const own = person(t.state, seat);
  if (own.survivors === 0 || damage === 0) return 0;
  const given = yield* amount(t, seat, {
    rule: 'WAV.SURV.6',
    prompt: { key: 'wave.survivors', params: { damage } },
    min: 0,
    max: Math.min(own.survivors, damage),
  });
  own.survivors -= given;
  t.state.supply.survivor += given;
  if (given > 0) emit(t, 'WAV.SURV.6', 'wave.survivors.gave', { seat, given });
  return given;
}
