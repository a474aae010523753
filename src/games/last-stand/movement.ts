import { effectsOf } from './cards.ts';
import type { Use } from './abilities.ts';
import { spendActions } from './costs.ts';
import { reach } from './map.ts';
import { type Moment, moment } from './moment.ts';
import { locationOption, oneOf, someOf, ownUseOption } from './options.ts';
import type { Ranger } from './state.ts';
import { choose, emit, type Flow, type Table } from './table.ts';
import { apply, automatic, isChoice, usable } from './windows.ts';

/**
 * DLS.MOVE.1: one location over an open border; a movement card (DLS.MOVE.7: one at most) or what the Ranger can do on
 * foot (DLS.MOVE.2) takes it farther. Nobody on the map stands in the way (DLS.MOVE.8, DLS.MOVE.9,
 * DLS.RAIDER.11, DLS.LEADER.2).
 */
export function* move(t: Table, ranger: Ranger): Flow<void> {
  const card = yield* movementCard(t, ranger);
  const moving = moment('move', { by: ranger, at: ranger.at, mode: card === null ? 'foot' : 'card' });
  const uses = card === null ? yield* onFoot(t, ranger, moving) : [card];
  const at = yield* oneOf(t, ranger.seat, {
    rule: 'DLS.MOVE.1',
    prompt: { key: 'ls.move', params: { ranger: ranger.id } },
    of: reach(ranger.at, 1 + moving.stride + strideOf(uses), moving.solid || crossesSolid(uses)),
    as: locationOption,
  });
  spendActions(ranger, 1);
  for (const use of uses) yield* apply(t, use, moving); // DLS.DEF.3, DLS.DEF.4: the card is discarded
  ranger.at = at;
  emit(t, card === null ? 'DLS.MOVE.1' : 'DLS.MOVE.7', 'ls.moved', { ranger: ranger.id, at });
}

/** DLS.MOVE.3: a vehicle goes 2 locations in all; DLS.MOVE.5: a glider 4. */
const strideOf = (uses: readonly Use[]): number =>
  uses.reduce(
    (sum, { ability }) => sum + effectsOf(ability.effects, 'stride').reduce((n, effect) => n + effect.n, 0),
    0,
  );
/** DLS.MOVE.6: a glider crosses solid borders, a vehicle does not (DLS.MOVE.4). */
const crossesSolid = (uses: readonly Use[]): boolean =>
  uses.some(({ ability }) => effectsOf(ability.effects, 'stride').some(({ solid }) => solid === true));

function* movementCard(t: Table, ranger: Ranger): Flow<Use | null> {
  const cards = usable(t.state, [ranger], moment('move', { by: ranger })).filter(
    ({ source }) => source.kind === 'icon',
  );
  if (cards.length === 0) return null;
  const answer = yield* choose(t, ranger.seat, {
    rule: 'DLS.MOVE.7',
    prompt: { key: 'ls.move.how', params: { ranger: ranger.id } },
    options: [{ id: 'foot', label: { key: 'ls.move.foot' } }, ...cards.map(ownUseOption)],
  });
  return cards.find(({ id }) => id === answer) ?? null;
}

/** Skills, Artifacts and Mutations that help on foot: some always, some if the player wants to use them up. */
function* onFoot(t: Table, ranger: Ranger, moving: Moment): Flow<Use[]> {
  yield* automatic(t, [ranger], moving);
  const uses = usable(t.state, [ranger], moving).filter((use) => isChoice(use) && use.source.kind !== 'icon');
  if (uses.length === 0) return [];
  return yield* someOf(t, ranger.seat, {
    rule: 'DLS.MOVE.2',
    prompt: { key: 'ls.move.with', params: { ranger: ranger.id } },
    of: uses,
    as: ownUseOption,
    min: 0,
    max: uses.length,
  });
}
