import { oppositeEdge } from '../../../../skirmish/index.ts';
import type { Battle, Phase } from '../../state.ts';
import { charactersHere, findUnit, groupHere, isZombie } from '../../units.ts';
import { rulesOf } from '../encounters.ts';
import type { Tell } from './names.ts';
import type { Position } from './shape.ts';

/** LD.TURN.1: how far a battle can have come. */
export function courseFaults(battle: Battle, given: Position, tell: Tell): void {
  preparationFaults(battle, tell);
  phaseFaults(battle, tell);
  partFaults(battle, given, tell);
  actorFaults(battle, tell);
}

function preparationFaults(battle: Battle, tell: Tell): void {
  const { phase, preparing, placing, turn } = battle;
  const isPreparing = phase === 'prepare';
  const order = rulesOf(battle).preparing;
  const isTail = preparing.join() === order.slice(order.length - preparing.length).join();
  tell(!isTail, ['preparing'], `What is left of ${order.join(', ')}`);
  tell(!isPreparing && preparing.length > 0, ['preparing'], 'That is done before the first turn');
  tell(!isPreparing && placing !== null, ['placing'], 'That is done before the first turn');
  tell(isPreparing && turn > 0, ['turn'], 'It is 0 before the first turn');
  tell(!isPreparing && turn === 0, ['turn'], 'The first turn is 1');
  tell(!isPreparing && charactersHere(battle).length === 0, ['characters'], 'Nobody is on the table');
}

/** What there is in one Phase only. */
const ONLY_IN = {
  noise: 'noise',
  ammo: 'ammo',
  horde: 'zombies',
  activation: 'action',
  firing: 'shooting',
} as const satisfies Partial<Record<keyof Battle, Phase>>;

/** LD.INIT.2: the Phases in which there is an Aggressor. */
const AFTER_INITIATIVE: readonly Phase[] = ['action', 'shooting', 'combat', 'end'];

function phaseFaults(battle: Battle, tell: Tell): void {
  const { phase, aggressor } = battle;
  for (const [part, only] of Object.entries(ONLY_IN) as [keyof typeof ONLY_IN, Phase][]) {
    tell(battle[part] !== null && phase !== only, [part], `There is none in the phase ${phase}`);
  }
  const isSettled = AFTER_INITIATIVE.includes(phase);
  tell(isSettled && aggressor === null, ['aggressor'], 'Somebody is Aggressor after the Initiative Phase');
  tell(!isSettled && aggressor !== null, ['aggressor'], 'Who is Aggressor is settled in the Initiative Phase');
  tell(battle.dead && phase !== 'combat', ['dead'], 'The dead attack in the phase combat');
  tell(battle.testing.length > 0 && phase !== 'end', ['testing'], 'Breaking Points are tested in the phase end');
  tell(battle.started > 0 && battle.encounter !== 'the-escape', ['started'], 'There is a vehicle in The Escape only');
}

/** LD.ENC.3, LD.DEPLOY.1, LD.INIT.7: who attacks, who deploys where, and who leads. */
function partFaults(battle: Battle, { sides }: Position, tell: Tell): void {
  const order = rulesOf(battle).preparing;
  const isDone = (what: 'parts' | 'edges'): boolean => !battle.preparing.includes(what);
  const [one, other] = battle.sides;
  const path = (seat: string | undefined, part: string): (string | number)[] => {
    const i = sides.findIndex((side) => side.seat === seat);
    return i < 0 ? ['sides'] : ['sides', i, part];
  };
  for (const { seat, leader } of battle.sides) {
    const here = groupHere(battle, seat);
    const leads = here.some(({ id }) => id === leader);
    tell(leader !== null && !leads, path(seat, 'leader'), `${leader} is not on the table`);
    const lacks = leader === null && here.length > 0 && battle.phase !== 'prepare';
    tell(lacks, path(seat, 'leader'), 'Somebody leads those who are on the table');
  }
  if (!order.includes('parts')) {
    for (const { seat, part } of battle.sides)
      tell(part !== null, path(seat, 'part'), 'Nobody attacks or defends in this Encounter');
  } else if (isDone('parts')) {
    const parts = battle.sides.map(({ part }) => part);
    const isFair = parts.includes('attacker') && parts.includes('defender');
    tell(!isFair, path(other?.seat, 'part'), 'One side attacks, and the other defends');
  }
  if (!order.includes('edges')) {
    for (const { seat, edge } of battle.sides)
      tell(edge !== null, path(seat, 'edge'), 'Nobody has an edge in this Encounter');
  } else if (isDone('edges')) {
    const edge = one?.edge ?? null;
    const isFair = edge !== null && other?.edge === oppositeEdge(edge);
    tell(!isFair, path(other?.seat, 'edge'), 'The two sides have opposite edges');
  }
}

/** LD.ACT.1, LD.SHOOT.10, LD.ZACT.1, LD.AMMO.5: who is doing something. */
function actorFaults(battle: Battle, tell: Tell): void {
  const { activation, firing, horde, ammo, active } = battle;
  const own = groupHere(battle, active);
  if (activation !== null) {
    const unit = own.find(({ id }) => id === activation.unit);
    tell(unit === undefined, ['activation', 'unit'], `Nobody of seat ${active} on the table is ${activation.unit}`);
    tell(unit?.activated === false, ['activation', 'unit'], 'Who acts counts as activated'); // LD.ACT.4
    tell(activation.left > activation.of, ['activation', 'left'], `It began with ${activation.of} Action Points`);
  }
  if (firing !== null) {
    const unit = own.find(({ id }) => id === firing.unit);
    tell(unit === undefined, ['firing', 'unit'], `Nobody of seat ${active} on the table is ${firing.unit}`);
    tell(unit?.shot === false, ['firing', 'unit'], 'Who fires counts as having fired');
    for (const gun of Object.keys(firing.shots))
      tell(
        unit !== undefined && unit.guns[Number(gun)] === undefined,
        ['firing', 'shots', gun],
        'There is no such gun',
      );
  }
  if (horde !== null) {
    const unit = horde.unit === null ? undefined : findUnit(battle, horde.unit);
    const isDead = unit !== undefined && isZombie(unit);
    tell(horde.unit !== null && !isDead, ['horde', 'unit'], `There is no zombie ${horde.unit}`);
    tell(horde.left > horde.of, ['horde', 'left'], `It began with ${horde.of} Action Points`);
  }
  ammo?.guns.forEach(({ unit, gun }, i) => {
    const owner = battle.characters.find(({ id }) => id === unit);
    tell(owner?.guns[gun] === undefined, ['ammo', 'guns', i], `There is no such gun of ${unit}`);
  });
}
