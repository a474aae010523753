import { describe, expect, it } from 'vitest';
import { BadSetup, Match } from '../../../kernel/index.ts';
import { test } from '../../../kernel/testing.ts';
import { rulesOf } from '../../../rules/index.ts';
import { groupMissionOf, leaderCard, rangerCard, toHitOf, tribeCard } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { lastStand } from '../index.ts';
import { isGambling, location, neighbours, openNeighbours, pathOf, reach } from '../map.ts';
import { answers, begun, here, options, scene, the } from '../testing.ts';
import { COLORS, LAND_LEADERS, LEADERS, PIECES, RAIDERS, RANGERS } from '../wording/words.ts';

const rows = async (id: string): Promise<readonly (readonly string[])[]> =>
  (await rulesOf('last-stand')).find((entry) => entry.id === id)?.rows ?? [];
const faults = (setup: unknown): readonly { path: string; message: string }[] => {
  try {
    Match.start(lastStand, setup, { seed: 'x' });
    return [];
  } catch (error) {
    if (error instanceof BadSetup) return error.errors;
    throw error;
  }
};

describe('components', () => {
  test('DLS.COMP.1 one to five players, and no more Rangers than there are', () => {
    expect(lastStand.seats).toEqual({ min: 1, max: 5 });
    const player = { rangers: ['random'] };
    for (let n = 1; n <= 5; n++) expect(faults({ players: new Array(n).fill(player) })).toEqual([]);
    expect(faults({ players: [] }).map(({ path }) => path)).toEqual(['players']);
    expect(faults({ players: new Array(6).fill(player) }).map(({ path }) => path)).toContain('players');
    expect(faults({ players: [{ rangers: new Array(4).fill('random') }, { rangers: ['random', 'random'] }] })).toEqual([
      { path: 'players', message: 'There are 5 Rangers, not 6' },
    ]);
  });

  test('DLS.COMP.2 DLS.WIN.1 everybody wins or loses together', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      leaders: { krank: { at: 14 } },
      phase: 'raiders',
      decks: { raider: ['R38'] },
    });
    expect(m.outcome).toMatchObject({ won: [], lost: ['a', 'b'] });
  });

  it('DLS.COMP.3 DLS.T.COMP the content has as many pieces as the table says', async () => {
    const count = Object.fromEntries((await rows('DLS.T.COMP')).map(([name = '', n = '']) => [name, Number(n)]));
    const figures = Object.fromEntries(content.tribes.map(({ id, figures: n }) => [id, n]));
    expect({
      'Game board': 1,
      'Guide boards': 2,
      'Clan Leader boards with miniature (4 colours)': content.leaders.length,
      'Oil & Ammo Depot tokens (wood)': PIECES.depot,
      'Leader Health markers (wood, 4 colours)': content.leaders.length,
      'Road Riders (green)': figures.roadRider,
      'Techies (red)': figures.techie,
      'Earthers (yellow)': figures.earther,
      'Monstrosities (blue)': figures.monstrosity,
      'Ranger boards with miniature': content.rangers.length,
      'Adventure cards': content.adventures.length,
      'Defender cards': content.defenders.cards.length,
      'Special cards': content.specials.length,
      'Raider cards': content.raiders.length,
      'Mission cards': content.missions.filter(({ group }) => !group).length,
      'Mutation cards': content.mutations.length,
      'Common Artifact cards': content.common.length,
      'Unique Artifact cards': content.unique.length,
      'Monstrosity cards': content.monstrosities.length,
      "Krank's Ancient Tech cards": content.tech.length,
      'Stage cards': new Set(content.stages.stages.map(({ card }) => card)).size,
      'Raider Tribe cards': content.tribes.length,
      'Action/Wound tokens': PIECES.actionTokens,
      'Radiation tokens': PIECES.radiation,
      'Scavenge tokens': content.scavenge.tokens.length,
      'Karma tokens': PIECES.karma,
      'Blockade ("Barrier") tokens': PIECES.blockade,
      'Trapper Frank tokens': PIECES.trap,
      'Adventure token': 1,
      'Dice (4 colours)': 12,
    }).toEqual(count);
    expect(content.missions.filter(({ group }) => group).map(({ id }) => id)).toEqual(['GM1', 'GM2']);
  });

  test('DLS.COMP.4 DLS.COMP.5 four colours; 8 blue Monstrosities and 30 Raiders of each other colour', () => {
    expect(COLORS).toEqual(['red', 'green', 'yellow', 'blue']);
    expect(content.tribes.map(({ color, figures, raider }) => [color, figures, raider])).toEqual([
      ['red', 30, true],
      ['green', 30, true],
      ['yellow', 30, true],
      ['blue', 8, false],
    ]);
  });

  test('DLS.COMP.6 DLS.COMP.7 DLS.COMP.8 DLS.COMP.9 a Leader board, front and back, and the tribe that is hit alike', () => {
    for (const { id, fullHealth, toHit, skills, defeat, slayer, tribe } of content.leaders) {
      expect(fullHealth).toBeGreaterThan(0);
      expect(skills.length).toBeGreaterThan(0);
      expect(defeat.effects.length).toBeGreaterThan(0);
      expect(slayer.abilities.length).toBeGreaterThan(0);
      if (tribe !== 'monstrosity') expect(toHitOf(tribe)).toBe(toHit);
      expect(tribeCard(tribe).leader).toBe(id);
    }
    // A tribe card is for looking up: an attack goes by the same number.
    const m = scene({ hat: { at: 4 }, rangers: ['hat'], map: { 4: { techie: 1 } } });
    answers(m, 'a', 'raiders');
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 1, target: leaderCard('krank').toHit });
  });

  test('DLS.COMP.10 DLS.COMP.11 a Ranger board has four attributes, two skills and one that costs Karma', () => {
    for (const id of RANGERS) {
      const { attributes, skills, bonusSkill } = rangerCard(id);
      expect(Object.keys(attributes)).toEqual(['resistance', 'adventure', 'tech', 'scavenge']);
      expect(skills).toHaveLength(2);
      expect(bonusSkill.abilities[0]?.cost?.karma).toBeGreaterThan(0);
    }
  });

  test('DLS.COMP.12 DLS.COMP.13 Mutations have a number, Monstrosities say how they are killed', () => {
    for (const { value } of content.mutations) expect([1, 2, 3]).toContain(value);
    for (const { fight } of content.monstrosities) expect(['test', 'dice']).toContain(fight.by);
  });
});

