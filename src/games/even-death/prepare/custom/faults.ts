import type { SetupFault } from '../../../../kernel/index.ts';
import { faultsAt, namesEachOnce, standingFaults } from '../../../../skirmish/index.ts';
import { MOST_BITERS } from '../../fight/contact.ts';
import { faceOf } from '../../move/ascent.ts';
import { slotsOf, tabletopOf, terrainOf } from '../battlefield.ts';
import { CLASS_FIGURES, GUN_FIGURES, isGun } from '../../figures.ts';
import { humanFaults } from '../lists.ts';
import { roomFaults } from '../room.ts';
import { type Battle, type Climbing, type Human, patternFor, type Side, type State } from '../../state.ts';
import { bodies, bodyOf, enemiesTouching, findUnit, hasPerk, isHerd, nameOf, sideOf, unitsOf } from '../../units.ts';
import type { PerkId } from '../../words.ts';

/** What no play could have led to, each with where the set-up says it. Humans and herds have the numbers that they have there. */
export function battleFaults({ battle: fought, players }: State): SetupFault[] {
  const battle = fought as Battle;
  const table = tabletopOf(battle);
  const hasZombies = players.some(({ faction }) => faction === 'zombies');
  return [
    ...orderFaults(battle),
    ...phaseFaults(battle),
    ...battle.sides.flatMap((side, i) =>
      commandFaults(side).map((message) => ({ path: ['players', i, 'commandPoints'], message })),
    ),
    ...battle.humans.flatMap((human, i) => [
      ...faultsAt(['humans', i], humanStateFaults(battle, human, hasZombies)),
      ...standingFaults(table, bodyOf(human, human), ['humans', i]), // EDM.MODEL.3
      ...climbFaults(battle, human.climbing, [human.id], ['humans', i, 'climbing']),
      ...crowdFaults(battle, human, i),
    ]),
    ...battle.herds.flatMap((herd, i) => [
      ...bodies(herd).flatMap((body, n) => standingFaults(table, body, ['herds', i, 'zombies', n])),
      ...climbFaults(
        battle,
        herd.climbing,
        herd.zombies.map(({ id }) => id),
        ['herds', i, 'climbing'],
      ),
    ]),
    ...activationFaults(battle),
    ...presenceFaults(battle),
    ...objectiveFaults(battle),
  ];
}

type Told = { readonly path: readonly (string | number)[]; readonly message: string };
const told = (isWrong: boolean, path: string, message: string): Told[] => (isWrong ? [{ path: [path], message }] : []);

/** EDM.UNIT.6, EDM.COND, EDM.INFECT: what goes together in one human. */
function humanStateFaults(battle: Battle, human: Human, hasZombies: boolean): Told[] {
  const { entry, vitality, infected, health, fatigue, morale, weapons } = human;
  const { name, vitality: full } = CLASS_FIGURES[entry.class];
  const lacks = (perk: PerkId): boolean => !hasPerk(human, perk);
  const isSick = health === 'sick';
  return [
    ...humanFaults(entry, sideOf(battle, human.seat).faction),
    ...told(vitality > full, 'vitality', `${name} has ${full} Vitality at most`),
    ...told(infected && !lacks('immune'), 'infected', 'Who is Immune is never infected'), // EDM.INFECT.13
    ...told(infected && !hasZombies, 'infected', 'Who is infected may turn: somebody has to play the zombies'), // EDM.DEATH.4
    ...told(infected && morale === 'eager', 'morale', 'Who is infected is not Eager'), // EDM.INFECT.3, EDM.MORALE.6
    ...told(isSick && !battle.campaign, 'health', 'Outside a campaign everybody is healthy'), // EDM.SETUP.14
    ...told(isSick && morale === 'eager', 'morale', 'Who is sick is not Eager'), // EDM.MORALE.6
    ...told(fatigue !== 'fine' && !battle.campaign, 'fatigue', 'Outside a campaign everybody is fine'), // EDM.SETUP.14
    ...told(human.medicUsed && lacks('medic'), 'medicUsed', `${nameOf(human)} is no Medic`),
    ...told(human.specialistUsed && lacks('specialist'), 'specialistUsed', `${nameOf(human)} is no Specialist`),
    ...told(human.watchful && lacks('overwatch'), 'watchful', `${nameOf(human)} does not have Overwatch`),
    ...told(
      human.suppressed && sideOf(battle, human.seat).faction !== 'military',
      'suppressed',
      'Only the Military give Suppressive Fire', // EDM.COMMAND.1
    ),
    ...weapons.flatMap(({ id, reload }, i) => {
      const most = isGun(id) ? GUN_FIGURES[id].reload : 0;
      const message = most === 0 ? 'This weapon is never reloaded' : `It needs ${most} Reload actions at most`;
      return reload > most ? [{ path: ['reload', i], message }] : []; // EDM.RELOAD.1, EDM.RELOAD.2
    }),
  ];
}

