import { distance, distanceToArea, type Piece, SLACK } from '../../tabletop/index.ts';
import type { Action, Unit } from './action.ts';
import { TOLERANCE } from './contact.ts';
import { groundOf, pieceOf } from './field.ts';
import type { Activation, Battle, Feature, Human, Table } from './state.ts';
import { choose, emit, type Flow } from './table.ts';
import { allUnits, battleOf, bodies, bodyOf, isDown, isHerd, nameOf } from './units.ts';

/** EDM.DOWN.1, EDM.DOWN.3, EDM.CLIMB.2: whoever is down can only Get Up, whoever hangs on a face can only climb. */
export const isFree = (unit: Unit): boolean => !isDown(unit) && unit.climbing === null;

/** How an event names a unit: by its id for the screen, by its name for the reader. */
export const called = (unit: Unit): { unit: string; name: string } => ({ unit: unit.id, name: nameOf(unit) });

/** Whoever acts has been selected. */
const activationOf = (t: Table): Activation => battleOf(t).activation as Activation;

export const AIM = { label: 'Aim', dice: 1 } as const;

/** EDM.HUMAN.1, EDM.HUMAN.2: of use only while there is an action left for an attack, and once for each. */
export const aim: Action = {
  id: 'aim',
  options(t, unit) {
    const { aiming, actions } = activationOf(t);
    const useless = aiming || actions < 2;
    return isHerd(unit) || !isFree(unit) || useless ? [] : [{ id: 'aim', label: { key: 'ed.aim' } }];
  },
  *play(t, unit) {
    activationOf(t).aiming = true;
    emit(t, 'EDM.HUMAN.2', 'ed.aimed', called(unit));
  },
};

/** EDM.HUMAN.2: whether this attack gets the Aim die; asked only where another attack could still follow. */
export function* takeAim(t: Table, human: Human): Flow<boolean> {
  const activation = activationOf(t);
  if (!activation.aiming) return false;
  if (activation.actions > 0) {
    const when = yield* choose(t, human.seat, {
      rule: 'EDM.HUMAN.2',
      prompt: { key: 'ed.aim.when', params: called(human) },
      options: ['now', 'later'],
    });
    if (when === 'later') return false;
  }
  activation.aiming = false;
  return true;
}

/** EDM.HUMAN.4: features are used from so near. */
const REACH = 1;

/** The gates in reach; one that somebody stands in or hangs on stays as it is. */
function gatesAt(battle: Battle, human: Human): Feature[] {
  const { features, terrain } = groundOf(battle.field);
  const body = bodyOf(human, human.facing);
  const inReach = ({ kind, x, y }: Feature): boolean =>
    kind === 'gate' && distance(body, { x, y, radius: 0 }) <= REACH + TOLERANCE;
  return features.filter((gate) => inReach(gate) && !isOccupied(battle, pieceOf(terrain, gate.piece) as Piece));
}

const isOccupied = (battle: Battle, { id, outline }: Piece): boolean =>
  allUnits(battle).some(
    (unit) =>
      unit.climbing?.piece === id ||
      bodies(unit).some((body) => distanceToArea({ ...body, radius: body.radius - SLACK }, outline) === 0),
  );

/** EDM.HUMAN.4, EDM.HUMAN.5: humans open and close gates; it needs no roll. */
export const interact: Action = {
  id: 'interact',
  options(t, unit) {
    if (isHerd(unit) || !isFree(unit)) return [];
    const battle = battleOf(t);
    return gatesAt(battle, unit).map(({ id, piece }) => ({
      id: `interact:${id}`,
      label: { key: battle.openGates.includes(id) ? 'ed.gate.close' : 'ed.gate.open' },
      about: { feature: id, piece },
    }));
  },
  *play(t, unit, option) {
    const battle = battleOf(t);
    const gate = option.split(':')[1] as string;
    const isOpen = battle.openGates.includes(gate);
    battle.openGates = isOpen ? battle.openGates.filter((id) => id !== gate) : [...battle.openGates, gate];
    emit(t, 'EDM.HUMAN.4', isOpen ? 'ed.gate.closed' : 'ed.gate.opened', { ...called(unit), gate });
  },
};
