import { distance, distanceToArea, type Model, type Piece, type Polygon, SLACK } from '../../../tabletop/index.ts';
import type { Action, Unit } from './action.ts';
import { TOLERANCE } from '../fight/contact.ts';
import { doorsOf, groundOf, pieceOf } from '../prepare/battlefield.ts';
import type { Activation, Battle, Human, Table } from '../state.ts';
import { choose, emit, type Flow } from '../verbs.ts';
import { allUnits, battleOf, bodies, bodyOf, isDown, isHerd, nameOf } from '../units.ts';

/** EDM.DOWN.1, EDM.DOWN.3, EDM.CLIMB.2: whoever is down can only Get Up, whoever hangs on a face can only climb. */
export const isFree = (unit: Unit): boolean => !isDown(unit) && unit.climbing === null;

/** How an event names a unit: by its id for the screen, by its name for the reader. */
export const called = (unit: Unit): { unit: string; name: string } => ({ unit: unit.id, name: nameOf(unit) });

/** Whoever acts has been selected. */
const activationOf = (t: Table): Activation => battleOf(t).activation as Activation;

export const AIM = { label: 'ed.factor.aim', dice: 1 } as const;

/** EDM.HUMAN.1, EDM.HUMAN.2: of use only while there is an action left for an attack, and once for each. */
export const aim: Action<'aim'> = {
  id: 'aim',
  options(t, unit) {
    const { aiming, actions } = activationOf(t);
    const useless = aiming || actions < 2;
    return isHerd(unit) || !isFree(unit) || useless ? [] : [{ means: { do: 'aim' }, label: { key: 'ed.aim' } }];
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

/** What opens and closes: a gate of the layout, or a door of a building that is drawn on the table. */
interface Barrier {
  readonly id: string;
  readonly kind: 'gate' | 'door';
  /** What it is or belongs to, for screens. */
  readonly piece: string;
  readonly inches: (body: Model) => number;
  readonly outline: Polygon;
  readonly isOn: (level: number) => boolean;
}

function barriersOf({ field }: Battle): Barrier[] {
  const { features, terrain } = groundOf(field);
  const gates = features.filter(({ kind }) => kind === 'gate');
  return [
    ...gates.map(({ id, piece, x, y }): Barrier => {
      const { outline } = pieceOf(terrain, piece) as Piece;
      const inches = (body: Model): number => distance(body, { x, y, radius: 0 });
      return { id, kind: 'gate', piece, inches, outline, isOn: () => true };
    }),
    ...doorsOf(terrain).map(({ id, from, to, level }): Barrier => {
      const outline = [from, to];
      const inches = (body: Model): number => distanceToArea(body, outline);
      return { id, kind: 'door', piece: id, inches, outline, isOn: (storey) => storey === level };
    }),
  ];
}

/** Those in reach; one that somebody stands in or hangs on stays as it is. */
function barriersAt(battle: Battle, human: Human): Barrier[] {
  const body = bodyOf(human, human);
  return barriersOf(battle).filter(
    (barrier) => barrier.isOn(body.level) && barrier.inches(body) <= REACH + TOLERANCE && !isOccupied(battle, barrier),
  );
}

const isOccupied = (battle: Battle, { piece, outline, isOn }: Barrier): boolean =>
  allUnits(battle).some(
    (unit) =>
      unit.climbing?.piece === piece ||
      bodies(unit).some(
        (body) => isOn(body.level) && distanceToArea({ ...body, radius: body.radius - SLACK }, outline) === 0,
      ),
  );

/** EDM.HUMAN.4, EDM.HUMAN.5: humans open and close gates and doors; it needs no roll. */
export const interact: Action<'interact'> = {
  id: 'interact',
  options(t, unit) {
    if (isHerd(unit) || !isFree(unit)) return [];
    const battle = battleOf(t);
    return barriersAt(battle, unit).map(({ id, kind, piece }) => ({
      means: { do: 'interact', barrier: id },
      label: { key: `ed.${kind}.${battle.openGates.includes(id) ? 'close' : 'open'}` },
      about: { feature: id, piece },
    }));
  },
  *play(t, unit, { barrier: gate }) {
    const battle = battleOf(t);
    const { kind } = barriersOf(battle).find(({ id }) => id === gate) as Barrier;
    const isOpen = battle.openGates.includes(gate);
    battle.openGates = isOpen ? battle.openGates.filter((id) => id !== gate) : [...battle.openGates, gate];
    emit(t, 'EDM.HUMAN.4', `ed.${kind}.${isOpen ? 'closed' : 'opened'}`, { ...called(unit), gate });
  },
};
