import { missionCard, scavengeToken } from '../cards/cards.ts';
import { groupSources } from '../moments/sources.ts';
import { holds } from '../cards/conditions.ts';
import { take } from '../cards/decks.ts';
import { goalsMet } from './goals.ts';
import { carryOut, doing } from '../cards/interpreter.ts';
import type { Ranger, State } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import type { TokenId } from '../wording/words.ts';

/** DLS.MISSION.10: once all goals are met the Group Mission gives its reward; the Lightning turns over. */
export function* checkGroup(t: Table, ranger: Ranger): Flow<void> {
  const { group } = t.state;
  if (group === null || group.flipped || !goalsMet(group)) return;
  yield* carryOut(t, missionCard(group.id).reward, doing(ranger, 'DLS.MISSION.10', `${group.id}.reward`));
}

const kindOf = (state: State, token: TokenId): 'relic' | 'special' => (token === state.relic ? 'relic' : 'special');

/** Tokens that can be handed in where the Ranger stands: DLS.SCA.31, DLS.SCC.38, DLS.SCC.40. */
export function deliverable(state: State, ranger: Ranger): TokenId[] {
  const { group } = state;
  if (group === null || group.flipped) return [];
  const { goals } = missionCard(group.id);
  return ranger.tokens.filter((token) =>
    goals.some((goal) => goal.goal === 'deliver' && goal.at === ranger.at && goal.what === kindOf(state, token)),
  );
}

/** A free action; more than the goal asks for may be handed in. */
export function* deliver(t: Table, ranger: Ranger, token: TokenId): Flow<void> {
  const { group } = t.state;
  if (group === null) return;
  take(ranger.tokens, scavengeToken(token).id);
  group[kindOf(t.state, token)]++;
  emit(t, 'DLS.SCAV.8', 'ls.delivered', { ranger: ranger.id, token, card: group.id });
  for (const { key, abilities } of groupSources(t.state)) {
    for (const ability of abilities) {
      if (ability.when === 'deliver' && holds(t.state, ability.if, ranger, null)) {
        yield* carryOut(t, ability.effects, doing(ranger, 'DLS.SCAV.8', key));
      }
    }
  }
  yield* checkGroup(t, ranger);
}
