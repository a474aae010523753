import type { z } from 'zod';
import type { Seat } from '../../../../kernel/index.ts';
import { recruit } from '../../battle.ts';
import { newHuman } from '../deploy.ts';
import { CLASS_FIGURES, HERD_FIGURES } from '../../figures.ts';
import { herdName } from '../../names.ts';
import type { HumanEntry } from '../lists.ts';
import { allTied } from '../../../../skirmish/index.ts';
import type { Activation, Battle, Climbing, Herd, Human, Recruit, Side } from '../../state.ts';
import { unitsOf } from '../../units.ts';
import type { activationShape, course, herdShape, humanShape, humanState, recruitShape, sideState } from './shape.ts';

/** A battle under way, made from what the set-up says of it. */

type HumanState = z.output<z.ZodObject<typeof humanState>>;
export type HerdGiven = z.output<typeof herdShape>;
export type HumanGiven = z.output<typeof humanShape>;
type Course = z.output<z.ZodObject<typeof course>>;
type Condition = Pick<z.output<typeof recruitShape>, 'vitality' | 'infected' | 'health' | 'fatigue'>;

/** EDM.CGEN.7: a human as it comes to the battle. */
export const recruitFrom = (
  entry: HumanEntry,
  { vitality = CLASS_FIGURES[entry.class].vitality, infected, health, fatigue }: Condition,
): Recruit => ({ ...recruit(entry), vitality, infected, health, fatigue });

/** What a human is, without what the set-up says of its state. */
export function entryOf({ name, class: id, weapons, perks, concentration }: HumanEntry): HumanEntry {
  return {
    ...(name === undefined ? undefined : { name }),
    class: id,
    weapons,
    perks,
    ...(concentration === undefined ? undefined : { concentration }),
  };
}

export function humanFrom(seat: Seat, number: number, entry: HumanEntry, given: HumanState): Human {
  const { x, y, level, facing, reload, climbing } = given;
  const { morale, down, used, trauma, isolated, beset, watchful, herdsSeen } = given;
  const { medicUsed, specialistUsed, suppressed } = given;
  const human = newHuman(seat, number, recruitFrom(entry, given), { x, y, level }, facing);
  Object.assign(human, { morale, down, used, trauma, isolated, beset, watchful, herdsSeen } satisfies Partial<Human>);
  Object.assign(human, { medicUsed, specialistUsed, suppressed } satisfies Partial<Human>);
  human.climbing = climbingFrom(climbing, human.id);
  human.weapons.forEach((weapon, i) => {
    weapon.reload = reload[i] ?? 0;
  });
  return human;
}

function climbingFrom(given: HumanState['climbing'], by: string): Climbing | null {
  if (given === undefined) return null;
  const { below, ...climbing } = given;
  return { ...climbing, by: given.by ?? by, ...(below === undefined ? undefined : { below }) };
}

/** A herd with the number of its entry, or null for one that is in no list. Ids that are not said are the next free ones. */
export function herdFrom(battle: Battle, entry: number | null, given: Omit<HerdGiven, 'came'>): Herd {
  const { seat, type, facing, used, climbing } = given;
  const id = given.id ?? `h${++battle.lastId}`;
  const zombies = given.zombies.map(({ id: own, ...zombie }) => ({ id: own ?? `z${++battle.lastId}`, ...zombie }));
  const { list } = battle.sides.find((side) => side.seat === seat) as Side;
  const name = entry === null ? (given.name ?? `${HERD_FIGURES[type].name} ${id}`) : herdName(list.herds, entry);
  return {
    id,
    name,
    seat,
    entry,
    type,
    zombies,
    facing,
    used,
    climbing: climbingFrom(climbing, zombies[0]?.id ?? ''),
  };
}

/** So high are the ids that are given: what arises is numbered from there on. */
export const lastIdIn = (herds: readonly Pick<HerdGiven, 'id' | 'zombies'>[], lastId: number): number =>
  Math.max(
    lastId,
    ...herds
      .flatMap(({ id, zombies }) => [id, ...zombies.map((zombie) => zombie.id)])
      .map((one) => Number(one?.slice(1) ?? 0)),
  );

/** Where in the battle play begins. */
export function setCourse(battle: Battle, given: Course): void {
  const seats = battle.sides.map(({ seat }) => seat);
  const isOn = battle.phase === 'play' || battle.phase === 'over';
  const round = given.round ?? (isOn ? 1 : 0);
  const order = given.order ?? (battle.phase === 'slots' ? [] : seats); // EDM.DEPLOY.1: where zones are chosen it is rolled first
  Object.assign(battle, {
    order: [...order],
    active: given.active ?? order[0] ?? (seats[0] as Seat),
    round,
    lastWound: given.lastWound ?? round,
    activation: given.activation === undefined ? null : activationFrom(given.activation),
  } satisfies Partial<Battle>);
  battle.ranking = given.ranking?.map((place) => [...place]) ?? usualRanking(battle);
  if (given.openGates !== undefined) battle.openGates = [...given.openGates];
  for (const side of battle.sides) {
    side.out = isOn && (side.conceded === true || unitsOf(battle, side.seat).length === 0); // EDM.WIN.1, EDM.DEATH.11
  }
}

/** While dice settle an order everybody is tied; afterwards it is that order. */
export function usualRanking({ phase, order, sides }: Battle): Seat[][] {
  const seats = sides.filter(({ counts }) => counts).map(({ seat }) => seat);
  const isRolled = phase === 'priority' || (phase === 'slots' && order.length === 0);
  return isRolled ? allTied(seats) : order.filter((seat) => seats.includes(seat)).map((seat) => [seat]);
}

/** What the set-up says of a side beside its units. */
export const sideFrom = (given: z.output<z.ZodObject<typeof sideState>>): Partial<Side> => ({
  slot: given.slot ?? null,
  commandPoints: given.commandPoints,
  commands: given.commands,
  commandedBy: given.commandedBy ?? null,
  ...(given.conceded === true ? { conceded: true } : undefined),
});

const activationFrom = ({ rambler, arranging, ...given }: z.output<typeof activationShape>): Activation => ({
  ...given,
  rambler: rambler ?? null,
  arranging: arranging ?? null,
});
