import type { Modifier, Option, PlayableAside } from '../../kernel/index.ts';
import { type Arm, arm, type Blow, blow, breed, effectsOf, face, weaponCard } from './cards.ts';
import { discardCombat, drawCombat, luckySeats, playLucky } from './deck.ts';
import { spendCard } from './inventory.ts';
import { bury } from './line.ts';
import { countOf, usableItems } from './items.ts';
import { offerPerk } from './perks.ts';
import {
  adjacentTo,
  cardsOfStack,
  enemiesIn,
  type Foe,
  isEnemy,
  perksAt,
  person,
  type State,
  type Table,
} from './state.ts';
import { allot, amount, choose, emit, type Flow, type Seat } from './table.ts';
import { aimAt, foeOf, foeOption } from './targets.ts';
import type { CardId, CombatId } from './words.ts';

/** WAV.COMBAT.4, WAV.WEAPON.1: one attack with one weapon is an action. */
export function* attack(t: Table, seat: Seat, weaponId: CardId): Flow<void> {
  const weapon = arm(weaponId);
  t.state.turn.actions--;
  const target = foeOf(t.state, yield* aimAt(t, seat, enemiesIn(t.state), 'WAV.WEAPON.2', 'wave.target'));
  // Ruling WAV.LINE.4, WAV.WEAPON.12: neighbours are fixed now; the line closes up after the whole attack.
  const neighbours = adjacentTo(t.state, target);
  const ammo = yield* spendAmmo(t, seat, weapon);
  if (!weapon.keep) spendCard(t, seat, weaponId); // WAV.RUBBLE.3
  const { used, drawn } = yield* drawForAttack(t, seat, weapon, ammo, target);
  const force = forceOf(t.state, seat, weapon, used, target);
  t.state.turn.focus = false; // Focus lies on one attack only
  emit(
    t,
    'WAV.WEAPON.13',
    'wave.attack',
    { seat, card: weaponId, enemy: target.enemy, foe: target.id, damage: force.damage, splash: force.splash },
    { modifiers: force.modifiers },
  );
  for (const foe of neighbours) harm(t, foe, force.splash, 'WAV.WEAPON.6'); // WAV.WEAPON.8, WAV.WEAPON.9, WAV.WEAPON.10, WAV.WEAPON.12
  yield* deal(t, seat, target, neighbours, force);
  discardCombat(t, drawn);
  const felled = bury(t);
  if (felled.some(isEnemy)) for (const perk of perksAt(t.state, seat, 'kill')) yield* offerPerk(t, seat, perk);
}

/** WAV.AMMO.1, WAV.AMMO.2, WAV.AMMO.3, WAV.AMMO.4: a weapon with ammo needs at least one card of it, and may take more. */
function* spendAmmo(t: Table, seat: Seat, { ammo }: Arm): Flow<number> {
  if (ammo === null) return 0;
  const own = cardsOfStack(t.state, seat, ammo);
  const spent = yield* amount(t, seat, {
    rule: 'WAV.AMMO.4',
    prompt: { key: 'wave.ammo', params: { ammo } },
    min: 1,
    max: own.length,
    quiet: [seat],
  });
  for (const card of own.slice(0, spent)) spendCard(t, seat, card); // WAV.AMMO.7
  emit(t, 'WAV.AMMO.7', 'wave.ammo.spent', { seat, ammo, spent });
  return spent;
}

/**
 * WAV.DECK.1: the weapon's own number, one for each ammo spent (WAV.AMMO.5), and those of perks. Then Vitality Pills
 * (WAV.SPECIAL.12) and Lucky (WAV.SPECIAL.14) may change what has been drawn, until the attacker uses one card.
 */
function* drawForAttack(
  t: Table,
  seat: Seat,
  weapon: Arm,
  ammo: number,
  target: Foe,
): Flow<{ used: Blow | null; drawn: CombatId[] }> {
  const drawn = drawCombat(t, weapon.draws + ammo + drawsOfPerks(t.state, seat, weapon));
  if (drawn.length > 0) emit(t, 'WAV.DECK.1', 'wave.cards.drawn', { seat, cards: [...drawn] });
  while (drawn.length > 0 || usableItems(t.state, seat, ['ownAttack']).length > 0) {
    const answer = yield* choose(t, seat, () => ({
      rule: 'WAV.DECK.3',
      prompt: {
        key: drawn.length > 0 ? 'wave.cards' : 'wave.cards.none',
        params: { card: weapon.id, enemy: target.enemy },
      },
      options: cardOptions(t.state, seat, drawn),
      asides: luckyAsides(t, seat, drawn),
      facts: { drawn: [...drawn], weapon: weapon.id, foe: target.id },
    }));
    const [what = '', id = ''] = answer.split(':');
    if (what === 'strike') break;
    if (what === 'card') {
      const used = blow(drawn[Number(id)] as CombatId); // WAV.DECK.2, WAV.SPECIAL.13
      emit(t, 'WAV.DECK.3', 'wave.card.used', { seat, combat: used.id });
      return { used, drawn };
    }
    if (what === 'redraw') playLucky(t, seat, drawn, Number(id));
    else takePills(t, seat, id, drawn);
  }
  return { used: null, drawn };
}

function drawsOfPerks(state: State, seat: Seat, { ammo }: Arm): number {
  return attackPerks(state, seat, ammo !== null).reduce((sum, { effects }) => sum + countOf(effects, 'drawCombat'), 0);
}

/** Perks that apply by themselves to this attack. */
const attackPerks = (state: State, seat: Seat, usesAmmo: boolean) =>
  perksAt(state, seat, 'attack').filter(
    ({ condition }) =>
      (condition?.weaponUsesAmmo === undefined || condition.weaponUsesAmmo === usesAmmo) &&
      (condition?.damageAtLeast === undefined || person(state, seat).damage >= condition.damageAtLeast),
  );