/** EDM.CONTACT.3 */
function crowdFaults(battle: Battle, human: Human, i: number): SetupFault[] {
  const biters = enemiesTouching(battle, bodyOf(human, human), human.seat).filter(
    ({ id }) => !battle.humans.some((other) => other.id === id),
  ).length;
  if (biters <= MOST_BITERS) return [];
  return [{ path: ['humans', i], message: `${biters} zombies touch it: there is room for ${MOST_BITERS} only` }];
}

/** EDM.CLIMB.2: on a face that there is, no higher than that. */
function climbFaults(
  battle: Battle,
  climbing: Climbing | null,
  models: readonly string[],
  path: readonly (string | number)[],
): SetupFault[] {
  if (climbing === null) return [];
  const terrain = terrainOf(battle);
  const face = faceOf(terrain, climbing.piece);
  if (face === undefined) return [{ path: [...path, 'piece'], message: `There is no ${climbing.piece} to climb` }];
  const faults: SetupFault[] = [];
  if (climbing.height > face.height) {
    faults.push({ path: [...path, 'height'], message: `It is ${face.height} inches high` });
  }
  if (![climbing.by, ...(climbing.below ?? [])].every((id) => models.includes(id))) {
    faults.push({ path: [...path, 'by'], message: 'Only models of the unit climb or stay below' });
  }
  if (climbing.to.x > terrain.width || climbing.to.y > terrain.depth) {
    faults.push({ path: [...path, 'to'], message: 'It comes out on the table' });
  }
  return faults;
}

/** EDM.COMMAND.1: points and Commands are the Military's. */
const commandFaults = ({ faction, commandPoints, commands, commandedBy }: Side): string[] =>
  faction !== 'military' && (commandPoints > 0 || commands.length > 0 || commandedBy !== null)
    ? ['Only the Military give Commands']
    : [];

/** EDM.PRIO.1: every side once, in the order of turns and while it is rolled for. */
function orderFaults(battle: Battle): SetupFault[] {
  const { order, active, phase, ranking, sides } = battle;
  const seats = sides.map(({ seat }) => seat);
  const isRolled = phase === 'slots' && order.length === 0;
  const faults: SetupFault[] = [];
  if (!isRolled && !namesEachOnce(order, seats))
    faults.push({ path: ['order'], message: 'The order names every seat once' });
  if (!seats.includes(active)) faults.push({ path: ['active'], message: `There is no seat ${active}` });
  const isRanked = isRolled || phase === 'priority';
  const ranked = sides.flatMap(({ seat, counts }) => (counts ? [seat] : []));
  if (isRanked && !(namesEachOnce(ranking.flat(), ranked) && ranking.every((place) => place.length > 0))) {
    faults.push({ path: ['ranking'], message: 'The ranking names every seat once' });
  }
  return faults;
}

