import { type Arm, arm, type Blow, changeBy, effectsOf } from '../cards/cards.ts';
import { discardCombat, drawForAttack } from '../cards/deck.ts';
import { holdingOn, spendCard } from '../round/inventory.ts';
import { drawsOf } from '../cards/items.ts';
import { bury, harm, isFelled } from './line.ts';
import type { WaveModifier } from '../means.ts';
import { aimAt, foeOffer, type Meanwhile } from '../options.ts';
import { offerPerk } from '../cards/perks.ts';
import type { Perk } from '../cards/shapes.ts';
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
} from '../state.ts';
import { allot, amount, emit, type Flow, type Seat } from '../verbs.ts';
import { type CardId, SPEAR_BONUS } from '../words.ts';

/** WAV.COMBAT.4, WAV.WEAPON.1: one attack with one weapon is an action. */
export function* attack(t: Table, seat: Seat, weaponId: CardId): Flow<void> {
  const weapon = arm(weaponId);
  t.state.turn.actions--;
  // Ruling WAV.INV.7: the weapon and one card of its ammo are in use from now on.
  const inUse = [weaponId, ...(weapon.ammo === null ? [] : cardsOfStack(t.state, seat, weapon.ammo).slice(0, 1))];
  const meanwhile = (): Meanwhile => holdingOn(t, seat, inUse);
  const target = yield* aimAt(t, seat, enemiesIn(t.state), 'WAV.WEAPON.2', 'wave.target', meanwhile);
  // Ruling WAV.LINE.4, WAV.WEAPON.12: neighbours are fixed now; the line closes up after the whole attack.
  const neighbours = adjacentTo(t.state, target).filter(isEnemy); // WAV.WEAPON.10: survivors are none
  const ammo = yield* spendAmmo(t, seat, weapon, meanwhile);
  if (!weapon.keep) spendCard(t, seat, weaponId); // WAV.RUBBLE.3
  // WAV.DECK.1: the weapon's own number, one for each ammo spent (WAV.AMMO.5), and those of perks.
  const draws = weapon.draws + ammo + drawsOfPerks(t.state, seat, weapon);
  const { used, drawn } = yield* drawForAttack(t, seat, weaponId, target, draws);
  const force = forceOf(t.state, seat, weapon, used, target);
  person(t.state, seat).focus = false; // WAV.SPECIAL.6: it lies on one attack only
  emit(
    t,
    'WAV.WEAPON.13',
    'wave.attack',
    { seat, card: weaponId, enemy: target.enemy, foe: target.id, damage: force.damage, splash: force.splash },
    { modifiers: force.modifiers },
  );
  for (const foe of neighbours) harm(t, foe, force.splash, 'WAV.WEAPON.6'); // WAV.WEAPON.8, WAV.WEAPON.9
  yield* deal(t, seat, target, neighbours, force); // splash first: WAV.WEAPON.12
  discardCombat(t, drawn);
  const felled = bury(t);
  if (felled.some(isEnemy)) for (const perk of perksAt(t.state, seat, 'kill')) yield* offerPerk(t, seat, perk);
}

/** WAV.AMMO.1, WAV.AMMO.2, WAV.AMMO.3, WAV.AMMO.4: a weapon with ammo needs at least one card of it, and may take more. */
function* spendAmmo(t: Table, seat: Seat, { ammo }: Arm, meanwhile: () => Meanwhile): Flow<number> {
  if (ammo === null) return 0;
  const own = (): CardId[] => cardsOfStack(t.state, seat, ammo);
  const spent = yield* amount(t, seat, () => ({
    rule: 'WAV.AMMO.4',
    prompt: { key: 'wave.ammo', params: { ammo } },
    min: 1,
    max: own().length,
    ...meanwhile(),
  }));
  for (const card of own().slice(0, spent)) spendCard(t, seat, card); // WAV.AMMO.7
  emit(t, 'WAV.AMMO.7', `wave.ammo.spent.${ammo}`, { seat, spent });
  return spent;
}

