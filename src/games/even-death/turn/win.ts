import type { PlayableAside } from '../../../kernel/index.ts';
import { distance } from '../../../tabletop/index.ts';
import type { Unit } from './action.ts';
import { TOLERANCE } from '../fight/contact.ts';
import { removeUnit } from '../fight/death.ts';
import type { Battle, Side, State } from '../state.ts';
import { choose, emit, end, type Flow, type Seat, type Table } from '../verbs.ts';
import { battleOf, bodies, sideOf, unitsOf } from '../units.ts';

const isPresent = (battle: Battle, { seat, reserve }: Side): boolean =>
  reserve.length > 0 || unitsOf(battle, seat).length > 0;

/** EDM.WIN.1, EDM.WIN.2, EDM.WIN.7: whoever is left alone on the table has won; if nobody is left it is a draw. */
export function checkVictory(t: Table): void {
  const battle = battleOf(t);
  if (battle.phase === 'over') return;
  for (const side of battle.sides) {
    if (side.out || isPresent(battle, side)) continue;
    side.out = true;
    if (side.counts) emit(t, 'EDM.WIN.1', 'ed.out', { seat: side.seat });
  }
  const left = battle.sides.filter(({ out, counts }) => counts && !out);
  if (left.length > 1) return;
  const [winner] = left;
  finishBattle(t, winner?.seat ?? null);
}

function finishBattle(t: Table, winner: Seat | null): void {
  const battle = battleOf(t);
  battle.phase = 'over';
  battle.winner = winner;
  battle.activation = null;
}

/** EDM.WIN.5: anybody who is still in the battle may concede it, whenever anybody is asked. */
export function concedeAside({ battle }: State): PlayableAside<State>[] {
  if (battle === null || battle.phase !== 'play') return [];
  const seats = battle.sides.flatMap((side) => (isIn(side) ? [side.seat] : []));
  const label = { key: 'ed.concede.label' } as const;
  return [{ means: 'concede', seats, rule: 'EDM.WIN.5', label, standing: true, play: concede }];
}

const isIn = ({ out, conceded }: Side): boolean => !out && conceded !== true;

/** Whether that leaves nobody to play on: then it is over at once. */
const endsIt = (battle: Battle): boolean => battle.sides.filter((side) => side.counts && isIn(side)).length < 2;

function* concede(t: Table, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const sure = yield* choose(t, seat, {
    rule: 'EDM.WIN.5',
    prompt: { key: 'ed.concede', params: { seat } },
    options: ['yes', 'no'],
    quiet: battle.sides.map((side) => side.seat),
  });
  if (sure === 'no') return;
  emit(t, 'EDM.WIN.5', 'ed.conceded', { seat });
  sideOf(battle, seat).conceded = true;
  if (t.state.campaign !== null || !endsIt(battle)) return;
  clearTable(t);
  settle(t);
}

/** EDM.WIN.5: as soon as what is being done has been done, the units of those who have conceded are taken away; the others play on. */
export function clearTable(t: Table): void {
  const battle = battleOf(t);
  const gone = battle.sides.filter(({ out, conceded }) => conceded === true && !out);
  for (const side of gone) {
    for (const unit of unitsOf(battle, side.seat)) removeUnit(battle, unit);
    side.reserve = [];
  }
  if (gone.length > 0) checkVictory(t);
}

/** EDM.WIN.1, EDM.WIN.6: one side has won the battle, or nobody. */
export function settle(t: Table): never {
  const { winner, sides } = battleOf(t);
  if (winner === null) return end(t, { won: [], lost: [], rule: 'EDM.WIN.7', key: 'ed.drawn', params: {} });
  const lost = sides.flatMap(({ seat, counts }) => (counts && seat !== winner ? [seat] : []));
  return end(t, { won: [winner], lost, rule: 'EDM.WIN.1', key: 'ed.won', params: { seat: winner } });
}

/** Whether a unit stands within the agreed distance of the objective: for a herd one zombie is enough. */
const holds = (unit: Unit, { x, y, radius }: { x: number; y: number; radius: number }): boolean =>
  bodies(unit).some((model) => distance(model, { x, y, radius: 0 }) <= radius + TOLERANCE);

/** EDM.WIN.4, EDM.X.1: counted at the end of a full round; any enemy in the distance sets the count back. */
export function countObjective(t: Table): void {
  const battle = battleOf(t);
  const { objective } = battle;
  if (objective === null) return;
  const near = battle.sides.filter(({ seat }) => unitsOf(battle, seat).some((unit) => holds(unit, objective)));
  const holder = near.length === 1 ? (near[0] as Side).seat : null;
  objective.held = holder === null ? 0 : holder === objective.holder ? objective.held + 1 : 1;
  objective.holder = holder;
  if (holder === null) return;
  emit(t, 'EDM.WIN.4', 'ed.objective.held', { seat: holder, held: objective.held, rounds: objective.rounds });
  if (objective.held >= objective.rounds) {
    emit(t, 'EDM.WIN.4', 'ed.objective.won', { seat: holder });
    finishBattle(t, holder);
  }
}

/** EDM.WIN.6: after so many full rounds without a wound, and then now and then, a draw is offered. */
const QUIET = 10;
const AGAIN = 5;

export function* offerDraw(t: Table): Flow<void> {
  const battle = battleOf(t);
  const quiet = battle.round - battle.lastWound;
  if (quiet < QUIET || (quiet - QUIET) % AGAIN !== 0) return;
  const all = battle.sides.filter(({ out, counts }) => counts && !out).map(({ seat }) => seat);
  const answers = yield* choose(
    t,
    { all },
    {
      rule: 'EDM.WIN.6',
      prompt: { key: 'ed.draw', params: { rounds: quiet } },
      options: ['agree', 'refuse'],
    },
  );
  if (all.some((seat) => answers[seat] !== 'agree')) {
    emit(t, 'EDM.WIN.6', 'ed.draw.refused');
    return;
  }
  emit(t, 'EDM.WIN.6', 'ed.draw.agreed');
  finishBattle(t, null);
}
