import { describe, expect, test } from 'vitest';
import { idOf, type Match, meansOf } from '../../kernel/index.ts';
import { chosenIn, type Decision, type MenuChoice } from './decisions.ts';
import { evenDeath } from './index.ts';
import { scene } from './testing.ts';
import type { Message, Modifier, Offer } from './verbs.ts';

describe('the ids of decisions are what answers and records have always said', () => {
  test.each<[Decision, string]>([
    [{ do: 'move' }, 'move'],
    [{ do: 'shoot', gun: 'rifle.0', target: 'h2' }, 'shoot:rifle.0:h2'],
    [{ do: 'melee', arm: 'unarmed', target: 'b1' }, 'melee:unarmed:b1'],
    [{ do: 'bite', target: 'a1' }, 'bite:a1'],
    [{ do: 'climb', way: 'on' }, 'climb:on'],
    [{ do: 'climb', way: 'up', face: 'tower' }, 'climb:up:tower'],
    [{ do: 'interact', barrier: 'gate' }, 'interact:gate'],
    [{ do: 'reload', weapon: 1 }, 'reload:1'],
    [{ do: 'command', command: 'oscar-mike' }, 'command:oscar-mike'],
    [{ do: 'medic', patient: 'a2' }, 'medic:a2'],
    [{ do: 'merge', other: 'h3' }, 'merge:h3'],
    [{ do: 'done' }, 'done'],
    [{ entry: 0 }, '0'],
    [{ do: 'move', group: 'a1', to: 12 }, 'move:a1:12'],
    [{ do: 'build', group: 'a1', structure: 'farm' }, 'build:a1:farm'],
    [{ do: 'battle', group: 'a1' }, 'battle:a1'],
    [{ do: 'end' }, 'end'],
    [{ do: 'tile', tile: 5 }, 'tile:5'],
    [{ do: 'group', group: 'b2' }, 'group:b2'],
    [{ do: 'ready', list: 'neighbours' }, 'ready:neighbours'],
    [{ do: 'promote', member: 2 }, 'promote:2'],
    [{ place: 0, weapon: 'rifle' }, '0:rifle'],
    [{ type: 'regular', zombies: 10 }, 'regular:10'],
    [{ result: 6 }, '6'],
  ])('%j is %s', (decision, id) => {
    expect(idOf(decision)).toBe(id);
  });
});

test('EDM.TURN.4 every option of a unit says what it means, and an answer is found again by it', () => {
  const m = scene({
    humans: [
      { x: 10, y: 10, weapons: ['rifle', 'small-blade'], perks: ['medic'], vitality: 1 },
      { x: 20, y: 10, used: true },
    ],
    herds: [{ zombies: [[11, 10]] }, { zombies: [[10, 25]] }],
  });
  const request = m.match.request as NonNullable<Match['request']>;
  if (request.kind !== 'choose') throw new Error('It is asked what it does');
  expect(request.options.map(meansOf<MenuChoice>)).toEqual([
    { do: 'move' },
    { do: 'shoot', gun: 'rifle.0', target: 'h3' },
    { do: 'melee', arm: 'small-blade', target: 'h1' },
    { do: 'melee', arm: 'unarmed', target: 'h1' },
    { do: 'aim' },
    { do: 'shove' },
    { do: 'medic', patient: 'a1' },
    { do: 'done' },
  ]);
  expect(chosenIn<MenuChoice>(request, 'melee:unarmed:h1')).toEqual({ do: 'melee', arm: 'unarmed', target: 'h1' });
  expect(chosenIn<MenuChoice>(request, 'melee:unarmed:h9')).toBeUndefined();
});

/** These lines compile as they are: whatever is no word of the game does not. */
test('what the rules can say is a type', () => {
  const message: Message = { key: 'ed.menu' };
  // @ts-expect-error a key that no text has
  const unknown: Message = { key: 'ed.menus' };
  const modifier: Modifier = { rule: 'EDM.SHOOT.12', label: 'ed.factor.flanking', value: 1 };
  // @ts-expect-error a factor by a word of its own
  const own: Modifier = { rule: 'EDM.SHOOT.12', label: 'Flanking', value: 1 };
  const offer: Offer<MenuChoice> = { means: { do: 'bite', target: 'a1' } };
  // @ts-expect-error a deed that there is not
  const strange: Offer<MenuChoice> = { means: { do: 'nibble', target: 'a1' } };
  for (const { key } of [message]) expect(evenDeath.texts).toHaveProperty([key]);
  expect(evenDeath.texts).toHaveProperty([modifier.label]);
  for (const { key } of [unknown]) expect(evenDeath.texts).not.toHaveProperty([key]);
  expect([own.label, offer.means.do, (strange.means as { do: string }).do]).toEqual(['Flanking', 'bite', 'nibble']);
});