function cardOptions(state: State, seat: Seat, drawn: readonly CombatId[]): Option[] {
  const cards = drawn.map((id, i) => ({
    id: `card:${i}`,
    label: combatLabel('wave.combat-card', id),
    about: { combat: i },
  }));
  const pills = usableItems(state, seat, ['ownAttack']);
  const lucky = luckySeats(state).includes(seat);
  return [
    ...(cards.length > 0 ? cards : [{ id: 'strike' }]),
    ...pills.map((card) => ({ id: `use:${card}`, label: { key: 'wave.use', params: { card } }, about: { card } })),
    ...(lucky ? drawn.map((id, i) => ({ id: `redraw:${i}`, label: combatLabel('wave.redraw', id) })) : []),
  ];
}

export const combatLabel = (key: string, combat: CombatId): { key: string; params: { combat: CombatId } } => ({
  key,
  params: { combat },
});

/** WAV.SPECIAL.14: by anyone for anyone's draw. */
function luckyAsides(t: Table, attacker: Seat, drawn: CombatId[]): PlayableAside<State>[] {
  const seats = luckySeats(t.state).filter((seat) => seat !== attacker);
  if (seats.length === 0) return [];
  return drawn.map((id, i) => ({
    id: `redraw:${i}`,
    seats,
    rule: 'WAV.SPECIAL.14',
    label: combatLabel('wave.redraw', id),
    *play(table: Table, seat: Seat): Flow<void> {
      playLucky(table, seat, drawn, i);
    },
  }));
}

/** WAV.SPECIAL.12: two more cards, also after the first have been seen, and on an attack that drew none. */
function takePills(t: Table, seat: Seat, card: CardId, drawn: CombatId[]): void {
  spendCard(t, seat, card);
  const more = drawCombat(t, countOf(face(card)?.effects ?? [], 'drawCombat'));
  drawn.push(...more);
  emit(t, 'WAV.SPECIAL.12', 'wave.pills', { seat, card, cards: more });
}

interface Force {
  readonly damage: number;
  readonly splash: number;
  readonly spread: boolean;
  readonly modifiers: readonly Modifier[];
}

/** WAV.WEAPON.13: the weapon's number, the Combat card's and all bonuses, never less than 0. */
function forceOf(state: State, seat: Seat, weapon: Arm, used: Blow | null, target: Foe): Force {
  const { roundDamage, roundSplash } = person(state, seat);
  const perks = attackPerks(state, seat, weapon.ammo !== null).flatMap(({ name, effects }) =>
    effectsOf(effects, 'addDamage').map(({ amount: value }) => ({ rule: 'WAV.CHAR.3', label: name, value })),
  );
  const damage: { rule: string; label: string; value: number }[] = [
    { rule: 'WAV.WEAPON.5', label: weaponCard(weapon.id).name, value: weapon.damage },
    { rule: 'WAV.DECK.5', label: 'Combat card', value: used?.damage ?? 0 },
    ...perks,
    { rule: 'WAV.CHAR.4', label: 'this round', value: roundDamage },
    { rule: 'WAV.TOKEN.12', label: 'Spears', value: target.spears },
  ];
  // WAV.WEAPON.7: splash of weapon, Combat card and Specials is added up; WAV.SPECIAL.11
  const splash = weapon.splash + (used?.splash ?? 0) + roundSplash;
  return {
    damage: Math.max(
      0,
      damage.reduce((sum, { value }) => sum + value, 0),
    ),
    splash,
    spread: weapon.spread || (used?.spread ?? false) || state.turn.focus, // WAV.WEAPON.11, WAV.DECK.7, WAV.SPECIAL.6
    modifiers: [
      ...damage.filter(({ value, rule }) => value !== 0 || rule === 'WAV.WEAPON.5'),
      ...(splash > 0 ? [{ rule: 'WAV.WEAPON.7', label: 'splash to each neighbour', value: splash }] : []),
    ],
  };
}

/** WAV.WEAPON.11: spread damage is divided among the target and the enemies adjacent to it that still stand (WAV.SPECIAL.7). */
function* deal(t: Table, seat: Seat, target: Foe, neighbours: readonly Foe[], { damage, spread }: Force): Flow<void> {
  const within = [target, ...neighbours.filter((foe) => isEnemy(foe) && !isFelled(foe))];
  if (!spread || damage === 0 || within.length === 1) return harm(t, target, damage, 'WAV.WEAPON.5');
  const shares = yield* allot(t, seat, {
    rule: 'WAV.WEAPON.11',
    prompt: { key: 'wave.spread', params: { damage } },
    total: damage,
    options: within.map(foeOption),
  });
  for (const foe of within) harm(t, foe, shares[`foe:${foe.id}`] ?? 0, 'WAV.WEAPON.11');
}

/** WAV.LINE.5: damage stays on the card. */
export function harm(
  t: Table,
  foe: Foe,
  damage: number,
  rule: 'WAV.WEAPON.5' | 'WAV.WEAPON.6' | 'WAV.WEAPON.11' | 'WAV.TOKEN.7' | 'WAV.TOKEN.11',
): void {
  if (damage === 0) return;
  foe.damage += damage;
  emit(t, rule, 'wave.foe.hurt', {
    enemy: foe.enemy,
    foe: foe.id,
    damage,
    left: Math.max(0, breed(foe.enemy).limit - foe.damage),
  });
}

const isFelled = (foe: Foe): boolean => foe.damage >= breed(foe.enemy).limit;
