import { wrongOrders } from '../../../kernel/index.ts';
import { type Fault, faultsOf } from './accounts.ts';
import { bareTable } from './bare-table.ts';
import { missionCard, scavengeToken } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { everything, isBefore, type Players, tableFrom } from './custom.ts';
import { notable, openGoals } from '../goals/goals.ts';
import { interrupts } from '../moments/orders.ts';
import { limitedUses } from '../moments/sources.ts';
import type { Position } from './position.ts';
import { slainCount, type State } from '../state.ts';
import { DECKS, LEADERS, TRIBES } from '../wording/words.ts';

/** Why play cannot have come to this table, if it cannot. */
export function impossible(setup: Players, position: Position): Fault[] {
  const strange = strangeCards(position);
  if (strange.length > 0) return strange;
  const state = tableFrom(setup, position, () => {});
  return [
    ...faultsOf(state).map(inPosition),
    ...wrongTurn(state, position),
    ...wrongRangers(state),
    ...wrongLeaders(state, position),
    ...wrongMissions(state),
    ...wrongOrders(interrupts, state.orders, state.seats),
  ];
}

const fault = (wrong: boolean, path: Fault['path'], message: string): Fault[] => (wrong ? [{ path, message }] : []);

/** What does not add up is looked for in the piles that it is about. */
const inPosition = ({ path, message }: Fault): Fault => {
  const [what = ''] = path;
  if (typeof what === 'string' && DECKS.some((deck) => deck === what)) return { path: ['decks', what], message };
  return { path: TRIBES.some((tribe) => tribe === what) || PILES.includes(String(what)) ? ['map'] : path, message };
};
const PILES = ['depots', 'karma', 'radiation', 'traps'];

/** Cards that do not exist, or lie where cards of another kind lie. */
function strangeCards(position: Position): Fault[] {
  const { decks: known, adventure: all, tech: techs, scavenge: tokens } = bareTable(2, []);
  const common = [...known.common, ...known.unique];
  const {
    rangers,
    map,
    leaders,
    decks,
    discards,
    adventure,
    tech,
    scavenge,
    missions,
    aside,
    turn,
    gone = [],
  } = position;
  const check = (path: Fault['path'], cards: readonly string[], of: readonly string[]): Fault[] =>
    cards.flatMap((card) => fault(!of.includes(card), path, `${card} does not belong here`));
  const pool = tokens.pool;
  return [
    ...rangers.flatMap(({ defenders, specials, artifacts, mutations, mission, tokens: kept }, i) => [
      ...check(['rangers', i, 'defenders'], defenders, known.defender),
      ...check(['rangers', i, 'specials'], specials, known.special),
      ...check(['rangers', i, 'artifacts'], artifacts, common),
      ...check(['rangers', i, 'mutations'], mutations, known.mutation),
      ...check(['rangers', i, 'mission'], mission === null ? [] : [mission.id], known.mission),
      ...check(['rangers', i, 'tokens'], kept, pool),
    ]),
    ...Object.entries(map).flatMap(([at, here]) => [
      ...check(['map', at, 'cards'], here.cards, known.monstrosity),
      ...check(['map', at, 'scavenge'], here.scavenge, pool),
    ]),
    ...LEADERS.flatMap((id) => check(['leaders', id, 'token'], [leaders[id]?.token ?? []].flat(), pool)),
    ...DECKS.flatMap((deck) => [
      ...check(['decks', deck], decks[deck] ?? [], known[deck]),
      ...check(['discards', deck], discards[deck] ?? [], known[deck]),
    ]),
    ...check(['adventure'], [...adventure.deck, ...adventure.discard], [all.top, ...all.deck]),
    ...check(['tech'], [...tech.deck, ...tech.down, ...tech.up], techs.deck),
    ...check(['scavenge'], [...scavenge.pool, ...scavenge.discard], pool),
    ...check(['missions'], missions, known.mission),
    ...check(['aside'], aside, known.raider),
    ...check(['turn', 'card'], turn.card === null ? [] : [turn.card], known.raider),
    ...check(['gone'], gone, everything()),
  ];
}

