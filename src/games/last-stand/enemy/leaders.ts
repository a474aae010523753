import { leaderCard, scavengeToken, tribeOf } from '../cards/cards.ts';
import { checkVictory, lose } from '../goals/ending.ts';
import { carryOut, doing } from '../cards/interpreter.ts';
import { pathOf } from '../map.ts';
import { isHeldUp, isSwarming, nextOf, storms } from './marching.ts';
import { moment } from '../moments/moment.ts';
import { addMonstrosity, putRaiders } from './placing.ts';
import { checkStage } from './stage.ts';
import { inOrder, onMap, place, type Ranger, type State, stageNow } from '../state.ts';
import { draw, emit, type Flow, type Rule, type Table } from '../verbs.ts';
import { isRaider } from '../moments/abilities.ts';
import { offer } from '../moments/windows.ts';
import { CROWD, LAST_STAND, type LeaderId, type Loc } from '../wording/words.ts';

/** DLS.STAGE.4, DLS.STAGE.3: on stage 1A Leaders enter and wait. */
const mayMove = (state: State): boolean => stageNow(state).leaderMove === 'normal';

/** DLS.LEADMV.18, DLS.SPEC.6: before a Leader moves, those who can may interfere. */
function* announced(t: Table, leader: LeaderId, to: Loc): Flow<boolean> {
  const moving = moment('leaderMove', { at: to, vs: [leader], coming: { what: 'leader', leader, to } });
  yield* offer(t, inOrder(t.state), moving, {
    rule: 'DLS.LEADMV.18',
    prompt: { key: 'ls.leader.moves', params: { leader, to } },
  });
  if (moving.cancelled) emit(t, 'DLS.SPEC.6', 'ls.leader.held', { leader });
  return !moving.cancelled;
}

/** A Raider card with a land Leader and a location: DLS.LEADMV.2, DLS.LEADMV.3. Returns whether the Leader moved. */
export function* marchTo(t: Table, leader: LeaderId, to: Loc): Flow<boolean> {
  if (!mayMove(t.state) || nextOf(t.state, leader) !== to) return stays(t, leader);
  if (!(yield* announced(t, leader, to))) return false;
  // A Leader driven back meanwhile has another next location.
  return nextOf(t.state, leader) === to ? stepTo(t, leader, to) : stays(t, leader);
}

/** One location on along the path, whatever it is (DLS.LEADMV.8, DLS.OVER.11). */
export function* advance(t: Table, leader: LeaderId): Flow<void> {
  const to = nextOf(t.state, leader);
  if (to === null || !mayMove(t.state) || !(yield* announced(t, leader, to))) return;
  const next = nextOf(t.state, leader);
  if (next !== null) stepTo(t, leader, next);
}

function stays(t: Table, leader: LeaderId): false {
  emit(t, 'DLS.LEADMV.3', 'ls.leader.stays', { leader });
  return false;
}

/** DLS.BLOCK.3, DLS.LEADMV.12, DLS.WIN.4: into Last Stand is the end, unless a Blockade holds the Leader up (DLS.LEADMV.13). */
function stepTo(t: Table, leader: LeaderId, to: Loc): boolean {
  const from = t.state.leaders[leader].at as Loc;
  if (to === LAST_STAND && isHeldUp(t.state, leader)) {
    t.state.blockades = t.state.blockades.filter((at) => at !== from); // DLS.BLOCK.4, DLS.BLOCK.7
    emit(t, 'DLS.BLOCK.4', 'ls.blockade.broken', { leader, at: from });
    return false;
  }
  return arrive(t, leader, to);
}

/** DLS.LEADMV.17: Leaders share locations with anybody. */
function arrive(t: Table, leader: LeaderId, to: Loc): true {
  t.state.leaders[leader].at = to;
  emit(t, leader === 'puke' ? 'DLS.LEADMV.1' : 'DLS.LEADMV.2', 'ls.leader.moved', { leader, at: to });
  if (to === LAST_STAND) lose(t, 'DLS.WIN.4', 'ls.lost.leader', { leader });
  return true;
}

/** DLS.LEADMV.1 (example DLS.X.2): Puke flies straight there, or into Last Stand when nothing holds him back any more. */
export function* flyTo(t: Table, to: Loc): Flow<boolean> {
  const goal = (): Loc => (storms(t.state) ? LAST_STAND : to);
  if (!mayMove(t.state) || !(yield* announced(t, 'puke', goal()))) return false;
  return arrive(t, 'puke', goal());
}

