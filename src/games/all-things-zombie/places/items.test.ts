import { expect } from 'vitest';
import { fireDeeds } from '../fire/deeds.ts';
import { fleeFire } from '../fire/burning.ts';
import { CATALOGUE } from '../data/challenge-catalogue.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import type { Encounter, Human } from '../state.ts';
import { drive, rectangle, type SceneSpec, stateOf, test } from '../testing.ts';
import { isBright } from '../sight/light.ts';
import { prices } from './barter.ts';
import { handsOf } from './barricades.ts';
import { done } from './testing.ts';

const carrying = (items: ItemId[], more: Partial<SceneSpec> = {}): SceneSpec => ({
  band: [{ x: 18, y: 8, items, blades: ['knife'] }],
  ...more,
});
const carrier = (items: ItemId[], more: Partial<SceneSpec> = {}): [Encounter, Human] => {
  const { encounter } = stateOf(carrying(items, more));
  return [encounter, encounter.humans[0] as Human];
};

test('ATZ.ITEM.1 a thing is paid for with things, and with nothing else', () => {
  expect(prices(carrier(['food', 'rope'])[1], 'medical')).toEqual([
    { give: 'blade-0', and: '' },
    { give: 'food', and: '' },
    { give: 'rope', and: '' },
  ]);
  expect(prices({ ...carrier([])[1], blades: [] }, 'medical')).toEqual([]);
});

/** A burning house of 6 by 6 inches with an open door: 15 of its 24 inches are gone. */
const house = {
  id: 'house',
  name: 'House',
  outline: rectangle(15, 5, 6, 6),
  height: 3,
  openings: [
    {
      id: 'door',
      kind: 'door' as const,
      from: [17, 5] as [number, number],
      to: [19, 5] as [number, number],
      open: true,
    },
  ],
};
const burning: Partial<SceneSpec> = {
  buildings: [house],
  change: (enc) => void enc.fires.push({ building: 'house', lit: true, at: 0, left: 7, right: 8, putOut: 0 }),
};

test('ATZ.ITEM.2 every Item of our own catalogue has an effect in the game', () => {
  const works: Partial<Record<ItemId, (items: ItemId[]) => boolean>> = {
    crowbar: (items) => handsOf(carrier(items)[1]) === 2,
    hammer: (items) => handsOf(carrier(items)[1]) === 2,
    goggles: (items) => {
      const [enc, human] = carrier(items, { dayPart: 'night' });
      return isBright(enc, human, { ...human, y: 19 });
    },
    torch: (items) => {
      const start = { do: 'set-fire', who: 'a1', building: 'house' } as never;
      const dice = items.includes('torch') ? [6, 6, 1] : [6, 6];
      return done(fireDeeds, carrying(items, { buildings: [house] }), start, dice).fires.length === 1;
    },
    'gas-mask': (items) =>
      drive(carrying(items, burning), [], (t) => fleeFire(t, t.state.encounter.humans[0] as Human, {} as never), [
        'walk',
      ]).encounter.doing.at(-1)?.do !== 'walk',
  };
  const tools = new Set(Object.values(CATALOGUE).flatMap((one) => one.tools));
  const ours = ['crowbar', 'hammer', 'torch', 'repair-manual', 'goggles', 'gas-mask', 'lockpicks', 'rope'] as const;
  expect(ITEMS).toEqual(expect.arrayContaining([...ours]));
  for (const item of ours) {
    const effect = works[item];
    if (effect === undefined) expect(tools, item).toContain(item);
    else expect([effect([item]), effect([])], item).toEqual([true, false]);
  }
});
