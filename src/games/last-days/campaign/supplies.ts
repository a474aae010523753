import { isCqcWeapon, isFirearm, isItem } from '../data/equipment.ts';
import { type Amount, findAt } from '../data/supplies.ts';
import { d3Of } from '../dice.ts';
import { newGun } from '../groups/create.ts';
import { perksOf } from '../groups/refuge.ts';
import { choose, emit, type Flow, type Offer, roll, type Table } from '../verbs.ts';
import { addGear, afterSide, campaignOf, pay, sideOf } from './people.ts';
import type { CampaignSide, TaskOf } from './state.ts';

/** LD.LOOT.1, LD.LOOT.3: a Supply Token: 2D6 for the row, 2D6 for the column; LD.LOOT.4, LD.LOOT.5: points and finds. */
export function* token(t: Table, { seat, scavenger }: TaskOf<'token'>): Flow<void> {
  const side = sideOf(campaignOf(t), seat);
  const rolled = yield* roll(t, '4d6', { rule: 'LD.LOOT.3', prompt: { key: 'ld.roll.supply' }, seat, ordered: true });
  const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
  const drawn = { row: sum(rolled.slice(0, 2)), column: sum(rolled.slice(2)) };
  const dice = [
    { sides: 6, rolled: rolled.slice(0, 2) },
    { sides: 6, rolled: rolled.slice(2) },
  ];
  emit(t, 'LD.LOOT.3', 'ld.supply.rolled', { seat, ...drawn, finds: findsAt(drawn) }, { dice });
  const { row, column } = scavenger ? yield* scavenged(t, seat, drawn) : drawn;
  const { points, gear } = findAt(row, column);
  const gained = yield* pointsOf(t, side, points);
  pay(side, -gained);
  emit(t, 'LD.LOOT.4', 'ld.supply.points', { seat, points: gained });
  for (const { id, number } of gear) {
    const rolled = yield* rolledFor(t, seat, number);
    const found = amountOf(number, rolled);
    const many = <T>(one: T): T[] => Array.from({ length: found }, () => one);
    side.group = {
      ...side.group,
      stash: addGear(side.group.stash, {
        guns: isFirearm(id) ? many(newGun(id)) : [],
        blades: isCqcWeapon(id) ? many(id) : [],
        items: isItem(id) ? many(id) : [],
      }),
    };
    const dice = rolled === null ? {} : { dice: [{ sides: 6, rolled: [rolled] }] };
    emit(t, 'LD.LOOT.5', 'ld.supply.found', { seat, number: found, gear: id }, dice);
  }
}

type Cell = { readonly row: number; readonly column: number };
const findsAt = ({ row, column }: Cell): string[] => findAt(row, column).gear.map(({ id }) => id);

/** LD.SKILL.48: one of the two totals may be moved by 1. */
function* scavenged(t: Table, seat: string, { row, column }: Cell): Flow<Cell> {
  const cells = [
    { row, column },
    { row: row - 1, column },
    { row: row + 1, column },
    { row, column: column - 1 },
    { row, column: column + 1 },
  ].filter((cell) => [cell.row, cell.column].every((total) => total >= 2 && total <= 12));
  return yield* choose(t, seat, {
    rule: 'LD.SKILL.48',
    prompt: { key: 'ld.scavenger', params: { row, column } },
    options: cells.map(
      (cell): Offer<Cell> => ({
        means: cell,
        label: { key: 'ld.scavenger.cell', params: { ...cell, finds: findsAt(cell) } },
      }),
    ),
  });
}

/** The die that says how many are found, if it is left to one. */
function* rolledFor(t: Table, seat: string, { die }: Amount): Flow<number | null> {
  if (die === null) return null;
  const [rolled = 1] = yield* roll(t, '1d6', { rule: 'LD.LOOT.3', prompt: { key: 'ld.roll.finds' }, seat });
  return rolled;
}

const amountOf = ({ die, plus }: Amount, rolled: number | null): number =>
  rolled === null ? plus : plus + (die === 'D3' ? d3Of(rolled) : rolled);

/** LD.PERK.16: with a Store Room, one such die after each game may be rolled again, and the second result stands. */
function* pointsOf(t: Table, side: CampaignSide, { die, plus }: Amount): Flow<number> {
  const { seat } = side;
  const after = afterSide(t, seat);
  const worth = (face: number): number => plus + (die === 'D3' ? d3Of(face) : face);
  const ask = { rule: 'LD.LOOT.3', prompt: { key: 'ld.roll.points' }, seat } as const;
  const [face = 1] = yield* roll(t, '1d6', ask);
  emit(t, 'LD.LOOT.3', 'ld.points.rolled', { points: worth(face) }, { dice: [{ sides: 6, rolled: [face] }] });
  if (after.stored || !perksOf(side.group).includes('store-room')) return worth(face);
  const again = yield* choose(t, seat, {
    rule: 'LD.PERK.16',
    prompt: { key: 'ld.store-room', params: { points: worth(face), least: worth(1), most: worth(6) } },
    options: ['keep', 'again'],
  });
  if (again === 'keep') return worth(face);
  after.stored = true;
  const [second = 1] = yield* roll(t, '1d6', ask);
  emit(t, 'LD.PERK.16', 'ld.points.rolled', { points: worth(second) }, { dice: [{ sides: 6, rolled: [second] }] });
  return worth(second);
}