/**
 * DLS.LEADMV.9: on an "advance any Leader" card Puke moves only with all 8 on the map, and then whatever was chosen. Returns
 * whether the move was his; somebody may have stopped it (DLS.LEADMV.18).
 */
export function* swarm(t: Table): Flow<boolean> {
  const swarms = (): boolean => onMap(t.state, 'puke') && isSwarming(t.state) && mayMove(t.state); // DLS.LEADMV.16
  if (!swarms()) return false;
  if ((yield* announced(t, 'puke', LAST_STAND)) && swarms()) arrive(t, 'puke', LAST_STAND);
  return true;
}

/** DLS.LEADMV.4, DLS.LEADMV.5, DLS.LEADMV.6: the figures beside a Leader who has moved. */
export function* reinforce(t: Table, leader: LeaderId, n: number): Flow<void> {
  const { at } = t.state.leaders[leader];
  if (at === null || n === 0) return;
  const tribe = tribeOf(leader);
  if (isRaider(tribe)) yield* putRaiders(t, tribe, n, at, 'DLS.LEADMV.4');
  else for (let i = 0; i < n; i++) yield* addMonstrosity(t, at, 'DLS.LEADMV.6');
}

/** DLS.LEADMV.19, DLS.SPEC.7: driven back along the path, Puke to his mountain; no move of its own, so nothing follows. */
export function driveBack(t: Table, leader: LeaderId): void {
  const path = pathOf(leader);
  const { at } = t.state.leaders[leader];
  const to = leader === 'puke' ? leaderCard(leader).start : path[Math.max(0, path.indexOf(at ?? 0) - 1)];
  if (to === undefined || to === at) return;
  t.state.leaders[leader].at = to;
  emit(t, 'DLS.LEADMV.19', 'ls.leader.driven', { leader, at: to });
}

/** DLS.LEADMV.7: onto the map at the start of the path (scenario set-up, DLS.SCC.21 to DLS.SCC.24). */
export function enter(t: Table, leader: LeaderId, at: Loc, rule: Rule): void {
  t.state.leaders[leader].at = at;
  emit(t, rule, 'ls.leader.entered', { leader, at });
}

/** DLS.SCEN.5: as many of the tribe as bring it to 3. It is a placement like any other: with other Raiders there it overruns. */
export function* bringToThree(t: Table, leader: LeaderId, at: Loc): Flow<void> {
  const tribe = tribeOf(leader);
  if (isRaider(tribe)) yield* putRaiders(t, tribe, CROWD - place(t.state, at)[tribe], at, 'DLS.SCEN.5');
}

/** Health up or down, DLS.CLEAD.16: never above full. */
export function changeHealth(t: Table, leader: LeaderId, n: number, rule: Rule): void {
  const of = t.state.leaders[leader];
  const health = Math.min(leaderCard(leader).fullHealth, of.health + n);
  if (health === of.health) return;
  of.health = health;
  emit(t, rule, n < 0 ? 'ls.leader.weakened' : 'ls.leader.healed', { leader, health });
}

/** DLS.CLEAD.12, DLS.SLAYER.1: who brings the health to 0 is the slayer, and takes the board (DLS.SLAYER.2). */
export function* slay(t: Table, leader: LeaderId, slayer: Ranger, rule: Rule): Flow<void> {
  const of = t.state.leaders[leader];
  Object.assign(of, { at: null, health: 0, slain: true }); // DLS.CLEAD.18
  slayer.slain.push(leader);
  emit(t, rule, 'ls.leader.slain', { leader, ranger: slayer.id });
  checkVictory(t); // DLS.WIN.10: before anything else
  if (leader === 'krank') t.state.tech = { ...t.state.tech, down: [], up: [] };
  checkStage(t); // DLS.STAGE.7
  yield* loot(t, leader, slayer);
}

/** DLS.SCC.34, DLS.SCC.36: the token on the board is the slayer's, whatever it is. */
function* loot(t: Table, leader: LeaderId, slayer: Ranger): Flow<void> {
  const of = t.state.leaders[leader];
  if (of.token === null) return;
  const token = of.shown ? of.token : (draw(t, 'DLS.SCC.36', [of.token], 'secret') ?? of.token);
  Object.assign(of, { token: null, shown: false });
  emit(t, 'DLS.SCC.36', 'ls.token.looted', { ranger: slayer.id, leader, token });
  if (scavengeToken(token).kind !== 'special') t.state.scavenge.discard.push(token);
  yield* carryOut(t, scavengeToken(token).effects, doing(slayer, 'DLS.SCC.36', token, { token }));
}