describe('the map', () => {
  test('DLS.BOARD.1 DLS.BOARD.2 38 numbered locations, some with two names, Last Stand (19) among them', () => {
    expect(content.board.locations.map(({ n }) => n)).toEqual(Array.from({ length: 38 }, (_, i) => i + 1));
    expect([10, 16, 32].map((n) => location(n).also)).toEqual(['Wishbone Pass', 'Apache Plains', 'Red River Island']);
    expect(location(19).name).toBe('Last Stand');
    expect(scene().state().rangers[0]?.at).toBe(19);
  });

  test('DLS.BOARD.3 DLS.BOARD.4 DLS.BOARD.10 open and solid borders: both make neighbours, one can be walked over', () => {
    expect(neighbours(19)).toEqual(expect.arrayContaining([14, 15, 18, 21, 25, 26]));
    expect(new Set(openNeighbours(19))).toEqual(new Set([14, 18, 21, 25]));
    for (const { n, neighbours: beside } of content.board.locations) {
      for (const { to, border } of beside) {
        expect(location(to).neighbours).toContainEqual({ to: n, border });
      }
    }
    const m = scene({ rangers: ['hat'] });
    answers(m, 'a', 'move');
    expect(options(m)).toEqual(['14', '18', '21', '25']);
    // Frank climbs over solid borders.
    expect(options(answers(scene(), 'a', 'move'))).toEqual(['14', '15', '18', '21', '25', '26']);
    expect(reach(19, 1, true)).toEqual([14, 15, 18, 21, 25, 26]);
  });

  test('DLS.BOARD.5 DLS.BOARD.6 as many successes are needed as there are radiation icons', () => {
    expect([1, 9, 20].map((n) => location(n).radiation)).toEqual([2, 1, 3]);
    const m = scene({ rangers: ['hat'], hat: { at: 20 }, phase: 'radiation', decks: { mutation: ['M01'] } });
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 4 });
    answers(m, 'a', [5, 6, 1, 1]);
    expect(the(m, 'hat').mutations).toEqual(['M01']);
  });

  test('DLS.BOARD.7 DLS.BOARD.8 land Leaders have a path from entry to Last Stand over open borders, Puke has none', () => {
    for (const id of LAND_LEADERS) {
      const path = pathOf(id);
      expect(path[0]).toBe(leaderCard(id).start);
      expect(path.at(-1)).toBe(19);
      path.slice(1).forEach((n, i) => expect(openNeighbours(path[i] ?? 0)).toContain(n));
    }
    expect(pathOf('puke')).toEqual([]);
    expect(LEADERS).toHaveLength(4);
  });

  test('DLS.BOARD.9 the playing-card icon marks Gambling locations', () => {
    expect(content.board.locations.filter(({ gambling }) => gambling).map(({ n }) => n)).toEqual([3, 10, 24, 31]);
    expect(isGambling(19)).toBe(false);
    const spec = { defenders: ['D01'] };
    expect(options(scene({ frank: { ...spec, at: 24 } }))).toEqual([
      'move',
      'gamble',
      'frank:frank.0:0',
      'retreat',
      'end',
    ]);
    expect(options(scene({ frank: { ...spec, at: 23 } }))).toEqual(['move', 'frank:frank.0:0', 'retreat', 'end']);
  });

  it('DLS.RAIDER.12 DLS.T.TRIBE tribes and Leaders are those of the table', async () => {
    const table = await rows('DLS.T.TRIBE');
    const own = content.tribes.map(({ name, color, leader: id, toHit, wounds }) => [
      name,
      color,
      leaderCard(id).name,
      toHit === null ? `own card (Puke himself ${leaderCard('puke').toHit}+)` : `${toHit}+`,
      toHit === null ? `${wounds} per figure, or discard 1 Defender card each` : `${wounds} per figure`,
    ]);
    expect(own).toEqual(table.map((row) => row.slice(0, 5)));
  });

  test('every location can be reached on foot', () => {
    expect(reach(19, 20, false)).toHaveLength(37);
    expect(reach(19, 2, false)).toEqual([9, 13, 14, 15, 18, 20, 21, 23, 25, 26, 30, 31]); // by their numbers
    expect(groupMissionOf(2)).toBeUndefined();
    expect(RAIDERS.every((tribe) => here(begun(lastStand.examples['defend-one']), 19)[tribe] === 0)).toBe(true);
  });
});
