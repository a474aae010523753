import { z } from 'zod';
import { type Seat, type SetupFault, whole } from '../../../../kernel/index.ts';
import { LIMITS, type Terrain, terrainSchema } from '../../../../tabletop/index.ts';
import { newBattle, USUAL_BEHAVIOUR } from '../../battle.ts';
import { doorsOf, groundOf, LAYOUT_IDS } from '../battlefield.ts';
import { isHuman } from '../../figures.ts';
import { listFaults } from '../lists.ts';
import { held, objectiveShape } from '../objective.ts';
import {
  type Battle,
  type BattlePhase,
  type Field,
  type Pattern,
  PATTERNS,
  patternFor,
  type Side,
  type State,
} from '../../state.ts';
import { BRAINS, DECAYS, FACTIONS, HUNGERS, SEATS } from '../../words.ts';
import {
  entryOf,
  herdFrom,
  type HerdGiven,
  type HumanGiven,
  humanFrom,
  lastIdIn,
  setCourse,
  sideFrom,
} from './build.ts';
import { battleFaults } from './faults.ts';
import { type HerdUnit, herdsOf, type HumanUnit, humansOf, type Listed, listIn, numberOf } from './listed.ts';
import { course, herdListed, herdShape, humanShape, recruitShape, seat, sideState, thing } from './shape.ts';

/** A battle that is under way: the table and every model given, for puzzles, real tables and tests. */

/** Where a battle can be entered. */
const BEGINNINGS = ['slots', 'deploy', 'priority', 'play'] as const satisfies readonly BattlePhase[];
/** EDM.SETUP.8 */
const MOST_POINTS = 200;

const inches = z.number().min(0).max(LIMITS.inches);
const feature = z.strictObject({
  id: thing,
  kind: z.enum(['ladder', 'gate']),
  x: inches,
  y: inches,
  piece: thing.describe('The piece that the ladder leads up, or that the gate is'),
});
const humans = (what: string) => z.array(recruitShape).max(LIMITS.models).default([]).describe(what);
const herds = (what: string) => z.array(herdListed).max(LIMITS.models).default([]).describe(what);

const player = z.strictObject({
  faction: z.enum(FACTIONS),
  ...sideState,
  humans: humans('Humans that are still to be deployed'),
  herds: herds('Herds that are still to be deployed'),
  fallen: z.strictObject({ humans: humans('Dead or turned'), herds: herds('Destroyed or merged') }).optional(),
  withdrawn: z
    .strictObject({
      humans: z.array(humanShape).max(LIMITS.models).default([]),
      herds: z.array(herdShape).max(LIMITS.models).default([]),
    })
    .optional()
    .describe('Units that have left the table, as they left it'),
});
type Player = z.output<typeof player>;

/** Each part by itself; whether they go together is another question. */
export const customShape = z.strictObject({
  kind: z.literal('custom'),
  layout: z.enum(LAYOUT_IDS).optional().describe('One of the battlefields, or a terrain of its own'),
  without: z
    .array(z.string().max(30))
    .max(20)
    .optional()
    .describe('Kinds of pieces that are left out of the battlefield'),
  thinRiver: z.boolean().optional().describe('Its river can be waded through'),
  terrain: terrainSchema.optional(),
  features: z.array(feature).max(LIMITS.pieces).default([]),
  players: z.array(player).min(2).max(4),
  humans: z.array(humanShape).max(LIMITS.models).default([]),
  herds: z.array(herdShape).max(LIMITS.models).default([]),
  objective: z
    .strictObject({
      ...objectiveShape.shape,
      holder: seat.optional().describe('Who holds it'),
      held,
    })
    .optional(),
  phase: z
    .enum(BEGINNINGS)
    .default('play')
    .describe('Where it begins: the zones are chosen, units deployed, Priority rolled, or turns taken'),
  pattern: z.enum(PATTERNS).optional().describe('The deployment pattern; that of the number of players if not said'),
  defender: seat.optional().describe('Who defends in a last stand: the first player if not said'),
  ...course,
  campaign: z.boolean().default(false).describe('Whether the secondary factors count (EDM.SETUP.15)'),
  behaviour: z
    .strictObject({ decay: z.enum(DECAYS), brains: z.enum(BRAINS), hunger: z.enum(HUNGERS) })
    .default(USUAL_BEHAVIOUR),
  eager: z.array(z.enum(FACTIONS)).max(4).default([]).describe('Factions that begin Eager (EDM.MORALE.5)'),
});
export type CustomSetup = z.output<typeof customShape>;

