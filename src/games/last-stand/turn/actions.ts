import { idOf } from '../../../kernel/index.ts';
import { isBanned, type Use } from '../moments/abilities.ts';
import { possibleAdventures } from './adventure-deck.ts';
import { adventure, mayAdventure } from './adventures.ts';
import { attackable, attackLeader } from '../enemy/battle.ts';
import { attackDepots, mayAttackDepots } from './depots.ts';
import { dropSidekick } from './gaining.ts';
import { gamble, mayGamble } from './gamble.ts';
import { deliver, deliverable } from '../goals/group.ts';
import { isGambling } from '../map.ts';
import { missionAction, missionOptions, missionsToTake, takeMission } from '../goals/missions.ts';
import { attackMonstrosity, mayScout, scout } from '../enemy/monstrosities.ts';
import { move } from './movement.ts';
import type { Act, SimpleAction } from '../means.ts';
import type { TextKey } from '../wording/said.ts';
import { ownUseOption } from '../options.ts';
import { attackRaiders } from '../enemy/raid.ts';
import { mayPickUpKarma, mayScavenge, pickUpKarma, scavenge } from './scavenge.ts';
import { mayScoutLeader, scoutLeader } from './scout-leader.ts';
import { inLastStand, place, type Ranger, raidersOn, rangerOf, type State, sidekicksOf } from '../state.ts';
import { emit, type Flow, type Table, type Message, type Offer } from '../verbs.ts';
import { partners, trade } from './trade.ts';
import { apply, momentOf, usable } from '../moments/windows.ts';
import { LAST_STAND } from '../wording/words.ts';
import { heal } from './wounds.ts';
import { spendActions } from './costs.ts';

/** What a Ranger may do in Phase II: for an action each (DLS.ACT.1), and free of one (DLS.FREE.1). */

const labelled = (means: Act, key: TextKey, params: Record<string, string>): Offer<Act> => ({
  means,
  label: { key, params },
  about: params,
});

const named = (id: SimpleAction): Message => ({ key: `ls.turn.${id}` });
/** What is known of a card before it is met is said where it can be met. */
const KNOWN: Readonly<Partial<Record<SimpleAction, (state: State, ranger: Ranger) => Message>>> = {
  adventure: ({ adventure: { discard } }, { at }) => {
    const [card = '', other, ...more] = possibleAdventures(at, discard);
    if (more.length > 0) return named('adventure');
    return other === undefined
      ? { key: 'ls.turn.adventure.known', params: { card } }
      : { key: 'ls.turn.adventure.either', params: { card, other } };
  },
  monstrosity: (state, { at }) => {
    const { cards } = place(state, at);
    const [card] = cards;
    if (card === undefined) return named('monstrosity');
    return cards.length === 1
      ? { key: 'ls.turn.monstrosity.known', params: { card } }
      : { key: 'ls.turn.monstrosity.which', params: { cards: [...cards] } };
  },
};

/** DLS.ACT.1, DLS.TURN.10: nothing that costs an action without a token; DLS.ACT.11: again and again while they last. */
function costly(state: State, ranger: Ranger): Offer<Act>[] {
  if (ranger.ready === 0) return [];
  const here = place(state, ranger.at);
  const simple: readonly (readonly [SimpleAction, boolean])[] = [
    ['move', true],
    ['adventure', mayAdventure(state, ranger)],
    ['raiders', raidersOn(here) > 0], // DLS.ACT.7
    ['monstrosity', here.monstrosity > 0], // DLS.ACT.6
    ['scout', mayScout(state, ranger)],
    ['depot', mayAttackDepots(state, ranger)],
    ['gamble', mayGamble(ranger)],
    ['heal', mayHeal(state, ranger)],
    ['karma', mayPickUpKarma(state, ranger)],
    ['scavenge', mayScavenge(state, ranger)],
  ];
  return [
    ...simple.flatMap(([means, may]): Offer<Act>[] =>
      may ? [{ means, label: KNOWN[means]?.(state, ranger) ?? named(means) }] : [],
    ),
    ...attackable(state, ranger).map((leader) => labelled({ do: 'leader', leader }, 'ls.turn.leader', { leader })),
    ...mayScoutLeader(state, ranger).map((leader) => labelled({ do: 'spy', leader }, 'ls.turn.spy', { leader })),
  ];
}

