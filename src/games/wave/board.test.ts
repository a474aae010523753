import { describe, expect, test } from 'vitest';
import { Viewer } from '../../kernel/index.ts';
import { PLAIN } from '../../text/index.ts';
import { TAGGED } from '../../text/testing.ts';
import { waveBoard } from './board.ts';
import { wave } from './index.ts';
import { scene, type SceneSpec, start, type WaveScene } from './testing.ts';

/** What seat a sees, on a page wide enough for everything. */
const drawn = (m: WaveScene, { width = 140, ink = PLAIN, seat = 'a' as string | null } = {}): readonly string[] =>
  waveBoard.draw(new Viewer(m.match, seat).state() as never, { width, ink, seat, names: wave.names(m.match.state) });

const FIGHT: SceneSpec = {
  seats: ['pillar', 'psycho', 'trigger'],
  phase: 'combat',
  round: 3,
  first: 'b',
  holder: 'a',
  turn: { seat: 'c' },
  discard: ['planks', 'nails'],
  line: [
    { enemy: 'wanderer', damage: 1, id: 4 },
    { enemy: 'brute', spears: 2, damage: 1, stunned: true, id: 7 },
    { enemy: 'raider', spears: 1, id: 8 },
    { enemy: 'survivor', id: 9 },
  ],
  a: {
    damage: 2,
    barricades: 1,
    traps: 2,
    survivors: 1,
    focus: true,
    inventory: ['planks', 'single-shoe', 'planks', 'crowbar'],
  },
  b: { damage: 99, roundDamage: 1, roundSplash: 2 },
  c: { damage: 4, inventory: ['bullets', 'granola-bar', 'lucky', 'crowbar'] },
};

describe('the board of Wave!', () => {
  test('has the piles, the line from left to right, and what lies before each player', () => {
    expect(drawn(scene(FIGHT), { ink: TAGGED })).toEqual([
      `<dim>-- round 3 of 6, Combat ${'-'.repeat(116)}</dim>`,
      '<dim>  Piles: 40 Rubble, 0 active, 2 discarded; 20 Combat; 12 Assault</dim>',
      '  Line: #4 Wanderer 1/2 <dim>|</dim> #7 Brute 3/4 (2 Spears, stunned) <dim>|</dim> #8 Raider 3/3 (1 Spear) <dim>|</dim> #9 Survivor 1/1',
      '  <strong>Pillar </strong> 7/9 health [#######..] <accent>holds WAVE!, 1 Barricade, 2 Traps, 1 survivor, Focus</accent>',
      '    <dim>3/8</dim> Crowbar, Planks x2, Single Shoe',
      '  Psycho  <harm>0/7 health [.......]</harm> <accent>First Player, +1 damage, +2 splash</accent>',
      '    <dim>0/8</dim> nothing',
      '> Trigger <harm>2/6 health [##....]</harm> <accent></accent>',
      '    <dim>4/8</dim> Crowbar, Bullets, Granola Bar, Lucky',
    ]);
  });

  test('says when no more assaults come and nobody is in the line', () => {
    const calm = { ...FIGHT, seats: ['pillar', 'psycho'], line: [], b: { damage: 4 } } as const;
    expect(drawn(scene({ ...calm, phase: 'strike', round: 7 }), { seat: null, ink: TAGGED })).toEqual([
      `<dim>-- round 7, no new assaults, The enemies attack ${'-'.repeat(92)}</dim>`,
      '<dim>  Piles: 40 Rubble, 0 active, 2 discarded; 20 Combat; 12 Assault</dim>',
      '  Line: empty',
      '  Pillar 7/9 health [#######..] <accent>holds WAVE!, 1 Barricade, 2 Traps, 1 survivor, Focus</accent>',
      '    <dim>3/8</dim> Crowbar, Planks x2, Single Shoe',
      '  Psycho 3/7 health [###....] <accent>First Player</accent>',
      '    <dim>0/8</dim> nothing',
    ]);
    expect(drawn(scene({ ...FIGHT, round: 6 }))[0]).toMatch(/^-- round 6 of 6, Combat -+$/);
    expect(drawn(scene({ ...FIGHT, phase: 'trade' }))[0]).toMatch(/^-- round 3 of 6, Trade -+$/);
  });

  test('wraps what a narrow page has no room for, and points at who searches', () => {
    const inventory = ['crowbar', 'planks', 'nails', 'wires', 'shards', 'explosives'];
    const line = ['brute', 'brute', 'survivor'] as const;
    expect(drawn(scene({ active: ['WAVE!', 'planks'], line, a: { inventory, traps: 1 } }), { width: 40 })).toEqual([
      '-- round 1 of 6, Search ----------------',
      '  Piles: 40 Rubble, 1 active, 0',
      '  discarded; 20 Combat; 12 Assault',
      '  Line: #1 Brute 4/4 | #2 Brute 4/4 |',
      '        #3 Survivor 1/1',
      '> Drifter 8/8 health [########]',
      '    First Player, 1 Trap',
      '    6/8 Crowbar, Planks, Nails, Wires,',
      '        Shards, Explosives',
      '  Trigger 6/6 health [######]',
      '    0/8 nothing',
    ]);
  });

  test('has only names before anybody has a character', () => {
    expect(drawn(start({ players: [{}, {}], first: 'a' }), { width: 80 })).toEqual([
      `-- Muster ${'-'.repeat(70)}`,
      '  Piles: 62 Rubble, 0 active, 0 discarded; 32 Combat; 12 Assault',
      '  Line: empty',
      '  Player A',
      '  Player B',
    ]);
  });

  test('a card in the line is told from others by its number', () => {
    expect([{ foe: 7 }, { card: 'planks' }, null].map((about) => waveBoard.tag?.(about))).toEqual([7, null, null]);
  });
});
