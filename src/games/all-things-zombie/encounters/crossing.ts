import { inside, sectionsOf } from '../../../tabletop/index.ts';
import type { Deeds } from '../deeds.ts';
import { encounterOf } from '../doing.ts';
import { humanOf, inMelee, isFunctioning, terrainIn } from '../figures.ts';
import { achieved } from '../prepare/objective.ts';
import type { Encounter, Human, Standing, State } from '../state.ts';
import { emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { EncountersAct } from './decisions.ts';
import { exitOf, plotOf } from './plot.ts';
import { ransack, ransackOffers } from './raid/ransack.ts';

/** ATZ.FIRST.9, ATZ.FIRST.15: the table is crossed from one section to another, and left off that one. */

/** So near to the edge of the table one can walk off it. */
const RIM = 1;

/** Whether somebody stands at the outer edge of the section that leads off the table; a vehicle may be a little farther from it. */
export function isAtExit(enc: Encounter, { x, y, level }: Standing, rim = RIM): boolean {
  const section = exitOf(enc);
  if (section === null || level !== 0) return false;
  const terrain = terrainIn(enc);
  const outline = sectionsOf(terrain)[section - 1]?.outline ?? [];
  const fromEdge = Math.min(x, y, terrain.width - x, terrain.depth - y);
  return fromEdge <= rim && inside(outline, { x, y });
}

const mayExit = (enc: Encounter, human: Human): boolean =>
  human.seat !== null &&
  isFunctioning(human) &&
  human.status === 'carry-on' &&
  !inMelee(enc, human.id) &&
  isAtExit(enc, human);

/** ATZ.FIRST.9, ATZ.FIRST.15, ATZ.ENC.11: out of it, with whom it carries; or it waits for the way back. */
function* exit(t: Table, { who }: Extract<EncountersAct, { do: 'exit' }>): Flow<void> {
  yield* [];
  leaveBy(t, humanOf(encounterOf(t), who), true);
}

/** Off the table, on foot or in a vehicle: where the Encounter wants it or elsewhere (ATZ.LEAVE.6). */
export function leaveBy(t: Table, human: Human, isExit: boolean): void {
  const enc = encounterOf(t);
  const { id: who, status } = human;
  const isDown = status === 'oof' || status === 'od';
  const load = human.carries === null ? null : humanOf(enc, human.carries);
  const isHalfway = isExit && enc.kind === 'escape' && plotOf(enc).crossing === 1;
  human.carries = null;
  human.fate = isDown ? 'carried' : isHalfway ? 'waiting' : 'left'; // ATZ.WOUND.8
  if (load !== null) load.fate = 'carried';
  if (!isExit) return emit(t, 'ATZ.LEAVE.6', 'atz.leave.gone', { unit: who, name: human.name });
  const rule = enc.kind === 'escape' ? 'ATZ.FIRST.15' : 'ATZ.FIRST.9';
  emit(t, rule, 'atz.exit.gone', { unit: who, name: human.name, section: exitOf(enc) });
  if (!isHalfway) achieved(t, 'crossed', { who: load === null ? [who] : [who, load.id] });
}

export const encountersDeeds: Deeds<EncountersAct> = {
  offers: (state, human) => [...exitOffers(state, human), ...ransackOffers(state, human)],
  perform: { exit, ransack },
};

const exitOffers = ({ encounter: enc }: State, human: Human): Offer<EncountersAct>[] =>
  mayExit(enc, human)
    ? [
        {
          means: { do: 'exit', who: human.id },
          label: { key: 'atz.menu.exit', params: { name: human.name } },
          about: { unit: human.id },
        },
      ]
    : [];