export const customSchema = whole(customShape, (given) => {
  // Each kind of fault is looked for where the ones before leave nothing to stumble over.
  const rough = [...tableFaults(given), ...sideFaults(given)];
  if (rough.length > 0) return rough;
  const listed = listedFaults(given);
  return listed.length > 0 ? listed : battleFaults(customState(given));
});

const patternIn = ({ pattern, players }: Pick<CustomSetup, 'pattern' | 'players'>): Pattern =>
  pattern ?? patternFor(players.length);

function fieldIn({ layout, terrain, features, without = [], thinRiver = false }: CustomSetup): Field {
  if (terrain !== undefined) return { terrain: terrain as Terrain, features };
  return { layout: layout ?? LAYOUT_IDS[0], without, ...(thinRiver ? { thinRiver } : undefined) };
}

/** One table, and nothing on it that is not there. */
function tableFaults(given: CustomSetup): SetupFault[] {
  const { layout, terrain, features, without, thinRiver, openGates = [] } = given;
  if ((layout === undefined) === (terrain === undefined)) {
    return [{ path: ['layout'], message: 'The table is a layout or a terrain of its own, one of the two' }];
  }
  const faults: SetupFault[] = [];
  if (terrain === undefined && features.length > 0) {
    faults.push({ path: ['features'], message: 'A battlefield has its own ladders and gates' });
  }
  if (terrain !== undefined && (without !== undefined || thinRiver !== undefined)) {
    faults.push({ path: ['without'], message: 'Only a battlefield can be changed: a terrain is as it is given' });
  }
  const ids = new Set<string>();
  features.forEach(({ id, piece, x, y }, i) => {
    if (ids.has(id)) faults.push({ path: ['features', i, 'id'], message: `There is more than one ${id}` });
    ids.add(id);
    if (terrain?.pieces.every((one) => one.id !== piece) === true) {
      faults.push({ path: ['features', i, 'piece'], message: `There is no piece ${piece}` });
    }
    if (terrain !== undefined && (x > terrain.width || y > terrain.depth)) {
      faults.push({ path: ['features', i], message: 'It lies off the table' });
    }
  });
  if (faults.length > 0) return faults;
  const ground = groundOf(fieldIn(given));
  const barriers = [...ground.features.filter(({ kind }) => kind === 'gate'), ...doorsOf(ground.terrain)];
  return openGates.flatMap((gate, i) =>
    barriers.some(({ id }) => id === gate) && openGates.indexOf(gate) === i
      ? []
      : [{ path: ['openGates', i], message: `There is no other gate or door ${gate}` }],
  );
}

/** EDM.SETUP.1, EDM.SETUP.2, EDM.SETUP.3: who plays what, and whose everything is. */
function sideFaults(given: CustomSetup): SetupFault[] {
  const { players } = given;
  const faults: SetupFault[] = [];
  const check = (isWrong: boolean, path: (string | number)[], message: string): void => {
    if (isWrong) faults.push({ path, message });
  };
  const factionOf = (one: string) => players[SEATS.indexOf(one as 'a')]?.faction;
  const seatIs = (one: string | undefined, path: (string | number)[]): void =>
    check(one !== undefined && factionOf(one) === undefined, path, `There is no seat ${one}`);
  players.forEach(({ faction, humans: waiting, herds: packs, fallen, withdrawn }, i) => {
    const isTaken = players.slice(0, i).some((other) => other.faction === faction);
    check(isTaken, ['players', i, 'faction'], `The ${faction} have a player already`);
    const [mine, not] = isHuman(faction) ? (['humans', 'herds'] as const) : (['herds', 'humans'] as const);
    const message = `The ${faction} have ${mine}`;
    check({ humans: waiting, herds: packs }[not].length > 0, ['players', i, not], message);
    check((fallen?.[not].length ?? 0) > 0, ['players', i, 'fallen', not], message);
    check((withdrawn?.[not].length ?? 0) > 0, ['players', i, 'withdrawn', not], message);
    for (const kind of ['humans', 'herds'] as const) {
      withdrawn?.[kind].forEach((unit, n) =>
        check(unit.seat !== SEATS[i], ['players', i, 'withdrawn', kind, n, 'seat'], 'It belongs to another side'),
      );
    }
  });
  given.humans.forEach((one, i) => {
    const faction = factionOf(one.seat);
    seatIs(one.seat, ['humans', i, 'seat']);
    check(faction === 'zombies', ['humans', i, 'seat'], 'Humans do not belong to the zombies');
  });
  given.herds.forEach((one, i) => {
    check(factionOf(one.seat) !== 'zombies', ['herds', i, 'seat'], 'Herds belong to the zombies');
  });
  seatIs(given.active, ['active']);
  seatIs(given.defender, ['defender']);
  seatIs(given.objective?.holder, ['objective', 'holder']);
  seatIs(given.activation?.rambler, ['activation', 'rambler']);
  const twice = new Set<string>();
  given.herds.forEach(({ id, zombies }, i) => {
    check(id !== undefined && twice.has(id), ['herds', i, 'id'], `There is more than one ${id}`);
    if (id !== undefined) twice.add(id);
    zombies.forEach(({ id: own }, n) => {
      check(own !== undefined && twice.has(own), ['herds', i, 'zombies', n, 'id'], `There is more than one ${own}`);
      if (own !== undefined) twice.add(own);
    });
  });
  return faults;
}

