import { expect, test } from 'vitest';
import { BadSetup, parseSetup } from '../../../../kernel/index.ts';
import { groupOf, hero, samaritan, thug } from '../../groups/testing.ts';
import { lastDays } from '../../index.ts';

/** Two Groups after their first game, which the second one won. */
const heroes = groupOf(hero, [samaritan]);
const thugs = groupOf(thug);
const one = { group: heroes };
const other = { group: thugs, won: 1 };
const captured = {
  ...heroes,
  members: heroes.members.map((member, i) => (i === 1 ? { ...member, captured: true } : member)),
};
const played = { seats: ['a', 'b'], encounter: 'scavengers', game: 1, winner: 'b', turns: 5 };
const given = {
  kind: 'custom-campaign',
  games: 3,
  sides: [one, other],
  game: 1,
  round: 1,
  played: [played],
  after: { tasks: [{ do: 'injury', seat: 'a', member: 'm2' }], sides: [{ seat: 'a', out: ['m2'] }, { seat: 'b' }] },
};
const fixture = { seats: ['a', 'b'], encounter: 'scavengers' };
const battle = {
  encounter: 'scavengers',
  table: { kind: 'ready', table: 'suburb' },
  phase: 'prepare',
  preparing: ['edges', 'supplies', 'deploy-first', 'deploy-second', 'zombies'],
  turn: 0,
};
const fighting = { after: null, fixture, battle, game: 2, round: 2 };

function errorsOf(change: object): string[] {
  try {
    parseSetup(lastDays, { ...given, ...change });
    return [];
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    return error.errors.map(({ path, message }) => `${path}: ${message}`);
  }
}

test('LD.CAMP.2 what a campaign can come to is taken: after a game, before the next, and in a battle', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ after: null })).toEqual([]);
  expect(errorsOf(fighting)).toEqual([]);
  expect(
    errorsOf({ sides: [{ group: captured }, other], captives: [{ seat: 'a', member: 'm2', captor: 'b' }] }),
  ).toEqual([]);
});

test.each<[string, object, string[]]>([
  ['LD.END.2 a round too many', { round: 4 }, ['round: The campaign has 3 rounds']],
  ['LD.CAMP.4 no round', { round: 0 }, ['round: The first round is 1']],
  ['LD.CAMP.4 games that nobody played', { game: 2 }, ['game: 1 games have been played']],
  [
    'LD.CAMP.4 a fixture without a battle',
    { fixture },
    ['fixture: There is a fixture while its battle is being fought'],
  ],
  [
    'LD.CAMP.4 another Encounter',
    { ...fighting, fixture: { ...fixture, encounter: 'rescue' } },
    ['battle.encounter: The battle is that of the fixture'],
  ],
  [
    'LD.CAMP.2 the time after a game during one',
    { ...fighting, after: given.after },
    ['after: What comes after a game waits until it is over'],
  ],
  [
    'LD.CAMP.4 the same Group twice in a round',
    { pairs: [{ seats: ['a', 'b'] }, { seats: ['b', 'a'] }] },
    ['pairs: Every Group plays once in a round'],
  ],
  [
    'LD.CAMP.4 a Group against itself',
    { pairs: [{ seats: ['a', 'a'] }] },
    ['pairs.0.seats: Two Groups meet in a game'],
  ],
  ['LD.CAMP.1 a Group that is not there', { pairs: [{ seats: ['a', 'c'] }] }, ['pairs.0.seats.1: There is no seat c']],
  [
    'LD.END.2 a game that nobody won for them',
    { sides: [{ ...one, won: 1 }, other] },
    ['sides.0.won: This Group has won 0 of the games played'],
  ],
  [
    'LD.INJ.2 an Injury of nobody',
    { after: { ...given.after, tasks: [{ do: 'injury', seat: 'a', member: 'm9' }] } },
    ['after.tasks.0.member: Nobody in this Group has this id'],
  ],
  [
    'LD.CAMP.2 others than those who fought',
    { after: { sides: [{ seat: 'b' }, { seat: 'a' }] } },
    ['after.sides.0.seat: These are the two who fought last', 'after.sides.1.seat: These are the two who fought last'],
  ],
  [
    'LD.INJ.5 a captive who is free',
    { captives: [{ seat: 'a', member: 'm2', captor: 'b' }] },
    ['captives.0.member: Nobody captured in this Group has this id'],
  ],
  [
    'LD.INJ.5 captured by nobody',
    { sides: [{ group: captured }, other] },
    ['sides.0.group.members.1.captured: Some Group holds them: say so among the captives'],
  ],
  [
    'LD.INJ.5 captured by their own',
    { captives: [{ seat: 'a', member: 'm2', captor: 'a' }] },
    ['captives.0.captor: Nobody holds their own people'],
  ],
  [
    'LD.GROUP.5 a Group without a Leader',
    { sides: [{ group: { ...heroes, members: heroes.members.slice(1) } }, other] },
    ['sides.0.group.members: A Group needs a Leader'],
  ],
  [
    'LD.TURN.1 a battle that cannot be',
    { ...fighting, battle: { ...battle, turn: 1 } },
    ['battle.turn: It is 0 before the first turn'],
  ],
])('%s', (_, change, errors) => {
  expect(errorsOf(change)).toEqual(errors);
});

