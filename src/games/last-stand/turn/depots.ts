import { spendActions } from './costs.ts';
import { isLeft } from '../cards/decks.ts';
import { gainDefenders, gainKarma, gainSpecial } from './gaining.ts';
import { count } from '../goals/missions.ts';
import { hitsOf, type Moment, moment, type Part } from '../moments/moment.ts';
import { someOf, ownUseOption } from '../options.ts';
import { removeDepots } from '../enemy/placing.ts';
import { pool, rollOut, SUCCESS } from './rolls.ts';
import { place, type Ranger, type State } from '../state.ts';
import { choose, type Flow, type Table, type Message } from '../verbs.ts';
import { diceOf, isChoice, type Use } from '../moments/abilities.ts';
import { apply, automatic, usable } from '../moments/windows.ts';

const attackOn = (ranger: Ranger): Moment =>
  moment('attackDepot', { by: ranger, at: ranger.at, parts: [pool(0, SUCCESS)] });

/** DLS.DEPOT.1: grenade cards, or what else gives dice; some of it need not be chosen. */
const grenades = (state: State, ranger: Ranger, of: Moment): Use[] =>
  usable(state, [ranger], of).filter((use) => isChoice(use));
const sure = (state: State, ranger: Ranger, of: Moment): number =>
  usable(state, [ranger], of).filter((use) => !isChoice(use) && gives(use)).length;
const gives = (use: Use): boolean => diceOf(use) > 0;

/** What a Ranger could throw at Depots: cards with a grenade, and the dice of everything else. */
export function depotSources(state: State, ranger: Ranger): { readonly cards: string[]; readonly dice: number } {
  const uses = usable(state, [ranger], attackOn(ranger)).filter(gives);
  const thrown = uses.filter(({ source }) => source.kind === 'icon');
  const devices = uses.filter(({ source }) => source.kind !== 'icon');
  return {
    cards: thrown.flatMap(({ source }) => source.card ?? []),
    dice: devices.reduce((sum, use) => sum + diceOf(use), 0),
  };
}

/** DLS.ACT.5: with no Depot here, or no dice, there is nothing to attack with. Raiders do not matter (DLS.DEPOT.8). */
export function mayAttackDepots(state: State, ranger: Ranger): boolean {
  const attack = attackOn(ranger);
  return place(state, ranger.at).depots > 0 && grenades(state, ranger, attack).length + sure(state, ranger, attack) > 0;
}

/** DLS.DEPOT.2: each grenade gives 2 dice; DLS.DEPOT.3: each 5 or 6 destroys one Depot. */
export function* attackDepots(t: Table, ranger: Ranger): Flow<void> {
  const attack = attackOn(ranger);
  yield* automatic(t, [ranger], attack, 'before the dice');
  const uses = grenades(t.state, ranger, attack);
  const thrown = yield* someOf(t, ranger.seat, {
    rule: 'DLS.DEPOT.1',
    prompt: { key: 'ls.depot.with', params: { ranger: ranger.id, depots: place(t.state, ranger.at).depots } },
    of: uses,
    as: ownUseOption,
    min: attack.dice > 0 ? 0 : 1,
    max: uses.length,
  });
  spendActions(ranger, 1);
  for (const use of thrown) yield* apply(t, use, attack);
  const part = attack.parts[0] as Part;
  part.dice = new Array<number>(attack.dice).fill(0);
  const prompt: Message = { key: 'ls.depot.roll', params: { ranger: ranger.id } };
  yield* rollOut(t, attack, { rule: 'DLS.DEPOT.3', prompt });
  const destroyed = Math.min(hitsOf(part), place(t.state, ranger.at).depots);
  removeDepots(t, destroyed, ranger.at, 'DLS.DEPOT.3');
  count(ranger, 'destroy', destroyed);
  if (destroyed > 0) t.state.turn.due.push({ what: 'depot', ranger: ranger.id });
}

/** DLS.SPEC.15: it may still be named, but nothing comes of it. */
const NO_SPECIAL = { means: 'special', label: { key: 'ls.depot.reward.special.none' } } as const;

/** DLS.DEPOT.4: one reward, however many fell. */
export function* depotReward(t: Table, ranger: Ranger): Flow<void> {
  const answer = yield* choose(t, ranger.seat, {
    rule: 'DLS.DEPOT.4',
    prompt: { key: 'ls.depot.reward', params: { ranger: ranger.id } },
    options: ['defenders', isLeft(t.state, 'special') ? 'special' : NO_SPECIAL, 'karma'],
  });
  if (answer === 'defenders') yield* gainDefenders(t, ranger, 2, 'DLS.DEPOT.4');
  else if (answer === 'special') yield* gainSpecial(t, ranger, 'DLS.DEPOT.4');
  else gainKarma(t, ranger, 1, 'DLS.DEPOT.4');
}
