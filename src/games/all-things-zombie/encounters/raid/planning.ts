import { CLASSES, RAID_AIMS } from '../../words.ts';
import { diceTold, oneDie } from '../../dice.ts';
import { encounterOf } from '../../doing.ts';
import { firstSeat, raidedIn, seatsOf } from '../../figures.ts';
import { noteEntered } from '../../dead/indoors/entering.ts';
import type { Encounter } from '../../state.ts';
import type { RaidPlot } from '../../state/plot.ts';
import { raidedTable } from '../../tables/raid-houses.ts';
import { terrainOf } from '../../tables/index.ts';
import { choose, emit, type Flow, type Table } from '../../verbs.ts';
import type { Class, DayPart } from '../../words.ts';
import { raidSection } from '../plot.ts';

/** ATZ.RAID.1 to ATZ.RAID.9: what is settled before anybody comes onto the table. */

const raidIn = (enc: Encounter): RaidPlot => enc.plot?.raid as RaidPlot;

/** ATZ.RAID.2, ATZ.RAID.3: raiders say whom they raid and what for; who is raided finds out who comes. */
export function* planRaid(t: Table): Flow<void> {
  const enc = encounterOf(t);
  const raid = raidIn(enc);
  if (raid.role === 'defend') return yield* whoComes(t, raid);
  const whom = yield* choose(
    t,
    { any: seatsOf(enc) },
    {
      rule: 'ATZ.RAID.2',
      prompt: { key: 'atz.raid.whom' },
      options: CLASSES.map((kind) => ({
        means: { raided: kind } as const,
        label: { key: 'atz.raid.class', params: { class: kind } } as const,
      })),
    },
  );
  const what = yield* choose(
    t,
    { any: seatsOf(enc) },
    {
      rule: 'ATZ.RAID.3',
      prompt: { key: 'atz.raid.aim', params: { class: whom.answer.raided } },
      options: RAID_AIMS.map((aim) => ({ means: { aim } as const, label: { key: `atz.raid.aim.${aim}` } as const })),
    },
  );
  Object.assign(raid, { whom: whom.answer.raided, aim: what.answer.aim } satisfies Partial<RaidPlot>);
  emit(t, 'ATZ.RAID.3', 'atz.raid.planned', { class: raid.whom, aim: raid.aim });
}

/** ATZ.RAID.2: one of the two player Classes that the Star is not of. */
const RAIDERS = ['citizen', 'ganger', 'survivor'] as const satisfies readonly Class[];

function* whoComes(t: Table, raid: RaidPlot): Flow<void> {
  const enc = encounterOf(t);
  const own = enc.humans.find(({ star }) => star)?.class;
  const [first, second] = RAIDERS.filter((kind) => kind !== own) as [Class, Class];
  const die = yield* oneDie(t, { rule: 'ATZ.RAID.2', seat: firstSeat(enc), prompt: { key: 'atz.raid.who-comes' } });
  raid.whom = die <= 3 ? first : second;
  emit(t, 'ATZ.RAID.2', 'atz.raid.comes', { class: raid.whom }, { dice: diceTold(die) });
}

/** ATZ.RAID.5: a second building on a 6, and more if the players wish; as many as find room. */
const TWO_ON = 6;
const MORE = 2;

export function* placeHouses(t: Table): Flow<void> {
  const enc = encounterOf(t);
  const raid = raidIn(enc);
  const section = raidSection(raid);
  const roomFor = (count: number): number => raidedTable(terrainOf(enc.table), section, count).ids.length;
  const die = yield* oneDie(t, { rule: 'ATZ.RAID.5', seat: firstSeat(enc), prompt: { key: 'atz.raid.houses' } });
  const least = Math.min(die === TWO_ON ? 2 : 1, roomFor(2));
  const most = roomFor(least + MORE);
  emit(t, 'ATZ.RAID.5', 'atz.raid.placed', { houses: least, section }, { dice: diceTold(die) });
  const options = Array.from({ length: most - least + 1 }, (_, more) => ({
    means: { houses: least + more } as const,
    label: { key: 'atz.raid.more', params: { houses: least + more } } as const,
  }));
  const wish =
    options.length < 2
      ? least
      : (yield* choose(t, { any: seatsOf(enc) }, { rule: 'ATZ.RAID.5', prompt: { key: 'atz.raid.how-many' }, options }))
          .answer.houses;
  raid.houses = wish;
  // ATZ.RAID.7: one's own place holds no surprises.
  if (raid.role === 'defend') for (const id of raidedIn(enc).ids) noteEntered(enc, id, 0);
}

/** ATZ.RAID.9: Daytime on 1 and 2, Evening on 3 to 5, Night on a 6, when somebody else has chosen it. */
export function* raidDayPart(t: Table): Flow<void> {
  const enc = encounterOf(t);
  const die = yield* oneDie(t, { rule: 'ATZ.RAID.9', seat: firstSeat(enc), prompt: { key: 'atz.raid.when' } });
  const part: DayPart = die <= 2 ? 'daytime' : die <= 5 ? 'evening' : 'night';
  enc.daylight = { part, moon: null, hadMorning: false, hadEvening: part === 'evening' };
  emit(t, 'ATZ.RAID.9', 'atz.raid.day-part', { part }, { dice: diceTold(die) });
}