/** EDM.SETUP.3, EDM.SETUP.8: what came to the battle is a list that is allowed. */
function listedFaults(given: CustomSetup): SetupFault[] {
  return given.players.flatMap(({ faction }, i) => {
    const listed: Listed<HumanUnit | HerdUnit>[] = isHuman(faction) ? humansOf(given, i) : herdsOf(given, i);
    const wrong = listed.filter(
      ({ number }, n) => number >= listed.length || listed.slice(0, n).some((other) => other.number === number),
    );
    if (wrong.length > 0) {
      const message = `The units of a list are numbered from 1 to ${listed.length}, each once`;
      return wrong.map(({ path }) => ({ path: [...path, 'number'], message }));
    }
    const kind = isHuman(faction) ? 'humans' : 'herds';
    const paths = [...listed].sort((a, b) => a.number - b.number).map(({ path }) => path);
    const list = listIn(given, i);
    return listFaults({ humans: list.humans.map(({ entry }) => entry), herds: list.herds }, faction, MOST_POINTS).map(
      ({ path: [, n, ...rest], message }) =>
        typeof n === 'number'
          ? { path: [...(paths[n] ?? []), ...rest], message }
          : { path: ['players', i, kind], message },
    );
  });
}

/** The battle in the middle of which play begins. */
export function customState(given: CustomSetup): State {
  const pattern = patternIn(given);
  const { objective } = given;
  const contenders = given.players.map(({ faction }, i) => ({
    seat: SEATS[i] as Seat,
    faction,
    list: listIn(given, i),
  }));
  const battle: Battle = {
    ...newBattle({
      field: fieldIn(given),
      pattern,
      defender: pattern === 'lastStand' ? (given.defender ?? 'a') : null,
      contenders,
      behaviour: given.behaviour,
      campaign: given.campaign,
      eager: given.eager,
    }),
    objective: objective === undefined ? null : { ...objective, holder: objective.holder ?? null },
    phase: given.phase,
    lastId: lastIdIn(
      [...given.herds, ...given.players.flatMap(({ withdrawn }) => withdrawn?.herds ?? [])],
      given.lastId,
    ),
  };
  given.players.forEach((side, i) => fillSide(battle, given, side, i));
  const seatOf = (one: HumanGiven | HerdGiven): number => SEATS.indexOf(one.seat);
  const numbers = given.players.map((_, i) => ({ humans: humansOf(given, i), herds: herdsOf(given, i) }));
  battle.humans = given.humans.map((one) =>
    humanFrom(one.seat, numberOf(numbers[seatOf(one)]?.humans, one), entryOf(one), one),
  );
  for (const one of given.herds) {
    battle.herds.push(herdFrom(battle, one.arose ? null : numberOf(numbers[seatOf(one)]?.herds, one), one));
  }
  setCourse(battle, given);
  return { players: contenders.map(({ seat: own, faction }) => ({ seat: own, faction })), battle, campaign: null };
}

/** EDM.DEPLOY.1: who is still to come; EDM.WIN.3: who has left. */
function fillSide(battle: Battle, given: CustomSetup, player_: Player, i: number): void {
  const side = battle.sides[i] as Side;
  const { withdrawn } = player_;
  const waiting: readonly unknown[] = [...player_.humans, ...player_.herds];
  const [people, packs] = [humansOf(given, i), herdsOf(given, i)];
  Object.assign(side, sideFrom(player_));
  side.reserve = [...people, ...packs].filter(({ unit }) => waiting.includes(unit)).map(({ number }) => number);
  side.withdrawn = [
    ...(withdrawn?.humans ?? []).map((one) => humanFrom(side.seat, numberOf(people, one), entryOf(one), one)),
    ...(withdrawn?.herds ?? []).map((one) => herdFrom(battle, one.arose ? null : numberOf(packs, one), one)),
  ];
}
