import { describe, expect, test } from 'vitest';
import type { Match } from '../../kernel/index.ts';
import { mapScene } from './campaign/testing.ts';
import { evenDeathNotes } from './notes.ts';
import { scene } from './testing.ts';

const EVENTS = [
  { key: 'ed.killed' },
  { key: 'ed.killed' },
  { key: 'ed.fallen', params: { zombies: 3 } },
  { key: 'ed.fallen', params: { zombies: 1 } },
  { key: 'ed.bitten', params: { zombies: 9 } },
  { key: 'ed.infected' },
  { key: 'ed.turned' },
  { key: 'ed.turned.alone' },
  { key: 'ed.withdrew' },
  { key: 'ed.campaign.turn' },
  { key: 'ed.battle.joined' },
  { key: 'ed.battle.joined' },
  { key: 'ed.battle.drawn' },
];
const FOUGHT = {
  'humans lost': 2,
  'zombies lost': 4,
  bites: 1,
  infections: 1,
  'turned into zombies': 2,
  'units withdrawn': 1,
};
const notesOf = (state: unknown) => evenDeathNotes({ state, events: EVENTS } as unknown as Match);

describe('what is noted of a match of Even Death May Die', () => {
  test('of a battle: its rounds, what it cost, and how each side came out of it', () => {
    const { state } = scene({
      round: 4,
      humans: [{ x: 10, y: 10 }],
      herds: [
        {
          zombies: [
            [20, 20],
            [22, 20],
          ],
        },
      ],
    }).match;
    expect(notesOf(state)).toEqual({
      numbers: { rounds: 4, ...FOUGHT },
      groups: {
        faction: { survivors: 'a', zombies: 'b' },
        losses: { 'survivors: nobody lost': 'a', 'zombies: nobody lost': 'b' },
      },
    });
    const losses = (change: (battle: NonNullable<typeof state.battle>) => void): object | undefined => {
      const later = structuredClone(state);
      if (later.battle !== null) change(later.battle);
      return notesOf(later).groups.losses;
    };
    expect(losses(({ herds, humans }) => [herds[0]?.zombies.pop(), humans.pop()])).toEqual({
      'survivors: nobody left': 'a',
      'zombies: some lost': 'b',
    });
    expect(losses(({ sides }) => Object.assign(sides[1] as object, { counts: false }))).toEqual({
      'survivors: nobody lost': 'a',
    });
    expect(notesOf({ ...state, battle: null })).toEqual({
      numbers: { rounds: 0, ...FOUGHT },
      groups: { faction: { survivors: 'a', zombies: 'b' } },
    });
  });

  test('of a campaign: turns, battles and points; of battles played out fast nothing but their end', () => {
    const spec = {
      groups: [{ seat: 'a', tile: 'Crossway' }],
      tiles: { Crossway: { controller: 'survivors' as const } },
    };
    const points = { 'points: survivors': 1, 'points: zombies': 0 };
    const counts = { turns: 1, battles: 2, 'battles drawn': 1 };
    expect(notesOf(mapScene(spec).match.state)).toEqual({
      numbers: { ...counts, ...FOUGHT, ...points },
      groups: { faction: { survivors: 'a', zombies: 'b' } },
    });
    expect(notesOf(mapScene({ ...spec, battles: 'fast' }).match.state).numbers).toEqual({ ...counts, ...points });
  });
});