test('LD.DEATH.1 a Group whose Leader has just died waits for the next one', () => {
  const sides = [{ group: { ...heroes, members: heroes.members.slice(1) } }, other];
  const after = { ...given.after, tasks: [{ do: 'succession', seat: 'a' }] };
  expect(errorsOf({ sides, after })).toEqual([]);
});

/** Whoever is named is one of those who play: `c` is not. */
test.each<[string, object, string[]]>([
  ['LD.CAMP.4 the first of a pair', { pairs: [{ seats: ['c', 'b'] }] }, ['pairs.0.seats.0: There is no seat c']],
  [
    'LD.CAMP.4 the fixture',
    { ...fighting, fixture: { ...fixture, seats: ['a', 'c'] } },
    ['fixture.seats.1: There is no seat c'],
  ],
  [
    'LD.CAMP.4 the attacker',
    { ...fighting, fixture: { ...fixture, attacker: 'c' } },
    ['fixture.attacker: There is no seat c'],
  ],
  [
    'LD.CAMP.4 who has played',
    { played: [{ ...played, seats: ['c', 'b'] }] },
    ['played.0.seats.0: There is no seat c'],
  ],
  ['LD.END.2 who has won', { played: [{ ...played, winner: 'c' }] }, ['played.0.winner: Seat c did not play']],
  [
    'LD.CAMP.2 whose task it is',
    { after: { ...given.after, tasks: [{ do: 'rearm', seat: 'c' }] } },
    ['after.tasks.0.seat: There is no seat c'],
  ],
  [
    'LD.CAMP.2 who has fought',
    { after: { ...given.after, sides: [{ seat: 'a' }, { seat: 'c' }] } },
    ['after.sides.1.seat: There is no seat c'],
  ],
  [
    'LD.INJ.5 who is a captive',
    { captives: [{ seat: 'c', member: 'm1', captor: 'a' }] },
    ['captives.0.seat: There is no seat c'],
  ],
  [
    'LD.INJ.5 who holds one',
    { captives: [{ seat: 'a', member: 'm2', captor: 'c' }] },
    ['captives.0.captor: There is no seat c'],
  ],
  ['LD.INJ.5 who is rescued', { rescues: [{ seat: 'c', captor: 'a' }] }, ['rescues.0.seat: There is no seat c']],
  ['LD.INJ.5 from whom', { rescues: [{ seat: 'a', captor: 'c' }] }, ['rescues.0.captor: There is no seat c']],
])('%s is one of the players', (_, change, errors) => {
  expect(errorsOf(change)).toEqual(errors);
});

test.each<[string, object]>([
  ['LD.END.2 the last round', { round: 3 }],
  ['LD.END.2 any round of a campaign without an end', { games: null, round: 30 }],
  ['LD.CAMP.4 another pair to play', { pairs: [{ seats: ['a', 'b'] }] }],
  ['LD.END.2 a game that nobody won', { played: [{ ...played, winner: null }], sides: [one, { ...other, won: 0 }] }],
  [
    'LD.CAMP.4 the game before the first',
    { played: [], game: 0, round: 0, after: null, sides: [one, { ...other, won: 0 }] },
  ],
])('%s is taken', (_, change) => {
  expect(errorsOf(change)).toEqual([]);
});
