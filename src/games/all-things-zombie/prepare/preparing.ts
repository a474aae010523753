import type { Placed } from '../../../kernel/index.ts';
import { deployAt, zoneFault } from '../../../skirmish/index.ts';
import { type Polygon, sectionsOf } from '../../../tabletop/index.ts';
import { startZombies } from '../dead/noise.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { bodyOf, humanOf, playersHere, tabletopOf, terrainIn } from '../figures.ts';
import { moonRises } from '../sight/day.ts';
import type { Encounter, Human } from '../state.ts';
import { pefsInSight } from '../strangers/pefs.ts';
import { emit, type Flow, type Objection, type Table } from '../verbs.ts';
import type { Preparation, PrepareDoing } from './doing.ts';
import { PEFS, placePef } from './pefs.ts';

/** ATZ.ENC.12: an Encounter is set up, one thing after the other. */
export function* prepare(t: Table, doing: PrepareDoing): Flow<void> {
  const [next] = doing.left;
  if (next === undefined) return finish(t, doing);
  yield* PARTS[next](t, doing);
}

type Part = (t: Table, doing: PrepareDoing) => Flow<void>;

/** ATZ.ENC.12, ATZ.SEARCH.4: each part takes itself off the list when it is done. */
const PARTS: Readonly<Record<Preparation, Part>> = {
  *'day-part'(t, doing) {
    yield* moonRises(t); // ATZ.DAY.3
    doing.left.shift();
  },
  *enter(t, doing) {
    const enc = encounterOf(t);
    const next = doing.entering[0];
    if (next !== undefined) return yield* comeOn(t, humanOf(enc, next), doing);
    doing.left.shift();
    doing.entering = playersHere(enc).map(({ id }) => id);
  },
  *'start-zombies'(t, doing) {
    const enc = encounterOf(t);
    const next = doing.entering.shift();
    if (next === undefined || enc.kind === 'zed') return void doing.left.shift(); // ATZ.FIRST.6
    yield* startZombies(t, humanOf(enc, next));
  },
  *pefs(t, doing) {
    const enc = encounterOf(t);
    if (enc.pefs.length >= PEFS) return void doing.left.shift();
    yield* placePef(t);
  },
  *'pefs-in-sight'(t, doing) {
    const [first] = pefsInSight(encounterOf(t));
    if (first === undefined) return void doing.left.shift();
    begin(t, first);
  },
};

/** ATZ.PEF.4: sections 7 to 9. */
const HOME = [7, 8, 9];
const zonesOf = (enc: Encounter): Polygon[] =>
  sectionsOf(terrainIn(enc))
    .filter((_, i) => HOME.includes(i + 1))
    .map(({ outline }) => outline);

/** ATZ.PEF.4, ATZ.GROUP.1: where somebody starts is its player's choice. */
function* comeOn(t: Table, human: Human, doing: PrepareDoing): Flow<void> {
  const enc = encounterOf(t);
  const zones = zonesOf(enc);
  const check = ({ x, y }: Placed): Objection | null => {
    const fault = zoneFault(tabletopOf(enc), zones, { ...bodyOf(human), x, y, level: 0 });
    if (fault === null) return null;
    return { rule: 'ATZ.PEF.4', reason: { key: fault === 'zone' ? 'atz.no.zone' : 'atz.no.no-room' } };
  };
  const { x, y, facing } = yield* deployAt(t, terrainIn(enc), {
    rule: 'ATZ.PEF.4',
    seat: human.seat ?? '',
    prompt: { key: 'atz.enter', params: { name: human.name } },
    zones,
    radius: bodyOf(human).radius,
    check,
  });
  doing.entering.shift();
  Object.assign(human, { x, y, level: 0, facing: facing ?? 90, fate: 'here' });
  emit(t, 'ATZ.PEF.4', 'atz.entered', { unit: human.id, name: human.name, x, y });
}
