import { scavengeToken } from '../cards/cards.ts';
import { spendActions } from './costs.ts';
import { gainArtifact } from './gaining.ts';
import { moment, successesOf } from '../moments/moment.ts';
import { yesNo } from '../options.ts';
import { pool, SUCCESS, throwDice } from './rolls.ts';
import { leadersAt, type Ranger, type State } from '../state.ts';
import { draw, emit, type Flow, type Table, type Message } from '../verbs.ts';
import type { LeaderId, TokenId } from '../wording/words.ts';
import { wound } from './wounds.ts';

/** DLS.SCC.30: once in a turn, beside a Leader whose token is still face down. */
export const mayScoutLeader = (state: State, ranger: Ranger): LeaderId[] =>
  state.turn.scouted
    ? []
    : leadersAt(state, ranger.at).filter(
        (leader) => state.leaders[leader].token !== null && !state.leaders[leader].shown,
      );

/** DLS.SCC.31: with any 5 or 6 the player may turn the token up; DLS.SCC.32: every other die is a wound all the same. */
export function* scoutLeader(t: Table, ranger: Ranger, leader: LeaderId): Flow<void> {
  spendActions(ranger, 1);
  t.state.turn.scouted = true;
  const thrown = moment('any', { by: ranger, parts: [pool(3, SUCCESS)] });
  const prompt: Message = { key: 'ls.spy', params: { ranger: ranger.id, leader } };
  yield* throwDice(t, ranger, thrown, { rule: 'DLS.SCC.30', prompt });
  const seen = successesOf(thrown);
  if (seen > 0 && (yield* wantsToSee(t, ranger, leader)) === 'yes') yield* show(t, ranger, leader);
  yield* wound(t, ranger, [{ tribe: null, by: `leader.${leader}`, n: 3 - seen }], 'DLS.SCC.32');
}

const wantsToSee = (t: Table, ranger: Ranger, leader: LeaderId): Flow<'yes' | 'no'> =>
  yesNo(t, ranger.seat, {
    rule: 'DLS.SCC.31',
    prompt: { key: 'ls.spy.show', params: { ranger: ranger.id, leader } },
  });

function* show(t: Table, ranger: Ranger, leader: LeaderId): Flow<void> {
  const of = t.state.leaders[leader];
  const token = draw(t, 'DLS.SCC.31', [of.token], 'secret') as TokenId;
  emit(t, 'DLS.SCC.31', 'ls.spy.shown', { ranger: ranger.id, leader, token });
  const { kind } = scavengeToken(token);
  of.shown = kind === 'special'; // DLS.SCC.34: it stays with the Leader
  if (of.shown) return;
  of.token = null;
  t.state.scavenge.discard.push(token); // DLS.SCC.35
  if (kind === 'common') yield* gainArtifact(t, ranger, 'common', 'DLS.SCC.33');
}
