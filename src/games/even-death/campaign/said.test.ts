import { expect, test } from 'vitest';
import { textOf } from '../../../kernel/index.ts';
import { evenDeath } from '../index.ts';
import { at, type CampaignScene, decided, mapScene } from './testing.ts';

/** What is told of the map: every option says what it brings, every line of the log why. */

const text = (m: CampaignScene, message: Parameters<typeof textOf>[1]): string =>
  textOf(evenDeath.texts, message, evenDeath.names(m.match.state));
const option = (m: CampaignScene, id: string): string => {
  const found = m.match.request?.kind === 'choose' ? m.match.request.options.find((one) => one.id === id) : undefined;
  if (found === undefined) throw new Error(`There is no option ${id} among ${m.asked().options?.join(', ')}`);
  return text(m, found.label ?? { key: id });
};
const lines = (m: CampaignScene): string[] => m.events().map((event) => text(m, event));

const survivors = { seat: 'a', tile: 'Crossway', members: [{ perks: ['scavenger' as const] }] };

test('a Move says where it leads and what that is worth, and when one of one’s own stands in the way', () => {
  const m = mapScene({ groups: [survivors, { seat: 'a', tile: 'Osier Flats' }, { seat: 'b', tile: 'Saltgate' }] });
  expect(option(m, `move:a1:${at('Marrowby')}`)).toBe('Force 1 moves to Marrowby (Town, worth 3)');
  expect(option(m, `move:a2:${at('Ashwater Bridge')}`)).toContain('Ashwater Bridge (Field)');
  expect(option(m, 'control:a1')).toContain('Crossway (Field)');
  expect(option(m, 'end')).toBe('End the turn, 3 actions unused');
  const near = mapScene({ groups: [survivors, { seat: 'a', tile: 'Marrowby' }, { seat: 'b', tile: 'Saltgate' }] });
  expect(option(near, `move:a1:${at('Marrowby')}`)).toContain('so it must move on');
});

test('a battle says against whom it is, how strong both are and what is at stake', () => {
  const horde = { seat: 'b', tile: 'Marrowby', herds: [{ type: 'regular' as const, zombies: 10 }] };
  const m = mapScene({ groups: [survivors, horde] });
  expect(option(m, 'battle:a1')).toBe(
    'Force 1 attacks: 10 points against 20, Horde 1 at Marrowby. The winner gets 2 Victory Points, the loser is gone',
  );
  const several = mapScene({ groups: [survivors, horde, { seat: 'b', tile: "Tanner's Common" }] });
  expect(option(several, 'battle:a1')).toContain("all who stand at Marrowby and Tanner's Common");
  m.answer('a', 'battle:a1').answer('b', 'each').answer('b', [1, 8, 8]);
  expect(lines(m).at(-1)).toBe(
    'The herds are Rotten (one Toughness die less), Agitated (pass every Brain Check) and Starved (Biting +1)',
  );
  expect(text(m, m.match.request?.prompt ?? { key: '' })).toBe(
    'The battle at Crossway, Survivors and Zombies with 10 and 20 points: how is it fought?',
  );
});

test('a Search says what the die may find; shifted, it says so, and counts the Expert Scavenger in', () => {
  const m = mapScene({
    groups: [survivors, { seat: 'b', tile: 'Saltgate' }],
    tiles: { Crossway: { controller: 'survivors' } },
  });
  expect(option(m, 'search:a1')).toContain('5-6 2 Supplies, 7 luxuries, 8 a recruit; one more or less');
  m.answer('a', 'search:a1').answer('a', [6]);
  expect(option(m, '6')).toBe('3 Supplies (6): 1 of them thanks to the Expert Scavenger');
  expect(option(m, '7')).toMatch(/^Luxuries \(7\): all of yours are Eager/);
  m.answer('a', '5');
  expect(lines(m)).toContain('Survivors, Force 1 takes a 5 instead, in a tile of its own');
});

test('what is built, healed or eaten is told with its use', () => {
  const m = mapScene({
    groups: [
      { ...survivors, members: [{ vitality: 1 }] },
      { seat: 'b', tile: 'Saltgate' },
    ],
    tiles: {
      Crossway: { controller: 'survivors', structure: 'aid-station' },
      Saltgate: { controller: 'zombies' },
    },
    sides: { a: { supplies: 1 } },
    actions: 1,
  });
  expect(option(m, 'heal:a1')).toContain('3 Vitality back for 1 Supply');
  m.answer('a', 'end').answer('b', [7]);
  expect(lines(m)).toContain('Horde Generation: a Horde would come, but Zombies have no free tile of their own');
  m.answer('b', 'end').answer('a', [3]);
  expect(lines(m)).toContain(
    'Survivors feed 1 Force: 1 Supply used up, 0 left, Deprived (a Health Check for each Force)',
  );
  expect(lines(m).at(-1)).toBe('Health Check, as there are no Supplies: Survivors, Force 1 is Sick');
});

test('after a battle the log says what it brought and how many are left of how many', () => {
  const m = decided(
    {
      groups: [
        { seat: 'a', tile: 'Crossway', members: [{}, {}] },
        { seat: 'b', tile: 'Marrowby' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      fighting: ['a1', 'b1'],
      winner: 'a',
    },
    (battle) => battle.humans.pop(),
  );
  expect(lines(m)).toEqual([
    'Survivors win the battle at Crossway after 4 rounds, and 2 Victory Points',
    'Survivors, Force 1: 1 of 2 humans left',
    'Zombies, Horde 1 is beaten and gone from Marrowby',
  ]);
});
