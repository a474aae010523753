import { diceTold, oneDie } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { seatsOf, skillOf } from '../figures.ts';
import type { PrepareDoing } from '../prepare/doing.ts';
import type { Human } from '../state.ts';
import { emit, type Flow, pick, type Seat, type Table } from '../verbs.ts';

/** ATZ.ROB.5: who of a band happens to be with its Star. */
export function* company(t: Table, doing: PrepareDoing): Flow<void> {
  for (const seat of seatsOf(encounterOf(t))) yield* ofSeat(t, seat, doing);
}

function* ofSeat(t: Table, seat: Seat, doing: PrepareDoing): Flow<void> {
  const enc = encounterOf(t);
  const band = enc.humans.filter((one) => one.seat === seat);
  const star = band.find((one) => one.star);
  const grunts = band.filter((one) => !one.star);
  if (star === undefined || grunts.length === 0) return;
  const wanted = yield* pick(t, seat, {
    rule: 'ATZ.ROB.5',
    prompt: { key: 'atz.company.who', params: { name: star.name } },
    options: grunts.map(({ id, name }) => ({
      means: id,
      label: { key: 'atz.figure', params: { name } },
      about: { unit: id },
    })),
    min: 0,
    max: grunts.length,
  });
  const own = wanted.length === 0 ? 0 : yield* score(t, seat, star);
  for (const grunt of grunts) {
    const comes = wanted.includes(grunt.id) && (yield* score(t, seat, grunt)) < own;
    if (wanted.includes(grunt.id))
      emit(t, 'ATZ.ROB.5', comes ? 'atz.company.comes' : 'atz.company.stays', { unit: grunt.id, name: grunt.name });
    if (!comes) stayHome(t, grunt, doing);
  }
}

function* score(t: Table, seat: Seat, human: Human): Flow<number> {
  const prompt = { key: 'atz.company.roll', params: { name: human.name } } as const;
  const die = yield* oneDie(t, { rule: 'ATZ.ROB.5', seat, prompt });
  const total = die + skillOf(human, 'people');
  emit(t, 'ATZ.ROB.5', 'atz.company.total', { unit: human.id, name: human.name, total }, { dice: diceTold(die) });
  return total;
}

/** It has no part in this Encounter. */
function stayHome(t: Table, { id, side }: Human, doing: PrepareDoing): void {
  const enc = encounterOf(t);
  enc.humans = enc.humans.filter((one) => one.id !== id);
  for (const one of enc.sides) if (one.id === side) one.started = one.started.filter((who) => who !== id);
  doing.entering = doing.entering.filter((who) => who !== id);
}
