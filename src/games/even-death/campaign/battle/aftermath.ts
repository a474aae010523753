import type { Seat } from '../../../../kernel/index.ts';
import { bandOf } from '../../figures.ts';
import type { HerdEntry } from '../../prepare/lists.ts';
import type { Battle, Herd, Human, Table } from '../../state.ts';
import { choose, emit, type Flow } from '../../verbs.ts';
import { isHerd } from '../../units.ts';
import { MOST_POINTS, POINTS } from '../figures.ts';
import { called, campaignOf, groupOf, pointsOf, remove, removeIfEmpty, sideOf } from '../groups.ts';
import type { Group } from '../state.ts';
import { settleWhoIsOut } from '../turn/out.ts';

/** What a battle leaves behind on the map. */

/** EDM.CSHARED.10, EDM.CVP.2: losers leave the map; the winner stays with what is left of it, and scores. */
export function* afterBattle(t: Table, fast = false): Flow<void> {
  const campaign = campaignOf(t.state);
  const battle = t.state.battle as Battle;
  const groups = campaign.fighting.map((id) => groupOf(campaign, id));
  const [first] = groups;
  const { winner, round: rounds } = battle;
  campaign.lastBattle = {
    tile: (first as Group).tile,
    groups: groups.map(({ id, seat }) => ({ id, seat })),
    winner,
    rounds,
    fast,
  };
  if (winner !== null) {
    sideOf(campaign, winner).points += POINTS.battle;
    emit(t, 'EDM.CVP.2', 'ed.battle.won', {
      seat: winner,
      tile: (first as Group).tile,
      rounds,
      points: POINTS.battle,
    });
  } else emit(t, 'EDM.WIN.6', 'ed.battle.drawn', { tile: (first as Group).tile, rounds });
  for (const group of groups) {
    if (winner !== null && winner !== group.seat) {
      remove(t, group, 'EDM.CSHARED.10');
      continue;
    }
    const before = headsIn(group);
    carryOver(battle, group);
    yield* giveUpBeyondLimit(t, group);
    emit(t, 'EDM.CGEN.7', `ed.battle.left.${group.kind}`, { ...called(group), left: headsIn(group), before });
    removeIfEmpty(t, group);
  }
  t.state.battle = null;
  Object.assign(campaign, { phase: 'actions', fighting: [], behaviour: null });
  delete campaign.hurried;
  settleWhoIsOut(t);
}

/** Humans, or the zombies of all herds. */
const headsIn = ({ members, herds }: Group): number =>
  members.length + herds.reduce((sum, { zombies }) => sum + zombies, 0);

/** Everybody who is still on the table or withdrew from it (EDM.WIN.3). */
function survivors(battle: Battle, seat: Seat): (Human | Herd)[] {
  const withdrawn = battle.sides.find((side) => side.seat === seat)?.withdrawn ?? [];
  return [...battle.humans, ...battle.herds, ...withdrawn].filter((unit) => unit.seat === seat);
}

/** EDM.CGEN.7, EDM.CGEN.9: Vitality, deaths, infection and the make-up of the herds; nothing else (EDM.CGEN.8). */
function carryOver(battle: Battle, group: Group): void {
  const left = survivors(battle, group.seat);
  group.members = group.members.flatMap((member, number) => {
    const human = left.find((unit): unit is Human => !isHerd(unit) && unit.number === number);
    return human === undefined ? [] : [{ ...member, vitality: human.vitality, infected: human.infected }];
  });
  group.herds = left.filter(isHerd).map((herd) => herdLeft(group, herd));
}

function herdLeft(group: Group, { type, zombies, entry }: Herd): HerdEntry {
  const name = entry === null ? undefined : group.herds[entry]?.name;
  return { ...(name === undefined ? undefined : { name }), type, zombies: zombies.length };
}

/** EDM.CGEN.3: the zombie player chooses what is given up beyond 200 points. */
function* giveUpBeyondLimit(t: Table, group: Group): Flow<void> {
  while (pointsOf(group) > MOST_POINTS) {
    const { herd: i } = yield* choose(t, group.seat, {
      rule: 'EDM.CGEN.3',
      prompt: { key: 'ed.battle.give-up', params: { points: pointsOf(group), limit: MOST_POINTS } },
      options: group.herds.map((herd, at) => ({
        means: { do: 'herd', herd: at },
        label: { key: 'ed.battle.give-up.herd', params: { type: herd.type, zombies: herd.zombies, left: below(herd) } },
        about: { herd: at },
      })),
    });
    const herd = group.herds[i] as HerdEntry;
    const zombies = below(herd);
    emit(t, 'EDM.CGEN.3', 'ed.battle.gave-up', { ...called(group), zombies: herd.zombies - zombies });
    if (zombies === 0) group.herds.splice(i, 1);
    else herd.zombies = zombies;
  }
}

/** The most zombies that cost less: those of the size band below, or none. */
const below = (herd: HerdEntry): number => bandOf(herd.type, herd.zombies).most - 5;
