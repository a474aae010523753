import { CLASS_FIGURES, HERD_FIGURES } from './figures.ts';
import type { HerdEntry, HumanEntry } from './prepare/lists.ts';
import type { Battle, Herd, State } from './state.ts';

/** What units are called at the table, in the questions and in the log: the names of the lists, or what they are and a number. */

export const humanName = ({ name, class: id }: HumanEntry, number: number): string =>
  name ?? `${CLASS_FIGURES[id].name} ${number + 1}`;

/** A name that several herds of a list have is told apart by their numbers. */
export function herdName(herds: readonly HerdEntry[], number: number): string {
  const { name, type } = herds[number] as HerdEntry;
  if (name === undefined) return `${HERD_FIGURES[type].name} ${number + 1}`;
  return herds.filter((other) => other.name === name).length > 1 ? `${name} ${number + 1}` : name;
}

const LETTERS = 'BCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** The letter of a part at the end of a name. */
const PART = / [B-Z]$/;

/** EDM.SPLIT.3: a part of a herd is called after it, with a letter that no other part bears. */
export function partName({ herds }: Battle, { name, id }: Herd): string {
  const whole = name.replace(PART, '');
  const letter = LETTERS.find((one) => herds.every((other) => other.name !== `${whole} ${one}`));
  return `${whole} ${letter ?? id}`;
}

/** EDM.DEATH.5: whoever rises alone is still known. */
export const risenName = (human: string): string => `Risen ${human}`;

/** States of version 1 have herds without names. */
export function withNames(state: State): State {
  for (const { withdrawn, list, seat } of state.battle?.sides ?? []) {
    const herds = [...(state.battle?.herds ?? []), ...withdrawn].filter((unit) => unit.seat === seat);
    for (const unit of herds) {
      if (!('zombies' in unit) || (unit.name as string | undefined) !== undefined) continue;
      unit.name = unit.entry === null ? `${HERD_FIGURES[unit.type].name} ${unit.id}` : herdName(list.herds, unit.entry);
    }
  }
  return state;
}
