import { emit, type Flow, roll, type Rule, type Seat, type Table } from './table.ts';

/** EDM.DEPLOY.1, EDM.PRIO.1: one D8 each, from high to low; those who tie roll again for their places (EDM.PRIO.2). */
export function* rollOrder(t: Table, seats: readonly Seat[], rule: Rule, key: string): Flow<Seat[]> {
  if (seats.length < 2) return [...seats];
  const rolled: { readonly seat: Seat; readonly die: number }[] = [];
  for (const seat of seats) {
    const dice = yield* roll(t, '1d8', { rule, prompt: { key: `${key}.roll`, params: { seat } }, seat });
    const [die = 1] = dice;
    rolled.push({ seat, die });
    emit(t, rule, `${key}.rolled`, { seat, die }, { dice: [{ sides: 8, rolled: dice }] });
  }
  const order: Seat[] = [];
  for (let die = 8; die >= 1; die--) {
    const tied = rolled.filter((one) => one.die === die).map(({ seat }) => seat);
    order.push(...(yield* rollOrder(t, tied, rule, key)));
  }
  return order;
}