/** DLS.HEAL.1: on a Gambling location or in Last Stand, enemies or not (DLS.HEAL.5). */
const mayHeal = (state: State, ranger: Ranger): boolean =>
  ranger.wounded > 0 && (inLastStand(ranger) || (isGambling(ranger.at) && !isBanned(state, ranger, 'healAction')));

/** Abilities of skills, cards and the Group Mission; DLS.SPEC.13: those that need an action only in the own turn. */
const ownUses = (state: State, ranger: Ranger): Use[] => usable(state, [ranger], momentOf('turn', ranger));

/** DLS.HEAL.2: before anything else in Phase II; unhurt and at home already, it is the same as ending the turn. */
const mayRetreat = ({ turn }: State, ranger: Ranger): boolean =>
  !turn.begun && (ranger.wounded > 0 || !inLastStand(ranger));

export function actionOptions(state: State, ranger: Ranger): Offer<Act>[] {
  return [
    ...costly(state, ranger),
    ...missionOptions(state, ranger),
    ...ownUses(state, ranger).map(ownUseOption),
    ...missionsToTake(state, ranger).map((card) => labelled({ do: 'take', card }, 'ls.turn.take', { card })),
    ...deliverable(state, ranger).map((token) => labelled({ do: 'deliver', token }, 'ls.turn.deliver', { token })),
    ...partners(state, ranger).map(({ id }) => labelled({ do: 'trade', ranger: id }, 'ls.turn.trade', { ranger: id })),
    // DLS.SPEC.10; it is not about the card that lies there: whoever touches that wants to read it.
    ...sidekicksOf(ranger).map((card) => ({
      ...labelled({ do: 'drop', card }, 'ls.turn.drop', { card }),
      about: { drop: card },
    })),
    ...(mayRetreat(state, ranger) ? [{ means: 'retreat', label: { key: 'ls.turn.retreat' } } as const] : []),
    { means: 'end', label: { key: 'ls.turn.end' } }, // DLS.TURN.9
  ];
}

/** DLS.ACT.12: what follows is the active Ranger's alone; only a Leader is attacked by a group. */
const SIMPLE: Readonly<Record<SimpleAction, (t: Table, ranger: Ranger) => Flow<void>>> = {
  move,
  adventure,
  raiders: attackRaiders,
  monstrosity: attackMonstrosity,
  depot: attackDepots,
  gamble,
  scavenge,
  *scout(t, ranger) {
    scout(t, ranger);
  },
  *karma(t, ranger) {
    pickUpKarma(t, ranger);
  },
  *heal(t, ranger) {
    spendActions(ranger, 1);
    heal(t, ranger, 'all', 'DLS.HEAL.1');
  },
};

export function* act(t: Table, ranger: Ranger, what: Exclude<Act, 'retreat' | 'end'>): Flow<void> {
  if (typeof what === 'string') return yield* SIMPLE[what](t, ranger);
  switch (what.do) {
    case 'leader':
      return yield* attackLeader(t, ranger, what.leader);
    case 'spy':
      return yield* scoutLeader(t, ranger, what.leader);
    case 'mission':
      return yield* missionAction(t, ranger, what.goal, what.part);
    case 'take':
      return takeMission(t, ranger, what.card);
    case 'deliver':
      return yield* deliver(t, ranger, what.token);
    case 'trade':
      return yield* trade(t, ranger, rangerOf(t.state, what.ranger));
    case 'drop':
      return yield* dropSidekick(t, ranger, what.card);
    default: {
      const use = ownUses(t.state, ranger).find(({ id }) => id === idOf(what));
      if (use !== undefined) yield* apply(t, use, momentOf('turn', ranger));
    }
  }
}

/** DLS.HEAL.2: home from anywhere, whole again, and the turn is over (DLS.TURN.14). */
export function retreat(t: Table, ranger: Ranger): void {
  ranger.at = LAST_STAND;
  emit(t, 'DLS.HEAL.2', 'ls.moved', { ranger: ranger.id, at: LAST_STAND });
  heal(t, ranger, 'all', 'DLS.HEAL.2');
}