function wrongTurn(state: State, { stage }: Position): Fault[] {
  const { turn, phase, rangers, count } = state;
  const faces = content.stages.scenarios[state.scenario];
  const inRaiders = phase === 'raiders';
  return [
    ...fault(!isBefore(state) && rangers.length !== count, ['rangers'], `There are ${count} Rangers at this table`),
    ...fault(!isBefore(state) && turn.n >= count, ['turn', 'ranger'], `There is no Ranger number ${turn.n + 1}`),
    ...fault(stage !== undefined && !faces.includes(stage), ['stage'], 'This scenario does not use this Stage card'),
    ...fault(stage !== undefined && stage !== state.stage, ['stage'], `With these Leaders it is stage ${state.stage}`),
    ...fault(turn.card !== null && !inRaiders, ['turn', 'card'], 'A Raider card is in hand in the raiders phase only'),
    ...fault(turn.drawn > turn.draws, ['turn', 'drawn'], 'More Raider cards have been drawn than were to be drawn'),
    ...fault(turn.due.length > 0 && phase !== 'range', ['turn', 'due'], 'Rewards are taken out on the range'),
    ...fault(!isBefore(state) && typeof state.muster.first !== 'number', ['phase'], 'Say who went first'),
    ...fault(state.foreseen > state.decks.raider.length, ['foreseen'], 'There are not so many cards in the deck'),
  ];
}

function wrongRangers(state: State): Fault[] {
  const { rangers } = state;
  return rangers.flatMap(({ id, slain, used, tokens }, i) => [
    ...fault(rangers.findIndex((other) => other.id === id) < i, ['rangers', i, 'id'], `${id} is in play already`),
    ...slain.flatMap((leader) =>
      fault(
        rangers.slice(0, i).some((other) => other.slain.includes(leader)),
        ['rangers', i, 'slain'],
        `Somebody else holds the board of ${leader}`,
      ),
    ),
    ...used.flatMap((ability) =>
      fault(!limitedUses(id).includes(ability), ['rangers', i, 'used'], `No ability is called ${ability}`),
    ),
    ...tokens.flatMap((token) =>
      fault(scavengeToken(token).kind !== 'special', ['rangers', i, 'tokens'], `${token} is not kept`),
    ),
  ]);
}

function wrongLeaders(state: State, { leaders }: Position): Fault[] {
  const isThree = state.scenario === 3;
  return [
    ...fault(slainCount(state) === LEADERS.length, ['leaders'], 'With all Leaders slain the game is won'),
    ...fault(!isBefore(state) && state.depots < 1, ['map'], 'With the last Depot on the map the game is lost'),
    ...fault(
      state.aside.length > 0 && !isThree && !isBefore(state),
      ['aside'],
      'No card is kept aside in this scenario',
    ),
    ...fault(state.relic !== null && !isThree, ['relic'], 'There is no relic in this scenario'),
    ...LEADERS.flatMap((id) => [
      ...fault(
        state.leaders[id].token !== null && !isThree,
        ['leaders', id, 'token'],
        'No token lies there in this scenario',
      ),
      ...fault(
        !isThree &&
          !isBefore(state) &&
          !state.leaders[id].slain &&
          state.leaders[id].at === null &&
          leaders[id] !== undefined,
        ['leaders', id, 'at'],
        'A living Leader is on the map in this scenario',
      ),
    ]),
    ...fault(
      state.places.some(({ traps }) => traps > 0) && state.rangers.every(({ id }) => id !== 'frank'),
      ['map'],
      'Nobody but Frank sets Traps',
    ),
  ];
}

const wrongMissions = ({ rangers }: State): Fault[] =>
  rangers.flatMap(({ mission }, i) => {
    if (mission === null) return [];
    const path = ['rangers', i, 'mission'];
    const known = notable(mission.id);
    const done = Object.entries(mission.done).flatMap(([name, n]) => (n === undefined || n === 0 ? [] : [{ name, n }]));
    const strange = done.filter(({ name }) => known.every((one) => one.name !== name)).map(({ name }) => name);
    if (strange.length > 0) return fault(true, path, `This Mission has no goal ${strange.join(', ')}`);
    const over = done.filter(({ name, n }) => known.some((one) => one.name === name && n > one.most));
    const open = openGoals(mission);
    const [first] = open;
    const early = done.filter(({ name }) =>
      known.some(({ name: known, goal }) => known === name && first !== undefined && goal > first[0]),
    );
    return [
      ...over.map(({ name }): Fault => ({ path, message: `Goal ${name} asks for less than that` })),
      ...fault(missionCard(mission.id).ordered && early.length > 0, path, 'The goals of this Mission come in order'),
      ...fault(open.length === 0, path, 'This Mission is done already'),
    ];
  });