/** EDM.SETUP.6, EDM.DEPLOY.1, EDM.DEPLOY.3: zones, and who is still to come. */
function phaseFaults(battle: Battle): SetupFault[] {
  const { phase, pattern, sides, field, defender } = battle;
  const players = sides.filter(({ counts }) => counts).length;
  const usual = patternFor(players);
  if (pattern !== usual && pattern !== 'lastStand') {
    return [{ path: ['pattern'], message: `With ${players} players the pattern is ${usual} or lastStand` }];
  }
  if (pattern === 'lastStand' && !('layout' in field)) {
    return [{ path: ['pattern'], message: 'A last stand needs one of the battlefields' }];
  }
  const slots = slotsOf(field, pattern, sides.length).map(({ id }) => id);
  const faults: SetupFault[] = sides.flatMap((side, i) => {
    const at = (part: string): (string | number)[] => ['players', i, part];
    const waits = side.reserve.length > 0;
    const kind = side.faction === 'zombies' ? 'herds' : 'humans';
    if (waits && phase !== 'slots' && phase !== 'deploy') {
      return [{ path: at(kind), message: 'Units are deployed in the phase slots or deploy' }];
    }
    if (side.slot === null) {
      return waits && phase === 'deploy' ? [{ path: at('slot'), message: 'A side that deploys has a zone' }] : [];
    }
    if (!slots.includes(side.slot))
      return [{ path: at('slot'), message: `There is no such zone: ${slots.join(', ')}` }];
    if (sides.slice(0, i).some(({ slot }) => slot === side.slot)) {
      return [{ path: at('slot'), message: 'Another side has this zone' }];
    }
    const isMiddle = side.slot === 'defender' && pattern === 'lastStand';
    return defender !== null && isMiddle !== (side.seat === defender)
      ? [{ path: at('slot'), message: 'The defender has the middle in a last stand' }]
      : [];
  });
  if (phase === 'slots' && slots.length < players) {
    faults.push({ path: ['phase'], message: `${players} players need as many zones: this table has ${slots.length}` });
  }
  if (phase === 'slots' && battle.humans.length + battle.herds.length > 0) {
    faults.push({ path: ['phase'], message: 'Nobody stands on the table before the zones are chosen' });
  }
  if (phase === 'deploy' && sides.every(({ reserve }) => reserve.length === 0)) {
    faults.push({ path: ['phase'], message: 'Nobody is left to deploy: the phase is priority or play' });
  }
  const isComing = phase === 'slots' || phase === 'deploy';
  return faults.length === 0 && isComing ? roomFaults(battle, field) : faults;
}

/** EDM.TURN.2, EDM.TURN.3: the unit that acts is the active player's, and not used. */
function activationFaults(battle: Battle): SetupFault[] {
  const { activation, active, phase } = battle;
  if (activation === null) return [];
  const at = (part: string): string[] => ['activation', part];
  if (phase !== 'play') return [{ path: ['activation'], message: 'Units act in the phase play' }];
  const unit = findUnit(battle, activation.unit);
  if (unit === undefined || unit.seat !== active) {
    return [{ path: at('unit'), message: `No unit of seat ${active} has the id ${activation.unit}` }];
  }
  const faults: SetupFault[] = [];
  const { actions, of, rambler, aiming, arranging } = activation;
  if (unit.used) faults.push({ path: at('unit'), message: `${nameOf(unit)} has acted already` });
  if (actions > of) faults.push({ path: at('actions'), message: `It began with ${of} actions` });
  const most = !isHerd(unit) && unit.watchful ? 3 : 2;
  if (of !== most) faults.push({ path: at('of'), message: `${nameOf(unit)} has ${most} actions` });
  if (isHerd(unit) ? aiming : rambler !== null) {
    faults.push({ path: at(aiming ? 'aiming' : 'rambler'), message: aiming ? 'Only humans aim' : 'Only herds ramble' });
  }
  if (rambler === unit.seat || (rambler !== null && !battle.sides.some(({ seat }) => seat === rambler))) {
    faults.push({ path: at('rambler'), message: 'An opponent moves a herd that rambles' });
  }
  const mates = isHerd(unit) ? unit.zombies.map(({ id }) => id) : [];
  if (arranging !== null && (!isHerd(unit) || Object.keys(arranging.starts).some((id) => !mates.includes(id)))) {
    faults.push({ path: at('arranging'), message: 'Only zombies of the herd that moved are arranged' });
  }
  return faults;
}

/** EDM.WIN.1: a battle with one side left is over. */
function presenceFaults(battle: Battle): SetupFault[] {
  if (battle.phase === 'over') return [];
  const left = battle.sides.filter(
    ({ counts, seat, reserve, conceded }) =>
      counts && conceded !== true && (reserve.length > 0 || unitsOf(battle, seat).length > 0),
  );
  if (left.length > 1) return [];
  const who = left[0] === undefined ? 'Nobody has' : `Only the ${left[0].faction} have`;
  return [{ path: ['players'], message: `${who} units left: the battle is over` }];
}

function objectiveFaults(battle: Battle): SetupFault[] {
  const { objective } = battle;
  if (objective === null) return [];
  const { width, depth } = terrainOf(battle);
  const faults: SetupFault[] = [];
  if (objective.x > width || objective.y > depth) {
    faults.push({ path: ['objective'], message: `The table is ${width} by ${depth} inches` });
  }
  // EDM.WIN.4: a battle that is over may have been won by holding it.
  const most = battle.phase === 'over' ? objective.rounds : objective.rounds - 1;
  if (objective.held > most || objective.held > 0 !== (objective.holder !== null)) {
    faults.push({ path: ['objective', 'held'], message: 'Who holds it has held it for fewer rounds than are needed' });
  }
  return faults;
}
