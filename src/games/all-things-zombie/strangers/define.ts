import type { Start } from '../deeds.ts';
import { begin, encounterOf } from '../doing.ts';
import { playersHere } from '../figures.ts';
import { buildingAt, floorKey } from '../places/inside.ts';
import type { Encounter, Human } from '../state.ts';
import { emit } from '../verbs.ts';
import type { ContactDoing } from './doing.ts';

/** ATZ.DEFINE: somebody may turn up in a building that is entered. */

/** ATZ.DEFINE.1, ATZ.DEFINE.4, ATZ.DEFINE.5: whether it is new in this Day Part, or to this floor. */
export const isNew = (enc: Encounter, building: string, level: number): boolean =>
  !(enc.entered[floorKey(building, level)]?.parts ?? []).includes(enc.daylight.part);

/** The floor is known from now on, in this Day Part. */
export function enter(enc: Encounter, building: string, level: number): void {
  const name = floorKey(building, level);
  const known = enc.entered[name] ?? { parts: [], searchedTurn: null };
  enc.entered[name] = { ...known, parts: [...known.parts, enc.daylight.part] };
}

/** ATZ.DEFINE.2, ATZ.PEF.1, example ATZ.X.80: it is resolved like a PEF inside, where the first of those who entered stands. */
export const definingMoment = (who: readonly Human[], noDead = false): ContactDoing => {
  const first = who[0] as Human;
  return {
    do: 'contact',
    pef: null,
    x: first.x,
    y: first.y,
    level: first.level,
    group: who.map(({ id }) => id),
    stage: 'resolve',
    ...(noDead ? { noDead } : undefined),
  };
};

/** ATZ.DEFINE.3: who stays in a building into another Day Part has another Defining Moment, without zombies. */
export const stayedIn: Start = function* (t) {
  yield* [];
  if (t.state.options.quick === true) return; // ATZ.MODE.5
  const enc = encounterOf(t);
  const inside = playersHere(enc).flatMap((human) => {
    const building = buildingAt(enc, human);
    return building === null ? [] : [{ human, building: building.id }];
  });
  const floors = new Map<string, typeof inside>();
  for (const one of inside) {
    const name = floorKey(one.building, one.human.level);
    if ((enc.entered[name]?.parts ?? [enc.daylight.part]).includes(enc.daylight.part)) continue;
    floors.set(name, [...(floors.get(name) ?? []), one]);
  }
  for (const those of floors.values()) {
    const { building, human } = those[0] as (typeof inside)[number];
    enter(enc, building, human.level);
    emit(t, 'ATZ.DEFINE.3', 'atz.define.stayed', { name: human.name });
    begin(
      t,
      definingMoment(
        those.map((one) => one.human),
        true,
      ),
    );
  }
};
