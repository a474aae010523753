import { CHAINSAW_NOISE, CHAINSAW_STARTS } from '../data/melee.ts';
import { beginNoise } from '../dead/noise.ts';
import { chance } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { findFigure, freshId, seatFor } from '../figures.ts';
import type { Blade, Encounter, Human } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';

/** ATZ.MELEE.27 to ATZ.MELEE.32: chainsaws. */

export const sawOf = ({ blades }: Human): Blade | undefined => blades.find(({ id }) => id === 'chainsaw');

const noiseOf = ({ lasting }: Encounter, { id }: Human): Encounter['lasting'][number] | undefined =>
  lasting.find(({ what, of }) => what === 'chainsaw' && of === id);

export const isRunning = (enc: Encounter, human: Human): boolean => noiseOf(enc, human) !== undefined;

/** ATZ.MELEE.31: it is heard as six shots when it is first used, and at the start of each turn while it runs. */
export function* rev(t: Table, human: Human): Flow<void> {
  if (isRunning(encounterOf(t), human)) return;
  const { x, y, level, id } = human;
  emit(t, 'ATZ.MELEE.31', 'atz.saw.runs', { unit: id, name: human.name });
  yield* beginNoise(t, { x, y, level, what: 'chainsaw', shots: CHAINSAW_NOISE, until: null, of: id });
}

/** The noise goes with whoever holds it; it ends with its holder. */
export function* sawsGoAlong(t: Table): Flow<void> {
  const enc = encounterOf(t);
  enc.lasting = enc.lasting.filter((noise) => {
    if (noise.what !== 'chainsaw') return true;
    const holder = findFigure(enc, noise.of ?? '');
    if (holder === undefined || !('rep' in holder) || holder.fate !== 'here' || sawOf(holder)?.state !== 'ready')
      return false;
    if (holder.status === 'oof' || holder.status === 'od') return false;
    Object.assign(noise, { x: holder.x, y: holder.y, level: holder.level });
    return true;
  });
}

export function silence(enc: Encounter, human: Human): void {
  enc.lasting = enc.lasting.filter((noise) => noise !== noiseOf(enc, human));
}

/** ATZ.MELEE.29: 1 to 3 starts it; it takes the whole activation either way. */
export function* restart(t: Table, human: Human): Flow<void> {
  const said = { unit: human.id, name: human.name };
  const by = {
    rule: 'ATZ.MELEE.29',
    seat: seatFor(encounterOf(t), human),
    prompt: { key: 'atz.saw.start.roll', params: said },
  } as const;
  const { happens, dice } = yield* chance(t, by, [1, CHAINSAW_STARTS]);
  human.turn.did.push('task');
  const saw = sawOf(human);
  if (happens && saw !== undefined) saw.state = 'ready';
  emit(t, 'ATZ.MELEE.29', happens ? 'atz.saw.starts' : 'atz.saw.dead', said, { dice });
}

/** ATZ.MELEE.30: a whole activation and one Fuel. */
export function refuel(t: Table, human: Human): void {
  human.items.splice(human.items.indexOf('fuel'), 1);
  human.turn.did.push('task');
  const saw = sawOf(human);
  if (saw !== undefined) saw.state = 'ready';
  emit(t, 'ATZ.MELEE.30', 'atz.saw.refuelled', { unit: human.id, name: human.name });
}

/** ATZ.MELEE.32: it lies on the ground; its owner fights with something else, or Unarmed. */
export function dropSaw(t: Table, human: Human): void {
  const enc = encounterOf(t);
  const { x, y, level } = human;
  human.blades = human.blades.filter(({ id }) => id !== 'chainsaw');
  silence(enc, human);
  enc.dropped.push({ id: freshId(enc, 'thing-'), x, y, level, thing: { blade: 'chainsaw' } });
  emit(t, 'ATZ.MELEE.32', 'atz.saw.dropped', { unit: human.id, name: human.name });
}
