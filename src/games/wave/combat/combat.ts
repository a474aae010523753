import { does } from '../../../kernel/index.ts';
import { attack } from './attack.ts';
import { hasEffect, itemCard } from '../cards/cards.ts';
import { craft, craftable } from '../round/craft.ts';
import { mayPay } from './damage.ts';
import { carryOut } from '../cards/effects.ts';
import { spendCard } from '../round/inventory.ts';
import { usableItems, useItem } from '../cards/items.ts';
import type { WaveAside } from '../means.ts';
import { perkOffer, useOffer } from '../options.ts';
import { offerPerk, usePerk } from '../cards/perks.ts';
import type { Perk } from '../cards/shapes.ts';
import { clockwise, enemiesIn, leftOf, perksAt, person, type State, type Table, usableWeapons } from '../state.ts';
import { beginStrikes } from './strike.ts';
import { choose, emit, type Flow, type Seat, offer } from '../verbs.ts';
import { type CardId, TOKENS, type Token } from '../words.ts';

/** The Combat phase begins: perks for that moment, then the first player's turn (WAV.FIRST.4). */
export function* beginCombat(t: Table): Flow<void> {
  const { state } = t;
  emit(t, 'WAV.COMBAT.1', 'wave.combat', { round: state.round, enemies: enemiesIn(state).length });
  for (const seat of clockwise(state, state.first)) {
    for (const perk of perksAt(state, seat, 'combatStart')) {
      if (wouldHelp(state, seat, perk)) yield* offerPerk(t, seat, perk);
    }
  }
  state.done = [];
  state.gave = [];
  state.phase = 'combat'; // not before: there is no turn yet in which anybody could be cheered
  beginTurn(t, state.first);
}

function wouldHelp(state: State, seat: Seat, { effects }: Perk): boolean {
  return (
    (hasEffect(effects, 'takeWave') && state.waveHolder !== seat) ||
    (hasEffect(effects, 'heal') && person(state, seat).damage > 0)
  );
}

/** WAV.COMBAT.1, WAV.COMBAT.3: one turn each, with 1 action. */
function beginTurn(t: Table, seat: Seat): void {
  t.state.turn = { seat, actions: 1 };
  emit(t, 'WAV.COMBAT.1', 'wave.turn.begins', { seat });
}

/** One thing that the player does in the turn; WAV.COMBAT.5: in any order. */
export function* turn(t: Table): Flow<void> {
  const { seat } = t.state.turn;
  const act = yield* choose(t, seat, () => ({
    rule: 'WAV.COMBAT.4',
    prompt: {
      key: t.state.turn.actions > 0 ? 'wave.turn' : 'wave.turn.spent',
      params: { actions: t.state.turn.actions },
    },
    options: turnOptions(t.state, seat),
  }));
  if (does(act, 'attack')) return yield* attack(t, seat, act.card);
  if (does(act, 'craft')) return yield* craft(t, seat, act.token);
  if (does(act, 'use')) return yield* useItem(t, seat, act.card); // WAV.HEAL.2, WAV.SPECIAL.1
  if (does(act, 'perk')) return yield* usePerk(t, seat, act.perk);
  endTurn(t, seat);
}

/** WAV.COMBAT.2, WAV.COMBAT.4, WAV.COMBAT.6 */
function turnOptions(state: State, seat: Seat) {
  const weapons = state.turn.actions > 0 && enemiesIn(state).length > 0 ? usableWeapons(state, seat) : []; // WAV.WEAPON.3
  const tokens = TOKENS.filter((token) => craftable(state, seat, token));
  const items = usableItems(state, seat, ['ownTurn', 'ownTurnOrTrade']);
  const perks = perksAt(state, seat, 'combatTurn').filter(({ cost }) => mayPay(state, seat, cost));
  return [
    ...weapons.map(attackOffer),
    ...tokens.map(craftOffer),
    ...items.map(useOffer),
    ...perks.map(({ id }) => perkOffer(id)),
    { means: 'end', label: { key: state.turn.actions > 0 ? 'wave.turn.forgo' : 'wave.turn.end' } } as const,
  ];
}

const attackOffer = (card: CardId) =>
  offer({
    means: { do: 'attack', card },
    label: { key: 'wave.turn.attack', params: { card } },
    about: { card },
  });

const craftOffer = (token: Token) =>
  offer({
    means: { do: 'craft', token },
    label: { key: 'wave.turn.craft', params: { token } },
    about: { token },
  });

/** WAV.COMBAT.7: when everyone has had a turn, the enemies attack. */
function endTurn(t: Table, seat: Seat): void {
  if (t.state.turn.actions > 0) emit(t, 'WAV.COMBAT.6', 'wave.turn.forgone', { seat });
  const next = leftOf(t.state, seat);
  if (next === t.state.first) return beginStrikes(t);
  beginTurn(t, next);
}

/**
 * WAV.SPECIAL.8, WAV.SPECIAL.9, WAV.SPECIAL.16: Cheer is played in another character's turn and gives that character one
 * more action. While the turn still has an action nobody needs to be held up for it.
 */
export function cheerAside(t: Table): WaveAside[] {
  const { state } = t;
  if (state.phase !== 'combat') return [];
  const holders = state.seats.filter(
    (seat) => seat !== state.turn.seat && usableItems(state, seat, ['othersTurn']).length > 0,
  );
  if (holders.length === 0) return [];
  const label = { key: 'wave.aside.cheer', params: { seat: state.turn.seat } } as const;
  return [
    { means: 'cheer', seats: holders, rule: 'WAV.SPECIAL.8', label, standing: state.turn.actions > 0, play: cheer },
  ];
}

function* cheer(t: Table, seat: Seat): Flow<void> {
  const [card] = usableItems(t.state, seat, ['othersTurn']) as [CardId];
  spendCard(t, seat, card);
  emit(t, 'WAV.SPECIAL.9', 'wave.played', { seat, card });
  yield* carryOut(t, seat, itemCard(card).effects);
}