function drawsOfPerks(state: State, seat: Seat, weapon: Arm): number {
  return attackPerks(state, seat, weapon).reduce((sum, { effects }) => sum + drawsOf(effects), 0);
}

/** Perks that apply by themselves to this attack. */
function attackPerks(state: State, seat: Seat, { ammo }: Arm): Perk[] {
  const { damage } = person(state, seat);
  return perksAt(state, seat, 'attack').filter(
    ({ condition }) =>
      (condition?.weaponUsesAmmo === undefined || condition.weaponUsesAmmo === (ammo !== null)) &&
      damage >= (condition?.damageAtLeast ?? 0),
  );
}

interface Force {
  readonly damage: number;
  readonly splash: number;
  readonly spread: boolean;
  readonly modifiers: readonly WaveModifier[];
}

/** WAV.WEAPON.13, WAV.X.7: the weapon's number, the Combat card's and all bonuses, never less than 0. */
function forceOf(state: State, seat: Seat, weapon: Arm, used: Blow | null, target: Foe): Force {
  const { roundDamage, roundSplash, focus } = person(state, seat);
  const perks = attackPerks(state, seat, weapon).flatMap(({ id: perk, effects }) =>
    effectsOf(effects, 'addDamage').map(
      ({ amount: value }) => ({ rule: 'WAV.CHAR.3', label: 'wave.modifier.perk', params: { perk }, value }) as const,
    ),
  );
  const cardChange = used === null ? 0 : changeBy(used, weapon.damage);
  const damage: (WaveModifier & { value: number })[] = [
    { rule: 'WAV.WEAPON.5', label: 'wave.modifier.weapon', params: { card: weapon.id }, value: weapon.damage },
    {
      rule: (used?.fixed ?? null) === null ? 'WAV.DECK.5' : 'WAV.DECK.12',
      label: 'wave.modifier.combat-card',
      value: cardChange,
    },
    ...perks,
    { rule: 'WAV.CHAR.4', label: 'wave.modifier.round', value: roundDamage },
    { rule: 'WAV.TOKEN.12', label: 'wave.modifier.spears', value: target.spears * SPEAR_BONUS },
  ];
  // WAV.WEAPON.7, WAV.SPECIAL.11, WAV.X.8: splash of weapon, Combat card and Specials is added up.
  const splash = weapon.splash + (used?.splash ?? 0) + roundSplash;
  const sum = damage.reduce((total, { value }) => total + value, 0);
  return {
    damage: Math.max(0, sum),
    splash,
    spread: weapon.spread || (used?.spread ?? false) || focus, // WAV.WEAPON.11, WAV.DECK.7, WAV.SPECIAL.6
    modifiers: [
      ...damage.filter(({ value, rule }) => value !== 0 || rule === 'WAV.WEAPON.5'),
      ...(splash > 0 ? [{ rule: 'WAV.WEAPON.7', label: 'wave.modifier.splash', value: splash } as const] : []),
    ],
  };
}

/** WAV.WEAPON.11: spread damage is divided among the target and the enemies adjacent to it that still stand (WAV.SPECIAL.7). */
function* deal(t: Table, seat: Seat, target: Foe, neighbours: readonly Foe[], { damage, spread }: Force): Flow<void> {
  const within = [target, ...neighbours.filter((foe) => !isFelled(foe))];
  if (!spread || damage === 0 || within.length === 1) return harm(t, target, damage, 'WAV.WEAPON.5');
  const shares = yield* allot(t, seat, {
    rule: 'WAV.WEAPON.11',
    prompt: { key: 'wave.spread', params: { damage } },
    total: damage,
    options: within.map((foe) => foeOffer(t.state, foe)),
  });
  for (const foe of within) {
    harm(t, foe, shares.find(({ means }) => means.foe === foe.id)?.amount ?? 0, 'WAV.WEAPON.11');
  }
}
